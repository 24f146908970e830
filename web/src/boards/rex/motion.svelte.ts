/** Animations in the city: units that move, land or are lost. They only decorate; nothing depends on them. */
import { neighbours, lineBetween, SECTORS, SPACE } from './world';
import { isUnitFact, specialUnits, type Fact, type View } from './position';

export type Point = readonly [x: number, y: number];
export interface Flight {
  id: number;
  what: 'moves' | 'lands' | 'falls';
  seat: number;
  race: string;
  at: number; // the target space, or the one where they are lost
  units: number;
  special: number; // how many of them are mechanized or face down
  points: Point[];
  delay: number; // milliseconds
  lasts: number;
}
const MOST = 14;
const LINE = 240,
  LANDS = 420,
  FALLS = 620,
  APART = 160; // milliseconds
export const PER_SECTOR = 700; // the most that the fleet takes

/** A shortest path along the lines that avoids the closed spaces; empty: none, as for units that fly. */
export function walk(from: string, to: string, closed: ReadonlySet<string>): string[] {
  const before = new Map<string, string>([[from, '']]);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const next of neighbours(here))
      if (!before.has(next) && (next === to || !closed.has(next))) before.set(next, here);
  }
  if (!before.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

/** Points along a curve `M x y Q x y x y`, or a straight line, starting at the end nearer to the origin. */
export function along(path: string, from: Point): Point[] {
  const n = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [a, b, c] =
    n.length < 6
      ? [
          [n[0]!, n[1]!],
          [(n[0]! + n[2]!) / 2, (n[1]! + n[3]!) / 2],
          [n[2]!, n[3]!],
        ]
      : [
          [n[0]!, n[1]!],
          [n[2]!, n[3]!],
          [n[4]!, n[5]!],
        ];
  const between = (t: number, i: 0 | 1) => (1 - t) ** 2 * a[i]! + 2 * t * (1 - t) * b[i]! + t * t * c[i]!;
  const at = (t: number): Point => [between(t, 0), between(t, 1)];
  const points = Array.from({ length: 7 }, (_, i) => at(i / 6));
  const far = ([x, y]: Point) => Math.hypot(x - from[0], y - from[1]);
  return far(points[0]!) <= far(points.at(-1)!) ? points : points.reverse();
}

function track(from: string, to: string, v: View): Point[] {
  const closed = new Set(
    [...SPACE.values()]
      .filter((space) => (v.fleet && space.sector === v.fleet) || (v.demolished && space.id === 'MPS'))
      .map((space) => space.id),
  );
  const place = (id: string): Point => [SPACE.get(id)!.x, SPACE.get(id)!.y + 30];
  const way = walk(from, to, closed);
  if (!way.length) return [place(from), place(to)];
  return way
    .slice(1)
    .flatMap((next, i) =>
      along(lineBetween(way[i]!, next), [SPACE.get(way[i]!)!.x, SPACE.get(way[i]!)!.y]).map(([x, y]): Point => [
        x,
        y + 30,
      ]),
    );
}

/**
 * The flights for these facts, one after another. Units lost to a bombardment fall when the fleet passes; it leaves
 * after `leaves` milliseconds.
 */
export function flights(facts: readonly Fact[], v: View, perSector = PER_SECTOR, leaves = 0): Omit<Flight, 'id'>[] {
  const sweep = facts.find((fact) => fact.type === 'FleetMoved');
  const found: Omit<Flight, 'id'>[] = [];
  let clock = 0;
  for (const fact of facts) {
    if (!isUnitFact(fact)) continue;
    const { seat, units } = fact;
    const special = specialUnits(fact);
    const space = SPACE.get(fact.type === 'UnitsMoved' ? fact.target : fact.space);
    if (!space || !(units + special) || !v.races[seat]) continue;
    const one = { seat, race: v.races[seat], at: space.at, units, special };
    const here: Point = [space.x, space.y + 30];
    if (fact.type === 'UnitsMoved') {
      const points = track(fact.origin, space.id, v);
      found.push({
        ...one,
        what: 'moves',
        points,
        delay: clock,
        lasts: Math.min(1400, 200 + LINE * Math.max(2, points.length / 7)),
      });
      clock += APART;
    } else if (fact.type === 'UnitsDeployed') {
      if (fact.why === 'setup') continue;
      found.push({ ...one, what: 'lands', points: [here], delay: clock, lasts: LANDS });
      clock += APART;
    } else {
      const waits =
        sweep && fact.type === 'UnitsLost' && fact.why === 'bombardment' && space.sector
          ? leaves + ((space.sector - sweep.origin - 1 + 2 * SECTORS) % SECTORS) * perSector
          : clock;
      found.push({ ...one, what: 'falls', points: [here], delay: waits, lasts: FALLS });
    }
  }
  return found.slice(0, MOST);
}

export class Motion {
  now = $state.raw<Flight[]>([]);
  #count = 0;

  animate(facts: readonly Fact[], v: View, perSector = PER_SECTOR, leaves = 0): void {
    const found = flights(facts, v, perSector, leaves).map((flight) => ({ ...flight, id: this.#count++ }));
    if (found.length) this.now = [...this.now, ...found];
  }

  done(id: number): void {
    this.now = this.now.filter((flight) => flight.id !== id);
  }

  /** The city without the units that are still moving. */
  before(v: View): View {
    const coming = this.now.filter((flight) => flight.what !== 'falls');
    if (!coming.length) return v;
    const [units, mechanized, face_down] = [v.units.map((row) => [...row]), [...v.mechanized], [...v.face_down]];
    for (const { seat, race, at, units: plain, special } of coming) {
      const down = race === 'xxcha';
      units[seat]![at] = Math.max(0, units[seat]![at]! - plain - (down ? 0 : special));
      if (race === 'lazax') mechanized[at] = Math.max(0, mechanized[at]! - special);
      if (down) face_down[at] = Math.max(0, face_down[at]! - special);
    }
    return { ...v, units, mechanized, face_down };
  }
}
