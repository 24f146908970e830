/** Where the tip of a space is shown: on the side where it covers the fewest places that can be chosen, and spaces. */
import { GEOMETRY, SPACES, type Space } from './world';

const [, , WIDE = 0, HIGH = 0] = GEOMETRY.viewBox;
/** The size of a tip, and its distance from the space, in units of the drawing. */
const [HALF_WIDE, TALL, GAP] = [175, 125, 34];
const CHOICE = 4; // to cover a place that can be chosen is as bad as to cover so many others

export interface TipPlace {
  x: number;
  y: number;
  side: 'above' | 'below' | 'left' | 'right';
}

/** `middle` is the middle of the tip, before it is moved into the drawing. */
function candidates(here: Space): { place: TipPlace; middle: [number, number] }[] {
  const { x, y, hw, hh } = here;
  const aside = hw + GAP;
  const within = Math.min(WIDE - HALF_WIDE, Math.max(HALF_WIDE, x));
  return [
    { place: { x: within, y: y - hh - GAP, side: 'above' }, middle: [within, y - hh - GAP - TALL / 2] },
    { place: { x: within, y: y + hh + GAP, side: 'below' }, middle: [within, y + hh + GAP + TALL / 2] },
    { place: { x: x - aside, y, side: 'left' }, middle: [x - aside - HALF_WIDE, y] },
    { place: { x: x + aside, y, side: 'right' }, middle: [x + aside + HALF_WIDE, y] },
  ];
}

export function tipPlace(here: Space, lit: readonly string[]): TipPlace {
  const inside = ([x, y]: [number, number]) =>
    x >= HALF_WIDE && x <= WIDE - HALF_WIDE && y >= TALL / 2 && y <= HIGH - TALL / 2;
  const covered = ([x, y]: [number, number]) =>
    SPACES.filter(
      (space) =>
        space !== here && Math.abs(space.x - x) < HALF_WIDE + space.hw && Math.abs(space.y - y) < TALL / 2 + space.hh,
    ).reduce((sum, space) => sum + (lit.includes(space.id) ? CHOICE : 1), 0);
  const fitting = candidates(here).filter(({ middle }) => inside(middle));
  return fitting.toSorted((a, b) => covered(a.middle) - covered(b.middle))[0]!.place;
}
