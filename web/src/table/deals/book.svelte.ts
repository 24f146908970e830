/** The deals of a table: a sheet for each seat on this device, and the offers being written. */
import type { Deals, LedgerEntry } from '../../generated/types';
import { Draft } from './draft.svelte';
import { NO_DEALS, withMessage, type DealSheet } from './sheet';

type Audience = number | null;

export class DealBook {
  isOpen = $state(false); // whether the panel is open
  #sheets = $state.raw<ReadonlyMap<Audience, DealSheet>>(new Map());
  #drafts = new Map<Audience, Draft>();
  #settled: ReadonlyMap<Audience, readonly LedgerEntry[]> = new Map();

  receive(message: Deals): void {
    const sheet = withMessage(this.#sheets.get(message.seat) ?? NO_DEALS, message);
    this.#sheets = new Map([...this.#sheets, [message.seat, sheet]]);
  }

  /** All moves so far are on screen: show these verdicts until the next moves are shown. */
  settle(): void {
    this.#settled = new Map([...this.#sheets].map(([seat, sheet]) => [seat, sheet.promises]));
  }

  /** The sheet of a seat; null: this table has no deals. Verdicts must not reveal moves that are not shown yet. */
  of(seat: Audience, behind: boolean): DealSheet | null {
    const sheet = this.#sheets.get(seat);
    if (!sheet) return null;
    return behind ? { ...sheet, promises: this.#settled.get(seat) ?? [] } : sheet;
  }

  draft(seat: Audience): Draft {
    const known = this.#drafts.get(seat) ?? new Draft();
    this.#drafts.set(seat, known);
    return known;
  }
}
