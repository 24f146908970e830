/** What a tile, a leader or a catastrophe would do, as the server foresees it: in words and in small pieces. */
import type { Sheet } from '../../generated/types';
import { say, session } from '$core/session.svelte';
import { consequences, ofKind, type Words } from '$core/sheet';
import { consequenceLine } from '$core/phrases';
import { colourIndex, DYNASTIES } from './geometry';
import type { View } from './position';
import { taken } from './targets';

// Which colours a monument gets is chosen later; of its own colour one stands for all.
const MONUMENTS: Record<string, string> = { red: 'red-blue', blue: 'red-blue', green: 'red-green', black: 'red-black' };

/** Would this answer start a war or a revolt? */
export function fights(sheet: Sheet<'tigris'>, answer: Words): boolean {
  return consequences(sheet, answer).some(({ type }) => type === 'war' || type === 'revolt');
}

/** The pieces that stand for what an answer does. A conflict is shown by the ring itself. */
export function symbols(sheet: Sheet<'tigris'>, answer: Words): string[] {
  const found = consequences(sheet, answer).flatMap((what) => {
    switch (what.type) {
      case 'monument':
        return [`monument-${MONUMENTS[String(answer[1])]}`];
      case 'treasure':
        return ['treasure'];
      case 'unites':
        return ['unification'];
      case 'point':
      case 'home':
        return [`leader-${DYNASTIES[what.seat]}-${what.colour}`];
      default:
        return [];
    }
  });
  return [...new Set(found)];
}

/** One sentence for each consequence; one that says so if there is none. */
export function sentences(
  sheet: Sheet<'tigris'>,
  answer: Words,
  names: readonly string[],
  you: number | null,
): string[] {
  const found = consequences(sheet, answer).map((what) =>
    consequenceLine(session.messages!, 'tigris', what, names, you),
  );
  const verb = String(answer[0]);
  return found.length || !['tile', 'leader', 'catastrophe'].includes(verb)
    ? found
    : [say(`tigris-consequence-no-${verb}`)];
}

/** What is left for the trader's owner if this treasure stays. */
export function staying(view: View, cell: string): string {
  const others = taken(view, cell);
  return say('web-tigris-you-take', { count: others.length, cells: others.join(', ').toUpperCase() });
}

/** The cells of the leaders whom an answer would send home. */
export function sentHome(view: View, sheet: Sheet<'tigris'>, answer: Words): string[] {
  return ofKind(sheet, answer, 'home').flatMap(({ seat, colour }) => view.leaders[seat]?.[colourIndex(colour)] ?? []);
}
