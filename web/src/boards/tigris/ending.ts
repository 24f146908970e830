/** How near the end is, by what everybody can see. */
import type { TigrisView as View } from '../../generated/types';
import { say } from '$core/session.svelte';

const LAST_TREASURES = 2; // with so many left on the board the game is over
const USUAL_DRAW = 2; // tiles after a turn

export function nearEnd(view: Pick<View, 'treasures' | 'bag' | 'seats' | 'reason'>): { id: string; text: string }[] {
  if (view.reason) return [];
  const found: { id: string; text: string }[] = [];
  if (view.treasures.length === LAST_TREASURES + 1)
    found.push({ id: 'tigris-treasures', text: say('web-tigris-near-treasures') });
  if (view.bag <= USUAL_DRAW * view.seats)
    found.push({ id: 'tigris-bag', text: say('web-tigris-near-bag', { count: view.bag }) });
  return found;
}
