/** A replay: views merged from changes, rounds, marks. It knows no rules, only facts. */
import type { Fact, Step, View, Watched } from '../generated/types';
import { updated } from '$core/wire';
import type { Plugin } from '../boards/plugin';

export type Eyes = number | 'table' | 'all';

export interface Round {
  number: number;
  from: number; // its first step
  steps: number;
}

/** The public view at each step. */
export function publicViews(steps: readonly Step[]): View[] {
  let view: Partial<View> = {};
  return steps.map((step) => (view = updated(view, step.view)));
}

/** The view for a point of view. "All" sees the table; hands are requested separately. */
export function viewOf(views: readonly View[], steps: readonly Step[], at: number, eyes: Eyes): View {
  return updated(views[at]!, typeof eyes === 'number' ? steps[at]!.seats[eyes] : {});
}

/** The view of a seat at that step, if this point of view may see its hand. */
export function holds(
  views: readonly View[],
  steps: readonly Step[],
  at: number,
  eyes: Eyes,
  seat: number,
): View | null {
  const own = steps[at]!.seats[seat];
  return own && (eyes === 'all' || eyes === seat) ? updated(views[at]!, own) : null;
}

export function isVisibleTo({ to }: Pick<Fact, 'to'>, eyes: Eyes): boolean {
  return to === null || eyes === 'all' || (typeof eyes === 'number' && to.includes(eyes));
}

/** Rounds as the game counts them, otherwise one turn of everybody each. Without either the whole game is one round. */
export function rounds(
  steps: readonly Step[],
  seats: number,
  { turnOf, roundOf }: Pick<Plugin, 'turnOf' | 'roundOf'>,
): Round[] {
  const found: Round[] = [{ number: 1, from: 0, steps: 0 }];
  let turns = 0;
  steps.forEach((step, at) => {
    for (const fact of step.facts) {
      const number = roundOf ? roundOf(fact) : turnOf(fact) !== null && turns++ ? Math.ceil(turns / seats) : null;
      if (number !== null && number > found.at(-1)!.number) found.push({ number, from: at, steps: 0 });
    }
  });
  return found.map((round, i) => ({ ...round, steps: (found[i + 1]?.from ?? steps.length) - round.from }));
}

export function roundAt(all: readonly Round[], step: number): number {
  return Math.max(
    0,
    all.findLastIndex((round) => round.from <= step),
  );
}

/** The position of a step on the timeline, from 0 to 1: rounds are equally wide. */
export function place(all: readonly Round[], step: number): number {
  const i = roundAt(all, step);
  const round = all[i]!;
  const last = i === all.length - 1;
  return (i + (step - round.from) / Math.max(1, round.steps - (last ? 1 : 0))) / all.length;
}

/** The step nearest to a place on the timeline. */
export function stepAt(all: readonly Round[], where: number): number {
  const spot = Math.min(Math.max(where, 0), 1) * all.length;
  const i = Math.min(all.length - 1, Math.floor(spot));
  const round = all[i]!;
  const last = i === all.length - 1;
  return Math.min(
    round.from + Math.round((spot - i) * (round.steps - (last ? 1 : 0))),
    round.from + Math.max(0, round.steps - 1),
  );
}

/** The step with this public fact, by its number: a line of any log finds its moment. */
export function stepOf(steps: readonly Step[], publicIndex: number): number {
  let count = 0;
  const found = steps.findIndex(
    (step) => (count += step.facts.filter((fact) => fact.to === null).length) > publicIndex,
  );
  return found < 0 ? steps.length - 1 : found;
}

export interface Mark {
  kind: string;
  step: number;
  fact: Fact;
}

/** Removes marks that would overlap, keeping the more important ones. `apart` is a fraction of the timeline. */
export function spread(
  marks: readonly Mark[],
  all: readonly Round[],
  apart: number,
  weight: (kind: string) => number,
): Mark[] {
  const kept: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => weight(b.kind) - weight(a.kind) || a.step - b.step)) {
    if (kept.every((other) => Math.abs(place(all, other.step) - place(all, mark.step)) >= apart)) kept.push(mark);
  }
  return kept.sort((a, b) => a.step - b.step);
}

/** Formats and parses the address of a moment. */
export function search(at: number, eyes: Eyes): string {
  return `?at=${at}&eyes=${eyes}`;
}

export function wanted(address: string, game: Watched): { at: number; eyes: Eyes } {
  const given = new URLSearchParams(address);
  const last = game.steps.length - 1;
  const number = (name: string) => (/^\d{1,6}$/.test(given.get(name) ?? '') ? Number(given.get(name)) : null);
  const publicIndex = number('told');
  const at = Math.min(last, publicIndex !== null ? stepOf(game.steps, publicIndex) : (number('at') ?? 0));
  const seat = number('eyes');
  if (seat !== null && game.eyes.includes(seat)) return { at, eyes: seat };
  if (given.get('eyes') === 'table') return { at, eyes: 'table' };
  return { at, eyes: game.whole ? 'all' : (game.eyes[0] ?? 'table') };
}
