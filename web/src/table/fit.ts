/**
 * A text of limited height that is set smaller, and then on two lines, before it ends in dots: `<div {@attach fit}>`.
 * Styles say what `data-fit` looks like.
 */
const STEPS = ['', 'small', 'two-lines'];
const LEADING = 6; // pixels that letters of one line may stick out above and below it

const isCut = (node: Element): boolean =>
  node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + LEADING;

export function fit(node: HTMLElement): () => void {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    for (const step of STEPS) {
      node.dataset['fit'] = step;
      if (![...node.children].some(isCut)) return;
    }
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(node); // what stands beside it may leave it less room
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
  };
}
