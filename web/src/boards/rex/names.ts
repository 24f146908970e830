/** Everything of the box by its name, in the language of the page. */
import { say, session } from '$core/session.svelte';

/** A space, a race, a leader, a card or an advantage. */
export function called(thing: string): string {
  const key = `rex-name-${thing.toLowerCase()}`;
  return session.messages?.has(key) ? say(key) : thing;
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
  let best: string[] = [];
  for (let at = 1; at <= words.length - count + 1; at++) {
    const way = [words.slice(0, at).join(' '), ...broken(words.slice(at), count - 1)];
    const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
    if (!best.length || longest(way) < longest(best)) best = way;
  }
  return best;
}
