/** A view of Rex, and what can be read off it. */
import type { Fact as FactOf, RexFrame, RexView } from '../../generated/types';
import { isKind, type Kind } from '$core/kinds';
import { leadersOf, strengthOf, strongholdSpaces } from './world';

export type View = RexView;
export type Fact = FactOf<'rex'>;
export type Frame<T extends RexFrame['type']> = Kind<RexFrame, T>;

/** Units that move, land, fall or leave. */
type UnitFact = Kind<Fact, 'UnitsMoved' | 'UnitsDeployed' | 'UnitsLost' | 'UnitsWithdrew'>;
export function isUnitFact(fact: Fact): fact is UnitFact {
  return isKind(fact, 'UnitsMoved', 'UnitsDeployed', 'UnitsLost', 'UnitsWithdrew');
}
/** Those of them that are mechanized, or face down. */
export function specialUnits(fact: UnitFact): number {
  return fact.type === 'UnitsDeployed' ? fact.mechanized : fact.special;
}
export function unitCount(fact: UnitFact): number {
  return fact.units + specialUnits(fact);
}

export interface Stack {
  race: string;
  seat: number;
  count: number;
  kind: '' | 'mech' | 'down';
}

/** Who alone has face-up units there; null: nobody. */
export function controller(v: View, at: number): number | null {
  const found = v.units.flatMap((units, seat) => (units[at] ? [seat] : []));
  return found.length === 1 ? found[0]! : null;
}
export function strongholds(v: View, seat: number): string[] {
  return strongholdSpaces()
    .filter((space) => controller(v, space.at) === seat)
    .map((space) => space.id);
}
/** The leaders of a seat from the strongest down: those alive, or all if none is. */
export function strongest(v: View, seat: number): string[] {
  const alive = v.leaders[seat] ?? [];
  const found = alive.length ? alive : leadersOf(v.races[seat] ?? '').map(([leader]) => leader);
  return found.toSorted((a, b) => strengthOf(b) - strengthOf(a));
}
/** The card that places influence counts the round: until it comes, the Influence phase is that of the next one. */
export function roundOf(v: View): number {
  return v.phase === 'influence' ? v.round + 1 : v.round;
}
export function order(v: View): number[] {
  return Array.from({ length: v.seats }, (_, i) => (v.first + i) % v.seats);
}
export function allies(v: View, seat: number): number[] {
  return (v.alliances.find((members) => members.includes(seat)) ?? []).filter((member) => member !== seat);
}
/** Units in a space, in order of play; of the Lazax by kind, face-down ones behind. */
export function stacks(v: View, at: number): Stack[] {
  const found = order(v).flatMap((seat): Stack[] => {
    const race = v.races[seat]!;
    const mech = race === 'lazax' ? v.mechanized[at]! : 0;
    const plain = v.units[seat]![at]! - mech;
    return [
      ...(plain ? [{ race, seat, count: plain, kind: '' } as const] : []),
      ...(mech ? [{ race, seat, count: mech, kind: 'mech' } as const] : []),
    ];
  });
  const down = v.face_down[at];
  return down ? [...found, { race: 'xxcha', seat: v.races.indexOf('xxcha'), count: down, kind: 'down' }] : found;
}
/** Sectors that the next card sweeps, as far as this seat knows it; else those that some card would reach. */
export function ahead(v: View, most: number): { sweep: number[]; danger: number[] } {
  const next = (count: number) => (v.fleet ? Array.from({ length: count }, (_, i) => ((v.fleet + i) % 18) + 1) : []);
  return v.bombardment_top ? { sweep: next(v.bombardment_top), danger: [] } : { sweep: [], danger: next(most) };
}
/** The innermost procedure of this kind that is in progress. */
export function frame<T extends RexFrame['type']>(v: View, type: T): Frame<T> | undefined {
  return v.stack.findLast((one): one is Frame<T> => one.type === type);
}
