import type { Plugin } from '../plugin';
import Facts from './Facts.svelte';
import Nothing from './Nothing.svelte';
import Play from './Play.svelte';
import SeatNumber from './SeatNumber.svelte';

/** For any game: every question is answered with the general widgets. */
export const general: Plugin = {
  seatName: (seat) => `seat-${seat + 1}`,
  wear: () => undefined,
  Emblem: SeatNumber,
  Public: Nothing,
  Counts: Nothing,
  Supply: Nothing,
  Play,
  Rack: null,
  FactIcon: Nothing,
  Lands: Facts,
  landsKey: 'web-on-the-table',
  Over: null,
  turnOf: () => null,
  untold: () => false,
  paces: (fact) => Number('cell' in fact),
  rest: (_sheet, _said, words) => words,
  confirms: () => false,
  foretells: () => [],
  beside: () => [],
  shows: () => false,
};
