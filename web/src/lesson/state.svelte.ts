/** A lesson as its page shows it: the step, the answers there, and their outcome. The server checks. */
import type { Fact, LessonOutcome, LessonStep } from '../generated/types';
import { api } from '$core/api';
import { shownFor } from '$core/pace';
import { keep, kept, say, session } from '$core/session.svelte';
import type { Words } from '$core/sheet';
import type { Plugin } from '../boards/plugin';
import { Practice } from '../table/practice.svelte';
import type { Side } from '../table/state.svelte';
import { read, write } from './progress';

export class Learning extends Practice {
  at = $state(0);
  done = $state.raw<readonly string[]>([]);
  outcome = $state.raw<LessonOutcome | null>(null);
  finished = $state(false); // after the last step
  #said: Words[] = [];
  #newFacts = $state.raw<readonly Fact[]>([]); // since the step began
  #showing = 0; // any other action cancels the running demonstration

  constructor(
    readonly game: string,
    readonly steps: readonly LessonStep[],
    readonly plugin: Plugin,
  ) {
    super();
    const names = steps.map((step) => step.name);
    this.done = read(kept(`lesson-${game}`), names);
    const next = names.findIndex((name) => !this.done.includes(name));
    this.at = Math.max(0, next);
  }

  get step(): LessonStep {
    return this.steps[this.at]!;
  }

  get verdict(): LessonOutcome['verdict'] {
    return this.outcome?.verdict ?? 'open';
  }

  get place() {
    return this.step;
  }

  /** Earlier facts are the same objects as before: boards search for new ones. */
  get #facts(): Fact[] {
    return [...this.step.facts, ...this.#newFacts];
  }

  get side(): Side {
    const { step, outcome } = this;
    return {
      seat: step.seat,
      view: outcome?.view ?? step.view,
      facts: this.#facts,
      question: outcome ? outcome.question : step.question,
    };
  }

  /** A message of this step. */
  text(part: string): string {
    return say(`lesson-${this.game}-${this.step.name}-${part}`);
  }

  has(part: string): boolean {
    return session.messages!.has(`lesson-${this.game}-${this.step.name}-${part}`);
  }

  go(to: number): void {
    this.#showing++;
    this.finished = to >= this.steps.length;
    this.at = Math.min(to, this.steps.length - 1);
    this.again();
  }

  again(): void {
    this.#showing++;
    this.tries++;
    this.#said = [];
    this.#newFacts = [];
    this.outcome = null;
    this.refused = null;
  }

  restart(): void {
    this.done = [];
    keep(`lesson-${this.game}`, write(this.done));
    this.go(0);
  }

  answer(words: Words): Promise<boolean> {
    return this.send(async () => {
      const outcome = await api.learn(this.game, this.at, [...this.#said, words]);
      this.#said = [...this.#said, words];
      this.#newFacts = [...this.#newFacts, ...outcome.facts.slice(this.#facts.length)];
      this.outcome = outcome;
      if (outcome.verdict === 'done') this.#learned();
    });
  }

  /** The answers that solve it, one after another. */
  async show(): Promise<void> {
    this.again();
    const mine = this.#showing;
    for (const line of this.step.show) {
      if (this.#said.length) await new Promise((go) => setTimeout(go, shownFor(session.speed, 1, 0)));
      if (mine !== this.#showing) return;
      await this.answer(line.split(' ').map((word) => (/^\d+$/.test(word) ? Number(word) : word)));
    }
  }

  #learned(): void {
    if (this.done.includes(this.step.name)) return;
    this.done = [...this.done, this.step.name];
    keep(`lesson-${this.game}`, write(this.done));
  }
}
