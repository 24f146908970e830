/** The log as groups of lines: one group for each turn, or for each phase in games without turns. */
import type { Fact } from '../generated/types';
import type { LogKind, Plugin } from '../boards/plugin';
import { isLine } from './past.svelte';

export interface Line {
  id: number; // the number of its fact; negative: an announcement of the table
  fact: Fact | null;
  text: string; // text of an announcement
}

export interface Group {
  id: number;
  seat: number | null; // whose turn it is
  heading: Fact | null; // in games without turns: the fact that begins the group
  lines: Line[];
}

export interface Filter {
  seat: number | null; // null: every player
  kind: LogKind | null; // null: every kind
}

export function groups(
  facts: readonly Fact[],
  announced: readonly { text: string; after: number }[],
  plugin: Pick<Plugin, 'hiddenInLog' | 'turnOf' | 'roundOf'>,
): Group[] {
  const found: Group[] = [{ id: -1, seat: null, heading: null, lines: [] }];
  const add = (line: Line) => found.at(-1)!.lines.push(line);
  const announce = (after: number) =>
    announced.forEach((one, i) => one.after === after && add({ id: -1 - i, fact: null, text: one.text }));
  announce(0);
  facts.forEach((fact, id) => {
    const seat = plugin.turnOf(fact);
    if (seat !== null) found.push({ id, seat, heading: null, lines: [] });
    else if (plugin.roundOf?.(fact) != null) found.push({ id, seat: null, heading: fact, lines: [] });
    else if (isLine(plugin, fact)) add({ id, fact, text: '' });
    announce(id + 1);
  });
  return found.filter((group) => group.id >= 0 || group.lines.length);
}

/** The lines of one player or of one kind; groups without such lines are omitted. */
export function filtered(
  all: readonly Group[],
  { seat, kind }: Filter,
  seatsOf: (fact: Fact) => readonly number[],
  kindOf: (fact: Fact) => LogKind | undefined,
): readonly Group[] {
  if (seat === null && kind === null) return all;
  const wanted = ({ fact }: Line) =>
    fact !== null && (seat === null || seatsOf(fact).includes(seat)) && (kind === null || kindOf(fact) === kind);
  return all.flatMap((group) => {
    const lines = group.lines.filter(wanted);
    return lines.length ? [{ ...group, lines }] : [];
  });
}

/** The last groups with at most this many lines, but at least one group. */
export function latest(all: readonly Group[], most: number): readonly Group[] {
  let left = most;
  const first = all.findLastIndex((group) => (left -= group.lines.length) <= 0);
  return all.slice(Math.max(0, first));
}
