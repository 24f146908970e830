/** Short lines that bots say at fitting moments. They depend on public facts and on known deals. */
import type { LedgerEntry, Offer } from '../generated/types';
import { DEAL_TOPICS, OCCASIONS } from '../generated/phrases';
import { parts } from './levels';

export interface Spoken {
  seat: number;
  key: string; // key of the message
}

/**
 * The line of a bot about a fact. `bots` has a name for each seat with a bot, else ""; `number` is that of the fact.
 */
export function spoken(
  game: string,
  fact: { readonly type: string },
  bots: readonly string[],
  number: number,
): Spoken | null {
  const occasion = OCCASIONS[game]?.[fact.type];
  if (!occasion || number % (occasion.every ?? 1)) return null;
  const fields = new Map<string, unknown>(Object.entries(fact));
  if (Object.entries(occasion.when ?? {}).some(([field, value]) => fields.get(field) !== value)) return null;
  const seat = [fields.get(occasion.speaker ?? 'seat')]
    .flat()
    .find((one): one is number => typeof one === 'number' && !!bots[one]);
  return seat === undefined ? null : lineOf(bots, seat, occasion.name);
}

/** The line with the reason for an offer, or for the answer to it. */
export function spokenAbout(game: string, offer: Offer, bots: readonly string[]): Spoken | null {
  if (offer.status === 'declined') return lineOf(bots, offer.to, DECLINED[offer.reason] ?? 'refuse');
  if (offer.status === 'accepted') return lineOf(bots, offer.to, 'accept');
  if (offer.counters) return lineOf(bots, offer.seat, 'counter');
  const kinds: readonly string[] = [...offer.terms, ...offer.promises].map(({ type }) => type);
  const topic = Object.entries(DEAL_TOPICS[game] ?? {}).find(([kind]) => kinds.includes(kind));
  return topic ? lineOf(bots, offer.seat, topic[1]) : null;
}

/** The line of a bot that has broken a promise. */
export function spokenOfPromise(entry: LedgerEntry, bots: readonly string[]): Spoken | null {
  return entry.status === 'broken' ? lineOf(bots, entry.promise.seat, 'broke') : null;
}

/** The line for a reason to decline; the default is `refuse`. */
const DECLINED: Readonly<Record<string, string>> = { distrust: 'distrust', no_promises: 'no-promises' };

function lineOf(bots: readonly string[], seat: number, name: string): Spoken | null {
  const bot = bots[seat];
  return bot ? { seat, key: `voice-${parts(bot)[1] || 'plain'}-${name}` } : null;
}
