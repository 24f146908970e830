import { describe, expect, it } from 'vitest';
import { offered, parts, preselected, withCharacter } from './levels';

const LEVELS = ['novice', 'regular', 'expert', 'master'];

describe('levels', () => {
  it('begin with the weakest; later the last choice is preselected', () => {
    expect(preselected(null, LEVELS)).toBe('novice');
    expect(preselected('master', LEVELS)).toBe('master');
    expect(preselected(null, [])).toBe('random');
  });

  it('replace bots from earlier settings', () => {
    expect(offered('greedy', LEVELS)).toBe('expert');
    expect(offered('random', LEVELS)).toBe('novice');
    expect(offered('gone', LEVELS)).toBeUndefined();
  });

  it('have a character where the game has them, a different one for each seat', () => {
    const two = ['diplomat', 'merchant'];
    expect([0, 1, 2].map((seat) => withCharacter('expert', seat, two))).toEqual([
      'expert-diplomat',
      'expert-merchant',
      'expert-diplomat',
    ]);
    expect(withCharacter('expert', 0, two, 'merchant')).toBe('expert-merchant');
    expect(withCharacter('expert', 0, [])).toBe('expert');
    expect(parts('expert-diplomat')).toEqual(['expert', 'diplomat']);
    expect(parts('greedy')).toEqual(['greedy', '']);
  });
});
