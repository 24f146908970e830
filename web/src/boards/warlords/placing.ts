/** The position of an explanation. */
interface Size {
  width: number;
  height: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;
const GAP = 12;
const EDGE = 8; // pixels that always stay free at the edge of the page
const within = (low: number, at: number, high: number) => Math.max(low, Math.min(at, Math.max(low, high)));

/** Above the thing if there is room, otherwise below, and always within the page. The arrow points at its middle. */
export function place(
  thing: Box,
  size: Size,
  page: Size,
): { left: number; top: number; below: boolean; arrow: number } {
  const middle = thing.left + thing.width / 2;
  const left = within(EDGE, middle - size.width / 2, page.width - size.width - EDGE);
  const above = thing.top - size.height - GAP;
  const fitsBelow = thing.bottom + GAP + size.height + EDGE <= page.height;
  const below = above < EDGE && fitsBelow;
  const top = below ? thing.bottom + GAP : within(EDGE, above, page.height - size.height - EDGE);
  return { left, top, below, arrow: within(16, middle - left, size.width - 16) };
}
/** A large card is over the chart, on the side away from the thing. */
export function placeCard(thing: Box, size: Size, chart: Box): { left: number; top: number } {
  const inside = thing.top >= chart.top && thing.bottom <= chart.bottom && thing.left < chart.right;
  const high = !inside || thing.top + thing.height / 2 > (chart.top + chart.bottom) / 2;
  return {
    left: Math.max(EDGE, chart.left + (chart.width - size.width) / 2),
    top: Math.max(EDGE, high ? chart.top + GAP : chart.bottom - size.height - GAP),
  };
}
