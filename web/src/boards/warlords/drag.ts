/** Units carried from the Launch Pad to a planet with mouse or finger. A click without a way is no drag. */
import { livery } from './liveries.svelte';
import { UNITS } from './world';

const SLIP = 6; // pixels
interface Ends {
  begin: () => void;
  drop: (planet: string) => void;
}

export function dragging(event: PointerEvent, letter: string, seat: number, { begin, drop }: Ends): void {
  if (event.button !== 0) return;
  const [x, y] = [event.clientX, event.clientY];
  let ghost: SVGSVGElement | null = null;
  const move = (now: PointerEvent) => {
    if (!ghost && Math.hypot(now.clientX - x, now.clientY - y) < SLIP) return;
    if (!ghost) {
      begin();
      ghost = carried(letter, seat);
      document.body.append(ghost);
    }
    ghost.style.left = `${now.clientX}px`;
    ghost.style.top = `${now.clientY}px`;
  };
  const end = (now: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    // The click that follows would take the unit up once more.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const under = document.elementFromPoint(now.clientX, now.clientY)?.closest('[data-planet]');
    const planet = under?.getAttribute('data-planet');
    if (planet && now.type === 'pointerup') drop(planet);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function carried(letter: string, seat: number): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', '-20 -20 40 40');
  drawing.setAttribute('class', 'wl-carried');
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `#${UNITS[letter]}-${livery(seat)}`);
  drawing.append(use);
  return drawing;
}
