/** A replay as its page shows it: the step, the point of view, and whether it plays. */
import type { Fact, View, Watched } from '../generated/types';
import type { Line } from '$core/socket';
import type { Plugin } from '../boards/plugin';
import { sheetAt, type DealSheet } from '../table/deals/sheet';
import { type Refused, type Shown, type Side } from '../table/state.svelte';
import { playerName } from '../shell/words';
import { isVisibleTo, holds, publicViews, roundAt, rounds, viewOf, type Eyes } from './story';

export const SPEEDS = [1, 2, 4, 0.5] as const;
const STAYS = 1100; // milliseconds per step at the normal speed

export class Replayed implements Shown {
  at = $state(0);
  eyes = $state<Eyes>('table');
  running = $state(false);
  speed = $state<number>(1);
  refused = $state.raw<Refused | null>(null);
  readonly line: Line = 'open';
  readonly hotSeat = false;
  readonly picture = '';
  readonly views: View[];
  readonly rounds;
  #jumped = $state.raw<readonly Fact[]>([]); // facts before a jump: not news
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly game: Watched,
    readonly plugin: Plugin,
    readonly table: string | null, // the table it was played at; null: it comes from a file
    readonly record: string | null,
    start: { at: number; eyes: Eyes },
  ) {
    this.views = publicViews(game.steps);
    this.rounds = rounds(game.steps, game.seats, plugin);
    plugin.setColours(game.players.map((player) => player.colour));
    [this.at, this.eyes] = [start.at, start.eyes];
  }

  close(): void {
    this.pause();
    this.plugin.setColours([]);
  }

  get last(): number {
    return this.game.steps.length - 1;
  }

  get round(): number {
    return roundAt(this.rounds, this.at);
  }

  get names(): string[] {
    return Array.from({ length: this.game.seats }, (_, seat) => playerName(this.game.players[seat], seat));
  }

  get news() {
    return { game: this.game.game, phase: 'over', awaited: [] };
  }

  get deals(): DealSheet | null {
    return sheetAt(this.game.deals, this.at, this.eyes);
  }

  get side(): Side {
    const { at, eyes, game, views } = this;
    // In a replay nobody is "you": all players are called by name.
    return { seat: null, view: viewOf(views, game.steps, at, eyes), facts: this.knownFacts, question: null };
  }

  /** All facts known from this point of view so far. */
  get knownFacts(): Fact[] {
    const facts = this.game.steps
      .slice(0, this.at + 1)
      .flatMap((step) => step.facts)
      .filter((fact) => isVisibleTo(fact, this.eyes));
    // A jump copies the old facts, so that the board does not animate them.
    return this.#jumped.length ? facts.map((fact, i) => (i < this.#jumped.length ? this.#jumped[i]! : fact)) : facts;
  }

  get stepFacts(): Fact[] {
    return this.game.steps[this.at]!.facts.filter((fact) => isVisibleTo(fact, this.eyes));
  }

  holds(seat: number): View | null {
    return holds(this.views, this.game.steps, this.at, this.eyes, seat);
  }

  // ---- playing
  go(to: number): void {
    const target = Math.min(this.last, Math.max(0, Math.round(to)));
    const near = target === this.at + 1;
    this.at = target;
    this.#jumped = near
      ? this.#jumped
      : this.game.steps
          .slice(0, target + 1)
          .flatMap((step) => step.facts)
          .filter((fact) => isVisibleTo(fact, this.eyes))
          .map((fact) => ({ ...fact }));
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** To the beginning of the next, the current or the previous round. */
  leap(by: 1 | -1): void {
    this.pause();
    const here = this.rounds[this.round]!;
    if (by < 0 && this.at > here.from) return this.go(here.from);
    this.go(this.rounds[this.round + by]?.from ?? (by > 0 ? this.last : 0));
  }

  look(eyes: Eyes): void {
    this.#jumped = [];
    this.eyes = eyes;
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.running = true;
    this.#run();
  }

  pause(): void {
    this.running = false;
    clearInterval(this.#timer);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.findIndex((speed) => speed === this.speed) + 1) % SPEEDS.length]!;
    if (this.running) this.#run();
  }

  skip(): void {
    /* nothing is held back here */
  }

  #run(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.pause();
    }, STAYS / this.speed);
  }
}
