import { describe, expect, it } from 'vitest';
import type { Sheet } from '../generated/types';
import { DRAFT, type Words } from '$core/sheet';
import { Premove, type Kept, type Waiting } from './premove.svelte';
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

/** A table that waits for another player, with the answers sent to it. */
function waiting({ risky = [] as string[], facts = [] as { seat: number }[] } = {}) {
  const sent: Words[] = [];
  const table: Waiting = {
    side: { seat: 0, view: {}, facts, question: null } as unknown as Side,
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
  const [dropped, asked, kept]: [string[], Words[], (Kept | null)[]] = [[], [], []];
  const premove = new Premove(table, () => ({ draft, describe: (_, words) => words.join(' '), after: ['AddTiles'] }), {
    confirms: (_, words) => risky.includes(String(words[0])),
    ask: (words) => asked.push(words),
    dropped: (move) => dropped.push(move),
    keep: (one) => kept.push(one),
  });
  return { premove, sent, dropped, asked, kept, risky };
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
  it('waits while earlier questions are asked', () => {
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
  it('needs confirmation if it has become risky since, and is sent if the player had confirmed it', () => {
    const sudden = waiting();
    sudden.premove.prepare(['red']);
    sudden.risky.push('red');
    sudden.premove.arrive(sheet(7, ['red']));
    expect([sudden.asked, sudden.sent, sudden.premove.prepared]).toEqual([[['red']], [], null]);
    const known = waiting({ risky: ['red'] });
    known.premove.prepare(['red']);
    known.premove.arrive(sheet(7, ['red']));
    expect([known.asked, known.sent]).toEqual([[], [['red']]]);
  });
  it('is restored, unless the player has acted since', () => {
    const before = waiting({ facts: [{ seat: 1 }] });
    before.premove.prepare(['red']);
    before.premove.keep();
    const kept = before.kept[0]!;
    expect(kept).toEqual({ topic: 'PickWar', words: ['red'], confirmed: false, seat: 0, facts: 1 });
    const waited = waiting({ facts: [{ seat: 1 }, { seat: 1 }] });
    waited.premove.restore(kept);
    expect(waited.premove.prepared?.words).toEqual(['red']);
    for (const facts of [[{ seat: 1 }, { seat: 0 }], []]) {
      const acted = waiting({ facts }); // or a move was taken back
      acted.premove.restore(kept);
      expect([acted.premove.prepared, acted.dropped]).toEqual([null, ['red']]);
    }
    before.premove.cancel();
    before.premove.keep();
    expect(before.kept[1]).toBeNull();
  });
  it('must be offered by the form', () => {
    const { premove } = waiting();
    expect(premove.prepare(['green'])).toBe(false);
    expect(premove.prepared).toBeNull();
  });
});
