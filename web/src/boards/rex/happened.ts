/** What has happened to a seat, read off the facts of an update: its battle, its losses, a stronghold, an alliance. */
import type { Told } from '$core/telling';
import { allies, type View } from './position';
import { SPACE } from './world';

export interface Army {
  seat: number;
  plan: { dial: number; leader: string; slot: string } | null;
  cards: string[];
  fell: boolean; // its leader
  betrayed: number | null; // by whom
  retreated: boolean;
  lost: number; // units
  gained: number; // influence, for a leader that fell
  discarded: string[];
}
export interface Report {
  space: string;
  armies: [Army, Army]; // in order of play
  winner: number | null;
  why: string; // strength, retreat, traitor, explosion
  strengths: [number, number] | null;
}

/** The last battle that was decided, from its beginning to whatever comes after it. */
export function lastBattle(facts: readonly Told[]): Report | null {
  const at = facts.findLastIndex((fact) => fact.type === 'BattleDecided');
  if (at < 0) return null;
  const from = facts.slice(0, at).findLastIndex((fact) => fact.type === 'BattleBegan');
  const after = facts.slice(at + 1).findIndex((fact) => fact.type === 'BattleBegan' || fact.type === 'PhaseBegan');
  const told = facts.slice(Math.max(0, from), after < 0 ? undefined : at + 1 + after);
  const decided = facts[at]!;
  // A table that goes on from the middle of a battle was not told how it began.
  const sides = from < 0 ? seats(told, decided) : (facts[from]!['sides'] as number[]);
  const place =
    told.find((fact) => fact.type === 'BattleBegan') ??
    told.find((fact) => ['UnitsLost', 'UnitsWithdrew', 'Exploded'].includes(fact.type));
  if (sides.length !== 2) return null;
  return {
    space: (place?.['space'] as string | undefined) ?? '',
    armies: sides.map((seat) => army(seat, told)) as [Army, Army],
    winner: decided['winner'] as number | null,
    why: String(decided['why']),
    strengths: (decided['strengths'] as [number, number] | null) ?? null,
  };
}

function seats(told: readonly Told[], decided: Told): number[] {
  const fought = told.filter((fact) => ['UnitsLost', 'UnitsWithdrew'].includes(fact.type)).map((fact) => fact['seat']);
  const found = [
    ...told.filter((fact) => fact.type === 'PlanOpened').map((fact) => fact['of']),
    decided['winner'],
    ...fought,
  ];
  return [...new Set(found)].filter((seat): seat is number => typeof seat === 'number').slice(0, 2);
}

function army(seat: number, told: readonly Told[]): Army {
  const of = (type: string, by = 'seat') => told.filter((fact) => fact.type === type && fact[by] === seat);
  const size = (fact: Told) => Number(fact['units']) + Number(fact['special'] ?? 0);
  const plan = of('PlanOpened', 'of')[0];
  return {
    seat,
    plan: plan ? { dial: Number(plan['dial']), leader: String(plan['leader']), slot: String(plan['slot']) } : null,
    cards: of('CardsOpened', 'of').flatMap((fact) => fact['cards'] as string[]),
    fell: of('LeaderDestroyed').length > 0,
    betrayed: (of('TraitorRevealed', 'side')[0]?.['of'] as number | undefined) ?? null,
    retreated: of('UnitsWithdrew').length > 0,
    lost: of('UnitsLost').reduce((sum, fact) => sum + size(fact), 0),
    gained: of('InfluenceGained').reduce(
      (sum, fact) => sum + (fact['why'] === 'weapon' ? Number(fact['amount']) : 0),
      0,
    ),
    discarded: of('CardDiscarded').map((fact) => String(fact['card'])),
  };
}

export interface Blow {
  kind: 'bombardment' | 'offensive' | 'shield' | 'stronghold' | 'alliance';
  fact: Told;
}
const STRIKES = ['bombardment', 'offensive', 'shield'];
const ENTERS = ['UnitsMoved', 'UnitsDeployed'];

/** What befell the seat besides a battle. `all` is the story up to now, and `v` the table as it is after it. */
export function blows(facts: readonly Told[], seat: number, all: readonly Told[], v: View): Blow[] {
  return facts.flatMap((fact): Blow[] => {
    if (fact.type === 'UnitsLost' && fact['seat'] === seat && STRIKES.includes(String(fact['why'])))
      return [{ kind: fact['why'] as Blow['kind'], fact }];
    if (
      fact.type === 'AllianceLeft' &&
      fact['seat'] !== seat &&
      partners(all.slice(0, all.lastIndexOf(fact)), seat).includes(fact['seat'] as number)
    )
      return [{ kind: 'alliance', fact }];
    return ENTERS.includes(fact.type) && takesHold(fact, seat, v) ? [{ kind: 'stronghold', fact }] : [];
  });
}

/** Somebody else enters a stronghold in which this seat alone had units: it is nobody's now. */
function takesHold(fact: Told, seat: number, v: View): boolean {
  const space = SPACE.get(String(fact['target'] ?? fact['space']));
  const [who, came] = [
    fact['seat'] as number,
    Number(fact['units']) + Number(fact['special'] ?? fact['mechanized'] ?? 0),
  ];
  if (!space?.icons.includes('stronghold') || who === seat || allies(v, seat).includes(who)) return false;
  const others = v.units.reduce((sum, units, other) => sum + (other === seat ? 0 : units[space.at]!), 0);
  return v.units[seat]![space.at]! > 0 && others > 0 && others <= came;
}

/** With whom a seat is allied, as the story tells it. */
function partners(facts: readonly Told[], seat: number): number[] {
  let found: number[] = [];
  for (const fact of facts) {
    const members = fact['members'] as number[];
    if (fact.type === 'AllianceFormed' && members.includes(seat)) found = members.filter((one) => one !== seat);
    else if (fact.type === 'AllianceFormed') found = found.filter((one) => !members.includes(one));
    else if (fact.type === 'AllianceLeft')
      found = fact['seat'] === seat ? [] : found.filter((one) => one !== fact['seat']);
  }
  return found;
}

/** Does an update hold anything that the seat should not miss? */
export function befalls(facts: readonly Told[], seat: number, all: readonly Told[], v: View): boolean {
  const fought =
    facts.some((fact) => fact.type === 'BattleDecided') && lastBattle(all)?.armies.some((one) => one.seat === seat);
  return Boolean(fought) || blows(facts, seat, all, v).length > 0;
}
