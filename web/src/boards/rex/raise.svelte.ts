/**
 * When a card shows its large face: after hovering or focusing it for a moment, on a long press, and on a click without
 * another purpose.
 */
const REST = 350; // milliseconds under the pointer
const PRESS = 500;

export class Raise {
  up = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinned = false;
  #pressed = false; // a long press: the click that follows only ends it

  /** The pointer or the focus has arrived. */
  rest(): void {
    this.#after(REST);
  }
  press(): void {
    this.#pressed = false;
    this.#after(PRESS, () => (this.#pressed = true));
  }
  /** A click keeps it open until the next one. */
  pin(): void {
    const pinned = !this.#pinned;
    this.lower();
    this.up = this.#pinned = pinned;
  }
  /** The pointer has left. */
  leave(): void {
    if (!this.#pinned) this.lower();
  }
  lower(): void {
    clearTimeout(this.#timer);
    this.up = this.#pinned = false;
  }
  /** Whether this click ended a long press. */
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

/** The position of the large face: above its card if there is room, otherwise below, and always within the page. */
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
  // beside the card, on the side with more room
  const right = card.right + GAP + wide <= page.width ? card.right + GAP : card.left - GAP - wide;
  return { left: right >= GAP ? right : left, top: Math.max(GAP, page.height - high - GAP) };
}
