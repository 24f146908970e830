/** What happened to a seat, so that it stays on screen until the player has seen it. */
import type { Told } from '$core/telling';
import { frame, type View } from './position';

// by somebody else, at the cost of `owner`
const STRUCK = ['MercenaryWounded', 'GuardKilled', 'CardsExchanged', 'TakenCardShown'];

export function befell(facts: readonly Told[], seat: number, v: View): boolean {
  const fighting = frame(v, 'Invasion') !== undefined; // a battle is told as a whole, once it has ended
  return facts.some((fact) => {
    if (fact.type === 'InvasionEnded') return [fact['invader'], fact['defender']].includes(seat);
    if (STRUCK.includes(fact.type)) return fact['owner'] === seat;
    if (fact.type === 'UnitsLost') return fact['seat'] === seat && !fighting;
    return fact.type === 'SupportCancelled' && fact['seat'] === seat;
  });
}
