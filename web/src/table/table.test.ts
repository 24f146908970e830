import { describe, expect, it } from 'vitest';
import type { Fact, Sheet } from '../generated/types';
import { consequences } from '../core/sheet';
import { isAskedAgain } from './again';
import { course } from './flight';
import { news } from './fresh';
import type { Side } from './state.svelte';
import { held, LARGEST, loose, scaled, smallest, type Room } from './zoom';

const WIDE: Room = { view: [1000, 600], board: [800, 600], foot: 0 };
const TALL: Room = { view: [360, 400], board: [360, 520], foot: 0 }; // a short phone: the board keeps its width
const HOME = { k: 1, x: 0, y: 0 };

describe('a board in its window', () => {
  it('is scaled between the whole board and three times its size', () => {
    expect(held({ ...HOME, k: 0.2 }, WIDE).k).toBe(1);
    expect(held({ ...HOME, k: 9 }, WIDE).k).toBe(LARGEST);
    expect(smallest(TALL)).toBeCloseTo(400 / 520);
  });
  it('is not pushed out of view', () => {
    expect(held({ k: 1, x: 300, y: -80 }, WIDE)).toEqual({ k: 1, x: 0, y: -0 });
    expect(held({ k: 2, x: 900, y: -900 }, WIDE)).toEqual({ k: 2, x: 300, y: -300 });
    expect(held({ k: 1, x: 0, y: 900 }, TALL).y).toBe(60);
  });
  it('can be lifted above what covers its lower edge', () => {
    expect(held({ k: 1, x: 0, y: -500 }, { ...TALL, foot: 200 }).y).toBe(-260);
  });
  it('keeps the point under the pointer in place', () => {
    const lay = scaled({ k: 1.5, x: 20, y: 10 }, 1.2, [60, -40], WIDE);
    const under = (now: typeof HOME) => [(60 - now.x) / now.k, (-40 - now.y) / now.k];
    under(lay).forEach((value, i) => expect(value).toBeCloseTo(under({ k: 1.5, x: 20, y: 10 })[i]!));
  });
  it('can be moved only if part of it is out of view', () => {
    expect(loose(HOME, WIDE)).toBe(false);
    expect(loose({ ...HOME, k: 1.4 }, WIDE)).toBe(true);
    expect(loose(HOME, TALL)).toBe(true);
  });
});

describe('the consequences of an answer', () => {
  const sheet = {
    topic: 'TakeAction',
    rule: '5.1',
    number: 1,
    start: 0,
    nodes: [['', []]],
    preset: [],
    brings: [
      [
        [
          ['tile', 'red'],
          ['tile', 'green'],
        ],
        [
          [
            ['point', 0, 'red'],
            ['a1', 'b2'],
          ],
          [['monument'], ['b2']],
        ],
      ],
      [[[]], [[['parts'], ['catastrophe']]]],
    ],
  } as unknown as Sheet;
  it('are stored by the beginning and the last word', () => {
    expect(consequences(sheet, ['tile', 'green', 'b2'])).toEqual([
      { type: 'point', seat: 0, colour: 'red' },
      { type: 'monument' },
    ]);
    expect(consequences(sheet, ['tile', 'blue', 'b2'])).toEqual([]);
    expect(consequences(sheet, ['tile', 'red', 'c3'])).toEqual([]);
  });
  it('can belong to a beginning as well', () => {
    expect(consequences(sheet, ['catastrophe', 'c3'])).toEqual([{ type: 'parts' }]);
  });
});

describe('news', () => {
  const fact = (cell: string): Fact => ({ type: 'KingdomsUnited', to: null, cell });
  const side = (seat: number, facts: Fact[]) => ({ seat, facts, view: {}, question: null }) as unknown as Side;
  it('are the facts since the last call', () => {
    const since = news();
    const [a, b, c] = [fact('A'), fact('B'), fact('C')];
    expect(since(side(0, [a]))).toEqual([]);
    expect(since(side(0, [a, b, c]))).toEqual([b, c]);
    expect(since(side(0, [a, b, c]))).toEqual([]);
  });
  it('are none for a new log, or for another seat', () => {
    const since = news();
    since(side(0, [fact('A')]));
    expect(since(side(0, [fact('A'), fact('B')]))).toEqual([]);
    expect(since(side(1, [fact('A'), fact('B'), fact('C')]))).toEqual([]);
  });
});

describe('an answer in simultaneous talk', () => {
  const talk = (number: number, seats: number[], words: string[], type = 'Talk'): Side =>
    ({
      seat: 1,
      facts: [],
      view: { ask: { type, seats }, stack: [] },
      question: {
        topic: type,
        number,
        start: 1,
        nodes: [
          ['', []],
          ['verb', [[words, 0]]],
        ],
      },
    }) as unknown as Side;
  const before = talk(7, [0, 1, 2], ['ready', 'give']);
  it('is sent again if another player answered first and nothing has changed for us', () => {
    expect(isAskedAgain(before, talk(8, [1, 2], ['ready', 'give']))).toBe(true);
  });
  it('is not sent again if our choices or the question changed, or if the server accepted it', () => {
    expect(isAskedAgain(before, talk(8, [1, 2], ['ready', 'give', 'leave']))).toBe(false);
    expect(isAskedAgain(before, talk(8, [1, 2], ['ready', 'give'], 'AnswerProposal'))).toBe(false);
    expect(isAskedAgain(before, before)).toBe(false);
    expect(isAskedAgain(before, { ...before, question: null })).toBe(false);
  });
  it('is not sent again in a turn of our own: there the first answer counted', () => {
    expect(isAskedAgain(talk(7, [1], ['end']), talk(8, [1], ['end']))).toBe(false);
  });
});

describe('a flight', () => {
  const at = (x: number) => ({ x, y: 100, width: 20, height: 20 }) as DOMRect;
  it('goes from middle to middle, over its height', () => {
    const frames = course({ from: at(0), to: at(200), size: 20, lasts: 400, rises: 30 });
    expect([frames[0]!.transform, frames.at(-1)!.transform]).toEqual([
      'translate(0px, 100px) scale(1)',
      'translate(200px, 100px) scale(1)',
    ]);
    expect(frames.at(-2)!.transform).toContain('translate(100px, 70px)');
  });
  it('stays at its place while it is crossed out', () => {
    expect(course({ from: at(0), to: at(200), size: 20, lasts: 400, stays: 400 })[2]).toMatchObject({
      transform: 'translate(0px, 100px) scale(1)',
      offset: 0.5,
    });
  });
});
