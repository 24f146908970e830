/** The curve of a rating: points in a box, and lines at round numbers. */
import type { RatingPoint } from '../generated/types';

export const BOX = { width: 280, height: 84, left: 36, top: 6, bottom: 8 };
const STEPS = [50, 100, 200, 500, 1000];
const MOST_LINES = 3;

export interface Curve {
  path: string;
  end: { x: number; y: number };
  lines: { y: number; value: number }[];
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
    lines: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step).map((value) => ({
      value,
      y: y(value),
    })),
  };
}

/** How much the rating changed in the last thirty days. */
export function lately(points: readonly RatingPoint[], now: number, first: number): number {
  const MONTH = 30 * 24 * 60 * 60 * 1000;
  const before = points.filter(({ at }) => at < now - MONTH).at(-1)?.rating ?? first;
  return (points.at(-1)?.rating ?? first) - before;
}
