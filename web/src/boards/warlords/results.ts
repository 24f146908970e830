/** What actions did, told again from the facts: a slip for each. */
import type { Told } from '$core/telling';
import { bombing } from './deeds';

export interface Slip {
  at: number; // which of the facts
  fact: Told; // what its headline tells
  planet: string; // where; "": nowhere
  lost: { seat: number; units: string }[];
}
const STRIKES = ['MercenaryWounded', 'GuardKilled', 'CardsExchanged', 'TakenCardReturned', 'SupportCancelled'];

/** All that happened from one fact on, the newest last. */
export function slips(facts: readonly Told[], since: number, seat: number | null): Slip[] {
  const found: Slip[] = [];
  facts.forEach((fact, at) => {
    if (at < since) return;
    const planet = (fact['planet'] as string | undefined) ?? '';
    if (fact.type === 'InvasionEnded') {
      const from = facts.findLastIndex((one, i) => i < at && one.type === 'InvasionBegan');
      const lost = facts.slice(from, at).filter((one) => one.type === 'UnitsLost');
      found.push({
        at,
        fact,
        planet,
        lost: lost.map((one) => ({ seat: one['seat'] as number, units: String(one['units']) })),
      });
    } else if (fact.type === 'PlanetBombarded')
      found.push({ at, fact, planet, lost: bombing(facts.slice(at))?.lost ?? [] });
    else if (fact.type === 'PlanetsSeen' && fact['seat'] === seat)
      found.push({ at, fact, planet: (fact['planets'] as string[])[0] ?? '', lost: [] });
    else if (STRIKES.includes(fact.type)) found.push({ at, fact, planet: '', lost: [] });
  });
  return found;
}
