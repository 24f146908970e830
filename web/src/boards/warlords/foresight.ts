/** What the server foresees of an answer, as marks and as sentences. */
import type { Sheet } from '../../generated/types';
import { say } from '$core/session.svelte';
import { consequences, ofKind, type Words } from '$core/sheet';
import { desk } from './desk.svelte';
import { called } from './names';

type Asked = Sheet | null | undefined;

export const powerOf = (sheet: Asked, words: Words): number | null =>
  (sheet && ofKind(sheet, words, 'power')[0]?.count) ?? null;
export const invades = (sheet: Asked, words: Words): boolean => !!sheet && ofKind(sheet, words, 'invades').length > 0;
export const odds = (sheet: Asked, words: Words): number | null =>
  (sheet && ofKind(sheet, words, 'odds')[0]?.count) ?? null;
export const takes = (sheet: Asked, words: Words): number | null =>
  (sheet && ofKind(sheet, words, 'takes')[0]?.count) ?? null;
export const costOf = (sheet: Asked, words: Words): string => (sheet && ofKind(sheet, words, 'cost')[0]?.kind) ?? '';
export const renown = (sheet: Asked, words: Words): number =>
  (sheet && ofKind(sheet, words, 'reputation')[0]?.space) ?? 0;

/** The circle that a card would complete at this end of the row. What holds for the card is said at both ends. */
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
  return consequences(sheet, words).flatMap((what) => {
    switch (what.type) {
      case 'power':
      case 'reveals':
      case 'takes':
        return [say(`warlords-brings-${what.type}`, { count: what.count })];
      case 'odds':
        return !desk.odds ? [] : [say('warlords-brings-odds', { count: what.count })];
      case 'reinforces':
      case 'clears':
        return [say(`warlords-brings-${what.type}`)];
      case 'invades':
        return [say('warlords-brings-invades', { player: names[what.seat] ?? '', count: what.count })];
      case 'guards':
        return [say('warlords-brings-guards', { player: names[what.seat] ?? '' })];
      case 'circle':
        return [say('warlords-brings-circle', { side: what.side, ability: called(what.ability) })];
      case 'opens':
        return [say('warlords-brings-opens', { ability: called(what.ability) })];
      case 'fourth':
        return [say('warlords-brings-fourth', { planet: called(what.planet) })];
      case 'token':
        return [say('warlords-brings-token', { token: called(what.token) })];
      case 'cost':
        return [say('warlords-brings-cost', { kind: what.kind })];
      case 'reputation':
        return [say('warlords-brings-reputation', { space: what.space })];
      case 'manoeuvre':
        return [say('warlords-brings-manoeuvre', { manoeuvre: what.manoeuvre })];
      default:
        return [];
    }
  });
}
