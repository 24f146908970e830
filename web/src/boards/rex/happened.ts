/** What has happened to a seat, read off the facts of an update: its battle, its losses, a stronghold, an alliance. */
import { isKind, type Kind } from '$core/kinds';
import { allies, unitCount, type Fact, type View } from './position';
import { SPACE } from './world';

export interface Army {
  seat: number;
  units: number | null; // when the battle began, as far as it was told
  plan: { dial: number; leader: string; slot: string } | null;
  leader: string; // as the plan or a later fact names it; '': none, or not told
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
export function lastBattle(facts: readonly Fact[]): Report | null {
  const at = facts.findLastIndex((fact) => fact.type === 'BattleDecided');
  if (at < 0) return null;
  const from = facts.slice(0, at).findLastIndex((fact) => fact.type === 'BattleBegan');
  const after = facts.slice(at + 1).findIndex((fact) => fact.type === 'BattleBegan' || fact.type === 'PhaseBegan');
  const told = facts.slice(Math.max(0, from), after < 0 ? undefined : at + 1 + after);
  const decided = facts[at];
  if (decided?.type !== 'BattleDecided') return null;
  // A table that goes on from the middle of a battle was not told how it began.
  const began = told.find((fact) => fact.type === 'BattleBegan');
  const [first, second] = began?.sides ?? seats(told, decided.winner);
  if (first === undefined || second === undefined) return null;
  const place = began ?? told.find((fact) => isKind(fact, 'UnitsLost', 'UnitsWithdrew', 'Exploded'));
  return {
    space: place?.space ?? '',
    armies: [army(first, told, began?.units[0]), army(second, told, began?.units[1])],
    winner: decided.winner,
    why: decided.why,
    strengths: decided.strengths,
  };
}

function seats(told: readonly Fact[], winner: number | null): number[] {
  const planned = told.filter((fact) => fact.type === 'PlanOpened').map((fact) => fact.of);
  const fought = told.filter((fact) => isKind(fact, 'UnitsLost', 'UnitsWithdrew')).map((fact) => fact.seat);
  return [...new Set([...planned, winner, ...fought])].filter((seat) => seat !== null).slice(0, 2);
}

function army(seat: number, told: readonly Fact[], units: number | null = null): Army {
  const own = told.filter((fact) => 'seat' in fact && fact.seat === seat);
  const opened = told.filter((fact) => 'of' in fact && fact.of === seat);
  const plan = opened.find((fact) => fact.type === 'PlanOpened');
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const revealed = told.filter((fact) => fact.type === 'TraitorRevealed').find((fact) => fact.side === seat);
  const destroyed = own.find((fact) => fact.type === 'LeaderDestroyed');
  return {
    seat,
    units,
    plan: plan ? { dial: plan.dial, leader: plan.leader, slot: plan.slot } : null,
    leader: plan?.leader ?? revealed?.leader ?? destroyed?.leader ?? '',
    cards: opened.flatMap((fact) => (fact.type === 'CardsOpened' ? fact.cards : [])),
    fell: destroyed !== undefined,
    betrayed: revealed?.of ?? null,
    retreated: own.some((fact) => fact.type === 'UnitsWithdrew'),
    lost: sum(own.map((fact) => (fact.type === 'UnitsLost' ? unitCount(fact) : 0))),
    gained: sum(own.map((fact) => (fact.type === 'InfluenceGained' && fact.why === 'weapon' ? fact.amount : 0))),
    discarded: own.flatMap((fact) => (fact.type === 'CardDiscarded' ? [fact.card] : [])),
  };
}

export type Blow =
  | { kind: 'bombardment' | 'offensive' | 'shield'; fact: Kind<Fact, 'UnitsLost'> }
  | { kind: 'stronghold'; fact: Kind<Fact, 'UnitsMoved' | 'UnitsDeployed'> }
  | { kind: 'alliance'; fact: Kind<Fact, 'AllianceLeft'> };
const STRIKES = ['bombardment', 'offensive', 'shield'] as const;

/** What happened to the seat besides a battle. `all` are the facts up to now, and `v` is the table after them. */
export function blows(facts: readonly Fact[], seat: number, all: readonly Fact[], v: View): Blow[] {
  return facts.flatMap((fact): Blow[] => {
    if (fact.type === 'UnitsLost' && fact.seat === seat) {
      const kind = STRIKES.find((one) => one === fact.why);
      return kind ? [{ kind, fact }] : [];
    }
    if (fact.type === 'AllianceLeft') {
      const before = partners(all.slice(0, all.lastIndexOf(fact)), seat);
      return fact.seat !== seat && before.includes(fact.seat) ? [{ kind: 'alliance', fact }] : [];
    }
    if (!isKind(fact, 'UnitsMoved', 'UnitsDeployed')) return [];
    return takesHold(fact, seat, v) ? [{ kind: 'stronghold', fact }] : [];
  });
}

/** Where units have come to. */
export function arrival(fact: Kind<Fact, 'UnitsMoved' | 'UnitsDeployed'>): string {
  return fact.type === 'UnitsMoved' ? fact.target : fact.space;
}

/** Somebody else enters a stronghold in which this seat alone had units: it is nobody's now. */
function takesHold(fact: Kind<Fact, 'UnitsMoved' | 'UnitsDeployed'>, seat: number, v: View): boolean {
  const space = SPACE.get(arrival(fact));
  if (!space?.icons.includes('stronghold') || fact.seat === seat || allies(v, seat).includes(fact.seat)) return false;
  const others = v.units.reduce((sum, units, other) => sum + (other === seat ? 0 : units[space.at]!), 0);
  return v.units[seat]![space.at]! > 0 && others > 0 && others <= unitCount(fact);
}

/** With whom a seat is allied, according to these facts. */
function partners(facts: readonly Fact[], seat: number): number[] {
  let found: number[] = [];
  for (const fact of facts) {
    if (fact.type === 'AllianceFormed') {
      const { members } = fact;
      found = members.includes(seat)
        ? members.filter((one) => one !== seat)
        : found.filter((one) => !members.includes(one));
    } else if (fact.type === 'AllianceLeft') found = fact.seat === seat ? [] : found.filter((one) => one !== fact.seat);
  }
  return found;
}

/** Does an update hold anything that the seat should not miss? */
export function happenedTo(facts: readonly Fact[], seat: number, all: readonly Fact[], v: View): boolean {
  const fought =
    facts.some((fact) => fact.type === 'BattleDecided') && lastBattle(all)?.armies.some((one) => one.seat === seat);
  return Boolean(fought) || blows(facts, seat, all, v).length > 0;
}
