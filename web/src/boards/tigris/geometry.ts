/** The measures that the terminal's pictures use too, and outlines of sets of cells (as in `outline.py`). */
import data from '$python/games/tigris/art/geometry.json';
import type { Words } from '$core/sheet';
import { DYNASTIES } from './dynasties.svelte';

export const COLOURS = ['red', 'blue', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
const ORDER: readonly string[] = COLOURS;
/** The index of a colour in all lists by colour. */
export function colourIndex(colour: string): number {
  return ORDER.indexOf(colour);
}
export { DYNASTIES };
export const RANKS: Record<string, string> = { red: 'priest', blue: 'farmer', green: 'trader', black: 'king' };
export const LETTERS: Record<string, string> = { red: 'R', blue: 'B', green: 'G', black: 'K' };
export const WIDTH = 16;
export const HEIGHT = 11;
export const RIVER = new Set(data.river);
export const FRAMED = data.framed;
const CELL = data.cell;

export type Spot = [x: number, y: number];
export type Box = [x: number, y: number, width: number, height: number];
export type LayoutName = keyof typeof data.layouts;
export const CELLS = Array.from({ length: HEIGHT }, (_, y) =>
  Array.from({ length: WIDTH }, (_, x) => cellAt([x, y])),
).flat();

export function spot(cell: string): Spot {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export function cellAt([x, y]: Spot): string {
  return String.fromCharCode(97 + x) + (y + 1);
}

/** The cells that share an edge with this one. */
export function near(cell: string): string[] {
  const [x, y] = spot(cell);
  return (
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const
  )
    .map(([dx, dy]) => cellAt([x + dx, y + dy]))
    .filter((other) => CELLS.includes(other));
}

const AROUND = 4; // cells beside those that a close-up is about
const CLOSEST = 2;
/** The middle of these cells, and how many times larger than the whole board they can be shown. */
export function closeUp(cells: readonly string[]): { middle: string; times: number } {
  const along = (axis: 0 | 1): { middle: number; span: number } => {
    const numbers = cells.map((cell) => spot(cell)[axis]);
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return { middle: Math.round((least + most) / 2), span: most - least + 1 + AROUND };
  };
  const [across, down] = [along(0), along(1)];
  const { columns, rows } = data.layouts.landscape;
  const times = Math.min(CLOSEST, columns / across.span, rows / down.span);
  return { middle: cellAt([across.middle, down.middle]), times: Math.max(1, times) };
}

const CORNER = 26; // the corner radius of the frame

/** The drawing of the piece that these words take up; '': they take up none. */
export function pieceOf([verb, colour]: Words, seat: number): string {
  if (verb === 'tile') return `tile-${colour}`;
  if (verb === 'leader') return `leader-${DYNASTIES[seat]}-${colour}`;
  return verb === 'catastrophe' ? verb : '';
}

/** One orientation of the board on the table. Only positions rotate; every piece stays upright. */
export class Layout {
  readonly columns: number;
  readonly rows: number;
  readonly across: number; // including its frame, in cells
  readonly viewBox: string;
  readonly corner: string; // its corner radius, for what is around the drawing
  readonly ratio: string;
  readonly #turn: number[];

  constructor(readonly name: LayoutName) {
    const layout = data.layouts[name];
    const [left = 0, top = 0, right = 0, bottom = 0] = layout.frame;
    this.columns = layout.columns;
    this.rows = layout.rows;
    this.#turn = layout.turn;
    const across = layout.columns * CELL + left + right;
    this.across = across / CELL;
    const down = layout.rows * CELL + top + bottom;
    this.viewBox = `${-left} ${-top} ${across} ${down}`;
    this.corner = `${(100 * CORNER) / across}% / ${(100 * CORNER) / down}%`;
    this.ratio = `${across} / ${down}`;
  }

  at([x, y]: Spot): Spot {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = this.#turn;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  /** The point where something of this kind is drawn in a cell. */
  box(kind: keyof typeof data.boxes, cell: string): Box {
    const [x, y] = this.at(spot(cell));
    const [dx = 0, dy = 0, width = 0, height = 0] = data.boxes[kind];
    return [x * CELL + dx, y * CELL + dy, width, height];
  }

  /**
   * A monument's square is named by its top left cell on the map; in a rotated layout another of the four is top left.
   */
  monument(cell: string): { box: Box; row: number } {
    const [x, y] = spot(cell);
    const square = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].map(([dx, dy]) => this.at([x + dx!, y + dy!]));
    const column = Math.min(...square.map(([at]) => at));
    const row = Math.min(...square.map(([, at]) => at));
    const [dx = 0, dy = 0, width = 0, height = 0] = data.boxes.monument;
    return { box: [column * CELL + dx, row * CELL + dy, width, height], row: row + 1 };
  }

  /** The neighbouring cell in a direction on the screen. */
  beside(cell: string, dx: number, dy: number): string | null {
    const [x, y] = this.at(spot(cell));
    return (
      CELLS.find((other) => {
        const [ox, oy] = this.at(spot(other));
        return ox === x + dx && oy === y + dy;
      }) ?? null
    );
  }
}

/** Groups of cells that are connected by edges. */
export function regions(occupied: Iterable<string>): string[][] {
  const left = new Set(occupied);
  const found: string[][] = [];
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const region = [start];
    for (const cell of region) {
      for (const next of near(cell)) if (left.delete(next)) region.push(next);
    }
    found.push(region);
  }
  return found;
}

const key = ([x, y]: Spot) => `${x},${y}`;

/** The closed outlines of a set of cells, clockwise, as corners of the grid. */
function loops(cells: Spot[]): Spot[][] {
  const inside = new Set(cells.map(key));
  const edges = new Map<string, Spot[]>();
  const edge = (from: Spot, to: Spot) => edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
  for (const [x, y] of cells) {
    if (!inside.has(key([x, y - 1]))) edge([x, y], [x + 1, y]);
    if (!inside.has(key([x + 1, y]))) edge([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(key([x, y + 1]))) edge([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(key([x - 1, y]))) edge([x, y + 1], [x, y]);
  }
  const found: Spot[][] = [];
  for (;;) {
    const next = edges.entries().next();
    if (next.done) return found;
    const [from, ends] = next.value;
    const [x = 0, y = 0] = from.split(',').map(Number);
    const start: Spot = [x, y];
    let a = start;
    let b = ends[0]!;
    const loop: Spot[] = [];
    for (;;) {
      const rest = edges.get(key(a))!.filter((to) => key(to) !== key(b));
      if (rest.length) edges.set(key(a), rest);
      else edges.delete(key(a));
      loop.push(a);
      if (key(b) === key(start)) break;
      // Where two cells touch only at a corner, turning right keeps them two shapes.
      const right: Spot = [b[0] + a[1] - b[1], b[1] + b[0] - a[0]];
      const on = edges.get(key(b))!;
      [a, b] = [b, on.find((to) => key(to) === key(right)) ?? on[0]!];
    }
    found.push(
      loop.filter((p, i) => {
        const before = loop.at(i - 1)!;
        const after = loop[(i + 1) % loop.length]!;
        return !((before[0] === p[0] && p[0] === after[0]) || (before[1] === p[1] && p[1] === after[1]));
      }),
    );
  }
}

/** The path around these cells, with round corners: the plinth under a region. */
export function plinth(layout: Layout, cells: string[]): string {
  const { inset, outer, inner } = data.plinth;
  let path = '';
  for (const loop of loops(cells.map((cell) => layout.at(spot(cell))))) {
    loop.forEach((p, i) => {
      const before = loop.at(i - 1)!;
      const after = loop[(i + 1) % loop.length]!;
      const [dx, dy] = [Math.sign(p[0] - before[0]), Math.sign(p[1] - before[1])];
      const [ex, ey] = [Math.sign(after[0] - p[0]), Math.sign(after[1] - p[1])];
      const x = p[0] * CELL - (dy + ey) * inset;
      const y = p[1] * CELL + (dx + ex) * inset;
      const r = dx * ey - dy * ex > 0 ? outer : inner;
      path += `${i ? 'L' : 'M'}${x - dx * r} ${y - dy * r}Q${x} ${y} ${x + ex * r} ${y + ey * r}`;
    });
    path += 'Z';
  }
  return path;
}

const [right = 0, down = 0] = data.plinth.shadow;
export const SHADOW: Spot = [right, down];
