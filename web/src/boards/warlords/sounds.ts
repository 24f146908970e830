/** The sounds at the table: for facts, and for the player's own answers. */
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
