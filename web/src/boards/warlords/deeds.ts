/** Bombardments and reconnaissances, told again from the facts. */
import type { Told } from '$core/telling';

export interface Bombing {
  seat: number;
  planet: string;
  dice: string[];
  lost: { seat: number; units: string }[];
}

/** The last bombardment: the dice, and who has lost what. The units that its hits destroy are lost after the dice. */
export function bombing(facts: readonly Told[]): Bombing | null {
  const from = facts.findLastIndex((fact) => fact.type === 'PlanetBombarded');
  if (from < 0) return null;
  const found: Bombing = {
    seat: facts[from]!['seat'] as number,
    planet: facts[from]!['planet'] as string,
    dice: [],
    lost: [],
  };
  for (const fact of facts.slice(from + 1)) {
    if (fact.type === 'UnitsLost' && fact['planet'] === found.planet)
      found.lost.push({ seat: fact['seat'] as number, units: fact['units'] as string });
    else if (fact.type === 'DiceRolled' && fact['seat'] === found.seat && !found.dice.length)
      found.dice = fact['dice'] as string[];
    else break; // whatever else happens is no part of it
  }
  return found;
}

export interface Finding {
  seat: number;
  planets: string[];
  types: string[];
}
/** What this seat has seen last in the dark. */
export function finding(facts: readonly Told[], seat: number | null): Finding | null {
  const fact = facts.findLast((one) => one.type === 'PlanetsSeen' && one['seat'] === seat);
  return fact
    ? { seat: fact['seat'] as number, planets: fact['planets'] as string[], types: fact['types'] as string[] }
    : null;
}
/** How the action that goes on was paid for. */
export function paid(facts: readonly Told[], action: string): string {
  const fact = facts.findLast((one) => one.type === 'ActionPlayed');
  return fact?.['action'] === action ? String(fact['cost']) : '';
}
