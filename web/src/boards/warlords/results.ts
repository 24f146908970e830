/** The results of actions, derived from the facts: a slip for each. */
import { isKind, type Kind } from '$core/kinds';
import { bombing } from './deeds';
import type { Fact } from './position';

export interface Slip {
  at: number; // number of the fact
  fact: Result; // its headline
  planet: string; // where; "": nowhere
  lost: { seat: number; units: string }[];
}
const STRIKES = ['MercenaryWounded', 'GuardKilled', 'CardsExchanged', 'TakenCardReturned', 'SupportCancelled'] as const;
type Result = Kind<Fact, 'InvasionEnded' | 'PlanetBombarded' | 'PlanetsSeen' | (typeof STRIKES)[number]>;

/** All results since a fact, the newest last. */
export function slips(facts: readonly Fact[], since: number, seat: number | null): Slip[] {
  const found: Slip[] = [];
  facts.forEach((fact, at) => {
    if (at < since) return;
    if (fact.type === 'InvasionEnded') {
      const from = facts.findLastIndex((one, i) => i < at && one.type === 'InvasionBegan');
      const lost = facts.slice(from, at).filter((one) => one.type === 'UnitsLost');
      found.push({
        at,
        fact,
        planet: fact.planet,
        lost: lost.map(({ seat: owner, units }) => ({ seat: owner, units })),
      });
    } else if (fact.type === 'PlanetBombarded')
      found.push({ at, fact, planet: fact.planet, lost: bombing(facts.slice(at))?.lost ?? [] });
    else if (fact.type === 'PlanetsSeen' && fact.seat === seat)
      found.push({ at, fact, planet: fact.planets[0] ?? '', lost: [] });
    else if (isKind(fact, ...STRIKES)) found.push({ at, fact, planet: '', lost: [] });
  });
  return found;
}
