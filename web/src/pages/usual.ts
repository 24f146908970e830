/** The table that somebody opens most often: game, seats, clock and options, kept in this browser. */
import { decoded } from '$core/wire';
import { offered } from '$core/levels';
import type { GameInfo, NewTable } from '../generated/types';

export type OptionValue = string | number | boolean;
export type SeatKind = 'me' | 'open' | 'bot' | 'friend';
export interface Seat {
  kind: SeatKind;
  bot: string; // its level; kept while the seat is somebody else's
  character?: string; // in games that have them
  friend?: string; // who is invited, by name
}
export interface Usual {
  game: string;
  seats: Seat[]; // one per player
  pace: string;
  open: boolean; // to the public
  options: Record<string, OptionValue>;
  talk: NonNullable<NewTable['talk']>; // when players may make deals
  privately: boolean; // may two players do so in private?
}

/** Who may watch a table. */
export type Watchers = 'live' | 'delayed' | 'none';
export const WATCHERS: readonly Watchers[] = ['live', 'delayed', 'none'];
export const UNITS: readonly NonNullable<NewTable['delay_unit']>[] = ['decisions', 'minutes'];
export const RECURS: readonly NonNullable<NewTable['recurs']>[] = ['', 'weekly', 'after'];
export const MOST_DELAY = 60;

const KINDS: readonly string[] = ['me', 'open', 'bot', 'friend'];
export const TALKS: readonly Usual['talk'][] = ['any', 'ceasefire', 'off'];
// Those saved before there were deals.
const WITHOUT_TALK: Pick<Usual, 'talk' | 'privately'> = { talk: 'any', privately: true };

/** What was saved as JSON, if this server still has that game with all of it; otherwise nothing. */
export function readUsual(saved: string | null, games: readonly GameInfo[]): Usual | null {
  try {
    const usual = { ...WITHOUT_TALK, ...decoded<Usual>(saved ?? 'null') };
    const game = games.find((one) => one.name === usual.game);
    if (!game) return null;
    const seats = usual.seats.map((seat) => ({ ...seat, bot: offered(seat.bot, game.bots) ?? seat.bot }));
    return fits({ ...usual, seats }, game) ? { ...usual, seats } : null;
  } catch {
    return null; // nothing was saved, or something else wrote it
  }
}

function fits(usual: Usual, game: GameInfo): boolean {
  return (
    game.players.includes(usual.seats.length) &&
    usual.seats.every((seat) => KINDS.includes(seat.kind) && game.bots.includes(seat.bot)) &&
    game.paces.includes(usual.pace) &&
    TALKS.includes(usual.talk) &&
    typeof usual.privately === 'boolean' &&
    Object.entries(usual.options).every(([name, value]) => typeof value === typeof game.options[name])
  );
}
