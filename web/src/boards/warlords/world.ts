/** The galaxy and the components: where everything is, and what is printed on it. The data come from the rules. */
import art from '$python/games/warlords/art/geometry.json';
import { boxOf } from '$core/box.svelte';
import data from 'virtual:data/warlords';

export type Point = readonly [number, number];
interface Place {
  label: Point;
  hub: Point;
  ships: Point[];
  planets: Point[][]; // one arrangement for each number of planets
  recon: Point[];
  gate?: Point;
}

export const { BOX, openEdition } = boxOf(data);
export const PLANETS = ['yellow', 'blue', 'white', 'green', 'red', 'purple'] as const;
export const ABILITIES = Object.keys(art.abilities);
export const SUPPORT = ['assassinate', 'recon', 'subterfuge', 'deploy_only', 'blockade'] as const;
export const REGIONS: Partial<Record<string, { name: string; initial: string }>> = art.regions;
export const UNITS: Partial<Record<string, string>> = art.units;
export const GEOMETRY = art;
export const SECTORS = Object.keys(art.sectors);
const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
/** In the drawing's data, points are lists of numbers. */
function placed(drawn: (typeof art.sectors)[keyof typeof art.sectors]): Place {
  return {
    label: point(drawn.label),
    hub: point(drawn.hub),
    ships: drawn.ships.map(point),
    planets: drawn.planets.map((places) => places.map(point)),
    recon: drawn.recon.map(point),
    ...('gate' in drawn ? { gate: point(drawn.gate) } : {}),
  };
}
export const SECTOR: Partial<Record<string, Place>> = Object.fromEntries(
  Object.entries(art.sectors).map(([name, drawn]) => [name, placed(drawn)]),
);
export const CARD = art.card;
export const CORE = 'core';
export const CAPACITY = 3; // units on a planet §1.7
/** The spaces of the reputation track and the steps of the planet tracks, in order. */
export const spaces = () => Object.values(BOX.reputation);
/** The symbols of the bonuses of a space on the reputation track. */
export const BONUSES: Partial<Record<string, string>> = {
  infantry: 'icon-infantry',
  repair_tank: 'icon-tank',
  mercenary: 'icon-mercenary',
  support: 'ac-support',
  recover: 'icon-recover',
  power: 'power',
};
export const steps = () => Object.values(BOX.planet_track);
/** The symbol and colour of an ability. */
export const INK: Partial<Record<string, string>> = art.abilities;

/** Every lane once; in a square galaxy none between corners and Core. */
export function lanes(square: boolean): [string, string][] {
  const corner = (name: string) => BOX.sectors[name]!.position.length === 2;
  return SECTORS.flatMap((a, at) =>
    BOX.sectors[a]!.adjacent.filter((b) => SECTORS.indexOf(b) > at).map((b): [string, string] => [a, b]),
  ).filter(([a, b]) => !(square && [a, b].includes(CORE) && (corner(a) || corner(b))));
}
const BENDS = new Map(Object.entries(art.bends).map(([lane, bend]) => [lane, point(bend)]));
/**
 * A lane from one sector to its neighbour: its ends, and between them its bend, if it has one. A lane to the Core ends
 * at a gate.
 */
export function lane(a: string, b: string): Point[] {
  const end = (here: string, there: string) => (here === CORE ? SECTOR[there]!.gate! : SECTOR[here]!.hub);
  const bend = BENDS.get(`${a}-${b}`) ?? BENDS.get(`${b}-${a}`);
  return [end(a, b), ...(bend ? [bend] : []), end(b, a)];
}
export function drawn(lane: readonly Point[]): string {
  const [from, ...rest] = lane.map((point) => point.join(' '));
  return `M${from}${rest.length > 1 ? 'Q' : 'L'}${rest.join(' ')}`;
}
/** The point at this fraction of a lane, from 0 to 1. */
export function along(lane: readonly Point[], part: number): Point {
  const [from, to] = [lane[0]!, lane.at(-1)!];
  const bend = lane.length > 2 ? lane[1]! : ([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const);
  const at = (i: 0 | 1) => (1 - part) ** 2 * from[i] + 2 * part * (1 - part) * bend[i] + part ** 2 * to[i];
  return [at(0), at(1)];
}
export function adjacent(a: string, b: string, square: boolean): boolean {
  return lanes(square).some((ends) => ends.includes(a) && ends.includes(b));
}
const SIDEWAYS = 5000; // a place that is hardly in this direction counts only if there is no other
/** The nearest place in the direction of an arrow key; null: there is none. */
export function towards(place: string, key: string, places: ReadonlyMap<string, Point>): string | null {
  const aim = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  const here = places.get(place);
  if (!aim || !here) return null;
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const [other, at] of places) {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const ahead = dx * aim[0]! + dy * aim[1]!;
    const aside = Math.abs(dx * aim[1]!) + Math.abs(dy * aim[0]!);
    const far = ahead + 2 * aside + (aside > 2 * ahead ? SIDEWAYS : 0);
    if (other !== place && ahead > 8 && far < least) [best, least] = [other, far];
  }
  return best;
}
/** The number of motherships that fit in a sector. §6.3 */
export function berths(sector: string, seats: number): number {
  return sector === CORE ? seats : seats === 2 ? 1 : 2;
}
/** The positions of this many planets in a sector. */
export function arranged(sector: string, count: number): Point[] {
  return SECTOR[sector]!.planets.find((places) => places.length === count) ?? [];
}
export function numberOf(planet: string): string {
  return planet.replace(/^\D+/, '');
}
/** The chart's handwriting has capitals without accents: É is E and then its accent. */
const HAND: {
  height: number;
  widths: Partial<Record<string, number>>;
  signs: Partial<Record<string, string>>;
  accents: Partial<Record<string, string>>;
} = art.lettering;
const GAP = 3;
export interface Glyph {
  id: string;
  x: number;
}
export function lettered(words: string): { glyphs: Glyph[]; width: number } {
  const letters = words
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .normalize('NFD');
  let [at, middle] = [0, 0];
  const glyphs: Glyph[] = [];
  for (const letter of letters) {
    const accent = HAND.accents[letter];
    if (accent) {
      glyphs.push({ id: accent, x: middle });
      continue;
    }
    const width = HAND.widths[letter];
    if (width !== undefined && letter !== ' ') glyphs.push({ id: HAND.signs[letter] ?? letter, x: at });
    middle = at + (width ?? 5) / 2;
    at += (width ?? 5) + GAP;
  }
  return { glyphs, width: Math.max(0, at - GAP) };
}
export const HAND_HEIGHT = HAND.height;
