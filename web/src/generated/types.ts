// Made by `python -m plancia.server.types`. Do not edit: change the Python types and make it again.

export type Answer = {
  type: "Answer";
  id: number;
  seat: number;
  question: number;
  words: (string | number)[];
};

export type Undo = {
  type: "Undo";
  id: number;
  seat: number;
};

/** Something everybody has to agree to: pause, resume, abort. */
export type Request = {
  type: "Request";
  id: number;
  seat: number;
  what: string;
};

export type Consent = {
  type: "Consent";
  id: number;
  seat: number;
  agrees: boolean;
};

export type Resign = {
  type: "Resign";
  id: number;
  seat: number;
};

export type MoreTime = {
  type: "MoreTime";
  id: number;
  seat: number;
};

/** A standing order: the first of these answers that the rules allow on such an occasion; none: ask me again. */
export type Order = {
  type: "Order";
  id: number;
  seat: number;
  occasion: string;
  answers: (string | number)[][];
};

/** Somebody is out of time: `default` gives the usual answer, `bot` lets a bot play on. */
export type ForTheAbsent = {
  type: "ForTheAbsent";
  id: number;
  seat: number;
  absent: number;
  what: string;
};

export type ComeBack = {
  type: "ComeBack";
  id: number;
  seat: number;
};

/** To everybody; or, for a seat of one's own that has mates, to them alone. */
export type Say = {
  type: "Say";
  id: number;
  text: string;
  team?: number | null;
};

/** I do not want to read what the person in this seat says, here or at any other table; or I do again. */
export type Mute = {
  type: "Mute";
  id: number;
  seat: number;
  muted: boolean;
};

/** By the host: the person in this seat says nothing more at this table, or may talk again. */
export type Silence = {
  type: "Silence";
  id: number;
  seat: number;
  silent: boolean;
};

/**
 * The first command on a socket, and again after sitting down.
 *
 * Whoever comes back says where they left off: by audience ("0", "1", …, "spectator") the last number seen, in this
 * epoch.
 */
export type Follow = {
  type: "Follow";
  id: number;
  epoch?: string;
  seen?: Record<string, number>;
  watch?: boolean;
};

/** The table apart from the game: who sits where, clocks, requests. The latest one counts. */
export type TableNews = {
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
};

export type ChairNews = {
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
};

/** What an audience sees now, and what it has been told since the last number. */
export type Update<G extends GameName = GameName> = {
  type: "Update";
  epoch: string;
  seat: number | null;
  number: number;
  view: View<G>;
  near_end: NearEnd[];
  facts: Fact<G>[];
  fresh: boolean;
  question: Sheet<G> | null;
  awaited: boolean;
  orders: Record<string, (string | number)[][]>;
  may_order: Sheet<G> | null;
};

/** Something public that may soon end the game: a stable code, the seats concerned, and values for the message. */
export type NearEnd = {
  code: string;
  seats: number[];
  values: Record<string, string | number>;
};

/** A form on paper: nodes of (field, words that lead to a node). Node 0 is the complete answer. */
export type Sheet<G extends GameName = GameName> = {
  topic: Topic<G>;
  rule: string;
  number: number;
  start: number;
  nodes: [string, [(string | number)[], number][]][];
  preset: (string | number)[];
  brings: [(string | number)[][], [WireConsequence<G>, (string | number)[]][]][];
};

/** Facts that do not fit into the `Update` that follows: they come before its own, in order and in pieces. */
export type Past<G extends GameName = GameName> = {
  type: "Past";
  seat: number | null;
  facts: Fact<G>[];
};

export type ChatLine = {
  type: "ChatLine";
  at: number;
  name: string;
  text: string;
  team: number[];
};

/** The seats of this table whose chat you have chosen not to read. Told to you alone. */
export type Muted = {
  type: "Muted";
  seats: number[];
};

/** The command was carried out and is stored. */
export type Done = {
  type: "Done";
  id: number;
};

/** It was not, and nothing has changed. `rule` is a paragraph of the rules, `word` what was refused. */
export type Refused = {
  type: "Refused";
  id: number | null;
  code: string;
  rule: string;
  word: string | number | null;
  wait: number | null;
};

/** The server closes; come back after so many seconds. */
export type Goodbye = {
  type: "Goodbye";
  reason: string;
  wait: number;
};

/** Among the facts of an `Update`, for one seat: it was asked, and the only answer there was has been given. */
export type OnlyAnswer<G extends GameName = GameName> = {
  type: "OnlyAnswer";
  to: number[];
  ask: Question<G>;
  sheet: Sheet<G>;
};

/** An edition as its owner wrote it. */
export type EditionFile = {
  game: string;
  toml: string;
};

/** An edition that a game can be played with. */
export type EditionInfo = {
  edition: string;
  records: number;
  doubts: Flaw[];
};

/** One error in a file of records: the record, a stable code, and the values for the message. */
export type Flaw = {
  record: string;
  code: string;
  values: Record<string, string | number>;
};

/** A position and what is asked there; what is said about it is in the messages, by its name. */
export type LessonStep<G extends GameName = GameName> = {
  name: string;
  rule: string;
  seat: number;
  players: number;
  show: string[];
  view: View<G>;
  facts: Fact<G>[];
  question: Sheet<G>;
};

/** The answers to a step so far. */
export type Said = {
  said: (string | number)[][];
};

/** The result of an attempt at a step. */
export type LessonOutcome<G extends GameName = GameName> = {
  verdict: "done" | "open" | "wrong";
  reaction: string;
  view: View<G>;
  facts: Fact<G>[];
  question: Sheet<G> | null;
};

/** Where others find this server, and who can open that address. */
export type Address = {
  origin: string;
  reach: "device" | "network" | "public";
};

export type NewGuest = {
  name: string;
  language?: "en" | "fr" | "it";
};

export type Me = {
  id: string;
  name: string;
  kind: string;
  language: string;
  banned: number;
  muted: number;
};

export type NewName = {
  name: string;
};

export type NewLanguage = {
  language: "en" | "fr" | "it";
};

export type Credentials = {
  name: string;
  passphrase: string;
};

export type ChangedPassphrase = {
  old: string;
  new: string;
};

/** Shown once; only a hash is kept. */
export type Secret = {
  secret: string;
};

export type Code = {
  code: string;
};

export type NewPassphrase = {
  code: string;
  passphrase: string;
};

/** A `bot` sits down and plays; `play` also opens tables and talks; `account` also changes what one is called. */
export type NewToken = {
  label: string;
  scope?: "account" | "bot" | "play";
  days?: number;
};

export type Token = {
  id: string;
  label: string;
  scope: "account" | "bot" | "play";
  created: number;
  expires: number | null;
  last_used: number | null;
};

/** Somebody whose chat one is not told. */
export type MutedPerson = {
  id: string;
  name: string;
};

/** A game that can be watched again. */
export type Finished = {
  table: TableInfo;
  finished: number;
  places: number[];
  place: string;
};

/** What a list of tables shows. */
export type TableInfo = {
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
};

export type SeatInfo = {
  seat: number;
  kind: string;
  name: string;
  colour: string;
  mine: boolean;
};

/** A whole game, as far as the one who asks may know it. */
export type Watched<G extends GameName = GameName> = {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  players: Player[];
  eyes: number[];
  whole: boolean;
  places: number[];
  reason: string;
  steps: Step<G>[];
};

export type Player = {
  name: string;
  kind: string;
  colour: string;
};

/** One moment of a game. */
export type Step<G extends GameName = GameName> = {
  by: number | null;
  view: Partial<View<G>>;
  seats: Record<string, Partial<View<G>>>;
  facts: Fact<G>[];
};

/** A record as text. */
export type Brought = {
  record: string;
};

/** From this step on, in this seat; bots of this kind take the others. */
export type Fork = {
  step: number;
  seat: number;
  bot?: string;
};

export type BroughtFork = {
  step: number;
  seat: number;
  bot?: string;
  record: string;
};

/** About a line of chat, else about the person in a seat, else about the table. */
export type NewReport = {
  table: string;
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  line?: number | null;
  seat?: number | null;
  comment?: string;
};

export type GameInfo = {
  name: string;
  players: number[];
  colours: string[];
  options: Record<string, boolean | number | string>;
  ways: Record<string, string[]>;
  bots: string[];
  paces: string[];
};

export type NewTable = {
  game: string;
  seats: Seat[];
  options?: Record<string, unknown>;
  pace?: string;
  public?: boolean;
  entropy?: string;
};

export type Seat = {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string;
  user?: string;
};

export type Sit = {
  seat?: number | null;
  entropy?: string;
};

export type Chosen = {
  seat: number;
};

export type BotChosen = {
  seat: number;
  bot: string;
};

export type PlannedSeat = {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string;
  user?: string;
  seat: number;
};

export type Painted = {
  seat: number;
  colour: string;
};

/** The table as one seat sees it; colours are always in the order red, blue, green, black. */
export type TigrisView = {
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
  stack: TigrisFrame[];
  ask: TigrisQuestion | null;
  asked: number;
};

/** What the players agree before the game. §17.1 */
export type TigrisOptions = {
  english: boolean;
  open_tiles: boolean;
  open_scores: boolean;
  stall_guard: boolean;
};

/** A monument, on the square with this cell at the top left. */
export type TigrisMonument = {
  colours: [string, string];
  cell: string;
};

/** The player took these tiles openly and has not played them; at most `gone` of them may have been swapped. */
export type TigrisProof = {
  tiles: number[];
  gone: number;
};

export type TigrisCatastrophePlayed = {
  type: "CatastrophePlayed";
  to: number[] | null;
  seat: number;
  cell: string;
  destroyed: string | null;
};

export type TigrisConflictBegan = {
  type: "ConflictBegan";
  to: number[] | null;
  kind: string;
  colour: string;
  attacker: number;
  defender: number;
  strength: [number, number];
};

export type TigrisConflictDecided = {
  type: "ConflictDecided";
  to: number[] | null;
  kind: string;
  colour: string;
  winner: number;
  loser: number;
  strength: [number, number];
};

/** A number of tiles, hidden from the others. */
export type TigrisDrew = {
  type: "Drew";
  to: number[] | null;
  seat: number;
  count: number;
};

/** Which tiles: only for the player who drew them. */
export type TigrisDrewTiles = {
  type: "DrewTiles";
  to: number[] | null;
  of: number;
  seat: number;
  tiles: string;
};

export type TigrisFirstPlayerDrawn = {
  type: "FirstPlayerDrawn";
  to: number[] | null;
  seat: number;
};

export type TigrisGameOver = {
  type: "GameOver";
  to: number[] | null;
  reason: string;
  places: number[];
};

export type TigrisKingdomsUnited = {
  type: "KingdomsUnited";
  to: number[] | null;
  cell: string;
};

export type TigrisLeaderPlaced = {
  type: "LeaderPlaced";
  to: number[] | null;
  seat: number;
  colour: string;
  cell: string;
  origin: string | null;
};

export type TigrisLeaderWentHome = {
  type: "LeaderWentHome";
  to: number[] | null;
  seat: number;
  colour: string;
  cell: string;
  why: string;
};

export type TigrisMonumentBuilt = {
  type: "MonumentBuilt";
  to: number[] | null;
  seat: number;
  cell: string;
  colours: [string, string];
};

export type TigrisMonumentDeclined = {
  type: "MonumentDeclined";
  to: number[] | null;
  seat: number;
  squares: string[];
};

export type TigrisReserveShown = {
  type: "ReserveShown";
  to: number[] | null;
  tiles: string;
};

export type TigrisScored = {
  type: "Scored";
  to: number[] | null;
  seat: number;
  colour: string;
  points: number;
  why: string;
};

export type TigrisTileLaid = {
  type: "TileLaid";
  to: number[] | null;
  seat: number;
  colour: string;
  cell: string;
};

/** From a hand to a conflict: the others learn what the player had. */
export type TigrisTilesAdded = {
  type: "TilesAdded";
  to: number[] | null;
  of: number;
  seat: number;
  colour: string;
  count: number;
};

export type TigrisTilesLost = {
  type: "TilesLost";
  to: number[] | null;
  colour: string;
  cells: string[];
};

export type TigrisTilesSwapped = {
  type: "TilesSwapped";
  to: number[] | null;
  seat: number;
  count: number;
};

export type TigrisTookFromReserve = {
  type: "TookFromReserve";
  to: number[] | null;
  seat: number;
  colour: string;
};

export type TigrisTreasureTaken = {
  type: "TreasureTaken";
  to: number[] | null;
  seat: number;
  cell: string;
};

export type TigrisTurnBegan = {
  type: "TurnBegan";
  to: number[] | null;
  seat: number;
};

export type TigrisTurnEndedEarly = {
  type: "TurnEndedEarly";
  to: number[] | null;
  seat: number;
};

/** Add tiles from hand to a conflict. Seats without any are asked too, since skipping them would reveal it. §8.5 */
export type TigrisAddTiles = {
  type: "AddTiles";
  seats: number[];
  kind: string;
  colour: string;
  attacks: boolean;
  strength: number;
  against: number;
};

/** Build a monument on a square just completed, or decline. §10.4 §10.5 */
export type TigrisBuildMonument = {
  type: "BuildMonument";
  seats: number[];
  squares: string[];
  monuments: string[];
};

/** Chance draws tiles that only this player sees. §16.2 */
export type TigrisDraw = {
  type: "Draw";
  seats: number[];
  who: number;
  count: number;
};

/** Take a tile from the reserve or draw one blind. §17.6 */
export type TigrisDrawFrom = {
  type: "DrawFrom";
  seats: number[];
};

/** Chance draws the starting player. §3.5 */
export type TigrisDrawLot = {
  type: "DrawLot";
  seats: number[];
};

/** Choose the one treasure of your trader's kingdom that stays; you take the others. §11.2 §11.3 */
export type TigrisLeaveOneTreasure = {
  type: "LeaveOneTreasure";
  seats: number[];
  cells: string[];
};

/** Choose which war comes next, even if none of the leaders is yours. §9.4 */
export type TigrisPickWar = {
  type: "PickWar";
  seats: number[];
  colours: string[];
};

/** Chance turns up tiles for the reserve. §17.5 */
export type TigrisShow = {
  type: "Show";
  seats: number[];
  count: number;
};

/** Take an action or end your turn. §5.1 §5.2 */
export type TigrisTakeAction = {
  type: "TakeAction";
  seats: number[];
  left: number;
};

/** A number of tiles, hidden from the others. */
export type TigrisBlindDrawFrame = {
  type: "BlindDraw";
  at: string;
  seat: number;
  count: number;
};

/** A cell is laid waste. §12.1 */
export type TigrisCatastropheActionFrame = {
  type: "CatastropheAction";
  at: string;
  seat: number;
  cell: string;
};

/** A leader is placed from home or moved on the board. */
export type TigrisLeaderActionFrame = {
  type: "LeaderAction";
  at: string;
  seat: number;
  colour: string;
  cell: string;
};

/** A whole game. */
export type TigrisMatchFrame = {
  type: "Match";
  at: string;
};

/** The tile just laid may complete squares. */
export type TigrisMonumentOfferFrame = {
  type: "MonumentOffer";
  at: string;
  seat: number;
  colour: string;
  cell: string;
};

/** A number of tiles, one at a time. */
export type TigrisOpenDrawFrame = {
  type: "OpenDraw";
  at: string;
  seat: number;
  count: number;
};

/** A player draws this many tiles; if there are not enough, the game is over. */
export type TigrisRefillFrame = {
  type: "Refill";
  at: string;
  seat: number;
  count: number;
};

/** An internal conflict. The owner of the new leader is the attacker. §8.1 */
export type TigrisRevoltFrame = {
  type: "Revolt";
  at: string;
  colour: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
};

/** Tiles are exchanged for others. Frames are public, so this one does not name the tiles. §16.2 */
export type TigrisSwapFrame = {
  type: "Swap";
  at: string;
  seat: number;
  count: number;
};

/** A tile is laid from hand. §7.1 */
export type TigrisTileActionFrame = {
  type: "TileAction";
  at: string;
  seat: number;
  colour: string;
  cell: string;
};

/** The reserve is filled up to six while the bag has tiles. */
export type TigrisTopUpFrame = {
  type: "TopUp";
  at: string;
};

/** An action is over: treasures may be due. */
export type TigrisTreasuresFrame = {
  type: "Treasures";
  at: string;
  seat: number;
};

/** The active player's turn. */
export type TigrisTurnFrame = {
  type: "Turn";
  at: string;
  seat: number;
  left: number;
};

/** An external conflict, in one colour. */
export type TigrisWarFrame = {
  type: "War";
  at: string;
  colour: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  union: string;
};

/** A tile unites two kingdoms: the unification marker stays on it until all wars are over. */
export type TigrisWarsFrame = {
  type: "Wars";
  at: string;
  seat: number;
  union: string;
};

/** A leader leaves the board. */
export type TigrisWithdrawalFrame = {
  type: "Withdrawal";
  at: string;
  seat: number;
  colour: string;
};

/** The owner of a leader scores for the tile. §7.4 */
export type TigrisPoint = {
  type: "point";
  seat: number;
  colour: string;
};

/** Two leaders fight, with this many supporters on the board. §9.2 */
export type TigrisWar = {
  type: "war";
  colour: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
};

/** Two kingdoms become one without a war. §9.3 */
export type TigrisUnites = {
  type: "unites";
};

/** A monument may be built. §10.1 */
export type TigrisMonumentPossible = {
  type: "monument";
};

/** The owner of a trader takes a treasure. §11.2 */
export type TigrisTreasure = {
  type: "treasure";
  seat: number;
};

/** A revolt against this player, with this many temples on each side. §8.2 */
export type TigrisRevolt = {
  type: "revolt";
  seat: number;
  attack: number;
  defence: number;
};

/** A leader goes home. §6.10 */
export type TigrisHome = {
  type: "home";
  seat: number;
  colour: string;
};

/** A kingdom splits. §4.4 */
export type TigrisParts = {
  type: "parts";
};

/** The table as one seat sees it; by seat unless stated otherwise, by space in the edition's order. §24.1 */
export type RexView = {
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
  stack: RexFrame[];
  ask: RexQuestion | null;
  asked: number;
  sealed: Sealed;
};

/** What the players agree before the game. Without a memory aid clients store nothing that was shown. §25.1 §24.4 */
export type RexOptions = {
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
};

/** The answers given so far, as one seat sees them. */
export type Sealed = {
  answered: number[];
  own: (string | number)[] | null;
};

/** A permanent consent: this owner lets this ally use an advantage. §7.7 */
export type RexConsent = [owner: number, user: number, power: "lazax-income" | "lazax-gift" | "sol-look" | "sol-deployment" | "sol-range" | "sol-immunity" | "sol-allies" | "jol-nar-look" | "jol-nar-forecast" | "jol-nar-question" | "letnev-card" | "letnev-hand" | "letnev-traitor" | "hacan-income" | "hacan-discount" | "hacan-move" | "hacan-ally" | "xxcha-command" | "xxcha-turning" | "xxcha-council"];

/** Only this player has seen which cards these were. §24.2 */
export type RexSight = [by: number, event: number, cards: string[]];

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

export type RexAdvantageCancelled = {
  type: "AdvantageCancelled";
  to: number[] | null;
  seat: number;
  power: string;
};

export type RexAllianceFormed = {
  type: "AllianceFormed";
  to: number[] | null;
  members: number[];
};

export type RexAllianceLeft = {
  type: "AllianceLeft";
  to: number[] | null;
  seat: number;
};

export type RexAllianceProposed = {
  type: "AllianceProposed";
  to: number[] | null;
  seat: number;
  members: number[];
};

/** The report of forces, in order of play. */
export type RexBattleBegan = {
  type: "BattleBegan";
  to: number[] | null;
  space: string;
  sides: [number, number];
  units: [number, number];
  cards: [number, number];
};

export type RexBattleDecided = {
  type: "BattleDecided";
  to: number[] | null;
  winner: number | null;
  why: string;
  strengths: [number, number] | null;
};

export type RexBetrayalDealt = {
  type: "BetrayalDealt";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
};

export type RexBetrayalShown = {
  type: "BetrayalShown";
  to: number[] | null;
  of: number;
  card: string;
};

export type RexBidMade = {
  type: "BidMade";
  to: number[] | null;
  seat: number;
  amount: number;
};

/** Turned up for everybody; Sol may have seen it before. */
export type RexBombardmentDrawn = {
  type: "BombardmentDrawn";
  to: number[] | null;
  of: number;
  value: number;
};

/** The top bombardment card, for Sol. */
export type RexBombardmentSeen = {
  type: "BombardmentSeen";
  to: number[] | null;
  of: number;
  value: number;
};

export type RexCardDiscarded = {
  type: "CardDiscarded";
  to: number[] | null;
  seat: number;
  card: string;
};

export type RexCardOffered = {
  type: "CardOffered";
  to: number[] | null;
  opener: number;
};

export type RexCardPlayed = {
  type: "CardPlayed";
  to: number[] | null;
  seat: number;
  card: string;
};

export type RexCardSold = {
  type: "CardSold";
  to: number[] | null;
  seat: number;
  price: number;
};

export type RexCardsDrawn = {
  type: "CardsDrawn";
  to: number[] | null;
  seat: number;
  count: number;
};

export type RexCardsOpened = {
  type: "CardsOpened";
  to: number[] | null;
  of: number;
  cards: string[];
};

/** Unsold cards return to the deck. */
export type RexCardsReturned = {
  type: "CardsReturned";
  to: number[] | null;
  cards: number;
};

/** Strategy cards, for the player who took them or looked. */
export type RexCardsSeen = {
  type: "CardsSeen";
  to: number[] | null;
  of: number;
  seat: number;
  cards: string[];
};

export type RexCeasefireEnded = {
  type: "CeasefireEnded";
  to: number[] | null;
};

export type RexCommandGiven = {
  type: "CommandGiven";
  to: number[] | null;
  seat: number;
  target: number;
  card: string;
};

/** An owner lets an ally use an advantage, or refuses. */
export type RexConsentGiven = {
  type: "ConsentGiven";
  to: number[] | null;
  seat: number;
  user: number;
  power: string;
  answer: string;
};

/** A laser and a shield were played. */
export type RexExploded = {
  type: "Exploded";
  to: number[] | null;
  space: string;
};

export type RexFirstPlayerPassed = {
  type: "FirstPlayerPassed";
  to: number[] | null;
  seat: number;
};

export type RexFleetMoved = {
  type: "FleetMoved";
  to: number[] | null;
  origin: number;
  sector: number;
  by: string;
};

export type RexFleetPlaced = {
  type: "FleetPlaced";
  to: number[] | null;
  dials: [number, number];
  sector: number;
};

/** The top influence card, for the Jol-Nar. */
export type RexForecastSeen = {
  type: "ForecastSeen";
  to: number[] | null;
  of: number;
  card: string;
};

export type RexGameOver = {
  type: "GameOver";
  to: number[] | null;
  reason: string;
  winners: number[];
  places: number[];
};

/** Turned up for everybody; the Jol-Nar may have seen it before. */
export type RexInfluenceCardDrawn = {
  type: "InfluenceCardDrawn";
  to: number[] | null;
  of: number;
  card: string;
  effect: boolean;
};

/** From the pool, or from the board. */
export type RexInfluenceGained = {
  type: "InfluenceGained";
  to: number[] | null;
  seat: number;
  amount: number;
  why: string;
  space: string | null;
};

/** From the board to the pool. */
export type RexInfluenceLost = {
  type: "InfluenceLost";
  to: number[] | null;
  space: string;
  amount: number;
  why: string;
};

export type RexInfluencePaid = {
  type: "InfluencePaid";
  to: number[] | null;
  seat: number;
  amount: number;
  receiver: number | null;
  why: string;
};

export type RexInfluencePlaced = {
  type: "InfluencePlaced";
  to: number[] | null;
  space: string;
  amount: number;
};

export type RexInterrogated = {
  type: "Interrogated";
  to: number[] | null;
  seat: number;
  target: number;
  topic: string;
  about: string;
};

export type RexInterrogationAnswered = {
  type: "InterrogationAnswered";
  to: number[] | null;
  of: number;
  topic: string;
  about: string;
  answer: boolean;
};

export type RexLeaderDestroyed = {
  type: "LeaderDestroyed";
  to: number[] | null;
  seat: number;
  leader: string;
};

export type RexLeaderRecruited = {
  type: "LeaderRecruited";
  to: number[] | null;
  seat: number;
  leader: string;
};

/** Everybody sees that somebody looks, but not what. */
export type RexLooked = {
  type: "Looked";
  to: number[] | null;
  seat: number;
  at: string;
};

/** Everyone draws a bombardment card; the lowest begins. */
export type RexLotsDrawn = {
  type: "LotsDrawn";
  to: number[] | null;
  numbers: number[];
  seat: number;
};

export type RexPhaseBegan = {
  type: "PhaseBegan";
  to: number[] | null;
  phase: string;
  round: number;
};

export type RexPlanOpened = {
  type: "PlanOpened";
  to: number[] | null;
  of: number;
  dial: number;
  leader: string;
  slot: string;
};

/** By Diplomatic Interference. */
export type RexPlayerBarred = {
  type: "PlayerBarred";
  to: number[] | null;
  seat: number;
  moment: string;
};

export type RexPredictionMade = {
  type: "PredictionMade";
  to: number[] | null;
  seat: number;
};

export type RexPredictionShown = {
  type: "PredictionShown";
  to: number[] | null;
  of: number;
  race: string;
  round: number;
};

export type RexProposalAccepted = {
  type: "ProposalAccepted";
  to: number[] | null;
  seat: number;
};

export type RexProposalFell = {
  type: "ProposalFell";
  to: number[] | null;
  seat: number;
  withdrawn: boolean;
};

export type RexQuestionAnswered = {
  type: "QuestionAnswered";
  to: number[] | null;
  of: number;
  topic: string;
  value: string | number;
};

export type RexQuestionPut = {
  type: "QuestionPut";
  to: number[] | null;
  seat: number;
  target: number;
  topic: string;
};

export type RexRaceTaken = {
  type: "RaceTaken";
  to: number[] | null;
  seat: number;
  race: string;
};

export type RexRowLaidOut = {
  type: "RowLaidOut";
  to: number[] | null;
  cards: number;
};

export type RexSaidReady = {
  type: "SaidReady";
  to: number[] | null;
  seat: number;
};

/** A member reveals no card. */
export type RexSharedVictory = {
  type: "SharedVictory";
  to: number[] | null;
  seat: number;
};

export type RexShieldDestroyed = {
  type: "ShieldDestroyed";
  to: number[] | null;
  space: string;
};

/** By a Sol Offensive. */
export type RexSpaceStruck = {
  type: "SpaceStruck";
  to: number[] | null;
  space: string;
};

export type RexTraitorDrawn = {
  type: "TraitorDrawn";
  to: number[] | null;
  of: number;
  seat: number;
  leader: string;
};

export type RexTraitorRevealed = {
  type: "TraitorRevealed";
  to: number[] | null;
  of: number;
  leader: string;
  side: number;
};

/** Only for the player who gets them. */
export type RexTraitorsDealt = {
  type: "TraitorsDealt";
  to: number[] | null;
  of: number;
  seat: number;
  leaders: string[];
};

/** All players have chosen; the others are back in the deck. */
export type RexTraitorsKept = {
  type: "TraitorsKept";
  to: number[] | null;
  counts: number[];
};

export type RexUnitsDeployed = {
  type: "UnitsDeployed";
  to: number[] | null;
  seat: number;
  space: string;
  units: number;
  mechanized: number;
  why: string;
};

export type RexUnitsLost = {
  type: "UnitsLost";
  to: number[] | null;
  seat: number;
  space: string;
  units: number;
  special: number;
  why: string;
};

export type RexUnitsMoved = {
  type: "UnitsMoved";
  to: number[] | null;
  seat: number;
  origin: string;
  target: string;
  units: number;
  special: number;
  why: string;
};

export type RexUnitsRecruited = {
  type: "UnitsRecruited";
  to: number[] | null;
  seat: number;
  units: number;
  mechanized: number;
};

export type RexUnitsTurned = {
  type: "UnitsTurned";
  to: number[] | null;
  seat: number;
  space: string;
  down: boolean;
};

/** To the reserve, by a Tactical Retreat. */
export type RexUnitsWithdrew = {
  type: "UnitsWithdrew";
  to: number[] | null;
  seat: number;
  space: string;
  units: number;
  special: number;
};

/** Let your ally use your advantage: no, yes, or always. §7.7 */
export type RexAllowAlly = {
  type: "AllowAlly";
  seats: number[];
  user: number;
  power: "lazax-income" | "lazax-gift" | "sol-look" | "sol-deployment" | "sol-range" | "sol-immunity" | "sol-allies" | "jol-nar-look" | "jol-nar-forecast" | "jol-nar-question" | "letnev-card" | "letnev-hand" | "letnev-traitor" | "hacan-income" | "hacan-discount" | "hacan-move" | "hacan-ally" | "xxcha-command" | "xxcha-turning" | "xxcha-council";
};

/** Accept or refuse the proposed alliance; its proposer may withdraw it. §7.3 §7.10 */
export type RexAnswerProposal = {
  type: "AnswerProposal";
  seats: number[];
  proposer: number;
};

/** Say in public what you will do: any choice that is legal now. You must keep to it. §20.4 */
export type RexAnswerQuestion = {
  type: "AnswerQuestion";
  seats: number[];
  topic: string;
};

/** Reveal that the opponent's leader is your traitor, or stay silent. All are asked at once. §11.10 */
export type RexCallTraitor = {
  type: "CallTraitor";
  seats: number[];
  against: Record<string, number>;
};

/** Choose the space and the opponent of your next battle. §11.2 */
export type RexChooseBattle = {
  type: "ChooseBattle";
  seats: number[];
};

/** Choose how many mechanized units you lose; each counts as two. §18.4 */
export type RexChooseLosses = {
  type: "ChooseLosses";
  seats: number[];
  due: number;
};

/** Choose the race you will lead. §3.2 */
export type RexChooseRace = {
  type: "ChooseRace";
  seats: number[];
};

/** A betrayal card that only this player sees. §15.1 */
export type RexDealBetrayal = {
  type: "DealBetrayal";
  seats: number[];
  to: number[];
  count: number;
};

/** Chance deals races, seat by seat. §25.2 */
export type RexDealRaces = {
  type: "DealRaces";
  seats: number[];
};

/** Deploy units, or end your turn; units never return to the reserve. §10.6 §10.8 §17.1 §22.3 */
export type RexDeployUnits = {
  type: "DeployUnits";
  seats: number[];
  used: boolean;
  fresh: boolean;
  refused: boolean;
  able: boolean;
};

/** Discard this many cards; you keep the others. §17.8 */
export type RexDiscardCards = {
  type: "DiscardCards";
  seats: number[];
  count: number;
};

/** The top card of the bombardment deck. §13.1 §19.2 */
export type RexDrawBombardment = {
  type: "DrawBombardment";
  seats: number[];
  to: number[];
  count: number;
};

/** Strategy cards, with odds by the number of copies. §3.5 §24.2 */
export type RexDrawCards = {
  type: "DrawCards";
  seats: number[];
  to: number[];
  count: number;
  for_row: boolean;
};

/** The top card of the influence deck. §5.1 §20.2 */
export type RexDrawInfluence = {
  type: "DrawInfluence";
  seats: number[];
  to: number[];
  count: number;
};

/** Everyone draws a bombardment card. §3.1 */
export type RexDrawLots = {
  type: "DrawLots";
  seats: number[];
};

/** Traitor cards: one per leader. §3.3 §16.10 */
export type RexDrawTraitors = {
  type: "DrawTraitors";
  seats: number[];
  to: number[];
  count: number;
};

/** Put a unit from your reserve into the Galactic Council: yes or no. §23.9 */
export type RexEnterCouncil = {
  type: "EnterCouncil";
  seats: number[];
};

/** Name a card that the opponent may not play in this battle, or nothing. §23.4 §23.5 */
export type RexGiveCommand = {
  type: "GiveCommand";
  seats: number[];
};

/** Give an ally influence for the card that is offered, or nothing. §18.6 */
export type RexGiveToAlly = {
  type: "GiveToAlly";
  seats: number[];
  allies: number[];
};

/** Keep or discard each card you played. §11.17 */
export type RexKeepCards = {
  type: "KeepCards";
  seats: number[];
};

/** Keep one of the four traitors you were dealt. §3.3 */
export type RexKeepTraitor = {
  type: "KeepTraitor";
  seats: number[];
};

/** Outbid the highest bid, or pass on this card. §8.4 */
export type RexMakeBid = {
  type: "MakeBid";
  seats: number[];
  high: number;
  bound: boolean;
};

/** Stay, or play a Tactical Retreat. §16.7 */
export type RexMayRetreat = {
  type: "MayRetreat";
  seats: number[];
};

/** Move one group, or stay. §10.2 */
export type RexMoveUnits = {
  type: "MoveUnits";
  seats: number[];
  lines: number;
};

/** Place your first units in your own sectors: a space, and how many. §19.1 */
export type RexPlaceUnits = {
  type: "PlaceUnits";
  seats: number[];
  left: number;
};

/** Play a card now, or pass. §26.2 §26.3 */
export type RexPlayCard = {
  type: "PlayCard";
  seats: number[];
  timing: string;
  subject: number | null;
};

/** Predict, in secret, which race wins and in which round. §23.1 */
export type RexPredict = {
  type: "Predict";
  seats: number[];
};

/** Ask for leader, attack card, defence card or dial; or for nothing. §20.3 */
export type RexPutQuestion = {
  type: "PutQuestion";
  seats: number[];
};

/** Choose how many units you recruit, and which leader. §9.1 */
export type RexRecruit = {
  type: "Recruit";
  seats: number[];
};

/** Move units out of the space that was struck, or let them remain. §19.5 */
export type RexRepositionUnits = {
  type: "RepositionUnits";
  seats: number[];
  space: string;
};

/** Choose a card for each icon you announced. §11.9 */
export type RexSealCards = {
  type: "SealCards";
  seats: number[];
};

/** Set your dial, choose a leader and a slot, in secret. §11.5 */
export type RexSealPlan = {
  type: "SealPlan";
  seats: number[];
};

/** Set a dial in secret: the difference of both numbers is the fleet's sector. §3.4 */
export type RexSetFleetDial = {
  type: "SetFleetDial";
  seats: number[];
};

/** Share the victory, or reveal your betrayal card. §15.2 §15.3 */
export type RexShareOrReveal = {
  type: "ShareOrReveal";
  seats: number[];
  above: number;
};

/** Propose an alliance, leave one, give influence, or say that you are ready; everybody sees it. §7.1 §7.9 §7.11 */
export type RexTalk = {
  type: "Talk";
  seats: number[];
};

/** Turn your units in a space face down or face up, or finish. §23.6 */
export type RexTurnUnits = {
  type: "TurnUnits";
  seats: number[];
  turned: string[];
};

/** Two sides, one space. */
export type RexBattleFrame = {
  type: "Battle";
  at: string;
  space: string;
  sides: [number, number];
  ban: RexBan | null;
  topic: string;
  promise: RexPromise | null;
  plans: Record<string, RexPlan>;
  cards: Record<string, string[]>;
  winner: number | null;
};

/** By Command: all copies of this card, in this battle. §23.4 */
export type RexBan = {
  seat: number;
  card: string;
};

/** A side's answer to the Jol-Nar, which it must keep. §20.4 */
export type RexPromise = {
  seat: number;
  topic: string;
  value: string | number;
};

/** What a side sets on its dial: a number, a leader, and the slot, which announces its cards. */
export type RexPlan = [dial: number, leader: string, slot: string];

/** The fifth phase of a round. */
export type RexBattlePhaseFrame = {
  type: "BattlePhase";
  at: string;
  waiting: number[];
  turned: string[];
};

/** A Tracking Beacon in effect. */
export type RexBeaconFrame = {
  type: "Beacon";
  at: string;
  seat: number;
};

/** The second phase of a round. Nobody sees a card before it is bought, except with a race's power. */
export type RexBiddingFrame = {
  type: "Bidding";
  at: string;
  left: number;
  opener: number;
  bidders: number[];
  high: number;
  buyer: number | null;
  given: number[];
  bound: number[];
};

/** Sol looks at the top bombardment card. */
export type RexBombardmentLookFrame = {
  type: "BombardmentLook";
  at: string;
  seat: number;
};

/** The seventh phase of a round. */
export type RexBombardmentPhaseFrame = {
  type: "BombardmentPhase";
  at: string;
  sectors: number;
  by: string;
};

/** A player takes cards that nobody else sees. */
export type RexCardDrawFrame = {
  type: "CardDraw";
  at: string;
  seat: number;
  count: number;
  for_row: boolean;
};

/** Negotiation, until every player has been ready since the last change. §7.12 */
export type RexCeasefireFrame = {
  type: "Ceasefire";
  at: string;
  left: number[];
  gifts: number[];
  sharing: [number, number][];
  ready: number[];
  proposer: number | null;
  consenting: number[];
  members: number[];
};

/** The sixth phase of a round. */
export type RexCollectionFrame = {
  type: "Collection";
  at: string;
};

/** The Informant in effect. §16.9 */
export type RexDenunciationFrame = {
  type: "Denunciation";
  at: string;
  seat: number;
  power: "lazax-income" | "lazax-gift" | "sol-look" | "sol-deployment" | "sol-range" | "sol-immunity" | "sol-allies" | "jol-nar-look" | "jol-nar-forecast" | "jol-nar-question" | "letnev-card" | "letnev-hand" | "letnev-traitor" | "hacan-income" | "hacan-discount" | "hacan-move" | "hacan-ally" | "xxcha-command" | "xxcha-turning" | "xxcha-council";
  timing: "influence" | "ceasefire" | "bidding" | "sale" | "manoeuvre" | "deployment" | "battles" | "battle" | "bombardment";
};

/** One player's deployment step. */
export type RexDeployingFrame = {
  type: "Deploying";
  at: string;
  seat: number;
  port: boolean;
  used: boolean;
  made: number;
  refused: boolean;
  shift: RexShift | null;
};

/** The Hacan's move. */
export type RexShift = [type: "shift", origin: string, target: string, units: number, special: number];

/** Units enter a space. */
export type RexDeploymentFrame = {
  type: "Deployment";
  at: string;
  seat: number;
  space: string;
  units: number;
  mechanized: number;
  informant: boolean;
  first: boolean;
};

/** The Double Agent in effect. */
export type RexDoubleAgentFrame = {
  type: "DoubleAgent";
  at: string;
  seat: number;
};

/** New Recruits in effect. */
export type RexFreshTroopsFrame = {
  type: "FreshTroops";
  at: string;
  seat: number;
  units: number;
  mechanized: number;
  leader: string;
};

/** The Letnev discard down to the hand limit of the others. */
export type RexHandCutFrame = {
  type: "HandCut";
  at: string;
  seat: number;
};

/** The first phase of a round. */
export type RexInfluencePhaseFrame = {
  type: "InfluencePhase";
  at: string;
  card: string;
  ceasefire: boolean;
  aside: number;
};

/** Diplomatic Interference in effect. */
export type RexInterferenceFrame = {
  type: "Interference";
  at: string;
  seat: number;
  target: number;
  moment: string;
};

/** An Interrogation in effect. */
export type RexInterrogationFrame = {
  type: "Interrogation";
  at: string;
  seat: number;
  target: number;
  topic: string;
  about: string;
};

/** One player's turn in this phase. */
export type RexManoeuvreFrame = {
  type: "Manoeuvre";
  at: string;
  seat: number;
  port: boolean;
};

/** The fourth phase of a round. */
export type RexManoeuvrePhaseFrame = {
  type: "ManoeuvrePhase";
  at: string;
  waiting: number[];
  ports: number[];
};

/** The whole game. */
export type RexMatchFrame = {
  type: "Match";
  at: string;
};

/** Players may play a card now. */
export type RexMomentFrame = {
  type: "Moment";
  at: string;
  timing: string;
  seats: number[];
  subject: number;
  more: boolean;
};

/** One group moves. */
export type RexMovementFrame = {
  type: "Movement";
  at: string;
  seat: number;
  port: boolean;
  mobilized: boolean;
};

/** The Graviton Negator in effect. */
export type RexNegationFrame = {
  type: "Negation";
  at: string;
  seat: number;
  space: string;
};

/** Sol strikes. */
export type RexOffensiveFrame = {
  type: "Offensive";
  at: string;
  spaces: string[];
  waiting: number[];
  target: string;
  units: number;
  special: number;
};

/** The third phase of a round. */
export type RexRecruitmentFrame = {
  type: "Recruitment";
  at: string;
  waiting: number[];
};

/** Seven phases, then the check for a winner. */
export type RexRoundFrame = {
  type: "Round";
  at: string;
};

/** Fleet Sabotage in effect. */
export type RexSabotageFrame = {
  type: "Sabotage";
  at: string;
  seat: number;
  sectors: number;
};

/** Everything before round 1. */
export type RexSetupFrame = {
  type: "Setup";
  at: string;
  to_place: number;
};

/** Has somebody won? */
export type RexVerdictFrame = {
  type: "Verdict";
  at: string;
  winners: number[];
  reason: string;
  asked: number[];
  shown: Record<string, string>;
};

/** The distance. §10.2 */
export type RexLines = {
  type: "lines";
  count: number;
};

/** The spaces on the way, including the target. */
export type RexVia = {
  type: "via";
  spaces: string[];
};

/** Units to fight there. §11.1 */
export type RexMeets = {
  type: "meets";
  seat: number;
  count: number;
};

/** How many of the possible bombardment cards would reach the space. §13.2 */
export type RexRisk = {
  type: "risk";
  count: number;
  most: number;
};

/** The price of a unit. §10.7 */
export type RexEach = {
  type: "each";
  count: number;
};

/** The total price. */
export type RexPays = {
  type: "pays";
  count: number;
};

/** Who is paid. §22.2 */
export type RexHacan = {
  type: "hacan";
  seat: number;
};

/** The range of the opponent's strength. §11.14 */
export type RexAgainst = {
  type: "against";
  low: number;
  high: number;
};

/** Who wins a tie. §11.14 */
export type RexTie = {
  type: "tie";
  seat: number;
};

/** Strongholds that the alliance needs to win, and those it has. §14.3 */
export type RexNeeds = {
  type: "needs";
  strongholds: number;
  held: number;
};

/** A place in the city. §2.1 */
export type RexSpace = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  sector?: number;
  icons: ("council" | "influence" | "shield" | "spaceport" | "stronghold")[];
  lines: string[];
};

/** The numbers on a race sheet. */
export type RexRace = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  code: string;
  units: number;
  mechanized: number;
  begin: number;
  home?: string;
  zone?: number[];
  influence: number;
  free_recruits: number;
  traitors: number;
  cards: number;
  hand: number;
  range: number;
  ally_cards: number;
};

/** A leader, who has one traitor card. */
export type RexLeader = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  race: string;
  strength: number;
};

/** A title of the strategy deck. Its effect is identified by its id. §16.1 */
export type RexStrategyCard = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  icon: "attack" | "defence" | "none";
  copies: number;
  command: boolean;
};

/** An influence card that names two spaces. §5.2 */
export type RexPlacement = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  left: string;
  left_amount: number;
  right: string;
  right_amount: number;
};

/** An influence card that is resolved and leaves the game. §5.1 */
export type RexSpecial = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  copies: number;
};

/** A card that moves the fleet. §13.1 */
export type RexBombardment = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  value: number;
};

/** A card of the betrayal option. Its condition is identified by its id. §15.6 */
export type RexBetrayal = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  difficulty: number;
};

/** A kind of cardboard token. */
export type RexToken = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  id: string;
  name?: Record<string, string>;
  text?: Record<string, string>;
  count: number;
  worth?: number;
};

/** The table as one seat sees it; by seat unless stated otherwise. */
export type WarlordsView = {
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
  stack: WarlordsFrame[];
  ask: WarlordsQuestion | null;
  asked: number;
  sealed: Sealed;
};

/** What the players agree before the game. §20.1 */
export type WarlordsOptions = {
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
};

/** A planet as one seat sees it. */
export type WarlordsPlanet = {
  name: string;
  sector: string;
  kind: string | null;
  face_up: boolean;
  owner: number | null;
  units: string;
};

/** A player's units that are not on planets and not guards. §1.4 */
export type WarlordsBase = {
  pad: [number, number, number];
  reserve: [number, number, number];
  mission: number;
  decon: number;
  medical: number;
};

/** Where a player's power comes from. §18.1 */
export type WarlordsScore = {
  gained: number;
  guards: number;
  majorities: number;
  missions: number;
};

/** A recon token in a sector. */
export type WarlordsToken = {
  sector: string;
  kind: string | null;
};

export type WarlordsAbilityUsed = {
  type: "AbilityUsed";
  to: number[] | null;
  seat: number;
  ability: string;
};

export type WarlordsActionPlayed = {
  type: "ActionPlayed";
  to: number[] | null;
  seat: number;
  action: string;
  source: string;
  cost: string;
};

/** Who answered a support card with a Blockade; None: nobody. */
export type WarlordsBlockadeSettled = {
  type: "BlockadeSettled";
  to: number[] | null;
  of: number;
  owner: number | null;
  card: string;
};

export type WarlordsBonusTaken = {
  type: "BonusTaken";
  to: number[] | null;
  seat: number;
  bonus: string;
};

/** By Subterfuge, at random. */
export type WarlordsCardTaken = {
  type: "CardTaken";
  to: number[] | null;
  seat: number;
  owner: number;
};

export type WarlordsCardsExchanged = {
  type: "CardsExchanged";
  to: number[] | null;
  seat: number;
  owner: number;
};

/** All players have returned the cards of the opening hand they did not want. */
export type WarlordsCardsGivenUp = {
  type: "CardsGivenUp";
  to: number[] | null;
};

/** By a player. */
export type WarlordsDiceRolled = {
  type: "DiceRolled";
  to: number[] | null;
  seat: number;
  dice: string[];
};

/** Why the game will end: last_card, reputation, four_of_a_kind. */
export type WarlordsEndTriggered = {
  type: "EndTriggered";
  to: number[] | null;
  seat: number;
  reason: string;
};

/** Which card was given, for the two players. */
export type WarlordsExchangeSeen = {
  type: "ExchangeSeen";
  to: number[] | null;
  of: number;
  seat: number;
  owner: number;
  card: string;
};

export type WarlordsFirstPlayerDrawn = {
  type: "FirstPlayerDrawn";
  to: number[] | null;
  seat: number;
};

export type WarlordsGameOver = {
  type: "GameOver";
  to: number[] | null;
  reason: string;
  places: number[];
  power: number[];
};

export type WarlordsGuardKilled = {
  type: "GuardKilled";
  to: number[] | null;
  seat: number;
  owner: number;
  ability: string;
  cards: [string, string];
};

/** On the circle between these two mercenaries. */
export type WarlordsGuardPlaced = {
  type: "GuardPlaced";
  to: number[] | null;
  seat: number;
  ability: string;
  cards: [string, string];
};

/** As a reinforcement, from the circle between these two. */
export type WarlordsGuardSent = {
  type: "GuardSent";
  to: number[] | null;
  seat: number;
  planet: string;
  cards: [string, string];
  manoeuvre: string;
};

export type WarlordsInvasionBegan = {
  type: "InvasionBegan";
  to: number[] | null;
  invader: number;
  defender: number;
  planet: string;
  units: string;
  against: string;
};

export type WarlordsInvasionEnded = {
  type: "InvasionEnded";
  to: number[] | null;
  invader: number;
  defender: number;
  planet: string;
  winner: number | null;
};

/** The action markers of the reputation track, in order. */
export type WarlordsMarkersLaid = {
  type: "MarkersLaid";
  to: number[] | null;
  actions: string[];
};

export type WarlordsMarketCleared = {
  type: "MarketCleared";
  to: number[] | null;
  cards: string[];
};

export type WarlordsMarketFilled = {
  type: "MarketFilled";
  to: number[] | null;
  cards: string[];
};

/** A number of cards from the deck, hidden from the others. */
export type WarlordsMercenariesDrawn = {
  type: "MercenariesDrawn";
  to: number[] | null;
  seat: number;
  count: number;
};

/** Which cards: only for the player who drew them. */
export type WarlordsMercenariesSeen = {
  type: "MercenariesSeen";
  to: number[] | null;
  of: number;
  seat: number;
  cards: string[];
};

/** From the market. */
export type WarlordsMercenaryHired = {
  type: "MercenaryHired";
  to: number[] | null;
  seat: number;
  card: string;
};

export type WarlordsMercenaryPlayed = {
  type: "MercenaryPlayed";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
  side: string;
};

export type WarlordsMercenaryWounded = {
  type: "MercenaryWounded";
  to: number[] | null;
  seat: number;
  owner: number;
  card: string;
};

/** From a distance or from orbit. */
export type WarlordsPlanetBombarded = {
  type: "PlanetBombarded";
  to: number[] | null;
  seat: number;
  planet: string;
};

export type WarlordsPlanetsExchanged = {
  type: "PlanetsExchanged";
  to: number[] | null;
  seat: number;
  mate: number;
  planets: [string, string];
};

/** All planets of a sector, with their types; somebody may have seen them before. */
export type WarlordsPlanetsRevealed = {
  type: "PlanetsRevealed";
  to: number[] | null;
  of: number;
  sector: string;
  planets: string[];
  types: string[];
};

/** For the player who looked. */
export type WarlordsPlanetsSeen = {
  type: "PlanetsSeen";
  to: number[] | null;
  of: number;
  seat: number;
  planets: string[];
  types: string[];
};

export type WarlordsPowerGained = {
  type: "PowerGained";
  to: number[] | null;
  seat: number;
  power: number;
  why: string;
};

export type WarlordsRecalled = {
  type: "Recalled";
  to: number[] | null;
  seat: number;
  planet: string;
  count: number;
};

/** How many infantry moved to the Launch Pad, and how many to Decon. */
export type WarlordsRecovered = {
  type: "Recovered";
  to: number[] | null;
  seat: number;
  ready: number;
  decon: number;
};

export type WarlordsRecruited = {
  type: "Recruited";
  to: number[] | null;
  seat: number;
  units: string;
};

export type WarlordsReputationGained = {
  type: "ReputationGained";
  to: number[] | null;
  seat: number;
  space: number;
};

export type WarlordsSectorScouted = {
  type: "SectorScouted";
  to: number[] | null;
  seat: number;
  sector: string;
};

export type WarlordsShipMoved = {
  type: "ShipMoved";
  to: number[] | null;
  seat: number;
  sector: string;
  origin: string | null;
};

export type WarlordsShipStayed = {
  type: "ShipStayed";
  to: number[] | null;
  seat: number;
  sector: string;
};

export type WarlordsSupportCancelled = {
  type: "SupportCancelled";
  to: number[] | null;
  seat: number;
  card: string;
};

export type WarlordsSupportDrawn = {
  type: "SupportDrawn";
  to: number[] | null;
  seat: number;
};

export type WarlordsSupportPlayed = {
  type: "SupportPlayed";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
};

/** Which card: only for the player who drew it. */
export type WarlordsSupportSeen = {
  type: "SupportSeen";
  to: number[] | null;
  of: number;
  seat: number;
  card: string;
};

/** The discards become the deck. */
export type WarlordsSupportShuffled = {
  type: "SupportShuffled";
  to: number[] | null;
  count: number;
};

export type WarlordsTakenCardReturned = {
  type: "TakenCardReturned";
  to: number[] | null;
  seat: number;
  owner: number;
};

/** Which card: for the players who took and lost it. */
export type WarlordsTakenCardSeen = {
  type: "TakenCardSeen";
  to: number[] | null;
  of: number;
  seat: number;
  owner: number;
  card: string;
};

/** To everybody, since one of its actions is used. */
export type WarlordsTakenCardShown = {
  type: "TakenCardShown";
  to: number[] | null;
  of: number;
  seat: number;
  owner: number;
  card: string;
};

export type WarlordsTokenPlaced = {
  type: "TokenPlaced";
  to: number[] | null;
  seat: number;
  sector: string;
};

/** A recon token is used. */
export type WarlordsTokenShown = {
  type: "TokenShown";
  to: number[] | null;
  of: number;
  seat: number;
  sector: string;
  token: string;
};

export type WarlordsTokenTakenBack = {
  type: "TokenTakenBack";
  to: number[] | null;
  seat: number;
  sector: string;
};

/** Devastation. */
export type WarlordsTrackFell = {
  type: "TrackFell";
  to: number[] | null;
  planet_type: string;
  position: number;
};

export type WarlordsTroopsSent = {
  type: "TroopsSent";
  to: number[] | null;
  seat: number;
  mate: number;
  count: number;
};

export type WarlordsTurnBegan = {
  type: "TurnBegan";
  to: number[] | null;
  seat: number;
  power: number[];
};

export type WarlordsUnitsDeployed = {
  type: "UnitsDeployed";
  to: number[] | null;
  seat: number;
  planet: string;
  units: string;
};

export type WarlordsUnitsLost = {
  type: "UnitsLost";
  to: number[] | null;
  seat: number;
  planet: string;
  units: string;
};

/** Take one of the bonuses of your new space, or nothing. §13.6 */
export type WarlordsChooseBonus = {
  type: "ChooseBonus";
  seats: number[];
  space: number;
};

/** Choose the units that your hits destroy. §9.17 */
export type WarlordsChooseDestroyed = {
  type: "ChooseDestroyed";
  seats: number[];
  units: string;
  count: number;
};

/** Choose which of your units die. §14.8 */
export type WarlordsChooseLosses = {
  type: "ChooseLosses";
  seats: number[];
  units: string;
  count: number;
};

/** Choose the opponent to take a mercenary from. §9.12 */
export type WarlordsChooseOpponent = {
  type: "ChooseOpponent";
  seats: number[];
};

/** Choose the planet on which everything is destroyed. §12.4 */
export type WarlordsChoosePlanet = {
  type: "ChoosePlanet";
  seats: number[];
};

/** Choose the planet to bombard. §9.15 */
export type WarlordsChooseTarget = {
  type: "ChooseTarget";
  seats: number[];
};

/** Wound a mercenary or kill a guard. §9.9 §12.3 */
export type WarlordsChooseVictim = {
  type: "ChooseVictim";
  seats: number[];
  heavy: boolean;
};

/** Choose a planet, and the units to land there. §9.2 */
export type WarlordsDeployUnits = {
  type: "DeployUnits";
  seats: number[];
  way: string;
};

/** Chance draws the starting player. §3.8 */
export type WarlordsDrawLot = {
  type: "DrawLot";
  seats: number[];
};

/** Chance draws mercenaries: for a hand, for the market, or to remove them unseen. §3.6 §15.1 §15.2 */
export type WarlordsDrawMercenaries = {
  type: "DrawMercenaries";
  seats: number[];
  count: number;
  who: number | null;
  open: boolean;
};

/** Chance draws the types of these planets: for everybody, or for the one player who looks. §6.5 §9.20 */
export type WarlordsDrawPlanets = {
  type: "DrawPlanets";
  seats: number[];
  planets: string[];
  who: number | null;
};

/** Chance draws a support card that only its player sees. §9.19 §19.2 */
export type WarlordsDrawSupport = {
  type: "DrawSupport";
  seats: number[];
  who: number;
};

/** Choose a mercenary for your teammate; both choose at once and in secret. §16.3 */
export type WarlordsGiveCard = {
  type: "GiveCard";
  seats: number[];
};

/** Give up two of your five mercenaries; all players choose at the same time. §3.7 */
export type WarlordsGiveUpCards = {
  type: "GiveUpCards";
  seats: number[];
};

/** Take a card from the market, or the top card of the deck unseen. §15.1 */
export type WarlordsHireMercenary = {
  type: "HireMercenary";
  seats: number[];
  last: boolean;
};

/** Chance lays the action markers. §3.4 */
export type WarlordsLayMarkers = {
  type: "LayMarkers";
  seats: number[];
};

/** Answer the support card that is being played with a Blockade, or pass. §11.3 §11.4 */
export type WarlordsMayBlockade = {
  type: "MayBlockade";
  seats: number[];
  timing: string;
  card: string;
  owner: number;
};

/** Put an infantry on the circle you have completed, or leave it empty for good. §7.4 */
export type WarlordsMayPlaceGuard = {
  type: "MayPlaceGuard";
  seats: number[];
  ability: string;
};

/** Leave one of your recon tokens there, face down, or none. §9.21 */
export type WarlordsMayPlaceToken = {
  type: "MayPlaceToken";
  seats: number[];
  sector: string;
};

/** Take infantry back from planets, or continue. §5.2 */
export type WarlordsMayRecall = {
  type: "MayRecall";
  seats: number[];
};

/** Use the ability of the guard's colour now, or keep it for later. §7.7 */
export type WarlordsMayUseAbility = {
  type: "MayUseAbility";
  seats: number[];
  ability: string;
};

/** Use your recon token in the sector you have entered, or leave it. §6.6 §10.2 */
export type WarlordsMayUseToken = {
  type: "MayUseToken";
  seats: number[];
};

/** Chance adds planets to those that are certainly in the game; nobody sees which. §3.2 */
export type WarlordsMixPlanets = {
  type: "MixPlanets";
  seats: number[];
};

/** Place or move your mothership. §6.1 §6.2 */
export type WarlordsMoveShip = {
  type: "MoveShip";
  seats: number[];
};

/** Play a mercenary at the left or right end of your row. §7.1 */
export type WarlordsPlayMercenary = {
  type: "PlayMercenary";
  seats: number[];
};

/** Efficient Aim: name the dice to reroll by their initials, all at once, or keep them. §14.5 */
export type WarlordsReroll = {
  type: "Reroll";
  seats: number[];
  dice: string[];
};

/** Chance rolls battle dice: the invader's first, then the defender's. §14.6 §9.17 */
export type WarlordsRollDice = {
  type: "RollDice";
  seats: number[];
  invader: number;
  defender: number;
};

/** Choose an unexplored sector to look at. §9.20 */
export type WarlordsScoutSector = {
  type: "ScoutSector";
  seats: number[];
};

/** You are outnumbered: send a guard to the planet, or decline. §14.3 */
export type WarlordsSendGuard = {
  type: "SendGuard";
  seats: number[];
  planet: string;
};

/** Carry out an action of your mercenary, play a support card, act for your team, or end the phase. §8.1 §8.2 */
export type WarlordsTakeAction = {
  type: "TakeAction";
  seats: number[];
  left: string[];
  team: boolean;
};

/** Chance takes a card from the hand; only the two players see it. §9.12 §19.3 */
export type WarlordsTakeCard = {
  type: "TakeCard";
  seats: number[];
  who: number;
  owner: number;
};

/** Exchange the card you have taken, use one of its actions, or return it if you can do neither. §9.12 */
export type WarlordsUseTakenCard = {
  type: "UseTakenCard";
  seats: number[];
  owner: number;
};

/** An ability may be used. */
export type WarlordsAbilityActionFrame = {
  type: "AbilityAction";
  at: string;
  seat: number;
  ability: string;
};

/** The action phase. */
export type WarlordsActionPhaseFrame = {
  type: "ActionPhase";
  at: string;
  seat: number;
  left: string[];
};

/** An Assassinate, or a Heavy Assault. */
export type WarlordsAssassinationFrame = {
  type: "Assassination";
  at: string;
  seat: number;
  heavy: boolean;
};

/** A Bombard, with dice or without. */
export type WarlordsBombardmentFrame = {
  type: "Bombardment";
  at: string;
  seat: number;
  dice: boolean;
  planet: number;
};

/** A support card is being played. Each Blockade cancels the card played before it. */
export type WarlordsCardPlayFrame = {
  type: "CardPlay";
  at: string;
  seat: number;
  card: string;
  blockades: number[];
};

/** Teammates give each other a card. */
export type WarlordsCardSwapFrame = {
  type: "CardSwap";
  at: string;
  seat: number;
};

/** An action is carried out. */
export type WarlordsDeedFrame = {
  type: "Deed";
  at: string;
  seat: number;
  action: string;
  source: string;
  cost: string;
};

/** A Deploy of any kind. */
export type WarlordsDeploymentFrame = {
  type: "Deployment";
  at: string;
  seat: number;
  way: string;
};

/** The mercenary phase. */
export type WarlordsEnlistmentFrame = {
  type: "Enlistment";
  at: string;
  seat: number;
  side: string;
};

/** The hire phase. */
export type WarlordsHiringFrame = {
  type: "Hiring";
  at: string;
  seat: number;
  clears: boolean;
};

/** Units that were just deployed fight the owner of the planet. §14.1 */
export type WarlordsInvasionFrame = {
  type: "Invasion";
  at: string;
  seat: number;
  defender: number;
  planet: number;
  troops: number;
  round: number;
  manoeuvre: string;
  attack: string[];
  defence: string[];
  fallen: number;
};

/** One player looks at all planets of a sector. */
export type WarlordsLookFrame = {
  type: "Look";
  at: string;
  seat: number;
  sector: number;
};

/** The market is filled from the deck, while it has cards. */
export type WarlordsMarketFillFrame = {
  type: "MarketFill";
  at: string;
};

/** A whole game. */
export type WarlordsMatchFrame = {
  type: "Match";
  at: string;
};

/** Cards from the deck into a hand, hidden from the others. */
export type WarlordsMercenaryDrawFrame = {
  type: "MercenaryDraw";
  at: string;
  seat: number;
  count: number;
};

/** Any number of infantry, planet by planet. */
export type WarlordsRecallFrame = {
  type: "Recall";
  at: string;
  seat: number;
};

/** A Recon. */
export type WarlordsReconnaissanceFrame = {
  type: "Reconnaissance";
  at: string;
  seat: number;
  sector: number;
};

/** A player gains reputation. */
export type WarlordsRenownFrame = {
  type: "Renown";
  at: string;
  seat: number;
};

/** All planets of a sector are turned over. */
export type WarlordsRevelationFrame = {
  type: "Revelation";
  at: string;
  sector: number;
};

/** A card is taken from an opponent. */
export type WarlordsSubterfugeFrame = {
  type: "Subterfuge";
  at: string;
  seat: number;
  owner: number;
  shown: boolean;
};

/** A number of support cards, while there are any. */
export type WarlordsSupportDrawFrame = {
  type: "SupportDraw";
  at: string;
  seat: number;
  count: number;
};

/** A team action. */
export type WarlordsTeamDeedFrame = {
  type: "TeamDeed";
  at: string;
  seat: number;
  deed: WarlordsExchangeCards | WarlordsExchangePlanets | WarlordsSendTroops;
};

export type WarlordsExchangeCards = [type: "exchange_cards"];

export type WarlordsExchangePlanets = [type: "exchange_planets", own: string, other: string];

export type WarlordsSendTroops = [type: "send_troops", count: number];

/** The active player's turn. §4.1 */
export type WarlordsTurnFrame = {
  type: "Turn";
  at: string;
  seat: number;
};

/** The mothership phase. */
export type WarlordsVoyageFrame = {
  type: "Voyage";
  at: string;
  seat: number;
};

/** Power gained. §9.3 */
export type WarlordsPower = {
  type: "power";
  count: number;
};

/** Units join others on the player's own planet. §9.4 */
export type WarlordsReinforces = {
  type: "reinforces";
};

/** A battle against this many units. §9.5 */
export type WarlordsInvades = {
  type: "invades";
  seat: number;
  count: number;
};

/** The defender may send a guard. §14.3 */
export type WarlordsGuards = {
  type: "guards";
  seat: number;
};

/** How many of a hundred battles the invader wins. */
export type WarlordsOdds = {
  type: "odds";
  count: number;
};

/** How many planets are revealed. §6.5 */
export type WarlordsReveals = {
  type: "reveals";
  count: number;
};

/** The player's own recon token can be used. §6.6 */
export type WarlordsOwnToken = {
  type: "token";
  token: string;
};

/** A circle is completed at this end of the row. §7.3 */
export type WarlordsCircle = {
  type: "circle";
  side: string;
  ability: string;
};

/** A guard there makes an ability available. §7.7 */
export type WarlordsOpens = {
  type: "opens";
  ability: string;
};

/** The fourth mercenary with this mission ends the game. §7.9 */
export type WarlordsFourth = {
  type: "fourth";
  planet: string;
};

/** What the action costs. §8.4 */
export type WarlordsCost = {
  type: "cost";
  kind: string;
};

/** A step on the reputation track, to this space. §13.3 */
export type WarlordsReputation = {
  type: "reputation";
  space: number;
};

/** How much power the victim would lose now. §18.4 */
export type WarlordsTakes = {
  type: "takes";
  count: number;
};

/** The guard has a manoeuvre. §14.4 */
export type WarlordsManoeuvre = {
  type: "manoeuvre";
  manoeuvre: string;
};

/** The market leaves the game. §15.3 */
export type WarlordsClears = {
  type: "clears";
};

/** A colour of planets. §1.8 */
export type WarlordsPlanetType = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  tiles: number;
};

/** A position of the planet tracks with its lower and higher value. §2.6 */
export type WarlordsTrackPosition = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  deploy: number;
  majority: number;
};

/** A sector of the galaxy. §2.1 */
export type WarlordsSector = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  name: string;
  position: "C" | "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";
  outer: boolean;
  revealed: boolean;
  adjacent: string[];
};

/** A card. It may give units of any kind; ours give infantry. §1.9 */
export type WarlordsMercenary = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  name: string;
  mission: "blue" | "green" | "purple" | "red" | "white" | "yellow";
  infantry?: number;
  tank?: number;
  aircraft?: number;
  actions: ("assassinate" | "bombard" | "deploy" | "deploy_only" | "recon" | "subterfuge" | "support")[];
  left: "call_support" | "covert_ops" | "heavy_assault" | "orbital_bombardment";
  right: "call_support" | "covert_ops" | "heavy_assault" | "orbital_bombardment";
  two: boolean;
};

/** A kind of card or token, and how many there are; for recon tokens, how many per player. §1.8 */
export type WarlordsCopies = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  copies: number;
};

/** A space of the reputation track: the place of its marker, and the bonuses and power it offers. §13.6 */
export type WarlordsReputationSpace = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  slot: number;
  offers: ("infantry" | "mercenary" | "recover" | "repair_tank" | "support")[];
  power: number;
  ends_game?: boolean;
};

/** The colour of a circle, and the manoeuvre of a guard that leaves it. §12.1 §14.5 */
export type WarlordsAbilityCircle = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  colour: string;
  manoeuvre: "efficient_aim" | "first_strike" | "fortify" | "reinforcements";
};

/** A player's units of one kind: how many, and how many of them start on two spaces of the base. §1.2 §3.1 */
export type WarlordsForce = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  count: number;
  launch_pad: number;
  mission: number;
};

/** The battle dice. §14.6 */
export type WarlordsDice = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  number: number;
  faces: ("hit" | "invader" | "miss")[];
};

/** What depends on the number of players: planets drawn, planets in the core, the deck. §3.2 §3.6 */
export type WarlordsSetup = {
  source: "analogue" | "edition" | "public" | "reconstructed" | "rulebook";
  note?: string;
  extra_planets: number;
  core: number;
  two_only: boolean;
  removed: number;
};

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

export type TigrisQuestion =
  | TigrisAddTiles
  | TigrisBuildMonument
  | TigrisDraw
  | TigrisDrawFrom
  | TigrisDrawLot
  | TigrisLeaveOneTreasure
  | TigrisPickWar
  | TigrisShow
  | TigrisTakeAction;

export type TigrisFrame =
  | TigrisBlindDrawFrame
  | TigrisCatastropheActionFrame
  | TigrisLeaderActionFrame
  | TigrisMatchFrame
  | TigrisMonumentOfferFrame
  | TigrisOpenDrawFrame
  | TigrisRefillFrame
  | TigrisRevoltFrame
  | TigrisSwapFrame
  | TigrisTileActionFrame
  | TigrisTopUpFrame
  | TigrisTreasuresFrame
  | TigrisTurnFrame
  | TigrisWarFrame
  | TigrisWarsFrame
  | TigrisWithdrawalFrame;

export type TigrisConsequence =
  | TigrisPoint
  | TigrisWar
  | TigrisUnites
  | TigrisMonumentPossible
  | TigrisTreasure
  | TigrisRevolt
  | TigrisHome
  | TigrisParts;

/** The words of an answer, by question. */
export type TigrisAnswers = {
  AddTiles: [tiles: number];
  BuildMonument: [verb: "build", cell: string, monument: string] | [verb: "decline"];
  Draw: (string | number)[];
  DrawFrom: [source: string];
  DrawLot: [seat: number];
  LeaveOneTreasure: [cell: string];
  PickWar: [colour: string];
  Show: (string | number)[];
  TakeAction: [verb: "tile", colour: string, cell: string] | [verb: "leader", colour: string, cell: string] | [verb: "withdraw", colour: string] | [verb: "catastrophe", cell: string] | [verb: "swap", tiles: string] | [verb: "end"];
};

/** The component data: tables of records by id. */
export type TigrisBox = Record<string, never>;

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

export type RexQuestion =
  | RexAllowAlly
  | RexAnswerProposal
  | RexAnswerQuestion
  | RexCallTraitor
  | RexChooseBattle
  | RexChooseLosses
  | RexChooseRace
  | RexDealBetrayal
  | RexDealRaces
  | RexDeployUnits
  | RexDiscardCards
  | RexDrawBombardment
  | RexDrawCards
  | RexDrawInfluence
  | RexDrawLots
  | RexDrawTraitors
  | RexEnterCouncil
  | RexGiveCommand
  | RexGiveToAlly
  | RexKeepCards
  | RexKeepTraitor
  | RexMakeBid
  | RexMayRetreat
  | RexMoveUnits
  | RexPlaceUnits
  | RexPlayCard
  | RexPredict
  | RexPutQuestion
  | RexRecruit
  | RexRepositionUnits
  | RexSealCards
  | RexSealPlan
  | RexSetFleetDial
  | RexShareOrReveal
  | RexTalk
  | RexTurnUnits;

export type RexFrame =
  | RexBattleFrame
  | RexBattlePhaseFrame
  | RexBeaconFrame
  | RexBiddingFrame
  | RexBombardmentLookFrame
  | RexBombardmentPhaseFrame
  | RexCardDrawFrame
  | RexCeasefireFrame
  | RexCollectionFrame
  | RexDenunciationFrame
  | RexDeployingFrame
  | RexDeploymentFrame
  | RexDoubleAgentFrame
  | RexFreshTroopsFrame
  | RexHandCutFrame
  | RexInfluencePhaseFrame
  | RexInterferenceFrame
  | RexInterrogationFrame
  | RexManoeuvreFrame
  | RexManoeuvrePhaseFrame
  | RexMatchFrame
  | RexMomentFrame
  | RexMovementFrame
  | RexNegationFrame
  | RexOffensiveFrame
  | RexRecruitmentFrame
  | RexRoundFrame
  | RexSabotageFrame
  | RexSetupFrame
  | RexVerdictFrame;

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

/** The words of an answer, by question. */
export type RexAnswers = {
  AllowAlly: [answer: string];
  AnswerProposal: [verb: "accept"] | [verb: "refuse"] | [verb: "withdraw"];
  AnswerQuestion: [value: string | number];
  CallTraitor: [verb: "silence"] | [verb: "traitor"];
  ChooseBattle: [space: string, foe: number] | ["play", ...(string | number)[]];
  ChooseLosses: [mechanized: number];
  ChooseRace: [race: string];
  DealBetrayal: (string | number)[];
  DealRaces: (string | number)[];
  DeployUnits: [verb: "end"] | [verb: "deploy", space: string, units: number, mechanized?: number] | [verb: "shift", origin: string, target: string, units: number, special?: number] | [verb: "informant", space: string, units: number, mechanized?: number] | ["play", ...(string | number)[]];
  DiscardCards: (string | number)[];
  DrawBombardment: (string | number)[];
  DrawCards: (string | number)[];
  DrawInfluence: (string | number)[];
  DrawLots: (string | number)[];
  DrawTraitors: (string | number)[];
  EnterCouncil: [answer: string] | ["play", ...(string | number)[]];
  GiveCommand: [card: string];
  GiveToAlly: [verb: "nothing"] | [verb: "give", seat: number, amount: number] | ["play", ...(string | number)[]];
  KeepCards: [first: string, second?: string];
  KeepTraitor: [leader: string];
  MakeBid: [verb: "pass"] | [verb: "bid", amount: number] | ["play", ...(string | number)[]];
  MayRetreat: [verb: "stay"] | [verb: "retreat"];
  MoveUnits: [verb: "stay"] | [verb: "move", origin: string, target: string, units: number, special?: number] | ["play", ...(string | number)[]];
  PlaceUnits: [space: string, units: number];
  PlayCard: (string | number)[];
  Predict: [race: string, round: number];
  PutQuestion: [topic: string];
  Recruit: [units: number, leader: string, mechanized?: number] | ["play", ...(string | number)[]];
  RepositionUnits: [verb: "remain"] | [verb: "reposition", target: string, units: number, special?: number] | ["play", ...(string | number)[]];
  SealCards: (string | number)[];
  SealPlan: [dial: number, leader: string, slot: string];
  SetFleetDial: [number: number];
  ShareOrReveal: [verb: "share"] | [verb: "reveal"];
  Talk: [verb: "ready"] | [verb: "propose", seat: number] | [verb: "give", seat: number, amount: number] | [verb: "leave"] | ["play", ...(string | number)[]];
  TurnUnits: [verb: "done"] | [verb: "down", space: string] | [verb: "up", space: string] | ["play", ...(string | number)[]];
};

/** The component data: tables of records by id. */
export type RexBox = {
  spaces: Record<string, Omit<RexSpace, "id">>;
  races: Record<string, Omit<RexRace, "id">>;
  leaders: Record<string, Omit<RexLeader, "id">>;
  strategy: Record<string, Omit<RexStrategyCard, "id">>;
  placements: Record<string, Omit<RexPlacement, "id">>;
  specials: Record<string, Omit<RexSpecial, "id">>;
  bombardment: Record<string, Omit<RexBombardment, "id">>;
  betrayals: Record<string, Omit<RexBetrayal, "id">>;
  tokens: Record<string, Omit<RexToken, "id">>;
};

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

export type WarlordsQuestion =
  | WarlordsChooseBonus
  | WarlordsChooseDestroyed
  | WarlordsChooseLosses
  | WarlordsChooseOpponent
  | WarlordsChoosePlanet
  | WarlordsChooseTarget
  | WarlordsChooseVictim
  | WarlordsDeployUnits
  | WarlordsDrawLot
  | WarlordsDrawMercenaries
  | WarlordsDrawPlanets
  | WarlordsDrawSupport
  | WarlordsGiveCard
  | WarlordsGiveUpCards
  | WarlordsHireMercenary
  | WarlordsLayMarkers
  | WarlordsMayBlockade
  | WarlordsMayPlaceGuard
  | WarlordsMayPlaceToken
  | WarlordsMayRecall
  | WarlordsMayUseAbility
  | WarlordsMayUseToken
  | WarlordsMixPlanets
  | WarlordsMoveShip
  | WarlordsPlayMercenary
  | WarlordsReroll
  | WarlordsRollDice
  | WarlordsScoutSector
  | WarlordsSendGuard
  | WarlordsTakeAction
  | WarlordsTakeCard
  | WarlordsUseTakenCard;

export type WarlordsFrame =
  | WarlordsAbilityActionFrame
  | WarlordsActionPhaseFrame
  | WarlordsAssassinationFrame
  | WarlordsBombardmentFrame
  | WarlordsCardPlayFrame
  | WarlordsCardSwapFrame
  | WarlordsDeedFrame
  | WarlordsDeploymentFrame
  | WarlordsEnlistmentFrame
  | WarlordsHiringFrame
  | WarlordsInvasionFrame
  | WarlordsLookFrame
  | WarlordsMarketFillFrame
  | WarlordsMatchFrame
  | WarlordsMercenaryDrawFrame
  | WarlordsRecallFrame
  | WarlordsReconnaissanceFrame
  | WarlordsRenownFrame
  | WarlordsRevelationFrame
  | WarlordsSubterfugeFrame
  | WarlordsSupportDrawFrame
  | WarlordsTeamDeedFrame
  | WarlordsTurnFrame
  | WarlordsVoyageFrame;

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

/** The words of an answer, by question. */
export type WarlordsAnswers = {
  ChooseBonus: [bonus: string, card?: string];
  ChooseDestroyed: [units: string];
  ChooseLosses: [units: string];
  ChooseOpponent: [owner: number];
  ChoosePlanet: [planet: string];
  ChooseTarget: [planet: string];
  ChooseVictim: [verb: "wound", card: string] | [verb: "kill", card: string];
  DeployUnits: [planet: string, units: string];
  DrawLot: [seat: number];
  DrawMercenaries: (string | number)[];
  DrawPlanets: (string | number)[];
  DrawSupport: (string | number)[];
  GiveCard: [card: string];
  GiveUpCards: [card: string, other: string];
  HireMercenary: [verb: "market", card: string] | [verb: "deck"] | ["play", ...(string | number)[]];
  LayMarkers: (string | number)[];
  MayBlockade: (string | number)[];
  MayPlaceGuard: [verb: "guard"] | [verb: "decline"];
  MayPlaceToken: [token: string];
  MayRecall: [verb: "recall", planet: string, count: number] | [verb: "done"] | ["play", ...(string | number)[]];
  MayUseAbility: [verb: "use"] | [verb: "decline"];
  MayUseToken: [verb: "use", planet: string, units: string] | [verb: "leave"];
  MixPlanets: (string | number)[];
  MoveShip: [sector: string] | ["play", ...(string | number)[]];
  PlayMercenary: [card: string, side?: string] | ["play", ...(string | number)[]];
  Reroll: [dice: string];
  RollDice: (string | number)[];
  ScoutSector: [sector: string];
  SendGuard: [card: string];
  TakeAction: [verb: "deploy"] | [verb: "deploy_only"] | [verb: "assassinate"] | [verb: "subterfuge"] | [verb: "bombard", cost: string] | [verb: "support"] | [verb: "recon"] | [verb: "card", card: string] | [verb: "exchange_cards"] | [verb: "exchange_planets", own: string, other: string] | [verb: "send_troops", count: number] | [verb: "end"];
  TakeCard: (string | number)[];
  UseTakenCard: [verb: "exchange", card: string] | [verb: "use", action: string, cost?: string] | [verb: "return"];
};

/** The component data: tables of records by id. */
export type WarlordsBox = {
  planets: Record<string, WarlordsPlanetType>;
  planet_track: Record<string, WarlordsTrackPosition>;
  sectors: Record<string, WarlordsSector>;
  mercenaries: Record<string, WarlordsMercenary>;
  support: Record<string, WarlordsCopies>;
  reputation: Record<string, WarlordsReputationSpace>;
  markers: Record<string, WarlordsCopies>;
  abilities: Record<string, WarlordsAbilityCircle>;
  units: Record<string, WarlordsForce>;
  recon: Record<string, WarlordsCopies>;
  wounds: Record<string, WarlordsCopies>;
  dice: Record<string, WarlordsDice>;
  setup: Record<string, WarlordsSetup>;
};

/** What each game sends. */
export type Games = {
  tigris: { view: TigrisView; fact: TigrisFact; question: TigrisQuestion; answers: TigrisAnswers; frame: TigrisFrame; consequence: TigrisConsequence; box: TigrisBox };
  rex: { view: RexView; fact: RexFact; question: RexQuestion; answers: RexAnswers; frame: RexFrame; consequence: RexConsequence; box: RexBox };
  warlords: { view: WarlordsView; fact: WarlordsFact; question: WarlordsQuestion; answers: WarlordsAnswers; frame: WarlordsFrame; consequence: WarlordsConsequence; box: WarlordsBox };
};

export type GameName = keyof Games;

export type View<G extends GameName = GameName> = Games[G]["view"];

export type Fact<G extends GameName = GameName> = Games[G]["fact"] | OnlyAnswer<G>;

export type Question<G extends GameName = GameName> = Games[G]["question"];

export type Topic<G extends GameName = GameName> = Question<G>["type"] | "Order";

export type Answers<G extends GameName = GameName> = Games[G]["answers"];

export type Frame<G extends GameName = GameName> = Games[G]["frame"];

export type Consequence<G extends GameName = GameName> = Games[G]["consequence"];

export type Box<G extends GameName = GameName> = Games[G]["box"];

/** A consequence on the wire: its type, then its fields in the order of `CONSEQUENCE_FIELDS`. */
export type WireConsequence<G extends GameName = GameName> = [Consequence<G>["type"], ...unknown[]];

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
