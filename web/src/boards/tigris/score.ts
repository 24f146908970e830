/** The score as shown at the end. Totals come from the server; here each treasure only gets its place in the table. */
import type { View } from './position';
import { colourIndex } from './geometry';
import type { Fact } from './position';

export interface Total {
  seat: number;
  points: number[];
  gems: number[]; // treasures by the colour they went to
  sums: number[];
  lowest: number;
}

export function totals(view: View): Total[] {
  return view.points.map((points, seat) => {
    const gems = [0, 0, 0, 0];
    const sums = [...points];
    for (let i = 0; i < (view.taken[seat] ?? 0); i++) {
      const at = sums.indexOf(Math.min(...sums)); // to the colour that is lowest at that moment, as in §15.4
      sums[at]! += 1;
      gems[at]! += 1;
    }
    return { seat, points, gems, sums, lowest: Math.min(...sums) };
  });
}

export type Which = number | 'lowest'; // index of a colour in the palette

/**
 * What each seat has after each round: in one colour, or in its lowest with the treasures where they help most.
 *
 * A game that continues from a position starts with the final score minus that of the facts.
 */
export function scoreHistory(facts: readonly Fact[], view: View, which: Which = 'lowest'): number[][] {
  const points = view.points.map((own) => [...own]);
  const taken = [...view.taken];
  const count = (fact: Fact, sign: 1 | -1) => {
    if (fact.type === 'Scored') points[fact.seat]![colourIndex(fact.colour)]! += sign * fact.points;
    if (fact.type === 'TreasureTaken') taken[fact.seat]! += sign;
  };
  for (const fact of facts) count(fact, -1);
  const now = (seat: number) => {
    const sums = [...points[seat]!];
    if (which !== 'lowest') return sums[which]!;
    for (let i = 0; i < taken[seat]!; i++) sums[sums.indexOf(Math.min(...sums))]! += 1;
    return Math.min(...sums);
  };
  const lines = points.map((_, seat) => [now(seat)]);
  const mark = () => lines.forEach((line, seat) => line.push(now(seat)));
  let turns = 0;
  for (const fact of facts) {
    count(fact, 1);
    if (fact.type === 'TurnBegan' && turns++ && turns % points.length === 1) mark();
    if (fact.type === 'GameOver') mark();
  }
  return lines;
}
