/** The place that pointer, focus or a button is at, and what it would bring, for all parts of the page that show it. */
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1000px)');

export const aim = $state<{ cell: string | null; text: string }>({ cell: null, text: '' });

/** Tips need room beside the kingdom; without it the prompt says the same. */
export const hasTips = (): boolean => wide.current;
