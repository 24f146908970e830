/**
 * What a game adds to the pages: its board, its pieces, its replays. Each game has one, `boards/<game>/index.ts`, which
 * is loaded when a page needs it. A game without one is played with the general widgets alone.
 */
import type { Component } from 'svelte';
import type { Sheet } from '../generated/types';
import type { Word, Words } from '$core/sheet';
import type { Told } from '$core/telling';
import type { Answering } from '../table/answering.svelte';
import type { Shown, Side, TableState } from '../table/state.svelte';

// Views differ from game to game: each component narrows its own.
type AnyView = Side['view'];

export interface Plugin {
  // ---- the game on any page
  /** Drawings that its pieces refer to. Every page has them as soon as the plug-in is loaded. */
  Symbols?: Component;
  /** The board as a picture: of a view, else from the middle of a game (`sample`), else as it is set up. */
  Picture?: Component<{ view: AnyView | undefined; sample: boolean }>;
  /** Without a `Picture`: the address of one. */
  picture?: string;

  // ---- seats
  /** The players of the table on this page have these colours; none: the page has left the table. */
  setColours: (colours: readonly string[]) => void;
  /** The style of a seat: a class, and the CSS variable with its colour. */
  seatColour: (seat: number) => string;
  Emblem: Component<{ seat: number; colour?: string }>;
  /** What everybody may know of a seat; below its name. */
  SeatInfo: Component<{ view: AnyView; seat: number }>;
  /** The numbers beside its name. */
  SeatCounts: Component<{ view: AnyView; seat: number }>;
  /** The most important of it, for small screens. */
  SeatSummary?: Component<{ view: AnyView; seat: number }>;
  /** A remark beside the name, such as "your teammate"; "": none. */
  seatNote?: (view: AnyView, seat: number) => string;
  /** How players are called in the log and in questions: by name and race, for instance. */
  displayNames?: (names: readonly string[], view: AnyView) => string[];

  // ---- the table
  /** The board with everything that happens on it. */
  Board: Component<{ table: Shown; side: Side; answering: Answering; marked: string[] }>;
  /** What the player holds, below the board. */
  Rack: Component<{ table: Shown; side: Side; answering: Answering }> | null;
  /** What is left in the supply; below the seats. */
  Supply: Component<{ view: AnyView }>;
  /** A panel between the seats and the log. The chat is then a tab of the log, so that the log keeps its space. */
  SidePanel?: Component<{ view: AnyView }>;
  /** A tab beside the log with an overview of the board, such as its kingdoms. */
  Overview: Component<{ view: AnyView; names: string[]; game: string; onmark: (cells: string[]) => void }> | null;
  overviewTitle: string; // the key of its message

  // ---- questions
  /** The choices that neither board nor rack offers. */
  remainingChoices: (sheet: Sheet, said: Words, words: Word[]) => Word[];
  /** Other answers worth a button at this point; a minor one is left out on small screens. */
  alternatives: (sheet: Sheet, said: Words) => { words: Words; key: string; minor?: boolean }[];
  /** Whether the table asks for confirmation of a risky answer. */
  needsConfirmation: (sheet: Sheet, words: Words) => boolean;
  /** The question before such an answer is sent; "": the usual one. */
  confirmText?: (words: Words) => string;
  /** What an answer would do, one sentence each. */
  consequences: (sheet: Sheet, words: Words, names: readonly string[], you: number | null) => string[];
  /** How the question is answered on the board; "": that is obvious. */
  hint?: (sheet: Sheet, said: Words) => string;
  /** The text below the question once the first words are said; "": the usual one. */
  description?: (sheet: Sheet, said: Words) => string;
  /** Whether the board shows the question itself. Then the prompt offers no answers but those of `Answers`. */
  showsQuestion: (sheet: Sheet) => boolean;
  Answers?: Component<{ table: Shown; side: Side; answering: Answering }>;

  // ---- what happens
  FactIcon: Component<{ fact: Told; view: AnyView }>;
  /** The seat whose turn begins with a fact; a turn is a group in the log. */
  turnOf: (fact: Told) => number | null;
  /** Facts that the log leaves out, because another line says the same. */
  hiddenInLog: (fact: Told) => boolean;
  /** For how many beats a fact of another player is shown before the next. */
  duration: (fact: Told) => number;
  /**
   * Whether these facts affect the seat so much that they stay on screen until they are dismissed: its own battle, war,
   * loss. The game shows them with a `Dismiss`; without one the prompt does. `side` is the seat that sees them.
   */
  staysOnScreen?: (facts: readonly Told[], seat: number, side: Side) => boolean;

  // ---- the result
  Result: Component<{ table: TableState; side: Side }> | null;
  /** Beside the result, above the chat. */
  ResultSide?: Component<{ table: TableState; side: Side; onlook: () => void }>;

  // ---- replays
  /** What is worth a mark on the timeline. */
  marks?: {
    /** The most important first; `web-replay-mark-<kind>` names them. */
    kinds: readonly string[];
    kindOf: (fact: Told) => string | null;
    Mark: Component<{ kind: string; fact: Told }>;
  };
  /** The round that begins with a fact, in games that number them; else a round is one turn of each seat. */
  roundOf?: (fact: Told) => number | null;
  /** What a seat holds. `own` is the view of the seat; null: the viewer may not see it. */
  Hand?: Component<{ view: AnyView; own: AnyView | null; seat: number }>;
}
