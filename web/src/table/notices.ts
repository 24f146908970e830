/** "It is your turn": in the title, in the icon, as two strokes on a bell, and as a browser notification if allowed. */
import { say, session } from '$core/session.svelte';
import { play } from '$core/sound';

let called = false;
let rung = false;

/**
 * Title and icon show whether it is our turn. The notification comes once, when our turn begins; the bell too, but not
 * before the moves that led there have been `shown`.
 */
export function showTurn(asked: boolean, shown: boolean, title: string): void {
  const name = asked ? `● ${say('web-your-turn')}: ${title}` : `${title} · plancia`;
  const icon = document.getElementById('favicon');
  const picture = asked ? '/favicon-turn.svg' : '/favicon.svg';
  // Setting them takes the browser longer than a move: skip unchanged values.
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
