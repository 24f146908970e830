/** The last opened record. The file stays in the browser, as long as the page is open. */
import type { Watched } from '../generated/types';
import { api, Trouble } from '$core/api';
import type { Value } from '$core/messages';
import { tellFlaws } from '$core/flaws';
import { say, session } from '$core/session.svelte';
import { kebab, type Flaw } from '$core/phrases';

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

  /** Read a file and open its replay. */
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

  async #damaged({ told }: Trouble): Promise<void> {
    try {
      this.#fail(await damageOf(told.fault ?? '', told.values ?? {}));
    } catch (error) {
      session.sorry(error);
    }
  }

  #fail(damage: Damage): void {
    [this.game, this.record, this.damage] = [null, '', damage];
  }
}

async function damageOf(fault: string, values: Record<string, Value | Flaw[]>): Promise<Damage> {
  const told: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values))
    told[name] = Array.isArray(value) ? (await tellFlaws(value)).join('; ') : value;
  return {
    line: typeof told['line'] === 'number' ? told['line'] : null,
    reason: sentence(say(`record-${kebab(fault)}`, told)),
  };
}

/** A text that completes a sentence elsewhere, as a sentence of its own. */
function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

export const opened = new Opened();
