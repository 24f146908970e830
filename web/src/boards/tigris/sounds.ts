/** What is heard at the table: with a fact, and with one's own answer. */
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
