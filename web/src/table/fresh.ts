/** The latest events: the facts since the last call. A restarted or different log contains no news. */
import type { Fact, GameName } from '../generated/types';
import type { Side } from './state.svelte';

export function news<G extends GameName>(): (side: Side<G>) => Fact<G>[] {
  let seat: number | null | undefined;
  let count = 0;
  let last: Fact<G> | undefined;
  return (side) => {
    const continues = side.seat === seat && (count === 0 || side.facts[count - 1] === last);
    const found = continues ? side.facts.slice(count) : [];
    [seat, count, last] = [side.seat, side.facts.length, side.facts.at(-1)];
    return found;
  };
}
