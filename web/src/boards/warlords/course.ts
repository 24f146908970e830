/** How power grew: what everybody would have had if the game had ended at the beginning of each round; and the end. */
import type { Told } from '$core/telling';

export function course(facts: readonly Told[], seats: number, final: readonly number[]): number[][] {
  const rounds = facts.filter((fact) => fact.type === 'TurnBegan').filter((_, turn) => turn % seats === 0);
  const counted = [...rounds.map((fact) => fact['power'] as number[]), final];
  return Array.from({ length: seats }, (_, seat) => counted.map((power) => power[seat] ?? 0));
}
