/**
 * A piece dragged with mouse or finger. A drag does the same as two clicks: the start picks the piece up, the end
 * chooses the place. A press without movement stays a click.
 */
const SLIP = 6; // pixels
const SVG = 'http://www.w3.org/2000/svg';

export interface Carried {
  symbol: string; // symbol under the pointer
  box: string; // its viewBox
  places: string; // a selector: where it can be dropped
  begin: () => void;
  over?: (place: Element | null) => void;
  drop: (place: Element) => void;
  cancel?: () => void; // dropped elsewhere, or cancelled with Escape
}

let pressed: number | null = null; // the pointer that drags a piece, or is about to

/** Whether this pointer drags a piece: then it does not move the board. */
export function holdsPiece(pointer: number): boolean {
  return pointer === pressed;
}

export function carry(event: PointerEvent, { symbol, box, places, begin, over, drop, cancel }: Carried): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX: x, clientY: y, pointerId } = event;
  const listening = new AbortController();
  pressed = pointerId;
  let piece: SVGSVGElement | null = null;

  const placeAt = (now: PointerEvent) => document.elementFromPoint(now.clientX, now.clientY)?.closest(places) ?? null;

  function move(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    if (!piece) {
      if (Math.hypot(now.clientX - x, now.clientY - y) < SLIP) return;
      begin();
      piece = picture(symbol, box);
      document.body.append(piece);
    }
    piece.style.left = `${now.clientX}px`;
    piece.style.top = `${now.clientY}px`;
    over?.(placeAt(now));
  }
  /** The piece is released; returns whether it had been picked up at all. */
  function letGo(): boolean {
    listening.abort();
    pressed = null;
    if (!piece) return false;
    piece.remove();
    over?.(null);
    return true;
  }
  function end(now: PointerEvent): void {
    if (now.pointerId !== pointerId || !letGo()) return;
    swallowClick();
    const place = now.type === 'pointerup' ? placeAt(now) : null;
    if (place) drop(place);
    else cancel?.();
  }
  function escape(now: KeyboardEvent): void {
    if (now.key !== 'Escape' || !piece) return;
    now.stopPropagation();
    letGo();
    cancel?.();
  }
  /** A second finger: it is a pinch. */
  function pinch(now: PointerEvent): void {
    if (now.pointerId !== pointerId && letGo()) cancel?.();
  }
  const { signal } = listening;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerdown', pinch, { signal, capture: true });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', escape, { signal, capture: true });
}

/** The click after a drag would pick the piece up once more. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

function picture(symbol: string, box: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', box);
  drawing.setAttribute('class', 'carried');
  const use = document.createElementNS(SVG, 'use');
  const [, , width = '', height = ''] = box.split(' ');
  Object.entries({ href: `#${symbol}`, width, height }).forEach(([name, value]) => use.setAttribute(name, value));
  drawing.append(use);
  return drawing;
}
