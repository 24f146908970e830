/** What the server foresees of an answer, as marks and as sentences. */
import type { Sheet } from '../../generated/types';
import { say } from '$core/session.svelte';
import { brings, type Words } from '$core/sheet';
import { desk } from './desk.svelte';
import { called } from './names';

const told = (sheet: Sheet | null | undefined, words: Words, what: string): Words | undefined =>
  sheet ? brings(sheet, words).find((one) => one[0] === what) : undefined;

export const powerOf = (sheet: Sheet | null | undefined, words: Words): number | null => {
  const found = told(sheet, words, 'power');
  return found ? Number(found[1]) : null;
};
export const invades = (sheet: Sheet | null | undefined, words: Words): boolean =>
  told(sheet, words, 'invades') !== undefined;
export const odds = (sheet: Sheet | null | undefined, words: Words): number | null => {
  const found = told(sheet, words, 'odds');
  return found ? Number(found[1]) : null;
};
export const takes = (sheet: Sheet | null | undefined, words: Words): number | null => {
  const found = told(sheet, words, 'takes');
  return found ? Number(found[1]) : null;
};
export const costOf = (sheet: Sheet | null | undefined, words: Words): string =>
  String(told(sheet, words, 'cost')?.[1] ?? '');
export const renown = (sheet: Sheet | null | undefined, words: Words): number =>
  Number(told(sheet, words, 'reputation')?.[1] ?? 0);
/** The ends of the row at which a card would complete a circle. */
export function fits(sheet: Sheet | null | undefined, begun: Words, card: string): string[] {
  return ['left', 'right'].filter((side) =>
    brought(sheet, [...begun, card])
      .concat(brought(sheet, [...begun, card, side]))
      .some(([what, end]) => what === 'circle' && end === side),
  );
}
/** The ability of the circle that a card would complete there. */
export function closes(sheet: Sheet, card: Words[number], side: Words[number]): string {
  return String(
    brought(sheet, [card])
      .concat(brought(sheet, [card, side]))
      .find(([what, end]) => what === 'circle' && end === side)?.[2] ?? '',
  );
}
const brought = (sheet: Sheet | null | undefined, words: Words): Words[] => (sheet ? brings(sheet, words) : []);

export function sentences(sheet: Sheet, words: Words, names: readonly string[] = []): string[] {
  return brings(sheet, words).flatMap(([what, first, second]) => {
    const [word, player] = [String(first ?? ''), names[Number(first)] ?? ''];
    switch (what) {
      case 'power':
        return [say('warlords-brings-power', { count: Number(first) })];
      case 'reinforces':
        return [say('warlords-brings-reinforces')];
      case 'invades':
        return [say('warlords-brings-invades', { player, count: Number(second) })];
      case 'guards':
        return [say('warlords-brings-guards', { player })];
      case 'odds':
        return !desk.odds ? [] : [say('warlords-brings-odds', { count: Number(first) })];
      case 'circle':
        return [say('warlords-brings-circle', { side: word, ability: called(String(second)) })];
      case 'opens':
        return [say('warlords-brings-opens', { ability: called(word) })];
      case 'fourth':
        return [say('warlords-brings-fourth', { planet: called(word) })];
      case 'reveals':
        return [say('warlords-brings-reveals', { count: Number(first) })];
      case 'token':
        return [say('warlords-brings-token', { token: called(word) })];
      case 'cost':
        return [say('warlords-brings-cost', { kind: word })];
      case 'reputation':
        return [say('warlords-brings-reputation', { space: Number(first) })];
      case 'takes':
        return [say('warlords-brings-takes', { count: Number(first) })];
      case 'manoeuvre':
        return [say('warlords-brings-manoeuvre', { manoeuvre: word })];
      case 'clears':
        return [say('warlords-brings-clears')];
      default:
        return [];
    }
  });
}
