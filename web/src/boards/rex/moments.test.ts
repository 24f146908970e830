import { describe, expect, it } from 'vitest';
import { beatsBefore, byKind, isOwn, moments, type Moment } from './moments';
import type { Fact } from './position';

const placed: Moment = { type: 'InfluenceCardDrawn', to: null, of: -1, card: 'TAR-INT', effect: true };
const fleet: Moment = { type: 'BombardmentDrawn', to: null, of: -1, value: 4 };
const looked: Moment = { type: 'BombardmentSeen', to: [1], of: -1, value: 4 };
const seen: Moment = { type: 'CardsSeen', to: [1], of: -1, seat: 1, cards: ['bio-suit'] };
const sold: Fact = { type: 'CardSold', to: null, seat: 1, price: 3 };

describe('a moment', () => {
  it('is a card that everybody sees', () => {
    expect(moments([sold, placed, fleet], null)).toEqual([placed, fleet]);
    expect(isOwn(placed)).toBe(false);
  });
  it('is a card that the viewer received, not one that was only looked at', () => {
    expect(moments([sold, seen], 1)).toEqual([seen]);
    expect(moments([seen], 1)).toEqual([]);
  });
  it('is something only the viewer may know', () => {
    expect(moments([looked], 1)).toEqual([looked]);
    expect(isOwn(looked)).toBe(true);
  });
  it('groups those of one kind', () => {
    expect(byKind([fleet, placed, placed])).toEqual([[fleet], [placed, placed]]);
  });
  it('precedes the fleet', () => {
    expect(beatsBefore([fleet])).toBeGreaterThan(0);
    expect(beatsBefore([sold])).toBe(0);
  });
});
