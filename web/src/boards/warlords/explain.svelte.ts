/**
 * Explains everything printed on the table: after hovering or focusing it for a moment, on the question mark key, on a
 * long press, and on a click without another purpose.
 */
import type { Attachment } from 'svelte/attachments';
import { layout } from '../../table/layout.svelte';
import type { View } from './position';

const REST = 450; // milliseconds of hovering or focus
const PRESS = 400;
const STILL = 10; // pixels that a finger may move during a long press

export interface Line {
  icon?: string; // the id of a symbol
  box?: string; // or the colour of a square in its place
  lead?: string; // in bold before it
  text: string;
  gain?: string; // in bold after it
}
export interface Note {
  icon?: string;
  title: string;
  about?: string; // beside the title
  lines: readonly Line[];
  foot?: string;
  made?: boolean; // these values are ours
}
export type Subject =
  | { kind: 'note'; note: Note }
  | { kind: 'card'; card: string; view: View }
  | { kind: 'support'; card: string; count: number; free: boolean };

class Explaining {
  subject = $state.raw<Subject | null>(null);
  at = $state.raw<Element | null>(null);
  pinned = $state(false); // stays open when the pointer leaves

  /** A sheet over the whole page: it scrolls, so it stays until a tap. */
  get isSheet(): boolean {
    return layout.small && this.subject?.kind === 'card';
  }
  show(subject: Subject | null, at: Element): void {
    this.subject = subject;
    this.at = subject && at;
    this.pinned = false;
  }
  close(at = this.at): void {
    if (at === this.at) [this.subject, this.at, this.pinned] = [null, null, false];
  }
}
export const explaining = new Explaining();

type Thing = HTMLElement | SVGElement;
const isThing = (one: EventTarget | null): one is Thing => one instanceof HTMLElement || one instanceof SVGElement;
const ARROWS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const members = (group: Element | null) => [...(group?.querySelectorAll('[data-explains]') ?? [])].filter(isThing);

/** In an element with `data-roving` one member is a tab stop, and the arrow keys reach the others. */
function keepTabStop(group: Element | null, without?: Element): void {
  const ours = members(group).filter((one) => one !== without && one.dataset['explains'] === 'only');
  if (ours.length && !ours.some((one) => one.tabIndex === 0)) ours[0]!.tabIndex = 0;
}

/** `subject` is called when the explanation opens; null: nothing to explain. */
export function explains(subject: () => Subject | null): Attachment {
  return (element) => {
    if (!isThing(element)) return;
    const thing = element;
    const acts = thing.matches('button, a, [role=button]'); // a click has another purpose
    const group = thing.closest('[data-roving]');
    thing.dataset['explains'] = acts ? '' : 'only';
    if (!acts) thing.tabIndex = group ? -1 : 0;
    keepTabStop(group);

    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number; moved: boolean } | null = null; // a long press
    let swallow = false; // the click that ends a long press
    const shown = () => explaining.at === thing;
    const show = () => explaining.show(subject(), thing);
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const after = (wait: number, then = show) => {
      stop();
      timer = setTimeout(then, wait);
    };
    const leave = () => {
      stop();
      if (!explaining.pinned) explaining.close(thing);
    };
    function down(event: PointerEvent): void {
      stop();
      swallow = false;
      if (event.pointerType === 'mouse') {
        if (acts) explaining.close(thing);
        return;
      }
      pressed = { x: event.clientX, y: event.clientY, moved: false };
      after(PRESS, () => {
        show();
        swallow = shown();
      });
    }
    function move(event: PointerEvent): void {
      // A thing that appears under a resting pointer is not hovered.
      const moves = event.pointerType === 'mouse' && (event.movementX || event.movementY);
      if (moves && timer === undefined && !shown()) after(REST);
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) return;
      pressed.moved = true;
      if (!shown()) stop();
    }
    /** Releasing closes it, unless the finger has moved to read on, or it covers the page. */
    function up(): void {
      if (swallow && (pressed?.moved || explaining.isSheet)) explaining.pinned = true;
      else if (swallow) explaining.close(thing);
      stop();
      pressed = null;
    }
    function click(event: MouseEvent): void {
      if (swallow) {
        event.preventDefault();
        event.stopImmediatePropagation();
        swallow = false;
      } else if (!acts && thing.dataset['picks'] === undefined) pin();
    }
    function pin(): void {
      stop();
      const again = shown() && explaining.pinned;
      if (again) return explaining.close(thing);
      show();
      explaining.pinned = shown();
    }
    function key(event: KeyboardEvent): void {
      const step = ARROWS[event.key];
      if (event.key === '?') show();
      else if (!acts && (event.key === 'Enter' || event.key === ' ')) pin();
      else if (step && group) walk(step);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    function walk(step: number): void {
      const all = members(group);
      const next = all[all.indexOf(thing) + step];
      if (!next) return;
      if (!acts) thing.tabIndex = -1;
      if (next.dataset['explains'] === 'only') next.tabIndex = 0;
      next.focus();
    }
    const listeners = new AbortController();
    const target: GlobalEventHandlers = thing;
    const on = <K extends keyof GlobalEventHandlersEventMap>(
      name: K,
      then: (event: GlobalEventHandlersEventMap[K]) => void,
      capture = false,
    ) => target.addEventListener(name, then, { capture, signal: listeners.signal });
    on('pointerleave', (event) => event.pointerType === 'mouse' && leave());
    on('pointerdown', down);
    on('pointermove', move);
    on('pointerup', up);
    on('pointercancel', up);
    on('contextmenu', (event) => shown() && event.preventDefault());
    on('focus', () => thing.matches(':focus-visible') && after(REST));
    on('blur', leave);
    on('keydown', key);
    on('click', click, true);
    return () => {
      listeners.abort();
      stop();
      explaining.close(thing);
      keepTabStop(group, thing);
    };
  };
}
/** An attachment that shows this note. */
export const notes = (note: () => Note | null): Attachment =>
  explains(() => {
    const found = note();
    return found && { kind: 'note', note: found };
  });
