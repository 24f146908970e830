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
  /** Drawings that its pieces refer to. Every page has them as soon as the plug-in is loaded. */
  Symbols?: Component;
  /** The board as a picture: of a view, else from the middle of a game (`sample`), else as it is set up. */
  Picture?: Component<{ view: AnyView | undefined; sample: boolean }>;
  /** Without a `Picture`: the address of one. */
  picture?: string;
  seatName: (seat: number) => string;
  /** The seats of the table that is shown have these colours. */
  wear: (colours: readonly string[]) => void;
  Emblem: Component<{ seat: number; colour?: string }>;
  Public: Component<{ view: AnyView; seat: number }>;
  Counts: Component<{ view: AnyView; seat: number }>;
  /** The one thing to know of a seat where there is no room for more. */
  Brief?: Component<{ view: AnyView; seat: number }>;
  Supply: Component<{ view: AnyView }>;
  /**
   * What lies beside the board, between the seats and the log. The chat is then a tab of the log, so that the log keeps
   * its room.
   */
  Beside?: Component<{ view: AnyView }>;
  /** What a seat is to the one who looks, such as a team mate; "": nothing special. */
  kinship?: (view: AnyView, seat: number) => string;
  Play: Component<{ table: Shown; side: Side; answering: Answering; marked: string[] }>;
  Rack: Component<{ table: Shown; side: Side; answering: Answering }> | null;
  FactIcon: Component<{ fact: Told; view: AnyView }>;
  /** What belongs together on the board, as a list. */
  Lands: Component<{ view: AnyView; names: string[]; game: string; onmark: (cells: string[]) => void }> | null;
  landsKey: string; // the message that names it
  Over: Component<{ table: TableState; side: Side }> | null;
  /** What stands beside the result, above the talk. */
  OverSide?: Component<{ table: TableState; side: Side; onlook: () => void }>;
  /** How players are named where the story is told: by name and race, for instance. */
  naming?: (names: readonly string[], view: AnyView) => string[];
  /** Begins a new group in the log; the seat it belongs to. */
  turnOf: (fact: Told) => number | null;
  /** Facts that the log leaves out, because another line says the same. */
  untold: (fact: Told) => boolean;
  /** For how many beats what others do is looked at before the next thing happens. */
  paces: (fact: Told) => number;
  /**
   * These facts happened to the seat: its own battle, war, loss. They stay on screen until they are dismissed. The
   * game's scene shows them with a `Dismiss`; without one the prompt does. `side` is the seat whose facts they are.
   */
  holds?: (facts: readonly Told[], seat: number, side: Side) => boolean;
  /** The choices that neither board nor rack offers. */
  rest: (sheet: Sheet, said: Words, words: Word[]) => Word[];
  /** A slip would hurt: ask before it is sent. */
  confirms: (sheet: Sheet, words: Words) => boolean;
  /** The question before an answer is sent, which names what would happen; '' where plain words will do. */
  sure?: (words: Words) => string;
  /** What an answer would bring, a sentence each. */
  foretells: (sheet: Sheet, words: Words, names: readonly string[], you: number | null) => string[];
  /** Other answers that are near at hand: a leader taken up may also be withdrawn. */
  // a minor one is left out where room is scarce
  beside: (sheet: Sheet, said: Words) => { words: Words; key: string; minor?: boolean }[];
  /** How the question is answered on the board, in a sentence or two; nothing where that is plain. */
  hints?: (sheet: Sheet, said: Words) => string;
  /** What stands below the question in place of the usual text, once the first words are said. */
  about?: (sheet: Sheet, said: Words) => string;
  /** True where the board itself shows the question, so that the prompt leaves it alone. */
  shows: (sheet: Sheet) => boolean;
  /** Then, if there is one, this offers the answers in the prompt. */
  Ways?: Component<{ table: Shown; side: Side; answering: Answering }>;
  /** What is worth a mark on the timeline of a replay. */
  marks?: {
    /** The most important first; `web-replay-mark-<kind>` names them. */
    kinds: readonly string[];
    kindOf: (fact: Told) => string | null;
    Mark: Component<{ kind: string; fact: Told }>;
  };
  /** The round that begins with a fact, in games that number them; else a round is one turn of each seat. */
  roundOf?: (fact: Told) => number | null;
  /** What a seat holds, in a replay. `own` is the view of the seat; null: the viewer may not see it. */
  Hand?: Component<{ view: AnyView; own: AnyView | null; seat: number }>;
}
