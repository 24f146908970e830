import { describe, expect, it } from 'vitest';
import { endLabels, ticks } from './ticks';

describe('the numbers beside a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [6, [0, 2, 4, 6]],
    [7, [0, 2, 4, 6, 8]],
    [22, [0, 5, 10, 15, 20, 25]],
    [26, [0, 10, 20, 30]],
    [51, [0, 20, 40, 60]],
    [240, [0, 50, 100, 150, 200, 250]],
  ])('are round for %i', (most, numbers) => expect(ticks(most)).toEqual(numbers));

  it('reach the highest value in few steps', () => {
    for (let most = 1; most < 2000; most++) {
      const found = ticks(most);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('the labels at the ends of the lines', () => {
  const y = (value: number) => 100 - value;
  const heights = (lines: number[][], lowest?: number) => endLabels(lines, y, 10, lowest).map(({ at }) => at);

  it('are at the heights of the line ends, the highest value first', () => {
    expect(endLabels([[0, 20], [50, 60], []], y, 10)).toEqual([
      { seat: 1, value: 60, at: 40 },
      { seat: 0, value: 20, at: 80 },
      { seat: 2, value: 0, at: 100 },
    ]);
  });
  it('keep their distance', () => expect(heights([[60], [60], [58]])).toEqual([40, 50, 60]));
  it('move up at the lower edge', () => expect(heights([[2], [1], [0], [70]], 100)).toEqual([30, 80, 90, 100]));
});
