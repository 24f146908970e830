import { describe, expect, it } from 'vitest';
import type { Army, Report } from './happened';
import { place } from './raise.svelte';
import { duel, parts, threat } from './verdict';

const army = (seat: number, more: Partial<Army> = {}): Army => ({
  seat,
  units: 6,
  plan: { dial: 5, leader: 'field-general', slot: 'both' },
  leader: 'field-general',
  cards: [],
  fell: false,
  betrayed: null,
  retreated: false,
  lost: 0,
  gained: 0,
  discarded: [],
  ...more,
});
const report = (armies: [Army, Army], why = 'strength'): Report => ({
  space: 'PAL',
  armies,
  winner: 1,
  why,
  strengths: why === 'strength' ? [5, 8] : null,
});

describe('the cards of a battle', () => {
  it.each([
    ['energy-rifle', 'energy-shield', false, 'stopped'],
    ['bio-weapon', 'bio-suit', false, 'stopped'],
    ['energy-rifle', 'bio-suit', true, 'hit'],
    ['hylar-iii', 'bio-suit', true, 'hit'],
    ['bio-weapon', '', false, 'void'], // there was no leader to kill
    ['', 'bio-suit', false, null],
  ] as const)('%s against %s', (attack, defence, fell, effect) => {
    const [one, other] = [
      army(0, { cards: attack ? [attack] : [] }),
      army(1, { cards: defence ? [defence] : [], fell }),
    ];
    expect(duel(report([one, other]), one, other)).toEqual({ attack, defence, effect });
  });

  it('explode, or have no effect after treason', () => {
    const [one, other] = [
      army(0, { cards: ['hylar-iii'], fell: true }),
      army(1, { cards: ['energy-shield'], fell: true }),
    ];
    expect(duel(report([one, other], 'explosion'), one, other).effect).toBe('explodes');
    expect(duel(report([one, other], 'traitor'), one, other).effect).toBe('void');
  });
});

describe('what the revealed cards will do', () => {
  it.each([
    [[], ['energy-rifle'], 'hit'],
    [['energy-shield'], ['energy-rifle'], null],
    [['bio-suit'], ['energy-rifle'], 'hit'],
    [['bio-suit'], ['hylar-iii'], 'hit'],
    [['energy-shield'], ['hylar-iii'], 'explodes'],
    [['hylar-iii'], ['energy-shield'], 'explodes'],
    [['energy-rifle'], ['energy-shield'], null],
    [[], [], null],
  ] as const)('%j against %j', (own, theirs, effect) => {
    expect(threat(own, theirs)).toBe(effect);
  });
});

describe('the strength of a side', () => {
  it('does not count a leader that fell', () => {
    const [one, other] = [army(0, { fell: true }), army(1)];
    const counted = (side: Army) => parts(report([one, other]), side).map(({ points, counts }) => counts && points);
    expect([counted(one), counted(other)]).toEqual([
      [5, false],
      [5, 5],
    ]);
    expect(parts(report([one, other], 'traitor'), other).some(({ counts }) => counts)).toBe(false);
  });
});

describe('the large face of a card', () => {
  const page = { width: 1000, height: 700 };
  const card = (left: number, top: number) => ({
    left,
    top,
    width: 90,
    height: 100,
    right: left + 90,
    bottom: top + 100,
  });
  it.each([
    [card(500, 600), { left: 395, top: 190 }], // above
    [card(500, 20), { left: 395, top: 130 }], // below
    [card(950, 600), { left: 690, top: 190 }], // not beyond the edge
    [card(500, 300), { left: 600, top: 290 }], // beside
  ])('stays on the page', (at, where) => {
    expect(place(at, 300, 400, page)).toEqual(where);
  });
});
