/** The colours of the seats: this alone is needed before the table is. */
const LIVERIES = ['ember', 'tide', 'bloom', 'slate'] as const;

export function livery(seat: number): string {
  return LIVERIES[seat] ?? 'slate';
}
