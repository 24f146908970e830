import { describe, expect, it } from 'vitest';
import { acts } from './acts';
import type { Fact } from './position';

const began: Fact = {
  type: 'InvasionBegan',
  to: null,
  invader: 0,
  defender: 1,
  planet: 'core1',
  units: 'ii',
  against: 'i',
};
const rolled = (seat: number): Fact => ({ type: 'DiceRolled', to: null, seat, dice: ['hit'] });
const lost = (seat: number): Fact => ({ type: 'UnitsLost', to: null, seat, planet: 'core1', units: 'i' });
const ended: Fact = { type: 'InvasionEnded', to: null, invader: 0, defender: 1, planet: 'core1', winner: 0 };
const turn: Fact = { type: 'TurnBegan', to: null, seat: 0, power: [] };
const fought = [turn, began, rolled(0), rolled(1), lost(0), lost(1), ended, turn];
const sizes = (facts: readonly Fact[], seat: number | null) => acts(facts, seat).map((act) => act.facts);

describe('a battle in parts', () => {
  it('shows dice, losses of both sides and the outcome one after another', () => {
    expect(sizes(fought, 2)).toEqual([2, 1, 1, 2, 2]);
    expect(acts(fought, 2).every(({ beats }) => beats > 0)).toBe(true);
  });
  it("keeps the outcome of the player's own battle for the last part, which stays on screen", () => {
    for (const seat of [0, 1]) expect(sizes(fought, seat)).toEqual([2, 1, 1, 2]);
  });
  it('shows the dice before the question about losses', () => {
    expect(sizes([began, rolled(0), rolled(1)], 0)).toEqual([1, 1, 1]);
  });
  it("keeps the player's losses by a bombardment for the last part", () => {
    const bombed: Fact = { type: 'PlanetBombarded', to: null, seat: 1, planet: 'core1' };
    expect(sizes([bombed, rolled(1), lost(0)], 0)).toEqual([1, 1]);
    expect(sizes([bombed, rolled(1), lost(0)], 2)).toEqual([1, 1, 1]);
  });
  it('has only one part without dice', () => {
    expect(acts([turn, lost(0)], 0)).toEqual([]);
  });
});
