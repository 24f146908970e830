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
