/**
 * What a game adds to the pages: its board, its pieces, its replays. Each game has one, `boards/<game>/index.ts`, which
 * is loaded when a page needs it. A game without one uses only the general widgets.
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

/** The topic of a line in the log; `web-log-kind-<kind>` is its name. */
export const LOG_KINDS = ['moves', 'conflicts', 'bids', 'cards', 'points', 'deals'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Answers of a hint or a review, the best first: a board with pieces to place shows them there. */
export interface Proposed {
  seat: number; // whose answers they are
  answers: readonly Words[];
  played?: Words | undefined; // the one that was given
}

/** A piece and its names in the language of the page. */
export interface NamedPiece {
  names: readonly string[]; // in lower case, or with a capital
  symbol: string;
  box?: string; // the viewBox of its drawing
}

/** The picture of a line of the rules in short: pieces side by side, a number before them, or an icon. */
export interface Vignette {
  symbols?: readonly string[];
  box?: string; // the viewBox of each symbol
  before?: string;
  icon?: IconName;
  night?: boolean; // its colours need a dark ground
}

/** A field of a promise with all its possible values: each choice is the whole promise with that value. */
export interface PromiseField<G extends GameName = GameName> {
  name: string;
  label: string;
  isNumber?: boolean; // set with minus and plus
  choices: readonly { label: string; promise: Pledge<G> }[];
  at: number; // index of the current choice
}

/** Something that the rules carry out as soon as an offer is accepted. The first choice is null: nothing. */
export interface TermField<G extends GameName = GameName> {
  name: string;
  by: 'me' | 'you'; // under "You give" or under "You ask"
  label: string;
  choices: readonly (Term<G> | null)[]; // with more than two the others are numbered: 1, 2, 3, …
  at: number;
  Piece?: Component<{ count: number }>; // draws the piece that is given
}

/** How offers are written in a game with deals. The game's messages contain the text. */
export interface Dealing<G extends GameName = GameName> {
  /** A promise of each kind that `seat` could make to `to`, with default values; `own`: `seat` is the reader. */
  promises: (view: View<G>, seat: number, to: number, own: boolean) => Pledge<G>[];
  fields: (view: View<G>, promise: Pledge<G>, names: readonly string[]) => PromiseField<G>[];
  terms: (view: View<G>, seat: number, to: number, terms: readonly Term<G>[]) => TermField<G>[];
  /** The reason why nothing can be carried out at once now, where that may surprise; "": nothing to explain. */
  note?: (view: View<G>) => string;
  /** Whether the board itself shows the offers now, so that the panel is not needed. */
  onBoard: (view: View<G>) => boolean;
}

export interface Plugin<G extends GameName = GameName> {
  // ---- the game on any page
  /** Drawings that its pieces refer to. Every page includes them once the plug-in is loaded. */
  Symbols?: Component;
  /** The board as a picture: of a view, or a position from the middle of a game (`sample`), or the set-up. */
  Picture?: Component<{ view: View<G> | undefined; sample: boolean }>;
  /** The address of a picture, if there is no `Picture`. */
  picture?: string;
  /** A small mark of the game, for lists and filters. */
  GameMark?: Component;
  /** A part of its statistics, such as a colour or a race, as a small drawing. */
  StatisticsPart?: Component<{ part: string }>;
  /** The game's own settings, shown in the settings of a table. */
  Settings?: Component;
  /** Options that are not offered for new tables: they are for simulations. */
  hiddenOptions?: readonly string[];
  /** What this number of players changes in the rules, where that may surprise; "": nothing. */
  playersNote?: (players: number, options: Record<string, unknown>) => string;

  // ---- seats
  /** Sets the colours of the players at the table on this page; none: the page has left the table. */
  setColours: (colours: readonly string[]) => void;
  /** The styling of a seat: a class, and the CSS variable with its colour. */
  seatColour: (seat: number) => string;
  Emblem: Component<{ seat: number; colour?: string }>;
  /** Public information about a seat, below its name. */
  SeatInfo: Component<{ view: View<G>; seat: number }>;
  /** The numbers beside the seat's name. */
  SeatCounts: Component<{ view: View<G>; seat: number }>;
  /** The most important information about a seat, for small screens. */
  SeatSummary?: Component<{ view: View<G>; seat: number }>;
  /** A note beside the name, such as "your teammate"; "": none. */
  seatNote?: (view: View<G>, seat: number) => string;
  /** Names of players in the log and in questions: for instance by name and race. */
  displayNames?: (names: readonly string[], view: View<G>) => string[];

  // ---- the table
  /** The board with everything that happens on it. */
  Board: Component<{
    table: Shown<G>;
    side: Side<G>;
    answering: Answering;
    marked: string[];
    /** The numbers of hints, by place. */
    hinted?: ReadonlyMap<string, string> | undefined;
    proposed?: Proposed | undefined;
    /** Steps since the player's last turn, which the board may number. */
    steps?: readonly PastStep[];
    /** `inPlaceOfSeats` is shown beside the board, so the board need not show it. */
    beside?: boolean;
  }>;
  /**
   * A scene that lists the players itself and needs more room: shown in place of the seats where they have a column;
   * elsewhere the board shows it. null: the seats.
   */
  inPlaceOfSeats?: (
    side: Side<G>,
  ) => (() => Promise<{ default: Component<{ table: Shown<G>; side: Side<G>; answering: Answering }> }>) | null;
  /** The player's own pieces and cards, below the board. */
  Rack: Component<{ table: Shown<G>; side: Side<G>; answering: Answering }> | null;
  /** The common supply, below the seats. */
  Supply: Component<{ view: View<G> }>;
  /** A panel between the seats and the log. The chat is then a tab of the log, so that the log keeps its space. */
  SidePanel?: Component<{ view: View<G> }>;
  /** A tab beside the log with an overview of the board, such as its kingdoms. */
  Overview: Component<{ view: View<G>; names: string[]; game: string; onmark: (cells: string[]) => void }> | null;
  overviewTitle: string; // the key of its message
  /** Its questions are long and have many answers: the prompt gets a column of its own height. */
  tallPrompt?: boolean;

  // ---- questions
  /** The choices that neither board nor rack offers. */
  remainingChoices: (sheet: Sheet<G>, said: Words, words: Word[]) => Word[];
  /** Other answers that deserve a button at this point; minor ones are left out on small screens. */
  alternatives: (sheet: Sheet<G>, said: Words) => { words: Words; key: string; minor?: boolean }[];
  /** Whether the table asks for confirmation of a risky answer. */
  needsConfirmation: (sheet: Sheet<G>, words: Words) => boolean;
  /** The question before such an answer is sent; "": the default. */
  confirmText?: (sheet: Sheet<G>, words: Words) => string;
  /** The button that sends such an answer; "": named after its last word. */
  confirmButton?: (sheet: Sheet<G>, words: Words) => string;
  /** The consequences of an answer, one sentence each. */
  consequences: (sheet: Sheet<G>, words: Words, names: readonly string[], you: number | null) => string[];
  /** The drawing of the piece that an answer places, beside the answer in words; "": it places none. */
  answerPiece?: (words: Words, seat: number) => string;
  /** An answer in hints, reviews and puzzles; "": word by word, as in the prompt. */
  answerText?: (sheet: Sheet<G>, words: Words) => string;
  /** The question, where the default text does not fit; "": the default. */
  question?: (sheet: Sheet<G>, said: Words) => string;
  /** How the question is answered on the board; "": that is obvious. */
  hint?: (sheet: Sheet<G>, said: Words) => string;
  /** The text below the question after the first words; "": the default. */
  description?: (sheet: Sheet<G>, said: Words) => string;
  /** Whether the board shows the question itself. Then the prompt offers only the answers of `Answers`. */
  showsQuestion: (sheet: Sheet<G>) => boolean;
  Answers?: Component<{ table: Shown<G>; side: Side<G>; answering: Answering }>;

  /** How a premove is prepared while others think. Without it there are no premoves. */
  premove?: {
    /** A form that resembles the next question (its number is `DRAFT`); null: nothing to prepare now. */
    draft: (side: Side<G>) => Sheet<G> | null;
    /** The premove in a few words. */
    describe: (sheet: Sheet<G>, words: Words) => string;
    /** Whether it is risky in this position, where only a real question would show that. */
    risky?: (side: Side<G>, words: Words) => boolean;
    /** Questions that come first and keep the premove. */
    after?: readonly Topic<G>[];
  };

  // ---- deals
  dealing?: Dealing<G>;

  // ---- what happens
  FactIcon: Component<{ fact: Fact<G>; view: View<G> }>;
  /** The icon of a step since the player's last turn; without it that of the log. */
  StepIcon?: Component<{ fact: Fact<G>; view: View<G> }>;
  /** The cells of a fact: the board marks them while the pointer is on its line in the log. */
  cellsOf: (fact: Fact<G>) => string[];
  /** How cells are written in the log; the pattern has one group. */
  cellNames?: RegExp;
  /** The seat whose turn begins with a fact; a turn is a group in the log. */
  turnOf: (fact: Fact<G>) => number | null;
  /** Facts that the log leaves out, because another line already shows the same. */
  hiddenInLog: (fact: Fact<G>) => boolean;
  /** Facts that belong to the step before them, such as the tiles that are added to a conflict. */
  continuesStep?: (fact: Fact<G>) => boolean;
  /** The topics of its facts, for the filter of the log. */
  logKinds?: Partial<Record<Fact<G>['type'], LogKind>>;
  /** The sounds of facts. The log shows each of these facts too, so no information is only audible. */
  sounds?: Partial<Record<Fact<G>['type'], Sound>>;
  /** The sound of sending the player's own answer to a question, where no fact follows yet. */
  answerSounds?: Partial<Record<Topic<G>, Sound>>;
  /** For how many beats a fact of another player is shown before the next one. */
  duration: (fact: Fact<G>) => number;
  /**
   * Parts of one move that are shown one after another, such as the dice of a battle. Seats, log and board keep the
   * earlier position until all parts have been shown. []: everything at once.
   */
  acts?: (facts: readonly Fact<G>[], seat: number | null) => readonly Act[];
  /**
   * Whether these facts affect the seat so much that they stay on screen until dismissed: its own battle, war, loss.
   * The game shows them with a `Dismiss`; without one the prompt does. `side` is the seat that sees them.
   */
  staysOnScreen?: (facts: readonly Fact<G>[], seat: number, side: Side<G>) => boolean;

  // ---- the result
  /**
   * How much a fact decided the game, given the facts after it. The most important ones are listed beside the result.
   */
  importance?: (fact: Fact<G>, after: readonly Fact<G>[]) => number;
  Result: Component<{ table: TableState; side: Side<G> }> | null;
  /** Beside the result, above the chat. */
  ResultSide?: Component<{ table: TableState; side: Side<G>; onlook: () => void }>;

  // ---- the rules page
  /** Figures of positions, with their drawings; loaded when the page has examples. */
  figures?: () => Promise<{
    Figure: Component<{ view: View<G>; facts: readonly Fact<G>[]; places: readonly string[] }>;
    Symbols?: Component;
    /** Pictures of the rules in short, by chapter, a picture for each line. */
    IN_SHORT?: Readonly<Record<string, readonly Vignette[]>>;
  }>;
  /** The pieces that the rules show beside their names. */
  pieceNames?: () => readonly NamedPiece[];

  // ---- replays
  /** The facts with a mark on the timeline. */
  marks?: {
    /** The most important kind first; `web-<game>-mark-<kind>` is its name. */
    kinds: readonly string[];
    kindOf: (fact: Fact<G>) => string | null;
    /** The drawing of the marks: icons of the app, or the game's own. */
    icons?: Record<string, IconName>;
    Mark?: Component<{ kind: string; fact: Fact<G> }>;
  };
  /** The round that begins with a fact, in games that number rounds; without it a round is one turn of each seat. */
  roundOf?: (fact: Fact<G>) => number | null;
  /** The pieces and cards of a seat. `own` is the view of the seat; null: the viewer may not see it. */
  Hand?: Component<{ view: View<G>; own: View<G> | null; seat: number }>;
}
