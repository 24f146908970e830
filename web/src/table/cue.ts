/**
 * Marks the sides on which each scrolling region of a page continues (`data-more="up down left right"`), where its edge
 * then fades: `<div class="page table" {@attach cues}>`. A region that scrolls but contains no control becomes
 * reachable by keyboard.
 */
import { afterLayout } from '$core/dom';

const SCROLLS = /auto|scroll/;
const SLACK = 2; // pixels: sizes are fractions, scroll positions are not

const FADE = 34; // pixels, as in the styles

/**
 * The height at the lower edge that must not fade. What follows the pinned part may be in sight, too: then it is where
 * it would be without sticking, and further up than the fade.
 */
function pinnedHeight(node: HTMLElement): number {
  const part = node.querySelector<HTMLElement>('[data-pinned]');
  if (!part || getComputedStyle(part).position !== 'sticky') return 0;
  const [{ bottom }, box] = [node.getBoundingClientRect(), part.getBoundingClientRect()];
  return bottom - box.bottom < FADE ? Math.round(Math.max(box.height, bottom - box.top)) : 0;
}

const marked = new WeakSet<HTMLElement>();

/** A single region outside of such a page: `<div {@attach cue}>`. */
export function cue(node: HTMLElement): () => void {
  if (marked.has(node)) return () => undefined;
  marked.add(node);
  let cancel: (() => void) | null = null;
  let stop = false; // we have made it a tab stop
  const look = (): void => {
    cancel = null;
    const style = getComputedStyle(node);
    const right = SCROLLS.test(style.overflowX) ? node.scrollWidth - node.clientWidth - node.scrollLeft : 0;
    const down = SCROLLS.test(style.overflowY) ? node.scrollHeight - node.clientHeight - node.scrollTop : 0;
    const sides = { up: node.scrollTop, down, left: node.scrollLeft, right };
    const more = Object.entries(sides)
      .flatMap(([side, pixels]) => (pixels > SLACK ? [side] : []))
      .join(' ');
    if (more !== (node.dataset['more'] ?? '')) more ? (node.dataset['more'] = more) : delete node.dataset['more'];
    const pinned = pinnedHeight(node);
    const height = pinned ? `${pinned}px` : '';
    if (height !== node.style.getPropertyValue('--pinned')) node.style.setProperty('--pinned', height);
    const alone = more !== '' && !node.querySelector('button, a[href], input, select, textarea, [tabindex]');
    if (alone === stop || (alone && node.hasAttribute('tabindex'))) return;
    stop = alone;
    if (alone) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const soon = (): void => {
    cancel ??= afterLayout(look);
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(() => {
    for (const child of node.children) sizes.observe(child);
    soon();
  });
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  const EVENTS = ['scroll', 'transitionend', 'animationend']; // an element may stick out while it moves in
  for (const event of EVENTS) node.addEventListener(event, soon, { passive: true });
  return () => {
    marked.delete(node);
    cancel?.();
    sizes.disconnect();
    contents.disconnect();
    for (const event of EVENTS) node.removeEventListener(event, soon);
  };
}

export function cues(page: HTMLElement): () => void {
  const found = new Map<HTMLElement, () => void>();
  const mark = (root: Element): void => {
    for (const node of [root, ...root.querySelectorAll('*')]) {
      if (!(node instanceof HTMLElement) || found.has(node)) continue;
      const { overflowX, overflowY } = getComputedStyle(node);
      if (SCROLLS.test(overflowX) || SCROLLS.test(overflowY)) found.set(node, cue(node));
    }
  };
  const forget = (): void => {
    for (const [node, end] of found) {
      if (page.contains(node)) continue;
      end();
      found.delete(node);
    }
  };
  let cancel = () => {};
  const added = new Set<HTMLElement>();
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) added.add(node);
    if (changes.some(({ removedNodes }) => removedNodes.length)) forget();
    cancel();
    cancel = afterLayout(() => {
      for (const node of added) if (page.contains(node)) mark(node);
      added.clear();
    });
  });
  const all = () => mark(page); // another layout may make other regions scroll
  all();
  watcher.observe(page, { childList: true, subtree: true });
  addEventListener('resize', all);
  return () => {
    cancel();
    watcher.disconnect();
    removeEventListener('resize', all);
    for (const end of found.values()) end();
  };
}
