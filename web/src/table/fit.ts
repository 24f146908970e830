import { afterLayout } from '$core/dom';

/**
 * A text of limited height that is set smaller, and then on two lines, before it ends in dots: `<div {@attach fit}>`.
 * Styles say what `data-fit` looks like.
 */
const STEPS = ['', 'small', 'two-lines'];
const LEADING = 6; // pixels that letters of one line may stick out above and below it

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
  sizes.observe(node); // what stands beside it may leave it less room
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  soon();
  return () => {
    cancel?.();
    sizes.disconnect();
    contents.disconnect();
  };
}
