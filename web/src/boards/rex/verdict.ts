/** The result of a battle: what each attack card did, and the parts of each side's strength. */
import type { Army, Report } from './happened';
import { iconOf, strengthOf } from './world';

const STOPS: Partial<Record<string, string>> = { 'energy-rifle': 'energy-shield', 'bio-weapon': 'bio-suit' };

/** `void`: no effect, because the plans do not count or there was no leader. */
export type Effect = 'stopped' | 'hit' | 'explodes' | 'void';

export interface Duel {
  attack: string; // '': none was played
  defence: string; // of the other side
  effect: Effect | null; // null: no attack
}

export function cardOf(army: Army, icon: 'attack' | 'defence'): string {
  return army.cards.find((card) => iconOf(card) === icon) ?? '';
}

/** The attack of one side, and the other side's answer to it. */
export function duel(report: Report, by: Army, against: Army): Duel {
  const [attack, defence] = [cardOf(by, 'attack'), cardOf(against, 'defence')];
  if (!attack) return { attack, defence, effect: null };
  if (report.why === 'explosion') return { attack, defence, effect: 'explodes' };
  if (report.why !== 'strength') return { attack, defence, effect: 'void' };
  if (defence && STOPS[attack] === defence) return { attack, defence, effect: 'stopped' };
  return { attack, defence, effect: against.fell ? 'hit' : 'void' };
}

const LASER = 'hylar-iii';
const SHIELD = 'energy-shield';

/** What the revealed cards will do to one side, if nobody retreats or reveals a traitor; null: nothing. */
export function threat(own: readonly string[], theirs: readonly string[]): 'hit' | 'explodes' | null {
  const all = [...own, ...theirs];
  if (all.includes(LASER) && all.includes(SHIELD)) return 'explodes';
  const attack = theirs.find((card) => iconOf(card) === 'attack');
  return attack && !own.includes(STOPS[attack] ?? '') ? 'hit' : null;
}

export interface Part {
  what: 'dial' | 'leader';
  points: number;
  counts: boolean;
}

/** The parts of a side's strength. A leader that fell adds nothing. */
export function parts(report: Report, army: Army): Part[] {
  if (!army.plan) return [];
  const counts = report.strengths !== null;
  const leader = strengthOf(army.plan.leader);
  const stands = counts && !army.fell;
  return [
    { what: 'dial', points: army.plan.dial, counts },
    ...(leader ? [{ what: 'leader' as const, points: leader, counts: stands }] : []),
  ];
}
