/** The city and the components: where everything is, and the printed numbers. The data come from the rules. */
import geometry from '$python/games/rex/art/geometry.json';
import palette from '$python/games/rex/art/palette.json';
import type { RexSpace, Topic } from '../../generated/types';
import { boxOf } from '$core/box.svelte';
import data from 'virtual:data/rex';

type Icon = RexSpace['icons'][number];
export type Plate = 'ward' | 'shield' | 'stronghold' | 'council';

export const { BOX, openEdition } = boxOf(data);
export const GEOMETRY = geometry;
/** The leaders with a portrait; an edition may have others. */
export const DRAWN: ReadonlySet<string> = new Set(Object.keys(data.leaders));
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
/** With this many players there are no alliances. */
export const NO_ALLIANCES = 3;
/** Set-up questions with a scene. */
export const SETUP: readonly (Topic<'rex'> | '')[] = ['ChooseRace', 'KeepTraitor', 'SetFleetDial', 'Predict'];
export const TO_WIN: Record<number, number> = { 1: 3, 2: 4, 3: 5 }; // strongholds, by the size of the alliance
export const SECTORS = 18;
export const COLOURS: Partial<Record<string, string>> = palette.races;
export const TONES = palette.city;

const PLACE = new Map(geometry.spaces.map((space) => [space.id, space]));

function plateOf(icons: readonly Icon[]): Plate {
  return (['council', 'stronghold', 'shield'] as const).find((icon) => icons.includes(icon)) ?? 'ward';
}

/** The drawing fixes the position of a space; the edition decides what is on it. */
export class Space {
  readonly x: number;
  readonly y: number;
  constructor(
    readonly id: string,
    readonly at: number, // its index in every list of a view
  ) {
    ({ x: this.x, y: this.y } = PLACE.get(id)!);
  }
  get icons(): readonly Icon[] {
    return BOX.spaces[this.id]!.icons;
  }
  /** 0: none */
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

/** In the order of the data, which is also the order of the lists in a view. */
export const SPACES = Object.keys(BOX.spaces).map((id, at) => new Space(id, at));
export const SPACE = new Map(SPACES.map((space) => [space.id, space]));
/** Spaces farther down are drawn later. */
export const BACK_TO_FRONT = [...SPACES].sort((a, b) => a.y - b.y || a.x - b.x);
export const strongholdSpaces = () => SPACES.filter((space) => space.icons.includes('stronghold'));

/** Lines from the drawing; a line that only an edition has is straight. */
const LINES = new Map(
  geometry.lines.flatMap((line) => [[`${line.a} ${line.b}`, line] as const, [`${line.b} ${line.a}`, line] as const]),
);
export function lineBetween(a: string, b: string): string {
  const [from, to] = [PLACE.get(a), PLACE.get(b)];
  return LINES.get(`${a} ${b}`)?.path ?? (from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '');
}
export function neighbours(id: string): string[] {
  return BOX.spaces[id]?.lines ?? [];
}
/** The neighbour along a line in the direction of an arrow key. */
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
export function iconOf(card: string): keyof typeof SIGNS {
  return BOX.strategy[card]?.icon ?? 'none';
}
/** The symbol of a kind of card. */
export const SIGNS = { attack: 'i-attack', defence: 'i-defence', none: 'i-noslot' } as const;
/** Whether we made a record up, because nobody has published it. An edition's own records are not. */
export function isReconstructed(record: { source: string } | undefined): boolean {
  return record?.source === 'reconstructed' || record?.source === 'analogue';
}
/** All lines of the edition, each once, with the points where they meet a plate. */
export function lines(): { a: string; b: string; path: string; gates: number[][] }[] {
  return SPACES.flatMap(({ id: a }) =>
    neighbours(a)
      .filter((b) => a < b)
      .map((b) => ({ a, b, path: lineBetween(a, b), gates: LINES.get(`${a} ${b}`)?.gates ?? [] })),
  );
}
