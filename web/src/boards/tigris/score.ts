/** The score as it is shown at the end. Places come from the server; here each treasure only gets its spot in the table. */
import type { TigrisView as View } from '../../generated/types';
import type { Told } from '$core/telling';
import { COLOURS } from './geometry';

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

/** The lowest colour of each seat, treasures included, after each round. */
export function course(facts: Told[], seats: number): number[][] {
  const points = Array.from({ length: seats }, () => [0, 0, 0, 0]);
  const taken = Array.from({ length: seats }, () => 0);
  const lines: number[][] = Array.from({ length: seats }, () => [0]);
  let turns = 0;
  const mark = () =>
    points.forEach((own, seat) => {
      const sums = [...own];
      for (let i = 0; i < taken[seat]!; i++) sums[sums.indexOf(Math.min(...sums))]! += 1;
      lines[seat]!.push(Math.min(...sums));
    });
  for (const fact of facts) {
    if (fact.type === 'Scored') points[fact['seat'] as number]![COLOURS.indexOf(fact['colour'] as never)]! += fact['points'] as number;
    if (fact.type === 'TreasureTaken') taken[fact['seat'] as number]! += 1;
    if (fact.type === 'TurnBegan' && turns++ && turns % seats === 1) mark();
    if (fact.type === 'GameOver') mark();
  }
  return lines;
}
