/** Looking back at the table: the steps since the player's last turn, and any other position. */
import { shownFor } from '$core/pace';
import { session } from '$core/session.svelte';
import type { Plugin } from '../boards/plugin';
import { beside, frameWith, pastSteps, sinceLastTurn, type Frame, type PastStep } from './past.svelte';
import type { TableState } from './state.svelte';

export class Review {
  open = $state(false); // whether the strip with the steps is shown
  playing = $state(false);
  #offered = ''; // the turn for which it has opened automatically
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: TableState,
    private readonly plugin: () => Plugin,
  ) {}

  get #facts() {
    return this.table.present?.facts ?? [];
  }

  get #frames(): readonly Frame[] {
    return this.table.past.of(this.table.present?.seat ?? null);
  }

  readonly #range = $derived.by(() =>
    sinceLastTurn(
      this.#facts,
      this.#frames,
      this.table.present?.seat ?? null,
      this.table.news?.chairs.length ?? 0,
      this.plugin(),
    ),
  );
  /** The steps since the player's last turn, as far as this page has the positions. */
  readonly steps: PastStep[] = $derived.by(() => pastSteps(this.#facts, this.#frames, this.#range, this.plugin()));
  readonly frame: Frame | null = $derived.by(() => this.table.past.at(this.table.present?.seat ?? null));
  /** The step on screen, or that is in progress there. */
  readonly step: PastStep | undefined = $derived.by(() => {
    const at = this.frame?.to ?? 0;
    return this.steps.find(({ from, frame }) => from < at && at <= frame.to);
  });

  /** Opens automatically when a turn begins, once. Not in games without turns: there it would open all the time. */
  offer(): void {
    const turn = this.#range.join();
    const { turnOf } = this.plugin();
    if (turn === this.#offered) return;
    this.#offered = turn;
    if (!this.steps.length || !this.#covers(this.#range[0])) return;
    const began = this.#facts.findLast((fact) => turnOf(fact) !== null);
    if (began && turnOf(began) === this.table.present?.seat) this.open = true;
  }

  /** The player has begun this turn, perhaps before it could open: it stays closed. */
  pass(): void {
    this.#offered = this.#range.join();
    this.close();
  }

  async toggle(): Promise<void> {
    if (this.open) return this.close();
    await this.#load(this.#range[0]);
    this.open = true;
  }

  close(): void {
    this.open = false;
    this.leave();
  }

  leave(): void {
    this.#stop();
    this.table.backToNow();
  }

  show(frame: Frame): void {
    this.#stop();
    this.table.look(frame);
  }

  /** The position after the fact with this number. */
  async showFact(number: number): Promise<void> {
    await this.#load(number);
    const frame = frameWith(this.#frames, number);
    if (frame) this.show(frame);
  }

  /** One step back or forward; after the last one comes the present. */
  async go(by: 1 | -1): Promise<void> {
    this.#stop();
    if (by < 0 && !this.#beside(by)) await this.#load(0);
    this.#go(by);
  }

  /** Plays all steps since the player's last turn, from the position before them. */
  play(): void {
    const [first] = this.steps;
    if (this.playing || !first) return this.#stop();
    this.playing = true;
    const frames = this.#frames;
    this.table.look(frames[frames.indexOf(first.frame) - 1] ?? first.frame);
    const next = () => {
      if (!this.#go(1)) return this.#stop();
      this.#timer = setTimeout(next, this.#pause);
    };
    this.#timer = setTimeout(next, this.#pause / 2);
  }

  get #pause(): number {
    return shownFor(session.speed === 'instant' ? 'brisk' : session.speed, 1, 0);
  }

  #beside(by: 1 | -1): Frame | undefined {
    return beside(this.#frames, this.#facts, this.frame, by, this.plugin());
  }

  /** False: the present is on screen again. */
  #go(by: 1 | -1): boolean {
    const next = this.#beside(by);
    if (next) this.table.look(next, by > 0);
    else if (by > 0) this.table.backToNow();
    return this.table.looking;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #covers(number: number): boolean {
    return (this.#frames[0]?.from ?? 0) <= number;
  }

  async #load(number: number): Promise<void> {
    if (this.#covers(number)) return;
    try {
      await this.table.loadPast();
    } catch (error) {
      session.sorry(error);
    }
  }
}
