/** Who is one step from ending the game. */
import { say } from '$core/session.svelte';
import { called } from './names';
import { mostAlike, type View } from './position';
import { spaces } from './world';

const FOUR = 4; // of a kind §17.3
export function nearEnd(v: View, names: readonly string[]): { id: string; text: string }[] {
  const found: { id: string; text: string }[] = [];
  for (let seat = 0; seat < v.seats; seat++) {
    const who = { you: seat === v.seat, player: names[seat] ?? '' };
    const { kind, count } = mostAlike(v, seat);
    if (count === FOUR - 1)
      found.push({ id: `alike ${seat} ${kind}`, text: say('web-warlords-one-alike', { ...who, kind: called(kind) }) });
    if (v.reputation[seat] === spaces().length - 1)
      found.push({ id: `reputation ${seat}`, text: say('web-warlords-one-reputation', who) });
  }
  const left = v.options.early_last_round ? v.deck : v.deck + v.market.length;
  if (left === 1 && !v.turns_left) found.push({ id: 'mercenaries', text: say('web-warlords-one-mercenary') });
  return found;
}
