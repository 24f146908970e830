/** The moments that decided most, as the game sees it. */
import type { Fact } from '../generated/types';

/** What of a game's plug-in is needed here, for its own facts. */
interface Judge<F extends Fact> {
  turnOf: (fact: F) => number | null;
  importance?: (fact: F, after: readonly F[]) => number;
}

export interface Moment<F extends Fact = Fact> {
  letter: string; // the same in the list and in the chart
  fact: F;
  round: number;
  told: number; // which of the facts that everybody heard: the replay finds it by this
}

const MOST = 5;
const NEAR = 5; // facts after it that tell what it was worth

export function moments<F extends Fact>(
  facts: readonly F[],
  seats: number,
  { turnOf, importance = () => 0 }: Judge<F>,
): Moment<F>[] {
  const found: (Omit<Moment<F>, 'letter'> & { weight: number })[] = [];
  let [turns, told] = [0, 0];
  facts.forEach((fact, at) => {
    if (turnOf(fact) !== null) turns++;
    const weight = importance(fact, facts.slice(at + 1, at + 1 + NEAR));
    if (weight) found.push({ fact, told, weight, round: Math.max(1, Math.ceil(turns / seats)) });
    if (fact.to === null) told++;
  });
  const chosen = found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.told - b.told);
  return chosen.map(({ fact, round, told: at }, i) => ({ letter: 'abcde'[i]!, fact, round, told: at }));
}
