import { describe, expect, it } from 'vitest';
import type { Fact, View, Watched } from '../generated/types';
import { filtered, groups, latest } from './log';
import { beside, frameWith, Past, pastSteps, sinceLastTurn, type Frame } from './past.svelte';
import type { Side } from './state.svelte';

/** "T0" begins the turn of seat 0; "a1" is a move of seat 1; "!1" is private to seat 1; "?" is not in the log. */
const fact = (name: string) =>
  ({
    type: name.startsWith('T') ? 'TurnBegan' : 'Moved',
    name,
    seat: Number(name.slice(1)),
    to: name.startsWith('!') ? [Number(name.slice(1))] : null,
  }) as unknown as Fact;
const story = (text: string) => text.split(' ').map(fact);
const named = (facts: readonly Fact[]) => facts.map((one) => (one as unknown as { name: string }).name).join(' ');
const view = (at: number) => ({ at }) as unknown as View;
const plugin = {
  turnOf: (one: Fact) => (one.type === 'TurnBegan' ? (one as unknown as { seat: number }).seat : null),
  hiddenInLog: (one: Fact) => named([one]).startsWith('?'),
};
/** "+1" adds to the step before it. */
const joining = { ...plugin, continuesStep: (one: Fact) => named([one]).startsWith('+') };
const turnless = { ...plugin, turnOf: () => null };
/** One frame for each fact. */
const frames = (facts: readonly Fact[], own = -1): Frame[] =>
  facts.map((_, at) => ({ from: at, to: at + 1, view: view(at), own: at === own }));
const side = (facts: Fact[], seat: number | null = 0) => ({ seat, facts, view: view(facts.length) }) as Side;

describe('the facts since the last turn', () => {
  const facts = story('T0 a0 T1 a1 b1 T2 a2 T0');
  const between = (from: number, to: number) => named(facts.slice(from, to));
  it('are all facts between two turns of a seat', () => {
    expect(between(...sinceLastTurn(facts, [], 0, 3, plugin))).toBe('T1 a1 b1 T2 a2');
  });
  it('end with the latest fact while others still play', () => {
    expect(between(...sinceLastTurn(facts.slice(0, 5), [], 0, 3, plugin))).toBe('T1 a1 b1');
    expect(between(...sinceLastTurn(facts.slice(0, 7), [], 1, 3, plugin))).toBe('T2 a2');
  });
  it('are none during the first turn of a game', () => {
    const [from, to] = sinceLastTurn(facts.slice(0, 2), [], 0, 3, plugin);
    expect(from).toBe(to);
  });
  it('are the last turn of everybody for a spectator', () => {
    expect(between(...sinceLastTurn(facts, [], null, 3, plugin))).toBe('T1 a1 b1 T2 a2 T0');
  });
  it("are all facts since the seat's last answer in games without turns", () => {
    const moves = story('a0 a1 b0 a2 a1');
    const [from, to] = sinceLastTurn(moves, frames(moves, 2), 0, 3, turnless);
    expect(named(moves.slice(from, to))).toBe('a2 a1');
  });
  it('have a numbered step for each position with a line, with the seat whose turn it was', () => {
    const range = sinceLastTurn(facts, [], 0, 3, plugin);
    const steps = pastSteps(facts, frames(facts), range, plugin);
    expect(steps.map(({ number, seat, facts: lines }) => [number, seat, named(lines)])).toEqual([
      [1, 1, 'a1'],
      [2, 1, 'b1'],
      [3, 2, 'a2'],
    ]);
  });
});

describe('answers to a conflict', () => {
  const facts = story('T0 a0 T1 a1 +1 +2 b1 T0');
  const all = frames(facts);

  it('belong to the step that started it', () => {
    const steps = pastSteps(facts, all, sinceLastTurn(facts, [], 0, 3, joining), joining);
    expect(steps.map(({ number, from, frame, facts: lines }) => [number, from, frame.to, named(lines)])).toEqual([
      [1, 3, 6, 'a1 +1 +2'],
      [2, 6, 7, 'b1'],
    ]);
  });
  it('are skipped on the way from step to step', () => {
    expect(beside(all, facts, all[6]!, -1, joining)).toBe(all[5]);
    expect(beside(all, facts, all[5]!, -1, joining)).toBe(all[1]);
    expect(beside(all, facts, all[1]!, 1, joining)).toBe(all[5]);
  });
});

describe('an earlier position', () => {
  const facts = story('T0 a0 T1 a1 ?1 b1');
  const past = new Past();
  facts.forEach((_, at) => past.add(side(facts.slice(0, at + 1)), at === 0, false));
  const all = past.of(0);

  it('was shown on this page, with the facts that were new then', () => {
    expect(all.map(({ from, to }) => [from, to])).toEqual([1, 2, 3, 4, 5, 6].map((to) => [to === 1 ? 1 : to - 1, to]));
    expect(frameWith(all, 3)?.view).toEqual(view(4));
  });
  it('is followed by the next one with a line in the log', () => {
    expect(beside(all, facts, frameWith(all, 3)!, 1, plugin)).toBe(frameWith(all, 5));
    expect(beside(all, facts, null, -1, plugin)).toBe(frameWith(all, 5));
    expect(beside(all, facts, frameWith(all, 1)!, -1, plugin)).toBeUndefined();
  });
  it('has no question, and the table returns to the present as it was', () => {
    const now = { ...side(facts), question: { number: 7 } } as unknown as Side;
    past.look(now, frameWith(all, 3)!);
    const then = past.shown(now);
    expect([then.view, named(then.facts), then.question]).toEqual([view(4), 'T0 a0 T1 a1', null]);
    past.leave();
    expect(past.shown(now)).toBe(now);
  });
  it("keeps a board's known facts on a step forward, and none of them after a jump", () => {
    past.look(side(facts), frameWith(all, 3)!);
    const before = past.shown(side(facts)).facts;
    past.look(side(facts), frameWith(all, 5)!, true);
    const after = past.shown(side(facts)).facts;
    expect(after.slice(0, before.length).every((one, i) => one === before[i])).toBe(true);
    past.look(side(facts), frameWith(all, 1)!);
    expect(past.shown(side(facts)).facts[0]).not.toBe(before[0]);
    expect(past.shown(side(facts)).facts[0]).not.toBe(facts[0]);
  });
  it('of another seat on this device is never shown', () => {
    past.look(side(facts), frameWith(all, 3)!);
    const other = side(facts, 1);
    expect(past.shown(other)).toBe(other);
  });
  it('comes from the server if the page was loaded later, as this seat saw it', () => {
    const later = new Past();
    const mine = story('T0 !0 T1');
    later.add(side(mine), true, false);
    const steps = [
      { by: null, view: { at: 0, hand: null }, seats: { 0: { hand: 'mine' } }, facts: story('T0 !0 !1') },
      { by: 1, view: { at: 1 }, seats: { 0: { hand: 'less' } }, facts: story('T1') },
    ];
    later.prepend(side(mine), { steps } as unknown as Watched);
    expect(later.of(0).map(({ from, to, view: seen }) => [from, to, seen])).toEqual([
      [0, 2, { at: 0, hand: 'mine' }],
      [2, 3, view(3)],
    ]);
  });
});

describe('the log', () => {
  const facts = story('a0 T0 a0 b1 T1 ?1 a1');
  const all = groups(facts, [{ text: 'near', after: 3 }], plugin);
  const lines = (found: readonly { seat: number | null; lines: { fact: Fact | null; text: string }[] }[]) =>
    found.map((group) => [group.seat, group.lines.map((one) => (one.fact ? named([one.fact]) : one.text)).join(' ')]);

  it('has a group for each turn', () => {
    expect(lines(all)).toEqual([
      [null, 'a0'],
      [0, 'a0 near b1'],
      [1, 'a1'],
    ]);
  });
  it('has a group for each phase in games without turns', () => {
    const phases = { ...turnless, roundOf: (one: Fact) => (one.type === 'TurnBegan' ? 1 : null) };
    expect(groups(facts, [], phases).map((group) => group.heading && named([group.heading]))).toEqual([
      null,
      'T0',
      'T1',
    ]);
  });
  it('shows the lines of one player, or of one kind', () => {
    const seats = (one: Fact) => [(one as unknown as { seat: number }).seat];
    const kind = (one: Fact) => (named([one]).startsWith('a') ? ('moves' as const) : ('bids' as const));
    const found = (seat: number | null, of: 'moves' | 'bids' | null) =>
      lines(filtered(all, { seat, kind: of }, seats, kind));
    expect(found(1, null)).toEqual([
      [0, 'b1'],
      [1, 'a1'],
    ]);
    expect(found(null, 'bids')).toEqual([[0, 'b1']]);
    expect(found(0, 'bids')).toEqual([]);
    expect(filtered(all, { seat: null, kind: null }, seats, kind)).toBe(all);
  });
  it('omits old turns when it is long', () => {
    expect(lines(latest(all, 2)).map(([seat]) => seat)).toEqual([0, 1]);
    expect(latest(all, 100)).toEqual(all);
  });
});
