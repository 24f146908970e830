/** Cards and answers worth showing large: those just revealed to everybody, and those that only one player may see. */
import { isKind, type Kind } from '$core/kinds';
import type { Fact } from './position';

const OPEN = ['InfluenceCardDrawn', 'BombardmentDrawn', 'InterrogationAnswered'] as const;
const OWN = ['CardsSeen', 'TraitorDrawn', 'ForecastSeen', 'BombardmentSeen'] as const;
export type Moment = Kind<Fact, (typeof OPEN)[number] | (typeof OWN)[number]>;

/** Only the viewer knows it. */
export function isOwn(moment: Moment): boolean {
  return isKind(moment, ...OWN);
}

/**
 * The moments in these facts for a seat; spectators see public ones. The auction already shows a card that was only
 * looked at.
 */
export function moments(facts: readonly Fact[], seat: number | null): Moment[] {
  const came = facts.some((fact) => isKind(fact, 'CardSold', 'CardsDrawn') && fact.seat === seat);
  return facts.filter((fact): fact is Moment => {
    if (isKind(fact, ...OPEN)) return true;
    if (!isKind(fact, ...OWN) || seat === null) return false;
    return !isKind(fact, 'CardsSeen') || (came && fact.seat === seat);
  });
}

/** Groups consecutive moments of one kind. */
export function byKind(found: readonly Moment[]): Moment[][] {
  const groups: Moment[][] = [];
  for (const moment of found) {
    if (groups.at(-1)?.[0]?.type === moment.type) groups.at(-1)!.push(moment);
    else groups.push([moment]);
  }
  return groups;
}

/** The number of beats for which a bombardment card is shown before the fleet moves. */
export const BEFORE_SWEEP = 2;
export function beatsBefore(facts: readonly Fact[]): number {
  return facts.some((fact) => fact.type === 'BombardmentDrawn') ? BEFORE_SWEEP : 0;
}
