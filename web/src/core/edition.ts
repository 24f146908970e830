/**
 * An edition as a table keeps it: the records that differ from the built-in data, as text. Their names and texts are
 * words.
 */
import type { Language } from './messages';
import { decoded } from './wire';

export type Changes = Record<string, Record<string, false | Record<string, unknown>>>; // table, record, fields
const KEYS = { name: 'name', text: 'about' } as const;

/** "": the built-in data. The server has checked whatever else it is. */
export function changes(packed: string): Changes {
  return packed ? decoded<Changes>(packed) : {};
}

/** A table of the box with its changes. What an edition says has it as its source. */
export function merged(records: Record<string, object>, changed: Changes[string] = {}): Record<string, object> {
  const found = { ...records };
  for (const [name, change] of Object.entries(changed)) {
    if (change === false) Reflect.deleteProperty(found, name);
    else found[name] = { ...records[name], note: '', source: 'edition', ...change };
  }
  return found;
}

/** The messages that it brings in a language, by their keys. */
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
