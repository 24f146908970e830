/** Remaining time in its shortest form. */
import type { Messages } from '$core/messages';

export function clock(m: Messages, milliseconds: number): string {
  const seconds = Math.max(0, milliseconds / 1000);
  const days = seconds / 86_400;
  if (days >= 2) return m.say('web-days', { count: Math.floor(days) });
  if (seconds >= 7200) return m.say('web-hours', { count: Math.floor(seconds / 3600) });
  if (seconds < 60) return m.number(seconds, 1);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
