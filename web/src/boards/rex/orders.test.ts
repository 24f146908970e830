import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../generated/types';
import { bidsOn, cardOn, chosenAt, limitOf, moments, passes, raises, THIS_ROUND } from './orders';

/** The form as the server sends it: one card on offer, two kinds of moments, an Informant in hand. */
const form: Sheet = {
  topic: 'Order',
  rule: '',
  number: 0,
  start: 5,
  preset: [],
  brings: [],
  nodes: [
    ['', []],
    ['word', [[[3, 4, 5], 0]]],
    [
      'word',
      [
        [['pass'], 0],
        [['bid'], 1],
      ],
    ],
    ['word', [[['lazax-income', 'jol-nar-look'], 0]]],
    [
      'word',
      [
        [['pass'], 0],
        [['informant'], 3],
      ],
    ],
    [
      'occasion',
      [
        [['bid 2 1'], 2],
        [['sale 2', 'sale', 'influence 3', 'influence'], 4],
      ],
    ],
  ],
};
const [sale, influence] = moments(form);

describe('standing orders', () => {
  it('raise up to a limit, starting at the lowest legal bid', () => {
    expect(cardOn(form)).toBe('bid 2 1');
    expect(cardOn(null)).toBe('');
    expect(raises(bidsOn(form, 'bid 2 1'), 4)).toEqual([['bid', 3], ['bid', 4], ['pass']]);
    expect(limitOf({ 'bid 2 1': raises([1, 2, 3], 3) }, 'bid 2 1')).toBe(3);
    expect(limitOf({ 'bid 2 1': passes() }, 'bid 2 1')).toBe(0);
    expect(limitOf({ 'bid 2 1': passes() }, 'bid 2 0')).toBeNull();
  });

  it('find moments by their names in the form', () => {
    expect(sale).toEqual({ timing: 'sale', round: 2, once: 'sale 2', always: 'sale' });
    expect(influence!.round).toBe(3);
    expect(moments(undefined)).toEqual([]);
  });

  it('show the order for a moment; an order for one round precedes one for all rounds', () => {
    const left = (standing: Record<string, (string | number)[][]>) => chosenAt(standing, form, sale!);
    expect(left({})).toEqual([]);
    expect(left({ 'sale 1': [['pass']] })).toEqual([]);
    expect(left({ sale: [['pass']] })).toEqual(['pass']);
    expect(left({ sale: [['pass']], 'sale 2': [['pass']] })).toBe(THIS_ROUND);
    expect(left({ sale: [['informant', 'lazax-income'], ['pass']] })).toEqual(['informant', 'lazax-income']);
    expect(left({ sale: [['tracking-beacon'], ['pass']] })).toEqual(['pass']);
  });
});
