/** The names of all components in the language of the page. */
import { words } from '$core/edition';
import type { Language } from '$core/messages';
import { say, session } from '$core/session.svelte';
import { thingName } from '$core/phrases';
import { openEdition } from './world';

export function called(thing: string): string {
  return session.messages && thing ? thingName(session.messages, 'warlords', thing) : '';
}
/** The effect of a card, an action or an ability. */
export function about(thing: string): string {
  return say(`warlords-about-${thing.replaceAll('_', '-')}`);
}
export function titled(thing: string): string {
  const name = called(thing);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
/** Text printed on the game, such as `sector-core` or `space-pad`. */
export function printed(thing: string): string {
  return say(`warlords-piece-${thing}`);
}
/** Units written as letters, in words. */
export function unitsIn(letters: string): string {
  const kinds = [
    ['i', 'infantry'],
    ['t', 'tank'],
    ['a', 'aircraft'],
  ] as const;
  const found = kinds.flatMap(([letter, kind]) => {
    const count = letters.split(letter).length - 1;
    return count ? [say('warlords-part-units', { kind, count })] : [];
  });
  return listed(found);
}
export function listed(things: readonly string[]): string {
  return things.length < 2
    ? (things[0] ?? '')
    : say('list-and', { rest: things.slice(0, -1).join(', '), last: things.at(-1)! });
}

/** Sets the components of the table: its data, and their names. */
export function unpack(edition: string): void {
  if (openEdition(edition)) session.replaceMessages(edition ? (lang) => editionNames(edition, lang) : null);
}
/** The planets of the Core are named after it; its lettering on the chart has only the name. */
function editionNames(packed: string, lang: Language): Record<string, string> {
  const found = words('warlords', packed, lang);
  const core = found['warlords-name-core'];
  if (!core) return found;
  const planets = Array.from({ length: 5 }, (_, i) => [`warlords-name-core${i + 1}`, `${core} ${i + 1}`] as const);
  return { ...found, 'warlords-piece-sector-core': core, ...Object.fromEntries<string>(planets) };
}
/** The losses of one side in a battle or a bombardment. */
export function loses(player: string, units: string, you: boolean): string {
  return say('web-warlords-loses', { player, units: unitsIn(units), you });
}
