import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NearEnd } from '../generated/types';
import { announce, idOf } from './announcing';
import { Queue } from './queue.svelte';

/** A letter is a move; a capital affects us. */
function showing({ stays = Infinity, lasts = 0 } = {}) {
  const shown: string[] = [];
  const page = { hidden: false };
  const queue = new Queue<string>({
    show: (item) => shown.push(item),
    lasts: () => lasts,
    holds: (item) => item === item.toUpperCase(),
    stays: () => stays,
    hidden: () => page.hidden,
  });
  const push = (...items: string[]) => items.forEach((item) => queue.push(item));
  return { queue, shown, page, push };
}

describe('the queue of updates', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows moves at once that need no time', () => {
    const { queue, shown, push } = showing();
    push('a', 'b', 'c');
    expect([shown, queue.behind, queue.held]).toEqual([['a', 'b', 'c'], false, null]);
  });
  it('waits until the previous one has been shown long enough', () => {
    const { queue, shown, push } = showing({ lasts: 700 });
    push('a', 'b');
    expect([shown, queue.behind]).toEqual([['a'], true]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(700);
    expect(queue.behind).toBe(false);
  });
  it('stops at events that affect us until they are dismissed', () => {
    const { queue, shown, push } = showing();
    push('a', 'B', 'c');
    vi.advanceTimersByTime(3_600_000);
    expect([shown, queue.held, queue.behind, queue.waiting]).toEqual([['a', 'B'], 'B', true, ['c']]);
    queue.dismiss();
    vi.advanceTimersByTime(0);
    expect([shown, queue.held, queue.behind]).toEqual([['a', 'B', 'c'], null, false]);
  });
  it('shows two events that affect us one after the other, even if a click is doubled', () => {
    const { queue, shown, push } = showing();
    push('A', 'B');
    queue.dismiss();
    queue.dismiss();
    vi.advanceTimersByTime(0);
    expect([shown, queue.held]).toEqual([['A', 'B'], 'B']);
  });
  it('can be skipped, but not past events that affect us', () => {
    const { queue, shown, push } = showing({ lasts: 700 });
    push('a', 'b', 'C', 'd');
    queue.skip();
    expect([shown, queue.held, queue.behind]).toEqual([['a', 'b', 'C'], 'C', true]);
    queue.skip();
    vi.advanceTimersByTime(0);
    expect([shown, queue.held]).toEqual([['a', 'b', 'C', 'd'], null]);
  });
  it('continues by itself after the time in the settings', () => {
    const { queue, shown, push } = showing({ stays: 4000 });
    push('A', 'b');
    vi.advanceTimersByTime(3999);
    expect(shown).toEqual(['A']);
    vi.advanceTimersByTime(2);
    expect([shown, queue.held]).toEqual([['A', 'b'], null]);
  });
  it('waits while the page is hidden, and counts the time from its return', () => {
    const { queue, shown, page, push } = showing({ stays: 4000 });
    page.hidden = true;
    push('A', 'b');
    vi.advanceTimersByTime(3_600_000);
    expect([shown, queue.held]).toEqual([['A'], 'A']);
    page.hidden = false;
    queue.look();
    vi.advanceTimersByTime(3999);
    expect(queue.held).toBe('A');
    vi.advanceTimersByTime(2);
    expect([shown, queue.held]).toEqual([['A', 'b'], null]);
  });
  it('shows related updates together', () => {
    const { queue, shown } = showing();
    queue.push('a', 30);
    expect(shown).toEqual([]);
    queue.push('B', 30);
    vi.advanceTimersByTime(30);
    expect([shown, queue.held]).toEqual([['a', 'B'], 'B']);
  });
  it('forgets its timers when the page is closed', () => {
    const { queue, shown, push } = showing({ lasts: 700 });
    push('a', 'b');
    queue.close();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual(['a']);
  });
});

describe('an announcement', () => {
  it('equals an earlier one when only a count has changed', () => {
    const near = (code: string, seats: number[], values: NearEnd['values']) => idOf({ code, seats, values });
    expect(near('bag', [], { count: 3 })).toBe(near('bag', [], { count: 2 }));
    expect(near('four_of_a_kind', [1], { planet: 'ice' })).not.toBe(near('four_of_a_kind', [1], { planet: 'sun' }));
    expect(near('reputation', [0], {})).not.toBe(near('reputation', [1], {}));
  });
  const near = (id: string) => ({ id, text: `${id} is near` });
  it('is made once, and keeps its place in the log', () => {
    const first = announce([], [near('a')], 7);
    expect(first).toEqual([{ id: 'a', text: 'a is near', after: 7 }]);
    expect(announce(first, [near('a')], 9)).toBe(first);
    expect(announce(first, [], 9)).toBe(first);
    expect(announce(first, [near('a'), near('b')], 9)).toEqual([...first, { id: 'b', text: 'b is near', after: 9 }]);
  });
});
