/**
 * A value that follows some frames late, for panels beside the board: a move changes board, players and log, and one
 * frame has no time for all of them. Without motion, nothing is late.
 */
import { nextFrame } from './dom';
import { session } from './session.svelte';

export class Later<T> {
  #shown = $state.raw<{ value: T } | null>(null);

  /** Call it while the component is made. */
  constructor(
    readonly now: () => T,
    frames = 1,
  ) {
    $effect(() => {
      const next = { value: now() };
      let cancel = () => {};
      const wait = (left: number): void => {
        cancel = nextFrame(() => (left > 1 ? wait(left - 1) : (this.#shown = next)));
      };
      wait(frames);
      return () => cancel();
    });
  }

  get current(): T {
    return session.still || !this.#shown ? this.now() : this.#shown.value;
  }
}
