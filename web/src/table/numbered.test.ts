import { expect, test } from 'vitest';
import { apart, labelledPlaces, numberedPlaces } from './numbered';

test('the number of an answer is at its last place', () => {
  expect([...numberedPlaces([['a1', 'b2'], ['c3'], []])]).toEqual([
    ['b2', '1'],
    ['c3', '2'],
  ]);
});

test('two answers with the same place share it', () => {
  expect([...numberedPlaces([['a1'], ['b2'], ['a1']])]).toEqual([
    ['a1', '1·3'],
    ['b2', '2'],
  ]);
});

test('joins two labels at one place', () => {
  expect([
    ...labelledPlaces([
      ['✓ 36 %', ['a1']],
      ['22 %', ['a1']],
      ['9 %', []],
    ]),
  ]).toEqual([['a1', '✓ 36 %·22 %']]);
});

test('labels that would cover each other move apart, and no others', () => {
  const labels = [
    { x: 100, y: 50, half: 30 },
    { x: 140, y: 60, half: 20 },
    { x: 120, y: 150, half: 30 },
  ];
  expect(apart(labels, 40).map(({ x }) => x)).toEqual([95, 145, 120]);
});
