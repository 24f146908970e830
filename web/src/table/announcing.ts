/** Players who are one step from winning, as the server reports it: each is announced once, with a line in the log. */
import type { NearEnd } from '../generated/types';

export interface Announced {
  id: string;
  text: string;
  after: number; // number of facts before it
}

/** Two announcements are the same if they differ only in a count. */
export function idOf({ code, seats, values }: NearEnd): string {
  return [code, ...seats, ...Object.values(values).filter((value) => typeof value === 'string')].join(' ');
}

export function announce(
  before: readonly Announced[],
  near: readonly { id: string; text: string }[],
  factCount: number,
): readonly Announced[] {
  const fresh = near.filter(({ id }) => !before.some((one) => one.id === id));
  return fresh.length ? [...before, ...fresh.map((one) => ({ ...one, after: factCount }))] : before;
}
