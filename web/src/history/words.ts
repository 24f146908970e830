/** Finished games in words: the place, the score, how long it took. */
import { say, session } from '$core/session.svelte';
import type { Played } from '../generated/types';
import { botWords } from '../shell/levels';
import { seatName } from '../shell/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "1st", "2nd": the words differ by language and number. */
export const placeWords = (place: number) => say('web-place-ordinal', { place });

/** The first criterion, in the words of the game; "" if it is unknown or the game has no words for it. */
export function scoreWords(game: string, score: number | null | undefined): string {
  const key = `web-${game}-score-short`;
  return score == null || !session.messages?.has(key) ? '' : say(key, { count: score });
}

/** Below the place: the number of players, who shares the place, and the score. */
export function resultWords(game: Played): string {
  const beside = game.table.seats
    .filter(({ seat }) => seat !== game.seat && game.places[seat] === game.places[game.seat])
    .map(seatName)
    .join(', ');
  return [
    say('web-of-players', { count: game.table.seats.length }),
    beside && say('web-history-with', { names: beside }),
    scoreWords(game.table.game, game.scores[game.seat]),
  ]
    .filter((part) => part)
    .join(', ');
}

/** The approximate duration. */
export function durationWords(from: number, to: number): string {
  const time = Math.max(0, to - from);
  if (time >= 2 * DAY) return say('web-took-days', { count: Math.round(time / DAY) });
  if (time < HOUR) return say('web-took-minutes', { count: Math.max(1, Math.round(time / MINUTE)) });
  return say('web-took-hours', { hours: Math.floor(time / HOUR), minutes: Math.floor((time % HOUR) / MINUTE) });
}

/** Opponents by name, bots with their level. */
export function opponentWords(game: Played): string {
  return game.table.seats
    .filter((seat) => seat.seat !== game.seat)
    .map((seat) => (seat.kind === 'bot' ? `${seatName(seat)} (${botWords(seat.name)})` : seatName(seat)))
    .join(', ');
}

/** With its sign, also for zero. */
export const changeWords = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);

/** Seats in the order of their places. */
export function ranking(game: Played): { seat: number; place: number }[] {
  return game.table.seats
    .map(({ seat }) => ({ seat, place: game.places[seat] ?? game.table.seats.length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
