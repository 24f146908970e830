import { describe, expect, it } from 'vitest';
import type { Fact, Step, TigrisView, Watched } from '../generated/types';
import { importance } from '../boards/tigris/importance';
import { scoreHistory } from '../boards/tigris/score';
import { read, write } from '../lesson/progress';
import { moments } from '../table/moments';
import {
  isVisibleTo,
  holds,
  place,
  publicViews,
  rounds,
  search,
  spread,
  stepAt,
  stepOf,
  viewOf,
  wanted,
  type Mark,
} from './story';

const began = (seat: number): Fact<'tigris'> => ({ type: 'TurnBegan', to: null, seat });
const turnOf = (fact: Fact) => (fact.type === 'TurnBegan' ? fact.seat : null);
const step = (facts: Fact[], view = {}, seats: Step['seats'] = {}): Step => ({
  by: null,
  view,
  seats,
  facts,
});

/** Two seats: a beginning, then three rounds of two turns; each turn has a public fact and a private one. */
const STEPS: Step[] = [
  step([began(0)], { bag: 9, hand: null, ask: {}, stack: [] }, { 0: { hand: [1] }, 1: { hand: [2] } }),
  ...[0, 1, 0, 1, 0].map((seat, i) =>
    step(
      [
        { type: 'Drew', to: null, seat, count: 1 },
        { type: 'DrewTiles', to: [seat], of: -1, seat, tiles: 'R' },
        began(1 - seat),
      ],
      { bag: 8 - i },
      { 0: { hand: [i] }, 1: { hand: [i + 10] } },
    ),
  ),
];
const GAME = { seats: 2, steps: STEPS, eyes: [0, 1], whole: true } as unknown as Watched;
const ROUNDS = rounds(STEPS, 2, { turnOf });

describe('a replay', () => {
  it('merges the changes into views', () => {
    const views = publicViews(STEPS);
    expect(views[3]).toMatchObject({ bag: 6, hand: null });
    expect(viewOf(views, STEPS, 3, 1)).toMatchObject({ bag: 6, hand: [12] });
    expect(viewOf(views, STEPS, 3, 'table')).toMatchObject({ hand: null });
  });
  it('shows a hand only to those who may see it', () => {
    const views = publicViews(STEPS);
    expect(holds(views, STEPS, 2, 0, 1)).toBeNull();
    expect(holds(views, STEPS, 2, 'table', 1)).toBeNull();
    expect(holds(views, STEPS, 2, 'all', 1)).toMatchObject({ hand: [11] });
    expect(holds(views, [step([])], 0, 'all', 1)).toBeNull();
  });
  it('shows private facts only to their seat', () => {
    const secret = { to: [1] };
    expect([
      isVisibleTo(secret, 'table'),
      isVisibleTo(secret, 0),
      isVisibleTo(secret, 1),
      isVisibleTo(secret, 'all'),
    ]).toEqual([false, false, true, true]);
  });
  it('counts one turn of everybody as a round', () => {
    expect(ROUNDS.map((round) => round.from)).toEqual([0, 2, 4]);
    expect(rounds([step([])], 3, { turnOf })).toEqual([{ number: 1, from: 0, steps: 1 }]);
  });
  it('counts rounds as the game does, if it does', () => {
    const phases = [1, 1, 2, 2].map((round) => step([{ type: 'PhaseBegan', to: null, phase: 'influence', round }]));
    const found = rounds(phases, 3, { turnOf, roundOf: (fact) => (fact.type === 'PhaseBegan' ? fact.round : null) });
    expect(found).toEqual([
      { number: 1, from: 0, steps: 2 },
      { number: 2, from: 2, steps: 2 },
    ]);
  });
  it('finds every step again on the timeline', () => {
    expect(STEPS.map((_, at) => stepAt(ROUNDS, place(ROUNDS, at)))).toEqual(STEPS.map((_, at) => at));
    expect([place(ROUNDS, 0), place(ROUNDS, STEPS.length - 1)]).toEqual([0, 1]);
    expect([stepAt(ROUNDS, -1), stepAt(ROUNDS, 2)]).toEqual([0, STEPS.length - 1]);
  });
  it('keeps the more important of two marks that would overlap', () => {
    const marks: Mark[] = [
      { kind: 'treasure', step: 1, fact: began(0) },
      { kind: 'monument', step: 2, fact: began(0) },
    ];
    const weight = (kind: string) => (kind === 'monument' ? 1 : 0);
    expect(spread(marks, ROUNDS, 0.9, weight).map((mark) => mark.kind)).toEqual(['monument']);
    expect(spread(marks, ROUNDS, 0.01, weight)).toHaveLength(2);
  });
  it('parses the address of a moment, with any content', () => {
    expect(wanted(search(3, 1), GAME)).toEqual({ at: 3, eyes: 1 });
    expect(wanted('?at=999&eyes=7', GAME)).toEqual({ at: STEPS.length - 1, eyes: 'all' });
    expect(wanted('?at=-1&eyes=x', GAME)).toEqual({ at: 0, eyes: 'all' });
    expect(wanted('?eyes=all', { ...GAME, whole: false, eyes: [1] })).toEqual({ at: 0, eyes: 1 });
    expect(wanted('', { ...GAME, whole: false, eyes: [] })).toEqual({ at: 0, eyes: 'table' });
  });
  it('finds the moment of a line in any log', () => {
    expect(stepOf(STEPS, 0)).toBe(0);
    expect(stepOf(STEPS, 1)).toBe(1);
    expect(stepOf(STEPS, 3)).toBe(2);
    expect(stepOf(STEPS, 99)).toBe(STEPS.length - 1);
  });
});

const scored = (seat: number, colour: string, points: number): Fact<'tigris'> => ({
  type: 'Scored',
  to: null,
  seat,
  colour,
  points,
  why: 'tile',
});

describe('turning points', () => {
  it('are conflicts by their score, and monuments', () => {
    const facts: Fact<'tigris'>[] = [
      began(0),
      { type: 'ConflictDecided', to: null, kind: 'war', colour: 'red', winner: 0, loser: 1, strength: [2, 1] },
      scored(0, 'red', 1),
      began(1),
      { type: 'DrewTiles', to: [1], of: -1, seat: 1, tiles: 'R' },
      { type: 'MonumentBuilt', to: null, seat: 1, cell: 'a1', colours: ['red', 'blue'] },
      began(0),
    ];
    const found = moments(facts, 2, { turnOf, importance });
    expect(found.map(({ letter, round, publicIndex }) => [letter, round, publicIndex])).toEqual([
      ['a', 1, 1],
      ['b', 1, 4],
    ]);
  });
  it('come with the course of one colour or of the lowest, wherever the game began', () => {
    const view = {
      points: [
        [4, 1, 1, 1],
        [0, 0, 0, 0],
      ],
      taken: [1, 0],
    } as unknown as TigrisView;
    const facts: Fact<'tigris'>[] = [
      began(0),
      scored(0, 'red', 1),
      began(1),
      { type: 'TreasureTaken', to: null, seat: 0, cell: 'a1' },
      began(0),
      { type: 'GameOver', to: null, reason: 'bag', places: [1, 2] },
    ];
    expect(scoreHistory(facts, view, 0)[0]).toEqual([3, 4, 4]);
    expect(scoreHistory(facts, view)[0]).toEqual([1, 1, 1]);
    expect(scoreHistory(facts, view)[1]).toEqual([0, 0, 0]);
  });
});

describe('lesson progress', () => {
  it('is stored by name, and drops steps that no longer exist', () => {
    expect(read(write(['leader', 'war']), ['leader', 'points'])).toEqual(['leader']);
    expect(read(null, ['leader'])).toEqual([]);
  });
});
