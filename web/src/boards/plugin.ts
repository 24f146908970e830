/**
 * What a game adds to the pages: its board, its pieces, its replays. Each game has one, `boards/<game>/index.ts`, which
 * is loaded when a page needs it. A game without one is played with the general widgets alone.
 */
import type { Component } from 'svelte';
import type { Fact, GameName, Pledge, Sheet, Term, Topic, View } from '../generated/types';
import type { Word, Words } from '$core/sheet';
import type { Sound } from '$core/sounds';
import type { IconName } from '../shell/icons';
import type { Act } from '../table/acts';
import type { Answering } from '../table/answering.svelte';
import type { PastStep } from '../table/past.svelte';
import type { Shown, Side, TableState } from '../table/state.svelte';

/** What a line of the log is about; `web-log-kind-<kind>` names it. */
export const LOG_KINDS = ['moves', 'conflicts', 'bids', 'cards', 'points', 'deals'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** A piece and what it is called in the language of the page. */
export interface NamedPiece {
  names: readonly string[]; // in lower case, or with a capital
  symbol: string;
  box?: string; // the viewBox of its drawing
}

/** A field of a promise with every value that it can have: each choice is the whole promise with that value. */
export interface PromiseField<G extends GameName = GameName> {
  name: string;
  label: string;
  isNumber?: boolean; // set with minus and plus
  choices: readonly { label: string; promise: Pledge<G> }[];
  at: number; // the choice it has now
}

/** Something that the rules carry out as soon as an offer is accepted. The first choice is null: not at all. */
export interface TermField<G extends GameName = GameName> {
  name: string;
  by: 'me' | 'you'; // under "You give" or under "You ask"
  label: string;
  choices: readonly (Term<G> | null)[]; // with more than two the others are numbered: 1, 2, 3, …
  at: number;
  Piece?: Component<{ count: number }>; // what is given
}

/** How offers are written in a game with deals. Its messages say how they read. */
export interface Dealing<G extends GameName = GameName> {
  /** A promise of each kind that `seat` could make to `to`, with its usual values; `own`: by the reader. */
  promises: (view: View<G>, seat: number, to: number, own: boolean) => Pledge<G>[];
  fields: (view: View<G>, promise: Pledge<G>, names: readonly string[]) => PromiseField<G>[];
  terms: (view: View<G>, seat: number, to: number, terms: readonly Term<G>[]) => TermField<G>[];
  /** Why nothing can be carried out at once now, if that may surprise; "": it can. */
  note?: (view: View<G>) => string;
  /** Whether the board itself shows the offers now, so that the panel need not. */
  onBoard: (view: View<G>) => boolean;
}

export interface Plugin<G extends GameName = GameName> {
  // ---- the game on any page
  /** Drawings that its pieces refer to. Every page has them as soon as the plug-in is loaded. */
  Symbols?: Component;
  /** The board as a picture: of a view, else from the middle of a game (`sample`), else as it is set up. */
  Picture?: Component<{ view: View<G> | undefined; sample: boolean }>;
  /** Without a `Picture`: the address of one. */
  picture?: string;
  /** Its own settings, in the settings of a table. */
  Settings?: Component;
  /** Options that are not offered for a new table: they are for simulations. */
  hiddenOptions?: readonly string[];
  /** What this number of players changes in the rules, if that may surprise; "": nothing. */
  playersNote?: (players: number, options: Record<string, unknown>) => string;

  // ---- seats
  /** The players of the table on this page have these colours; none: the page has left the table. */
  setColours: (colours: readonly string[]) => void;
  /** The style of a seat: a class, and the CSS variable with its colour. */
  seatColour: (seat: number) => string;
  Emblem: Component<{ seat: number; colour?: string }>;
  /** What everybody may know of a seat; below its name. */
  SeatInfo: Component<{ view: View<G>; seat: number }>;
  /** The numbers beside its name. */
  SeatCounts: Component<{ view: View<G>; seat: number }>;
  /** The most important of it, for small screens. */
  SeatSummary?: Component<{ view: View<G>; seat: number }>;
  /** A remark beside the name, such as "your teammate"; "": none. */
  seatNote?: (view: View<G>, seat: number) => string;
  /** How players are called in the log and in questions: by name and race, for instance. */
  displayNames?: (names: readonly string[], view: View<G>) => string[];

  // ---- the table
  /** The board with everything that happens on it. */
  Board: Component<{
    table: Shown<G>;
    side: Side<G>;
    answering: Answering;
    marked: string[];
    /** The numbers of hints, by place. */
    hinted?: ReadonlyMap<string, string>;
    /** Steps since one's last turn, which the board may number. */
    steps?: readonly PastStep[];
  }>;
  /** What the player holds, below the board. */
  Rack: Component<{ table: Shown<G>; side: Side<G>; answering: Answering }> | null;
  /** What is left in the supply; below the seats. */
  Supply: Component<{ view: View<G> }>;
  /** A panel between the seats and the log. The chat is then a tab of the log, so that the log keeps its space. */
  SidePanel?: Component<{ view: View<G> }>;
  /** A tab beside the log with an overview of the board, such as its kingdoms. */
  Overview: Component<{ view: View<G>; names: string[]; game: string; onmark: (cells: string[]) => void }> | null;
  overviewTitle: string; // the key of its message
  /** Its questions are long and have many answers: the prompt is a column of its own height. */
  tallPrompt?: boolean;

  // ---- questions
  /** The choices that neither board nor rack offers. */
  remainingChoices: (sheet: Sheet<G>, said: Words, words: Word[]) => Word[];
  /** Other answers worth a button at this point; a minor one is left out on small screens. */
  alternatives: (sheet: Sheet<G>, said: Words) => { words: Words; key: string; minor?: boolean }[];
  /** Whether the table asks for confirmation of a risky answer. */
  needsConfirmation: (sheet: Sheet<G>, words: Words) => boolean;
  /** The question before such an answer is sent; "": the usual one. */
  confirmText?: (sheet: Sheet<G>, words: Words) => string;
  /** The button that sends such an answer; "": named after its last word. */
  confirmButton?: (sheet: Sheet<G>, words: Words) => string;
  /** What an answer would do, one sentence each. */
  consequences: (sheet: Sheet<G>, words: Words, names: readonly string[], you: number | null) => string[];
  /** The question, where the usual words do not fit; "": they do. */
  question?: (sheet: Sheet<G>, said: Words) => string;
  /** How the question is answered on the board; "": that is obvious. */
  hint?: (sheet: Sheet<G>, said: Words) => string;
  /** The text below the question once the first words are said; "": the usual one. */
  description?: (sheet: Sheet<G>, said: Words) => string;
  /** Whether the board shows the question itself. Then the prompt offers no answers but those of `Answers`. */
  showsQuestion: (sheet: Sheet<G>) => boolean;
  Answers?: Component<{ table: Shown<G>; side: Side<G>; answering: Answering }>;

  /** How an answer is prepared while others think. Without it nothing can be prepared. */
  premove?: {
    /** A form that resembles the next question (its number is `DRAFT`); null: nothing to prepare now. */
    draft: (side: Side<G>) => Sheet<G> | null;
    /** What is prepared, in a few words. */
    describe: (sheet: Sheet<G>, words: Words) => string;
    /** Whether it is a risk in this position, where only a real question would say so. */
    risky?: (side: Side<G>, words: Words) => boolean;
    /** Questions that come first and leave what is prepared in place. */
    after?: readonly Topic<G>[];
  };

  // ---- deals
  dealing?: Dealing<G>;

  // ---- what happens
  FactIcon: Component<{ fact: Fact<G>; view: View<G> }>;
  /** What was done in a step since one's last turn; without it as in the log. */
  StepIcon?: Component<{ fact: Fact<G>; view: View<G> }>;
  /** The cells that a fact is about: the board marks them when its line in the log is pointed at. */
  cellsOf: (fact: Fact<G>) => string[];
  /** How cells are written in the log; the pattern has one group. */
  cellNames?: RegExp;
  /** The seat whose turn begins with a fact; a turn is a group in the log. */
  turnOf: (fact: Fact<G>) => number | null;
  /** Facts that the log leaves out, because another line says the same. */
  hiddenInLog: (fact: Fact<G>) => boolean;
  /** What its facts are about, for the filter of the log. */
  logKinds?: Partial<Record<Fact<G>['type'], LogKind>>;
  /** What is heard with a fact. The log shows every one of them, so nothing is only heard. */
  sounds?: Partial<Record<Fact<G>['type'], Sound>>;
  /** What is heard when one's own answer to a question is sent, where no fact tells of it yet. */
  answerSounds?: Partial<Record<Topic<G>, Sound>>;
  /** For how many beats a fact of another player is shown before the next. */
  duration: (fact: Fact<G>) => number;
  /**
   * Parts of one move that are shown one after another, such as the dice of a battle. Seats, log and board keep the
   * position before it until all of them have been shown. []: everything at once.
   */
  acts?: (facts: readonly Fact<G>[], seat: number | null) => readonly Act[];
  /**
   * Whether these facts affect the seat so much that they stay on screen until they are dismissed: its own battle, war,
   * loss. The game shows them with a `Dismiss`; without one the prompt does. `side` is the seat that sees them.
   */
  staysOnScreen?: (facts: readonly Fact<G>[], seat: number, side: Side<G>) => boolean;

  // ---- the result
  /** How much a fact decided the game, given the facts after it. The most important are listed beside the result. */
  importance?: (fact: Fact<G>, after: readonly Fact<G>[]) => number;
  Result: Component<{ table: TableState; side: Side<G> }> | null;
  /** Beside the result, above the chat. */
  ResultSide?: Component<{ table: TableState; side: Side<G>; onlook: () => void }>;

  // ---- the rules page
  /** Figures of positions, with the drawings they need; loaded when the page has examples. */
  figures?: () => Promise<{
    Figure: Component<{ view: View<G>; facts: readonly Fact<G>[]; places: readonly string[] }>;
    Symbols?: Component;
  }>;
  /** The rules show these pieces beside their names. */
  pieceNames?: () => readonly NamedPiece[];

  // ---- replays
  /** What is worth a mark on the timeline. */
  marks?: {
    /** The most important first; `web-<game>-mark-<kind>` names them. */
    kinds: readonly string[];
    kindOf: (fact: Fact<G>) => string | null;
    /** How they are drawn: with the icons of the app, or by the game. */
    icons?: Record<string, IconName>;
    Mark?: Component<{ kind: string; fact: Fact<G> }>;
  };
  /** The round that begins with a fact, in games that number them; else a round is one turn of each seat. */
  roundOf?: (fact: Fact<G>) => number | null;
  /** What a seat holds. `own` is the view of the seat; null: the viewer may not see it. */
  Hand?: Component<{ view: View<G>; own: View<G> | null; seat: number }>;
}
