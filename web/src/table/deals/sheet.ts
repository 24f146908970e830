/** Offers and promises as one seat knows them, and values derived from them. */
import type { Deals, GameName, LedgerEntry, Offer, StepDeals } from '../../generated/types';

export interface DealSheet<G extends GameName = GameName> {
  offers: readonly Offer<G>[];
  promises: readonly LedgerEntry<G>[];
  mayDeal: boolean; // whether offers can be made and answered now
  left: number; // offers that the seat may still make in this round
}

export const NO_DEALS: DealSheet = { offers: [], promises: [], mayDeal: false, left: 0 };

/** Merges items into a list. Each replaces the one with the same id, in its place. */
function merged<T extends { id: string }>(before: readonly T[], changed: readonly T[]): readonly T[] {
  return [...new Map([...before, ...changed].map((one) => [one.id, one])).values()];
}

/** The sheet after a message. */
export function withMessage(before: DealSheet, message: Deals): DealSheet {
  const { offers, promises } = message.fresh ? NO_DEALS : before;
  return {
    offers: merged(offers, message.offers),
    promises: merged(promises, message.promises),
    mayDeal: message.may_deal,
    left: message.left,
  };
}

/** The sheet of a replay after a step; null: the game had no deals. Private deals have two readers. */
export function sheetAt(deals: readonly StepDeals[], step: number, eyes: number | 'table' | 'all'): DealSheet | null {
  if (!deals.length) return null;
  const past = deals.filter((one) => one.step <= step);
  const offers = merged<Offer>(
    [],
    past.flatMap((one) => one.offers),
  );
  const promises = merged<LedgerEntry>(
    [],
    past.flatMap((one) => one.promises),
  );
  const reads = (isPrivate: boolean, pair: readonly number[]) =>
    !isPrivate || eyes === 'all' || (eyes !== 'table' && pair.includes(eyes));
  return {
    offers: offers.filter((offer) => reads(offer.private, [offer.seat, offer.to])),
    promises: promises.filter((entry) => reads(entry.private, [entry.promise.seat, entry.to])),
    mayDeal: false,
    left: 0,
  };
}

/** Open offers that wait for the seat's answer. */
export function waiting(sheet: DealSheet, seat: number | null): readonly Offer[] {
  return sheet.offers.filter((offer) => offer.status === 'open' && offer.to === seat);
}

export interface OffersBySide {
  toMe: readonly Offer[];
  fromMe: readonly Offer[];
  others: readonly Offer[];
  closed: readonly Offer[]; // the seat's own ended offers, newest first
}

const CLOSED = 3; // ended offers that are still shown for a while

export function bySide(sheet: DealSheet, seat: number | null): OffersBySide {
  const open = sheet.offers.filter((offer) => offer.status === 'open');
  const mine = (offer: Offer) => seat !== null && [offer.seat, offer.to].includes(seat);
  const round = Math.max(0, ...sheet.offers.map((offer) => offer.round));
  return {
    toMe: open.filter((offer) => offer.to === seat),
    fromMe: open.filter((offer) => offer.seat === seat),
    others: open.filter((offer) => !mine(offer)),
    closed: sheet.offers
      .filter((offer) => offer.status !== 'open' && offer.status !== 'countered' && mine(offer))
      .filter((offer) => offer.round === round)
      .slice(-CLOSED)
      .reverse(),
  };
}

export type Verdict = LedgerEntry['status'];
export const VERDICTS: readonly Verdict[] = ['kept', 'broken', 'open', 'void'];

/** The number of a seat's promises by verdict. */
export function record(promises: readonly LedgerEntry[], seat: number): Record<Verdict, number> {
  const found = { kept: 0, broken: 0, open: 0, void: 0 };
  for (const entry of promises) if (entry.promise.seat === seat) found[entry.status] += 1;
  return found;
}

/** Open promises first, then the latest verdicts. */
export function newestFirst(promises: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const key = (entry: LedgerEntry) => (entry.status === 'open' ? Infinity : (entry.decided ?? entry.round));
  return promises
    .map((entry, i) => ({ entry, i }))
    .sort((a, b) => (key(a.entry) === key(b.entry) ? b.i - a.i : key(b.entry) - key(a.entry)))
    .map(({ entry }) => entry);
}
