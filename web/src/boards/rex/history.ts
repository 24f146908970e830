/**
 * The course of influence, units and strongholds, round by round. A table that continued from a position lacks the
 * facts before it: its start is the final state minus all known changes.
 */
import { isKind } from '$core/kinds';
import { unitCount, type Fact, type View } from './position';
import { SPACES, strongholdSpaces } from './world';

export type Measure = 'influence' | 'units' | 'strongholds';
export interface History {
  rounds: number[];
  lines: Record<Measure, number[][]>; // by seat, at the end of each round
  battles: { won: number; lost: number }[];
}

/** The holdings of each seat, by space. */
class Holdings {
  constructor(
    readonly purse: number[],
    readonly board: Map<string, number>[], // all units
    readonly down: Map<string, number>, // those of the Xxcha that are face down
    readonly xxcha: number,
  ) {}

  add(seat: number, space: string, count: number): void {
    this.board[seat]!.set(space, (this.board[seat]!.get(space) ?? 0) + count);
  }
  pay(seat: number | null, amount: number): void {
    if (seat !== null) this.purse[seat]! += amount;
  }
  /** Applies a fact, or reverts it with -1. */
  change(fact: Fact, way: 1 | -1): void {
    switch (fact.type) {
      case 'InfluenceGained':
        return this.pay(fact.seat, way * fact.amount);
      case 'InfluencePaid':
        this.pay(fact.seat, -way * fact.amount);
        return this.pay(fact.receiver, way * fact.amount);
      case 'UnitsDeployed':
        return this.add(fact.seat, fact.space, way * unitCount(fact));
      case 'UnitsMoved':
        this.add(fact.seat, fact.origin, -way * unitCount(fact));
        return this.add(fact.seat, fact.target, way * unitCount(fact));
      case 'UnitsLost':
      case 'UnitsWithdrew':
        return this.add(fact.seat, fact.space, -way * unitCount(fact));
      case 'UnitsTurned':
        this.down.set(fact.space, fact.down ? (this.board[fact.seat]!.get(fact.space) ?? 0) : 0);
    }
  }
  controller(space: string): number | undefined {
    const up = (seat: number) =>
      (this.board[seat]!.get(space) ?? 0) - (seat === this.xxcha ? (this.down.get(space) ?? 0) : 0);
    const there = [...this.board.keys()].filter((seat) => up(seat) > 0);
    return there.length === 1 ? there[0] : undefined;
  }
}

/** The state before the first known fact. Xxcha units that turned later were face up. */
function beginning(facts: readonly Fact[], v: View): Holdings {
  const xxcha = v.races.indexOf('xxcha');
  const turned = new Set(facts.filter((fact) => fact.type === 'UnitsTurned').map((fact) => fact.space));
  const board = v.units.map(
    (units, seat) => new Map(SPACES.map(({ id, at }) => [id, units[at]! + (seat === xxcha ? v.face_down[at]! : 0)])),
  );
  const down = new Map(SPACES.flatMap(({ id, at }) => (turned.has(id) ? [] : [[id, v.face_down[at]!] as const])));
  const held = new Holdings([...v.influence], board, new Map(), xxcha);
  for (const fact of facts) held.change(fact, -1);
  return new Holdings(held.purse, held.board, down, xxcha);
}

export function history(facts: readonly Fact[], v: View): History {
  const held = beginning(facts, v);
  const seats = [...v.races.keys()];
  const battles = seats.map(() => ({ won: 0, lost: 0 }));
  const empty = () => seats.map((): number[] => []);
  const found: History = { rounds: [], lines: { influence: empty(), units: empty(), strongholds: empty() }, battles };
  const take = (round: number) => {
    found.rounds.push(round);
    const owners = strongholdSpaces().map((space) => held.controller(space.id));
    for (const seat of seats) {
      found.lines.influence[seat]!.push(held.purse[seat]!);
      found.lines.units[seat]!.push([...held.board[seat]!.values()].reduce((sum, n) => sum + n, 0));
      found.lines.strongholds[seat]!.push(owners.filter((owner) => owner === seat).length);
    }
  };
  const phase = facts.find((fact) => fact.type === 'PhaseBegan');
  const fresh = phase?.phase === 'influence';
  let round = phase ? phase.round - Number(fresh) : v.round;
  if (round > 0 && !(fresh && facts[0] === phase)) take(round - 1); // the facts begin in the middle of a round
  let sides: number[] = [];
  for (const fact of facts) {
    held.change(fact, 1);
    if (fact.type === 'PhaseBegan') {
      if (fact.phase === 'influence') take(round);
      round = fact.round;
    } else if (fact.type === 'BattleBegan') sides = fact.sides;
    else if (fact.type === 'BattleDecided')
      for (const side of sides) battles[side]![side === fact.winner ? 'won' : 'lost']++;
  }
  take(round);
  return found;
}

export interface Turn {
  letter: string; // the same in the list and in the charts
  round: number;
  space: string; // the space of the battle; '': none
  fact: Fact;
}
const MOST = 6;
/**
 * The turning points of the game, latest ones only: battles for strongholds, treason, alliances, a destroyed shield.
 */
export function turningPoints(facts: readonly Fact[]): Turn[] {
  const held = new Set(strongholdSpaces().map((space) => space.id));
  const found: Omit<Turn, 'letter'>[] = [];
  let [round, space] = [0, ''];
  for (const fact of facts) {
    if (fact.type === 'PhaseBegan') [round, space] = [fact.round, ''];
    else if (fact.type === 'BattleBegan') space = fact.space;
    else if (
      fact.type === 'TraitorRevealed' ||
      (fact.type === 'BattleDecided' && held.has(space) && fact.why !== 'traitor')
    )
      found.push({ round, space, fact });
    else if (isKind(fact, 'AllianceFormed', 'AllianceLeft', 'ShieldDestroyed')) found.push({ round, space: '', fact });
  }
  return found.slice(-MOST).map((turn, i) => ({ ...turn, letter: 'abcdef'[i]! }));
}
