/** Everything of the box by its name, in the language of the page. */
import { say, session } from '$core/session.svelte';
import { named } from '$core/telling';

export function called(thing: string): string {
  return session.messages && thing ? named(session.messages, 'warlords', thing) : '';
}
export function titled(thing: string): string {
  const name = called(thing);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
/** What is printed on the game, such as `sector-core` or `space-pad`. */
export function printed(thing: string): string {
  return say(`warlords-piece-${thing}`);
}
/** Units written as letters, in words. */
export function unitsIn(letters: string): string {
  const kinds = [['i', 'infantry'], ['t', 'tank'], ['a', 'aircraft']] as const;
  const found = kinds.flatMap(([letter, kind]) => {
    const count = letters.split(letter).length - 1;
    return count ? [say('warlords-part-units', { kind, count })] : [];
  });
  return found.length < 2 ? (found[0] ?? '') : say('list-and', { rest: found.slice(0, -1).join(', '), last: found.at(-1)! });
}
