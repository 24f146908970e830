/** The course of power, as far as the facts are known: a table may have begun in the middle of a game. */
import type { Fact } from './position';

/** Everybody's power if the game had ended at the beginning of each round, from the first known turn; and the end. */
export function powerHistory(facts: readonly Fact[], seats: number, final: readonly number[]): number[][] {
  const rounds = facts.filter((fact) => fact.type === 'TurnBegan').filter((_, turn) => turn % seats === 0);
  const counted = [...rounds.map((fact) => fact.power), final];
  return Array.from({ length: seats }, (_, seat) => counted.map((power) => power[seat] ?? 0));
}
/** Whether the facts begin with the game. */
export function fromStart(facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.type === 'FirstPlayerDrawn');
}
/** The sources of the power that a player has taken; power without a known fact is older than the first fact. */
export function sources(facts: readonly Fact[], seat: number, taken: number): { why: string; sum: number }[] {
  const gains = facts.filter((fact) => fact.type === 'PowerGained').filter((fact) => fact.seat === seat);
  const counted = ['deploy', 'reputation'].map((why) => ({
    why,
    sum: gains.filter((fact) => fact.why === why).reduce((sum, fact) => sum + fact.power, 0),
  }));
  const before = taken - counted.reduce((sum, one) => sum + one.sum, 0);
  return [{ why: 'before', sum: before }, ...counted].filter(({ sum }) => sum);
}
