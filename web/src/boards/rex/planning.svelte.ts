/** A battle plan in preparation: the choices so far, and their consequences. */
import type { Sheet } from '../../generated/types';
import { nameChoices, numberChoices, ofKind } from '$core/sheet';
import { strengthOf } from './world';

export class Planning {
  #dial = $state<number | undefined>();
  #leader = $state('');
  #slot = $state('');

  /** `ask` returns the open question; null: no plan is needed. */
  constructor(private readonly ask: () => Sheet<'rex'> | null) {}

  get dials(): number[] {
    const sheet = this.ask();
    return sheet ? numberChoices(sheet, []) : [];
  }
  get dial(): number {
    const { dials } = this;
    const chosen = this.#dial;
    return chosen !== undefined && dials.includes(chosen) ? chosen : (dials[Math.floor(dials.length / 2)] ?? 0);
  }
  set dial(value: number) {
    this.#dial = value;
  }

  get leaders(): string[] {
    const sheet = this.ask();
    return sheet && this.dials.length ? nameChoices(sheet, [this.dial]) : [];
  }
  /** The strongest leader, until the player chooses one. */
  get leader(): string {
    const { leaders } = this;
    if (leaders.includes(this.#leader)) return this.#leader;
    return [...leaders].sort((a, b) => strengthOf(b) - strengthOf(a))[0] ?? '';
  }
  set leader(value: string) {
    this.#leader = value;
  }

  get slots(): string[] {
    const sheet = this.ask();
    return sheet && this.leader ? nameChoices(sheet, [this.dial, this.leader]) : [];
  }
  get slot(): string {
    return this.slots.includes(this.#slot) ? this.#slot : (this.slots[0] ?? '');
  }
  set slot(value: string) {
    this.#slot = value;
  }

  get total(): number {
    return this.dial + strengthOf(this.leader);
  }
  /** The strength that the other side can reach. */
  get against() {
    const sheet = this.ask();
    return sheet ? ofKind(sheet, [this.dial], 'against')[0] : undefined;
  }
  get tie() {
    const sheet = this.ask();
    return sheet ? ofKind(sheet, [this.dial], 'tie')[0] : undefined;
  }
}
