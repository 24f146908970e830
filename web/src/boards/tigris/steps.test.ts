import { describe, expect, it } from 'vitest';
import type { Fact } from '../../generated/types';
import type { PastStep } from '../../table/past.svelte';
import type { View } from './position';
import { traced } from './steps';

const board = {
  tiles: [['c3'], [], [], []],
  leaders: [
    [null, null, null, null],
    ['b2', null, null, null],
  ],
};
const view = { ...board, face_down: [], catastrophes: [] } as unknown as View;
const step = (number: number, to: number, ...facts: object[]) =>
  ({
    number,
    from: to - facts.length,
    seat: 1,
    frame: { from: to - facts.length, to, view, own: false },
    facts: facts as Fact[],
  }) as PastStep;
const moved = { type: 'LeaderPlaced', to: null, seat: 1, colour: 'red', cell: 'b2', origin: 'a1' };
const revolt = {
  type: 'ConflictDecided',
  to: null,
  kind: 'revolt',
  colour: 'red',
  winner: 1,
  loser: 0,
  strength: [2, 1],
};
const home = { type: 'LeaderWentHome', to: null, seat: 0, colour: 'red', cell: 'c3', why: 'revolt' };

describe('the steps since your last turn', () => {
  const steps = [step(1, 1, moved), step(2, 3, revolt, home)];

  it('keep their numbers; those after the position on screen are pale', () => {
    const { numbers, route, ghosts } = traced(steps, view, 1, true);
    expect(numbers.map(({ number, later, chosen }) => [number, later, chosen])).toEqual([
      [1, false, true],
      [2, true, false],
    ]);
    expect(route).toEqual({ from: 'a1', to: 'b2', seat: 1, fight: false });
    expect(ghosts).toEqual([{ symbol: 'leader-bull-red', cell: 'a1', home: false, small: false }]);
  });

  it('show who fought, and a leader that went home, small where another piece is now', () => {
    const { route, ghosts } = traced(steps, view, 3, true);
    expect(route).toEqual({ from: 'b2', to: 'c3', seat: 1, fight: true });
    expect(ghosts).toEqual([{ symbol: 'leader-lion-red', cell: 'c3', home: true, small: true }]);
  });

  it('leave no traces in the present', () => {
    const { numbers, route, ghosts } = traced(steps, view, 3, false);
    expect(numbers.some(({ chosen }) => chosen)).toBe(false);
    expect([route, ghosts]).toEqual([null, []]);
  });
});
