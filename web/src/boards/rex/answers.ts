/** Answers that move units, in words: "3 units: Foundry Ward → Imperial Palace". */
import type { Sheet } from '../../generated/types';
import { say } from '$core/session.svelte';
import type { Words } from '$core/sheet';
import { called } from './names';

const FROM_TO = ['move', 'shift'];
const TO = ['deploy', 'informant', 'reposition'];

/** Empty for all other answers. */
export function answerText(sheet: Sheet<'rex'>, words: Words): string {
  const [verb, ...rest] = sheet.topic === 'PlaceUnits' ? ['deploy', ...words] : words;
  const isMove = FROM_TO.includes(String(verb));
  if (!isMove && !TO.includes(String(verb))) return '';
  const spaces = rest.slice(0, isMove ? 2 : 1).map((space) => called(String(space)));
  const [units = 0, special = 0] = rest.slice(spaces.length).map(Number);
  const text = isMove
    ? say('web-rex-answer-move', { units, special, origin: spaces[0]!, target: spaces[1]! })
    : say('web-rex-answer-deploy', { units, mechanized: special, space: spaces[0]! });
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
