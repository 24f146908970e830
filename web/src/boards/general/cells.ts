import type { Fact } from '../../generated/types';

/** The cells of a fact, in fields with the usual names. */
export function cellsOf(fact: Fact): string[] {
  const named = [
    'cell' in fact ? fact.cell : null,
    'origin' in fact ? fact.origin : null,
    ...('cells' in fact ? fact.cells : []),
    ...('squares' in fact ? fact.squares : []),
  ];
  return named.filter((cell) => typeof cell === 'string');
}
