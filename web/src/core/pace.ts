/** How fast the moves of others are shown. */
export const SPEEDS = ['calm', 'normal', 'brisk', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that an action is shown, and those that each further beat of it adds. */
const ACTION: Record<Speed, number> = { calm: 3000, normal: 1500, brisk: 600, instant: 0 };
const BEAT: Record<Speed, number> = { calm: 1200, normal: 700, brisk: 350, instant: 0 };
const MANY = 12; // waiting moves: small ones are shown faster, so that the table catches up

/** Milliseconds that something of so many beats is shown while `waiting` more moves have come. */
export function shownFor(speed: Speed, beats: number, waiting: number): number {
  if (beats <= 0) return 0;
  if (beats === 1 && waiting > MANY) return ACTION[speed] / 4;
  return ACTION[speed] + BEAT[speed] * (beats - 1);
}

/** The length of one beat; a motion of several steps takes one for each. */
export const beat = (speed: Speed): number => BEAT[speed];

const SHORT = 120_000; // milliseconds: with less time left, watching must not cost much of it

/** The speed for a player who has so much time left to answer; null: no hurry. */
export function withTimeLeft(speed: Speed, left: number | null): Speed {
  return left === null || left >= SHORT || speed === 'instant' ? speed : 'brisk';
}
