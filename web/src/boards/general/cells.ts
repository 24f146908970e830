/** The cells that a fact is about, by the usual names of its fields. */
import type { Told } from '$core/telling';

const FIELDS = ['cell', 'origin', 'cells', 'squares'];

export function cellsOf(fact: Told): string[] {
  return FIELDS.flatMap((name) => fact[name]).filter((cell): cell is string => typeof cell === 'string');
}
