/** A puzzle as its page shows it: the position, the answer, and its consequences. */
import type { Fact, PuzzleResult, PuzzleShown } from '../generated/types';
import { api } from '$core/api';
import { session } from '$core/session.svelte';
import type { Words } from '$core/sheet';
import { answerLine } from '$core/phrases';
import type { Plugin } from '../boards/plugin';
import { Practice } from '../table/practice.svelte';
import type { Side } from '../table/state.svelte';

export class Solving extends Practice {
  result = $state.raw<PuzzleResult | null>(null);
  first = $state.raw<PuzzleResult | null>(null); // the attempt that counted, or the first on this page
  showsAnswer = $state(false);

  constructor(
    readonly puzzle: PuzzleShown,
    readonly plugin: Plugin,
  ) {
    super();
  }

  get game(): string {
    return this.puzzle.game;
  }

  get place() {
    return { seat: this.puzzle.seat, players: this.puzzle.seats };
  }

  get facts(): Fact[] {
    return this.result?.facts ?? [];
  }

  get side(): Side {
    const { puzzle, result } = this;
    return {
      seat: puzzle.seat,
      view: result?.view ?? puzzle.view,
      facts: this.facts,
      question: result ? null : puzzle.question,
    };
  }

  get isOver(): boolean {
    return !!this.result?.solved || this.showsAnswer;
  }

  /** An answer in words. */
  spell(words: Words): string {
    const { ask } = this.puzzle.view;
    if (!ask) return words.join(' ');
    const { question } = this.puzzle;
    return (
      this.plugin.answerText?.(question, words) ||
      answerLine(session.messages!, this.game, { ...ask }, question, words, this.names)
    );
  }

  again(): void {
    this.tries++;
    this.result = null;
    this.refused = null;
  }

  answer(words: Words): Promise<boolean> {
    return this.send(async () => {
      this.result = await api.solve(this.puzzle.id, words);
      this.first ??= this.result;
    });
  }
}
