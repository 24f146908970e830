/** The hint for the open question: fetched on request, and removed with the question. */
import { api } from '$core/api';
import { session } from '$core/session.svelte';
import { same, type Words } from '$core/sheet';
import { placesIn } from '$core/phrases';
import type { Hint, Sheet } from '../generated/types';
import type { Answering } from './answering.svelte';
import { numberedPlaces } from './numbered';

export class Hinting {
  hints = $state.raw<readonly Hint[]>([]);
  chosen = $state.raw<Words | null>(null);
  busy = $state(false);
  #number = -1; // the question of the hints

  constructor(
    private readonly table: string,
    private readonly answering: Answering,
  ) {}

  get isOpen(): boolean {
    return this.hints.length > 0;
  }

  /** The answers that the board shows: the chosen one, or all. */
  get shown(): Words[] {
    return this.chosen ? [this.chosen] : this.hints.map((one) => one.words);
  }

  /** The places they name, for the board. */
  marked(game: string, sheet: Sheet): string[] {
    return placesIn(game, sheet, this.shown);
  }

  /** The numbers of the answers on the board, each at the last place in the answer. */
  numbered(game: string, sheet: Sheet): Map<string, string> {
    return numberedPlaces(this.hints.map(({ words }) => placesIn(game, sheet, [words])));
  }

  close(): void {
    [this.hints, this.chosen] = [[], null];
  }

  /** Another question: the hint was for the last one. */
  ask(number: number): void {
    if (number !== this.#number) this.close();
    this.#number = number;
  }

  async toggle(seat: number): Promise<void> {
    if (this.isOpen) return this.close();
    this.busy = true;
    const asked = this.#number;
    try {
      const found = await api.hint(this.table, seat);
      if (found.number === this.#number && asked === this.#number) this.hints = found.hints;
    } catch (error) {
      session.sorry(error);
    } finally {
      this.busy = false;
    }
  }

  /** The first click shows it on the board; then it waits for confirmation. */
  choose(words: Words): void {
    if (!this.chosen || !same(this.chosen, words)) {
      this.chosen = words;
      return;
    }
    [this.answering.held, this.answering.filled] = [words, false];
  }
}
