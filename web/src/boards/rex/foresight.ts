/** The consequences that the server predicts for an answer, as marks beside a place and as sentences. */
import type { RexMeets, Sheet } from '../../generated/types';
import { session } from '$core/session.svelte';
import { consequences, ofKind, type Words } from '$core/sheet';
import { consequenceLine } from '$core/phrases';

/** The number of lines that a group moves. */
export const distance = (sheet: Sheet<'rex'>, words: Words) => ofKind(sheet, words, 'lines')[0]?.count ?? null;
/** The price of the chosen units. */
export const pays = (sheet: Sheet<'rex'>, words: Words) => ofKind(sheet, words, 'pays').at(-1)?.count ?? null;
/** The price of one unit. */
export const each = (sheet: Sheet<'rex'>, words: Words) => ofKind(sheet, words, 'each')[0]?.count ?? null;
/** The spaces along the route, including the target. */
export const route = (sheet: Sheet<'rex'>, words: Words): string[] => ofKind(sheet, words, 'via')[0]?.spaces ?? [];
export const meets = (sheet: Sheet<'rex'>, words: Words): RexMeets[] => ofKind(sheet, words, 'meets');

export function sentences(sheet: Sheet<'rex'>, words: Words, names: readonly string[]): string[] {
  const lines = consequences(sheet, words).map((what) => consequenceLine(session.messages!, 'rex', what, names, null));
  return lines.filter(Boolean);
}
