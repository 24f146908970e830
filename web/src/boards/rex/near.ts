/** Who is about to win by strongholds, as all can see it. */
import { say } from '$core/session.svelte';
import { both } from './names';
import { allies, strongholds, type View } from './position';
import { TO_WIN } from './world';

export function near(v: View, names: readonly string[]): { id: string; text: string }[] {
  if (v.reason || !v.races.every(Boolean)) return [];
  const called = both(names, v.races);
  const sides = [...v.races.keys()]
    .map((seat) => [seat, ...allies(v, seat)].sort((a, b) => a - b))
    .filter(([first], seat) => first === seat);
  return sides.flatMap((side) => {
    const [held, needed] = [side.reduce((sum, seat) => sum + strongholds(v, seat).length, 0), TO_WIN[side.length] ?? 3];
    const key = held >= needed ? 'strongholds-held' : held === needed - 1 ? 'strongholds' : '';
    return key
      ? [
          {
            id: `${key} ${side.join(' ')}`,
            text: say(`rex-near-${key}`, { players: side.map((seat) => called[seat]).join(', '), held, needed }),
          },
        ]
      : [];
  });
}
