/** A scene that unfolds step by step, a beat before each. Without motion, or after a click, all of it is there. */
import { untrack } from 'svelte';
import { beat } from '$core/pace';
import { session } from '$core/session.svelte';

export class Stage {
  step = $state(0);

  /** Call it while the component is made. */
  constructor(readonly last: number) {
    this.#begin();
    $effect(() => {
      if (this.step >= this.last) return;
      const timer = setTimeout(() => this.step++, beat(session.speed));
      return () => clearTimeout(timer);
    });
  }

  get over(): boolean {
    return this.step >= this.last;
  }
  /** From the beginning. */
  again(): void {
    this.#begin();
  }
  finish(): void {
    this.step = this.last;
  }
  #begin(): void {
    this.step = untrack(() => session.still) ? this.last : 0;
  }
}
