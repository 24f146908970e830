/** State of a table that a tab keeps across page loads. */
import { decoded } from '$core/wire';
import type { Kept } from './premove.svelte';

const key = (table: string) => `plancia-premove-${table}`;

export function keptPremove(table: string): Kept | null {
  try {
    const kept = sessionStorage.getItem(key(table));
    return kept === null ? null : decoded<Kept>(kept);
  } catch {
    return null; // storage is disabled, or was changed by hand
  }
}

export function keepPremove(table: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(key(table), JSON.stringify(kept));
    else sessionStorage.removeItem(key(table));
  } catch {
    /* then the premove is lost with the page */
  }
}
