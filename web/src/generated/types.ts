// Written by web/contract.py from the types of the server. Do not edit.

export interface Answer {
  type: 'Answer';
  id: number;
  seat: number;
  question: number;
  words: (string | number)[];
}

export interface CatastrophePlayed {
  type: 'CatastrophePlayed';
  to?: number[] | null;
  seat: number;
  cell: string;
  destroyed: string | null;
}

export interface ChairNews {
  name: string;
  kind: string;
  away: boolean;
  resigned: boolean;
  here: boolean;
  out_of_time: boolean;
  bank: number | null;
}

export interface ChatLine {
  type: 'ChatLine';
  at: number;
  name: string;
  text: string;
}

export interface ComeBack {
  type: 'ComeBack';
  id: number;
  seat: number;
}

export interface ConflictBegan {
  type: 'ConflictBegan';
  to?: number[] | null;
  kind: string;
  colour: string;
  attacker: number;
  defender: number;
  strength: [number, number];
}

export interface ConflictDecided {
  type: 'ConflictDecided';
  to?: number[] | null;
  kind: string;
  colour: string;
  winner: number;
  loser: number;
  strength: [number, number];
}

export interface Consent {
  type: 'Consent';
  id: number;
  seat: number;
  agrees: boolean;
}

export interface Done {
  type: 'Done';
  id: number;
}

export interface Drew {
  type: 'Drew';
  to?: number[] | null;
  seat: number;
  count: number;
}

export interface DrewTiles {
  type: 'DrewTiles';
  to?: number[] | null;
  of: number;
  seat: number;
  tiles: string;
}

export interface FirstPlayerDrawn {
  type: 'FirstPlayerDrawn';
  to?: number[] | null;
  seat: number;
}

export interface Follow {
  type: 'Follow';
  id: number;
  epoch?: string;
  seen?: Record<string, number>;
  watch?: boolean;
}

export interface ForTheAbsent {
  type: 'ForTheAbsent';
  id: number;
  seat: number;
  absent: number;
  what: string;
}

export interface GameInfo {
  name: string;
  players: number[];
  options: string[];
  bots: string[];
  paces: string[];
}

export interface GameOver {
  type: 'GameOver';
  to?: number[] | null;
  reason: string;
  places: number[];
}

export interface Goodbye {
  type: 'Goodbye';
  reason: string;
  wait: number;
}

export interface KingdomsUnited {
  type: 'KingdomsUnited';
  to?: number[] | null;
  cell: string;
}

export interface LeaderPlaced {
  type: 'LeaderPlaced';
  to?: number[] | null;
  seat: number;
  colour: string;
  cell: string;
  origin: string | null;
}

export interface LeaderWentHome {
  type: 'LeaderWentHome';
  to?: number[] | null;
  seat: number;
  colour: string;
  cell: string;
  why: string;
}

export interface Me {
  id: string;
  name: string;
  kind: string;
  language: string;
}

export interface Monument {
  colours: [string, string];
  cell: string;
}

export interface MonumentBuilt {
  type: 'MonumentBuilt';
  to?: number[] | null;
  seat: number;
  cell: string;
  colours: [string, string];
}

export interface MonumentDeclined {
  type: 'MonumentDeclined';
  to?: number[] | null;
  seat: number;
  squares: string[];
}

export interface MoreTime {
  type: 'MoreTime';
  id: number;
  seat: number;
}

export interface NewTable {
  game: string;
  seats: Seat[];
  options?: Record<string, unknown>;
  pace?: string;
  public?: boolean;
  entropy?: string;
}

export interface Options {
  english?: boolean;
  open_tiles?: boolean;
  open_scores?: boolean;
  stall_guard?: boolean;
}

export interface Order {
  type: 'Order';
  id: number;
  seat: number;
  topic: string;
  words: (string | number)[] | null;
}

export interface Past {
  type: 'Past';
  seat: number | null;
  facts: unknown[];
}

export interface Proof {
  tiles: number[];
  gone?: number;
}

export interface Refused {
  type: 'Refused';
  id: number | null;
  code: string;
  rule?: string;
  word?: string | number | null;
  wait?: number | null;
}

export interface Request {
  type: 'Request';
  id: number;
  seat: number;
  what: string;
}

export interface ReserveShown {
  type: 'ReserveShown';
  to?: number[] | null;
  tiles: string;
}

export interface Resign {
  type: 'Resign';
  id: number;
  seat: number;
}

export interface Say {
  type: 'Say';
  id: number;
  text: string;
}

export interface Scored {
  type: 'Scored';
  to?: number[] | null;
  seat: number;
  colour: string;
  points: number;
  why: string;
}

export interface Seat {
  kind: 'bot' | 'invited' | 'me' | 'open';
  bot?: string;
  user?: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  mine: boolean;
}

export interface Sheet {
  topic: string;
  rule: string;
  number: number;
  start: number;
  nodes: ([string, ([(string | number)[], number])[]])[];
  preset: (string | number)[];
  brings?: ([(string | number)[], (string | number)[], (string | number)[]])[];
}

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
}

export interface TableNews {
  type: 'TableNews';
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

export interface TileLaid {
  type: 'TileLaid';
  to?: number[] | null;
  seat: number;
  colour: string;
  cell: string;
}

export interface TilesAdded {
  type: 'TilesAdded';
  to?: number[] | null;
  of: number;
  seat: number;
  colour: string;
  count: number;
}

export interface TilesLost {
  type: 'TilesLost';
  to?: number[] | null;
  colour: string;
  cells: string[];
}

export interface TilesSwapped {
  type: 'TilesSwapped';
  to?: number[] | null;
  seat: number;
  count: number;
}

export interface Token {
  id: string;
  label: string;
  created: number;
  last_used: number | null;
}

export interface TookFromReserve {
  type: 'TookFromReserve';
  to?: number[] | null;
  seat: number;
  colour: string;
}

export interface TreasureTaken {
  type: 'TreasureTaken';
  to?: number[] | null;
  seat: number;
  cell: string;
}

export interface TurnBegan {
  type: 'TurnBegan';
  to?: number[] | null;
  seat: number;
}

export interface TurnEndedEarly {
  type: 'TurnEndedEarly';
  to?: number[] | null;
  seat: number;
}

export interface Undo {
  type: 'Undo';
  id: number;
  seat: number;
}

export interface Update {
  type: 'Update';
  epoch: string;
  seat: number | null;
  number: number;
  view: unknown;
  facts: unknown[];
  fresh: boolean;
  question: Sheet | null;
}

export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  active: number;
  tiles: string[][];
  face_down: string[];
  monuments: Monument[];
  leaders: ((string | null)[])[];
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
  proofs: Proof[][];
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

export type TigrisFact = FirstPlayerDrawn | TurnBegan | TurnEndedEarly | Drew | DrewTiles | ReserveShown | TookFromReserve | LeaderPlaced | LeaderWentHome | TileLaid | Scored | TilesSwapped | CatastrophePlayed | KingdomsUnited | ConflictBegan | TilesAdded | ConflictDecided | TilesLost | MonumentBuilt | MonumentDeclined | TreasureTaken | GameOver;
export type Command = Answer | Undo | Request | Consent | Resign | MoreTime | Order | ForTheAbsent | ComeBack | Say | Follow;
export type Message = TableNews | Update | Past | ChatLine | Done | Refused | Goodbye;
