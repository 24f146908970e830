import { describe, expect, it } from 'vitest';
import { offered, preselected } from './levels';

const LEVELS = ['novice', 'regular', 'expert', 'master'];

describe('levels', () => {
  it('begin with the weakest, and then with the one chosen last', () => {
    expect(preselected(null, LEVELS)).toBe('novice');
    expect(preselected('master', LEVELS)).toBe('master');
    expect(preselected(null, [])).toBe('random');
  });

  it('replace the bots of earlier settings', () => {
    expect(offered('greedy', LEVELS)).toBe('expert');
    expect(offered('random', LEVELS)).toBe('novice');
    expect(offered('gone', LEVELS)).toBeUndefined();
  });
});
