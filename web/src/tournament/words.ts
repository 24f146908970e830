/** Tournaments in plain words. */
import { say, session } from '$core/session.svelte';
import type { TournamentInfo, TournamentPlayer } from '../generated/types';
import { levelName } from '../shell/levels';

/** People by name; bots by level and number; deleted people have no name. */
export function nameOf(player: TournamentPlayer | undefined): string {
  if (player?.bot) return say('web-tournament-bot', { level: levelName(player.bot), number: player.number });
  return player?.name || say('web-tournament-deleted');
}

/** Who has won, or who share the first place. */
export function winnerWords(players: readonly TournamentPlayer[]): string {
  const [first, ...others] = players.filter((player) => player.place === 1);
  if (!others.length) return say('web-tournament-winner', { name: nameOf(first) });
  return say('web-tournament-winners', { names: [first, ...others].map(nameOf).join(', ') });
}

/** A tournament whose host was deleted has no name. */
export const titleOfTournament = (info: TournamentInfo) => info.name || say('web-tournament');

export function formatWords(info: TournamentInfo): string {
  return say('web-format-rounds', { format: say(`web-format-${info.format}`), count: info.rounds });
}

/** A number of minutes, as hours or days where it is a whole number of them. */
export function spanWords(minutes: number): string {
  if (minutes === 0) return say('web-tournament-no-pause');
  if (minutes % 1440 === 0) return say('web-tournament-days', { count: minutes / 1440 });
  if (minutes % 60 === 0) return say('web-tournament-hours', { count: minutes / 60 });
  return say('web-tournament-minutes', { count: minutes });
}

/** When something happens: the time, and the day if it is not today. */
export function timeWords(time: number, now = Date.now()): string {
  const lang = session.messages?.lang ?? 'en';
  const today = new Date(time).toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(lang, { ...day, hour: 'numeric', minute: '2-digit' }).format(time);
}

/** The players with these numbers in a tournament. */
export function byNumber(players: readonly TournamentPlayer[]): Map<number, TournamentPlayer> {
  return new Map(players.map((player) => [player.number, player]));
}
