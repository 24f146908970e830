/** The positions of the cards of a hand: side by side if there is room, otherwise evenly overlapping. */
const GAP = 8; // pixels between cards that fit
const PUSH = 50; // the cards after a raised one move aside by this

/**
 * The left edge of each card. `widths` are those of the cards, `room` that of the hand; `lifted` is the index of a
 * raised card, or -1.
 */
export function fanned(widths: readonly number[], room: number, lifted = -1): number[] {
  const last = widths.length - 1;
  if (last < 1) return widths.map(() => 0);
  const sum = widths.reduce((all, one) => all + one, 0);
  if (sum + GAP * last <= room)
    return widths.map((_, i) => widths.slice(0, i).reduce((all, one) => all + one + GAP, 0));
  const end = room - widths[last]!;
  const even = widths.map((_, i) => (end * i) / last);
  if (lifted < 0 || lifted >= last) return even;
  // The next card moves aside, the last one stays, those between are spaced evenly.
  const from = Math.min(even[lifted + 1]! + PUSH, end);
  const later = last - lifted - 1;
  return even.map((x, i) => (i <= lifted ? x : later ? from + ((end - from) * (i - lifted - 1)) / later : x));
}
export function overlaps(widths: readonly number[], room: number): boolean {
  return widths.reduce((all, one) => all + one + GAP, -GAP) > room;
}
