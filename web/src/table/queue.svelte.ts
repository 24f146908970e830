/**
 * A queue of updates, shown one after another, so that each can be seen. Some of them stay until they are dismissed.
 */

export interface Pace<T> {
  show(item: T): void;
  /** Milliseconds before the next one; `waiting` is the number of later ones. */
  lasts(item: T, waiting: number): number;
  /** Called once it is shown: whether it stays until it is dismissed. */
  holds(item: T): boolean;
  /** Milliseconds until it is dismissed automatically; Infinity: never. */
  stays(): number;
  /** Whether the page is hidden: then nothing is dismissed automatically. */
  hidden(): boolean;
}

export class Queue<T> {
  held = $state.raw<T | null>(null); // what stays on screen until it is dismissed
  behind = $state(false); // something has arrived that is not shown yet
  waiting = $state.raw<readonly T[]>([]);
  #paused = false;
  #next: ReturnType<typeof setTimeout> | undefined; // until the next one is shown
  #leaves: ReturnType<typeof setTimeout> | undefined; // until what is held is dismissed automatically

  constructor(private readonly pace: Pace<T>) {}

  /** `soon`: related updates arrive within this many milliseconds, and all of them are shown together. */
  push(item: T, soon = 0): void {
    this.waiting = [...this.waiting, item];
    if (soon && this.#next === undefined && this.held === null) this.#rest(soon);
    else this.#play();
  }

  /** The player has seen what is held. The next one follows in a separate task: a doubled click dismisses only one. */
  dismiss(): void {
    if (this.held === null) return;
    clearTimeout(this.#leaves);
    this.held = null;
    this.#rest(0);
  }

  /** Nothing new is shown while paused. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.look();
    if (!paused && this.#next === undefined) this.#play();
  }

  /** Shows everything at once, up to the next one that stays. */
  skip(): void {
    if (this.held !== null) return this.dismiss();
    clearTimeout(this.#next);
    this.#next = undefined;
    while (this.held === null && this.waiting.length) this.#showNext();
    this.behind = this.waiting.length > 0;
  }

  /** The page was hidden, or is visible again. */
  look(): void {
    clearTimeout(this.#leaves);
    const stays = this.pace.stays();
    if (this.held !== null && !this.#paused && !this.pace.hidden() && Number.isFinite(stays))
      this.#leaves = setTimeout(() => this.dismiss(), stays);
  }

  close(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#leaves);
  }

  #play(): void {
    while (!this.#paused && this.#next === undefined && this.held === null && this.waiting.length) {
      const item = this.#showNext();
      const lasts = this.held === null ? this.pace.lasts(item, this.waiting.length) : 0;
      if (lasts) return this.#rest(lasts);
    }
    this.behind = this.waiting.length > 0;
  }

  #rest(lasts: number): void {
    this.behind = true;
    this.#next = setTimeout(() => {
      this.#next = undefined;
      this.#play();
    }, lasts);
  }

  #showNext(): T {
    const [item, ...later] = this.waiting;
    this.waiting = later;
    this.pace.show(item!);
    if (this.pace.holds(item!)) {
      this.held = item!;
      this.look();
    }
    return item!;
  }
}
