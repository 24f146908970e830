/** Cards, planets and seats in words, for those who listen, and for what appears on hovering. */
import { say } from '$core/session.svelte';
import { called, titled, unitsIn } from './names';
import type { Planet, View } from './position';
import { BOX } from './world';

export function cardAloud(v: View | null, card: string): string {
  const shows = BOX.mercenaries[card];
  if (!shows) return called(card);
  const recruits = 'i'.repeat(shows.infantry ?? 0) + 't'.repeat(shows.tank ?? 0) + 'a'.repeat(shows.aircraft ?? 0);
  const told = say('web-warlords-card', {
    card: called(card),
    mission: called(shows.mission),
    actions: shows.actions.map(called).join(', '),
    units: unitsIn(recruits),
    left: called(shows.left),
    right: called(shows.right),
  });
  return v?.wounded.includes(card) ? `${told} ${say('web-warlords-wounded')}` : told;
}
export function planetAloud(
  planet: Planet,
  names: readonly string[],
  brought: readonly string[],
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
  return [titled(planet.name), kind, ...seen, ...held, ...brought].filter(Boolean).join(', ');
}
