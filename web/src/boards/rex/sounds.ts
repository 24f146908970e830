/** The sounds at the table: for facts, and for the player's own answers. */
import type { Sound } from '$core/sounds';
import type { Topic } from '../../generated/types';
import type { Fact } from './position';

export const SOUNDS: Partial<Record<Fact['type'], Sound>> = {
  UnitsDeployed: 'place',
  UnitsMoved: 'place',
  BattleBegan: 'conflict',
  FleetMoved: 'conflict',
  TraitorRevealed: 'conflict',
  BidMade: 'bid',
  CardSold: 'bid',
  PlanOpened: 'reveal',
  CardsOpened: 'reveal',
  GameOver: 'end',
};

export const ANSWER_SOUNDS: Partial<Record<Topic<'rex'>, Sound>> = {
  SealPlan: 'seal',
  SealCards: 'seal',
};
