export { default as Figure } from './Figure.svelte';
export { default as Symbols } from './Symbols.svelte';
