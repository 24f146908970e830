/** The names of all components in the language of the page. */
import { say, session } from '$core/session.svelte';
import { thingName } from '$core/phrases';
import { BOX, isReconstructed } from './world';

/** A space, a race, a leader, a card or an advantage. */
export function called(thing: string): string {
  return session.messages && thing ? thingName(session.messages, 'rex', thing) : '';
}
/** What a card does. */
export function explained(card: string): string {
  return say(`rex-about-${card}`);
}
/** Whether the text is ours, because the original was not available. */
export function isMade(card: string): boolean {
  return isReconstructed(BOX.strategy[card] ?? BOX.betrayals[card]);
}
/** Players by name and race, as the log and the scenes call them. */
export function both(names: readonly string[], races: readonly string[]): string[] {
  return names.map((name, seat) => (races[seat] ? say('web-rex-who', { name, race: called(races[seat]) }) : name));
}
/** With a capital, for the beginning of a line. */
export function titled(thing: string): string {
  const name = called(thing);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
/** Splits a name into up to three lines of similar length; a short one stays whole. */
export function lines(name: string, widest = 16): string[] {
  const words = name.split(' ');
  if (name.length <= 10 || words.length === 1) return [name];
  const two = broken(words, 2);
  return words.length === 2 || Math.max(...two.map((line) => line.length)) <= widest ? two : broken(words, 3);
}
/** Keeps the longest line as short as possible. */
function broken(words: string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const longest = (found: string[]) => Math.max(...found.map((line) => line.length));
  const ways = Array.from({ length: words.length - count + 1 }, (_, i) => [
    words.slice(0, i + 1).join(' '),
    ...broken(words.slice(i + 1), count - 1),
  ]);
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}
