/** What is heard at the table: with a fact, and with one's own answer. */
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
