/** Minutes of a day as a clock shows them. */

export const DAY = 24 * 60;
export const USUAL = { from: 22 * 60 + 30, until: 7 * 60 } as const;

export function clockWords(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The dark parts of a day, as pairs of shares from 0 to 1: one, or two around midnight. */
export function quietParts(from: number, until: number): [number, number][] {
  if (from === until) return [];
  if (from < until) return [[from / DAY, until / DAY]];
  return [
    [0, until / DAY],
    [from / DAY, 1],
  ];
}
