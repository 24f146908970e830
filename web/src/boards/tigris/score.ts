/**
 * The score as it is shown at the end. Places come from the server; here each treasure only gets its spot in the table.
 */
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
      const at = sums.indexOf(Math.min(...sums)); // to the lowest just then, as §15.4 says
      sums[at]! += 1;
      gems[at]! += 1;
    }
    return { seat, points, gems, sums, lowest: Math.min(...sums) };
  });
}

export type Which = number | 'lowest'; // a colour, by its place in the palette

/**
 * What each seat has after each round: in one colour, or in its lowest with the treasures where they help most.
 *
 * A game that continues a position starts with what the end has more than the facts.
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
