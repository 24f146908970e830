/**
 * An answer prepared while others think. It stays in this tab, also when the page is loaded again. When one's own
 * question arrives, it is sent like any other answer, once, and the server decides. If the question is another one, or
 * no longer offers the answer, it is dropped. If it has become risky since, the table asks first.
 */
import { DRAFT, full, notation, type Words } from '$core/sheet';
import type { Sheet, Topic } from '../generated/types';
import type { Plugin } from '../boards/plugin';
import type { Side } from './state.svelte';

export interface Prepared {
  topic: Topic;
  words: Words;
  confirmed: boolean; // the player was asked, because it is risky
}

/** What a tab remembers: for which seat, and how many facts the page had shown. */
export interface Kept extends Prepared {
  seat: number;
  facts: number;
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

/** What the page does about it. */
export interface Page {
  /** Would the table ask before it sends this? */
  confirms(sheet: Sheet, words: Words): boolean;
  ask(words: Words, move: string): void;
  dropped(move: string): void;
  keep(kept: Kept | null): void;
}

export class Premove {
  prepared = $state.raw<Prepared | null>(null);

  constructor(
    private readonly table: Waiting,
    private readonly how: () => Plugin['premove'],
    private readonly page: Page,
  ) {}

  /** The page was loaded again. What the player has done since, on another device, may have been this very move. */
  restore({ seat, facts, topic, words, confirmed }: Kept): void {
    const { side } = this.table;
    if (!side || side.seat !== seat) return;
    const since = side.facts.slice(facts);
    const acted = since.some((fact) => 'seat' in fact && fact.seat === seat);
    if (side.facts.length < facts || acted) this.page.dropped(this.describe(words));
    else this.prepared = { topic, words, confirmed };
  }

  /** Remembers what is prepared. It is still good after all that this page shows. */
  keep(): void {
    const { side } = this.table;
    if (!side || side.seat === null) return;
    this.page.keep(this.prepared && { ...this.prepared, seat: side.seat, facts: side.facts.length });
  }

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
    this.prepared = { topic: this.sheet.topic, words, confirmed: this.page.confirms(this.sheet, words) };
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
    if (this.page.confirms(sheet, prepared.words) && !prepared.confirmed)
      return this.page.ask(prepared.words, this.describe(prepared.words, sheet));
    void this.table.answer(prepared.words).then((accepted) => accepted || this.#drop(sheet, prepared));
  }

  /** Would it be a risk in the position on screen? The form does not know, as a question would. */
  isRisky(words: Words): boolean {
    return !!this.table.side && !!this.how()?.risky?.(this.table.side, words);
  }

  #drop(sheet: Sheet, { words }: Prepared): void {
    this.page.dropped(this.describe(words, sheet));
  }

  /** In the words of the game. */
  describe(words: Words, sheet: Sheet | null = this.sheet): string {
    return (sheet && this.how()?.describe(sheet, words)) || notation(words);
  }
}
