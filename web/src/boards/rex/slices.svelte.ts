/**
 * Builds a large scene in parts, one per frame, so that no frame takes long. Without motion, everything is built at
 * once.
 */
import { untrack } from 'svelte';
import { session } from '$core/session.svelte';

const BESIDE = 8; // frames for drawing the seats and the log

export class Slices {
  built = $state(-BESIDE);

  /** Call this while the component initializes. */
  constructor(readonly last: number) {
    if (untrack(() => session.still)) this.built = last;
    $effect(() => {
      if (this.built >= this.last) return;
      const frame = requestAnimationFrame(() => this.built++);
      return () => cancelAnimationFrame(frame);
    });
  }
}
