/**
 * When a card shows its large face: after a moment under the pointer or with the keyboard's focus, on a long press,
 * and on a click that has nothing else to do.
 */
const REST = 350; // milliseconds under the pointer
const PRESS = 500;

export class Raise {
  up = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinned = false;
  #pressed = false; // long enough: the click that follows only ends it

  /** The pointer has come, or the focus. */
  rest(): void {
    this.#after(REST);
  }
  press(): void {
    this.#pressed = false;
    this.#after(PRESS, () => (this.#pressed = true));
  }
  /** A click keeps it up until the next one. */
  pin(): void {
    const pinned = !this.#pinned;
    this.lower();
    this.up = this.#pinned = pinned;
  }
  /** The pointer has gone. */
  leave(): void {
    if (!this.#pinned) this.lower();
  }
  lower(): void {
    clearTimeout(this.#timer);
    this.up = this.#pinned = false;
  }
  /** Was this click the end of a long press? */
  ends(): boolean {
    const ended = this.#pressed;
    this.#pressed = false;
    return ended;
  }
  #after(wait: number, then = () => {}): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.up = true;
      then();
    }, wait);
  }
}

/** Where the large face lies: above its card if there is room, else below, and never beyond the page. */
export function place(
  card: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>,
  wide: number,
  high: number,
  page: { width: number; height: number },
) {
  const GAP = 10;
  const left = Math.min(Math.max(GAP, card.left + card.width / 2 - wide / 2), Math.max(GAP, page.width - wide - GAP));
  const above = card.top - high - GAP;
  const below = card.bottom + GAP;
  if (above >= GAP) return { left, top: above };
  if (below + high + GAP <= page.height) return { left, top: below };
  // beside it, on the side with more room
  const right = card.right + GAP + wide <= page.width ? card.right + GAP : card.left - GAP - wide;
  return { left: right >= GAP ? right : left, top: Math.max(GAP, page.height - high - GAP) };
}
