/** The last opened record. The file stays in the browser as long as the page is open. */
import type { Watched } from '../generated/types';
import { api, Trouble } from '$core/api';
import { say, session } from '$core/session.svelte';
import { reasonOf } from './reason';

const MOST = 256 * 1024; // bytes

export interface Damage {
  line: number | null;
  reason: string;
}

class Opened {
  game = $state.raw<Watched | null>(null);
  record = $state('');
  name = $state('');
  damage = $state.raw<Damage | null>(null);
  busy = $state(false);

  /** Reads a file and opens its replay. */
  async file(file: File): Promise<void> {
    this.name = file.name;
    if (file.size > MOST) this.#fail({ line: null, reason: say('web-replay-too-large') });
    else await this.text(await file.text());
    if (session.path !== '/replay') session.go('/replay');
  }

  async text(record: string): Promise<void> {
    this.busy = true;
    try {
      [this.game, this.record, this.damage] = [await api.replayOf(record), record, null];
    } catch (error) {
      if (error instanceof Trouble && error.code === 'damaged_record') await this.#damaged(error);
      else if (error instanceof Trouble && error.code === 'too_large')
        this.#fail({ line: null, reason: say('web-replay-too-large') });
      else session.sorry(error);
    } finally {
      this.busy = false;
    }
  }

  async #damaged({ code, body }: Trouble): Promise<void> {
    try {
      const { line, text } = await reasonOf(code, body);
      this.#fail({ line, reason: text });
    } catch (error) {
      session.sorry(error);
    }
  }

  #fail(damage: Damage): void {
    [this.game, this.record, this.damage] = [null, '', damage];
  }
}

export const opened = new Opened();
