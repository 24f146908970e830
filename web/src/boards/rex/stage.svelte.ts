/** A scene that unfolds step by step, one beat each. Without motion, or after a click, all steps are shown. */
import { untrack } from 'svelte';
import { beat } from '$core/pace';
import { session } from '$core/session.svelte';

export class Stage {
  step = $state(0);

  /** Call this while the component initializes. */
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
  /** Restarts from the beginning. */
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
