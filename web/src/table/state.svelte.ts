/** A table as this page sees it: the latest news, a view for each of our seats, and the log. */
import type { ChatLine, Fact, Message, TableNews, Update } from '../generated/types';
import { api, Trouble } from '$core/api';
import { leavePressed } from '$core/dom';
import { beat, shownFor, withTimeLeft } from '$core/pace';
import { session } from '$core/session.svelte';
import { play } from '$core/sound';
import { audible } from '$core/sounds';
import { Refusal, TableSocket, type Line, type Wish } from '$core/socket';
import { nearEndLine, refusal } from '$core/phrases';
import type { Words } from '$core/sheet';
import { loadPlugin } from '../boards';
import { general } from '../boards/general';
import { seatNames } from '../shell/words';
import { partsOf, sideOf, type Part } from './acts';
import { isAskedAgain } from './again';
import { announce, idOf, type Announced } from './announcing';
import { DealBook } from './deals/book.svelte';
import type { DealSheet } from './deals/sheet';
import { Once } from './once';
import { Past, type Frame } from './past.svelte';
import { Queue } from './queue.svelte';
import type { Refused, Shown, Side } from './shown';

export type { Refused, Shown, Side };

const TOGETHER = 30; // milliseconds within which the seats of one device receive the same move
const JUST_SAID = 10_000; // milliseconds: an older line of the chat was there before we came

function codeOf(error: unknown): string {
  return error instanceof Trouble ? error.code : 'internal';
}

export class TableState implements Shown {
  news = $state.raw<TableNews | null>(null);
  newsAt = $state(0); // when it arrived, by the local clock
  sides = $state.raw<ReadonlyMap<number | null, Side>>(new Map());
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<number[]>([]); // seats whose chat is hidden
  line = $state<Line>('opening');
  plugin = $state.raw(general); // the game's plug-in, after the first news
  gone = $state(''); // why the table cannot be followed at all
  broken = $state(false); // the plug-in of the game could not be loaded
  refused = $state.raw<Refused | null>(null);
  uncovered = $state<number | null>(null); // hot-seat: the seat that looks at the screen
  sending = $state(false);
  scenes = $state(0);
  unfolding = $state(false);
  staged = $state(false);

  readonly past = new Past();
  readonly book = new DealBook();
  readonly #socket: TableSocket;
  readonly #answers = new Once<number | null, boolean>(); // by the number of the question
  #code = ''; // of the last rejection
  #answered = false; // by hand, and the result is not shown yet
  #early: Message[] | null = []; // messages before the plug-in was loaded
  #closed = false;
  #past = new Map<number | null, Fact[]>();
  readonly #queue = new Queue<Part>({
    show: (update) => this.#show(update),
    lasts: (update, waiting) => this.#lasts(update, waiting),
    holds: (update) => this.#holds(update),
    stays: () => (session.stays === 'dismissed' ? Infinity : 1000 * Number(session.stays)),
    hidden: () => document.hidden,
  });

  constructor(
    readonly id: string,
    watch = false,
  ) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`;
    this.#socket = new TableSocket(
      address,
      (message) => this.#receive(message),
      (line, why) => this.#online(line, why),
      watch,
    );
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#looked);
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#looked);
    this.#queue.close();
    this.#socket.close();
    this.#early = [];
    this.#closed = true;
    this.plugin.setColours([]);
  }

  readonly #hurry = () => this.#socket.hurry();
  readonly #looked = () => {
    this.#hurry();
    this.#queue.look();
  };

  // ---- state for pages
  get picture(): string {
    return `/api/tables/${encodeURIComponent(this.id)}/board.svg`;
  }

  get mine(): number[] {
    return [...this.sides.keys()].filter((seat) => seat !== null);
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  get behind(): boolean {
    return this.#queue.behind;
  }

  get looking(): boolean {
    return this.past.looking;
  }

  get held(): boolean {
    return this.#queue.held !== null && !this.looking;
  }

  get heldFacts(): readonly Fact[] {
    return this.held ? this.#queue.held!.facts : [];
  }

  /** The seat of ours whose turn it is, if the device has to be passed on first. */
  get covered(): number | null {
    if (!this.hotSeat || this.news?.phase !== 'playing' || this.held) return null;
    const asked = this.mine.find((seat) => this.sides.get(seat)?.question);
    return asked !== undefined && asked !== this.uncovered ? asked : null;
  }

  /** The question comes only after what is held has been dismissed. */
  get side(): Side | undefined {
    const side = this.present;
    if (side && this.looking) return this.past.shown(side);
    return side?.question && this.held ? { ...side, question: null } : side;
  }

  /** The present, also while an earlier position is on screen. */
  get present(): Side | undefined {
    if (this.hotSeat) return this.sides.get(this.uncovered ?? this.mine[0]!);
    return this.sides.values().next().value;
  }

  /** Our side with the open question, whether or not it is shown yet. */
  get asked(): Side | null {
    const side = this.present;
    const last = this.#queue.waiting.findLast((update) => update.seat === side?.seat);
    const newest = last ? sideOf(last) : side;
    return newest?.question ? newest : null;
  }

  get deals(): DealSheet | null {
    return this.book.of(this.present?.seat ?? null, this.behind || this.held);
  }

  /** Milliseconds left to answer: until the window closes, or our clock runs out. Null: no limit. */
  timeLeft(at: number): number | null {
    const { news, asked } = this;
    if (!news || !asked || asked.seat === null) return null;
    const chair = news.chairs[asked.seat];
    const bank = news.running.includes(asked.seat) && !chair?.vacation ? (chair?.bank ?? null) : null;
    const left = news.window_closes === null ? bank : news.window_closes - news.now;
    return left === null ? null : Math.max(0, left - (at - this.newsAt));
  }

  get bots(): string[] {
    return this.news?.chairs.map((chair) => (chair.kind === 'bot' ? chair.name : '')) ?? [];
  }

  get names(): string[] {
    return seatNames(this.news?.chairs ?? []);
  }

  // ---- actions
  /** True if the server accepted it; otherwise `refused` has the reason. */
  async send(wish: Wish): Promise<boolean> {
    this.refused = null;
    this.sending = true;
    const number = this.present?.question?.number ?? null;
    try {
      await this.#socket.send(wish);
      return true;
    } catch (error) {
      this.#sorry(error, number);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** The same for a part of the page that shows errors itself: "" if the server accepted it, otherwise the reason. */
  async request(wish: Wish): Promise<string> {
    try {
      await this.#socket.send(wish);
      return '';
    } catch (error) {
      return this.#reason(error);
    }
  }

  /** A second key press must neither reach the next question nor be rejected: it belongs to the answer being sent. */
  answer(words: Words): Promise<boolean> {
    return this.#answers.run(this.side?.question?.number ?? null, () => this.#answer(words));
  }

  async #answer(words: Words): Promise<boolean> {
    let side = this.side;
    this.#answered = true;
    const sound = this.plugin.answerSounds?.[side?.question?.topic ?? 'Order'];
    while (side?.question && side.seat !== null) {
      if (await this.send({ type: 'Answer', seat: side.seat, question: side.question.number, words: [...words] })) {
        if (sound) play(sound);
        return true;
      }
      side = this.#code === 'stale_question' && isAskedAgain(side, this.side) ? this.side : undefined;
    }
    this.#answered = false;
    return false;
  }

  follow(): void {
    this.#socket.again();
  }

  /** Shows the latest position at once, or the next event that affects us. */
  skip(): void {
    if (this.looking) return this.backToNow();
    this.#queue.skip();
  }

  dismiss(): void {
    this.#queue.dismiss();
  }

  /** Shows an earlier position. New moves wait until the table shows the present again. */
  look(frame: Frame, stepping = false): void {
    if (!this.present) return;
    this.#queue.pause(true);
    this.past.look(this.present, frame, stepping);
  }

  backToNow(): void {
    this.past.leave();
    this.#queue.pause(false);
  }

  /** Fetches the positions before those that this page has shown. */
  async loadPast(): Promise<void> {
    const game = await api.replay(this.id);
    if (this.present) this.past.prepend(this.present, game);
  }

  #sorry(error: unknown, number: number | null): void {
    this.#code = codeOf(error);
    this.refused = { text: this.#reason(error), rule: error instanceof Refusal ? error.rule : '', number };
  }

  #reason(error: unknown): string {
    const word = error instanceof Refusal ? error.word : null;
    return refusal(session.messages!, this.news?.game ?? '', codeOf(error), word);
  }

  // ---- messages from the server
  #online(line: Line, why: string): void {
    this.line = line;
    this.gone = why;
    if (line === 'lost' && !why && !this.news) void this.#stillThere();
  }

  /** A browser does not reveal why a connection was rejected; an HTTP request does. */
  async #stillThere(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Trouble) || error.code !== 'no_such_table') return;
      this.gone = error.code;
      this.close();
    }
  }

  /** Nothing is shown before the plug-in is loaded: it decides how. */
  #receive(message: Message): void {
    if (!this.#early) return this.#handle(message);
    const first = message.type === 'TableNews' && !this.#early.some(({ type }) => type === 'TableNews');
    this.#early.push(message);
    if (first) void this.#load(message.game);
  }

  async #load(game: string): Promise<void> {
    try {
      this.plugin = await loadPlugin(game);
    } catch {
      this.broken = true;
    }
    if (this.#closed || this.broken) return;
    const early = this.#early ?? [];
    this.#early = null;
    for (const message of early) this.#handle(message);
  }

  #handle(message: Message): void {
    switch (message.type) {
      case 'TableNews':
        this.plugin.setColours(message.chairs.map((chair) => chair.colour));
        this.news = message;
        this.newsAt = Date.now();
        // The first view arrives before the news with the game and the players.
        for (const side of this.sides.values()) side.announced ??= this.#near(side);
        this.sides = new Map(this.sides);
        break;
      case 'ChatLine':
        if (this.chat.some((line) => line.at === message.at && line.text === message.text)) break;
        this.chat = [...this.chat, message];
        if (message.name !== session.me?.name && Date.now() - message.at < JUST_SAID) play('chat');
        break;
      case 'Muted':
        this.muted = message.seats;
        break;
      case 'Past':
        this.#past.set(message.seat, [...(this.#past.get(message.seat) ?? []), ...message.facts]);
        break;
      case 'Deals':
        this.book.receive(message);
        if (!this.behind && !this.held) this.book.settle();
        break;
      case 'Update':
        if (!this.behind && !this.held) this.book.settle();
        this.#parts({ ...message, facts: [...(this.#past.get(message.seat) ?? []), ...message.facts] }).forEach(
          (part) => this.#queue.push(part, this.hotSeat ? TOGETHER : 0),
        );
        this.#past.delete(message.seat);
    }
  }

  /** Milliseconds to look at an update: none for old news, or for another seat of this device. */
  #lasts(update: Part, waiting: number): number {
    if (update.fresh || document.hidden || update.seat !== this.present?.seat) return 0;
    const speed = withTimeLeft(session.speed, this.timeLeft(Date.now()));
    if (update.beats !== undefined) return beat(speed) * update.beats;
    const { duration } = this.plugin;
    const beats = Math.max(
      0,
      ...update.facts.filter((fact) => !('seat' in fact && fact.seat === update.seat)).map(duration),
    );
    return shownFor(speed, beats, waiting);
  }

  /** Whether it affects a player at this device. They share the screen, so one seat's update decides. */
  #holds(update: Part): boolean {
    if (update.beats !== undefined) return false;
    const { staysOnScreen } = this.plugin;
    const side = this.present;
    const { facts } = update;
    if (!side || update.fresh || update.seat === null || update.seat !== side.seat) return false;
    // If an automatic answer ends the game, its facts stay on screen before the result.
    const byHand = this.#answered;
    this.#answered = false;
    if (!byHand && !side.view.ask && !side.question && facts.some((fact) => fact.type === 'OnlyAnswer')) return true;
    return !!staysOnScreen && this.mine.some((seat) => staysOnScreen(facts, seat, side));
  }

  #sound(facts: readonly Fact[]): void {
    const { sounds = {} } = this.plugin;
    audible(facts.map(({ type }) => sounds[type])).forEach(play);
  }

  #near(side: Side, before: readonly Announced[] = []): readonly Announced[] {
    const [m, game] = [session.messages, this.news?.game ?? ''];
    if (!m) return before;
    const called = this.names.map((name, seat) => (seat === side.seat ? m.say('web-you') : name));
    const names = this.plugin.displayNames?.(called, side.view) ?? called;
    const near = (side.nearEnd ?? []).map((one) => ({ id: idOf(one), text: nearEndLine(m, game, one, names) }));
    return announce(before, near, side.facts.length);
  }

  /** Without motion, on a hidden page, or with several seats on one device, everything is shown at once. */
  #parts(update: Update): Part[] {
    const whole = update.fresh || session.still || document.hidden || this.hotSeat;
    return partsOf(update, whole ? [] : (this.plugin.acts?.(update.facts, update.seat) ?? []));
  }

  #show(update: Part): void {
    leavePressed();
    const before = update.fresh ? undefined : this.sides.get(update.seat);
    this.staged = update.beats !== undefined && !!before;
    const side = sideOf(update, before);
    if (this.news && !this.staged) side.announced = this.#near(side, before?.announced);
    const sides = new Map(this.sides);
    if (update.seat !== null) sides.delete(null); // we have taken a seat
    sides.set(update.seat, side);
    this.sides = sides;
    if (!this.staged) this.past.add(side, !before, this.#answered);
    if (before && update.seat === this.present?.seat) this.#sound(update.facts);
  }
}
