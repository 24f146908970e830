/** The steps since the player's last turn, on the board: their numbers, and the route and traces of the chosen one. */
import type { Fact } from '../../generated/types';
import type { PastStep } from '../../table/past.svelte';
import { cellsOf } from '../general/cells';
import { colourIndex, COLOURS, DYNASTIES } from './geometry';
import type { View } from './position';

/** A piece that left a cell in this step. */
export interface Ghost {
  symbol: string;
  cell: string;
  home: boolean; // a leader that went home
  small: boolean; // another piece is there now
}
export interface Steps {
  numbers: { number: number; cell: string; seat: number | null; later: boolean; chosen: boolean }[];
  route: { from: string; to: string; seat: number; fight: boolean } | null;
  ghosts: Ghost[];
}
export const NO_STEPS: Steps = { numbers: [], route: null, ghosts: [] };

/** `known`: the number of facts at the position on screen; `looking`: it is an earlier one, so one step is chosen. */
export function traced(steps: readonly PastStep[], view: View, known: number, looking: boolean): Steps {
  const chosen = looking ? steps.find(({ frame }) => frame.to === known) : undefined;
  const numbers = steps.flatMap((step) => {
    const cell = step.facts.flatMap(cellsOf)[0];
    return cell
      ? [{ number: step.number, cell, seat: step.seat, later: step.from >= known, chosen: step === chosen }]
      : [];
  });
  const facts = chosen?.facts ?? [];
  return { numbers, route: route(facts, view), ghosts: facts.flatMap((fact) => left(fact, view)) };
}

/** The route of a leader, or the two sides of a fight. */
function route(facts: readonly Fact[], view: View): Steps['route'] {
  for (const fact of facts.toReversed()) {
    if (fact.type === 'ConflictBegan' || fact.type === 'ConflictDecided') {
      const [one, other] = fact.type === 'ConflictBegan' ? [fact.attacker, fact.defender] : [fact.winner, fact.loser];
      const [from, to] = [one, other].map((seat) => stood(facts, view, seat, fact.colour));
      if (from && to) return { from, to, seat: one, fight: true };
    } else if (fact.type === 'LeaderPlaced' && fact.origin)
      return { from: fact.origin, to: fact.cell, seat: fact.seat, fight: false };
  }
  return null;
}

/** A leader that lost has already left the board. */
function stood(facts: readonly Fact[], view: View, seat: number, colour: string): string | null | undefined {
  const gone = facts.find((fact) => fact.type === 'LeaderWentHome' && fact.seat === seat && fact.colour === colour);
  return gone && 'cell' in gone ? gone.cell : view.leaders[seat]?.[colourIndex(colour)];
}

function left(fact: Fact, view: View): Ghost[] {
  const ghost = (symbol: string, cell: string, home = false): Ghost[] => [
    { symbol, cell, home, small: isTaken(view, cell) },
  ];
  switch (fact.type) {
    case 'LeaderPlaced':
      return fact.origin ? ghost(`leader-${DYNASTIES[fact.seat]}-${fact.colour}`, fact.origin) : [];
    case 'LeaderWentHome':
      return ghost(`leader-${DYNASTIES[fact.seat]}-${fact.colour}`, fact.cell, true);
    case 'CatastrophePlayed':
      return COLOURS.some((colour) => colour === fact.destroyed) ? ghost(`tile-${fact.destroyed}`, fact.cell) : [];
    case 'TilesLost':
      return fact.cells.flatMap((cell) => ghost(`tile-${fact.colour}`, cell));
    default:
      return [];
  }
}

function isTaken(view: View, cell: string): boolean {
  const taken = [view.tiles.flat(), view.leaders.flat(), view.face_down, view.catastrophes];
  return taken.some((cells) => cells.includes(cell));
}
