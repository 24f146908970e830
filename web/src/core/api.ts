/** The HTTP side of the server. What goes wrong comes as a `Trouble` with a stable code. */
import type {
  Address,
  EditionInfo,
  Finished,
  Flaw,
  Fork,
  GameInfo,
  LessonOutcome,
  LessonStep,
  Me,
  NewReport,
  NewTable,
  RuleExample,
  TableInfo,
  Token,
  Watched,
} from '../generated/types';
import { decoded } from './wire';

/** The body of a refusal: its code, and what else belongs to that code. */
interface Refusal {
  code?: string;
  wait?: number; // seconds
  rule?: string;
  word?: string | number | null;
  flaws?: Flaw[]; // of an edition
  fault?: string; // of a record
  values?: Record<string, string | number | Flaw[]>;
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    return decoded<Refusal>(await response.text());
  } catch {
    return {}; // it comes from a proxy
  }
}

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly wait = 0,
    readonly told: Readonly<Refusal> = {}, // all that came with it
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

/** What a player adds to the dealer's secret, so that nobody alone decides the draws. */
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

  complain: (about: NewReport) => post<null>('/reports', about),

  origin: () => get<Address>('/origin'),
  games: () => get<GameInfo[]>('/games'),
  edition: (game: string, toml: string) => post<EditionInfo>('/editions', { game, toml }),
  create: (table: NewTable) => post<TableInfo>('/tables', { ...table, entropy: entropy() }),
  lobby: () => get<TableInfo[]>('/tables'),
  watchable: (before = '') => get<TableInfo[]>(`/tables/watch${before && `?before=${id(before)}`}`),
  mine: (ended = false, before = '') =>
    get<TableInfo[]>(`/tables/mine?ended=${ended}${before && `&before=${id(before)}`}`),
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

  finished: (mine = false) => get<Finished[]>(`/replays?mine=${mine}`),
  replay: (table: string) => get<Watched>(`/replays/${id(table)}`),
  replayOf: (record: string) => post<Watched>('/replays', { record }),
  fork: (table: string, from: Fork) => post<TableInfo>(`/replays/${id(table)}/fork`, from),
  forkOf: (record: string, from: Fork) => post<TableInfo>('/forks', { record, ...from }),
  lesson: (game: string) => get<LessonStep[]>(`/lessons/${id(game)}`),
  learn: (game: string, step: number, said: (readonly (string | number)[])[]) =>
    post<LessonOutcome>(`/lessons/${id(game)}/${step}`, { said }),
  examples: (game: string) => get<RuleExample[]>(`/examples/${id(game)}`),
  tryExample: (game: string, name: string) => post<TableInfo>(`/examples/${id(game)}/${id(name)}/try`, {}),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  thumbnail: (table: string) => `/api/tables/${id(table)}/thumbnail.svg`,
};
