/** Everything of the box by its name, in the language of the page. */
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
/** Is its text ours, because the original was not at hand? */
export function isMade(card: string): boolean {
  return isReconstructed(BOX.strategy[card] ?? BOX.betrayals[card]);
}
/** Everybody by name and race, as the log and the scenes tell it. */
export function both(names: readonly string[], races: readonly string[]): string[] {
  return names.map((name, seat) => (races[seat] ? say('web-rex-who', { name, race: called(races[seat]) }) : name));
}
/** As the beginning of a line. */
export function titled(thing: string): string {
  const name = called(thing);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
/** A name on one line if it is short, else on two of about the same length, or three if it is long. */
export function lines(name: string, widest = 16): string[] {
  const words = name.split(' ');
  if (name.length <= 10 || words.length === 1) return [name];
  const two = broken(words, 2);
  return words.length === 2 || Math.max(...two.map((line) => line.length)) <= widest ? two : broken(words, 3);
}
/** So that the longest line is as short as can be. */
function broken(words: string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const longest = (found: string[]) => Math.max(...found.map((line) => line.length));
  const ways = Array.from({ length: words.length - count + 1 }, (_, i) => [
    words.slice(0, i + 1).join(' '),
    ...broken(words.slice(i + 1), count - 1),
  ]);
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}
