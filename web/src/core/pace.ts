/** How fast other players' moves are shown. */
export const SPEEDS = ['calm', 'normal', 'brisk', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How many milliseconds a move is shown, and how many each further beat adds. */
const ACTION: Record<Speed, number> = { calm: 3000, normal: 1500, brisk: 600, instant: 0 };
const BEAT: Record<Speed, number> = { calm: 1200, normal: 700, brisk: 350, instant: 0 };
const MANY = 12; // queued moves: above this, small ones are shown faster, so that the table catches up

/** How many milliseconds a fact of this many beats is shown while `waiting` more moves are queued. */
export function shownFor(speed: Speed, beats: number, waiting: number): number {
  if (beats <= 0) return 0;
  if (beats === 1 && waiting > MANY) return ACTION[speed] / 4;
  return ACTION[speed] + BEAT[speed] * (beats - 1);
}

/** The length of one beat; an animation of several steps takes one for each. */
export const beat = (speed: Speed): number => BEAT[speed];

const SHORT = 120_000; // milliseconds: with less time left, watching must not use much of it

/** The speed for a player with this much time left to answer; null: no clock. */
export function withTimeLeft(speed: Speed, left: number | null): Speed {
  return left === null || left >= SHORT || speed === 'instant' ? speed : 'brisk';
}
