import { describe, expect, it } from 'vitest';
import { ASKS, chosenAt, limitOf, PASSES, passes, playsAt, raises, THIS_ROUND } from './orders';
import type { View } from './position';

const seats = { races: ['sol', 'lazax', 'jol-nar'] };

describe('standing orders', () => {
  it('raises up to a limit, and says nothing that has been topped', () => {
    expect(raises(2, 4)).toEqual([['bid', 3], ['bid', 4], ['pass']]);
    expect(raises(4, 4)).toEqual([['pass']]);
    expect(limitOf({ 'bid 1 2': raises(0, 3) }, 'bid 1 2')).toBe(3);
    expect(limitOf({ 'bid 1 2': passes() }, 'bid 1 2')).toBe(0);
    expect(limitOf({ 'bid 1 2': passes() }, 'bid 1 1')).toBeNull();
  });

  it('tells what was left for a moment; this round goes before any round', () => {
    expect(chosenAt({}, 'sale', 2)).toBe(ASKS);
    expect(chosenAt({ 'sale 1': [['pass']] }, 'sale', 2)).toBe(ASKS);
    expect(chosenAt({ sale: [['pass']] }, 'sale', 2)).toBe(PASSES);
    expect(chosenAt({ sale: [['pass']], 'sale 2': [['pass']] }, 'sale', 2)).toBe(THIS_ROUND);
    expect(chosenAt({ sale: [['informant', 'lazax-income'], ['pass']] }, 'sale', 2)).toBe('informant lazax-income');
  });

  it('offers to play the cards in hand, against others only', () => {
    const v = { ...seats, hand: ['informant', 'tracking-beacon', 'tracking-beacon'] } as unknown as View;
    expect(playsAt(v, 0, 'influence')).toEqual([['tracking-beacon']]);
    expect(playsAt(v, 1, 'influence')).toEqual([['informant', 'sol-immunity'], ['tracking-beacon']]);
    expect(playsAt(v, 0, 'sale')).toEqual([['informant', 'lazax-income'], ['informant', 'jol-nar-look']]);
    expect(playsAt({ ...seats, hand: ['diplomatic-interference'] } as unknown as View, 0, 'bidding')).toEqual([['diplomatic-interference', 1], ['diplomatic-interference', 2]]);
  });
});
