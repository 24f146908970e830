/**
 * The city and the box: where everything lies, and the numbers that are printed on it. The data come with the rules.
 */
import geometry from '$python/games/rex/art/geometry.json';
import palette from '$python/games/rex/art/palette.json';
import { boxOf } from '$core/box.svelte';
import data from 'virtual:data/rex';

interface Recorded {
  source: string;
  note?: string;
}
export interface Box {
  spaces: Record<string, Recorded & { sector?: number; icons: string[]; lines: string[] }>;
  races: Record<
    string,
    Recorded & { free_recruits: number; hand: number; range: number; units: number; influence: number; zone?: number[] }
  >;
  leaders: Record<string, Recorded & { race: string; strength: number }>;
  strategy: Record<string, Recorded & { icon: string; copies: number; command: boolean }>;
  placements: Record<string, Recorded & { left: string; left_amount: number; right: string; right_amount: number }>;
  bombardment: Record<string, Recorded & { value: number }>;
  betrayals: Record<string, Recorded & { difficulty: number }>;
}
export type Plate = 'ward' | 'shield' | 'stronghold' | 'council';

export const { BOX, openEdition } = boxOf<Box>(data);
export const GEOMETRY = geometry;
export const RACES = ['lazax', 'sol', 'jol-nar', 'letnev', 'hacan', 'xxcha'] as const;
export const PHASES = [
  'influence',
  'bidding',
  'recruitment',
  'manoeuvre',
  'battle',
  'collection',
  'bombardment',
] as const;
export const ROUNDS = 8;
/** So many players make no alliances. */
export const NO_ALLIANCES = 3;
export const SETUP = ['ChooseRace', 'KeepTraitor', 'SetFleetDial', 'Predict']; // questions of the set-up with a scene
export const TO_WIN: Record<number, number> = { 1: 3, 2: 4, 3: 5 }; // strongholds, by the size of the alliance
export const SECTORS = 18;
export const COLOURS = palette.races as Record<string, string>;
export const TONES = palette.city;

const PLACE = new Map(geometry.spaces.map((space) => [space.id, space]));

function plateOf(icons: string[]): Plate {
  return (['council', 'stronghold', 'shield'] as const).find((icon) => icons.includes(icon)) ?? 'ward';
}

/** A space lies where it is drawn; what is on it is the edition's affair. */
export class Space {
  readonly x: number;
  readonly y: number;
  constructor(
    readonly id: string,
    readonly at: number, // its place in every list of a view
  ) {
    ({ x: this.x, y: this.y } = PLACE.get(id)!);
  }
  get icons(): string[] {
    return BOX.spaces[this.id]!.icons;
  }
  /** 0: in none. */
  get sector(): number {
    return BOX.spaces[this.id]!.sector ?? 0;
  }
  get plate(): Plate {
    return plateOf(this.icons);
  }
  /** Half of its plate's width. */
  get hw(): number {
    return geometry.plates[this.plate][0]!;
  }
  get hh(): number {
    return geometry.plates[this.plate][1]!;
  }
}

/** In the order of the data, which is that of the lists in a view. */
export const SPACES = Object.keys(BOX.spaces).map((id, at) => new Space(id, at));
export const SPACE = new Map(SPACES.map((space) => [space.id, space]));
/** What stands farther down is drawn later. */
export const BACK_TO_FRONT = [...SPACES].sort((a, b) => a.y - b.y || a.x - b.x);
export const strongholdSpaces = () => SPACES.filter((space) => space.icons.includes('stronghold'));

/** Lines as they are drawn; one that only an edition knows is straight. */
const LINES = new Map(
  geometry.lines.flatMap(
    (line) =>
      [
        [`${line.a} ${line.b}`, line.path],
        [`${line.b} ${line.a}`, line.path],
      ] as [string, string][],
  ),
);
const GATES = new Map(
  geometry.lines.flatMap(
    (line) =>
      [
        [`${line.a} ${line.b}`, line.gates],
        [`${line.b} ${line.a}`, line.gates],
      ] as [string, number[][]][],
  ),
);
export function lineBetween(a: string, b: string): string {
  const [from, to] = [PLACE.get(a), PLACE.get(b)];
  return LINES.get(`${a} ${b}`) ?? (from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '');
}
export function neighbours(id: string): string[] {
  return BOX.spaces[id]?.lines ?? [];
}
/** The neighbour in the direction of an arrow key, along a line. */
export function towards(id: string, key: string): string | null {
  const aim = { ArrowUp: -90, ArrowDown: 90, ArrowLeft: 180, ArrowRight: 0 }[key];
  const here = SPACE.get(id);
  if (aim === undefined || !here) return null;
  const off = (other: Space) => {
    const turn = Math.abs((Math.atan2(other.y - here.y, other.x - here.x) * 180) / Math.PI - aim) % 360;
    return Math.min(turn, 360 - turn);
  };
  const found = neighbours(id)
    .map((other) => SPACE.get(other)!)
    .sort((a, b) => off(a) - off(b))[0];
  return found && off(found) < 75 ? found.id : null;
}

export function leadersOf(race: string): [id: string, strength: number][] {
  return Object.entries(BOX.leaders)
    .filter(([, leader]) => leader.race === race)
    .map(([id, { strength }]) => [id, strength]);
}
export function strengthOf(leader: string): number {
  return BOX.leaders[leader]?.strength ?? 0;
}
export function iconOf(card: string): string {
  return BOX.strategy[card]?.icon ?? 'none';
}
/** Was a record made up by us, because nobody has published it? An edition's own is not. */
export function isReconstructed(record: Recorded | undefined): boolean {
  return record?.source === 'reconstructed' || record?.source === 'analogue';
}
/** All lines of the edition, each once, with the gates where they meet a plate. */
export function lines(): { a: string; b: string; path: string; gates: number[][] }[] {
  return SPACES.flatMap(({ id: a }) =>
    neighbours(a)
      .filter((b) => a < b)
      .map((b) => ({ a, b, path: lineBetween(a, b), gates: GATES.get(`${a} ${b}`) ?? [] })),
  );
}
