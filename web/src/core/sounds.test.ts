import { describe, expect, it } from 'vitest';
import { SOUNDS as REX } from '../boards/rex/sounds';
import { SOUNDS as TIGRIS } from '../boards/tigris/sounds';
import { SOUNDS as WARLORDS } from '../boards/warlords/sounds';
import { audible, groupOf, SCORE, SOUNDS, SOUND_GROUPS } from './sounds';

describe('sounds', () => {
  it('are short and different from each other', () => {
    for (const name of SOUNDS) {
      expect(SCORE[name].length).toBeGreaterThan(0);
      expect(Math.max(...SCORE[name].map(({ after }) => after))).toBeLessThan(1);
      for (const { loud } of SCORE[name]) expect(loud > 0 && loud <= 1).toBe(true);
    }
    expect(new Set(SOUNDS.map((name) => JSON.stringify(SCORE[name]))).size).toBe(SOUNDS.length);
  });
  it('of one moment are played once each, and two at most', () => {
    expect(audible(['place', undefined, 'place', 'conflict', 'bid'])).toEqual(['place', 'conflict']);
    expect(audible([undefined])).toEqual([]);
  });
  it('belong to groups that can be switched off', () => {
    expect(new Set(SOUNDS.map(groupOf))).toEqual(new Set(SOUND_GROUPS));
    expect(SOUNDS.filter((name) => groupOf(name) === 'turn')).toEqual(['turn', 'end']);
  });
  it('exist for placing, conflict and the end in every game', () => {
    for (const game of [TIGRIS, REX, WARLORDS])
      for (const name of ['place', 'conflict', 'reveal', 'end']) expect(Object.values(game)).toContain(name);
    expect(Object.values(WARLORDS)).toContain('dice');
    expect(Object.values(REX)).toContain('bid');
  });
});
