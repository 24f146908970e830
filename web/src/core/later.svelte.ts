/**
 * A value that is updated some frames late, for panels beside the board: a move changes board, players and log, which
 * is too much work for one frame. Without motion there is no delay. While something `waits`, the value does not change.
 */
import { untrack } from 'svelte';
import { nextFrame } from './dom';
import { session } from './session.svelte';

export class Later<T> {
  #shown = $state.raw<{ value: T } | null>(null);

  /** Call this while the component initializes. */
  constructor(
    readonly now: () => T,
    frames = 1,
    waits: () => boolean = () => false,
  ) {
    let cancel: (() => void) | null = null;
    const wait = (left: number): void => {
      cancel = nextFrame(() => {
        cancel = null;
        if (left > 1) wait(left - 1);
        else if (!untrack(waits)) this.#shown = { value: untrack(now) };
      });
    };
    // A change during the wait does not restart it: on a slow page the value would never be shown.
    $effect(() => {
      now();
      if (!waits() && !cancel) wait(frames);
    });
    $effect(() => () => cancel?.());
  }

  get current(): T {
    return session.still || !this.#shown ? this.now() : this.#shown.value;
  }
}

/** A count that grows by a few in each frame: many new lines are too much work for one. */
export class Growing {
  #shown = $state(0);

  /**
   * Call this while the component initializes. `step` is the growth per frame; above `most` everything is shown at
   * once.
   */
  constructor(
    readonly now: () => number,
    step: number,
    most: number,
  ) {
    this.#shown = untrack(now);
    $effect(() => {
      const missing = now() - this.#shown;
      if (missing === 0) return;
      if (session.still || missing < 0 || missing > most) this.#shown = now();
      else return nextFrame(() => (this.#shown += Math.min(step, missing)));
    });
  }

  get current(): number {
    return session.still ? this.now() : Math.min(this.#shown, this.now());
  }
}
