import { expect, it } from 'vitest';
import { findPage } from './routes';

it('finds a page and its argument', () => {
  expect(findPage('/player/%C3%89lodie', () => true)?.what).toBe('Élodie');
  expect(findPage('/', () => false)?.what).toBe('');
});

it('finds no page that is disabled, unknown or misspelt', () => {
  expect(findPage('/friends', (feature) => feature !== 'friends')).toBeNull();
  expect(findPage('/nowhere', () => true)).toBeNull();
  expect(findPage('/player/%E0%A4%A', () => true)).toBeNull();
});
