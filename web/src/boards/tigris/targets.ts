/** The cells where a click answers the question, each with its word. */
import type { Sheet } from '../../generated/types';
import { choices, nameChoices, type Word, type Words } from '$core/sheet';
import { isCell } from '$core/phrases';
import { cellAt, colourIndex, near, spot } from './geometry';
import { lands, type Scene, type View } from './position';

export type Targets = ReadonlyMap<string, Word>;

export function targets(sheet: Sheet<'tigris'>, said: Words, view: View): Targets {
  const words = choices(sheet, said);
  if (sheet.topic === 'PickWar') return fighters(view, words);
  if (!isCell('tigris', sheet, said)) return new Map();
  return said[0] === 'build' ? squares(nameChoices(sheet, said)) : new Map(words.map((word) => [String(word), word]));
}

/** A war is chosen by either of its leaders, on the two sides of the tile that unites the kingdoms. */
function fighters(view: View, colours: readonly Word[]): Targets {
  const sides = view.union ? near(view.union) : [];
  const cells = lands(view)
    .filter((land) => land.cells.some((cell) => sides.includes(cell)))
    .flatMap((land) => land.cells);
  return new Map(
    colours.flatMap((colour) =>
      view.leaders.flatMap((ranks): [string, Word][] => {
        const cell = ranks[colourIndex(String(colour))];
        return cell && cells.includes(cell) ? [[cell, colour]] : [];
      }),
    ),
  );
}

/** The four cells of each square. Where squares overlap, a square's own name, its top left cell, has priority. */
function squares(names: readonly string[]): Targets {
  const found = new Map<string, Word>();
  for (const name of names) for (const cell of square(name)) if (!found.has(cell)) found.set(cell, name);
  for (const name of names) found.set(name, name);
  return found;
}

export function square(name: string): string[] {
  const [x, y] = spot(name);
  return [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([dx = 0, dy = 0]) => cellAt([x + dx, y + dy]));
}

/** The treasures that go to the trader's owner if this one stays. */
export function taken(view: Scene, stays: string): string[] {
  const kingdom = lands(view).find((land) => land.cells.includes(stays))?.cells ?? [];
  return view.treasures.filter((cell) => cell !== stays && kingdom.includes(cell));
}
