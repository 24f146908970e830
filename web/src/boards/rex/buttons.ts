/** The words on the buttons that send an answer: they name what happens. */
import { say, session } from '$core/session.svelte';
import { ahead, field, full, type Words } from '$core/sheet';
import { label, type StructData } from '$core/phrases';
import type { Sheet } from '../../generated/types';
import { kindOf } from './fields';
import { pays } from './foresight';
import { called, titled } from './names';
import { BOX } from './world';

/** The button of a number: how many units go where, at what price. "": it has no words of its own. */
export function numberButton(sheet: Sheet<'rex'>, said: Words, value: number): string {
  const answer = [...said, value];
  if (!full(sheet, ahead(sheet, answer)) && !full(sheet, answer)) return say('web-rex-next');
  const before = said.find((word) => typeof word === 'number') ?? 0;
  const count = field(sheet, said) === 'units' ? value : value + before;
  const price = pays(sheet, answer) ?? 0;
  const place = (at: number) => called(String(said[at]));
  switch (said[0]) {
    case 'move':
    case 'shift':
      return say('web-rex-do-move', { count, space: place(2), price });
    case 'reposition':
      return say('web-rex-do-move', { count, space: place(1), price: 0 });
    case 'deploy':
    case 'informant':
      return say('web-rex-do-deploy', { count, space: place(1), price });
  }
  if (sheet.topic === 'AnswerQuestion') return say('web-rex-do-answer', { count: value });
  if (sheet.topic === 'PlaceUnits') return say('web-rex-do-place', { count, space: place(0) });
  return '';
}

/** The button of a whole answer: "Reveal the traitor", "Play Fleet Sabotage: 4 sectors". */
export function answerButton(ask: StructData, sheet: Sheet<'rex'>, held: Words, races: readonly string[]): string {
  const from = held[0] === 'play' ? 1 : 0;
  const word = String(held[from]);
  const act = word in BOX.strategy ? say('web-rex-book-play', { card: called(word) }) : named(from);
  const rest = held.slice(from + 1).map((_, i) => named(from + 1 + i));
  return rest.length ? say('web-rex-act-on', { act, about: rest.join(', ') }) : act;

  function named(at: number): string {
    const word = held[at]!;
    if (typeof word !== 'number')
      return label(session.messages!, 'rex', ask, sheet, held.slice(0, at), word, races.map(titled));
    if (kindOf(sheet, held.slice(0, at)) === 'seat') return titled(races[word]!);
    return held[at - 1] === 'fleet-sabotage' ? say('web-rex-book-sectors', { count: word }) : String(word);
  }
}
