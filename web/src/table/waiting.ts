/** The prompt's text while it is not our turn: the players whom the table waits for, never ourselves. */
import { say } from '$core/session.svelte';
import type { Shown } from './state.svelte';

export function waitingFor(table: Pick<Shown, 'news' | 'names' | 'side' | 'behind'>): string {
  const { news, side } = table;
  if (!news) return say('web-opening');
  if (news.phase === 'over' || news.phase === 'aborted') return say(table.behind ? 'web-catching-up' : 'web-game-over');
  if (news.phase === 'paused') return say('web-paused');
  const others = news.awaited.filter((seat) => seat !== side?.seat);
  if (table.behind && others.length < news.awaited.length) return say('web-catching-up');
  if (others.length)
    return say('web-waiting-for', { names: others.map((seat) => table.names[seat]).join(', '), count: others.length });
  return say(side?.seat != null ? 'web-moment' : 'web-waiting');
}
