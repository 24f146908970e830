import { describe, expect, it } from 'vitest';
import { battles, happenedTo, blows, lastBattle } from './happened';
import type { Fact, View } from './position';
import { SPACES } from './world';

const at = (id: string) => SPACES.findIndex((space) => space.id === id);
const table = (units: Record<string, number>[], alliances: number[][] = []) =>
  ({ units: units.map((held) => SPACES.map(({ id }) => held[id] ?? 0)), alliances }) as unknown as View;
const began: Fact = { type: 'BattleBegan', to: null, space: 'PAL', sides: [0, 1], units: [6, 5], cards: [2, 3] };
const plans: Fact[] = [
  { type: 'PlanOpened', to: null, of: 0, dial: 5, leader: 'field-general', slot: 'attack' },
  { type: 'PlanOpened', to: null, of: 1, dial: 3, leader: 'headmaster', slot: 'both' },
  { type: 'CardsOpened', to: null, of: 0, cards: ['energy-rifle'] },
];
const treason: Fact[] = [
  { type: 'TraitorRevealed', to: null, of: 1, leader: 'field-general', side: 0 },
  { type: 'LeaderDestroyed', to: null, seat: 0, leader: 'field-general' },
  { type: 'UnitsLost', to: null, seat: 0, space: 'PAL', units: 6, special: 0, why: 'traitor' },
  { type: 'BattleDecided', to: null, winner: 1, why: 'traitor', strengths: null },
  { type: 'CardDiscarded', to: null, seat: 0, card: 'energy-rifle' },
];
const next: Fact = { type: 'BattleBegan', to: null, space: 'ADI', sides: [2, 3], units: [9, 1], cards: [4, 2] };

describe('a decided battle', () => {
  it('is reported whole, even after the next one has begun', () => {
    const report = lastBattle([began, ...plans, ...treason, next])!;
    expect(report).toMatchObject({ space: 'PAL', winner: 1, why: 'traitor' });
    expect(report.armies[0]).toMatchObject({
      seat: 0,
      betrayed: 1,
      fell: true,
      lost: 6,
      cards: ['energy-rifle'],
      discarded: ['energy-rifle'],
    });
    expect(report.armies[1]).toMatchObject({ seat: 1, betrayed: null, fell: false, lost: 0 });
    expect(report.armies[0].plan).toEqual({ dial: 5, leader: 'field-general', slot: 'attack' });
  });
  it('is one of all, each with its round', () => {
    const phase = (round: number): Fact => ({ type: 'PhaseBegan', to: null, phase: 'battle', round });
    const won: Fact = { type: 'BattleDecided', to: null, winner: 2, why: 'strength', strengths: [9, 1] };
    const lost: Fact = { type: 'UnitsLost', to: null, seat: 3, space: 'ADI', units: 1, special: 0, why: 'battle' };
    const all = battles([phase(2), began, ...plans, ...treason, phase(3), next, won, lost, began]);
    expect(all.map(({ round, space, winner }) => [round, space, winner])).toEqual([
      [2, 'PAL', 1],
      [3, 'ADI', 2],
    ]);
    expect(all[1]!.armies.map((army) => army.lost)).toEqual([0, 1]);
  });
  it('is reported at a table that began in the middle of it', () => {
    expect(lastBattle([...plans, ...treason])).toMatchObject({ space: 'PAL', armies: [{ seat: 0 }, { seat: 1 }] });
    // The plans are missing too: the fate of the leader reveals its name.
    expect(lastBattle(treason)?.armies.find(({ seat }) => seat === 0)).toMatchObject({
      plan: null,
      leader: 'field-general',
      betrayed: 1,
    });
    expect(lastBattle(treason)).toMatchObject({
      space: 'PAL',
      winner: 1,
      armies: [
        { seat: 1, plan: null },
        { seat: 0, lost: 6 },
      ],
    });
  });
  it('stays on screen for the players who fought it, and for nobody else', () => {
    const all = [began, ...plans, ...treason, next];
    expect([0, 1, 2].map((seat) => happenedTo(treason, seat, all, table([{}, {}, {}, {}])))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('what happens to a seat', () => {
  const hit: Fact = { type: 'UnitsLost', to: null, seat: 0, space: 'HOL', units: 2, special: 0, why: 'bombardment' };
  it('includes a loss to the fleet', () => {
    expect(blows([hit], 0, [hit], table([{}, {}])).map((one) => one.kind)).toEqual(['bombardment']);
    expect(blows([hit], 1, [hit], table([{}, {}]))).toEqual([]);
  });
  it('includes an enemy who enters its stronghold, but not a reinforced siege or an ally', () => {
    const enters: Fact = {
      type: 'UnitsMoved',
      to: null,
      seat: 1,
      origin: 'GAR',
      target: 'PAL',
      units: 3,
      special: 0,
      why: 'move',
    };
    expect(at('PAL')).toBeGreaterThan(-1);
    expect(blows([enters], 0, [enters], table([{ PAL: 4 }, { PAL: 3 }])).map((one) => one.kind)).toEqual([
      'stronghold',
    ]);
    expect(blows([enters], 0, [enters], table([{ PAL: 4 }, { PAL: 8 }]))).toEqual([]);
    expect(blows([enters], 0, [enters], table([{ PAL: 4 }, { PAL: 3 }], [[0, 1]]))).toEqual([]);
    expect(blows([enters], 0, [enters], table([{ GAR: 4 }, { PAL: 3 }]))).toEqual([]);
  });
  it('includes an ally who leaves', () => {
    const story: Fact[] = [
      { type: 'AllianceFormed', to: null, members: [0, 1] },
      { type: 'AllianceLeft', to: null, seat: 1 },
    ];
    expect(blows(story.slice(1), 0, story, table([{}, {}, {}])).map((one) => one.kind)).toEqual(['alliance']);
    expect(blows(story.slice(1), 2, story, table([{}, {}, {}]))).toEqual([]);
  });
});
