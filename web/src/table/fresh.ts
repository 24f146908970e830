/** What has just happened: the facts that came since one last looked. A story told anew holds no news. */
import type { Fact, GameName } from '../generated/types';
import type { Side } from './state.svelte';

export function news<G extends GameName>(): (side: Side<G>) => Fact<G>[] {
  let seat: number | null | undefined;
  let count = 0;
  let last: Fact<G> | undefined;
  return (side) => {
    const goesOn = side.seat === seat && (count === 0 || side.facts[count - 1] === last);
    const found = goesOn ? side.facts.slice(count) : [];
    [seat, count, last] = [side.seat, side.facts.length, side.facts.at(-1)];
    return found;
  };
}
