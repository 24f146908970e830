/** What a game adds to its replays: what is worth a mark on the timeline, and how a hand is shown. */
import type { Component } from 'svelte';
import type { Told } from '$core/telling';
import type { View } from '../replay/story';
import { replays as tigris } from './tigris/replays';

export interface Replays {
  /** The kinds of marks, the weightiest first; `web-replay-mark-<kind>` names them. */
  kinds: readonly string[];
  mark: (fact: Told) => string | null;
  Mark: Component<{ kind: string; fact: Told }> | null;
  /** What a seat holds. `own` is its own view, null: these eyes may not know it. */
  Hand: Component<{ view: View; own: View | null; seat: number }> | null;
}

const NONE: Replays = { kinds: [], mark: () => null, Mark: null, Hand: null };
const GAMES: Record<string, Replays> = { tigris };

export function replaysOf(game: string): Replays {
  return GAMES[game] ?? NONE;
}
