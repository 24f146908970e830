/** Who uses the app, in which language and light; and where in the app they are. One of each per page. */
import { targetOf } from './dom';
import type { GameInfo, Me } from '../generated/types';
import { api, Trouble } from './api';
import { Messages, nearest, type Language, type Value } from './messages';
import { SPEEDS, type Speed } from './pace';
import { refusal } from './phrases';

type Sources = Record<string, string>; // by path: the address

/**
 * Where the sentences of each language lie: files that are read, not scripts that are run. Others are for few: those of
 * the terminal, of lessons, and for flawed editions, which `flaws` reads when there is one.
 */
const sources: Sources = import.meta.glob<string>(
  [
    '../../../src/plancia/locale/*/*.ftl',
    '!../../../src/plancia/locale/*/*{arena,terminal,editions}.ftl',
    '!../../../src/plancia/locale/*/lesson*.ftl',
  ],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

async function sentences(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no sentences: ${response.status}`);
  return response.text();
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`plancia-${name}`);
  } catch {
    return null; // private windows may refuse
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`plancia-${name}`, value);
  } catch {
    /* then it holds for this page only */
  }
}

/** When the table asks for confirmation before it sends an answer. */
export const ASKS = ['always', 'risky', 'never'] as const;
/** How long events that affect the player stay on screen: until they are dismissed, or so many seconds. */
export const STAYS = ['dismissed', '8', '4'] as const;

const DOWN = ['no_connection', 'internal']; // nobody answers, or a proxy does
const VOLUME = 40; // unless somebody has switched sounds off, or chosen another

function firstVolume(): number {
  const chosen = kept('volume') ?? (kept('sound') === 'no' ? '0' : null);
  return chosen === null ? VOLUME : Math.min(100, Math.max(0, Number(chosen) || 0));
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

class Session {
  me = $state<Me | null>(null);
  known = $state(false); // whether we have asked the server who we are
  messages = $state.raw<Messages | null>(null);
  dark = $state(document.documentElement.dataset['theme'] === 'dark');
  path = $state(location.pathname);
  games = $state.raw<readonly GameInfo[]>([]); // those of the server; empty if it did not answer
  features = $state.raw<readonly string[]>([]); // that the server has
  line = $state(true); // does the server answer?
  incomplete = $state(false); // a part of this page could not be loaded
  #lastGame = $state(kept('game') ?? '');
  hash = $state(location.hash);
  notice = $state(''); // one sentence at the foot of the page, for a while
  asks = $state(ASKS.find((when) => when === kept('asks')) ?? 'risky');
  stays = $state(STAYS.find((time) => time === kept('stays')) ?? 'dismissed');
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept('speed')) ?? 'normal');
  #reduced = $state(reduced.matches);
  volume = $state(firstVolume()); // of sounds, from 0 to 100
  voices = $state(kept('voices') !== 'no'); // lines of bots in the log
  notices = $state(kept('notices') === 'yes'); // wanted; whether the browser allows them is another matter
  #plain: Messages | null = null;
  #brought: ((lang: Language) => Record<string, string>) | null = null;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #more: Sources = {};

  async open(): Promise<void> {
    const chosen = kept('language');
    await this.speak(nearest(chosen ? [chosen] : navigator.languages), false);
    await this.connect();
    if (!chosen && this.me) await this.speak(nearest([this.me.language]), false);
  }

  /** Ask the server who we are and what it has. Without an answer, pages that need one say so. */
  async connect(): Promise<void> {
    const games = this.findGames();
    try {
      [this.me, { features: this.features }] = await Promise.all([api.me(), api.features()]);
      this.line = true;
    } catch (error) {
      this.line = !(error instanceof Trouble && DOWN.includes(error.code));
    }
    this.known = true;
    await games;
  }

  has(feature: string): boolean {
    return this.features.includes(feature);
  }

  async findGames(): Promise<void> {
    try {
      this.games = await api.games();
    } catch {
      /* the page that needs them asks again */
    }
  }

  /** The game last looked at, else the first. */
  get game(): string {
    return this.games.some(({ name }) => name === this.#lastGame) ? this.#lastGame : (this.games[0]?.name ?? '');
  }

  hasLesson(game: string): boolean {
    return this.games.some(({ name, lesson }) => name === game && lesson);
  }

  async speak(lang: Language, remember = true): Promise<void> {
    const files = Object.entries({ ...sources, ...this.#more }).filter(([path]) => path.includes(`/${lang}/`));
    this.#plain = new Messages(lang, await Promise.all(files.map(([, address]) => sentences(address))));
    this.bring(this.#brought);
    document.documentElement.lang = lang;
    if (remember) {
      keep('language', lang);
      this.#noteLanguage(lang);
    }
  }

  /** The server writes to a person in their language. That it could not be told is no trouble for this page. */
  #noteLanguage(lang: Language): void {
    if (this.me && this.me.language !== lang)
      void api.language(lang).then(
        (me) => (this.me = me),
        () => undefined,
      );
  }

  /** The table has words of its own, in any language: an edition calls things otherwise. */
  bring(words: ((lang: Language) => Record<string, string>) | null): void {
    this.#brought = words;
    const plain = this.#plain;
    this.messages = plain && words ? plain.with(words(plain.lang)) : plain;
  }

  looksAt(game: string): void {
    this.#lastGame = game;
    keep('game', game);
  }

  confirmWhen(when: (typeof ASKS)[number]): void {
    this.asks = when;
    keep('asks', when);
  }

  keepOnScreen(time: (typeof STAYS)[number]): void {
    this.stays = time;
    keep('stays', time);
  }

  /** Nothing moves: pieces are drawn at their new places at once. */
  get still(): boolean {
    return this.#reduced || this.speed === 'instant';
  }

  showMoves(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
    this.#setMotion();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }

  /** Style sheets ask for this attribute. */
  #setMotion(): void {
    document.documentElement.dataset['motion'] = this.still ? 'none' : 'full';
  }

  #followMotion(): void {
    this.#setMotion();
    reduced.addEventListener('change', () => {
      this.#reduced = reduced.matches;
      this.#setMotion();
    });
  }

  /** A page brings sentences that no other page needs. */
  async read(more: Sources): Promise<void> {
    this.#more = { ...this.#more, ...more };
    await this.speak(this.messages!.lang, false);
  }

  light(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    keep('theme', dark ? 'dark' : 'light');
  }

  /** As long as nobody has chosen, the page has the light of the system. */
  #followSystem(): void {
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', () => {
      if (kept('theme')) return;
      this.dark = system.matches;
      document.documentElement.dataset['theme'] = system.matches ? 'dark' : 'light';
    });
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#moved();
    scrollTo(0, 0);
  }

  #moved(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Links of our own change the page without loading it again. */
  listen(): void {
    this.#followSystem();
    this.#followMotion();
    addEventListener('vite:preloadError', () => (this.incomplete = true));
    addEventListener('popstate', () => this.#moved());
    addEventListener('hashchange', () => this.#moved());
    addEventListener('click', (event) => {
      const link = targetOf(event)?.closest('a');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Whoever has no name yet becomes a guest at once. A name that belongs to somebody gives way to a longer number. */
  async somebody(): Promise<Me> {
    if (this.me) return this.me;
    const guest = (below: number) =>
      api.guest(
        say('web-guest-name', { number: String(Math.floor(Math.random() * 0.9 * below) + 0.1 * below) }),
        this.messages!.lang,
      );
    try {
      this.me = await guest(1000);
    } catch (error) {
      if (!(error instanceof Trouble) || error.code !== 'name-taken') throw error;
      this.me = await guest(100_000_000);
    }
    return this.me;
  }

  tell(sentence: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = sentence;
    this.#noticeTimer = setTimeout(() => (this.notice = ''), 7000);
  }

  /** Says what went wrong, whatever it was. */
  sorry(error: unknown): void {
    const code = error instanceof Trouble ? error.code : 'internal';
    if (!(error instanceof Trouble)) console.error(error);
    this.tell(refusal(this.messages!, '', code, null));
  }
}

export const session = new Session();

/** The message in the language of the page; pages that use it change with the language. */
export function say(key: string, values: Record<string, Value> = {}): string {
  return session.messages?.say(key, values) ?? '';
}
