/**
 * A premove: an answer prepared while others think. It stays in this tab, also when the page is reloaded. When the
 * player's question arrives, it is sent once like any other answer, and the server decides. If the question is another
 * one, or no longer offers the answer, the premove is dropped. If it has become risky since, the table asks first.
 */
import { DRAFT, full, notation, type Words } from '$core/sheet';
import type { Sheet, Topic } from '../generated/types';
import type { Plugin } from '../boards/plugin';
import type { Side } from './state.svelte';

export interface Prepared {
  topic: Topic;
  words: Words;
  confirmed: boolean; // the player has confirmed the risk
}

/** What a tab stores: the seat, and how many facts the page had shown. */
export interface Kept extends Prepared {
  seat: number;
  facts: number;
}

/** The part of a table that a premove needs. */
export interface Waiting {
  readonly side: Side | undefined;
  readonly asked: Side | null;
  readonly news: { phase: string } | null;
  readonly hotSeat: boolean;
  readonly looking: boolean;
  readonly held: boolean;
  answer(words: Words): Promise<boolean>;
}

/** The page's reactions to a premove. */
export interface Page {
  /** Whether the table would ask before it sends this. */
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

  /** After a page load. If the player has acted since, on another device, that may have been this move. */
  restore({ seat, facts, topic, words, confirmed }: Kept): void {
    const { side } = this.table;
    if (!side || side.seat !== seat) return;
    const since = side.facts.slice(facts);
    const acted = since.some((fact) => 'seat' in fact && fact.seat === seat);
    if (side.facts.length < facts || acted) this.page.dropped(this.describe(words));
    else this.prepared = { topic, words, confirmed };
  }

  /** Stores the premove. It is still valid after everything that this page shows. */
  keep(): void {
    const { side } = this.table;
    if (!side || side.seat === null) return;
    this.page.keep(this.prepared && { ...this.prepared, seat: side.seat, facts: side.facts.length });
  }

  /** The form to prepare an answer with; null while it is our turn, or if there is nothing to prepare. */
  readonly sheet = $derived.by<Sheet | null>(() => {
    const { side, asked, news, hotSeat, looking, held } = this.table;
    if (!side || side.seat === null || asked || hotSeat || looking || held || news?.phase !== 'playing') return null;
    return this.how()?.draft(side) ?? null;
  });

  /** The side for board and rack: the form in place of a question, and the premove. */
  readonly side = $derived.by<Side | undefined>(() => {
    const { side } = this.table;
    if (!side || side.question || (!this.sheet && !this.prepared)) return side;
    const premove = this.prepared?.words ?? null;
    // The open question is for another player: controls must not mistake it for ours.
    return this.sheet
      ? { ...side, view: { ...side.view, ask: null }, question: this.sheet, premove }
      : { ...side, premove };
  });

  /** Stores this answer. False if the form does not offer it. */
  prepare(words: Words): boolean {
    if (!this.sheet || !full(this.sheet, words)) return false;
    this.prepared = { topic: this.sheet.topic, words, confirmed: this.page.confirms(this.sheet, words) };
    return true;
  }

  cancel(): void {
    this.prepared = null;
  }

  /** Our question has arrived. */
  arrive(sheet: Sheet): void {
    const { prepared } = this;
    if (!prepared || sheet.number === DRAFT || this.how()?.after?.includes(sheet.topic)) return;
    this.prepared = null; // first: in any case it is sent only once
    if (sheet.topic !== prepared.topic || !full(sheet, prepared.words)) return this.#drop(sheet, prepared);
    if (this.page.confirms(sheet, prepared.words) && !prepared.confirmed)
      return this.page.ask(prepared.words, this.describe(prepared.words, sheet));
    void this.table.answer(prepared.words).then((accepted) => accepted || this.#drop(sheet, prepared));
  }

  /** Whether it is risky in the position on screen. Only a real question would show that in the form. */
  isRisky(words: Words): boolean {
    return !!this.table.side && !!this.how()?.risky?.(this.table.side, words);
  }

  #drop(sheet: Sheet, { words }: Prepared): void {
    this.page.dropped(this.describe(words, sheet));
  }

  /** The answer in the words of the game. */
  describe(words: Words, sheet: Sheet | null = this.sheet): string {
    return (sheet && this.how()?.describe(sheet, words)) || notation(words);
  }
}
