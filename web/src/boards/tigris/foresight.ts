/** What a tile, a leader or a catastrophe would bring, as the server foresees it: told in words and in small pieces. */
import type { Sheet, TigrisView as View } from '../../generated/types';
import { say } from '$core/session.svelte';
import { brings, type Word, type Words } from '$core/sheet';
import { COLOURS, DYNASTIES } from './geometry';
import { taken } from './targets';

const CONFLICTS: Word[] = ['war', 'revolt'];
// Which colours a monument gets is chosen later; of its own colour one stands for all.
const MONUMENTS: Record<string, string> = { red: 'red-blue', blue: 'red-blue', green: 'red-green', black: 'red-black' };

/** Would this answer start a war or a revolt? */
export function fights(sheet: Sheet, answer: Words): boolean {
  return brings(sheet, answer).some(([what]) => CONFLICTS.includes(what!));
}

/** The pieces that stand for what an answer brings. A conflict is shown by the ring itself. */
export function symbols(sheet: Sheet, answer: Words): string[] {
  const found = brings(sheet, answer).flatMap(([what, seat, colour]) => {
    if (what === 'monument') return [`monument-${MONUMENTS[String(answer[1])]}`];
    if (what === 'treasure') return ['treasure'];
    if (what === 'unites') return ['unification'];
    // A point is of the tile's own colour.
    return what === 'point' || what === 'home' ? [`leader-${DYNASTIES[Number(seat)]}-${colour ?? answer[1]}`] : [];
  });
  return [...new Set(found)];
}

/** One sentence for each thing that it brings; one that says so if there is none. */
export function sentences(sheet: Sheet, answer: Words, names: readonly string[], you: number | null): string[] {
  const found = brings(sheet, answer).map((words) => sentence(words, answer, names, you));
  const verb = String(answer[0]);
  return found.length || !['tile', 'leader', 'catastrophe'].includes(verb) ? found : [say(`tigris-brings-no-${verb}`)];
}

function sentence([what, ...rest]: Words, answer: Words, names: readonly string[], you: number | null): string {
  const who = (seat: Word | undefined) => (seat === you ? say('web-you-name') : (names[Number(seat)] ?? ''));
  const [first, second, third, attack = 0, defence = 0] = rest;
  if (what === 'war')
    return say('tigris-brings-war', { war: first ?? '', attacker: who(second), attack, defender: who(third), defence });
  if (what === 'revolt')
    return say('tigris-brings-revolt', { player: who(first), attack: second ?? 0, defence: third ?? 0 });
  const colour = String(second ?? answer[1] ?? '');
  return say(`tigris-brings-${what}`, { player: who(first), you: first === you, colour, rank: colour });
}

/** What is left for the trader's owner if this treasure stays. */
export function staying(view: View, cell: string): string {
  const others = taken(view, cell);
  return say('web-tigris-you-take', { count: others.length, cells: others.join(', ').toUpperCase() });
}

/** The cells of the leaders whom an answer would send home. */
export function homeward(view: View, sheet: Sheet, answer: Words): string[] {
  return brings(sheet, answer).flatMap(([what, seat, colour]) =>
    what === 'home' ? (view.leaders[Number(seat)]?.[COLOURS.indexOf(colour as never)] ?? []) : [],
  );
}
