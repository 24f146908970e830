/** What is in the box of the table that the page shows: the data that come with the rules, or those of its own edition. */
import data from 'virtual:data/warlords';
import { changes, merged } from '$core/edition';
import type { Box } from './world';

export const BOX: Box = $state({ ...data });
let opened = '';

/** The table has this edition, as its options keep it; "": the built-in one. False if it lay open already. */
export function openEdition(packed: string): boolean {
  if (packed === opened) return false;
  opened = packed;
  const changed = changes(packed);
  for (const table of Object.keys(data) as (keyof Box)[]) Object.assign(BOX, { [table]: merged(data[table], changed[table]) });
  return true;
}
