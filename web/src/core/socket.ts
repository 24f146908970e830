/**
 * The WebSocket of a table. It follows, answers, and after a lost connection reconnects and resumes where it left off.
 */
import type { Command, Message } from '../generated/types';
import { decoded } from './wire';
import { Trouble } from './api';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Wish = Without<Command>;
export type Line = 'opening' | 'open' | 'lost';

/** Why the server rejected a command. */
export class Refusal extends Trouble {
  constructor(
    code: string,
    readonly rule: string,
    readonly word: string | number | null,
    wait = 0,
  ) {
    super(code, wait);
  }
}

/** The part of a WebSocket that we use, so that tests can replace the network. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

function socketTo(address: string): Wire {
  const socket = new WebSocket(address);
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event: MessageEvent<string>) => wire.onmessage?.(event);
  socket.onclose = (event) => wire.onclose?.(event);
  return wire;
}

interface Waiting {
  done: () => void;
  failed: (trouble: Trouble) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const POLICY = 1008; // the table does not exist or is not open to us: reconnecting would not help

export class TableSocket {
  #wire: Wire | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #epoch = '';
  #seen: Record<string, number> = {};
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly address: string,
    readonly onmessage: (message: Message) => void,
    readonly online: (line: Line, reason: string) => void,
    readonly watch = false,
    private readonly connect: (address: string) => Wire = socketTo,
  ) {
    this.#open();
  }

  /** Resolves when the server has carried out and stored the command. */
  send(wish: Wish): Promise<void> {
    return new Promise((done, failed) => {
      if (!this.#wire) return failed(new Trouble('no_connection'));
      const id = ++this.#last;
      this.#waiting.set(id, { done, failed });
      try {
        this.#wire.send(JSON.stringify({ ...wish, id }));
      } catch {
        this.#waiting.delete(id);
        failed(new Trouble('no_connection'));
      }
    });
  }

  /**
   * Starts again with a new connection: after taking a seat we have another identity, which the server checks on
   * connect.
   */
  again(): void {
    this.#epoch = '';
    this.#seen = {};
    const old = this.#wire;
    this.#wire = null;
    clearTimeout(this.#timer);
    if (old) {
      old.onmessage = old.onclose = null;
      old.close();
    }
    this.#open();
  }

  /** Reconnects now instead of at the next scheduled try: the page is visible again, or the network is back. */
  hurry(): void {
    if (this.#wire || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
  }

  #follow(): Promise<void> {
    return this.send({ type: 'Follow', epoch: this.#epoch, seen: this.#seen, watch: this.watch });
  }

  #open(): void {
    this.online(this.#tries ? 'lost' : 'opening', '');
    const wire = this.connect(this.address);
    wire.onopen = () => {
      this.#wire = wire;
      this.#follow().then(
        () => {
          this.#tries = 0;
          this.online('open', '');
        },
        () => undefined, // the connection is lost again; onclose handles it
      );
    };
    wire.onmessage = (event) => this.#receive(decoded<Message>(event.data));
    wire.onclose = (event) => this.#lost(event.code, event.reason);
  }

  #receive(message: Message): void {
    switch (message.type) {
      case 'Done':
        this.#waiting.get(message.id)?.done();
        this.#waiting.delete(message.id);
        return;
      case 'Refused': {
        const refused = new Refusal(message.code, message.rule ?? '', message.word ?? null, message.wait ?? 0);
        if (message.id == null) return;
        this.#waiting.get(message.id)?.failed(refused);
        this.#waiting.delete(message.id);
        return;
      }
      case 'Update':
        this.#epoch = message.epoch;
        this.#seen[message.seat === null ? 'spectator' : String(message.seat)] = message.number;
    }
    this.onmessage(message);
  }

  #lost(code: number, reason: string): void {
    this.#wire = null;
    for (const { failed } of this.#waiting.values()) failed(new Trouble('no_connection'));
    this.#waiting.clear();
    if (this.#closed) return;
    this.online('lost', code === POLICY ? reason : '');
    if (code === POLICY) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#open(), wait * (0.8 + 0.4 * Math.random()));
  }
}
