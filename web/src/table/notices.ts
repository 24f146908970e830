/** "It is your turn": in the title, in the icon, and as a notice of the browser where that is allowed. */
import { say } from '$core/session.svelte';

export function showTurn(asked: boolean, title: string): void {
  document.title = asked ? `● ${say('web-your-turn')}: ${title}` : `${title} · plancia`;
  document.getElementById('favicon')?.setAttribute('href', asked ? '/favicon-turn.svg' : '/favicon.svg');
  if (asked && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(say('web-your-turn'), { body: title, tag: 'plancia-turn' });
  }
}
