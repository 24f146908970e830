import { expect, test } from 'vitest';
import { lines, parts } from './statistics';

test('wars are shares of all wars, monuments are counted by game', () => {
  const totals = { games: 4, won: 1, wars: 8, wars_won: 6, monuments: 2 };
  expect(lines('tigris', totals)).toEqual([
    { name: 'wars_won', kind: 'share', count: 6, of: 8 },
    { name: 'monuments', kind: 'mean', value: 0.5 },
  ]);
});

test('the parts add up to one, and races have shares of wins', () => {
  const races = parts('rex', { games: 4, race_sol: 3, race_sol_won: 1, race_hacan: 1 });
  expect(races.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  expect(races.find(({ message }) => message === 'rex-name-sol')).toEqual({
    end: 'sol',
    message: 'rex-name-sol',
    count: 3,
    share: 0.75,
    won: 1,
  });
});

test('a game without statistics shows nothing', () => {
  expect([lines('market', { games: 3 }), parts('market', { games: 3 })]).toEqual([[], []]);
  expect(lines('tigris', {})).toEqual([]);
});
