/** The sounds at the table: for facts, and for the player's own answers. */
import type { Sound } from '$core/sounds';
import type { Topic } from '../../generated/types';
import type { Fact } from './position';

export const SOUNDS: Partial<Record<Fact['type'], Sound>> = {
  TileLaid: 'place',
  LeaderPlaced: 'place',
  MonumentBuilt: 'place',
  ConflictBegan: 'conflict',
  CatastrophePlayed: 'conflict',
  ConflictDecided: 'reveal',
  TreasureTaken: 'bid',
  GameOver: 'end',
};

export const ANSWER_SOUNDS: Partial<Record<Topic<'tigris'>, Sound>> = {
  AddTiles: 'seal',
};
