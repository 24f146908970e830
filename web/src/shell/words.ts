/** Clocks and options in plain words. */
import { say, session } from '$core/session.svelte';
import type { Value } from '$core/messages';
import type { GameInfo, TableInfo } from '../generated/types';
import { kebab } from '$core/phrases';

/** What a game is called; one without messages by its own name. */
export function titleOf(name: string): string {
  return session.messages?.has(`${name}-title`) ? say(`${name}-title`) : name;
}

/** What a game is about, in one sentence; nothing if it does not say. */
export function tagline(name: string): string {
  return session.messages?.has(`${name}-tagline`) ? say(`${name}-tagline`) : '';
}

/** Who sits at a table: against whom I play there, or all of them. */
export function seatWords(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.mine);
  const names = others
    .map((seat) =>
      seat.kind === 'bot'
        ? say('web-named-bot', { name: playerName(seat, seat.seat) })
        : seat.kind === 'open'
          ? say('web-free-seat')
          : playerName(seat, seat.seat),
    )
    .join(', ');
  return others.length < table.seats.length && names ? say('web-against', { names }) : names || say('web-you-name');
}

/** Tables that wait for me come first, and of those the one that has waited longest. */
export function longestWaiting(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables].sort(
    (a, b) => Number(b.waits_for_me) - Number(a.waits_for_me) || (a.waits_for_me ? a.since - b.since : 0),
  );
}

/** The day, in words if it is near. */
export function dayWords(time: number, now = Date.now()): string {
  const day = (at: number) => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / 86_400_000);
  const ago = day(now) - day(time);
  const lang = session.messages?.lang ?? 'en';
  if (ago < 7) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-ago, 'day');
  return new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'long',
    ...(ago > 300 ? { year: 'numeric' } : {}),
  }).format(time);
}

/** When something began: the time if it was today, else the day. */
export function sinceWords(time: number, now = Date.now()): string {
  if (new Date(time).toDateString() !== new Date(now).toDateString()) return dayWords(time, now);
  const lang = session.messages?.lang ?? 'en';
  return say('web-asked-since', {
    time: new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(time),
  });
}

/** A day of this or the next year. */
export function dateWords(time: number): string {
  return new Intl.DateTimeFormat(session.messages?.lang ?? 'en', { day: 'numeric', month: 'short' }).format(time);
}

/** A day and a time of it. */
export function dayAndTime(time: number): string {
  const lang = session.messages?.lang ?? 'en';
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

/** How long a game usually takes; nothing if it does not say. */
export function lengthWords(game: GameInfo): string {
  if (!game.minutes) return '';
  const [first, last] = game.minutes;
  if (first !== last) return say('web-length-minutes-range', { first, last });
  return first % 60 ? say('web-length-minutes', { count: first }) : say('web-length-hours', { count: first / 60 });
}

/** How many can play. */
export function playersRange(game: GameInfo): string {
  const [first, last] = [Math.min(...game.players), Math.max(...game.players)];
  return first === last ? String(first) : say('web-players-range', { first, last });
}

/** What a question is about, in the words for those who wait; nothing if the game has none. */
export function topicWords(game: string, topic: string): string {
  const key = `web-${game}-doing-${kebab(topic)}`;
  return session.messages?.has(key) ? say(key) : '';
}

/** What this number of players changes, where that may surprise; nothing otherwise. */
export function playersNote(game: string, players: number): string {
  const key = `web-${game}-note-${players}`;
  return session.messages?.has(key) ? say(key) : '';
}

/** A message that a game may put in its own words: `web-<game>-<key>`, else `web-<key>`. */
export function sayFor(game: string, key: string, values: Record<string, Value> = {}): string {
  const own = `web-${game}-${key}`;
  return say(session.messages?.has(own) ? own : `web-${key}`, values);
}

/** The colour of a seat in the words of the game; a game without names for its colours: "". */
export function colourName(game: string, colour: string): string {
  const key = `${game}-colour-${colour}`;
  return session.messages?.has(key) ? say(key) : '';
}

// What guests are called in the languages of the app; a test compares it with the messages.
export const GUEST = /^(?:Guest|Ospite|Convive) (\d{3})$/;

/** A name that we gave ourselves is said in the language of the page. */
export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number ? say('web-guest-name', { number }) : name;
}

/** The first letter of a name, in capitals. */
export const initial = (name: string) => /./u.exec(name)?.[0].toUpperCase() ?? '';

/** Bots have the same names at every table, by seat. */
export const BOT_NAMES = ['Nabu', 'Ishtar', 'Enki', 'Shala', 'Adad', 'Gula'];

/** Whoever sits or sat there: bots are told apart by names of their own; who has none is called by the seat. */
export function playerName(player: { kind: string; name: string } | undefined, seat: number): string {
  return player?.kind === 'bot'
    ? BOT_NAMES[seat]!
    : personName(player?.name ?? '') || say('web-seat', { seat: seat + 1 });
}

export function paceWords(pace: string): string {
  return say(`web-pace-${pace}-about`);
}

export function optionWords(game: string, options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, on]) =>
    on === true && session.messages?.has(`${game}-option-${kebab(name)}`) ? [say(`${game}-option-${kebab(name)}`)] : [],
  );
}

/** What a table of a game with deals allows, one line each. */
export function talkWords(game: string, talk: string, privately: boolean): string[] {
  return [sayFor(game, `talk-${talk}-table`), ...(privately ? [say('web-private-talk')] : [])];
}
