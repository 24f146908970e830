/** The city and the box: where everything lies, and the numbers that are printed on it. The data come with the rules. */
import data from 'virtual:data/rex';
import geometry from '$python/games/rex/art/geometry.json';
import palette from '$python/games/rex/art/palette.json';

interface Recorded {
  source: string;
  note?: string;
}
export interface Box {
  spaces: Record<string, Recorded & { sector?: number; icons: string[]; lines: string[] }>;
  races: Record<string, Recorded & { free_recruits: number; hand: number; range: number; units: number; influence: number; zone?: number[] }>;
  leaders: Record<string, Recorded & { race: string; strength: number }>;
  strategy: Record<string, Recorded & { icon: string; copies: number; command: boolean }>;
  placements: Record<string, Recorded & { left: string; left_amount: number; right: string; right_amount: number }>;
  bombardment: Record<string, Recorded & { value: number }>;
  betrayals: Record<string, Recorded & { difficulty: number }>;
}
export type Plate = 'ward' | 'shield' | 'stronghold' | 'council';

export const BOX = data;
export const GEOMETRY = geometry;
export const RACES = ['lazax', 'sol', 'jol-nar', 'letnev', 'hacan', 'xxcha'] as const;
export const PHASES = ['influence', 'bidding', 'recruitment', 'manoeuvre', 'battle', 'collection', 'bombardment'] as const;
export const ROUNDS = 8;
export const SECTORS = 18;
export const COLOURS = palette.races as Record<string, string>;
export const TONES = palette.city;

export interface Space {
  at: number; // its place in every list of a view
  id: string;
  x: number;
  y: number;
  hw: number; // half of its plate's width
  hh: number;
  plate: Plate;
  sector: number; // 0: in none
  icons: string[];
}
const PLACE = new Map(geometry.spaces.map((space) => [space.id, space]));

function plateOf(icons: string[]): Plate {
  return (['council', 'stronghold', 'shield'] as const).find((icon) => icons.includes(icon)) ?? 'ward';
}

/** In the order of the edition, which is that of the lists in a view. */
export const SPACES: Space[] = Object.entries(data.spaces).map(([id, { sector = 0, icons }], at) => {
  const { x, y } = PLACE.get(id)!;
  const plate = plateOf(icons);
  const [hw, hh] = geometry.plates[plate] as [number, number];
  return { at, id, x, y, hw, hh, plate, sector, icons };
});
export const SPACE = new Map(SPACES.map((space) => [space.id, space]));
/** What stands farther down is drawn later. */
export const BACK_TO_FRONT = [...SPACES].sort((a, b) => a.y - b.y || a.x - b.x);
export const STRONGHOLDS = SPACES.filter((space) => space.icons.includes('stronghold'));

const LINES = new Map(geometry.lines.flatMap((line) => [[`${line.a} ${line.b}`, line.path], [`${line.b} ${line.a}`, line.path]] as [string, string][]));
export function lineBetween(a: string, b: string): string {
  return LINES.get(`${a} ${b}`) ?? '';
}
export function neighbours(id: string): string[] {
  return data.spaces[id]?.lines ?? [];
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
  const found = neighbours(id).map((other) => SPACE.get(other)!).sort((a, b) => off(a) - off(b))[0];
  return found && off(found) < 75 ? found.id : null;
}

export function leadersOf(race: string): [id: string, strength: number][] {
  return Object.entries(data.leaders).filter(([, leader]) => leader.race === race).map(([id, { strength }]) => [id, strength]);
}
export function strengthOf(leader: string): number {
  return data.leaders[leader]?.strength ?? 0;
}
export function iconOf(card: string): string {
  return data.strategy[card]?.icon ?? 'none';
}
/** Which parts of a record are known, and which were made for this edition. */
export function isReconstructed(record: Recorded | undefined): boolean {
  return record !== undefined && record.source !== 'rulebook' && record.source !== 'public';
}
