/** The current layout of the page, for components that draw differently; styles use `@media (--flat)` and the like. */
import { MediaQuery } from 'svelte/reactivity';
import { LAYOUT_NAMES, LAYOUTS, type LayoutName } from './layouts';

const queries = LAYOUT_NAMES.map((name) => ({ name, query: new MediaQuery(`(${LAYOUTS[name]})`) }));

export const layout = {
  get name(): LayoutName {
    return queries.find(({ query }) => query.current)?.name ?? 'wide';
  },
  /**
   * Too small for everything at once: the log is a sheet, tips are in the prompt, the board may be larger than its
   * window.
   */
  get small(): boolean {
    return this.name === 'flat' || this.name === 'tall';
  },
};
