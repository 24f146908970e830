import { expect, test } from 'vitest';
import { BOX, curve, lately } from './curve';

const DAY = 24 * 60 * 60 * 1000;

test('a curve fills its box from left to right', () => {
  const { path, end, lines } = curve([
    { at: 1, rating: 1500 },
    { at: 2, rating: 1642 },
    { at: 3, rating: 1610 },
  ]);
  expect(path.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  expect(end.x).toBe(BOX.width - 8);
  expect(lines.map(({ value }) => value)).toEqual([1500, 1600, 1700]);
  for (const { y } of lines) expect(y).toBeGreaterThanOrEqual(BOX.top);
});

test('one game is a point at the end', () => {
  const { end, lines } = curve([{ at: 1, rating: 1500 }]);
  expect(end.x).toBe(BOX.width - 8);
  expect(Number.isFinite(end.y)).toBe(true);
  expect(lines.length).toBe(2);
});

test('a wide curve has few lines', () => {
  expect(
    curve([
      { at: 1, rating: 900 },
      { at: 2, rating: 2100 },
    ]).lines.length,
  ).toBeLessThanOrEqual(4);
});

test('the change of thirty days starts with the last rating before them', () => {
  const points = [
    { at: 0, rating: 1400 },
    { at: 10 * DAY, rating: 1450 },
    { at: 45 * DAY, rating: 1500 },
  ];
  expect(lately(points, 50 * DAY, 1500)).toBe(50);
  expect(lately(points.slice(2), 50 * DAY, 1480)).toBe(20);
});

test('months are named below the curve where there is room', () => {
  const days = Array.from({ length: 200 }, (_, day) => ({ at: day * DAY, rating: 1500 + day }));
  const { months } = curve(days);
  expect(months.map(({ at }) => new Date(at).getMonth()).slice(0, 3)).toEqual([0, 2, 4]);
  for (const [i, { x }] of months.entries()) if (i) expect(x - months[i - 1]!.x).toBeGreaterThanOrEqual(50);
  expect(curve(days.slice(0, 20)).months).toEqual([]);
});
