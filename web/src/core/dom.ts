/** The element that an event is about; null: the page itself. */
export function targetOf(event: Event): HTMLElement | SVGElement | null {
  return event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
}
