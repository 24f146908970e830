/** The form to prepare the next action with. It offers what looks possible now; the server knows the rules. */
import type { Sheet } from '../../generated/types';
import { say, session } from '$core/session.svelte';
import { DRAFT, type Words } from '$core/sheet';
import { label } from '$core/phrases';
import type { Side } from '../../table/state.svelte';
import { CELLS, COLOURS, near, RIVER } from './geometry';
import { lands, on, ruled } from './position';

export function draft({ view, seat }: Side<'tigris'>): Sheet<'tigris'> | null {
  if (seat === null || view.stack.some(({ type }) => type === 'Revolt' || type === 'War')) return null;
  const empty = CELLS.filter((cell) => !on(view, cell).length);
  const land = empty.filter((cell) => !RIVER.has(cell));
  const river = empty.filter((cell) => RIVER.has(cell));
  const standing = new Set([...view.leaders.flat(), ...view.catastrophes, ...view.treasures, ...view.face_down]);
  const hand = COLOURS.filter((_, i) => view.hand?.[i]);
  const out = COLOURS.filter((_, i) => view.leaders[seat]?.[i]);
  const verbs: [string, number, boolean][] = [
    ['tile', 3, hand.length > 0],
    ['leader', 4, true],
    ['catastrophe', 5, (view.catastrophes_left[seat] ?? 0) > 0],
    ['withdraw', 6, out.length > 0],
  ];
  return {
    topic: 'TakeAction',
    rule: '5.1',
    number: DRAFT,
    start: 7,
    preset: [],
    brings: [],
    nodes: [
      ['', []],
      ['cell', [[land, 0]]],
      ['cell', [[river, 0]]],
      [
        'colour',
        [
          [hand.filter((colour) => colour !== 'blue'), 1],
          [hand.filter((colour) => colour === 'blue'), 2],
        ],
      ],
      ['colour', [[[...COLOURS], 1]]],
      ['cell', [[CELLS.filter((cell) => !standing.has(cell)), 0]]],
      ['colour', [[out, 0]]],
      ['verb', verbs.flatMap(([verb, node, may]): [string[], number][] => (may ? [[[verb], node]] : []))],
    ],
  };
}

export function describe(sheet: Sheet<'tigris'>, words: Words): string {
  const named = (at: number) =>
    label(session.messages!, 'tigris', { type: 'TakeAction' }, sheet, words.slice(0, at), words[at]!);
  if (words[0] === 'withdraw') return say('web-tigris-premove-withdraw', { leader: named(1) });
  return say('web-tigris-premove-to', {
    piece: words[0] === 'catastrophe' ? say('tigris-piece-catastrophe') : named(1),
    cell: String(words.at(-1)).toUpperCase(),
  });
}

/** Whether it would start a war or a revolt on the current board. */
export function risky({ view, seat }: Side<'tigris'>, words: Words): boolean {
  const [verb, colour] = words;
  const around = near(String(words.at(-1)));
  const rulers = lands(view)
    .filter(({ cells }) => cells.some((cell) => around.includes(cell)))
    .map(({ cells }) => ruled(view, cells).leaders);
  if (verb === 'leader') return rulers.flat().some((leader) => leader.colour === colour && leader.seat !== seat);
  const joined = rulers.flat().map((leader) => leader.colour);
  return verb === 'tile' && new Set(joined).size < joined.length;
}
