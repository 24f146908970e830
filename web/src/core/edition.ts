/**
 * An edition as stored in a table's options: the records that differ from the built-in data, as text. Their names and
 * texts are messages.
 */
import type { Language } from './messages';
import { decoded } from './wire';

export type Changes = Record<string, Record<string, false | Record<string, unknown>>>; // table, record, fields
const KEYS = { name: 'name', text: 'about' } as const;

/** The parsed changes; "": the built-in data. The server has validated everything else. */
export function changes(packed: string): Changes {
  return packed ? decoded<Changes>(packed) : {};
}

/** A table of components with its changes. Changed records have the edition as their source. */
export function merged(records: Record<string, object>, changed: Changes[string] = {}): Record<string, object> {
  const found = { ...records };
  for (const [name, change] of Object.entries(changed)) {
    if (change === false) Reflect.deleteProperty(found, name);
    else found[name] = { ...records[name], note: '', source: 'edition', ...change };
  }
  return found;
}

/** The messages of an edition in a language, by key. */
export function words(game: string, packed: string, lang: Language): Record<string, string> {
  const found: Record<string, string> = {};
  for (const records of Object.values(changes(packed))) {
    for (const [id, record] of Object.entries(records)) {
      for (const [field, part] of Object.entries(KEYS)) {
        const said = record && record[field];
        const text: unknown = said && typeof said === 'object' ? Reflect.get(said, lang) : said;
        if (typeof text === 'string') found[`${game}-${part}-${id.toLowerCase()}`] = text;
      }
    }
  }
  return found;
}
