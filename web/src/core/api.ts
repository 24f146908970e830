/** The HTTP API of the server. Errors are thrown as a `Trouble` with a stable code. */
import type {
  Address,
  ChangedNotices,
  ChatLine,
  EditionInfo,
  Featured,
  Features,
  Finished,
  Flaw,
  Fork,
  Friends,
  GameHabits,
  GameInfo,
  Hints,
  History,
  Invitations,
  Leader,
  LessonOutcome,
  LessonStep,
  Me,
  MyPuzzles,
  NewDevice,
  NewReport,
  NewTable,
  NewTournament,
  NoticeSettings,
  Profile,
  PuzzleResult,
  PuzzleShown,
  PuzzleTheme,
  Reliability,
  ReviewState,
  RuleExample,
  Shows,
  TableInfo,
  Token,
  TournamentInfo,
  TournamentPage,
  VacationInfo,
  Waiting,
  Watched,
} from '../generated/types';
import { decoded } from './wire';

/** A filter for a history of games; "" or nothing: any. */
interface Filter {
  game?: string;
  result?: string;
  company?: string;
  days?: string;
  text?: string;
}

/** The body of an error response: its code, and the fields of that code. */
interface Refusal {
  code?: string;
  wait?: number; // seconds
  rule?: string;
  word?: string | number | null;
  flaws?: Flaw[]; // errors of an edition
  fault?: string; // the error of a record
  values?: Record<string, string | number | Flaw[]>;
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    return decoded<Refusal>(await response.text());
  } catch {
    return {}; // the response came from a proxy
  }
}

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly wait = 0,
    readonly body: Readonly<Refusal> = {},
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Trouble('no_connection');
  }
  if (!response.ok) {
    const refused = await refusalIn(response);
    throw new Trouble(refused.code ?? 'internal', refused.wait, refused);
  }
  const text = await response.text();
  return decoded<T>(text || 'null');
}

/** Entropy that a player adds to the dealer's secret, so that nobody alone controls chance. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body);
const id = encodeURIComponent;

export const api = {
  me: () => get<Me | null>('/me'),
  guest: (name: string, language: string) => post<Me>('/guest', { name, language }),
  rename: (name: string) => post<Me>('/me/name', { name }),
  account: (name: string, passphrase: string) => post<Me>('/account', { name, passphrase }),
  login: (name: string, passphrase: string) => post<Me>('/login', { name, passphrase }),
  logout: () => post<null>('/logout'),
  logoutEverywhere: () => post<Me>('/me/devices/logout'),
  language: (language: string) => post<Me>('/me/language', { language }),
  changePassphrase: (old: string, fresh: string) => post<Me>('/me/passphrase', { old, new: fresh }),
  exportAddress: '/api/me/export',
  recoveryCode: () => post<{ secret: string }>('/me/recovery'),
  recover: (code: string) => post<Me>('/recover', { code }),
  resetPassphrase: (code: string, passphrase: string) => post<Me>('/passphrase', { code, passphrase }),
  newLink: () => post<{ secret: string }>('/me/link'),
  useLink: (code: string) => post<Me>('/link', { code }),
  tokens: () => get<Token[]>('/me/tokens'),
  newToken: (label: string, scope: Token['scope'], days: number) =>
    post<{ secret: string }>('/me/tokens', { label, scope, days }),
  revokeToken: (token: string) => call<null>('DELETE', `/me/tokens/${id(token)}`),
  deleteMe: () => call<null>('DELETE', '/me'),

  notices: () => get<NoticeSettings>('/me/notices'),
  changeNotices: (settings: ChangedNotices) => post<NoticeSettings>('/me/notices', settings),
  setEmail: (email: string) => post<NoticeSettings>('/me/notices/email', { email }),
  setWebhook: (url: string) => post<NoticeSettings>('/me/notices/webhook', { url }),
  addDevice: (device: NewDevice) => post<NoticeSettings>('/me/notices/devices', device),
  dropDevice: (device: string) => call<NoticeSettings>('DELETE', `/me/notices/devices/${id(device)}`),
  testNotice: (channel: NoticeSettings['channels'][number]) => post<null>('/me/notices/test', { channel }),
  confirmEmail: (token: string) => post<null>('/notices/confirm', { token }),
  unsubscribe: (token: string) => post<null>(`/notices/unsubscribe?token=${id(token)}`),
  vacation: () => get<VacationInfo>('/me/vacation'),
  beginVacation: (days: number) => post<VacationInfo>('/me/vacation', { days }),
  endVacation: () => call<VacationInfo>('DELETE', '/me/vacation'),

  complain: (about: NewReport) => post<null>('/reports', about),

  features: () => get<Features>('/features'),
  origin: () => get<Address>('/origin'),
  games: () => get<GameInfo[]>('/games'),
  edition: (game: string, toml: string) => post<EditionInfo>('/editions', { game, toml }),
  create: (table: NewTable) => post<TableInfo>('/tables', { ...table, entropy: entropy() }),
  lobby: () => get<TableInfo[]>('/tables'),
  watchable: (before = '') => get<TableInfo[]>(`/tables/watch${before && `?before=${id(before)}`}`),
  mine: (ended = false, before = '') =>
    get<TableInfo[]>(`/tables/mine?ended=${ended}${before && `&before=${id(before)}`}`),
  reliability: (name: string) => get<Reliability>(`/players/${id(name)}/reliability`),
  waitingTables: () => get<TableInfo[]>('/tables/waiting'),
  byCode: (code: string) => get<TableInfo>(`/codes/${id(code)}`),
  table: (table: string) => get<TableInfo>(`/tables/${id(table)}`),
  join: (table: string, seat: number | null = null) =>
    post<TableInfo>(`/tables/${id(table)}/join`, { seat, entropy: entropy() }),
  leave: (table: string, seat: number) => post<TableInfo>(`/tables/${id(table)}/leave`, { seat }),
  planSeat: (table: string, seat: number, kind: 'open' | 'me') =>
    post<TableInfo>(`/tables/${id(table)}/seat`, { seat, kind }),
  paint: (table: string, seat: number, colour: string) =>
    post<TableInfo>(`/tables/${id(table)}/colour`, { seat, colour }),
  seatBot: (table: string, seat: number, bot: string) => post<TableInfo>(`/tables/${id(table)}/bot`, { seat, bot }),
  start: (table: string) => post<TableInfo>(`/tables/${id(table)}/start`),
  rematch: (table: string) => post<TableInfo>(`/tables/${id(table)}/rematch`),
  nameTable: (table: string, name: string) => post<TableInfo>(`/tables/${id(table)}/name`, { name }),
  stopRecurring: (table: string) => post<TableInfo>(`/tables/${id(table)}/stop-recurring`),
  featured: () => get<Featured>('/tables/featured'),

  tournaments: (ended: boolean) => get<TournamentInfo[]>(`/tournaments?ended=${ended}`),
  myTournaments: () => get<TournamentInfo[]>('/tournaments/mine'),
  tournament: (one: string) => get<TournamentPage>(`/tournaments/${id(one)}`),
  newTournament: (wishes: NewTournament) => post<TournamentPage>('/tournaments', wishes),
  joinTournament: (one: string, anyway = false) =>
    post<TournamentPage>(`/tournaments/${id(one)}/join${anyway ? '?anyway=true' : ''}`),
  withdraw: (one: string) => post<TournamentPage>(`/tournaments/${id(one)}/withdraw`),
  startTournament: (one: string) => post<TournamentPage>(`/tournaments/${id(one)}/start`),
  cancelTournament: (one: string) => post<TournamentPage>(`/tournaments/${id(one)}/cancel`),

  history: (wanted: Filter, limit: number, before = '') =>
    get<History>(
      `/history?${new URLSearchParams({
        limit: String(limit),
        ...(wanted.game && { game_name: wanted.game }),
        ...(wanted.result && { result: wanted.result }),
        ...(wanted.company && { company: wanted.company }),
        ...(wanted.days && { days: wanted.days }),
        ...(wanted.text && { text: wanted.text }),
        ...(before && { before }),
      }).toString()}`,
    ),
  friends: () => get<Friends>('/friends'),
  befriend: (name: string) => post<Friends>('/friends', { name }),
  acceptFriend: (name: string) => post<Friends>(`/friends/${id(name)}/accept`),
  partFrom: (name: string) => call<Friends>('DELETE', `/friends/${id(name)}`),
  block: (name: string) => post<Friends>('/blocks', { name }),
  unblock: (name: string) => call<Friends>('DELETE', `/blocks/${id(name)}`),
  waiting: () => get<Waiting>('/waiting'),
  invitations: () => get<Invitations>('/invitations'),
  declineInvitation: (table: string) => call<Invitations>('DELETE', `/invitations/${id(table)}`),
  withdrawInvitation: (table: string, name: string) =>
    call<Invitations>('DELETE', `/invitations/${id(table)}/${id(name)}`),
  player: (name: string) => get<Profile>(`/players/${id(name)}`),
  habits: (name: string) => get<GameHabits[]>(`/players/${id(name)}/habits`),
  showProfile: (parts: Shows['parts']) => post<Profile>('/me/profile', { parts }),
  leaders: (game: string, ladder: string) => get<Leader[]>(`/leaders/${id(game)}?ladder=${id(ladder)}`),
  gamesAddress: '/api/history.zip',
  finished: () => get<Finished[]>('/replays'),
  replay: (table: string) => get<Watched>(`/replays/${id(table)}`),
  /** The player's own private chat in a game. */
  privateTalk: (table: string) => get<ChatLine[]>(`/replays/${id(table)}/talk`),
  replayOf: (record: string) => post<Watched>('/replays', { record }),
  fork: (table: string, from: Fork) => post<TableInfo>(`/replays/${id(table)}/fork`, from),
  forkOf: (record: string, from: Fork) => post<TableInfo>('/forks', { record, ...from }),
  review: (table: string, seat: number) => get<ReviewState>(`/reviews/${id(table)}/${seat}`),
  startReview: (table: string, seat: number) => post<ReviewState>(`/reviews/${id(table)}/${seat}`),
  hint: (table: string, seat: number) => post<Hints>(`/tables/${id(table)}/hint`, { seat }),
  /** `wanted` is a query, for the next puzzle. */
  puzzle: (puzzle: string, wanted = '') => get<PuzzleShown>(`/puzzles/${id(puzzle)}${wanted}`),
  puzzleThemes: () => get<PuzzleTheme[]>('/puzzles/themes'),
  myPuzzles: () => get<MyPuzzles>('/puzzles/mine'),
  solve: (puzzle: string, words: readonly (string | number)[]) =>
    post<PuzzleResult>(`/puzzles/${id(puzzle)}`, { words }),
  playPuzzle: (puzzle: string) => post<TableInfo>(`/puzzles/${id(puzzle)}/play`),
  puzzlePicture: (puzzle: string) => `/api/puzzles/${id(puzzle)}/board.svg`,
  lesson: (game: string) => get<LessonStep[]>(`/lessons/${id(game)}`),
  learn: (game: string, step: number, said: (readonly (string | number)[])[]) =>
    post<LessonOutcome>(`/lessons/${id(game)}/${step}`, { said }),
  examples: (game: string) => get<RuleExample[]>(`/examples/${id(game)}`),
  tryExample: (game: string, name: string) => post<TableInfo>(`/examples/${id(game)}/${id(name)}/try`, {}),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  thumbnail: (table: string) => `/api/tables/${id(table)}/thumbnail.svg`,
};
