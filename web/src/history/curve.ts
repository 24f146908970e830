/** The curve of a rating: points in a box, and lines at round numbers. */
import type { RatingPoint } from '../generated/types';

export const BOX = { width: 280, height: 84, left: 36, top: 6, bottom: 8 };
const STEPS = [50, 100, 200, 500, 1000];
const MOST_LINES = 3;
const APART = 52; // between two months

export interface Curve {
  path: string;
  end: { x: number; y: number };
  lines: { y: number; value: number }[];
  months: { x: number; at: number }[]; // where some of them begin; none: all games are of one month
}

export function curve(points: readonly RatingPoint[]): Curve {
  const values = points.map(({ rating }) => rating);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) < MOST_LINES) ?? STEPS.at(-1)!;
  const [from, to] = [
    Math.floor(low / step) * step,
    Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step,
  ];
  const y = (value: number) => BOX.top + ((to - value) / (to - from)) * (BOX.height - BOX.top - BOX.bottom);
  const x = (i: number) => BOX.left + (values.length > 1 ? i / (values.length - 1) : 1) * (BOX.width - BOX.left - 8);
  const at = values.map((value, i) => ({ x: x(i), y: y(value) }));
  return {
    path: at.map((point, i) => `${i ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(''),
    end: at.at(-1)!,
    months: months(points, x),
    lines: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step).map((value) => ({
      value,
      y: y(value),
    })),
  };
}

function months(points: readonly RatingPoint[], x: (i: number) => number): Curve['months'] {
  const month = (i: number) => new Date(points[i]!.at).getMonth();
  const begin = points.flatMap((_, i) => (i && month(i) !== month(i - 1) ? [i] : []));
  const shown: Curve['months'] = [];
  for (const i of begin.length ? [0, ...begin] : []) {
    if (x(i) - (shown.at(-1)?.x ?? -APART) >= APART) shown.push({ x: x(i), at: points[i]!.at });
  }
  return shown;
}

/** How much the rating changed in the last thirty days. */
export function lately(points: readonly RatingPoint[], now: number, first: number): number {
  const MONTH = 30 * 24 * 60 * 60 * 1000;
  const before = points.filter(({ at }) => at < now - MONTH).at(-1)?.rating ?? first;
  return (points.at(-1)?.rating ?? first) - before;
}
