/** Clocks and options in plain words. */
import { say, session } from '$core/session.svelte';
import type { Value } from '$core/messages';
import type { GameInfo, TableInfo } from '../generated/types';
import { kebab } from '$core/phrases';
import { clock } from '../table/clock';

/** The title of a game; one without messages has its own name. */
export function titleOf(name: string): string {
  return session.messages?.has(`${name}-title`) ? say(`${name}-title`) : name;
}

/** Without a subtitle. */
export const shortTitle = (game: string): string => titleOf(game).split(':')[0]!;

/** A game in one sentence; nothing if it has no message. */
export function tagline(name: string): string {
  return session.messages?.has(`${name}-tagline`) ? say(`${name}-tagline`) : '';
}

/** The players at a table: my opponents, or all of them; and the number of free seats. */
export function seatWords(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.mine);
  const names = others
    .filter((seat) => seat.kind !== 'open')
    .map((seat) => (seat.kind === 'bot' ? say('web-named-bot', { name: seatName(seat) }) : seatName(seat)))
    .join(', ');
  const sitsHere = others.length < table.seats.length;
  const free = others.filter((seat) => seat.kind === 'open').length;
  const parts = [
    names && sitsHere ? say('web-against', { names }) : names,
    free ? say('web-free-seats', { count: free }) : '',
  ].filter((part) => part);
  return parts.join(' · ') || say('web-you-name');
}

/** Tables that wait for me come first, in the order of the server: the longest wait first. */
export function waitingFirst(waiting: readonly TableInfo[], others: readonly TableInfo[]): TableInfo[] {
  const ids = new Set(waiting.map(({ id }) => id));
  return [...waiting, ...others.filter(({ id }) => !ids.has(id))];
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

/** When something began: the time if it was today, otherwise the day. */
export function sinceWords(time: number, now = Date.now()): string {
  if (new Date(time).toDateString() !== new Date(now).toDateString()) return dayWords(time, now);
  const lang = session.messages?.lang ?? 'en';
  return say('web-asked-since', {
    time: new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(time),
  });
}

/** How much of my time is left; "": there is no clock, or nothing waits for me. */
export function leftWords(table: Pick<TableInfo, 'ends'>, now = Date.now()): string {
  return table.ends && session.messages
    ? say('web-next-time', { time: clock(session.messages, table.ends - now) })
    : '';
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

/** The usual duration of a game; nothing if it has no message. */
export function lengthWords(game: GameInfo): string {
  if (!game.minutes) return '';
  const [first, last] = game.minutes;
  if (first !== last) return say('web-length-minutes-range', { first, last });
  return first % 60 ? say('web-length-minutes', { count: first }) : say('web-length-hours', { count: first / 60 });
}

/** The numbers of players. */
export function playersRange(game: GameInfo): string {
  const [first, last] = [Math.min(...game.players), Math.max(...game.players)];
  return first === last ? String(first) : say('web-players-range', { first, last });
}

/** The topic of a question, for the players who wait; nothing if the game has no message. */
export function topicWords(game: string, topic: string): string {
  const key = `web-${game}-doing-${kebab(topic)}`;
  return session.messages?.has(key) ? say(key) : '';
}

/** The changes for this number of players, where they may surprise; nothing otherwise. */
export function playersNote(game: string, players: number): string {
  const key = `web-${game}-note-${players}`;
  return session.messages?.has(key) ? say(key) : '';
}

/** A message that a game may replace: `web-<game>-<key>`, otherwise `web-<key>`. */
export function sayFor(game: string, key: string, values: Record<string, Value> = {}): string {
  const own = `web-${game}-${key}`;
  return say(session.messages?.has(own) ? own : `web-${key}`, values);
}

/** The colour of a seat in the words of the game; "" if the game has no names for its colours. */
export function colourName(game: string, colour: string): string {
  const key = `${game}-colour-${colour}`;
  return session.messages?.has(key) ? say(key) : '';
}

// Guest names in the languages of the app, and an older one; a test compares them with the messages.
export const GUEST = /^(?:Guest|Ospite|Invité|Convive) (\d{3})$/;

/** Guest names are shown in the language of the page. */
export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number ? say('web-guest-name', { number }) : name;
}

/** The initial of a name, in capitals. */
export const initial = (name: string) => /./u.exec(name)?.[0].toUpperCase() ?? '';

// Dark colours on which an initial is easy to read.
const STONES = [
  '#5b3a1e',
  '#5a2050',
  '#1e4a5e',
  '#4a4a12',
  '#3a3a44',
  '#6b3f02',
  '#224430',
  '#3b2c5e',
  '#6e2230',
  '#1f3d63',
] as const;

/** The colour behind a person's initial: always the same for a name, so that people are easy to tell apart. */
export function stoneOf(name: string): string {
  const sum = Array.from(name, (letter) => letter.codePointAt(0)!).reduce((all, code) => (all * 31 + code) % 65_521, 7);
  return STONES[sum % STONES.length]!;
}

/** Bots have the same names at every table, by seat. */
export const BOT_NAMES = ['Nabu', 'Ishtar', 'Enki', 'Shala', 'Adad', 'Gula'];

/** Players by name: bots have names of their own; players without a name are called by their seat. */
export function playerName(player: { kind: string; name: string } | undefined, seat: number): string {
  return player?.kind === 'bot'
    ? BOT_NAMES[seat]!
    : personName(player?.name ?? '') || say('web-seat', { seat: seat + 1 });
}

/** The names at a table. At a hot-seat one person has several seats: they are distinguished by number. */
export function seatNames(chairs: readonly { kind: string; name: string }[]): string[] {
  return chairs.map((chair, seat) => {
    const twins = chairs.filter((other) => other.kind === 'person' && other.name === chair.name).length;
    return chair.name && chair.kind === 'person' && twins > 1 ? `${chair.name} (${seat + 1})` : playerName(chair, seat);
  });
}

/** The name in a list of tables, where players without a name have deleted their account. */
export function seatName(player: { kind: string; name: string; seat: number }): string {
  return player.kind === 'person' && !player.name ? say('web-tournament-deleted') : playerName(player, player.seat);
}

export function paceWords(pace: string): string {
  return say(`web-pace-${pace}-about`);
}

export function optionWords(game: string, options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, on]) =>
    on === true && session.messages?.has(`${game}-option-${kebab(name)}`) ? [say(`${game}-option-${kebab(name)}`)] : [],
  );
}

/** The kinds of deals that a table allows, one line each. */
export function talkWords(game: string, talk: string, privately: boolean): string[] {
  return [sayFor(game, `talk-${talk}-table`), ...(privately ? [say('web-private-talk')] : [])];
}
