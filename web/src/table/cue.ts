/**
 * Marks a scrolling region with the sides on which it has more (`data-more="up down left right"`), so that its edge fades
 * there: `<div {@attach cue}>`. A region that can be scrolled but contains no control can be reached by keyboard.
 */
const SLACK = 2; // pixels: sizes are fractions, scroll positions are not

export function cue(node: HTMLElement): () => void {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    const style = getComputedStyle(node);
    const scrolls = (overflow: string) => overflow !== 'visible' && overflow !== 'clip';
    const right = scrolls(style.overflowX) ? node.scrollWidth - node.clientWidth - node.scrollLeft : 0;
    const down = scrolls(style.overflowY) ? node.scrollHeight - node.clientHeight - node.scrollTop : 0;
    const sides = { up: node.scrollTop, down, left: node.scrollLeft, right };
    const more = Object.entries(sides).flatMap(([side, pixels]) => (pixels > SLACK ? [side] : [])).join(' ');
    if (more !== (node.dataset['more'] ?? '')) more ? (node.dataset['more'] = more) : delete node.dataset['more'];
    const alone = more !== '' && !node.querySelector('button, a[href], input, select, textarea, [tabindex]');
    if (alone) node.tabIndex = 0;
    else if (node.getAttribute('tabindex') === '0' && !more) node.removeAttribute('tabindex');
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(() => {
    for (const child of node.children) sizes.observe(child);
    soon();
  });
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', soon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener('scroll', soon);
  };
}
