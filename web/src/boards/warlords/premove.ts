/** The form to prepare the mercenary of the next turn with. Recall and the ship come first, and keep it. */
import type { Sheet } from '../../generated/types';
import { say } from '$core/session.svelte';
import { DRAFT, type Words } from '$core/sheet';
import type { Side } from '../../table/state.svelte';
import { called } from './names';

/** While a scene is above the chart, there is no premove. */
const QUIET = ['MayRecall', 'MoveShip', 'PlayMercenary', 'TakeAction', 'DeployUnits', 'HireMercenary', 'MayPlaceGuard'];

export function draft({ view, seat }: Side<'warlords'>): Sheet<'warlords'> | null {
  if (seat === null || !view.hand.length || !QUIET.includes(view.ask?.type ?? '')) return null;
  const ends = view.rows[seat]?.length ? 1 : 0; // the first card has no side
  return {
    topic: 'PlayMercenary',
    rule: '7.1',
    number: DRAFT,
    start: 2,
    preset: [],
    brings: [],
    nodes: [
      ['', []],
      ['side', [[['left', 'right'], 0]]],
      ['card', [[[...view.hand], ends]]],
    ],
  };
}

export function describe(_: Sheet<'warlords'>, [card, side]: Words): string {
  const name = called(String(card));
  return side === undefined ? name : say('web-warlords-premove-play', { card: name, side: String(side) });
}
