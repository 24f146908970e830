/** How power grew, as far as the story is known: a table may have begun in the middle of a game. */
import type { Told } from '$core/telling';

/**
 * What everybody would have had if the game had ended at the beginning of each round, from the first turn that is
 * known; and the end.
 */
export function course(facts: readonly Told[], seats: number, final: readonly number[]): number[][] {
  const rounds = facts.filter((fact) => fact.type === 'TurnBegan').filter((_, turn) => turn % seats === 0);
  const counted = [...rounds.map((fact) => fact['power'] as number[]), final];
  return Array.from({ length: seats }, (_, seat) => counted.map((power) => power[seat] ?? 0));
}
/** Whether the story begins with the game. */
export function whole(facts: readonly Told[]): boolean {
  return facts.some((fact) => fact.type === 'FirstPlayerDrawn');
}
/** Where the power that a player has taken came from; what is not told came before the story. */
export function sources(facts: readonly Told[], seat: number, taken: number): { why: string; sum: number }[] {
  const gains = facts.filter((fact) => fact.type === 'PowerGained' && fact['seat'] === seat);
  const told = ['deploy', 'reputation'].map((why) => ({
    why,
    sum: gains.filter((fact) => fact['why'] === why).reduce((sum, fact) => sum + Number(fact['power']), 0),
  }));
  const before = taken - told.reduce((sum, one) => sum + one.sum, 0);
  return [{ why: 'before', sum: before }, ...told].filter(({ sum }) => sum);
}
