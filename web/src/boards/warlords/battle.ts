/** The last invasion, told again from the facts: which guard came, and the dice of every round. */
import type { Told } from '$core/telling';
import { unpacked } from './position';

export interface Round {
  attack: string[];
  defence: string[];
  again: string[]; // rolled once more
  lost: { seat: number; units: string }[];
}
export interface Battle {
  began: Told;
  fell: boolean; // the planet's marker went back
  guard: string[] | null;
  rounds: Round[];
  ended: Told | null;
}

export function battle(facts: readonly Told[]): Battle | null {
  const from = facts.findLastIndex((fact) => fact.type === 'InvasionBegan');
  if (from < 0) return null;
  const found: Battle = { began: facts[from]!, fell: false, guard: null, rounds: [], ended: null };
  for (const fact of facts.slice(from + 1)) {
    const now = found.rounds.at(-1);
    if (fact.type === 'TrackFell') found.fell = true;
    else if (fact.type === 'GuardSent') found.guard = fact['cards'] as string[];
    else if (fact.type === 'UnitsLost' && now)
      now.lost.push({ seat: fact['seat'] as number, units: fact['units'] as string });
    else if (fact.type === 'DiceRolled') {
      const dice = fact['dice'] as string[];
      if (fact['seat'] === found.began['invader'])
        found.rounds.push({ attack: dice, defence: [], again: [], lost: [] });
      else if (now) now.defence.length ? (now.again = dice) : (now.defence = dice);
    } else if (fact.type === 'InvasionEnded') {
      found.ended = fact;
      break;
    }
  }
  return found;
}

const count = (dice: readonly string[], face: string) => dice.filter((one) => one === face).length;
/** How many units each side's dice cost the other, and whether the invader faces count for it. §14.7 §14.5 */
export function hits(frame: Told): Record<'attack' | 'defence', { hits: number; idle: boolean }> {
  const [attack, defence] = [frame['attack'] as string[], frame['defence'] as string[]];
  const tank = unpacked(frame['troops'] as number).includes('t');
  const reinforced = frame['manoeuvre'] === 'reinforcements' && frame['round'] === 1;
  const of = (dice: readonly string[], counts: boolean) => ({
    hits: count(dice, 'hit') + (counts ? count(dice, 'invader') : 0),
    idle: !counts && dice.includes('invader'),
  });
  return { attack: of(attack, tank), defence: of(defence, reinforced) };
}
/** Which of these units are sure to fall by so many hits: all of them, or so many if they are all of a kind. §14.8 */
export function certain(units: string, hits: number): string {
  return hits >= units.length ? units : new Set(units).size === 1 ? units.slice(0, hits) : '';
}
