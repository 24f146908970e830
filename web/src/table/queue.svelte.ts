/** Things that are shown one after another, so that each can be seen. Some of them stay until they are dismissed. */

export interface Pace<T> {
  show(item: T): void;
  /** Milliseconds before the next one; `waiting` more have come already. */
  lasts(item: T, waiting: number): number;
  /** Asked once it is shown: does it stay until it is dismissed? */
  holds(item: T): boolean;
  /** Milliseconds after which it is dismissed by itself; Infinity: never. */
  stays(): number;
  /** Nobody looks at the page: then nothing is dismissed by itself. */
  hidden(): boolean;
}

export class Queue<T> {
  held = $state.raw<T | null>(null); // what is on screen until it is dismissed
  behind = $state(false); // something has come that is not shown yet
  waiting = $state.raw<readonly T[]>([]);
  #paused = false;
  #next: ReturnType<typeof setTimeout> | undefined; // until the next one is shown
  #leaves: ReturnType<typeof setTimeout> | undefined; // until what is held is dismissed by itself

  constructor(private readonly pace: Pace<T>) {}

  /** `soon`: more that belongs to it comes within so many milliseconds, and all of it is shown together. */
  push(item: T, soon = 0): void {
    this.waiting = [...this.waiting, item];
    if (soon && this.#next === undefined && this.held === null) this.#rest(soon);
    else this.#play();
  }

  /**
   * What is held has been seen. The next one comes in a moment of its own: a click that is heard twice dismisses one
   * thing.
   */
  dismiss(): void {
    if (this.held === null) return;
    clearTimeout(this.#leaves);
    this.held = null;
    this.#rest(0);
  }

  /** Nothing new is shown until it goes on. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.look();
    if (!paused && this.#next === undefined) this.#play();
  }

  /** Everything at once, up to the next thing that stays. */
  skip(): void {
    if (this.held !== null) return this.dismiss();
    clearTimeout(this.#next);
    this.#next = undefined;
    while (this.held === null && this.waiting.length) this.#showNext();
    this.behind = this.waiting.length > 0;
  }

  /** The page has been hidden, or is looked at again. */
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
