/** The moments that decided most: conflicts with the most points behind them, and monuments. */
import type { Fact } from '../generated/types';

export interface Moment<F extends Fact = Fact> {
  letter: string; // the same in the list and in the chart
  fact: F;
  round: number;
  told: number; // which of the facts that everybody heard: the replay finds it by this
}

const MOST = 5;
const NEAR = 5; // facts after a conflict among which its points are

export function moments<F extends Fact>(
  facts: readonly F[],
  seats: number,
  turnOf: (fact: F) => number | null,
): Moment<F>[] {
  const found: (Omit<Moment<F>, 'letter'> & { weight: number })[] = [];
  let [turns, told] = [0, 0];
  facts.forEach((fact, at) => {
    if (turnOf(fact) !== null) turns++;
    const weight = weightOf(fact, facts.slice(at + 1, at + 1 + NEAR));
    if (weight) found.push({ fact, told, weight, round: Math.max(1, Math.ceil(turns / seats)) });
    if (fact.to === null) told++;
  });
  const chosen = found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.told - b.told);
  return chosen.map(({ fact, round, told: at }, i) => ({ letter: 'abcde'[i]!, fact, round, told: at }));
}

function weightOf(fact: Fact, after: readonly Fact[]): number {
  if (fact.type === 'MonumentBuilt') return 4;
  if (fact.type !== 'ConflictDecided') return 0;
  return after.find((one) => one.type === 'Scored')?.points ?? 1;
}
