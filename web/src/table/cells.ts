import type { Fact } from '../generated/types';

/** The places on the board that a fact names, to be marked while a reader points at its line. */
export function cellsOf(fact: Fact): string[] {
  const named = [
    'cell' in fact ? fact.cell : null,
    'origin' in fact ? fact.origin : null,
    ...('cells' in fact ? fact.cells : []),
    ...('squares' in fact ? fact.squares : []),
  ];
  return named.filter((cell) => typeof cell === 'string');
}
