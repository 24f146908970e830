/** What is wrong with the edition of a record, in words. Hardly anybody needs them, so they are fetched only then. */
import { Messages, type Language, type Value } from '$core/messages';
import { kebab } from '$core/telling';

const words = import.meta.glob<string>('../../../src/plancia/locale/*/editions.ftl', { query: '?raw', import: 'default' });

export interface Flaw {
  record: string; // '': the edition as a whole
  code: string;
  values: Record<string, Value>;
}

export async function flawsTold(lang: Language, flaws: readonly Flaw[]): Promise<string> {
  const [, load] = Object.entries(words).find(([path]) => path.includes(`/${lang}/`))!;
  const m = new Messages(lang, [await load()]);
  return flaws.map((flaw) => told(m, flaw)).join('; ');
}

function told(m: Messages, { record, code, values }: Flaw): string {
  const reason = m.say(`edition-${kebab(code)}`, values);
  return record ? m.say('edition-in-record', { record, reason }) : reason;
}
