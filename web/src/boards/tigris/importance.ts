/** Conflicts weigh as much as they scored, a monument as much as four points. */
import type { Told } from '$core/telling';

export function importance(fact: Told, after: readonly Told[]): number {
  if (fact.type === 'MonumentBuilt') return 4;
  if (fact.type !== 'ConflictDecided') return 0;
  return (after.find((one) => one.type === 'Scored')?.['points'] as number | undefined) ?? 1;
}
