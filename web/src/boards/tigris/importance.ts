/** Conflicts weigh as much as they scored, a monument as much as four points. */
import type { Fact } from './position';

export function importance(fact: Fact, after: readonly Fact[]): number {
  if (fact.type === 'MonumentBuilt') return 4;
  if (fact.type !== 'ConflictDecided') return 0;
  return after.find((one) => one.type === 'Scored')?.points ?? 1;
}
