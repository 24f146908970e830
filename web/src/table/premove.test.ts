import { describe, expect, it } from 'vitest';
import type { Sheet } from '../generated/types';
import { DRAFT, type Words } from '$core/sheet';
import { Premove, type Waiting } from './premove.svelte';
import type { Side } from './state.svelte';

const sheet = (number: number, words: string[], topic: Sheet['topic'] = 'PickWar'): Sheet => ({
  topic,
  rule: '',
  number,
  start: 1,
  preset: [],
  brings: [],
  nodes: [
    ['', []],
    ['colour', [[words, 0]]],
  ],
});

/** A table that waits for another player, and the answers it gets. */
function waiting() {
  const sent: Words[] = [];
  const table: Waiting = {
    side: { seat: 0, view: {}, facts: [], question: null } as unknown as Side,
    asked: null,
    news: { phase: 'playing' },
    hotSeat: false,
    looking: false,
    held: false,
    answer: (words) => {
      sent.push(words);
      return Promise.resolve(true);
    },
  };
  const draft = () => sheet(DRAFT, ['red', 'blue']);
  const dropped: string[] = [];
  const premove = new Premove(
    table,
    () => ({ draft, describe: (_, words) => words.join(' '), after: ['AddTiles'] }),
    (move) => dropped.push(move),
  );
  return { premove, sent, dropped };
}

describe('a premove', () => {
  it('is sent once, when its question arrives', () => {
    const { premove, sent } = waiting();
    expect(premove.prepare(['red'])).toBe(true);
    premove.arrive(sheet(7, ['red', 'blue']));
    premove.arrive(sheet(7, ['red', 'blue']));
    expect(sent).toEqual([['red']]);
    expect(premove.prepared).toBeNull();
  });
  it('waits while questions are asked that come first', () => {
    const { premove, sent } = waiting();
    premove.prepare(['blue']);
    premove.arrive(sheet(6, ['red'], 'AddTiles'));
    expect(premove.prepared?.words).toEqual(['blue']);
    premove.arrive(sheet(7, ['blue']));
    expect(sent).toEqual([['blue']]);
  });
  it('is dropped by another question, and by one that no longer offers it', () => {
    for (const question of [sheet(7, ['red'], 'BuildMonument'), sheet(7, ['blue'])]) {
      const { premove, sent, dropped } = waiting();
      premove.prepare(['red']);
      premove.arrive(question);
      expect(dropped).toEqual(['red']);
      expect(premove.prepared).toBeNull();
      expect(sent).toEqual([]);
    }
  });
  it('must be in the form', () => {
    const { premove } = waiting();
    expect(premove.prepare(['green'])).toBe(false);
    expect(premove.prepared).toBeNull();
  });
});
