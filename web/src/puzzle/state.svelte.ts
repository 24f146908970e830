/** A puzzle as its page shows it: the position, the answer that was tried, and what would come of it. */
import type { Fact, PuzzleResult, PuzzleShown } from '../generated/types';
import { api, Trouble } from '$core/api';
import { say, session } from '$core/session.svelte';
import type { Words } from '$core/sheet';
import type { Line } from '$core/socket';
import { answerLine, refusal } from '$core/phrases';
import type { Plugin } from '../boards/plugin';
import { BOT_NAMES } from '../shell/words';
import { type Refused, type Shown, type Side } from '../table/state.svelte';

export class Solving implements Shown {
  result = $state.raw<PuzzleResult | null>(null);
  first = $state.raw<PuzzleResult | null>(null); // the attempt that counted, or the first on this page
  showsAnswer = $state(false);
  refused = $state.raw<Refused | null>(null);
  line = $state<Line>('open');
  tries = $state(0); // with each the board forgets what it has shown
  readonly hotSeat = false;
  readonly picture = '';
  readonly newsAt = 0; // nobody's clock runs

  constructor(
    readonly puzzle: PuzzleShown,
    readonly plugin: Plugin,
  ) {}

  get game(): string {
    return this.puzzle.game;
  }

  get names(): string[] {
    const { seat, seats } = this.puzzle;
    return BOT_NAMES.slice(0, seats).map((name, i) => (i === seat ? say('web-you-name') : name));
  }

  get news() {
    const { seat, seats } = this.puzzle;
    const chairs = Array.from({ length: seats }, (_, i) => ({
      kind: i === seat ? 'person' : 'bot',
      here: true,
      away: false,
      resigned: false,
      bank: null,
    }));
    return { game: this.game, phase: 'playing', awaited: [seat], running: [], chairs };
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
    return answerLine(session.messages!, this.game, { ...ask }, this.puzzle.question, words, this.names);
  }

  again(): void {
    this.tries++;
    this.result = null;
    this.refused = null;
  }

  async answer(words: Words): Promise<boolean> {
    this.refused = null;
    try {
      this.result = await api.solve(this.puzzle.id, words);
      this.first ??= this.result;
      this.line = 'open';
      return true;
    } catch (error) {
      const trouble = error instanceof Trouble ? error : new Trouble('internal');
      if (trouble.code === 'no_connection') this.line = 'lost';
      const { word, rule } = trouble.told;
      this.refused = { text: refusal(session.messages!, this.game, trouble.code, word), rule: rule ?? '' };
      return false;
    }
  }

  skip(): void {
    /* nothing is held back here */
  }
}
