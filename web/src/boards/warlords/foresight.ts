/** The consequences that the server predicts for an answer, as marks and as sentences. */
import type { Sheet } from '../../generated/types';
import { say, session } from '$core/session.svelte';
import { choices, consequences, ofKind, type Words } from '$core/sheet';
import { consequenceLine } from '$core/phrases';
import { desk } from './desk.svelte';
import type { View } from './position';

type Asked = Sheet | null | undefined;

export const powerOf = (sheet: Asked, words: Words): number | null =>
  (sheet && ofKind(sheet, words, 'power')[0]?.count) ?? null;
export const invades = (sheet: Asked, words: Words): boolean => !!sheet && ofKind(sheet, words, 'invades').length > 0;
export const odds = (sheet: Asked, words: Words): number | null =>
  (sheet && ofKind(sheet, words, 'odds')[0]?.count) ?? null;
/** Of a hundred battles, the number that the invader wins, and the number in which no units are left. */
export function chances(sheet: Asked, words: Words): { win: number; both: number } | null {
  const found = sheet && ofKind(sheet, words, 'odds')[0];
  return found ? { win: found.count, both: found.both } : null;
}
export const takes = (sheet: Asked, words: Words): number | null =>
  (sheet && ofKind(sheet, words, 'takes')[0]?.count) ?? null;
export const costOf = (sheet: Asked, words: Words): string => (sheet && ofKind(sheet, words, 'cost')[0]?.kind) ?? '';
export const renown = (sheet: Asked, words: Words): number =>
  (sheet && ofKind(sheet, words, 'reputation')[0]?.space) ?? 0;

/**
 * The circle that a card would complete at this end of the row. A circle may be listed with the card or with the end.
 */
const circle = (sheet: Asked, begun: Words, side: Words[number]) =>
  (sheet ? [...ofKind(sheet, begun, 'circle'), ...ofKind(sheet, [...begun, side], 'circle')] : []).find(
    (one) => one.side === side,
  );
/** The ends of the row at which a card would complete a circle. */
export function fits(sheet: Asked, begun: Words, card: string): string[] {
  return ['left', 'right'].filter((side) => circle(sheet, [...begun, card], side));
}
/** The ability of the circle that a card would complete there. */
export function closes(sheet: Sheet<'warlords'>, card: Words[number], side: Words[number]): string {
  return circle(sheet, [card], side)?.ability ?? '';
}

export function sentences(sheet: Sheet<'warlords'>, words: Words, names: readonly string[] = []): string[] {
  return consequences(sheet, words)
    .filter(({ type }) => type !== 'odds' || desk.odds)
    .map((what) => consequenceLine(session.messages!, 'warlords', what, names, null));
}

/** Units that land where their ship is not: one of them has to be an aircraft. */
export function fromAfar(sheet: Sheet<'warlords'>, v: View, words: Words): string[] {
  const planet = v.planets.find(({ name }) => name === words.at(-1));
  const isFar = planet && v.seat !== null && planet.sector !== v.ships[v.seat];
  return isFar && choices(sheet, words).every((units) => String(units).includes('a'))
    ? [say('warlords-no-needs-a-dropship')]
    : [];
}
