import { expect, test } from 'vitest';
import { numberedPlaces } from './numbered';

test('the number of an answer is at the last place it names', () => {
  expect([...numberedPlaces([['a1', 'b2'], ['c3'], []])]).toEqual([
    ['b2', '1'],
    ['c3', '2'],
  ]);
});

test('two answers that lead to one place share it', () => {
  expect([...numberedPlaces([['a1'], ['b2'], ['a1']])]).toEqual([
    ['a1', '1·3'],
    ['b2', '2'],
  ]);
});
