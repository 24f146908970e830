/** The share of a number that is shown while it counts up from nothing. Without motion it is shown at once. */
import { untrack } from 'svelte';
import { session } from '$core/session.svelte';

export class Counting {
  share = $state(1);

  /** Call this while the component initializes. It counts whenever `begins` becomes true. */
  constructor(begins: () => boolean, duration: number) {
    $effect(() => {
      if (!begins() || untrack(() => session.still)) return;
      this.share = 0;
      const start = performance.now();
      let frame = 0;
      const count = (now: number): void => {
        const passed = Math.min(1, Math.max(0, (now - start) / duration));
        this.share = 1 - (1 - passed) ** 3; // fast at first, like the bars
        if (passed < 1) frame = requestAnimationFrame(count);
      };
      frame = requestAnimationFrame(count);
      return () => {
        cancelAnimationFrame(frame);
        this.share = 1;
      };
    });
  }
}
