/** Errors of an edition in words. Few users ever see these sentences, so they are loaded only when needed. */
import { session } from './session.svelte';
import { flawText, type Flaw } from './phrases';

const EDITIONS = import.meta.glob<string>('../../../src/plancia/locale/*/*editions.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** One sentence for each error, in the language of the page. */
export async function tellFlaws(flaws: readonly Flaw[]): Promise<string[]> {
  if (flaws.length) await session.read(EDITIONS);
  return flaws.map((flaw) => flawText(session.messages!, flaw));
}
