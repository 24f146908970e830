/** The moments that decided most: conflicts with the most points behind them, monuments, treason, alliances, the coming end. */
import type { Told } from '$core/telling';

export interface Moment {
  letter: string; // the same in the list and in the chart
  fact: Told;
  round: number;
  told: number; // which of the facts that everybody heard: the replay finds it by this
}

const MOST = 5;
const NEAR = 5; // facts after a conflict among which its points are

/** `roundOf` tells the number of a round that begins, where rounds are not counted by turns. */
export function moments(facts: readonly Told[], seats: number, turnOf: (fact: Told) => number | null, roundOf?: (fact: Told) => number | null): Moment[] {
  const found: (Omit<Moment, 'letter'> & { weight: number })[] = [];
  let [turns, told, begun] = [0, 0, 0];
  facts.forEach((fact, at) => {
    if (turnOf(fact) !== null) turns++;
    begun = roundOf?.(fact) ?? begun;
    const weight = weightOf(fact, facts.slice(at + 1, at + 1 + NEAR));
    if (weight) found.push({ fact, told, weight, round: Math.max(1, begun || Math.ceil(turns / seats)) });
    if (fact['to'] == null) told++;
  });
  const chosen = found.sort((a, b) => b.weight - a.weight).slice(0, MOST).sort((a, b) => a.told - b.told);
  return chosen.map(({ fact, round, told: at }, i) => ({ letter: 'abcde'[i]!, fact, round, told: at }));
}

const WEIGHTS: Record<string, number> = { MonumentBuilt: 4, TraitorRevealed: 6, AllianceFormed: 4, BattleDecided: 2, EndTriggered: 6, InvasionEnded: 3, AbilityUsed: 1 };

function weightOf(fact: Told, after: readonly Told[]): number {
  if (fact.type !== 'ConflictDecided') return WEIGHTS[fact.type] ?? 0;
  return (after.find((one) => one.type === 'Scored')?.['points'] as number | undefined) ?? 1;
}
