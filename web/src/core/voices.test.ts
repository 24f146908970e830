import { describe, expect, it } from 'vitest';
import type { LedgerEntry, Offer } from '../generated/types';
import { spoken, spokenAbout, spokenOfPromise } from './voices';

const fact = (type: string, fields: Record<string, unknown>) => ({ type, ...fields });
const OFFER: Offer<'rex'> = {
  id: '1',
  seat: 1,
  to: 0,
  private: false,
  counters: '',
  terms: [],
  promises: [{ type: 'PassNextCard', seat: 1 }],
  round: 1,
  expires: 'round',
  status: 'open',
  reason: '',
};
const BOTS = ['', 'expert-diplomat', 'novice'];

describe('the lines of bots', () => {
  it('depend on public facts', () => {
    const proposed = fact('AllianceProposed', { seat: 1, members: [0, 1] });
    expect(spoken('rex', proposed, BOTS, 7)).toEqual({ seat: 1, key: 'voice-diplomat-propose' });
    expect(spoken('rex', fact('GameOver', { winners: [0, 1] }), BOTS, 1)?.seat).toBe(1);
    expect(spoken('tigris', fact('MonumentBuilt', { seat: 2 }), BOTS, 1)?.key).toBe('voice-plain-built');
  });

  it('are spoken only by bots, on their occasions, and not too often', () => {
    expect(spoken('rex', fact('AllianceProposed', { seat: 0 }), BOTS, 0)).toBeNull();
    expect(spoken('rex', fact('InfluencePaid', { seat: 1, why: 'card' }), BOTS, 0)).toBeNull();
    expect(spoken('rex', fact('BattleDecided', { winner: null }), BOTS, 0)).toBeNull();
    expect(spoken('rex', fact('BattleDecided', { winner: 1 }), BOTS, 1)).toBeNull();
    expect(spoken('rex', fact('SaidReady', { seat: 1 }), BOTS, 0)).toBeNull();
    expect(spoken('chess', fact('GameOver', { seat: 1 }), BOTS, 0)).toBeNull();
  });

  it('give the reason for an offer and for the answer to it', () => {
    expect(spokenAbout('rex', OFFER, BOTS)).toEqual({ seat: 1, key: 'voice-diplomat-trade' });
    expect(spokenAbout('rex', { ...OFFER, counters: '7' }, BOTS)?.key).toBe('voice-diplomat-counter');
    expect(spokenAbout('rex', { ...OFFER, seat: 0, to: 2 }, BOTS)).toBeNull();
    const answered = { ...OFFER, seat: 0, to: 2 };
    expect(spokenAbout('rex', { ...answered, status: 'accepted' }, BOTS)?.key).toBe('voice-plain-accept');
    expect(spokenAbout('rex', { ...answered, status: 'declined' }, BOTS)?.key).toBe('voice-plain-refuse');
    const rejected = { ...answered, status: 'declined', reason: 'no_promises' } as const;
    expect(spokenAbout('rex', rejected, BOTS)?.key).toBe('voice-plain-no-promises');
    const alliance = { ...OFFER, terms: [{ type: 'Alliance', members: [0, 1] }] } satisfies Offer<'rex'>;
    expect(spokenAbout('rex', alliance, BOTS)?.key).toBe('voice-diplomat-propose');
  });

  it('react to a broken promise', () => {
    const entry: LedgerEntry<'rex'> = {
      id: '1.1',
      offer: '1',
      to: 0,
      private: false,
      promise: { type: 'PassNextCard', seat: 1 },
      round: 1,
      status: 'broken',
      decided: 1,
      fact: null,
      owed: 0,
    };
    expect(spokenOfPromise(entry, BOTS)).toEqual({ seat: 1, key: 'voice-diplomat-broke' });
    expect(spokenOfPromise({ ...entry, status: 'kept' }, BOTS)).toBeNull();
  });
});
