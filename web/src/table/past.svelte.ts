/**
 * Earlier positions of a game in progress: every view that this page has shown, and older ones from the server. They
 * contain only what the seat saw then.
 */
import type { Fact, View, Watched } from '../generated/types';
import type { Plugin } from '../boards/plugin';
import { isVisibleTo, publicViews, viewOf } from '../replay/story';
import type { Side } from './state.svelte';

type Seat = number | null;

export interface Frame {
  from: number; // number of facts before it
  to: number; // number of facts after it
  view: View;
  own: boolean; // an answer of this seat led to it
}

interface Look {
  seat: Seat;
  frame: Frame;
  facts: Fact[];
}

export class Past {
  frames = $state.raw<ReadonlyMap<Seat, readonly Frame[]>>(new Map());
  #look = $state.raw<Look | null>(null);

  of(seat: Seat): readonly Frame[] {
    return this.frames.get(seat) ?? [];
  }

  /** Adds a view after it was shown. A fresh one starts over: earlier moves may have been taken back. */
  add({ seat, facts, view }: Pick<Side, 'seat' | 'facts' | 'view'>, fresh: boolean, own: boolean): void {
    const before = fresh ? [] : this.of(seat);
    const to = facts.length;
    this.#keep(seat, [...before, { from: before.at(-1)?.to ?? to, to, view, own }]);
  }

  /** Adds older views from the server's replay. */
  prepend(side: Side, game: Watched): void {
    const known = this.of(side.seat);
    const first = known[0]?.from ?? side.facts.length;
    const older = framesOf(game, side).filter(({ to }) => to < first);
    const from = older.at(-1)?.to ?? 0;
    this.#keep(side.seat, [...older, ...known.map((frame, i) => (i ? frame : { ...frame, from }))]);
  }

  #keep(seat: Seat, frames: readonly Frame[]): void {
    this.frames = new Map(this.frames).set(seat, frames);
  }

  get looking(): boolean {
    return this.#look !== null;
  }

  /** The frame on screen; null: the present. */
  at(seat: Seat): Frame | null {
    return this.#look?.seat === seat ? this.#look.frame : null;
  }

  /**
   * Shows a frame. A board animates facts that follow those it has seen, so a step forward keeps the seen facts; a jump
   * copies all, so that nothing flies.
   */
  look({ seat, facts }: Pick<Side, 'seat' | 'facts'>, frame: Frame, stepping = false): void {
    const known = stepping && this.#look?.seat === seat && this.#look.frame.to <= frame.to ? this.#look.facts : [];
    const more = facts.slice(known.length, frame.to).map((fact) => ({ ...fact }));
    this.#look = { seat, frame, facts: [...known, ...more] };
  }

  leave(): void {
    this.#look = null;
  }

  /** A side as it was at the frame on screen, without its question, which can no longer be answered. */
  shown(side: Side): Side {
    if (this.#look?.seat !== side.seat) return side;
    const { frame, facts } = this.#look;
    const announced = (side.announced ?? []).filter(({ after }) => after <= frame.to);
    return { ...side, view: frame.view, facts, question: null, mayOrder: null, announced };
  }
}

/** The steps of a replay as this seat saw them. The log of the table has lines that a replay lacks. */
function framesOf({ steps }: Watched, { seat, facts }: Side): Frame[] {
  const eyes = seat ?? 'table';
  const views = publicViews(steps);
  const places = facts.flatMap((fact, i) => (fact.type === 'OnlyAnswer' ? [] : [i + 1]));
  let visible = 0;
  let from = 0;
  return steps.flatMap((step, at) => {
    visible += step.facts.filter((fact) => isVisibleTo(fact, eyes)).length;
    const to = visible ? places[visible - 1] : 0;
    if (to === undefined) return []; // the server is ahead of this page
    const frame = { from, to, view: viewOf(views, steps, at, eyes), own: step.by === seat };
    from = to;
    return [frame];
  });
}

type Steps = Pick<Plugin, 'hiddenInLog' | 'turnOf' | 'continuesStep'>;

/** Whether the log has a line for the fact. */
export function isLine({ hiddenInLog, turnOf }: Pick<Plugin, 'hiddenInLog' | 'turnOf'>, fact: Fact): boolean {
  return !hiddenInLog(fact) && turnOf(fact) === null;
}

/** The frame with the fact of this number. */
export function frameWith(frames: readonly Frame[], number: number): Frame | undefined {
  return frames.find(({ from, to }) => from <= number && number < to);
}

/** The nearest frame before or after this one that ends a step. */
export function beside(
  frames: readonly Frame[],
  facts: readonly Fact[],
  at: Frame | null,
  by: 1 | -1,
  plugin: Steps,
): Frame | undefined {
  const here = at ? frames.findIndex(({ to, from }) => to === at.to && from === at.from) : frames.length;
  const firstLine = ({ from, to }: Frame) => facts.slice(from, to).find((fact) => isLine(plugin, fact));
  const endsStep = (frame: Frame) => {
    const next = facts.slice(frame.to).find((fact) => isLine(plugin, fact));
    return firstLine(frame) && !(next && plugin.continuesStep?.(next));
  };
  if (by > 0) return frames.slice(here + 1).find(endsStep);
  return frames.slice(0, Math.max(0, here)).findLast(endsStep);
}

/**
 * The facts since the seat's last turn, as a range. In games without turns: since its last answer. Spectators get
 * everybody's last turn.
 */
export function sinceLastTurn(
  facts: readonly Fact[],
  frames: readonly Frame[],
  seat: Seat,
  seats: number,
  { turnOf }: Pick<Plugin, 'turnOf'>,
): [from: number, to: number] {
  const turns = facts.flatMap((fact, at) => {
    const whose = turnOf(fact);
    return whose === null ? [] : [{ at, whose }];
  });
  if (!turns.length) {
    const last = frames.findLast(({ own }) => own) ?? frames[0];
    return [last?.to ?? facts.length, facts.length];
  }
  const to = turns.at(-1)!.whose === seat ? turns.pop()!.at : facts.length;
  const own = turns.findLastIndex(({ whose }) => whose === seat);
  const first = turns[Math.max(own + 1, turns.length - (seat === null ? seats : seats - 1))];
  return [first?.at ?? to, to];
}

export interface PastStep {
  number: number; // starts at 1
  from: number; // number of facts before it
  frame: Frame; // its last one
  facts: Fact[]; // those with a line in the log
  seat: Seat; // the seat whose turn it was, or that acted
}

export function pastSteps(
  facts: readonly Fact[],
  frames: readonly Frame[],
  [from, to]: readonly [number, number],
  plugin: Steps,
): PastStep[] {
  const found: PastStep[] = [];
  for (const frame of frames) {
    const start = Math.max(frame.from, from);
    const lines = facts.slice(start, Math.min(frame.to, to)).filter((fact) => isLine(plugin, fact));
    const [first] = lines;
    if (!first || first.type === 'OnlyAnswer') continue;
    const before = found.at(-1);
    if (before && plugin.continuesStep?.(first)) {
      before.frame = frame;
      before.facts.push(...lines);
      continue;
    }
    const turn = facts.slice(0, facts.indexOf(first)).findLast((fact) => plugin.turnOf(fact) !== null);
    const actor = 'seat' in first && typeof first.seat === 'number' ? first.seat : null;
    found.push({
      number: found.length + 1,
      from: start,
      frame,
      facts: lines,
      seat: turn ? plugin.turnOf(turn) : actor,
    });
  }
  return found;
}
