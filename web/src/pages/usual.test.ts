import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/types';
import { readUsual, type Usual } from './usual';

const GAME: GameInfo = {
  name: 'spoof',
  players: [2, 3],
  minutes: null,
  colours: [],
  options: { coins: 3 },
  ways: {},
  bots: ['novice', 'expert'],
  characters: [],
  paces: ['none', 'quick'],
  lesson: false,
  deals: false,
};
const USUAL: Usual = {
  game: 'spoof',
  seats: [
    { kind: 'me', bot: 'expert' },
    { kind: 'bot', bot: 'novice' },
  ],
  pace: 'quick',
  open: false,
  options: { coins: 4 },
  talk: 'ceasefire',
  privately: false,
};

describe('the usual table', () => {
  it('is restored as it was saved', () => {
    expect(readUsual(JSON.stringify(USUAL), [GAME])).toEqual(USUAL);
  });

  it('replaces earlier bots by the matching levels', () => {
    const saved = JSON.stringify(USUAL).replaceAll('expert', 'greedy').replaceAll('novice', 'random');
    expect(readUsual(saved, [GAME])).toEqual(USUAL);
  });

  it('is not offered if nothing valid was saved', () => {
    for (const text of [null, '', '[]', '3', '{"game":"spoof"}', 'no']) expect(readUsual(text, [GAME])).toBeNull();
  });

  it('is not offered if the server has changed', () => {
    for (const usual of [
      { ...USUAL, game: 'chess' },
      { ...USUAL, pace: 'yearly' },
      { ...USUAL, seats: USUAL.seats.slice(1) },
      {
        ...USUAL,
        seats: [
          { kind: 'me' as const, bot: 'greedy' },
          { kind: 'bot' as const, bot: 'gone' },
        ],
      },
      { ...USUAL, options: { coins: 'many' } },
      { ...USUAL, options: { stones: 1 } },
    ])
      expect(readUsual(JSON.stringify(usual), [GAME])).toBeNull();
  });
});
