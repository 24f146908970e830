/** The position of a board in its window: scaled about its middle and moved, but never pushed out of view. */
export interface Lay {
  k: number;
  x: number;
  y: number;
}

export interface Room {
  view: [width: number, height: number]; // the window
  board: [width: number, height: number]; // the board before it is scaled
  foot: number; // pixels at the lower edge that something else covers
}

/** The visible part of the board, in fractions of it: its middle, its width and height. */
export interface Seen {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function seen({ k, x, y }: Lay, { view, board, foot }: Room): Seen {
  const [wide, high] = [board[0] * k, board[1] * k];
  return {
    x: 0.5 - x / wide,
    y: 0.5 - (y + foot / 2) / high,
    w: Math.min(1, view[0] / wide),
    h: Math.min(1, (view[1] - foot) / high),
  };
}

export const LARGEST = 3;

/** At least the whole board; a board taller than its window can be scaled down until it fits. */
export function smallest({ view, board }: Room): number {
  return Math.min(1, view[0] / board[0], view[1] / board[1]);
}

export function held({ k, x, y }: Lay, room: Room): Lay {
  const scale = Math.min(LARGEST, Math.max(smallest(room), k));
  const over = (i: 0 | 1) => Math.max(0, (room.board[i] * scale - room.view[i]) / 2);
  const [across, down] = [over(0), over(1)];
  return { k: scale, x: Math.min(across, Math.max(-across, x)), y: Math.min(down, Math.max(-down - room.foot, y)) };
}

/** Scales so that the point under the pointer, relative to the middle of the window, stays in place. */
export function scaled(lay: Lay, factor: number, [px, py]: [number, number], room: Room): Lay {
  const k = Math.min(LARGEST, Math.max(smallest(room), lay.k * factor));
  const by = k / lay.k;
  return held({ k, x: px - (px - lay.x) * by, y: py - (py - lay.y) * by }, room);
}

/** Whether it can be moved at all. */
export function loose({ k }: Lay, { view, board }: Room): boolean {
  return board[0] * k > view[0] + 1 || board[1] * k > view[1] + 1;
}
