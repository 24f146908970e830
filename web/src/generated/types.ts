// Made by `python -m plancia.server.types`. Do not edit: change the Python types and make it again.

export interface Answer {
  type: "Answer";
  id: number;
  seat: number;
  question: number;
  words: (string | number)[];
}

export interface Undo {
  type: "Undo";
  id: number;
  seat: number;
}

/** Something everybody has to agree to: pause, resume, abort. */
export interface Request {
  type: "Request";
  id: number;
  seat: number;
  what: string;
}

export interface Consent {
  type: "Consent";
  id: number;
  seat: number;
  agrees: boolean;
}

export interface Resign {
  type: "Resign";
  id: number;
  seat: number;
}

export interface MoreTime {
  type: "MoreTime";
  id: number;
  seat: number;
}

/** A standing order for windows of this kind; no words: ask me again. */
export interface Order {
  type: "Order";
  id: number;
  seat: number;
  topic: string;
  words: (string | number)[] | null;
}

/** Somebody is out of time: `default` gives the usual answer, `bot` lets a bot play on. */
export interface ForTheAbsent {
  type: "ForTheAbsent";
  id: number;
  seat: number;
  absent: number;
  what: string;
}

export interface ComeBack {
  type: "ComeBack";
  id: number;
  seat: number;
}

export interface Say {
  type: "Say";
  id: number;
  text: string;
}

/** I do not want to read what the person in this seat says, here or at any other table; or I do again. */
export interface Mute {
  type: "Mute";
  id: number;
  seat: number;
  muted: boolean;
}

/** By the host: the person in this seat says nothing more at this table, or may talk again. */
export interface Silence {
  type: "Silence";
  id: number;
  seat: number;
  silent: boolean;
}

/**
 * The first command on a socket, and again after sitting down.
 *
 * Whoever comes back says where they left off: by audience ("0", "1", …, "spectator") the last number seen, in this
 * epoch.
 */
export interface Follow {
  type: "Follow";
  id: number;
  epoch?: string;
  seen?: Record<string, number>;
  watch?: boolean;
}

/** The table apart from the game: who sits where, clocks, requests. The latest one counts. */
export interface TableNews {
  type: "TableNews";
  table: string;
  game: string;
  phase: string;
  chairs: ChairNews[];
  awaited: number[];
  running: number[];
  now: number;
  window_closes: number | null;
  request: string;
  asked_by: number | null;
  agreed: number[];
  places: number[];
  reason: string;
  rematch: string;
  seal: string;
  watching: number;
}

export interface ChairNews {
  name: string;
  kind: string;
  colour: string;
  away: boolean;
  resigned: boolean;
  gone: boolean;
  silenced: boolean;
  here: boolean;
  out_of_time: boolean;
  bank: number | null;
}

/** What an audience sees now, and what it has been told since the last number. */
export interface Update {
  type: "Update";
  epoch: string;
  seat: number | null;
  number: number;
  view: unknown;
  facts: unknown[];
  fresh: boolean;
  question: Sheet | null;
}

/** A form on paper: nodes of (field, words that lead on to a node). Node 0 is the full form; twins are shared. */
export interface Sheet {
  topic: string;
  rule: string;
  number: number;
  start: number;
  nodes: [string, [(string | number)[], number][]][];
  preset: (string | number)[];
  brings: [(string | number)[][], [(string | number)[], (string | number)[]][]][];
}

/** Facts that do not fit into the `Update` that follows: they come before its own, in order and in pieces. */
export interface Past {
  type: "Past";
  seat: number | null;
  facts: unknown[];
}

export interface ChatLine {
  type: "ChatLine";
  at: number;
  name: string;
  text: string;
}

/** The seats of this table whose chat you have chosen not to read. Told to you alone. */
export interface Muted {
  type: "Muted";
  seats: number[];
}

/** The command was carried out and is stored. */
export interface Done {
  type: "Done";
  id: number;
}

/** It was not, and nothing has changed. `rule` is a paragraph of the rules, `word` what was refused. */
export interface Refused {
  type: "Refused";
  id: number | null;
  code: string;
  rule: string;
  word: string | number | null;
  wait: number | null;
}

/** The server closes; come back after so many seconds. */
export interface Goodbye {
  type: "Goodbye";
  reason: string;
  wait: number;
}

/** A position and what is asked there; what is said about it is in the messages, by its name. */
export interface LessonStep {
  name: string;
  rule: string;
  seat: number;
  show: string[];
  view: unknown;
  question: Sheet;
}

/** The answers to a step so far. */
export interface Said {
  said: (string | number)[][];
}

/** How far a learner has come in a step. */
export interface LessonOutcome {
  verdict: "done" | "open" | "wrong";
  reaction: string;
  view: unknown;
  facts: unknown[];
  question: Sheet | null;
}

export interface NewGuest {
  name: string;
  language?: "en" | "fr" | "it";
}

export interface Me {
  id: string;
  name: string;
  kind: string;
  language: string;
}

export interface NewName {
  name: string;
}

export interface Credentials {
  name: string;
  passphrase: string;
}

/** Shown once; only a hash is kept. */
export interface Secret {
  secret: string;
}

export interface Code {
  code: string;
}

export interface NewPassphrase {
  code: string;
  passphrase: string;
}

export interface Label {
  label: string;
}

export interface Token {
  id: string;
  label: string;
  created: number;
  last_used: number | null;
}

/** Somebody whose chat one is not told. */
export interface MutedPerson {
  id: string;
  name: string;
}

/** A game that can be watched again. */
export interface Finished {
  table: TableInfo;
  finished: number;
}

/** What a list of tables shows. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  status: string;
  public: boolean;
  hosted: boolean;
  created: number;
  pace: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  awaited: number[];
  waits_for_me: boolean;
  other_rules: boolean;
  place: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  colour: string;
  mine: boolean;
}

/** A whole game, as far as the one who asks may know it. */
export interface Watched {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  players: Player[];
  eyes: number[];
  whole: boolean;
  places: number[];
  reason: string;
  steps: Step[];
}

export interface Player {
  name: string;
  kind: string;
}

/** One moment of a game. */
export interface Step {
  by: number | null;
  view: Record<string, unknown>;
  seats: Record<string, Record<string, unknown>>;
  facts: unknown[];
}

/** A record as text. */
export interface Brought {
  record: string;
}

/** From this step on, in this seat; bots of this kind take the others. */
export interface Fork {
  step: number;
  seat: number;
  bot?: string;
}

export interface BroughtFork {
  step: number;
  seat: number;
  bot?: string;
  record: string;
}

export interface GameInfo {
  name: string;
  players: number[];
  colours: string[];
  options: string[];
  bots: string[];
  paces: string[];
}

export interface NewTable {
  game: string;
  seats: Seat[];
  options?: Record<string, unknown>;
  pace?: string;
  public?: boolean;
  entropy?: string;
}

export interface Seat {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string;
  user?: string;
}

export interface Sit {
  seat?: number | null;
  entropy?: string;
}

export interface Chosen {
  seat: number;
}

export interface BotChosen {
  seat: number;
  bot: string;
}

export interface PlannedSeat {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string;
  user?: string;
  seat: number;
}

export interface Painted {
  seat: number;
  colour: string;
}

/** The table as one seat sees it; by colour always red, blue, green, black. */
export interface TigrisView {
  seat: number | null;
  seats: number;
  options: TigrisOptions;
  active: number;
  tiles: string[][];
  face_down: string[];
  monuments: TigrisMonument[];
  leaders: (string | null)[][];
  catastrophes: string[];
  treasures: string[];
  union: string | null;
  dead_squares: string[];
  bag: number;
  reserve: number[];
  hand: number[] | null;
  hand_sizes: number[];
  aside: number[] | null;
  swapped: number[];
  proofs: TigrisProof[][];
  unseen: number[];
  catastrophes_left: number[];
  points: number[][];
  taken: number[];
  quiet: number;
  reason: string;
  stack: unknown[];
  ask: unknown;
  asked: number;
}

/** What is agreed before the game. §17.1 */
export interface TigrisOptions {
  english: boolean;
  open_tiles: boolean;
  open_scores: boolean;
  stall_guard: boolean;
}

/** A monument on the square whose top left cell this is. */
export interface TigrisMonument {
  colours: [string, string];
  cell: string;
}

/** The hand was seen to take these tiles and not to play them; at most `gone` of them may have been swapped away. */
export interface TigrisProof {
  tiles: number[];
  gone: number;
}

export interface TigrisCatastrophePlayed {
  type: "CatastrophePlayed";
  to: number[] | null;
  seat: number;
  cell: string;
  destroyed: string | null;
}

export interface TigrisConflictBegan {
  type: "ConflictBegan";
  to: number[] | null;
  kind: string;
  colour: string;
  attacker: number;
  defender: number;
  strength: [number, number];
}

export interface TigrisConflictDecided {
  type: "ConflictDecided";
  to: number[] | null;
  kind: string;
  colour: string;
  winner: number;
  loser: number;
  strength: [number, number];
}

/** So many tiles, unseen by the others. */
export interface TigrisDrew {
  type: "Drew";
  to: number[] | null;
  seat: number;
  count: number;
}

/** Which ones: for the player who drew. */
export interface TigrisDrewTiles {
  type: "DrewTiles";
  to: number[] | null;
  of: number;
  seat: number;
  tiles: string;
}

export interface TigrisFirstPlayerDrawn {
  type: "FirstPlayerDrawn";
  to: number[] | null;
  seat: number;
}

export interface TigrisGameOver {
  type: "GameOver";
  to: number[] | null;
  reason: string;
  places: number[];
}

export interface TigrisKingdomsUnited {
  type: "KingdomsUnited";
  to: number[] | null;
  cell: string;
}

export interface TigrisLeaderPlaced {
  type: "LeaderPlaced";
  to: number[] | null;
  seat: number;
  colour: string;
  cell: string;
  origin: string | null;
}

export interface TigrisLeaderWentHome {
  type: "LeaderWentHome";
  to: number[] | null;
  seat: number;
  colour: string;
  cell: string;
  why: string;
}

export interface TigrisMonumentBuilt {
  type: "MonumentBuilt";
  to: number[] | null;
  seat: number;
  cell: string;
  colours: [string, string];
}

export interface TigrisMonumentDeclined {
  type: "MonumentDeclined";
  to: number[] | null;
  seat: number;
  squares: string[];
}

export interface TigrisReserveShown {
  type: "ReserveShown";
  to: number[] | null;
  tiles: string;
}

export interface TigrisScored {
  type: "Scored";
  to: number[] | null;
  seat: number;
  colour: string;
  points: number;
  why: string;
}

export interface TigrisTileLaid {
  type: "TileLaid";
  to: number[] | null;
  seat: number;
  colour: string;
  cell: string;
}

/** From a hand to a conflict: the others learn what was held. */
export interface TigrisTilesAdded {
  type: "TilesAdded";
  to: number[] | null;
  of: number;
  seat: number;
  colour: string;
  count: number;
}

export interface TigrisTilesLost {
  type: "TilesLost";
  to: number[] | null;
  colour: string;
  cells: string[];
}

export interface TigrisTilesSwapped {
  type: "TilesSwapped";
  to: number[] | null;
  seat: number;
  count: number;
}

export interface TigrisTookFromReserve {
  type: "TookFromReserve";
  to: number[] | null;
  seat: number;
  colour: string;
}

export interface TigrisTreasureTaken {
  type: "TreasureTaken";
  to: number[] | null;
  seat: number;
  cell: string;
}

export interface TigrisTurnBegan {
  type: "TurnBegan";
  to: number[] | null;
  seat: number;
}

export interface TigrisTurnEndedEarly {
  type: "TurnEndedEarly";
  to: number[] | null;
  seat: number;
}

export type Command =
  | Answer
  | Undo
  | Request
  | Consent
  | Resign
  | MoreTime
  | Order
  | ForTheAbsent
  | ComeBack
  | Say
  | Mute
  | Silence
  | Follow;

export type Message = TableNews | Update | Past | ChatLine | Muted | Done | Refused | Goodbye;

export type TigrisFact =
  | TigrisCatastrophePlayed
  | TigrisConflictBegan
  | TigrisConflictDecided
  | TigrisDrew
  | TigrisDrewTiles
  | TigrisFirstPlayerDrawn
  | TigrisGameOver
  | TigrisKingdomsUnited
  | TigrisLeaderPlaced
  | TigrisLeaderWentHome
  | TigrisMonumentBuilt
  | TigrisMonumentDeclined
  | TigrisReserveShown
  | TigrisScored
  | TigrisTileLaid
  | TigrisTilesAdded
  | TigrisTilesLost
  | TigrisTilesSwapped
  | TigrisTookFromReserve
  | TigrisTreasureTaken
  | TigrisTurnBegan
  | TigrisTurnEndedEarly;

export type View = TigrisView;

export type Fact = TigrisFact;
