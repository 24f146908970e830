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

/** A standing order: the first of these answers that the rules allow on such an occasion; none: ask me again. */
export interface Order {
  type: "Order";
  id: number;
  seat: number;
  occasion: string;
  answers: (string | number)[][];
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

/** To everybody; or, for a seat of one's own that has mates, to them alone. */
export interface Say {
  type: "Say";
  id: number;
  text: string;
  team?: number | null;
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
  talk_ends: number | null;
  request: string;
  asked_by: number | null;
  agreed: number[];
  places: number[];
  reason: string;
  rematch: string;
  teams: number[][];
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
  near_end: NearEnd[];
  facts: unknown[];
  fresh: boolean;
  question: Sheet | null;
  awaited: boolean;
  orders: Record<string, (string | number)[][]>;
  may_order: Sheet | null;
}

/** Something public that may soon end the game: a stable code, the seats concerned, and values for the message. */
export interface NearEnd {
  code: string;
  seats: number[];
  values: Record<string, string | number>;
}

/**
 * A form on paper: nodes of (field, words that lead to a node). Node 0 is the complete answer; equal nodes are
 * shared.
 */
export interface Sheet {
  topic: string;
  rule: string;
  number: number;
  start: number;
  nodes: [string, [(string | number)[], number][]][];
  preset: (string | number)[];
  brings: [(string | number)[][], [WireConsequence, (string | number)[]][]][];
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
  team: number[];
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

/** An edition as its owner wrote it. */
export interface EditionFile {
  game: string;
  toml: string;
}

/** An edition that a game can be played with. */
export interface EditionInfo {
  edition: string;
  records: number;
  doubts: Flaw[];
}

/** One error in a file of records: the record, a stable code, and the values for the message. */
export interface Flaw {
  record: string;
  code: string;
  values: Record<string, string | number>;
}

/** A position and what is asked there; what is said about it is in the messages, by its name. */
export interface LessonStep {
  name: string;
  rule: string;
  seat: number;
  players: number;
  show: string[];
  view: unknown;
  facts: unknown[];
  question: Sheet;
}

/** The answers to a step so far. */
export interface Said {
  said: (string | number)[][];
}

/** The result of an attempt at a step. */
export interface LessonOutcome {
  verdict: "done" | "open" | "wrong";
  reaction: string;
  view: unknown;
  facts: unknown[];
  question: Sheet | null;
}

/** Where others find this server, and who can open that address. */
export interface Address {
  origin: string;
  reach: "device" | "network" | "public";
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
  banned: number;
  muted: number;
}

export interface NewName {
  name: string;
}

export interface NewLanguage {
  language: "en" | "fr" | "it";
}

export interface Credentials {
  name: string;
  passphrase: string;
}

export interface ChangedPassphrase {
  old: string;
  new: string;
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

/** A `bot` sits down and plays; `play` also opens tables and talks; `account` also changes what one is called. */
export interface NewToken {
  label: string;
  scope?: "account" | "bot" | "play";
  days?: number;
}

export interface Token {
  id: string;
  label: string;
  scope: "account" | "bot" | "play";
  created: number;
  expires: number | null;
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
  places: number[];
  place: string;
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
  edition: string;
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
  colour: string;
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

/** About a line of chat, else about the person in a seat, else about the table. */
export interface NewReport {
  table: string;
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  line?: number | null;
  seat?: number | null;
  comment?: string;
}

export interface GameInfo {
  name: string;
  players: number[];
  colours: string[];
  options: Record<string, boolean | number | string>;
  ways: Record<string, string[]>;
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

/** The table as one seat sees it; colours are always in the order red, blue, green, black. */
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

/** What the players agree before the game. §17.1 */
export interface TigrisOptions {
  english: boolean;
  open_tiles: boolean;
  open_scores: boolean;
  stall_guard: boolean;
}

/** A monument, on the square with this cell at the top left. */
export interface TigrisMonument {
  colours: [string, string];
  cell: string;
}

/** The player took these tiles openly and has not played them; at most `gone` of them may have been swapped. */
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

/** A number of tiles, hidden from the others. */
export interface TigrisDrew {
  type: "Drew";
  to: number[] | null;
  seat: number;
  count: number;
}

/** Which tiles: only for the player who drew them. */
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

/** From a hand to a conflict: the others learn what the player had. */
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

/** The owner of a leader scores for the tile. §7.4 */
export interface TigrisPoint {
  type: "point";
  seat: number;
  colour: string;
}

/** Two leaders fight, with this many supporters on the board. §9.2 */
export interface TigrisWar {
  type: "war";
  colour: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
}

/** Two kingdoms become one without a war. §9.3 */
export interface TigrisUnites {
  type: "unites";
}

/** A monument may be built. §10.1 */
export interface TigrisMonumentPossible {
  type: "monument";
}

/** The owner of a trader takes a treasure. §11.2 */
export interface TigrisTreasure {
  type: "treasure";
  seat: number;
}

/** A revolt against this player, with this many temples on each side. §8.2 */
export interface TigrisRevolt {
  type: "revolt";
  seat: number;
  attack: number;
  defence: number;
}

/** A leader goes home. §6.10 */
export interface TigrisHome {
  type: "home";
  seat: number;
  colour: string;
}

/** A kingdom splits. §4.4 */
export interface TigrisParts {
  type: "parts";
}

/**
 * The table as one seat sees it; by seat unless stated otherwise, and by space in the order of the
 * edition. §24.1
 */
export interface RexView {
  seat: number | null;
  options: RexOptions;
  seats: number;
  races: string[];
  first: number;
  round: number;
  phase: string;
  fleet: number;
  shield_down: string;
  demolished: boolean;
  alliances: number[][];
  consents: RexConsent[];
  influence: number[];
  pool: number;
  on_board: number[];
  units: number[][];
  mechanized: number[];
  face_down: number[];
  reserve: number[];
  mechanized_reserve: number;
  casualties: number[];
  mechanized_casualties: number;
  mechanized_recruited: boolean;
  council_unit: boolean;
  offensive: boolean;
  barred: number[];
  sabotage: number;
  leaders: string[][];
  fought: Record<string, string>;
  placements: string[];
  removed: string[];
  discarded: string[];
  stopped: ("lazax-income" | "lazax-gift" | "sol-look" | "sol-deployment" | "sol-range" | "sol-immunity" | "sol-allies" | "jol-nar-look" | "jol-nar-forecast" | "jol-nar-question" | "letnev-card" | "letnev-hand" | "letnev-traitor" | "hacan-income" | "hacan-discount" | "hacan-move" | "hacan-ally" | "xxcha-command" | "xxcha-turning" | "xxcha-council")[];
  row: number;
  deck: number;
  beneath: number;
  hand: string[];
  hand_sizes: number[];
  shown: string[][];
  known: string[][];
  card_seen: boolean;
  on_offer: string;
  card_history: (RexDrawn | RexSold | RexShown | RexLeft | RexAnswered | RexRenewed | RexUsedUp | RexShuffled)[];
  card_sights: RexSight[];
  dealt: string[];
  dealt_counts: number[];
  traitors: string[];
  traitor_counts: number[];
  traitor_deck: number;
  known_traitors: string[][];
  traitor_history: (RexDrawn | RexSold | RexShown | RexLeft | RexAnswered | RexRenewed | RexUsedUp | RexShuffled)[];
  traitor_sights: RexSight[];
  influence_deck: string[];
  influence_seen: boolean;
  influence_top: string;
  bombardment_seen: boolean;
  bombardment_top: number;
  predicted: boolean;
  prediction: [string, number];
  betrayal: string;
  betrayals_dealt: boolean[];
  winners: number[];
  reason: string;
  stack: unknown[];
  ask: unknown;
  asked: number;
  sealed: Sealed;
}

/** What the players agree before the game. Without a memory aid clients store nothing that was shown. §25.1 §24.4 */
export interface RexOptions {
  races: string;
  betrayal: boolean;
  talk_minutes: number;
  proposals: number;
  gifts: number;
  left_space_only: boolean;
  cheap_mechanized: boolean;
  spaceport_in_turn: boolean;
  one_council_unit: boolean;
  no_memory_aid: boolean;
  edition: string;
}

/** A permanent consent: this owner lets this ally use an advantage. §7.7 */
export type RexConsent = [owner: number, user: number, power: "lazax-income" | "lazax-gift" | "sol-look" | "sol-deployment" | "sol-range" | "sol-immunity" | "sol-allies" | "jol-nar-look" | "jol-nar-forecast" | "jol-nar-question" | "letnev-card" | "letnev-hand" | "letnev-traitor" | "hacan-income" | "hacan-discount" | "hacan-move" | "hacan-ally" | "xxcha-command" | "xxcha-turning" | "xxcha-council"];

/** Cards were drawn from a pile. §24.2 */
export type RexDrawn = [type: "drawn", place: number | string, pile: string, count: number];

/** The card on auction, which the Jol-Nar have seen, was taken into a hand. §20.1 */
export type RexSold = [type: "sold", place: number];

/** A player showed one of the cards in hand: for the others, it could be any of them. §11.9 §20.4 */
export type RexShown = [type: "shown", place: number, card: string];

/** A card left a hand face up: for the others, it could be any of them, unless it was already shown. §24.3 */
export type RexLeft = [type: "left", place: number, card: string, lay_open: boolean];

/** A player was asked about a title, and answered truthfully. §16.18 */
export type RexAnswered = [type: "answered", place: number, card: string, holds: boolean];

/** The discards, which are public, are now beneath the deck. §4.9 */
export type RexRenewed = [type: "renewed", cards: string[]];

/** The deck is empty: the pile beneath is now the deck. §4.9 */
export type RexUsedUp = [type: "used up"];

/** The deck, the pile beneath, the cards on offer and some public cards are now one deck. §8.6 §11.11 */
export type RexShuffled = [type: "shuffled", deck: number, beneath: number, cards: string[]];

/** Only this player has seen which cards these were. §24.2 */
export type RexSight = [by: number, event: number, cards: string[]];

/** The answers given so far, as one seat sees them. */
export interface Sealed {
  answered: number[];
  own: (string | number)[] | null;
}

export interface RexAdvantageCancelled {
  type: "AdvantageCancelled";
  to: number[] | null;
  seat: number;
  power: string;
}

export interface RexAllianceFormed {
  type: "AllianceFormed";
  to: number[] | null;
  members: number[];
}

export interface RexAllianceLeft {
  type: "AllianceLeft";
  to: number[] | null;
  seat: number;
}

export interface RexAllianceProposed {
  type: "AllianceProposed";
  to: number[] | null;
  seat: number;
  members: number[];
}

/** The report of forces, in order of play. */
export interface RexBattleBegan {
  type: "BattleBegan";
  to: number[] | null;
  space: string;
  sides: [number, number];
  units: [number, number];
  cards: [number, number];
}

export interface RexBattleDecided {
  type: "BattleDecided";
  to: number[] | null;
  winner: number | null;
  why: string;
  strengths: [number, number] | null;
}

export interface RexBetrayalDealt {
  type: "BetrayalDealt";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
}

export interface RexBetrayalShown {
  type: "BetrayalShown";
  to: number[] | null;
  of: number;
  card: string;
}

export interface RexBidMade {
  type: "BidMade";
  to: number[] | null;
  seat: number;
  amount: number;
}

/** Turned up for everybody; Sol may have seen it before. */
export interface RexBombardmentDrawn {
  type: "BombardmentDrawn";
  to: number[] | null;
  of: number;
  value: number;
}

/** The top bombardment card, for Sol. */
export interface RexBombardmentSeen {
  type: "BombardmentSeen";
  to: number[] | null;
  of: number;
  value: number;
}

export interface RexCardDiscarded {
  type: "CardDiscarded";
  to: number[] | null;
  seat: number;
  card: string;
}

export interface RexCardOffered {
  type: "CardOffered";
  to: number[] | null;
  opener: number;
}

export interface RexCardPlayed {
  type: "CardPlayed";
  to: number[] | null;
  seat: number;
  card: string;
}

export interface RexCardSold {
  type: "CardSold";
  to: number[] | null;
  seat: number;
  price: number;
}

export interface RexCardsDrawn {
  type: "CardsDrawn";
  to: number[] | null;
  seat: number;
  count: number;
}

export interface RexCardsOpened {
  type: "CardsOpened";
  to: number[] | null;
  of: number;
  cards: string[];
}

/** Unsold cards return to the deck. */
export interface RexCardsReturned {
  type: "CardsReturned";
  to: number[] | null;
  cards: number;
}

/** Strategy cards, for the player who took them or looked. */
export interface RexCardsSeen {
  type: "CardsSeen";
  to: number[] | null;
  of: number;
  seat: number;
  cards: string[];
}

export interface RexCeasefireEnded {
  type: "CeasefireEnded";
  to: number[] | null;
}

export interface RexCommandGiven {
  type: "CommandGiven";
  to: number[] | null;
  seat: number;
  target: number;
  card: string;
}

/** An owner lets an ally use an advantage, or refuses. */
export interface RexConsentGiven {
  type: "ConsentGiven";
  to: number[] | null;
  seat: number;
  user: number;
  power: string;
  answer: string;
}

/** A laser and a shield were played. */
export interface RexExploded {
  type: "Exploded";
  to: number[] | null;
  space: string;
}

export interface RexFirstPlayerPassed {
  type: "FirstPlayerPassed";
  to: number[] | null;
  seat: number;
}

export interface RexFleetMoved {
  type: "FleetMoved";
  to: number[] | null;
  origin: number;
  sector: number;
  by: string;
}

export interface RexFleetPlaced {
  type: "FleetPlaced";
  to: number[] | null;
  dials: [number, number];
  sector: number;
}

/** The top influence card, for the Jol-Nar. */
export interface RexForecastSeen {
  type: "ForecastSeen";
  to: number[] | null;
  of: number;
  card: string;
}

export interface RexGameOver {
  type: "GameOver";
  to: number[] | null;
  reason: string;
  winners: number[];
  places: number[];
}

/** Turned up for everybody; the Jol-Nar may have seen it before. */
export interface RexInfluenceCardDrawn {
  type: "InfluenceCardDrawn";
  to: number[] | null;
  of: number;
  card: string;
  effect: boolean;
}

/** From the pool, or from the board. */
export interface RexInfluenceGained {
  type: "InfluenceGained";
  to: number[] | null;
  seat: number;
  amount: number;
  why: string;
  space: string | null;
}

/** From the board to the pool. */
export interface RexInfluenceLost {
  type: "InfluenceLost";
  to: number[] | null;
  space: string;
  amount: number;
  why: string;
}

export interface RexInfluencePaid {
  type: "InfluencePaid";
  to: number[] | null;
  seat: number;
  amount: number;
  receiver: number | null;
  why: string;
}

export interface RexInfluencePlaced {
  type: "InfluencePlaced";
  to: number[] | null;
  space: string;
  amount: number;
}

export interface RexInterrogated {
  type: "Interrogated";
  to: number[] | null;
  seat: number;
  target: number;
  topic: string;
  about: string;
}

export interface RexInterrogationAnswered {
  type: "InterrogationAnswered";
  to: number[] | null;
  of: number;
  topic: string;
  about: string;
  answer: boolean;
}

export interface RexLeaderDestroyed {
  type: "LeaderDestroyed";
  to: number[] | null;
  seat: number;
  leader: string;
}

export interface RexLeaderRecruited {
  type: "LeaderRecruited";
  to: number[] | null;
  seat: number;
  leader: string;
}

/** Everybody sees that somebody looks, but not what. */
export interface RexLooked {
  type: "Looked";
  to: number[] | null;
  seat: number;
  at: string;
}

/** Everyone draws a bombardment card; the lowest begins. */
export interface RexLotsDrawn {
  type: "LotsDrawn";
  to: number[] | null;
  numbers: number[];
  seat: number;
}

export interface RexPhaseBegan {
  type: "PhaseBegan";
  to: number[] | null;
  phase: string;
  round: number;
}

export interface RexPlanOpened {
  type: "PlanOpened";
  to: number[] | null;
  of: number;
  dial: number;
  leader: string;
  slot: string;
}

/** By Diplomatic Interference. */
export interface RexPlayerBarred {
  type: "PlayerBarred";
  to: number[] | null;
  seat: number;
  moment: string;
}

export interface RexPredictionMade {
  type: "PredictionMade";
  to: number[] | null;
  seat: number;
}

export interface RexPredictionShown {
  type: "PredictionShown";
  to: number[] | null;
  of: number;
  race: string;
  round: number;
}

export interface RexProposalAccepted {
  type: "ProposalAccepted";
  to: number[] | null;
  seat: number;
}

export interface RexProposalFell {
  type: "ProposalFell";
  to: number[] | null;
  seat: number;
  withdrawn: boolean;
}

export interface RexQuestionAnswered {
  type: "QuestionAnswered";
  to: number[] | null;
  of: number;
  topic: string;
  value: string | number;
}

export interface RexQuestionPut {
  type: "QuestionPut";
  to: number[] | null;
  seat: number;
  target: number;
  topic: string;
}

export interface RexRaceTaken {
  type: "RaceTaken";
  to: number[] | null;
  seat: number;
  race: string;
}

export interface RexRowLaidOut {
  type: "RowLaidOut";
  to: number[] | null;
  cards: number;
}

export interface RexSaidReady {
  type: "SaidReady";
  to: number[] | null;
  seat: number;
}

/** A member reveals no card. */
export interface RexSharedVictory {
  type: "SharedVictory";
  to: number[] | null;
  seat: number;
}

export interface RexShieldDestroyed {
  type: "ShieldDestroyed";
  to: number[] | null;
  space: string;
}

/** By a Sol Offensive. */
export interface RexSpaceStruck {
  type: "SpaceStruck";
  to: number[] | null;
  space: string;
}

export interface RexTraitorDrawn {
  type: "TraitorDrawn";
  to: number[] | null;
  of: number;
  seat: number;
  leader: string;
}

export interface RexTraitorRevealed {
  type: "TraitorRevealed";
  to: number[] | null;
  of: number;
  leader: string;
  side: number;
}

/** Only for the player who gets them. */
export interface RexTraitorsDealt {
  type: "TraitorsDealt";
  to: number[] | null;
  of: number;
  seat: number;
  leaders: string[];
}

/** All players have chosen; the others are back in the deck. */
export interface RexTraitorsKept {
  type: "TraitorsKept";
  to: number[] | null;
  counts: number[];
}

export interface RexUnitsDeployed {
  type: "UnitsDeployed";
  to: number[] | null;
  seat: number;
  space: string;
  units: number;
  mechanized: number;
  why: string;
}

export interface RexUnitsLost {
  type: "UnitsLost";
  to: number[] | null;
  seat: number;
  space: string;
  units: number;
  special: number;
  why: string;
}

export interface RexUnitsMoved {
  type: "UnitsMoved";
  to: number[] | null;
  seat: number;
  origin: string;
  target: string;
  units: number;
  special: number;
  why: string;
}

export interface RexUnitsRecruited {
  type: "UnitsRecruited";
  to: number[] | null;
  seat: number;
  units: number;
  mechanized: number;
}

export interface RexUnitsTurned {
  type: "UnitsTurned";
  to: number[] | null;
  seat: number;
  space: string;
  down: boolean;
}

/** To the reserve, by a Tactical Retreat. */
export interface RexUnitsWithdrew {
  type: "UnitsWithdrew";
  to: number[] | null;
  seat: number;
  space: string;
  units: number;
  special: number;
}

/** The distance. §10.2 */
export interface RexLines {
  type: "lines";
  count: number;
}

/** The spaces on the way, including the target. */
export interface RexVia {
  type: "via";
  spaces: string[];
}

/** Units to fight there. §11.1 */
export interface RexMeets {
  type: "meets";
  seat: number;
  count: number;
}

/** How many of the possible bombardment cards would reach the space. §13.2 */
export interface RexRisk {
  type: "risk";
  count: number;
  most: number;
}

/** The price of a unit. §10.7 */
export interface RexEach {
  type: "each";
  count: number;
}

/** The total price. */
export interface RexPays {
  type: "pays";
  count: number;
}

/** Who is paid. §22.2 */
export interface RexHacan {
  type: "hacan";
  seat: number;
}

/** The range of the opponent's strength. §11.14 */
export interface RexAgainst {
  type: "against";
  low: number;
  high: number;
}

/** Who wins a tie. §11.14 */
export interface RexTie {
  type: "tie";
  seat: number;
}

/** Strongholds that the alliance needs to win, and those it has. §14.3 */
export interface RexNeeds {
  type: "needs";
  strongholds: number;
  held: number;
}

/** The table as one seat sees it; by seat unless stated otherwise. */
export interface WarlordsView {
  seat: number | null;
  seats: number;
  options: WarlordsOptions;
  active: number;
  planets: WarlordsPlanet[];
  scouted: string[][];
  track: Record<string, number>;
  ships: (string | null)[];
  tokens: WarlordsToken[][];
  tokens_at_hand: number[];
  proved: boolean[];
  bases: WarlordsBase[];
  power: number[];
  scores: WarlordsScore[];
  reputation: number[];
  markers: string[];
  rows: string[][];
  guards: string[];
  wounded: string[];
  abilities: string[][];
  mates: (number | null)[];
  hand: string[];
  hand_sizes: number[];
  given_up: string[];
  deck: number;
  market: string[];
  removed: string[];
  blind: number[];
  shown: Record<string, number>;
  told: Record<string, number>;
  taken: string | null;
  support: Record<string, number>;
  support_sizes: number[];
  support_deck: number;
  discards: Record<string, number>;
  played: string;
  answered: number[];
  acted: boolean;
  ending: string;
  turns_left: number;
  reason: string;
  stack: unknown[];
  ask: unknown;
  asked: number;
  sealed: Sealed;
}

/** What the players agree before the game. §20.1 */
export interface WarlordsOptions {
  ship_may_stay: boolean;
  square_galaxy: boolean;
  bombard_dice: boolean;
  shared_majorities: boolean;
  free_support: boolean;
  free_for_all: boolean;
  early_last_round: boolean;
  market_bonus: boolean;
  team_any_time: boolean;
  unlimited_units: boolean;
  edition: string;
}

/** A planet as one seat sees it. */
export interface WarlordsPlanet {
  name: string;
  sector: string;
  kind: string | null;
  face_up: boolean;
  owner: number | null;
  units: string;
}

/** A recon token in a sector. */
export interface WarlordsToken {
  sector: string;
  kind: string | null;
}

/** A player's units that are not on planets and not guards. §1.4 */
export interface WarlordsBase {
  pad: [number, number, number];
  reserve: [number, number, number];
  mission: number;
  decon: number;
  medical: number;
}

/** Where a player's power comes from. §18.1 */
export interface WarlordsScore {
  gained: number;
  guards: number;
  majorities: number;
  missions: number;
}

export interface WarlordsAbilityUsed {
  type: "AbilityUsed";
  to: number[] | null;
  seat: number;
  ability: string;
}

export interface WarlordsActionPlayed {
  type: "ActionPlayed";
  to: number[] | null;
  seat: number;
  action: string;
  source: string;
  cost: string;
}

/** Who answered a support card with a Blockade; None: nobody. */
export interface WarlordsBlockadeSettled {
  type: "BlockadeSettled";
  to: number[] | null;
  of: number;
  owner: number | null;
  card: string;
}

export interface WarlordsBonusTaken {
  type: "BonusTaken";
  to: number[] | null;
  seat: number;
  bonus: string;
}

/** By Subterfuge, at random. */
export interface WarlordsCardTaken {
  type: "CardTaken";
  to: number[] | null;
  seat: number;
  owner: number;
}

export interface WarlordsCardsExchanged {
  type: "CardsExchanged";
  to: number[] | null;
  seat: number;
  owner: number;
}

/** All players have returned the cards of the opening hand they did not want. */
export interface WarlordsCardsGivenUp {
  type: "CardsGivenUp";
  to: number[] | null;
}

/** By a player. */
export interface WarlordsDiceRolled {
  type: "DiceRolled";
  to: number[] | null;
  seat: number;
  dice: string[];
}

/** Why the game will end: last_card, reputation, four_of_a_kind. */
export interface WarlordsEndTriggered {
  type: "EndTriggered";
  to: number[] | null;
  seat: number;
  reason: string;
}

/** Which card was given, for the two players. */
export interface WarlordsExchangeSeen {
  type: "ExchangeSeen";
  to: number[] | null;
  of: number;
  seat: number;
  owner: number;
  card: string;
}

export interface WarlordsFirstPlayerDrawn {
  type: "FirstPlayerDrawn";
  to: number[] | null;
  seat: number;
}

export interface WarlordsGameOver {
  type: "GameOver";
  to: number[] | null;
  reason: string;
  places: number[];
  power: number[];
}

export interface WarlordsGuardKilled {
  type: "GuardKilled";
  to: number[] | null;
  seat: number;
  owner: number;
  ability: string;
  cards: [string, string];
}

/** On the circle between these two mercenaries. */
export interface WarlordsGuardPlaced {
  type: "GuardPlaced";
  to: number[] | null;
  seat: number;
  ability: string;
  cards: [string, string];
}

/** As a reinforcement, from the circle between these two. */
export interface WarlordsGuardSent {
  type: "GuardSent";
  to: number[] | null;
  seat: number;
  planet: string;
  cards: [string, string];
  manoeuvre: string;
}

export interface WarlordsInvasionBegan {
  type: "InvasionBegan";
  to: number[] | null;
  invader: number;
  defender: number;
  planet: string;
  units: string;
  against: string;
}

export interface WarlordsInvasionEnded {
  type: "InvasionEnded";
  to: number[] | null;
  invader: number;
  defender: number;
  planet: string;
  winner: number | null;
}

/** The action markers of the reputation track, in order. */
export interface WarlordsMarkersLaid {
  type: "MarkersLaid";
  to: number[] | null;
  actions: string[];
}

export interface WarlordsMarketCleared {
  type: "MarketCleared";
  to: number[] | null;
  cards: string[];
}

export interface WarlordsMarketFilled {
  type: "MarketFilled";
  to: number[] | null;
  cards: string[];
}

/** A number of cards from the deck, hidden from the others. */
export interface WarlordsMercenariesDrawn {
  type: "MercenariesDrawn";
  to: number[] | null;
  seat: number;
  count: number;
}

/** Which cards: only for the player who drew them. */
export interface WarlordsMercenariesSeen {
  type: "MercenariesSeen";
  to: number[] | null;
  of: number;
  seat: number;
  cards: string[];
}

/** From the market. */
export interface WarlordsMercenaryHired {
  type: "MercenaryHired";
  to: number[] | null;
  seat: number;
  card: string;
}

export interface WarlordsMercenaryPlayed {
  type: "MercenaryPlayed";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
  side: string;
}

export interface WarlordsMercenaryWounded {
  type: "MercenaryWounded";
  to: number[] | null;
  seat: number;
  owner: number;
  card: string;
}

/** From a distance or from orbit. */
export interface WarlordsPlanetBombarded {
  type: "PlanetBombarded";
  to: number[] | null;
  seat: number;
  planet: string;
}

export interface WarlordsPlanetsExchanged {
  type: "PlanetsExchanged";
  to: number[] | null;
  seat: number;
  mate: number;
  planets: [string, string];
}

/** All planets of a sector, with their types; somebody may have seen them before. */
export interface WarlordsPlanetsRevealed {
  type: "PlanetsRevealed";
  to: number[] | null;
  of: number;
  sector: string;
  planets: string[];
  types: string[];
}

/** For the player who looked. */
export interface WarlordsPlanetsSeen {
  type: "PlanetsSeen";
  to: number[] | null;
  of: number;
  seat: number;
  planets: string[];
  types: string[];
}

export interface WarlordsPowerGained {
  type: "PowerGained";
  to: number[] | null;
  seat: number;
  power: number;
  why: string;
}

export interface WarlordsRecalled {
  type: "Recalled";
  to: number[] | null;
  seat: number;
  planet: string;
  count: number;
}

/** How many infantry moved to the Launch Pad, and how many to Decon. */
export interface WarlordsRecovered {
  type: "Recovered";
  to: number[] | null;
  seat: number;
  ready: number;
  decon: number;
}

export interface WarlordsRecruited {
  type: "Recruited";
  to: number[] | null;
  seat: number;
  units: string;
}

export interface WarlordsReputationGained {
  type: "ReputationGained";
  to: number[] | null;
  seat: number;
  space: number;
}

export interface WarlordsSectorScouted {
  type: "SectorScouted";
  to: number[] | null;
  seat: number;
  sector: string;
}

export interface WarlordsShipMoved {
  type: "ShipMoved";
  to: number[] | null;
  seat: number;
  sector: string;
  origin: string | null;
}

export interface WarlordsShipStayed {
  type: "ShipStayed";
  to: number[] | null;
  seat: number;
  sector: string;
}

export interface WarlordsSupportCancelled {
  type: "SupportCancelled";
  to: number[] | null;
  seat: number;
  card: string;
}

export interface WarlordsSupportDrawn {
  type: "SupportDrawn";
  to: number[] | null;
  seat: number;
}

export interface WarlordsSupportPlayed {
  type: "SupportPlayed";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
}

/** Which card: only for the player who drew it. */
export interface WarlordsSupportSeen {
  type: "SupportSeen";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
}

/** The discards become the deck. */
export interface WarlordsSupportShuffled {
  type: "SupportShuffled";
  to: number[] | null;
  count: number;
}

export interface WarlordsTakenCardReturned {
  type: "TakenCardReturned";
  to: number[] | null;
  seat: number;
  owner: number;
}

/** Which card: for the players who took and lost it. */
export interface WarlordsTakenCardSeen {
  type: "TakenCardSeen";
  to: number[] | null;
  of: number;
  seat: number;
  owner: number;
  card: string;
}

/** To everybody, since one of its actions is used. */
export interface WarlordsTakenCardShown {
  type: "TakenCardShown";
  to: number[] | null;
  of: number;
  seat: number;
  owner: number;
  card: string;
}

export interface WarlordsTokenPlaced {
  type: "TokenPlaced";
  to: number[] | null;
  seat: number;
  sector: string;
}

/** A recon token is used. */
export interface WarlordsTokenShown {
  type: "TokenShown";
  to: number[] | null;
  of: number;
  seat: number;
  sector: string;
  token: string;
}

export interface WarlordsTokenTakenBack {
  type: "TokenTakenBack";
  to: number[] | null;
  seat: number;
  sector: string;
}

/** Devastation. */
export interface WarlordsTrackFell {
  type: "TrackFell";
  to: number[] | null;
  planet_type: string;
  position: number;
}

export interface WarlordsTroopsSent {
  type: "TroopsSent";
  to: number[] | null;
  seat: number;
  mate: number;
  count: number;
}

export interface WarlordsTurnBegan {
  type: "TurnBegan";
  to: number[] | null;
  seat: number;
  power: number[];
}

export interface WarlordsUnitsDeployed {
  type: "UnitsDeployed";
  to: number[] | null;
  seat: number;
  planet: string;
  units: string;
}

export interface WarlordsUnitsLost {
  type: "UnitsLost";
  to: number[] | null;
  seat: number;
  planet: string;
  units: string;
}

/** Power gained. §9.3 */
export interface WarlordsPower {
  type: "power";
  count: number;
}

/** Units join others on the player's own planet. §9.4 */
export interface WarlordsReinforces {
  type: "reinforces";
}

/** A battle against this many units. §9.5 */
export interface WarlordsInvades {
  type: "invades";
  seat: number;
  count: number;
}

/** The defender may send a guard. §14.3 */
export interface WarlordsGuards {
  type: "guards";
  seat: number;
}

/** How many of a hundred battles the invader wins. */
export interface WarlordsOdds {
  type: "odds";
  count: number;
}

/** How many planets are revealed. §6.5 */
export interface WarlordsReveals {
  type: "reveals";
  count: number;
}

/** The player's own recon token can be used. §6.6 */
export interface WarlordsOwnToken {
  type: "token";
  token: string;
}

/** A circle is completed at this end of the row. §7.3 */
export interface WarlordsCircle {
  type: "circle";
  side: string;
  ability: string;
}

/** A guard there makes an ability available. §7.7 */
export interface WarlordsOpens {
  type: "opens";
  ability: string;
}

/** The fourth mercenary with this mission ends the game. §7.9 */
export interface WarlordsFourth {
  type: "fourth";
  planet: string;
}

/** What the action costs. §8.4 */
export interface WarlordsCost {
  type: "cost";
  kind: string;
}

/** A step on the reputation track, to this space. §13.3 */
export interface WarlordsReputation {
  type: "reputation";
  space: number;
}

/** How much power the victim would lose now. §18.4 */
export interface WarlordsTakes {
  type: "takes";
  count: number;
}

/** The guard has a manoeuvre. §14.4 */
export interface WarlordsManoeuvre {
  type: "manoeuvre";
  manoeuvre: string;
}

/** The market leaves the game. §15.3 */
export interface WarlordsClears {
  type: "clears";
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

export type TigrisConsequence =
  | TigrisPoint
  | TigrisWar
  | TigrisUnites
  | TigrisMonumentPossible
  | TigrisTreasure
  | TigrisRevolt
  | TigrisHome
  | TigrisParts;

export type RexFact =
  | RexAdvantageCancelled
  | RexAllianceFormed
  | RexAllianceLeft
  | RexAllianceProposed
  | RexBattleBegan
  | RexBattleDecided
  | RexBetrayalDealt
  | RexBetrayalShown
  | RexBidMade
  | RexBombardmentDrawn
  | RexBombardmentSeen
  | RexCardDiscarded
  | RexCardOffered
  | RexCardPlayed
  | RexCardSold
  | RexCardsDrawn
  | RexCardsOpened
  | RexCardsReturned
  | RexCardsSeen
  | RexCeasefireEnded
  | RexCommandGiven
  | RexConsentGiven
  | RexExploded
  | RexFirstPlayerPassed
  | RexFleetMoved
  | RexFleetPlaced
  | RexForecastSeen
  | RexGameOver
  | RexInfluenceCardDrawn
  | RexInfluenceGained
  | RexInfluenceLost
  | RexInfluencePaid
  | RexInfluencePlaced
  | RexInterrogated
  | RexInterrogationAnswered
  | RexLeaderDestroyed
  | RexLeaderRecruited
  | RexLooked
  | RexLotsDrawn
  | RexPhaseBegan
  | RexPlanOpened
  | RexPlayerBarred
  | RexPredictionMade
  | RexPredictionShown
  | RexProposalAccepted
  | RexProposalFell
  | RexQuestionAnswered
  | RexQuestionPut
  | RexRaceTaken
  | RexRowLaidOut
  | RexSaidReady
  | RexSharedVictory
  | RexShieldDestroyed
  | RexSpaceStruck
  | RexTraitorDrawn
  | RexTraitorRevealed
  | RexTraitorsDealt
  | RexTraitorsKept
  | RexUnitsDeployed
  | RexUnitsLost
  | RexUnitsMoved
  | RexUnitsRecruited
  | RexUnitsTurned
  | RexUnitsWithdrew;

export type RexConsequence =
  | RexLines
  | RexVia
  | RexMeets
  | RexRisk
  | RexEach
  | RexPays
  | RexHacan
  | RexAgainst
  | RexTie
  | RexNeeds;

export type WarlordsFact =
  | WarlordsAbilityUsed
  | WarlordsActionPlayed
  | WarlordsBlockadeSettled
  | WarlordsBonusTaken
  | WarlordsCardTaken
  | WarlordsCardsExchanged
  | WarlordsCardsGivenUp
  | WarlordsDiceRolled
  | WarlordsEndTriggered
  | WarlordsExchangeSeen
  | WarlordsFirstPlayerDrawn
  | WarlordsGameOver
  | WarlordsGuardKilled
  | WarlordsGuardPlaced
  | WarlordsGuardSent
  | WarlordsInvasionBegan
  | WarlordsInvasionEnded
  | WarlordsMarkersLaid
  | WarlordsMarketCleared
  | WarlordsMarketFilled
  | WarlordsMercenariesDrawn
  | WarlordsMercenariesSeen
  | WarlordsMercenaryHired
  | WarlordsMercenaryPlayed
  | WarlordsMercenaryWounded
  | WarlordsPlanetBombarded
  | WarlordsPlanetsExchanged
  | WarlordsPlanetsRevealed
  | WarlordsPlanetsSeen
  | WarlordsPowerGained
  | WarlordsRecalled
  | WarlordsRecovered
  | WarlordsRecruited
  | WarlordsReputationGained
  | WarlordsSectorScouted
  | WarlordsShipMoved
  | WarlordsShipStayed
  | WarlordsSupportCancelled
  | WarlordsSupportDrawn
  | WarlordsSupportPlayed
  | WarlordsSupportSeen
  | WarlordsSupportShuffled
  | WarlordsTakenCardReturned
  | WarlordsTakenCardSeen
  | WarlordsTakenCardShown
  | WarlordsTokenPlaced
  | WarlordsTokenShown
  | WarlordsTokenTakenBack
  | WarlordsTrackFell
  | WarlordsTroopsSent
  | WarlordsTurnBegan
  | WarlordsUnitsDeployed
  | WarlordsUnitsLost;

export type WarlordsConsequence =
  | WarlordsPower
  | WarlordsReinforces
  | WarlordsInvades
  | WarlordsGuards
  | WarlordsOdds
  | WarlordsReveals
  | WarlordsOwnToken
  | WarlordsCircle
  | WarlordsOpens
  | WarlordsFourth
  | WarlordsCost
  | WarlordsReputation
  | WarlordsTakes
  | WarlordsManoeuvre
  | WarlordsClears;

export type View = TigrisView | RexView | WarlordsView;

export type Fact = TigrisFact | RexFact | WarlordsFact;

export type Consequence = TigrisConsequence | RexConsequence | WarlordsConsequence;

/** A consequence on the wire: its type, then its fields in the order of `CONSEQUENCE_FIELDS`. */
export type WireConsequence = [Consequence["type"], ...unknown[]];

export const CONSEQUENCE_FIELDS: Record<Consequence["type"], readonly string[]> = {
  point: ["seat", "colour"],
  war: ["colour", "attacker", "defender", "attack", "defence"],
  unites: [],
  monument: [],
  treasure: ["seat"],
  revolt: ["seat", "attack", "defence"],
  home: ["seat", "colour"],
  parts: [],
  lines: ["count"],
  via: ["spaces"],
  meets: ["seat", "count"],
  risk: ["count", "most"],
  each: ["count"],
  pays: ["count"],
  hacan: ["seat"],
  against: ["low", "high"],
  tie: ["seat"],
  needs: ["strongholds", "held"],
  power: ["count"],
  reinforces: [],
  invades: ["seat", "count"],
  guards: ["seat"],
  odds: ["count"],
  reveals: ["count"],
  token: ["token"],
  circle: ["side", "ability"],
  opens: ["ability"],
  fourth: ["planet"],
  cost: ["kind"],
  reputation: ["space"],
  takes: ["count"],
  manoeuvre: ["manoeuvre"],
  clears: [],
};
