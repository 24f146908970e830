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
  const name = asked ? `● ${say('web-your-turn')}: ${title}` : `${title} · plancia`;
  const icon = document.getElementById('favicon');
  const picture = asked ? '/favicon-turn.svg' : '/favicon.svg';
  // Each of them takes the browser longer than a move: the same again is not set.
  if (document.title !== name) document.title = name;
  if (icon && icon.getAttribute('href') !== picture) icon.setAttribute('href', picture);
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
