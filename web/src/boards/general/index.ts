import type { Plugin } from '../plugin';
import Nothing from './Nothing.svelte';
import Play from './Play.svelte';
import SeatNumber from './SeatNumber.svelte';

/** For any game: every question is answered with the general widgets. */
export const general: Plugin = {
  seatName: () => '',
  Emblem: SeatNumber,
  Public: Nothing,
  Counts: Nothing,
  Supply: Nothing,
  Play,
  Rack: null,
  FactIcon: Nothing,
  Lands: null,
  Over: null,
  turnOf: () => null,
  untold: () => false,
  rest: (_sheet, _said, words) => words,
  confirms: () => false,
  beside: () => [],
  shows: () => false,
};
