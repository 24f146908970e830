/** The pieces of a view on the board, in painting order. */
import type { Fact as FactOf, TigrisFrame, TigrisView } from '../../generated/types';
import type { Kind } from '$core/kinds';
import { colourIndex, COLOURS, DYNASTIES, regions, spot, type Box, type Colour, type Layout } from './geometry';

export type View = TigrisView;
export type Fact = FactOf<'tigris'>;
export type Conflict = Kind<TigrisFrame, 'Revolt' | 'War'>;

export interface Piece {
  id: string; // the same piece in the next view has the same id, so that it can be animated
  symbol: string;
  cell: string;
  box: Box;
  order: number;
  letter: string;
}

export type Scene = Pick<
  View,
  'tiles' | 'face_down' | 'monuments' | 'leaders' | 'treasures' | 'catastrophes' | 'union'
>;

export const EMPTY: Scene = {
  tiles: [[], [], [], []],
  face_down: [],
  monuments: [],
  leaders: [],
  treasures: [],
  catastrophes: [],
  union: null,
};
const START = ['k1', 'b2', 'p2', 'f3', 'n5', 'i7', 'b8', 'o9', 'f10', 'k11'];
/** A board that is set up, for pages without a game. */
export const SET_UP: Scene = { ...EMPTY, tiles: [START, [], [], []], treasures: START };

export function pieces(view: Scene, layout: Layout): Piece[] {
  const found: Piece[] = [];
  const put = (
    id: string,
    kind: Parameters<Layout['box']>[0],
    symbol: string,
    cell: string,
    above: number,
    letter = '',
  ) => {
    const [x, y] = layout.at(spot(cell));
    found.push({ id, symbol, cell, box: layout.box(kind, cell), order: y * 1000 + above * 100 + x, letter });
  };
  view.tiles.forEach((cells, i) =>
    cells.forEach((cell) => put(`tile ${cell}`, 'tile', `tile-${COLOURS[i]}`, cell, 0, 'RBGK'[i])),
  );
  view.face_down.forEach((cell) => put(`tile ${cell}`, 'tile', 'tile-back', cell, 0));
  view.catastrophes.forEach((cell) => put(`catastrophe ${cell}`, 'catastrophe', 'catastrophe', cell, 0));
  view.leaders.forEach((ranks, seat) =>
    ranks.forEach(
      (cell, i) =>
        cell && put(`leader ${seat} ${i}`, 'leader', `leader-${DYNASTIES[seat]}-${COLOURS[i]}`, cell, 1, 'RBGK'[i]),
    ),
  );
  view.treasures.forEach((cell) => put(`treasure ${cell}`, 'treasure', 'treasure', cell, 2));
  for (const { colours, cell } of view.monuments) {
    const { box, row } = layout.monument(cell);
    const pair = [...colours].sort((a, b) => colourIndex(a) - colourIndex(b)).join('-');
    found.push({ id: `monument ${cell}`, symbol: `monument-${pair}`, cell, box, order: row * 1000 + 300, letter: '' });
  }
  return found.sort((a, b) => a.order - b.order);
}

export interface Region {
  cells: string[];
  kingdom: boolean;
}

/** All connected regions; until wars are over, the two sides of the unification marker are separate. */
export function lands(view: Scene): Region[] {
  const leaders = new Set(view.leaders.flat().filter((cell): cell is string => cell !== null));
  const occupied = new Set([...leaders, ...view.tiles.flat(), ...view.face_down]);
  if (view.union) occupied.delete(view.union);
  return regions(occupied).map((cells) => ({ cells, kingdom: cells.some((cell) => leaders.has(cell)) }));
}

/**
 * The contents of a region: leaders, face-up tiles by colour, treasures. In a war, the tiles of a colour are its
 * leader's strength.
 */
export function ruled(
  view: Scene,
  cells: string[],
): { leaders: { seat: number; colour: Colour; cell: string }[]; tiles: number[]; gems: number } {
  return {
    leaders: view.leaders.flatMap((ranks, seat) =>
      ranks.flatMap((cell, i) => (cell && cells.includes(cell) ? [{ seat, colour: COLOURS[i]!, cell }] : [])),
    ),
    tiles: view.tiles.map((own) => own.filter((cell) => cells.includes(cell)).length),
    gems: view.treasures.filter((cell) => cells.includes(cell)).length,
  };
}

/** The symbols on a cell, for its accessible name. */
export function on(view: Scene, cell: string): string[] {
  const found: string[] = [];
  view.leaders.forEach((ranks, seat) =>
    ranks.forEach((at, i) => at === cell && found.push(`leader-${DYNASTIES[seat]}-${COLOURS[i]}`)),
  );
  view.tiles.forEach((cells, i) => cells.includes(cell) && found.push(`tile-${COLOURS[i]}`));
  if (view.face_down.includes(cell)) found.push('tile-back');
  if (view.treasures.includes(cell)) found.push('treasure');
  if (view.catastrophes.includes(cell)) found.push('catastrophe');
  if (view.union === cell) found.push('unification');
  return found;
}
