import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Queue } from '../table/queue.svelte';
import { beat, shownFor, SPEEDS, withTimeLeft, type Speed } from './pace';

describe('the speed', () => {
  it('shows every move for a shorter time, from calm to instant', () => {
    const times = SPEEDS.map((speed) => shownFor(speed, 1, 0));
    expect(times).toEqual([3000, 1500, 600, 0]);
    for (const beats of [2, 4]) {
      const longer = SPEEDS.map((speed) => shownFor(speed, beats, 0));
      expect(longer).toEqual([...longer].sort((a, b) => b - a));
    }
  });
  it('leaves time for every step of an animation', () => {
    for (const speed of SPEEDS) expect(shownFor(speed, 5, 0)).toBeGreaterThanOrEqual(4 * beat(speed));
  });
  it('skips facts without a beat, and catches up when many moves wait', () => {
    expect(shownFor('calm', 0, 0)).toBe(0);
    expect(shownFor('normal', 1, 20)).toBeLessThan(shownFor('normal', 1, 2));
    expect(shownFor('normal', 3, 20)).toBe(shownFor('normal', 3, 2));
  });
  it('is at least brisk when little time is left to answer', () => {
    expect(SPEEDS.map((speed) => withTimeLeft(speed, 60_000))).toEqual(['brisk', 'brisk', 'brisk', 'instant']);
    for (const left of [null, 86_400_000]) expect(SPEEDS.map((speed) => withTimeLeft(speed, left))).toEqual(SPEEDS);
  });
});

describe.each(SPEEDS)('moves shown at %s speed', (speed: Speed) => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const frames = [1, 2, 0, 1, 3].map((beats, view) => ({ view, beats }));
  function table() {
    const seen: number[] = [];
    const queue = new Queue<(typeof frames)[number]>({
      show: ({ view }) => seen.push(view),
      lasts: ({ beats }, waiting) => shownFor(speed, beats, waiting),
      holds: () => false,
      stays: () => Infinity,
      hidden: () => false,
    });
    return { queue, seen };
  }

  it('end with the last view, and skip none', () => {
    const { queue, seen } = table();
    frames.forEach((frame) => queue.push(frame));
    vi.runAllTimers();
    expect([seen, queue.behind]).toEqual([[0, 1, 2, 3, 4], false]);
  });
  it('end with the last view after a skip, and so do later ones', () => {
    const { queue, seen } = table();
    frames.slice(0, 3).forEach((frame) => queue.push(frame));
    queue.skip();
    expect([seen, queue.behind]).toEqual([[0, 1, 2], false]);
    frames.slice(3).forEach((frame) => queue.push(frame));
    vi.runAllTimers();
    expect([seen, queue.behind]).toEqual([[0, 1, 2, 3, 4], false]);
  });
});
