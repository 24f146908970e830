/**
 * An answer prepared while others think. It stays on this page: when one's own question arrives, it is sent like any
 * other answer, once, and the server decides. If the question is another one, or no longer offers the answer, it is
 * dropped.
 */
import { DRAFT, full, notation, type Words } from '$core/sheet';
import type { Sheet, Topic } from '../generated/types';
import type { Plugin } from '../boards/plugin';
import type { Side } from './state.svelte';

export interface Prepared {
  topic: Topic;
  words: Words;
}

/** As much of a table as it needs. */
export interface Waiting {
  readonly side: Side | undefined;
  readonly asked: Side | null;
  readonly news: { phase: string } | null;
  readonly hotSeat: boolean;
  readonly looking: boolean;
  readonly held: boolean;
  answer(words: Words): Promise<boolean>;
}

export class Premove {
  prepared = $state.raw<Prepared | null>(null);

  constructor(
    private readonly table: Waiting,
    private readonly how: () => Plugin['premove'],
    private readonly dropped: (move: string) => void,
  ) {}

  /** The form to prepare an answer with; null while we are asked, or where there is nothing to prepare. */
  readonly sheet = $derived.by<Sheet | null>(() => {
    const { side, asked, news, hotSeat, looking, held } = this.table;
    if (!side || side.seat === null || asked || hotSeat || looking || held || news?.phase !== 'playing') return null;
    return this.how()?.draft(side) ?? null;
  });

  /** What board and rack show: the form in place of a question, and what is prepared. */
  readonly side = $derived.by<Side | undefined>(() => {
    const { side } = this.table;
    if (!side || side.question || (!this.sheet && !this.prepared)) return side;
    const premove = this.prepared?.words ?? null;
    // The open question is for somebody else: controls must not mistake it for ours.
    return this.sheet
      ? { ...side, view: { ...side.view, ask: null }, question: this.sheet, premove }
      : { ...side, premove };
  });

  /** Keeps this answer. False if the form does not offer it. */
  prepare(words: Words): boolean {
    if (!this.sheet || !full(this.sheet, words)) return false;
    this.prepared = { topic: this.sheet.topic, words };
    return true;
  }

  cancel(): void {
    this.prepared = null;
  }

  /** Our question is here. */
  arrive(sheet: Sheet): void {
    const { prepared } = this;
    if (!prepared || sheet.number === DRAFT || this.how()?.after?.includes(sheet.topic)) return;
    this.prepared = null; // first: whatever happens, it is sent once
    if (sheet.topic !== prepared.topic || !full(sheet, prepared.words)) return this.#drop(sheet, prepared);
    void this.table.answer(prepared.words).then((accepted) => accepted || this.#drop(sheet, prepared));
  }

  #drop(sheet: Sheet, { words }: Prepared): void {
    this.dropped(this.describe(words, sheet));
  }

  /** In the words of the game. */
  describe(words: Words, sheet: Sheet | null = this.sheet): string {
    return (sheet && this.how()?.describe(sheet, words)) || notation(words);
  }
}
