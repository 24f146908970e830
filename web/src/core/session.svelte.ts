/** The user, the language and theme, and the current address. One of each per page. */
import { targetOf } from './dom';
import type { GameInfo, Me } from '../generated/types';
import { api, Trouble } from './api';
import everyday from 'virtual:sentences';
import { Messages, nearest, parse, type Language, type Parsed, type Value } from './messages';
import { SPEEDS, type Speed } from './pace';
import { refusal } from './phrases';
import { SOUND_GROUPS, type SoundGroup } from './sounds';
import { decoded } from './wire';

type Sources = Record<string, string>; // by path: the address

const known = new Map<string, Parsed>(); // by address

/** The messages in a file. Those that every page needs were parsed at build time. */
async function sentences(address: string): Promise<Parsed> {
  const before = known.get(address);
  if (before) return before;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no sentences: ${response.status}`);
  const text = await response.text();
  const found = address.endsWith('.json') ? { body: decoded<Parsed['body']>(text) } : parse(text);
  known.set(address, found);
  return found;
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`plancia-${name}`);
  } catch {
    return null; // private windows may refuse storage
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`plancia-${name}`, value);
  } catch {
    /* the setting is lost with the page */
  }
}

/** When the table asks for confirmation before it sends an answer. */
export const ASKS = ['always', 'risky', 'never'] as const;
/** How long events that affect the player stay on screen: until they are dismissed, or this many seconds. */
export const STAYS = ['dismissed', '8', '4'] as const;

const DOWN = ['no_connection', 'internal']; // no answer, or only from a proxy
const VOLUME = 40; // unless the user has switched sounds off or set a volume

function firstVolume(): number {
  const chosen = kept('volume') ?? (kept('sound') === 'no' ? '0' : null);
  return chosen === null ? VOLUME : Math.min(100, Math.max(0, Number(chosen) || 0));
}

/** The chat is silent unless the user wants to hear it. */
const heard = (group: SoundGroup) => (kept(`sound-${group}`) ?? (group === 'chat' ? 'no' : 'yes')) === 'yes';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

class Session {
  me = $state<Me | null>(null);
  known = $state(false); // whether the server has reported who we are
  messages = $state.raw<Messages | null>(null);
  dark = $state(document.documentElement.dataset['theme'] === 'dark');
  path = $state(location.pathname);
  answers = $state(0); // the number of answered requests: badges reload
  games = $state.raw<readonly GameInfo[]>([]); // of the server; empty if it did not answer
  features = $state.raw<readonly string[]>([]); // of the server
  line = $state(true); // whether the server answers
  incomplete = $state(false); // a part of this page could not be loaded
  #lastGame = $state(kept('game') ?? '');
  hash = $state(location.hash);
  notice = $state(''); // one sentence at the bottom of the page, for a while
  asks = $state(ASKS.find((when) => when === kept('asks')) ?? 'risky');
  stays = $state(STAYS.find((time) => time === kept('stays')) ?? 'dismissed');
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept('speed')) ?? 'normal');
  #reduced = $state(reduced.matches);
  volume = $state(firstVolume()); // of sounds, from 0 to 100
  sounds = $state.raw<readonly SoundGroup[]>(SOUND_GROUPS.filter(heard));
  voices = $state(kept('voices') !== 'no'); // lines of bots in the log
  notices = $state(kept('notices') === 'yes'); // the user's wish; the browser decides whether it allows them
  #plain: Messages | null = null;
  #replacements: ((lang: Language) => Record<string, string>) | null = null;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #more: Sources = {};

  async open(): Promise<void> {
    const chosen = kept('language');
    await Promise.all([this.speak(nearest(chosen ? [chosen] : navigator.languages), false), this.connect()]);
    const own = !chosen && this.me && nearest([this.me.language]);
    if (own && own !== this.messages?.lang) await this.speak(own, false);
  }

  /** Asks the server who we are and what it offers. Without an answer, pages that need one show an error. */
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

  /** The game opened last, otherwise the first one. */
  get game(): string {
    return this.games.some(({ name }) => name === this.#lastGame) ? this.#lastGame : (this.games[0]?.name ?? '');
  }

  hasLesson(game: string): boolean {
    return this.games.some(({ name, lesson }) => name === game && lesson);
  }

  async speak(lang: Language, remember = true): Promise<void> {
    const more = Object.entries(this.#more).filter(([path]) => path.includes(`/${lang}/`));
    const files = [everyday[lang], ...more.map(([, address]) => address)];
    this.#plain = new Messages(lang, await Promise.all(files.map(sentences)));
    this.replaceMessages(this.#replacements);
    document.documentElement.lang = lang;
    if (remember) {
      keep('language', lang);
      this.#noteLanguage(lang);
    }
  }

  /** The server writes to users in their language. If it cannot store the language, this page works all the same. */
  #noteLanguage(lang: Language): void {
    if (this.me && this.me.language !== lang)
      void api.language(lang).then(
        (me) => (this.me = me),
        () => undefined,
      );
  }

  /** Replaces messages while the table is open, in any language: an edition has names of its own. */
  replaceMessages(words: ((lang: Language) => Record<string, string>) | null): void {
    this.#replacements = words;
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

  /** Without motion, pieces appear at their new places at once. */
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

  hear(group: SoundGroup, on: boolean): void {
    this.sounds = SOUND_GROUPS.filter((one) => (one === group ? on : this.sounds.includes(one)));
    keep(`sound-${group}`, on ? 'yes' : 'no');
  }

  /** Style sheets read this attribute. */
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

  /** Loads messages that only some pages need. */
  async read(more: Sources): Promise<void> {
    this.#more = { ...this.#more, ...more };
    await this.speak(this.messages!.lang, false);
  }

  light(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    keep('theme', dark ? 'dark' : 'light');
  }

  /** Until the user chooses a theme, the page follows the system. */
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

  /** Internal links change the page without a reload. */
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

  /** Users without a name become guests at once. If the name is taken, the guest gets a longer number. */
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

  /** Shows an error message for any error. */
  sorry(error: unknown): void {
    const code = error instanceof Trouble ? error.code : 'internal';
    if (!(error instanceof Trouble)) console.error(error);
    this.tell(refusal(this.messages!, '', code, null));
  }
}

export const session = new Session();

/** The message in the language of the page; pages that use it update with the language. */
export function say(key: string, values: Record<string, Value> = {}): string {
  return session.messages?.say(key, values) ?? '';
}
