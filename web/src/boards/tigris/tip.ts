/** The position of a tip: beside its kingdom, never over it. All in units of the board. */
import type { Box, Spot } from './geometry';

const GAP = 14;

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

const inner = ([x, y, w, h]: Box): Box => [x + w / 4, y + h / 4, w / 2, h / 2];

/** The bounding box of these cells. */
export function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  return [
    left,
    top,
    Math.max(...boxes.map(([x, , w]) => x + w)) - left,
    Math.max(...boxes.map(([, y, , h]) => y + h)) - top,
  ];
}

/**
 * Right, left, below, above: the first that covers no piece, or the one that covers fewest. `room` is the board with
 * its frame. If a kingdom leaves no room beside it, the tip may cover it, but not the cell itself.
 */
export function placed(about: Box, cell: Box, [width, height]: Spot, pieces: readonly Box[], room: Box): Spot {
  const [x, y, w, h] = about;
  const [fromX, toX, fromY, toY] = [room[0], room[0] + room[2] - width, room[1], room[1] + room[3] - height];
  const beside = within(cell[1] + cell[3] / 2 - height / 2, fromY, toY);
  const along = within(cell[0] + cell[2] / 2 - width / 2, fromX, toX);
  const ways: Spot[] = [
    [x + w + GAP, beside],
    [x - GAP - width, beside],
    [along, y + h + GAP],
    [along, y - GAP - height],
  ];
  const cost = ([left, top]: Spot) => {
    const box: Box = [left, top, width, height];
    const covered = pieces.filter((piece) => overlap(box, piece)).length;
    return covered + (overlap(box, about) ? 1000 : 0) + (overlap(box, cell) ? 10_000 : 0);
  };
  const inside = ways.map(([left, top]): Spot => [within(left, fromX, toX), within(top, fromY, toY)]);
  return inside.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** A line from the cell to a tip; null: the tip touches the cell, or the line would cross pieces. */
export function lead(
  cell: Box,
  [left, top]: Spot,
  [width, height]: Spot,
  pieces: readonly Box[],
): [from: Spot, to: Spot] | null {
  const reach: Box = [cell[0] - 2 * GAP, cell[1] - 2 * GAP, cell[2] + 4 * GAP, cell[3] + 4 * GAP];
  if (overlap(reach, [left, top, width, height])) return null;
  const [middleX, middleY] = [cell[0] + cell[2] / 2, cell[1] + cell[3] / 2];
  const to: Spot = [within(middleX, left, left + width), within(middleY, top, top + height)];
  const from: Spot = [within(to[0], cell[0], cell[0] + cell[2]), within(to[1], cell[1], cell[1] + cell[3])];
  const way = around([
    [...from, 1, 1],
    [...to, 1, 1],
  ]);
  return pieces.some((piece) => overlap(way, piece) && !overlap(inner(cell), piece)) ? null : [from, to];
}
