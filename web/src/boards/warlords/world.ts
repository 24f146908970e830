/** The galaxy and the box: where everything lies, and what is printed on it. The data come with the rules. */
import art from '$python/games/warlords/art/geometry.json';
import { boxOf } from '$core/box.svelte';
import data from 'virtual:data/warlords';

interface Recorded {
  source: string;
  note?: string;
}
export interface Mercenary extends Recorded {
  name: string;
  mission: string;
  infantry?: number;
  tank?: number;
  aircraft?: number;
  actions: string[];
  left: string;
  right: string;
  two: boolean;
}
export interface Box {
  sectors: Record<string, Recorded & { name: string; position: string; outer: boolean; adjacent: string[] }>;
  mercenaries: Record<string, Mercenary>;
  reputation: Record<string, Recorded & { slot: number; offers: string[]; power: number; ends_game: boolean }>;
  planet_track: Record<string, Recorded & { deploy: number; majority: number }>;
  abilities: Record<string, Recorded & { manoeuvre: string }>;
}
export type Point = readonly [number, number];
interface Place {
  label: Point;
  hub: Point;
  ships: Point[];
  planets: Point[][]; // one arrangement for each number of planets
  recon: Point[];
  gate?: Point;
}

export const { BOX, openEdition } = boxOf<Box>(data);
export const PLANETS = ['yellow', 'blue', 'white', 'green', 'red', 'purple'] as const;
export const ABILITIES = Object.keys(art.abilities);
export const SUPPORT = ['assassinate', 'recon', 'subterfuge', 'deploy_only', 'blockade'] as const;
export const REGIONS = art.regions as Record<string, { name: string; initial: string }>;
export const UNITS = art.units as Record<string, string>;
export const GEOMETRY = art;
export const SECTORS = Object.keys(art.sectors);
export const SECTOR = art.sectors as unknown as Record<string, Place>;
export const CARD = art.card;
export const CORE = 'core';
export const CAPACITY = 3; // units on a planet §1.7
/** The spaces of the reputation track and the steps of the planet tracks, in order. */
export const spaces = () => Object.values(BOX.reputation);
export const steps = () => Object.values(BOX.planet_track);
/** What an ability is painted with. */
export const INK = art.abilities as Record<string, string>;

/** Every lane once; in a square galaxy none between corners and Core. */
export function lanes(square: boolean): [string, string][] {
  const corner = (name: string) => BOX.sectors[name]!.position.length === 2;
  return SECTORS.flatMap((a, at) =>
    BOX.sectors[a]!.adjacent.filter((b) => SECTORS.indexOf(b) > at).map((b): [string, string] => [a, b]),
  ).filter(([a, b]) => !(square && [a, b].includes(CORE) && (corner(a) || corner(b))));
}
const BENDS = art.bends as unknown as Record<string, Point>;
/**
 * A lane from one sector to its neighbour: its ends, and between them the point that bends it, if it is bent. A lane to
 * the Core ends at a gate.
 */
export function lane(a: string, b: string): Point[] {
  const end = (here: string, there: string) => (here === CORE ? SECTOR[there]!.gate! : SECTOR[here]!.hub);
  const bend = BENDS[`${a}-${b}`] ?? BENDS[`${b}-${a}`];
  return [end(a, b), ...(bend ? [bend] : []), end(b, a)];
}
export function drawn(lane: readonly Point[]): string {
  const [from, ...rest] = lane.map((point) => point.join(' '));
  return `M${from}${rest.length > 1 ? 'Q' : 'L'}${rest.join(' ')}`;
}
/** The point after so much of a lane, from 0 to 1. */
export function along(lane: readonly Point[], part: number): Point {
  const [from, to] = [lane[0]!, lane.at(-1)!];
  const bend = lane.length > 2 ? lane[1]! : ([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const);
  const at = (i: 0 | 1) => (1 - part) ** 2 * from[i] + 2 * part * (1 - part) * bend[i] + part ** 2 * to[i];
  return [at(0), at(1)];
}
export function adjacent(a: string, b: string, square: boolean): boolean {
  return lanes(square).some((ends) => ends.includes(a) && ends.includes(b));
}
/** How many motherships a sector takes §6.3. */
export function berths(sector: string, seats: number): number {
  return sector === CORE ? seats : seats === 2 ? 1 : 2;
}
/** Where so many planets lie in a sector. */
export function arranged(sector: string, count: number): Point[] {
  return SECTOR[sector]!.planets.find((places) => places.length === count) ?? [];
}
export function numberOf(planet: string): string {
  return planet.replace(/^\D+/, '');
}
/** Letters of the chart hand in capitals, accents apart: É is E and then its accent. */
const HAND = art.lettering as {
  height: number;
  widths: Record<string, number>;
  signs: Record<string, string>;
  accents: Record<string, string>;
};
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
