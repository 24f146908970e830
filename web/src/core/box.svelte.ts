/** The components of the table on this page: the data that come with the rules, or those of its own edition. */
import { changes, merged } from './edition';

export function boxOf<B extends Record<string, Record<string, object>>>(
  data: B,
): { BOX: B; openEdition: (packed: string) => boolean } {
  const BOX = $state({ ...data });
  let opened = '';
  return {
    BOX,
    /** Loads the edition from the table's options; "": the built-in one. False if it was loaded already. */
    openEdition(packed) {
      if (packed === opened) return false;
      opened = packed;
      const changed = changes(packed);
      for (const [table, records] of Object.entries(data))
        Object.assign(BOX, { [table]: merged(records, changed[table]) });
      return true;
    },
  };
}
