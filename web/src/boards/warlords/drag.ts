/** Drags units from the Launch Pad to a planet. */
import { carry } from '../../table/drag';
import { livery } from './liveries.svelte';
import { UNITS } from './world';

interface Ends {
  begin: () => void;
  drop: (planet: string) => void;
}

export function dragging(event: PointerEvent, letter: string, seat: number, { begin, drop }: Ends): void {
  carry(event, {
    symbol: `${UNITS[letter]}-${livery(seat)}`,
    box: '-20 -20 40 40',
    places: '[data-planet]',
    begin,
    drop: (place) => drop(place.getAttribute('data-planet') ?? ''),
  });
}
