import { describe, expect, it } from 'vitest';
import type { Fact, Update } from '../generated/types';
import { partsOf } from './acts';

const fact = (number: number): Fact => ({ type: 'TurnBegan', to: null, seat: number });
const update: Pick<Update, 'facts'> = { facts: [1, 2, 3, 4].map(fact) };
const seats = (facts: readonly Fact[]) => facts.map((one) => ('seat' in one ? one.seat : null));

describe('an update in parts', () => {
  it('contains every fact once, with the rest in the last part', () => {
    const parts = partsOf(update, [
      { facts: 1, beats: 2 },
      { facts: 2, beats: 1 },
    ]);
    expect(parts.map(({ facts }) => seats(facts))).toEqual([[1], [2, 3], [4]]);
    expect(parts.map(({ beats }) => beats)).toEqual([2, 1, undefined]);
  });
  it('has one part without acts', () => {
    expect(partsOf(update, [])).toEqual([update]);
  });
});
