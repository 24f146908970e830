/** How power grew, as far as the facts are known: a table may have begun in the middle of a game. */
import type { Fact } from './position';

/**
 * What everybody would have had if the game had ended at the beginning of each round, from the first turn that is
 * known; and the end.
 */
export function powerHistory(facts: readonly Fact[], seats: number, final: readonly number[]): number[][] {
  const rounds = facts.filter((fact) => fact.type === 'TurnBegan').filter((_, turn) => turn % seats === 0);
  const counted = [...rounds.map((fact) => fact.power), final];
  return Array.from({ length: seats }, (_, seat) => counted.map((power) => power[seat] ?? 0));
}
/** Whether the story begins with the game. */
export function fromStart(facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.type === 'FirstPlayerDrawn');
}
/** Where the power that a player has taken came from; what is not told came before the story. */
export function sources(facts: readonly Fact[], seat: number, taken: number): { why: string; sum: number }[] {
  const gains = facts.filter((fact) => fact.type === 'PowerGained').filter((fact) => fact.seat === seat);
  const told = ['deploy', 'reputation'].map((why) => ({
    why,
    sum: gains.filter((fact) => fact.why === why).reduce((sum, fact) => sum + fact.power, 0),
  }));
  const before = taken - told.reduce((sum, one) => sum + one.sum, 0);
  return [{ why: 'before', sum: before }, ...told].filter(({ sum }) => sum);
}
