/** Everything of the box by its name, in the language of the page. */
import { words } from '$core/edition';
import type { Language } from '$core/messages';
import { say, session } from '$core/session.svelte';
import { thingName } from '$core/phrases';
import { openEdition } from './world';

export function called(thing: string): string {
  return session.messages && thing ? thingName(session.messages, 'warlords', thing) : '';
}
/** What a card, an action or an ability does. */
export function about(thing: string): string {
  return say(`warlords-about-${thing.replaceAll('_', '-')}`);
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
  const kinds = [
    ['i', 'infantry'],
    ['t', 'tank'],
    ['a', 'aircraft'],
  ] as const;
  const found = kinds.flatMap(([letter, kind]) => {
    const count = letters.split(letter).length - 1;
    return count ? [say('warlords-part-units', { kind, count })] : [];
  });
  return found.length < 2
    ? (found[0] ?? '')
    : say('list-and', { rest: found.slice(0, -1).join(', '), last: found.at(-1)! });
}

/** This is the box of the table: its data, and what they are called. */
export function unpack(edition: string): void {
  if (openEdition(edition)) session.bring(edition ? (lang) => brought(edition, lang) : null);
}
/** The planets of the Core are called after it, and its lettering on the chart stands alone. */
function brought(packed: string, lang: Language): Record<string, string> {
  const found = words('warlords', packed, lang);
  const core = found['warlords-name-core'];
  if (!core) return found;
  const planets = Array.from({ length: 5 }, (_, i) => [`warlords-name-core${i + 1}`, `${core} ${i + 1}`] as const);
  return { ...found, 'warlords-piece-sector-core': core, ...Object.fromEntries<string>(planets) };
}
/** What a battle or a bombardment has cost one side. */
export function loses(player: string, units: string, you: boolean): string {
  return say('web-warlords-loses', { player, units: unitsIn(units), you });
}
