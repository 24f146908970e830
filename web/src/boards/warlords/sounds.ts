/** What is heard at the table: with a fact, and with one's own answer. */
import type { Sound } from '$core/sounds';
import type { Fact } from './position';

export const SOUNDS: Partial<Record<Fact['type'], Sound>> = {
  UnitsDeployed: 'place',
  ShipMoved: 'place',
  MercenaryPlayed: 'place',
  InvasionBegan: 'conflict',
  PlanetBombarded: 'conflict',
  DiceRolled: 'dice',
  MercenaryHired: 'bid',
  PlanetsRevealed: 'reveal',
  TokenShown: 'reveal',
  GameOver: 'end',
};
