/**
 * What is in the box of the table that the page shows: the data that come with the rules, or those of its own edition.
 */
import { changes, merged } from './edition';

export function boxOf<B extends object>(data: B): { BOX: B; openEdition: (packed: string) => boolean } {
  const built = data as Record<string, Record<string, object>>;
  const BOX: Record<string, Record<string, object>> = $state({ ...built });
  let opened = '';
  return {
    BOX: BOX as B,
    /** The table has this edition, as its options keep it; "": the built-in one. False if it lay open already. */
    openEdition(packed) {
      if (packed === opened) return false;
      opened = packed;
      const changed = changes(packed);
      for (const table of Object.keys(built)) BOX[table] = merged(built[table]!, changed[table]);
      return true;
    },
  };
}
