/** The topics of the facts, for the filter of the log. */
import type { LogKind } from '../plugin';
import type { Fact } from './position';

export const KINDS: Partial<Record<Fact['type'], LogKind>> = {
  TileLaid: 'moves',
  LeaderPlaced: 'moves',
  LeaderWentHome: 'moves',
  CatastrophePlayed: 'moves',
  MonumentBuilt: 'moves',
  MonumentDeclined: 'moves',
  TilesSwapped: 'moves',
  TurnEndedEarly: 'moves',
  KingdomsUnited: 'conflicts',
  ConflictBegan: 'conflicts',
  TilesAdded: 'conflicts',
  ConflictDecided: 'conflicts',
  TilesLost: 'conflicts',
  Scored: 'points',
  TreasureTaken: 'points',
};
