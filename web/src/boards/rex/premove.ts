/**
 * The form to prepare the next move with while others play. Auctions and cards need no form: standing orders answer
 * them.
 */
import type { Sheet } from '../../generated/types';
import { say } from '$core/session.svelte';
import { DRAFT, type Words } from '$core/sheet';
import type { Side } from '../../table/state.svelte';
import { called } from './names';
import { frame, type View } from './position';
import { BOX, neighbours, SPACES } from './world';

const SPACEPORT = 4; // lines
type Node = Sheet['nodes'][number];

/** The spaces within this many lines. */
function within(origin: string, lines: number): string[] {
  const found = new Set([origin]);
  let edge = [origin];
  for (let i = 0; i < lines; i++) {
    edge = edge.flatMap(neighbours).filter((space) => !found.has(space));
    for (const space of edge) found.add(space);
  }
  return [...found].slice(1);
}

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** A group: its plain units, and those that are mechanized or face down. */
function groupAt(view: View, seat: number, at: number): [plain: number, special: number] {
  const units = view.units[seat]?.[at] ?? 0;
  const race = view.races[seat];
  if (race === 'lazax') return [units - view.mechanized[at]!, view.mechanized[at]!];
  return [units, race === 'xxcha' ? view.face_down[at]! : 0];
}

export function draft({ view, seat }: Side<'rex'>): Sheet<'rex'> | null {
  const phase = frame(view, 'ManoeuvrePhase');
  if (seat === null || !phase?.waiting.includes(seat)) return null;
  const lines = Math.max(BOX.races[view.races[seat]!]!.range, phase.ports.includes(seat) ? SPACEPORT : 0);
  const nodes: Node[] = [['', []]];
  const add = (node: Node): number => nodes.push(node) - 1;
  const origins = SPACES.flatMap(({ id, at }): [string[], number][] => {
    const [plain, special] = groupAt(view, seat, at);
    if (!plain && !special) return [];
    const last = (units: number) => (special ? add(['special', [[upTo(units ? 0 : 1, special), 0]]]) : 0);
    const counts = upTo(special ? 0 : 1, plain).map((units): [number[], number] => [[units], last(units)]);
    return [[[id], add(['target', [[within(id, lines), add(['units', counts])]]])]];
  });
  if (!origins.length) return null;
  const start = add([
    'verb',
    [
      [['stay'], 0],
      [['move'], add(['origin', origins])],
    ],
  ]);
  return { topic: 'MoveUnits', rule: '10.2', number: DRAFT, start, preset: [], brings: [], nodes };
}

export function describe(_: Sheet<'rex'>, words: Words): string {
  if (words[0] === 'stay') return say('rex-word-stay');
  const [, origin, target, ...numbers] = words;
  return say('web-rex-premove-move', {
    count: numbers.reduce<number>((sum, number) => sum + Number(number), 0),
    origin: called(String(origin)),
    target: called(String(target)),
  });
}
