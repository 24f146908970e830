import type { Vignette } from '../plugin';

export { default as Figure } from './Figure.svelte';

const tie: Vignette = { icon: 'fight' };
/** The pictures beside revolts, wars and catastrophes in short. */
export const IN_SHORT: Readonly<Record<string, readonly Vignette[]>> = {
  8: [
    { symbols: ['leader-lion-green', 'leader-bull-green'] },
    { symbols: ['tile-red', 'tile-red'] },
    tie,
    { symbols: ['tile-red'], before: '+1' },
  ],
  9: [
    { symbols: ['leader-lion-green', 'leader-bull-green'] },
    { symbols: ['tile-green', 'tile-green'] },
    tie,
    { symbols: ['tile-green'], before: '+1' },
  ],
  12: [{ symbols: ['catastrophe', 'catastrophe'] }, { symbols: ['tile-blue'] }, { symbols: ['catastrophe'] }],
};
