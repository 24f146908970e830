/** Who is one step from winning, as the server says it: each is announced once, and keeps its line in the log. */
import type { NearEnd } from '../generated/types';

export interface Announced {
  id: string;
  text: string;
  after: number; // how many facts had been told by then
}

/** One announcement is the same as an earlier one if only a count has changed since. */
export function idOf({ code, seats, values }: NearEnd): string {
  return [code, ...seats, ...Object.values(values).filter((value) => typeof value === 'string')].join(' ');
}

export function announce(
  before: readonly Announced[],
  near: readonly { id: string; text: string }[],
  told: number,
): readonly Announced[] {
  const fresh = near.filter(({ id }) => !before.some((one) => one.id === id));
  return fresh.length ? [...before, ...fresh.map((one) => ({ ...one, after: told }))] : before;
}
