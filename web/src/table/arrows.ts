/**
 * The arrow keys move the focus to the nearest control that way: along the rack, through the answers, from one part of
 * the page to the next. Boards, dials and the log handle arrow keys themselves; this handles the rest. `<div
 * class="page table" {@attach arrows}>`
 */
import { targetOf } from '$core/dom';

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const REACHED = 4; // pixels: an element within this distance is beside, not ahead
const ASIDE = 3; // a pixel to the side counts as this many ahead

/** The distance of a box in this direction; Infinity: it is elsewhere. */
export function distance(from: Rect, to: Rect, direction: Direction): number {
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const [start, end, low, high] = across
    ? (['left', 'right', 'top', 'bottom'] as const)
    : (['top', 'bottom', 'left', 'right'] as const);
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  const middle = (box: Rect, a: keyof Rect, b: keyof Rect) => (box[a] + box[b]) / 2;
  if (sign * (middle(to, start, end) - middle(from, start, end)) <= REACHED) return Infinity;
  const ahead = Math.max(0, sign > 0 ? to[start] - from[end] : from[start] - to[end]);
  const gap = Math.max(0, to[low] - from[high], from[low] - to[high]);
  return ahead + ASIDE * gap + Math.abs(middle(to, low, high) - middle(from, low, high)) / 10;
}

const CONTROLS = 'button:not(:disabled), a[href], select:not(:disabled), [tabindex="0"]';
const OWN_KEYS = 'input, textarea, select, dialog, [role=slider], [role=log], [role=radiogroup]';
const FIRST = ['.board svg [tabindex="0"]', '.tray button:not(:disabled)', '.prompt button:not(:disabled)'];

const isDirection = (key: string): key is Direction => key.startsWith('Arrow');

type Control = HTMLElement | SVGElement;

/** Whether it is visible. A board under a scene is covered. */
function isOpen(control: Element): boolean {
  if (!control.checkVisibility({ visibilityProperty: true }) || control.getAttribute('tabindex') === '-1') return false;
  if (!(control instanceof SVGElement)) return true;
  const { left, top, width, height } = control.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && (control.contains(above) || !!above.closest('svg')?.contains(control));
}

/** From outside, a board is one large control: the nearest of its reachable places counts. */
function farTo(control: Control, from: Element, here: Rect, direction: Direction): number {
  const board = control instanceof SVGElement ? control.closest('.board svg') : null;
  const box = control.getBoundingClientRect();
  if (!board || board.contains(from)) return distance(here, box, direction);
  const [x, y] = [box.left + box.right - here.left - here.right, box.top + box.bottom - here.top - here.bottom];
  return distance(here, board.getBoundingClientRect(), direction) + Math.hypot(x, y) / 1000;
}

function nearest(page: HTMLElement, from: Element, direction: Direction): Control | null {
  const here = from.getBoundingClientRect();
  let [best, least]: [Control | null, number] = [null, Infinity];
  for (const control of page.querySelectorAll<Control>(CONTROLS)) {
    if (control === from || control.contains(from)) continue;
    const far = farTo(control, from, here, direction);
    if (far < least && isOpen(control)) [best, least] = [control, far];
  }
  return best;
}

function first(page: HTMLElement): Control | null {
  return FIRST.map((where) => [...page.querySelectorAll<Control>(where)].find(isOpen)).find(Boolean) ?? null;
}

export function arrows(page: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const { key } = event;
    if (event.defaultPrevented || !isDirection(key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = targetOf(event);
    if (from?.closest(OWN_KEYS) || document.querySelector('dialog[open]')) return;
    const next = from && page.contains(from) && from !== page ? nearest(page, from, key) : first(page);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  addEventListener('keydown', walk);
  return () => removeEventListener('keydown', walk);
}
