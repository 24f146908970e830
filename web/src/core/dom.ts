/** The element that an event is about; null: the page itself. */
export function targetOf(event: Event): HTMLElement | SVGElement | null {
  return event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
}

/**
 * Measures or scrolls just before the next frame is drawn, when the browser has to lay out the page anyway: earlier, it
 * would have to do so once more. Returns a function that cancels it.
 */
export function nextFrame(work: () => unknown): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
