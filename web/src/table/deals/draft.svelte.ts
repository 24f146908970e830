/** An offer being written. It is kept while its panel is closed. */
import type { Offer, Pledge, Term } from '../../generated/types';
import type { Wish } from '$core/socket';

export const MOST_PROMISES = 4; // the most in one offer

export class Draft {
  to = $state<number | null>(null);
  isPrivate = $state(false);
  counters = $state(''); // the offer that it answers
  terms = $state.raw<readonly Term[]>([]);
  promises = $state.raw<readonly Pledge[]>([]);
  edited = $state<number | null>(null); // the promise being edited

  get isEmpty(): boolean {
    return !this.terms.length && !this.promises.length;
  }

  get isFull(): boolean {
    return this.promises.length >= MOST_PROMISES;
  }

  /** Addresses the offer to this player. Parts that fit only the former partner are removed, and so is the secrecy. */
  address(to: number): void {
    if (to === this.to) return;
    const former = this.to;
    this.to = to;
    [this.counters, this.isPrivate] = ['', false];
    this.terms = [];
    this.promises = this.promises.filter((promise) => promise.seat !== former);
    this.edited = null;
  }

  /** Starts a counter-offer to an offer made to us. */
  counter(offer: Offer): void {
    [this.to, this.isPrivate, this.counters] = [offer.seat, offer.private, offer.id];
    [this.terms, this.promises, this.edited] = [offer.terms, offer.promises, null];
  }

  add(promise: Pledge): void {
    this.promises = [...this.promises, promise];
    this.edited = this.promises.length - 1;
  }

  change(index: number, promise: Pledge): void {
    this.promises = this.promises.map((one, i) => (i === index ? promise : one));
  }

  remove(index: number): void {
    this.promises = this.promises.filter((_, i) => i !== index);
    this.edited = null;
  }

  /** Replaces a term; null: removes it. */
  swap(before: Term | null, after: Term | null): void {
    const others = this.terms.filter((term) => term !== before);
    this.terms = after ? [...others, after] : others;
  }

  clear(): void {
    [this.terms, this.promises, this.counters, this.edited] = [[], [], '', null];
  }

  wish(seat: number): Wish | null {
    if (this.to === null || this.isEmpty) return null;
    const { to, isPrivate, counters } = this;
    return {
      type: 'MakeOffer',
      seat,
      to,
      private: isPrivate,
      counters,
      terms: [...this.terms],
      promises: [...this.promises],
    };
  }
}
