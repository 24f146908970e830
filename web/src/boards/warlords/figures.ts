import type { Vignette } from '../plugin';

export { default as Figure } from './Figure.svelte';
export { default as Symbols } from './Symbols.svelte';

const BOX = '-28 -28 56 56';
/** The pictures beside circles with guards and invasions in short. */
export const IN_SHORT: Readonly<Record<string, readonly Vignette[]>> = {
  7: [
    { symbols: ['disc-covert_ops'], box: BOX },
    { symbols: ['inf-ember'], box: BOX },
    { symbols: ['disc-covert_ops', 'disc-covert_ops'], box: BOX },
    { symbols: ['wound'], box: BOX },
  ],
  14: [
    { symbols: ['die-hit', 'die-miss'], box: BOX },
    { symbols: ['die-hit', 'die-invader'], box: BOX },
    { symbols: ['burst'], box: BOX },
    { symbols: ['pl-yellow'], box: '-40 -40 80 80' },
  ],
};
