import { describe, expect, it } from 'vitest';
import { ticks } from './ticks';

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
