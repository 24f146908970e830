/** The table that the user opens most often: game, seats, clock and options, stored in this browser. */
import { decoded } from '$core/wire';
import { offered } from '$core/levels';
import type { GameInfo, NewTable } from '../generated/types';

export type OptionValue = string | number | boolean;
export type SeatKind = 'me' | 'open' | 'bot' | 'friend';
export interface Seat {
  kind: SeatKind;
  bot: string; // level of a bot; kept while the seat is a person's
  character?: string; // in games with characters
  friend?: string; // name of the invited person
}
export interface Usual {
  game: string;
  seats: Seat[]; // one per player
  pace: string;
  open: boolean; // open to everybody
  options: Record<string, OptionValue>;
  talk: NonNullable<NewTable['talk']>; // when players may make deals
  privately: boolean; // whether two players may do so in private
}

/** Who may watch a table. */
export type Watchers = 'live' | 'delayed' | 'none';
export const WATCHERS: readonly Watchers[] = ['live', 'delayed', 'none'];
export const UNITS: readonly NonNullable<NewTable['delay_unit']>[] = ['decisions', 'minutes'];
export const RECURS: readonly NonNullable<NewTable['recurs']>[] = ['', 'weekly', 'after'];
export const MOST_DELAY = 60;

const KINDS: readonly string[] = ['me', 'open', 'bot', 'friend'];
export const TALKS: readonly Usual['talk'][] = ['any', 'ceasefire', 'off'];
// Saved before deals existed.
const WITHOUT_TALK: Pick<Usual, 'talk' | 'privately'> = { talk: 'any', privately: true };

/** The saved table, if this server still has that game with all of its options; otherwise nothing. */
export function readUsual(saved: string | null, games: readonly GameInfo[]): Usual | null {
  try {
    const usual = { ...WITHOUT_TALK, ...decoded<Usual>(saved ?? 'null') };
    const game = games.find((one) => one.name === usual.game);
    if (!game) return null;
    const seats = usual.seats.map((seat) => ({ ...seat, bot: offered(seat.bot, game.bots) ?? seat.bot }));
    return fits({ ...usual, seats }, game) ? { ...usual, seats } : null;
  } catch {
    return null; // nothing was saved, or not by us
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
