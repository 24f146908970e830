/** The deals of a table: a sheet for each seat of this device, and the offers being written. */
import type { Deals, LedgerEntry } from '../../generated/types';
import { Draft } from './draft.svelte';
import { NO_DEALS, withMessage, type DealSheet } from './sheet';

type Audience = number | null;

export class DealBook {
  isOpen = $state(false); // the panel
  #sheets = $state.raw<ReadonlyMap<Audience, DealSheet>>(new Map());
  #drafts = new Map<Audience, Draft>();
  #settled: ReadonlyMap<Audience, readonly LedgerEntry[]> = new Map();

  receive(message: Deals): void {
    const sheet = withMessage(this.#sheets.get(message.seat) ?? NO_DEALS, message);
    this.#sheets = new Map([...this.#sheets, [message.seat, sheet]]);
  }

  /** All moves so far are on screen: from now on these verdicts are shown until the next moves are. */
  settle(): void {
    this.#settled = new Map([...this.#sheets].map(([seat, sheet]) => [seat, sheet.promises]));
  }

  /** The sheet of a seat; null: this table has no deals. A verdict must not reveal a move that is not shown yet. */
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
