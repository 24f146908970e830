import { afterLayout } from '$core/dom';

/**
 * Text of limited height that gets smaller, then wraps to two lines, before it is truncated: `<div {@attach fit}>`.
 * Styles define the appearance for each `data-fit`.
 */
const STEPS = ['', 'small', 'two-lines'];
const LEADING = 6; // pixels by which glyphs may extend above and below a line

const isCut = (node: Element): boolean =>
  node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + LEADING;

export function fit(node: HTMLElement): () => void {
  let cancel: (() => void) | null = null;
  const look = (): void => {
    cancel = null;
    for (const step of STEPS) {
      if (node.dataset['fit'] !== step) node.dataset['fit'] = step;
      if (![...node.children].some(isCut)) return;
    }
  };
  const soon = (): void => {
    cancel ??= afterLayout(look);
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(node); // elements beside it may leave it less room
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  soon();
  return () => {
    cancel?.();
    sizes.disconnect();
    contents.disconnect();
  };
}
