/** What happened to a seat, derived from the facts of an update: its battle, its losses, a stronghold, an alliance. */
import { isKind, type Kind } from '$core/kinds';
import { allies, unitCount, type Fact, type View } from './position';
import { SPACE } from './world';

export interface Army {
  seat: number;
  units: number | null; // at the beginning of the battle; null: unknown
  plan: { dial: number; leader: string; slot: string } | null;
  leader: string; // from the plan or a later fact; '': none, or unknown
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

/** The last decided battle, from its beginning to the next battle or phase. */
export function lastBattle(facts: readonly Fact[]): Report | null {
  return battleAt(
    facts,
    facts.findLastIndex((fact) => fact.type === 'BattleDecided'),
  );
}

/** All battles, with their rounds. */
export function battles(facts: readonly Fact[]): (Report & { round: number })[] {
  let round = 0;
  return facts.flatMap((fact, at) => {
    if (fact.type === 'PhaseBegan') ({ round } = fact);
    const report = fact.type === 'BattleDecided' ? battleAt(facts, at) : null;
    return report ? [{ ...report, round }] : [];
  });
}

/** The battle that was decided by this fact. */
function battleAt(facts: readonly Fact[], at: number): Report | null {
  const decided = facts[at];
  if (decided?.type !== 'BattleDecided') return null;
  const from = facts.slice(0, at).findLastIndex((fact) => fact.type === 'BattleBegan');
  const after = facts.slice(at + 1).findIndex((fact) => fact.type === 'BattleBegan' || fact.type === 'PhaseBegan');
  const battleFacts = facts.slice(Math.max(0, from), after < 0 ? undefined : at + 1 + after);
  // A table that continued from the middle of a battle does not have its first facts.
  const began = battleFacts.find((fact) => fact.type === 'BattleBegan');
  const [first, second] = began?.sides ?? seats(battleFacts, decided.winner);
  if (first === undefined || second === undefined) return null;
  const place = began ?? battleFacts.find((fact) => isKind(fact, 'UnitsLost', 'UnitsWithdrew', 'Exploded'));
  return {
    space: place?.space ?? '',
    armies: [army(first, battleFacts, began?.units[0]), army(second, battleFacts, began?.units[1])],
    winner: decided.winner,
    why: decided.why,
    strengths: decided.strengths,
  };
}

function seats(battleFacts: readonly Fact[], winner: number | null): number[] {
  const planned = battleFacts.filter((fact) => fact.type === 'PlanOpened').map((fact) => fact.of);
  const fought = battleFacts.filter((fact) => isKind(fact, 'UnitsLost', 'UnitsWithdrew')).map((fact) => fact.seat);
  return [...new Set([...planned, winner, ...fought])].filter((seat) => seat !== null).slice(0, 2);
}

function army(seat: number, battleFacts: readonly Fact[], units: number | null = null): Army {
  const own = battleFacts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const opened = battleFacts.filter((fact) => 'of' in fact && fact.of === seat);
  const plan = opened.find((fact) => fact.type === 'PlanOpened');
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const revealed = battleFacts.filter((fact) => fact.type === 'TraitorRevealed').find((fact) => fact.side === seat);
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

/** What happened to the seat besides battles. `all` are the facts so far, and `v` is the view after them. */
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

/** The space where units arrived. */
export function arrival(fact: Kind<Fact, 'UnitsMoved' | 'UnitsDeployed'>): string {
  return fact.type === 'UnitsMoved' ? fact.target : fact.space;
}

/** Another player enters a stronghold in which only this seat had units: nobody controls it now. */
function takesHold(fact: Kind<Fact, 'UnitsMoved' | 'UnitsDeployed'>, seat: number, v: View): boolean {
  const space = SPACE.get(arrival(fact));
  if (!space?.icons.includes('stronghold') || fact.seat === seat || allies(v, seat).includes(fact.seat)) return false;
  const others = v.units.reduce((sum, units, other) => sum + (other === seat ? 0 : units[space.at]!), 0);
  return v.units[seat]![space.at]! > 0 && others > 0 && others <= unitCount(fact);
}

/** The allies of a seat according to these facts. */
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

/** Whether an update contains anything that the seat should not miss. */
export function happenedTo(facts: readonly Fact[], seat: number, all: readonly Fact[], v: View): boolean {
  const fought =
    facts.some((fact) => fact.type === 'BattleDecided') && lastBattle(all)?.armies.some((one) => one.seat === seat);
  return Boolean(fought) || blows(facts, seat, all, v).length > 0;
}
