/** A piece that flies across the page, and the positions of things on the page. */
export interface Flight {
  from: DOMRect;
  to: DOMRect;
  size: number; // pixels
  lasts: number; // milliseconds of flight
  late?: number; // milliseconds before it starts
  stays?: number; // milliseconds that it is shown at its place before it leaves
  rises?: number; // pixels above the straight line
  ends?: number; // final scale
}

/** The position of the first of these elements on the page, if any. */
export function box(selectors: readonly string[]): DOMRect | null {
  for (const element of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
    const found = element.getBoundingClientRect();
    if (found.width) return found;
  }
  return null;
}
/** Its path, from the middle of one box to the middle of the other. */
export function course({ from, to, size, lasts, stays = 0, rises = 0, ends = 1 }: Flight): Keyframe[] {
  const middle = (rect: DOMRect) => [rect.x + rect.width / 2 - size / 2, rect.y + rect.height / 2 - size / 2] as const;
  const at = (x: number, y: number, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const leaves = Math.max(0.08, stays / (stays + lasts));
  const top = {
    transform: at((x + toX) / 2, Math.min(y, toY) - rises, (1.3 + ends) / 2),
    opacity: 1,
    offset: (1 + leaves) / 2,
  };
  return [
    { transform: at(x, y), opacity: 0 },
    { transform: at(x, y), opacity: 1, offset: Math.min(0.08, leaves) },
    { transform: at(x, y), opacity: 1, offset: leaves },
    ...(rises ? [top] : []),
    { transform: at(toX, toY, ends), opacity: 0.9 },
  ];
}
