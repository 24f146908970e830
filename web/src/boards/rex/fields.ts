/**
 * What a question asks for next: a place, a player, a number, or one of a few things. Derived from the offered words.
 */
import type { Sheet, Topic } from '../../generated/types';
import { choices, field, nameChoices, type Word, type Words } from '$core/sheet';
import { BOX, RACES, SPACE } from './world';

export type Kind = 'space' | 'seat' | 'number' | 'race' | 'leader' | 'card' | 'verb' | 'word' | 'none';
const SEATS = ['seat', 'foe', 'target'];
const races = new Set<Word>(RACES);

export function kindOf(sheet: Sheet<'rex'>, said: Words): Kind {
  const words = choices(sheet, said);
  const things = words.filter(
    (word) => word !== 'none' && word !== 'nothing' && word !== 'pass' && word !== 'look' && word !== 'play',
  );
  if (!words.length) return 'none';
  if (words.every((word) => typeof word === 'number' || word === 'play'))
    return namesSeat(sheet, said) ? 'seat' : 'number';
  if (things.length && things.every((word) => SPACE.has(String(word)))) return 'space';
  if (things.length && things.every((word) => races.has(word))) return 'race';
  if (things.length && things.every((word) => String(word) in BOX.leaders)) return 'leader';
  if (things.length && things.every((word) => String(word) in BOX.strategy)) return 'card';
  return field(sheet, said) === 'verb' || said.length === 0 ? 'verb' : 'word';
}

/** After cards that name a player, the next word is that player. */
function namesSeat(sheet: Sheet<'rex'>, said: Words): boolean {
  const last = String(said.at(-1) ?? '');
  if (last === 'interrogation' || last === 'diplomatic-interference') return true;
  return SEATS.includes(field(sheet, said));
}

/**
 * The main verb of a question: a click on the city may imply it. Other actions at the same moment, such as spending an
 * Informant, need a button first.
 */
const ABOUT: Partial<Record<Topic<'rex'>, string>> = {
  MoveUnits: 'move',
  DeployUnits: 'deploy',
  RepositionUnits: 'reposition',
};

export function placesAhead(sheet: Sheet<'rex'>): { verb: string; spaces: string[] } | null {
  const verb = ABOUT[sheet.topic];
  if (!verb || !choices(sheet, []).includes(verb)) return null;
  return { verb, spaces: nameChoices(sheet, [verb]) };
}

/** Cards that can be played with the answer, each with its own button. */
export function riders(sheet: Sheet<'rex'>): string[] {
  return choices(sheet, ['play']).map(String);
}

export const SCENES: Partial<Record<Topic<'rex'>, string>> = {
  MakeBid: 'auction',
  Talk: 'ceasefire',
  AnswerProposal: 'ceasefire',
  SealPlan: 'battle',
  SealCards: 'battle',
  ChooseRace: 'setup',
  KeepTraitor: 'setup',
  SetFleetDial: 'setup',
  Predict: 'setup',
};
/** Sol may look at a card of the fleet at any time: without a card in hand, that is the only choice. */
export function onlyLook(sheet: Sheet<'rex'>, said: Words): boolean {
  return (
    sheet.topic === 'PlayCard' &&
    !said.length &&
    String(choices(sheet, []).filter((word) => word !== 'pass')) === 'look'
  );
}

/** The scene with the controls for this question; '': the prompt has them. A card can be played from any scene. */
export function sceneOf(sheet: Sheet<'rex'>, said: Words): string {
  return said[0] === 'play' ? '' : (SCENES[sheet.topic] ?? '');
}
