/** The most important moments of the game, by the plug-in's `importance`. */
import type { Fact, GameName } from '../generated/types';
import type { Plugin } from '../boards/plugin';

export interface Moment<G extends GameName = GameName> {
  letter: string; // the same in the list and in the chart
  fact: Fact<G>;
  round: number;
  publicIndex: number; // its index among public facts: the replay finds it by this
}

const MOST = 5;
const NEAR = 5; // the facts after it that show its value

export function moments<G extends GameName>(
  facts: readonly Fact<G>[],
  seats: number,
  { turnOf, importance = () => 0 }: Pick<Plugin<G>, 'turnOf' | 'importance'>,
): Moment<G>[] {
  const found: (Omit<Moment<G>, 'letter'> & { weight: number })[] = [];
  let [turns, publicIndex] = [0, 0];
  facts.forEach((fact, at) => {
    if (turnOf(fact) !== null) turns++;
    const weight = importance(fact, facts.slice(at + 1, at + 1 + NEAR));
    if (weight) found.push({ fact, publicIndex, weight, round: Math.max(1, Math.ceil(turns / seats)) });
    if (fact.to === null) publicIndex++;
  });
  const chosen = found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.publicIndex - b.publicIndex);
  return chosen.map(({ fact, round, publicIndex: at }, i) => ({ letter: 'abcde'[i]!, fact, round, publicIndex: at }));
}
