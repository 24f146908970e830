import type { Vignette } from '../plugin';

export { default as Figure } from './Figure.svelte';
export { default as Symbols } from './Symbols.svelte';

const unit = (...races: string[]): Vignette => ({ symbols: races.map((race) => `unit-${race}`), night: true });
const card = (...names: string[]): Vignette => ({ symbols: names.map((name) => `sc-${name}`), night: true });
const icon = (name: string): Vignette => ({ symbols: [`i-${name}`], night: true });
/** The pictures beside battles, the bombardment and the battle cards in short. */
export const IN_SHORT: Readonly<Record<string, readonly Vignette[]>> = {
  11: [{ symbols: ['ld-field-general'], night: true }, unit('sol'), unit('sol', 'letnev'), icon('traitor')],
  13: [icon('fleet'), { symbols: ['coin'], night: true }, icon('shield')],
  16: [card('energy-rifle', 'energy-shield'), card('hylar-iii'), icon('cards')],
};
