/**
 * The moments that decided most: the facts after which somebody's power, as if the game ended then, had changed most.
 */
import type { Told } from '$core/telling';

export interface Turn {
  fact: Told; // what happened
  seat: number; // whose power it changed
  swing: number;
  round: number; // counted from 1
}
const MOST = 4;
const TELLING = ['InvasionEnded', 'GuardPlaced', 'PlanetBombarded', 'MercenaryWounded', 'GuardKilled', 'UnitsDeployed'];

/** Power is told at the beginning of every turn: the turn between two such moments changed it. */
export function turningPoints(facts: readonly Told[], seats: number, final: readonly number[]): Turn[] {
  const begins = facts.flatMap((fact, at) => (fact.type === 'TurnBegan' ? [at] : []));
  const found = begins.flatMap((from, n): Turn[] => {
    const to = begins[n + 1] ?? facts.length;
    const [before, after] = [
      facts[from]!['power'] as number[],
      n + 1 < begins.length ? (facts[to]!['power'] as number[]) : final,
    ];
    const swings = before.map((power, seat) => ({ seat, swing: (after[seat] ?? 0) - power }));
    const { seat, swing } = swings.reduce((best, one) => (Math.abs(one.swing) > Math.abs(best.swing) ? one : best));
    const within = facts.slice(from, to);
    const fact = TELLING.map((type) => within.findLast((one) => one.type === type)).find(Boolean);
    return fact && swing ? [{ fact, seat, swing, round: 1 + Math.floor(n / seats) }] : [];
  });
  return found
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.round - b.round);
}
