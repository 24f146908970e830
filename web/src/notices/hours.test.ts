import { expect, test } from 'vitest';
import { clockWords, quietParts } from './hours';
import { bytesOf } from './push';

test('minutes are shown as on a clock', () => {
  expect(clockWords(0)).toBe('00:00');
  expect(clockWords(22 * 60 + 30)).toBe('22:30');
});

test('quiet hours may span midnight', () => {
  expect(quietParts(720, 1080)).toEqual([[0.5, 0.75]]);
  expect(quietParts(1080, 360)).toEqual([
    [0, 0.25],
    [0.75, 1],
  ]);
  expect(quietParts(60, 60)).toEqual([]);
});

test('the server key is decoded from base64url', () => {
  expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
});
