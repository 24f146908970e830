/** A view of Galactic Warlords, and values derived from it. */
import type { Fact as FactOf, WarlordsFrame, WarlordsPlanet, WarlordsScore, WarlordsView } from '../../generated/types';
import type { Kind } from '$core/kinds';
import { BOX, CAPACITY, PLANETS } from './world';

export type View = WarlordsView;
export type Fact = FactOf<'warlords'>;
export type Frame<T extends WarlordsFrame['type']> = Kind<WarlordsFrame, T>;
export type Score = WarlordsScore;
export type Planet = WarlordsPlanet;
export const SOURCES = ['gained', 'guards', 'majorities', 'missions'] as const;

/** The innermost procedure of this kind that is in progress. */
export function frame<T extends WarlordsFrame['type']>(v: View, type: T): Frame<T> | undefined {
  return v.stack.findLast((one): one is Frame<T> => one.type === type);
}
export function total(score: Score): number {
  return SOURCES.reduce((sum, source) => sum + score[source], 0);
}
/** Tanks and aircraft come before infantry. */
export function ordered(units: string): string[] {
  return Array.from(units).sort((a, b) => 'tai'.indexOf(a) - 'tai'.indexOf(b));
}
/** Unpacks units, which the rules store in one number. */
export function unpacked(troops: number): string {
  return 'i'.repeat(troops & 127) + 't'.repeat((troops >> 7) & 127) + 'a'.repeat(troops >> 14);
}
/** The limit of units on a planet; null: any number. §1.7 §20.11 */
export function limit(v: View): number | null {
  return v.options.unlimited_units ? null : CAPACITY;
}
/** The figures on a shelf: every unit, or each kind with its number where there is no room for all. */
export function stands(units: string): { letter: string; count: number }[] {
  const all = ordered(units);
  if (all.length <= CAPACITY) return all.map((letter) => ({ letter, count: 1 }));
  return [...new Set(all)].map((letter) => ({ letter, count: all.filter((one) => one === letter).length }));
}
export type Seam = 'crack' | 'guard' | 'open' | 'empty';
/** The circle between a card of a row and the one to its right. */
export function seam(v: View, left: string, right: string): { kind: Seam; ability: string } {
  const ability = BOX.mercenaries[left]!.right;
  if (ability !== BOX.mercenaries[right]!.left) return { kind: 'crack', ability: '' };
  if (v.guards.includes(left)) return { kind: 'guard', ability };
  // Its player is being asked for a guard; after that, an empty circle stays empty.
  const open = v.ask?.type === 'MayPlaceGuard' && (left === v.played || right === v.played);
  return { kind: open ? 'open' : 'empty', ability };
}
export interface Circle {
  left: string;
  right: string;
  ability: string;
  guarded: boolean;
}
export function circles(v: View, seat: number): Circle[] {
  const row = v.rows[seat]!;
  return row.slice(1).flatMap((right, i) => {
    const left = row[i]!;
    const { kind, ability } = seam(v, left, right);
    return kind === 'crack' ? [] : [{ left, right, ability, guarded: kind === 'guard' }];
  });
}
export function guardsOf(v: View, seat: number, ability: string): number {
  return circles(v, seat).filter((one) => one.guarded && one.ability === ability).length;
}
export function held(v: View, seat: number, kind?: string): Planet[] {
  return v.planets.filter((planet) => planet.owner === seat && (!kind || planet.kind === kind));
}
/** Units on the map by seat, for one planet type. */
export function unitsOn(v: View, kind: string): string[] {
  return Array.from({ length: v.seats }, (_, seat) =>
    held(v, seat, kind)
      .map((planet) => planet.units)
      .join(''),
  );
}
/** The seats with most units on a type; several: a tie. */
export function strongest(v: View, kind: string): number[] {
  return mostUnits(v.planets, v.seats, kind);
}
export function mostUnits(planets: readonly Planet[], seats: number, kind: string): number[] {
  const units = Array<number>(seats).fill(0);
  for (const planet of planets)
    if (planet.owner !== null && planet.kind === kind) units[planet.owner]! += planet.units.length;
  const most = Math.max(...units);
  return most ? units.flatMap((n, seat) => (n === most ? [seat] : [])) : [];
}
export function dark(v: View, sector: string): boolean {
  return v.planets.some((planet) => planet.sector === sector && !planet.face_up);
}
/** The most mercenaries of one mission in a row. */
export function mostAlike(v: View, seat: number): { kind: string; count: number } {
  const counts = PLANETS.map((kind) => ({
    kind: kind,
    count: v.rows[seat]!.filter((card) => BOX.mercenaries[card]!.mission === kind).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best));
}
/** The action that advances this seat, if the track continues. */
export function slotOf(v: View, seat: number, spaces: readonly { slot: number }[]): number {
  return spaces[v.reputation[seat]!]?.slot ?? 0;
}
const PHASE: Partial<Record<WarlordsFrame['type'], string>> = {
  Recall: 'recall',
  Voyage: 'mothership',
  Enlistment: 'mercenary',
  ActionPhase: 'action',
  Hiring: 'hire',
};
export const PHASES = ['recovery', 'recall', 'mothership', 'mercenary', 'action', 'hire'] as const;
/** The current phase of the turn; "": none has begun. */
export function phase(v: View): string {
  return v.stack.map((one) => PHASE[one.type]).findLast(Boolean) ?? '';
}
