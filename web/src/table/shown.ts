/** A table as boards and prompts look at it. */
import type { Fact, GameName, NearEnd, Sheet, TableNews, View } from '../generated/types';
import type { Line } from '$core/socket';
import type { Words } from '$core/sheet';
import type { Announced } from './announcing';
import type { DealSheet } from './deals/sheet';

export interface Side<G extends GameName = GameName> {
  seat: number | null;
  view: View<G>;
  facts: Fact<G>[];
  question: Sheet<G> | null;
  orders?: Record<string, Words[]>; // the player's own standing orders, by occasion
  mayOrder?: Sheet<G> | null; // and the possible ones: an occasion, then an answer
  nearEnd?: readonly NearEnd[]; // what may soon end the game, from the server
  premove?: Words | null; // the premove
  announced?: readonly Announced[]; // players who came within one step of winning, and when
}

export interface Refused {
  text: string;
  rule: string;
  number?: number | null; // the answered question; undefined: the one on screen
}

/** The part of a table that boards and prompts need: of a live game, a replay, or a lesson. */
export interface Shown<G extends GameName = GameName> {
  readonly news: Pick<TableNews, 'game' | 'phase' | 'awaited'> | null;
  readonly names: string[];
  readonly side: Side<G> | undefined;
  readonly hotSeat: boolean;
  readonly behind?: boolean; // some moves are not shown yet
  readonly looking?: boolean; // an earlier position is on screen
  readonly staged?: boolean; // a move is being shown part by part: the view is still the earlier one
  readonly held?: boolean; // an event that affects us stays on screen until it is dismissed
  readonly heldFacts?: readonly Fact<G>[]; // its facts
  readonly asked?: Side<G> | null; // the side after everything is shown, if it is our turn then
  readonly bots?: readonly string[]; // names by seat; "": a person
  readonly deals?: DealSheet<G> | null; // offers and promises; null: this table has none
  scenes?: number; // how many scenes show what is held, with a button to dismiss it
  unfolding?: boolean; // one of them is still unfolding: seats, log and prompt must not be ahead of it
  timeLeft?(at: number): number | null;
  dismiss?(): void;
  readonly line: Line;
  readonly picture: string; // the address of the server's picture, for games without a board of their own; "": none
  refused: Refused | null;
  skip(): void;
}
