/**
 * A large scene is built in parts, one in each frame, so that no frame takes long. Without motion, all of it is there
 * at once.
 */
import { untrack } from 'svelte';
import { session } from '$core/session.svelte';

const BESIDE = 3; // frames in which players and log are drawn

export class Slices {
  built = $state(-BESIDE);

  /** Call it while the component is made. */
  constructor(readonly last: number) {
    if (untrack(() => session.still)) this.built = last;
    $effect(() => {
      if (this.built >= this.last) return;
      const frame = requestAnimationFrame(() => this.built++);
      return () => cancelAnimationFrame(frame);
    });
  }
}
