/** The keys of a table. A missing command is not possible now, and its key does nothing. */
import { targetOf } from '$core/dom';

export interface Keys {
  escape(typing: HTMLElement | SVGElement | null): void; // the focused field, if any
  type(): void; // types an answer in notation
  step(by: -1 | 1): void; // steps through the past
  pick(nth: number): void; // a piece of the rack, 1 is the first
  help(): void;
  deals?: (() => void) | undefined;
  hint?: (() => void) | undefined;
  skip?: (() => void) | undefined; // skips the animation
  confirm?: (() => void) | undefined;
}

export function press(event: KeyboardEvent, does: Keys): void {
  const target = targetOf(event);
  const typing = target?.closest('input, textarea, select, dialog') ? target : null;
  if (event.key === 'Escape') does.escape(typing);
  else if (event.key === 'Enter') {
    if (event.target === document.body) does.confirm?.();
  } else if (!typing) pressed(event, target, does);
}

function pressed(event: KeyboardEvent, target: Element | null, does: Keys): void {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key === '/') {
    event.preventDefault();
    does.type();
  } else if (event.key === ',' || event.key === '.') does.step(event.key === ',' ? -1 : 1);
  else if (event.key === '?') does.help();
  else if (event.key === ' ' && does.skip && !target?.closest('button, a, [role=button]')) {
    event.preventDefault();
    does.skip();
  } else if (modified) return;
  else if (/^\d$/.test(event.key)) does.pick(Number(event.key) || 10);
  else if (event.key === 'd') does.deals?.();
  else if (event.key === 'h') does.hint?.();
}
