/** An answer that is being put together: the words said so far, and a last word that waits for a yes. */
import type { Sheet } from '../generated/types';
import { ahead, begins, choices, full, isDraft, only, opening, same, type Word, type Words } from '$core/sheet';

export class Answering {
  said = $state.raw<Words>([]);
  held = $state.raw<Words | null>(null); // a whole answer that asks to be confirmed
  filled = $state(false); // it was filled in because there was no other: nobody has chosen it yet
  #steps = $state.raw<readonly Words[]>([]);
  #sheet: Sheet | null = null;

  constructor(
    private readonly send: (words: Words) => Promise<boolean>,
    private readonly confirms: (sheet: Sheet, words: Words) => boolean,
  ) {}

  /**
   * Another question: everything said so far was for the last one. But the question that somebody was preparing for
   * keeps the words it offers, so that no piece falls out of a hand.
   */
  ask(sheet: Sheet | null): void {
    const before = this.#sheet;
    this.#sheet = sheet;
    const drafted = isDraft(before) && (isDraft(sheet) || sheet?.topic === before?.topic);
    // A yes would prepare it in the form, and send it as an answer: it must not change its meaning under a finger.
    const stale = () => !!this.held && !(sheet && isDraft(sheet) && full(sheet, this.held));
    if (drafted ? !sheet || !begins(sheet, this.said) || stale() : sheet?.number !== before?.number) this.clear();
  }

  get choices(): Word[] {
    return this.#sheet ? choices(this.#sheet, this.said) : [];
  }

  get canGoBack(): boolean {
    return this.held !== null || this.#steps.length > 0;
  }

  /** One more word. What is not offered goes to the server all the same: it knows why not. */
  async say(word: Word): Promise<void> {
    await this.try([...this.said, word]);
  }

  /** These words instead of those said so far: a click on a piece in the rack begins anew. */
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
    // What has one way to its end is filled in, and waits for a yes: nobody says the same thing twice.
    this.held = only(sheet, words);
    this.filled = this.held !== null;
    this.said = ahead(sheet, words);
  }

  async confirm(): Promise<void> {
    if (this.held) await this.sendNow(this.held);
  }

  /** True if it was carried out. */
  async sendNow(words: Words): Promise<boolean> {
    const asked = this.#sheet?.number;
    const heard = await this.send(words);
    if (this.#sheet?.number !== asked) return heard; // the next question was there first, and may have its first word
    if (heard) this.clear();
    else this.held = null;
    return heard;
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
