/**
 * In free talk somebody else may be heard first. Where that changes nothing for us, what we said holds, and is said
 * again.
 */
import type { Side } from './state.svelte';

export function isAskedAgain(before: Side, now: Side | undefined): boolean {
  const seats = before.view.ask?.['seats'];
  if (!before.question || !now?.question || before.seat !== now.seat || before.question.number === now.question.number)
    return false;
  // nobody else was asked: it is another question that looks the same
  if (!Array.isArray(seats) || seats.length < 2) return false;
  return like(before.view.ask, now.view.ask, 'seats') && like(before.question, now.question, 'number');
}

/** Equal in all but one of their fields. */
function like(a: object | null, b: object | null, but: string): boolean {
  const told = (one: object | null) => JSON.stringify(one, (key, value: unknown) => (key === but ? undefined : value));
  return told(a) === told(b);
}
