/** An answer in progress: the words so far, and a whole answer that waits for confirmation. */
import type { Sheet } from '../generated/types';
import { ahead, begins, choices, full, isDraft, only, opening, same, type Word, type Words } from '$core/sheet';

export class Answering {
  said = $state.raw<Words>([]);
  held = $state.raw<Words | null>(null); // a whole answer that waits for confirmation
  filled = $state(false); // it was filled in as the only answer: the player has not chosen it yet
  #steps = $state.raw<readonly Words[]>([]);
  #sheet: Sheet | null = null;

  constructor(
    private readonly send: (words: Words) => Promise<boolean>,
    private readonly confirms: (sheet: Sheet, words: Words) => boolean,
  ) {}

  /**
   * Clears the words when another question arrives. If the player was preparing an answer to this question, words that
   * it offers are kept, so that no piece drops from the hand.
   */
  ask(sheet: Sheet | null): void {
    const before = this.#sheet;
    this.#sheet = sheet;
    const drafted = isDraft(before) && (isDraft(sheet) || sheet?.topic === before?.topic);
    // Confirming stores a premove, but sends a real answer: a held answer must not change its meaning under the finger.
    const stale = () => !!this.held && !(sheet && isDraft(sheet) && full(sheet, this.held));
    if (drafted ? !sheet || !begins(sheet, this.said) || stale() : sheet?.number !== before?.number) this.clear();
  }

  get choices(): Word[] {
    return this.#sheet ? choices(this.#sheet, this.said) : [];
  }

  get canGoBack(): boolean {
    return this.held !== null || this.#steps.length > 0;
  }

  /** Adds a word. The server gets words that are not offered, too: it explains why they are illegal. */
  async say(word: Word): Promise<void> {
    await this.try([...this.said, word]);
  }

  /** Replaces the words so far: a click on a piece in the rack starts over. */
  async try(words: Words): Promise<void> {
    const sheet = this.#sheet;
    if (!sheet) return;
    if (!begins(sheet, words)) {
      await this.send(words);
      return;
    }
    if (full(sheet, words)) {
      if (this.confirms(sheet, words) && !(this.held && same(this.held, words)))
        [this.held, this.filled] = [words, false];
      else await this.sendNow(words);
      return;
    }
    this.#steps = [...this.#steps, this.said];
    // If only one answer is left, it is filled in and waits for confirmation: the player need not choose it word by
    // word.
    this.held = only(sheet, words);
    this.filled = this.held !== null;
    this.said = ahead(sheet, words);
  }

  async confirm(): Promise<void> {
    if (this.held) await this.sendNow(this.held);
  }

  /** Resolves to true if the server accepted it. */
  async sendNow(words: Words): Promise<boolean> {
    const asked = this.#sheet?.number;
    const accepted = await this.send(words);
    if (this.#sheet?.number !== asked) return accepted; // the next question arrived first, and may have a word
    if (accepted) this.clear();
    else this.held = null;
    return accepted;
  }

  back(): void {
    if (this.held && !this.filled) this.held = null;
    else {
      this.held = null;
      this.said = this.#steps.at(-1) ?? [];
      this.#steps = this.#steps.slice(0, -1);
    }
  }

  clear(): void {
    this.said = this.#sheet ? opening(this.#sheet) : [];
    this.held = null;
    this.#steps = [];
  }
}
