/** The element of an event; null: the page itself. */
export function targetOf(event: Event): HTMLElement | SVGElement | null {
  return event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
}

/**
 * Takes the focus from a button that was pressed with a pointer, before the page changes: if it is removed while it has
 * the focus, the browser lays out the page at once, half changed. The Tab key still continues from there.
 */
export function leavePressed(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLButtonElement && !focused.matches(':focus-visible')) focused.blur();
}

/** Changes the page at the beginning of the next frame. Returns a function that cancels it. */
export function nextFrame(work: () => unknown): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

const measuring = new Set<() => unknown>();
let observer: ResizeObserver | undefined;
let requested = false;

/**
 * Measures or scrolls in the next frame, after the browser has laid out the page and before it is painted: earlier, the
 * browser would have to lay it out twice. Observers of sizes run at that time, once for all newly observed elements.
 * Returns a function that cancels it.
 */
export function afterLayout(work: () => unknown): () => void {
  const once = () => work(); // the same work may be requested twice
  measuring.add(once);
  observer ??= new ResizeObserver(() => {
    const now = [...measuring];
    measuring.clear();
    for (const one of now) one();
  });
  if (!requested) {
    requested = true;
    requestAnimationFrame(() => {
      requested = false;
      observer!.unobserve(document.documentElement);
      observer!.observe(document.documentElement);
    });
  }
  return () => void measuring.delete(once);
}
