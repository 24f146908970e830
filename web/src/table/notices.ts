/**
 * "It is your turn": in the title, in the icon, as two strokes on a bell, and as a notice of the browser where that is
 * allowed.
 */
import { say, session } from '$core/session.svelte';
import { play } from '$core/sound';

let called = false;
let rung = false;

/**
 * Title and icon show whether we are asked. The notice comes once, when we begin to be; the bell too, but not before
 * the moves that led there have been `shown`.
 */
export function showTurn(asked: boolean, shown: boolean, title: string): void {
  document.title = asked ? `● ${say('web-your-turn')}: ${title}` : `${title} · plancia`;
  document.getElementById('favicon')?.setAttribute('href', asked ? '/favicon-turn.svg' : '/favicon.svg');
  if (asked && !called) {
    if (session.notices && document.hidden && noticesAllowed())
      new Notification(say('web-your-turn'), { body: title, tag: 'plancia-turn' });
  }
  if (asked && !rung && (shown || document.hidden)) play('turn');
  rung = asked && (rung || shown || document.hidden);
  called = asked;
}

export function noticesAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}
