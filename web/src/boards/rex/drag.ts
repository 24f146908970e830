/** Drags units to a space, from another one or from the reserve. The number is asked afterwards. */
import type { Sheet } from '../../generated/types';
import { choices, type Words } from '$core/sheet';
import type { Answering } from '../../table/answering.svelte';
import { carry } from '../../table/drag';
import { dragged } from './seats.svelte';

export function carryUnits(
  event: PointerEvent,
  answering: Answering,
  { sheet, race, words }: { sheet: Sheet<'rex'>; race: string; words: Words },
): void {
  const cancel = () => {
    dragged.holds = false;
    answering.clear();
  };
  carry(event, {
    symbol: `unit-${race}`,
    box: '0 0 68 72',
    places: '[data-space]',
    begin() {
      dragged.holds = true;
      void answering.try(words);
    },
    over: (place) => (dragged.over = place?.getAttribute('data-space') ?? null),
    drop(place) {
      const space = place.getAttribute('data-space') ?? '';
      dragged.holds = false;
      if (words.includes(space)) return cancel(); // back at their place
      const target = [...words, space];
      if (choices(sheet, words).includes(space)) void answering.try(target);
      else void answering.try(target).then(cancel); // the server explains why not
    },
    cancel,
  });
}
