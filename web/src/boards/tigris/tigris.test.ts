import { describe, expect, it } from 'vitest';
import { closeUp } from './geometry';
import { happenedTo } from './happened';
import type { Fact } from './position';
import { square } from './targets';

describe('what happened to a seat', () => {
  const war: Fact = {
    type: 'ConflictDecided',
    to: null,
    kind: 'war',
    winner: 1,
    loser: 0,
    colour: 'red',
    strength: [1, 2],
  };
  const home: Fact = { type: 'LeaderWentHome', to: null, seat: 0, colour: 'red', cell: 'a1', why: 'no_temple' };

  it("includes the seat's own conflict, won or lost", () => {
    expect([0, 1, 2].map((seat) => happenedTo([war], seat))).toEqual([true, true, false]);
  });

  it('includes a leader that goes home, unless the seat did it itself', () => {
    expect(happenedTo([home], 0)).toBe(true);
    expect(happenedTo([home], 1)).toBe(false);
    expect(happenedTo([{ ...home, why: 'withdrawn' }], 0)).toBe(false);
    expect(happenedTo([{ type: 'CatastrophePlayed', to: null, seat: 1, cell: 'a2', destroyed: null }, home], 0)).toBe(
      true,
    );
    expect(happenedTo([{ type: 'CatastrophePlayed', to: null, seat: 0, cell: 'a2', destroyed: null }, home], 0)).toBe(
      false,
    );
  });
});

it('a square has its named cell and those to the right and below', () => {
  expect(square('j5')).toEqual(['j5', 'k5', 'j6', 'k6']);
});

describe('a close-up of the board', () => {
  it('is twice as large if the cells are close together', () => {
    expect(closeUp(['k5', 'm6'])).toEqual({ middle: 'l6', times: 11 / 6 });
    expect(closeUp(['c3'])).toEqual({ middle: 'c3', times: 2 });
  });
  it('is never smaller than the whole board', () => {
    expect(closeUp(['a1', 'p11'])).toEqual({ middle: 'i6', times: 1 });
  });
});
