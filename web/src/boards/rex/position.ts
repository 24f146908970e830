/** A view of Rex, and what can be read off it. */
import { SPACES, STRONGHOLDS } from './world';
import type { Told } from '$core/telling';

export interface View {
  seat: number | null;
  options: { betrayal: boolean; talk_minutes: number; proposals: number };
  seats: number;
  races: string[];
  first: number;
  round: number;
  phase: string;
  fleet: number;
  shield_down: string;
  demolished: boolean;
  alliances: number[][];
  consents: [owner: number, user: number, power: string][];
  influence: number[];
  pool: number;
  on_board: number[];
  units: number[][];
  mechanized: number[];
  face_down: number[];
  reserve: number[];
  mechanized_reserve: number;
  casualties: number[];
  mechanized_casualties: number;
  barred: number[];
  leaders: string[][];
  fought: Record<string, string>;
  placements: string[];
  discarded: string[];
  stopped: string[];
  row: number;
  deck: number;
  hand: string[];
  hand_sizes: number[];
  shown: string[][];
  known: string[][];
  card_seen: boolean;
  on_offer: string;
  dealt: string[];
  traitors: string[];
  traitor_counts: number[];
  known_traitors: string[][];
  influence_deck: string[];
  influence_top: string;
  bombardment_top: number;
  predicted: boolean;
  prediction: [race: string, round: number];
  betrayal: string;
  winners: number[];
  reason: string;
  stack: Told[];
  ask: Told | null;
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
  return STRONGHOLDS.filter((space) => controller(v, space.at) === seat).map((space) => space.id);
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
    return [...(plain ? [{ race, seat, count: plain, kind: '' } as const] : []), ...(mech ? [{ race, seat, count: mech, kind: 'mech' } as const] : [])];
  });
  const down = v.face_down[at];
  return down ? [...found, { race: 'xxcha', seat: v.races.indexOf('xxcha'), count: down, kind: 'down' }] : found;
}
/** Sectors that the next card sweeps, as far as this seat knows it; else those that some card would reach. */
export function ahead(v: View, most: number): { sweep: number[]; danger: number[] } {
  const next = (count: number) => (v.fleet ? Array.from({ length: count }, (_, i) => ((v.fleet + i) % 18) + 1) : []);
  return v.bombardment_top ? { sweep: next(v.bombardment_top), danger: [] } : { sweep: [], danger: next(most) };
}
export function frame<T extends Told = Told>(v: View, type: string): T | undefined {
  return v.stack.findLast((one) => one.type === type) as T | undefined;
}
export function limit(v: View, seat: number, hand: number): number {
  return v.races[seat] ? hand : 4;
}
export const spaceIds = SPACES.map((space) => space.id);
