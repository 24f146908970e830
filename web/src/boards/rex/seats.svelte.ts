/** The races at the table on this page, and whether the player has folded the scene away to look at the city. */
import { untrack } from 'svelte';
import { words } from '$core/edition';
import { session } from '$core/session.svelte';
import { openEdition } from './world';

export const RACE_OF = $state<string[]>([]);

/** Sets the races of the table and its edition. */
export function lead(races: readonly string[], edition: string): void {
  if (openEdition(edition)) session.replaceMessages(edition ? (lang) => words('rex', edition, lang) : null);
  // Untracked: seats are drawn a moment after the city, and two effects with different races would loop.
  untrack(() => {
    if (races.length === RACE_OF.length && races.every((race, seat) => race === RACE_OF[seat])) return;
    RACE_OF.splice(0, RACE_OF.length, ...races);
  });
}

/**
 * `sheet`: the seat whose race sheet is open; -1: none. `book`: the standing orders are open. `battle`: the last battle
 * can be opened again, and `reads`: it is open.
 */
export const scene = $state({ folded: false, sheet: -1, book: false, battle: false, reads: false });

/** The space under the units being dragged; while they are, the city does not move. */
export const dragged = $state<{ over: string | null; holds: boolean }>({ over: null, holds: false });
