/**
 * What is wrong with an edition, told on the page. Few ever need these sentences: they are read when there is something
 * to tell.
 */
import { session } from './session.svelte';
import { flawText, type Flaw } from './phrases';

const EDITIONS = import.meta.glob<string>('../../../src/plancia/locale/*/*editions.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Each of them, in the language of the page. */
export async function tellFlaws(flaws: readonly Flaw[]): Promise<string[]> {
  if (flaws.length) await session.read(EDITIONS);
  return flaws.map((flaw) => flawText(session.messages!, flaw));
}
