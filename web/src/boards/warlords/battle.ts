/** The last invasion, told again from the facts: which guard came, and the dice of every round. */
import type { Kind } from '$core/kinds';
import { unpacked, type Fact, type Frame } from './position';

export interface Round {
  attack: string[];
  defence: string[];
  again: string[]; // rolled once more
  lost: { seat: number; units: string }[];
}
export interface Battle {
  began: Kind<Fact, 'InvasionBegan'>;
  fell: boolean; // the planet's marker went back
  guard: string[] | null;
  rounds: Round[];
  ended: Kind<Fact, 'InvasionEnded'> | null;
}

export function battle(facts: readonly Fact[]): Battle | null {
  const began = facts.findLast((fact) => fact.type === 'InvasionBegan');
  if (!began) return null;
  const found: Battle = { began, fell: false, guard: null, rounds: [], ended: null };
  for (const fact of facts.slice(facts.lastIndexOf(began) + 1)) {
    const now = found.rounds.at(-1);
    if (fact.type === 'TrackFell') found.fell = true;
    else if (fact.type === 'GuardSent') found.guard = fact.cards;
    else if (fact.type === 'UnitsLost' && now) now.lost.push({ seat: fact.seat, units: fact.units });
    else if (fact.type === 'DiceRolled') {
      const { dice } = fact;
      if (fact.seat === began.invader) found.rounds.push({ attack: dice, defence: [], again: [], lost: [] });
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
export function hits(frame: Frame<'Invasion'>): Record<'attack' | 'defence', { hits: number; idle: boolean }> {
  const tank = unpacked(frame.troops).includes('t');
  const reinforced = frame.manoeuvre === 'reinforcements' && frame.round === 1;
  const of = (dice: readonly string[], counts: boolean) => ({
    hits: count(dice, 'hit') + (counts ? count(dice, 'invader') : 0),
    idle: !counts && dice.includes('invader'),
  });
  return { attack: of(frame.attack, tank), defence: of(frame.defence, reinforced) };
}
/** Which of these units are sure to fall by so many hits: all of them, or so many if they are all of a kind. §14.8 */
export function certain(units: string, hits: number): string {
  return hits >= units.length ? units : new Set(units).size === 1 ? units.slice(0, hits) : '';
}
