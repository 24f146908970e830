/**
 * A text of limited height that is set smaller, and then on two lines, before it ends in dots: `<div {@attach fit}>`.
 * Styles say what `data-fit` looks like.
 */
const STEPS = ['', 'small', 'two-lines'];
const LEADING = 6; // pixels that letters of one line may stick out above and below it

const isCut = (node: Element): boolean =>
  node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + LEADING;

export function fit(node: HTMLElement): () => void {
  const look = (): void => {
    for (const step of STEPS) {
      node.dataset['fit'] = step;
      if (![...node.children].some(isCut)) return;
    }
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node.parentElement ?? node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
