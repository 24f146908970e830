import type { Fact } from '../../generated/types';

/** The cells that a fact is about, by the usual names of its fields. */
export function cellsOf(fact: Fact): string[] {
  const named = [
    'cell' in fact ? fact.cell : null,
    'origin' in fact ? fact.origin : null,
    ...('cells' in fact ? fact.cells : []),
    ...('squares' in fact ? fact.squares : []),
  ];
  return named.filter((cell) => typeof cell === 'string');
}
