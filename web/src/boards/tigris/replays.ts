import type { Replays } from '../replays';
import Hand from './Hand.svelte';
import Mark from './Mark.svelte';

const KINDS: Record<string, string> = {
  MonumentBuilt: 'monument',
  ConflictDecided: 'conflict',
  TreasureTaken: 'treasure',
  CatastrophePlayed: 'catastrophe',
};

export const replays: Replays = {
  kinds: ['monument', 'conflict', 'treasure', 'catastrophe'],
  mark: (fact) => KINDS[fact.type] ?? null,
  Mark,
  Hand,
};
