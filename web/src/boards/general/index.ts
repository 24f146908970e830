import type { Plugin } from '../plugin';
import { cellsOf } from './cells';
import Facts from './Facts.svelte';
import Nothing from './Nothing.svelte';
import Play from './Play.svelte';
import SeatNumber from './SeatNumber.svelte';

/** For any game: every question is answered with the general widgets. */
export const general: Plugin = {
  seatColour: (seat) => `seat-${seat + 1}`,
  setColours: () => undefined,
  Emblem: SeatNumber,
  SeatInfo: Nothing,
  SeatCounts: Nothing,
  Supply: Nothing,
  Board: Play,
  Rack: null,
  FactIcon: Nothing,
  cellsOf,
  Overview: Facts,
  overviewTitle: 'web-on-the-table',
  Result: null,
  turnOf: () => null,
  hiddenInLog: () => false,
  duration: (fact) => Number('cell' in fact),
  remainingChoices: (_sheet, _said, words) => words,
  needsConfirmation: () => false,
  consequences: () => [],
  alternatives: () => [],
  showsQuestion: () => false,
};
