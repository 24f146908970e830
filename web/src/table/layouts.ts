/**
 * The layouts of the table page. The size of the page alone decides, never the device: exactly one applies at a time.
 *
 * Styles name them as custom media, `@media (--flat)`; `vite.config.ts` puts the queries in.
 * Components that need the layout read `layout.svelte.ts`.
 */
export const LAYOUT_NAMES = ['wide', 'tight', 'tablet', 'flat', 'tall'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

// Below 480 px in height, a page wider than high is a phone with its keyboard open.
const FLAT = '(orientation: landscape) and (min-width: 480px) and (max-height: 599.98px)';
const WIDE = '(orientation: landscape) and (min-width: 1400.02px) and (min-height: 820px)';

export const LAYOUTS: Record<LayoutName, string> = {
  wide: WIDE,
  /** The same with less room: a small laptop. */
  tight: `(orientation: landscape) and (min-width: 700.02px) and (min-height: 600px) and (not (${WIDE}))`,
  /** One column, the log below. */
  tablet: '(orientation: portrait) and (min-width: 700.02px)',
  /** The board on the left over the full height: a phone in landscape, or a large zoom. */
  flat: FLAT,
  /** A phone in portrait. */
  tall: `(max-width: 700px) and (not (${FLAT}))`,
};

/** Replaces the names in a style sheet by their queries. */
export function withQueries(css: string): string {
  return css.replace(/\(--(wide|tight|tablet|flat|tall)\)/g, (_, name: LayoutName) => `(${LAYOUTS[name]})`);
}
