/** Round numbers for the axis of a chart. */
const STEPS = [1, 2, 5];

/** From 0 to `most` or just above it, at most `count` steps apart: 0, 5, 10 … and never 0, 6, 11, 17. */
export function ticks(most: number, count = 5): number[] {
  let step = 1;
  for (let size = 1, i = 0; step * count < most; i++) {
    if (i && i % STEPS.length === 0) size *= 10;
    step = STEPS[i % STEPS.length]! * size;
  }
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

export interface EndLabel {
  seat: number;
  value: number;
  at: number; // height of the label
}

/**
 * The labels at the ends of the lines of a chart, the highest value first. They are at least `gap` apart, and none is
 * below `lowest`.
 */
export function endLabels(
  lines: readonly (readonly number[])[],
  y: (value: number) => number,
  gap: number,
  lowest = Infinity,
): EndLabel[] {
  const values = lines.map((line, seat) => ({ seat, value: line.at(-1) ?? 0 })).sort((a, b) => b.value - a.value);
  let above = -Infinity;
  const pushedDown = values.map((end) => ({ ...end, at: (above = Math.max(y(end.value), above + gap)) }));
  let below = lowest + gap;
  return pushedDown.reduceRight<EndLabel[]>(
    (labels, end) => [{ ...end, at: (below = Math.min(end.at, below - gap)) }, ...labels],
    [],
  );
}
