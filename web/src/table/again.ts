/**
 * In simultaneous talk another player's answer may arrive first. If that changes nothing for us, our answer is still
 * valid and is sent again.
 */
import type { Side } from './state.svelte';

export function isAskedAgain(before: Side, now: Side | undefined): boolean {
  const seats = before.view.ask?.['seats'];
  if (!before.question || !now?.question || before.seat !== now.seat || before.question.number === now.question.number)
    return false;
  // only we were asked: it is another question that looks the same
  if (!Array.isArray(seats) || seats.length < 2) return false;
  return like(before.view.ask, now.view.ask, 'seats') && like(before.question, now.question, 'number');
}

/** Whether two objects are equal in all fields but one. */
function like(a: object | null, b: object | null, but: string): boolean {
  const text = (one: object | null) => JSON.stringify(one, (key, value: unknown) => (key === but ? undefined : value));
  return text(a) === text(b);
}
