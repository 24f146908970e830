/** The consequences of a tile, a leader or a catastrophe as the server predicts them, in words and as small pieces. */
import type { Sheet } from '../../generated/types';
import { say, session } from '$core/session.svelte';
import { consequences, ofKind, type Words } from '$core/sheet';
import { consequenceLine } from '$core/phrases';
import { colourIndex, DYNASTIES } from './geometry';
import type { View } from './position';
import { taken } from './targets';

// The colours of a monument are chosen later; one monument represents all of its own colour.
const MONUMENTS: Record<string, string> = { red: 'red-blue', blue: 'red-blue', green: 'red-green', black: 'red-black' };

/** Whether this answer would start a war or a revolt. */
export function fights(sheet: Sheet<'tigris'>, answer: Words): boolean {
  return consequences(sheet, answer).some(({ type }) => type === 'war' || type === 'revolt');
}

/** The pieces that represent the consequences of an answer. The ring already shows a conflict. */
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

/** One sentence for each consequence, or one that there are none. */
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

/** The treasures that the trader's owner takes if this one stays, in words. */
export function staying(view: View, cell: string): string {
  const others = taken(view, cell);
  return say('web-tigris-you-take', { count: others.length, cells: others.join(', ').toUpperCase() });
}

/** The cells of the leaders that an answer would send home. */
export function sentHome(view: View, sheet: Sheet<'tigris'>, answer: Words): string[] {
  return ofKind(sheet, answer, 'home').flatMap(({ seat, colour }) => view.leaders[seat]?.[colourIndex(colour)] ?? []);
}
