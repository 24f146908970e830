/** How this browser draws the board: the player's settings, kept between visits. */
import { keep, kept } from '$core/session.svelte';

export const TURNS = ['auto', 'wide', 'tall'] as const;
type Turn = (typeof TURNS)[number];

class Settings {
  #letters = $state(kept('letters') === 'yes');
  #turn = $state<Turn>(TURNS.find((turn) => turn === kept('turn')) ?? 'auto');

  /** Letters on pieces. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(on: boolean) {
    this.#letters = on;
    keep('letters', on ? 'yes' : 'no');
  }

  get turn(): Turn {
    return this.#turn;
  }
  set turn(turn: Turn) {
    this.#turn = turn;
    keep('turn', turn);
  }
}

export const settings = new Settings();
