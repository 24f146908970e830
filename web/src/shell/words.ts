/** Clocks and options in plain words. */
import { say, session } from '$core/session.svelte';
import type { TableInfo } from '../generated/types';
import { kebab } from '$core/telling';

/** What a game is called; one without messages by its own name. */
export function titleOf(name: string): string {
  return session.messages?.has(`${name}-title`) ? say(`${name}-title`) : name;
}

/** What a game is about, in one sentence; nothing if it does not say. */
export function tagline(name: string): string {
  return session.messages?.has(`${name}-tagline`) ? say(`${name}-tagline`) : '';
}

/** Who sits at a table. */
export function seatWords(table: TableInfo): string {
  return table.seats.map((seat) => (seat.mine ? say('web-you-name') : seat.kind === 'bot' ? say('web-bot') : seat.kind === 'open' ? say('web-free-seat') : seat.name)).join(', ');
}

/** Bots have the same names at every table, by seat. */
export const BOT_NAMES = ['Nabu', 'Ishtar', 'Enki', 'Shala', 'Adad', 'Gula'];

/** Whoever sits or sat there: bots are told apart by names of their own; who has none is called by the seat. */
export function playerName(player: { kind: string; name: string } | undefined, seat: number): string {
  return player?.kind === 'bot' ? BOT_NAMES[seat]! : player?.name || say('web-seat', { seat: seat + 1 });
}

/** Who plays along if nobody says otherwise. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'random');
}

export function paceWords(pace: string): string {
  return say(`web-pace-${pace}-about`);
}

export function optionWords(game: string, options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, on]) => (on === true && session.messages?.has(`${game}-option-${kebab(name)}`) ? [say(`${game}-option-${kebab(name)}`)] : []));
}
