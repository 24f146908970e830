/** Who has come within one step of winning: each is announced once, and keeps its line in the log. */

export interface Announced {
  id: string;
  text: string;
  after: number; // how many facts had been told by then
}

export function announce(
  before: readonly Announced[],
  near: readonly { id: string; text: string }[],
  told: number,
): readonly Announced[] {
  const fresh = near.filter(({ id }) => !before.some((one) => one.id === id));
  return fresh.length ? [...before, ...fresh.map((one) => ({ ...one, after: told }))] : before;
}
