/** Deals in sentences, for their reader. */
import type { Fact, LedgerEntry, Offer, Pledge, Term } from '../../generated/types';
import { factLine, promiseLine, termLine } from '$core/phrases';
import { say, session } from '$core/session.svelte';
import { spokenAbout, spokenOfPromise, type Spoken } from '$core/voices';
import type { Plugin } from '../../boards/plugin';
import type { Shown } from '../state.svelte';

export interface Reader {
  game: string;
  plugin: Plugin;
  seat: number | null; // null: a spectator
  names: readonly string[];
  bots: readonly string[]; // names by seat; "": a person
}

export function readerOf(table: Pick<Shown, 'news' | 'names' | 'side' | 'bots'>, plugin: Plugin): Reader {
  const { side, names } = table;
  return {
    game: table.news?.game ?? '',
    plugin,
    seat: side?.seat ?? null,
    names: side ? (plugin.displayNames?.(names, side.view) ?? names) : names,
    bots: table.bots ?? [],
  };
}

export function promiseText({ game, names, seat }: Reader, promise: Pledge): string {
  return promiseLine(session.messages!, game, promise, names, seat);
}

export function termText({ game, names, seat }: Reader, term: Term): string {
  return termLine(session.messages!, game, term, names, seat);
}

export function factText({ game, names, seat }: Reader, fact: Fact): string {
  return factLine(session.messages!, game, fact, names, seat);
}

export function nameOf({ names, seat }: Reader, player: number): string {
  return player === seat ? say('web-you') : (names[player] ?? '');
}

/** The partners of an offer. */
export function headline(reader: Reader, offer: Offer): string {
  const [name, other] = [reader.names[offer.seat] ?? '', reader.names[offer.to] ?? ''];
  const kind = offer.counters ? 'counter' : 'offer';
  if (offer.to === reader.seat) return say(`web-deal-${kind}-to-you`, { name });
  if (offer.seat === reader.seat) return say(`web-deal-${kind}-by-you`, { name: other });
  return say(`web-deal-${kind}-of-others`, { name, other });
}

/** A bot's reason for its offer or its answer; "": none. */
export function reasonOf({ game, bots }: Reader, offer: Offer): string {
  return voice(spokenAbout(game, offer, bots));
}

/** A bot's comment on a promise that it has broken; "": none. */
export function excuseOf({ bots }: Reader, entry: LedgerEntry): string {
  return voice(spokenOfPromise(entry, bots));
}

function voice(said: Spoken | null): string {
  return said && session.voices && session.messages?.has(said.key) ? say(said.key) : '';
}
