/**
 * The place under the pointer or focus, or of a focused button, and its consequences, shared by all parts of the page.
 */
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1000px)');

export const aim = $state<{ cell: string | null; text: string; carrying: boolean }>({
  cell: null,
  text: '',
  carrying: false, // a dragged piece is above that place
});

/** Tips need room beside the kingdom; on narrow pages the prompt shows the same. */
export const hasTips = (): boolean => wide.current;
