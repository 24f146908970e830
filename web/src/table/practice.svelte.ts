/** A position that one person plays without opponents: a step of a lesson, or a puzzle. The server checks. */
import { Trouble } from '$core/api';
import { refusal } from '$core/phrases';
import { say, session } from '$core/session.svelte';
import type { Line } from '$core/socket';
import type { Plugin } from '../boards/plugin';
import { BOT_NAMES } from '../shell/words';
import type { Refused, Shown, Side } from './state.svelte';

export abstract class Practice implements Shown {
  refused = $state.raw<Refused | null>(null);
  line = $state<Line>('open');
  tries = $state(0); // a new number makes the board forget what it has shown
  readonly hotSeat = false;
  readonly picture = '';
  readonly newsAt = 0; // there are no clocks

  abstract readonly game: string;
  abstract readonly plugin: Plugin;
  abstract get side(): Side;
  /** My seat, and the number of seats. */
  abstract get place(): { seat: number; players: number };

  get names(): string[] {
    const { seat, players } = this.place;
    return BOT_NAMES.slice(0, players).map((name, i) => (i === seat ? say('web-you-name') : name));
  }

  get news() {
    const { seat, players } = this.place;
    const chairs = Array.from({ length: players }, (_, i) => ({
      kind: i === seat ? 'person' : 'bot',
      here: true,
      away: false,
      resigned: false,
      bank: null,
    }));
    return { game: this.game, phase: 'playing', awaited: [seat], running: [], chairs };
  }

  skip(): void {
    /* nothing is held back here */
  }

  /** Sends an answer; shows the reason if the server rejects it. */
  protected async send(request: () => Promise<void>): Promise<boolean> {
    this.refused = null;
    try {
      await request();
      this.line = 'open';
      return true;
    } catch (error) {
      const trouble = error instanceof Trouble ? error : new Trouble('internal');
      if (trouble.code === 'no_connection') this.line = 'lost';
      const { word, rule } = trouble.body;
      this.refused = { text: refusal(session.messages!, this.game, trouble.code, word), rule: rule ?? '' };
      return false;
    }
  }
}
