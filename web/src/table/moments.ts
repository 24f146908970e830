/** The moments that decided most, as the game sees it. */
import type { Fact, GameName } from '../generated/types';
import type { Plugin } from '../boards/plugin';

export interface Moment<G extends GameName = GameName> {
  letter: string; // the same in the list and in the chart
  fact: Fact<G>;
  round: number;
  told: number; // which of the facts that everybody heard: the replay finds it by this
}

const MOST = 5;
const NEAR = 5; // facts after it that tell what it was worth

export function moments<G extends GameName>(
  facts: readonly Fact<G>[],
  seats: number,
  { turnOf, importance = () => 0 }: Pick<Plugin<G>, 'turnOf' | 'importance'>,
): Moment<G>[] {
  const found: (Omit<Moment<G>, 'letter'> & { weight: number })[] = [];
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
