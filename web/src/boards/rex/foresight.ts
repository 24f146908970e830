/** What the server foresees of an answer, as marks beside a place and as sentences. */
import type { Sheet } from '../../generated/types';
import { say } from '$core/session.svelte';
import { brings, type Words } from '$core/sheet';

const told = (sheet: Sheet, words: Words, what: string): Words | undefined =>
  brings(sheet, words).find((one) => one[0] === what);
const whole = (sheet: Sheet, words: Words, what: string): number | null => {
  const found = told(sheet, words, what);
  return found ? Number(found[1]) : null;
};

/** How many lines a group goes. */
export const distance = (sheet: Sheet, words: Words) => whole(sheet, words, 'lines');
/** The price of the units named so far. */
export const pays = (sheet: Sheet, words: Words) => {
  const found = brings(sheet, words).filter((one) => one[0] === 'pays');
  return found.length ? Number(found.at(-1)![1]) : null;
};
/** The price of one unit. */
export const each = (sheet: Sheet, words: Words) => whole(sheet, words, 'each');
/** The spaces on the way, the target included. */
export const route = (sheet: Sheet, words: Words): string[] => (told(sheet, words, 'via') ?? []).slice(1).map(String);
export const meets = (sheet: Sheet, words: Words): Words[] => brings(sheet, words).filter((one) => one[0] === 'meets');

export function sentences(sheet: Sheet, words: Words, names: readonly string[]): string[] {
  return brings(sheet, words).flatMap(([what, ...more]) => {
    switch (what) {
      case 'lines':
        return [say('rex-brings-lines', { count: Number(more[0]) })];
      case 'meets':
        return [say('rex-brings-meets', { player: names[Number(more[0])] ?? '', count: Number(more[1]) })];
      case 'each':
        return [say('rex-brings-each', { count: Number(more[0]) })];
      case 'pays':
        return [say('rex-brings-pays', { count: Number(more[0]) })];
      case 'hacan':
        return [say('rex-brings-hacan', { player: names[Number(more[0])] ?? '' })];
      case 'risk':
        return [say('rex-brings-risk', { count: Number(more[0]), most: Number(more[1]) })];
      default:
        return [];
    }
  });
}
