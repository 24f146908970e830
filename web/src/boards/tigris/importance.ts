/** Conflicts weigh as much as they scored, a monument as much as four points. */
import type { Fact } from '../../generated/types';

export function importance(fact: Fact<'tigris'>, after: readonly Fact<'tigris'>[]): number {
  if (fact.type === 'MonumentBuilt') return 4;
  if (fact.type !== 'ConflictDecided') return 0;
  return after.find((one) => one.type === 'Scored')?.points ?? 1;
}
