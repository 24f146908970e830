/**
 * An edition as a table keeps it: the records that differ from the built-in data, as text. Their names and texts are
 * words.
 */
import type { Language } from './messages';

export type Changes = Record<string, Record<string, false | Record<string, unknown>>>; // table, record, fields
const KEYS = { name: 'name', text: 'about' } as const;

/** "": the built-in data. The server has checked whatever else it is. */
export function changes(packed: string): Changes {
  return packed ? (JSON.parse(packed) as Changes) : {};
}

/** A table of the box with its changes. What an edition says has it as its source. */
export function merged<T extends Record<string, object>>(records: T, changed: Changes[string] = {}): T {
  const found: Record<string, unknown> = { ...records };
  for (const [name, change] of Object.entries(changed)) {
    if (change === false) Reflect.deleteProperty(found, name);
    else found[name] = { ...records[name], note: '', source: 'edition', ...change };
  }
  return found as T;
}

/** The messages that it brings in a language, by their keys. */
export function words(game: string, packed: string, lang: Language): Record<string, string> {
  const found: Record<string, string> = {};
  for (const records of Object.values(changes(packed))) {
    for (const [id, record] of Object.entries(records)) {
      for (const [field, part] of Object.entries(KEYS)) {
        const said = record && record[field];
        const text = said && typeof said === 'object' ? (said as Partial<Record<string, string>>)[lang] : said;
        if (typeof text === 'string') found[`${game}-${part}-${id.toLowerCase()}`] = text;
      }
    }
  }
  return found;
}
