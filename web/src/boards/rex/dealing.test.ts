import { describe, expect, it, vi } from 'vitest';
import { dealing } from './dealing';
import type { View } from './position';
import { SPACES } from './world';

// A page without messages: names and labels are keys.
vi.mock('$core/session.svelte', () => ({ say: (key: string) => key, session: { messages: null } }));
vi.mock('./Coin.svelte', () => ({ default: null }));

const CEASEFIRE = { type: 'Ceasefire', sharing: [], proposer: null };
/** Four players in round 3; only Sol has units, in the palace. */
const view = (changes: Record<string, unknown> = {}) =>
  ({
    seats: 4,
    races: ['sol', 'lazax', 'jol-nar', 'letnev'],
    phase: 'bidding',
    round: 3,
    influence: [4, 2, 0, 9],
    units: [SPACES.map(({ id }) => Number(id === 'PAL')), ...[1, 2, 3].map(() => SPACES.map(() => 0))],
    alliances: [],
    barred: [],
    stack: [],
    ...changes,
  }) as unknown as View;
const kinds = (seat: number, own: boolean, v = view()) =>
  dealing.promises(v, seat, 1 - seat, own).map(({ type }) => type);

describe('the promises of Rex', () => {
  it('are those that a player can make', () => {
    expect(kinds(0, true)).toContain('LeaveSpace');
    expect(kinds(1, true)).not.toContain('LeaveSpace'); // without units
    expect(kinds(1, false)).not.toContain('HoldsCard'); // nobody can be asked for a claim
    expect(kinds(0, true, view({ seats: 3 }))).not.toContain('KeepAlliance');
  });

  it('have fields whose choices change nothing else', () => {
    const v = view();
    for (const promise of dealing.promises(v, 0, 1, true))
      for (const field of dealing.fields(v, promise, ['a', 'b', 'c', 'd'])) {
        expect(field.choices[field.at]?.promise).toEqual(promise);
        for (const choice of field.choices) {
          const changed = Object.entries(choice.promise).filter(
            ([name, value]) => Object.entries(promise).find(([known]) => known === name)?.[1] !== value,
          );
          expect(changed.length).toBeLessThanOrEqual(field.name === 'when' ? 2 : 1);
        }
      }
  });

  it('end in this round at the earliest and in the last one at the latest', () => {
    const [promise] = dealing.promises(view({ round: 7 }), 0, 1, true);
    const until = dealing.fields(view({ round: 7 }), promise!, []).find(({ name }) => name === 'until');
    expect(until?.choices.map(({ label }) => label)).toEqual(['7', '8']);
  });
});

describe('what the rules carry out at once', () => {
  it('is possible only in a ceasefire without a pending proposal', () => {
    const names = (v: View) => dealing.terms(v, 0, 1, []).map(({ name, by }) => `${name} ${by}`);
    expect(names(view())).toEqual([]);
    expect(names(view({ stack: [CEASEFIRE] }))).toEqual(['gift me', 'alliance you', 'gift you']);
    expect(names(view({ stack: [{ ...CEASEFIRE, proposer: 2 }] }))).toEqual([]);
    expect(names(view({ stack: [{ ...CEASEFIRE, sharing: [[0, 1]] }] }))).not.toContain('alliance you');
  });

  it('gives no more than a player has', () => {
    const gift = { type: 'Gift', seat: 0, receiver: 1, amount: 3 } as const;
    const [mine, , theirs] = dealing.terms(view({ stack: [CEASEFIRE] }), 0, 1, [gift]);
    expect(mine?.choices).toHaveLength(5); // none, or one to four
    expect(mine?.choices[mine.at]).toBe(gift);
    expect(theirs?.choices).toHaveLength(3);
  });
});
