/** The colours of the seats at the table that the page shows: people choose theirs before a game. */
const LIVERIES = ['ember', 'tide', 'bloom', 'slate'] as const;
const WORN = $state<string[]>([...LIVERIES]);

/** Without a choice everybody has the colour of the seat. */
export function setColours(colours: readonly string[]): void {
  LIVERIES.forEach((name, seat) => (WORN[seat] = colours[seat] || name));
}
export function livery(seat: number): string {
  return WORN[seat] ?? 'slate';
}
