import { describe, expect, it } from 'vitest';
import type { Box } from './geometry';
import { around, lead, placed } from './tip';

const ROOM: Box = [-56, -56, 1712, 1212];
const SIZE: [number, number] = [400, 150];
const cell = (x: number, y: number): Box => [x * 100, y * 100, 100, 100];
const apart = ([x, y]: readonly number[], [bx, by, bw, bh]: Box) =>
  x! >= bx + bw || x! + SIZE[0] <= bx || y! >= by + bh || y! + SIZE[1] <= by;

describe('a tip', () => {
  const kingdom = [cell(6, 4), cell(6, 5), cell(5, 5)];

  it('is to the right of its kingdom if that place is free', () => {
    expect(placed(around(kingdom), cell(6, 5), SIZE, kingdom, ROOM)[0]).toBeGreaterThan(700);
  });

  it('moves to the left, below or above if pieces are in the way', () => {
    const right = cell(8, 5);
    const left = cell(3, 5);
    const below = cell(6, 7);
    expect(placed(around(kingdom), cell(6, 5), SIZE, [...kingdom, right], ROOM)[0]).toBeLessThan(500);
    expect(placed(around(kingdom), cell(6, 5), SIZE, [...kingdom, right, left], ROOM)[1]).toBeGreaterThan(600);
    expect(placed(around(kingdom), cell(6, 5), SIZE, [...kingdom, right, left, below], ROOM)[1]).toBeLessThan(400);
  });

  it('never covers its kingdom, wherever that is, nor leaves the board', () => {
    for (let x = 0; x < 16; x++)
      for (let y = 0; y < 11; y++) {
        const own = around([cell(x, y), cell(Math.min(15, x + 2), Math.min(10, y + 2))]);
        const at = placed(own, cell(x, y), SIZE, [], ROOM);
        expect(apart(at, own)).toBe(true);
        expect(apart([at[0], at[1]], ROOM)).toBe(false);
        expect(at[0]).toBeGreaterThanOrEqual(ROOM[0]);
        expect(at[0] + SIZE[0]).toBeLessThanOrEqual(ROOM[0] + ROOM[2]);
      }
  });

  it('leaves the cell uncovered if a kingdom fills the board', () => {
    const all: Box = [0, 0, 1600, 1100];
    for (const own of [cell(0, 0), cell(8, 5), cell(15, 10)])
      expect(apart(placed(all, own, SIZE, [], ROOM), own)).toBe(true);
  });

  it('has a line to its cell only if that crosses no piece', () => {
    expect(lead(cell(6, 5), [720, 480], SIZE, kingdom)).toBeNull();
    expect(lead(cell(6, 5), [1000, 480], SIZE, kingdom)).not.toBeNull();
    expect(lead(cell(6, 5), [1000, 480], SIZE, [...kingdom, cell(8, 5)])).toBeNull();
  });
});
