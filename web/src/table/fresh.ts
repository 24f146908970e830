/** What has just happened: the facts that came since one last looked. A story told anew holds no news. */
import type { Told } from '$core/telling';
import type { Side } from './state.svelte';

export function news(): (side: Side) => Told[] {
  let seat: number | null | undefined;
  let count = 0;
  let last: Told | undefined;
  return (side) => {
    const goesOn = side.seat === seat && (count === 0 || side.facts[count - 1] === last);
    const found = goesOn ? side.facts.slice(count) : [];
    [seat, count, last] = [side.seat, side.facts.length, side.facts.at(-1)];
    return found;
  };
}
