/** Tiles, leaders and catastrophes dragged to a cell; a leader on the board also back to the rack. */
import type { Answering } from '../../table/answering.svelte';
import { carry } from '../../table/drag';
import { aim } from './aim.svelte';

interface Piece {
  symbol: string;
  words: readonly string[]; // the words of picking it up
  from?: string; // the cell it is on
  take?: () => void; // called instead of answering with the words
}

export function carryPiece(event: PointerEvent, answering: Answering, { symbol, words, from, take }: Piece): void {
  const cancel = () => {
    aim.carrying = false;
    answering.clear();
  };
  carry(event, {
    symbol,
    box: '0 0 100 100',
    places: '[data-cell], .rack',
    begin() {
      aim.carrying = true;
      if (take) take();
      else void answering.try(words);
    },
    over: (place) => (aim.cell = place?.getAttribute('data-cell') ?? null),
    drop(place) {
      aim.carrying = false;
      const cell = place.getAttribute('data-cell');
      if (cell === null && from) void answering.try(['withdraw', words[1]!]);
      else if (cell === null || cell === from) cancel();
      else if (answering.choices.includes(cell)) void answering.say(cell);
      else void answering.say(cell).then(cancel); // the server knows why not
    },
    cancel,
  });
}
