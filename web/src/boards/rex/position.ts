/** A view of Rex, and values derived from it. */
import type { Fact as FactOf, RexFrame, RexView } from '../../generated/types';
import { isKind, type Kind } from '$core/kinds';
import { leadersOf, SETUP, strengthOf, strongholdSpaces } from './world';

export type View = RexView;
export type Fact = FactOf<'rex'>;
export type Frame<T extends RexFrame['type']> = Kind<RexFrame, T>;

/** Units that move, land, are lost or leave. */
type UnitFact = Kind<Fact, 'UnitsMoved' | 'UnitsDeployed' | 'UnitsLost' | 'UnitsWithdrew'>;
export function isUnitFact(fact: Fact): fact is UnitFact {
  return isKind(fact, 'UnitsMoved', 'UnitsDeployed', 'UnitsLost', 'UnitsWithdrew');
}
/** How many of them are mechanized or face down. */
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

/** The only seat with face-up units in a space; null: none. */
export function controller(v: View, at: number): number | null {
  const found = v.units.flatMap((units, seat) => (units[at] ? [seat] : []));
  return found.length === 1 ? found[0]! : null;
}
export function strongholds(v: View, seat: number): string[] {
  return strongholdSpaces()
    .filter((space) => controller(v, space.at) === seat)
    .map((space) => space.id);
}
/** The leaders of a seat, strongest first: the living ones, or all if none is alive. */
export function strongest(v: View, seat: number): string[] {
  const alive = v.leaders[seat] ?? [];
  const found = alive.length ? alive : leadersOf(v.races[seat] ?? '').map(([leader]) => leader);
  return found.toSorted((a, b) => strengthOf(b) - strengthOf(a));
}
/** The influence card marks the round: until it is drawn, the Influence phase counts as part of the next round. */
export function roundOf(v: View): number {
  return v.phase === 'influence' ? v.round + 1 : v.round;
}
export function order(v: View): number[] {
  return Array.from({ length: v.seats }, (_, i) => (v.first + i) % v.seats);
}
export function allies(v: View, seat: number): number[] {
  return (v.alliances.find((members) => members.includes(seat)) ?? []).filter((member) => member !== seat);
}
/** Units in a space, in order of play; those of the Lazax by kind, face-down ones last. */
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
/** The sectors that the next card sweeps, as far as this seat knows it; otherwise all that some card could reach. */
export function ahead(v: View, most: number): { sweep: number[]; danger: number[] } {
  const next = (count: number) => (v.fleet ? Array.from({ length: count }, (_, i) => ((v.fleet + i) % 18) + 1) : []);
  return v.bombardment_top ? { sweep: next(v.bombardment_top), danger: [] } : { sweep: [], danger: next(most) };
}
/** The innermost procedure of this kind that is in progress. */
export function frame<T extends RexFrame['type']>(v: View, type: T): Frame<T> | undefined {
  return v.stack.findLast((one): one is Frame<T> => one.type === type);
}

/** The scene above the city. */
export function sceneAbove(v: View): 'battle' | 'auction' | 'ceasefire' | 'setup' | '' {
  if (frame(v, 'Battle')) return 'battle';
  const auction = frame(v, 'Bidding');
  if (auction && v.row + 1 > 0 && v.phase === 'bidding' && auction.opener !== -1) return 'auction';
  if (frame(v, 'Ceasefire')) return 'ceasefire';
  return frame(v, 'Setup') && v.ask && SETUP.includes(v.ask.type) ? 'setup' : '';
}

/** The facts since the ceasefire was drawn. */
export function sinceCeasefire(facts: readonly Fact[]): readonly Fact[] {
  const drawn = facts.findLastIndex(
    (fact) => fact.type === 'InfluenceCardDrawn' && fact.card === 'temporary-ceasefire',
  );
  return facts.slice(drawn + 1);
}
