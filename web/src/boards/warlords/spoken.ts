/** Cards, planets and seats in words, for screen readers and tooltips. */
import { say } from '$core/session.svelte';
import { called, titled, unitsIn } from './names';
import type { Planet, View } from './position';
import { BOX } from './world';

export function cardAloud(v: View | null, card: string): string {
  const shows = BOX.mercenaries[card];
  if (!shows) return called(card);
  const recruits = 'i'.repeat(shows.infantry ?? 0) + 't'.repeat(shows.tank ?? 0) + 'a'.repeat(shows.aircraft ?? 0);
  const text = say('web-warlords-card', {
    card: called(card),
    mission: called(shows.mission),
    actions: shows.actions.map(called).join(', '),
    units: unitsIn(recruits),
    left: called(shows.left),
    right: called(shows.right),
  });
  return v?.wounded.includes(card) ? `${text} ${say('web-warlords-wounded')}` : text;
}
export function planetAloud(
  planet: Planet,
  names: readonly string[],
  consequences: readonly string[],
  most: number | null,
): string {
  const kind = planet.kind ? called(planet.kind) : say('warlords-piece-planet-hidden');
  const seen = planet.kind && !planet.face_up ? [say('web-warlords-seen-by-you')] : [];
  const held =
    planet.owner === null
      ? []
      : [
          names[planet.owner] ?? '',
          unitsIn(planet.units),
          ...(most === null ? [] : [say('web-warlords-capacity', { count: planet.units.length, of: most })]),
        ];
  return [titled(planet.name), kind, ...seen, ...held, ...consequences].filter(Boolean).join(', ');
}
