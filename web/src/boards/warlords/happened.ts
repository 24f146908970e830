/** Events of a seat that stay on screen until dismissed. */
import { isKind } from '$core/kinds';
import { frame, type Fact, type View } from './position';

export function happenedTo(facts: readonly Fact[], seat: number, v: View): boolean {
  const fighting = frame(v, 'Invasion') !== undefined; // a battle is reported as a whole, once it has ended
  return facts.some((fact) => {
    if (fact.type === 'InvasionEnded') return [fact.invader, fact.defender].includes(seat);
    if (isKind(fact, 'MercenaryWounded', 'GuardKilled', 'CardsExchanged', 'TakenCardShown')) return fact.owner === seat;
    if (fact.type === 'UnitsLost') return fact.seat === seat && !fighting;
    return fact.type === 'SupportCancelled' && fact.seat === seat;
  });
}
