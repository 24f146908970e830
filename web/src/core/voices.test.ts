import { describe, expect, it } from 'vitest';
import { spoken } from './voices';

const fact = (type: string, fields: Record<string, unknown>) => ({ type, ...fields });
const BOTS = ['', 'expert-diplomat', 'novice'];

describe('the lines of bots', () => {
  it('follow from public facts', () => {
    const proposed = fact('AllianceProposed', { seat: 1, members: [0, 1] });
    expect(spoken('rex', proposed, BOTS, 7)).toEqual({ seat: 1, key: 'voice-diplomat-propose' });
    expect(spoken('rex', fact('GameOver', { winners: [0, 1] }), BOTS, 1)?.seat).toBe(1);
    expect(spoken('tigris', fact('MonumentBuilt', { seat: 2 }), BOTS, 1)?.key).toBe('voice-plain-built');
  });

  it('are said by bots only, at their occasions, and not too often', () => {
    expect(spoken('rex', fact('AllianceProposed', { seat: 0 }), BOTS, 0)).toBeNull();
    expect(spoken('rex', fact('InfluencePaid', { seat: 1, why: 'card' }), BOTS, 0)).toBeNull();
    expect(spoken('rex', fact('BattleDecided', { winner: null }), BOTS, 0)).toBeNull();
    expect(spoken('rex', fact('BattleDecided', { winner: 1 }), BOTS, 1)).toBeNull();
    expect(spoken('rex', fact('SaidReady', { seat: 1 }), BOTS, 0)).toBeNull();
    expect(spoken('chess', fact('GameOver', { seat: 1 }), BOTS, 0)).toBeNull();
  });
});
