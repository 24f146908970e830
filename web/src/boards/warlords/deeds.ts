/** Bombardments and reconnaissances, read from the facts. */
import type { Fact } from './position';

export interface Bombing {
  seat: number;
  planet: string;
  dice: string[];
  lost: { seat: number; units: string }[];
}

/** The last bombardment: the dice and the losses. Units destroyed by hits are lost after the dice. */
export function bombing(facts: readonly Fact[]): Bombing | null {
  const began = facts.findLast((fact) => fact.type === 'PlanetBombarded');
  if (!began) return null;
  const found: Bombing = { seat: began.seat, planet: began.planet, dice: [], lost: [] };
  for (const fact of facts.slice(facts.lastIndexOf(began) + 1)) {
    if (fact.type === 'UnitsLost' && fact.planet === found.planet)
      found.lost.push({ seat: fact.seat, units: fact.units });
    else if (fact.type === 'DiceRolled' && fact.seat === found.seat && !found.dice.length) found.dice = fact.dice;
    else break; // other facts are not part of it
  }
  return found;
}

export interface Finding {
  seat: number;
  planets: string[];
  types: string[];
}
/** The planets that this seat found last. */
export function finding(facts: readonly Fact[], seat: number | null): Finding | null {
  const seen = facts.filter((one) => one.type === 'PlanetsSeen').findLast((one) => one.seat === seat);
  return seen ? { seat: seen.seat, planets: seen.planets, types: seen.types } : null;
}
/** How the action in progress was paid for. */
export function paid(facts: readonly Fact[], action: string): string {
  const fact = facts.findLast((one) => one.type === 'ActionPlayed');
  return fact?.action === action ? fact.cost : '';
}
