/** The turning points: the facts after which a player's power, if the game ended then, had changed most. */
import type { Fact } from './position';

export interface Turn {
  fact: Fact; // what happened
  seat: number; // whose power it changed
  swing: number;
  round: number; // counted from 1
  publicIndex: number; // its index among public facts: the replay finds it by this
}
const MOST = 4;
const TELLING: readonly Fact['type'][] = [
  'InvasionEnded',
  'GuardPlaced',
  'PlanetBombarded',
  'MercenaryWounded',
  'GuardKilled',
  'UnitsDeployed',
];

/** Facts list everybody's power at the beginning of every turn: the turn between two such moments changed it. */
export function turningPoints(facts: readonly Fact[], seats: number, final: readonly number[]): Turn[] {
  const begins = facts.flatMap((fact, at) => (fact.type === 'TurnBegan' ? [{ at, power: fact.power }] : []));
  const found = begins.flatMap(({ at: from, power: before }, n): Turn[] => {
    const to = begins[n + 1]?.at ?? facts.length;
    const after = begins[n + 1]?.power ?? final;
    const swings = before.map((power, seat) => ({ seat, swing: (after[seat] ?? 0) - power }));
    const { seat, swing } = swings.reduce((best, one) => (Math.abs(one.swing) > Math.abs(best.swing) ? one : best));
    const within = facts.slice(from, to);
    const fact = TELLING.map((type) => within.findLast((one) => one.type === type)).find(Boolean);
    if (!fact || !swing) return [];
    const publicIndex = facts.slice(0, facts.indexOf(fact)).filter(({ to: only }) => only === null).length;
    return [{ fact, seat, swing, publicIndex, round: 1 + Math.floor(n / seats) }];
  });
  return found
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.round - b.round);
}
