/** The colours of the seats at the table on this page: players choose theirs before a game. */
const LIVERIES = ['ember', 'tide', 'bloom', 'slate'] as const;
const WORN = $state<string[]>([...LIVERIES]);

/** By default each seat has its own colour. */
export function setColours(colours: readonly string[]): void {
  LIVERIES.forEach((name, seat) => (WORN[seat] = colours[seat] || name));
}
export function livery(seat: number): string {
  return WORN[seat] ?? 'slate';
}
