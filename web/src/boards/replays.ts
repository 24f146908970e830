/** What a game adds to its replays: what is worth a mark on the timeline, and how a hand is shown. */
import type { Component } from 'svelte';
import type { Told } from '$core/telling';
import type { Begins, View } from '../replay/story';
import Mark from './general/Mark.svelte';
import { replays as tigris } from './tigris/replays';

export interface Replays {
  /** The kinds of marks, the weightiest first; `web-replay-mark-<kind>` names them. */
  kinds: readonly string[];
  mark: (fact: Told) => string | null;
  Mark: Component<{ kind: string; fact: Told }> | null;
  /** How its rounds are counted, where it is not by the turns of the log. */
  begins?: Partial<Begins>;
  /** What a seat holds. `own` is its own view, null: these eyes may not know it. */
  Hand: Component<{ view: View; own: View | null; seat: number }> | null;
}

const NONE: Replays = { kinds: [], mark: () => null, Mark: null, Hand: null };
const OF_REX: Record<string, string> = {
  TraitorRevealed: 'treason',
  BattleDecided: 'conflict',
  AllianceFormed: 'alliance',
  AllianceLeft: 'alliance',
  FleetMoved: 'bombardment',
};
const OF_WARLORDS: Record<string, string> = {
  EndTriggered: 'trigger',
  InvasionEnded: 'conflict',
  AbilityUsed: 'ability',
};
const rex: Replays = {
  kinds: ['treason', 'conflict', 'alliance', 'bombardment'],
  mark: (fact) => OF_REX[fact.type] ?? null,
  Mark,
  begins: { roundOf: (fact) => (fact.type === 'PhaseBegan' ? (fact['round'] as number) : null) },
  Hand: null,
};
const warlords: Replays = {
  kinds: ['trigger', 'conflict', 'ability'],
  mark: (fact) => OF_WARLORDS[fact.type] ?? null,
  Mark,
  begins: { turnOf: (fact) => (fact.type === 'TurnBegan' ? (fact['seat'] as number) : null) },
  Hand: null,
};
const GAMES: Record<string, Replays> = { tigris, rex, warlords };

export function replaysOf(game: string): Replays {
  return GAMES[game] ?? NONE;
}
