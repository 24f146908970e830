/** How influence, units and strongholds went, round by round, told again from the facts alone. */
import type { Told } from '$core/telling';
import { strongholdSpaces } from './world';

export type Measure = 'influence' | 'units' | 'strongholds';
export interface Course {
  rounds: number[];
  lines: Record<Measure, number[][]>; // by seat, at the end of each round
  battles: { won: number; lost: number }[];
}

export function course(facts: readonly Told[], seats: number): Course {
  const purse = Array<number>(seats).fill(0);
  const board = Array.from({ length: seats }, () => new Map<string, number>());
  const down = new Map<string, number>(); // face-down units of the one who has them
  let sides: number[] = [];
  const battles = Array.from({ length: seats }, () => ({ won: 0, lost: 0 }));
  const found: Course = { rounds: [], lines: { influence: [], units: [], strongholds: [] }, battles };
  found.lines.influence = Array.from({ length: seats }, () => []);
  found.lines.units = Array.from({ length: seats }, () => []);
  found.lines.strongholds = Array.from({ length: seats }, () => []);

  const add = (seat: number, space: string, count: number) => board[seat]!.set(space, Math.max(0, (board[seat]!.get(space) ?? 0) + count));
  const holds = (space: string) => {
    const there = board.flatMap((units, seat) => ((units.get(space) ?? 0) - (seat === hidden ? (down.get(space) ?? 0) : 0) > 0 ? [seat] : []));
    return there.length === 1 ? there[0] : undefined;
  };
  let hidden = -1;
  const take = (round: number) => {
    found.rounds.push(round);
    const owners = strongholdSpaces().map((space) => holds(space.id));
    for (let seat = 0; seat < seats; seat++) {
      found.lines.influence[seat]!.push(purse[seat]!);
      found.lines.units[seat]!.push([...board[seat]!.values()].reduce((sum, n) => sum + n, 0));
      found.lines.strongholds[seat]!.push(owners.filter((owner) => owner === seat).length);
    }
  };
  let round = 0;
  for (const fact of facts) {
    const [seat, units, special] = [fact['seat'] as number, Number(fact['units'] ?? 0), Number(fact['special'] ?? fact['mechanized'] ?? 0)];
    const size = units + special;
    switch (fact.type) {
      case 'PhaseBegan':
        if (fact['phase'] === 'influence') take(round);
        round = fact['round'] as number;
        break;
      case 'InfluenceGained': purse[seat]! += fact['amount'] as number; break;
      case 'InfluencePaid':
        purse[seat]! -= fact['amount'] as number;
        if (typeof fact['receiver'] === 'number') purse[fact['receiver']]! += fact['amount'] as number;
        break;
      case 'UnitsDeployed': add(seat, fact['space'] as string, size); break;
      case 'UnitsMoved': add(seat, fact['origin'] as string, -size); add(seat, fact['target'] as string, size); break;
      case 'UnitsLost':
      case 'UnitsWithdrew': add(seat, fact['space'] as string, -size); break;
      case 'UnitsTurned':
        hidden = seat;
        if (fact['down']) down.set(fact['space'] as string, board[seat]!.get(fact['space'] as string) ?? 0);
        else down.delete(fact['space'] as string);
        break;
      case 'BattleBegan': sides = fact['sides'] as number[]; break;
      case 'BattleDecided':
        for (const side of sides) if (side === fact['winner']) battles[side]!.won++; else battles[side]!.lost++;
    }
  }
  take(round);
  return found;
}
