/** How power grew: what was gained during the game, turn by turn; at the end all that it came to. */
import type { Told } from '$core/telling';

export function course(facts: readonly Told[], seats: number, final: readonly number[]): number[][] {
  const now = Array<number>(seats).fill(0);
  const lines = now.map(() => [0]);
  let turns = 0;
  for (const fact of facts) {
    if (fact.type === 'PowerGained') now[fact['seat'] as number]! += fact['power'] as number;
    else if (fact.type === 'TurnBegan' && turns++ && (turns - 1) % seats === 0) lines.forEach((line, seat) => line.push(now[seat]!));
  }
  lines.forEach((line, seat) => line.push(now[seat]!, final[seat] ?? now[seat]!));
  return lines;
}
