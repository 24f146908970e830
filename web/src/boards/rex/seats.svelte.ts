/** The race of each seat at the table that the page shows, and whether its scene is folded away to look at the city. */
import { untrack } from 'svelte';
import { words } from '$core/edition';
import { session } from '$core/session.svelte';
import { openEdition } from './world';

export const RACE_OF = $state<string[]>([]);

/** This is the table: who leads whom, and with which data. */
export function lead(races: readonly string[], edition: string): void {
  if (openEdition(edition)) session.bring(edition ? (lang) => words('rex', edition, lang) : null);
  // Untracked: players are drawn a moment after the city, and two effects that know different races would never agree.
  untrack(() => {
    if (races.length === RACE_OF.length && races.every((race, seat) => race === RACE_OF[seat])) return;
    RACE_OF.splice(0, RACE_OF.length, ...races);
  });
}

/**
 * `sheet`: the seat whose race sheet lies open; -1: none. `book`: the standing orders lie open. `battle`: the last
 * battle can be read again, and `reads`: it is.
 */
export const scene = $state({ folded: false, sheet: -1, book: false, battle: false, reads: false });

/** The space under units that are being carried. */
export const dragged = $state<{ over: string | null }>({ over: null });
