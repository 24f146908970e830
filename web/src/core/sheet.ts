/** A question as a form: the words that may follow those so far. The client knows no other rules. */
import type { Consequence, GameName, Sheet, Topic } from '../generated/types';
import { consequence } from './wire';

export type Word = string | number;
export type Words = readonly Word[];

/** The node after these words; undefined if no answer begins with them. */
function node(sheet: Sheet, said: Words): number | undefined {
  let at: number | undefined = sheet.start;
  for (const word of said) {
    if (at === undefined) return undefined;
    at = sheet.nodes[at]?.[1].find(([words]) => words.includes(word))?.[1];
  }
  return at;
}

/** The number of a form that the page fills in before the question is asked: a premove. */
export const DRAFT = -1;

export function isDraft(sheet: Sheet | null | undefined): boolean {
  return sheet?.number === DRAFT;
}

export function begins(sheet: Sheet, said: Words): boolean {
  return node(sheet, said) !== undefined;
}

/** Whether the question is one of these. */
export function asks<G extends GameName>(sheet: Sheet<G> | null | undefined, ...topics: readonly Topic<G>[]): boolean {
  return !!sheet && topics.includes(sheet.topic);
}

/** Whether these words are a complete answer: node 0 is the end. */
export function full(sheet: Sheet, said: Words): boolean {
  return node(sheet, said) === 0;
}

export function choices(sheet: Sheet, said: Words): Word[] {
  const at = node(sheet, said);
  return at ? sheet.nodes[at]![1].flatMap(([words]) => words) : [];
}

/** For questions where all choices are numbers. */
export function numberChoices(sheet: Sheet, said: Words): number[] {
  return choices(sheet, said).filter((word) => typeof word === 'number');
}

/** For questions where all choices are names. */
export function nameChoices(sheet: Sheet, said: Words): string[] {
  return choices(sheet, said).filter((word) => typeof word === 'string');
}

export function field(sheet: Sheet, said: Words): string {
  const at = node(sheet, said);
  return at === undefined ? '' : sheet.nodes[at]![0];
}

/** The consequences of an answer, as the server predicts them. */
export function consequences<G extends GameName>(sheet: Sheet<G>, answer: Words): Consequence<G>[] {
  const listed = (begun: Words) =>
    (sheet.brings ?? []).flatMap(([beginnings, groups]) =>
      beginnings.some((said) => same(said, begun.slice(0, -1)))
        ? groups.flatMap(([what, words]) => (words.includes(begun.at(-1)!) ? [what] : []))
        : [],
    );
  return answer.flatMap((_, i) => listed(answer.slice(0, i + 1)).map((what) => consequence(what)));
}

/** Consequences of one kind. */
export function ofKind<G extends GameName, T extends Consequence<G>['type']>(
  sheet: Sheet<G>,
  answer: Words,
  type: T,
): Extract<Consequence<G>, { type: T }>[] {
  return consequences(sheet, answer).filter((what): what is Extract<Consequence<G>, { type: T }> => what.type === type);
}

export function same(a: Words, b: Words): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

/** Whether answers begin with a verb: their first field has that name. */
export function hasVerbs(sheet: Sheet): boolean {
  return field(sheet, []) === 'verb';
}

/** Fills in fields with only one choice, except the last word of an answer, which the player always chooses. */
export function ahead(sheet: Sheet, said: Words): Words {
  let words = said;
  for (;;) {
    const only = choices(sheet, words);
    if (words.length === 0 || only.length !== 1 || full(sheet, [...words, only[0]!])) return words;
    words = [...words, only[0]!];
  }
}

/** The beginning of an answer: the only verb. If there is a choice, nothing. */
export function opening(sheet: Sheet): Words {
  const verbs = hasVerbs(sheet) ? choices(sheet, []) : [];
  return verbs.length === 1 && !full(sheet, verbs) ? ahead(sheet, verbs) : [];
}

/** The whole answer, if only one begins like this. */
export function only(sheet: Sheet, said: Words): Words | null {
  const last = choices(sheet, ahead(sheet, said));
  if (said.length === 0 || last.length !== 1) return null;
  return [...ahead(sheet, said), last[0]!];
}

/** The words that were typed, as far as they can be parsed: an unambiguous beginning is enough. */
export interface Typed {
  said: Words;
  rest: Words; // the unparsed rest; numbers stay numbers, so that the server can explain the rejection
  completions: Word[]; // possible next words, or completions of the unparsed word
}

const NUMBER = /^-?\d+$/;

/**
 * Whether this abbreviates that word. Words may be abbreviated, numbers may not: neither `1` nor `a1` stands for `10`
 * or `a10`.
 */
function shortens(part: string, word: Word): boolean {
  const whole = String(word).toLowerCase();
  return whole.startsWith(part) && !/\d/.test(whole.slice(part.length));
}

export function typed(sheet: Sheet, text: string): Typed {
  const parts = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  let said: Words = [];
  for (let i = 0; i < parts.length; i++) {
    const next = choices(sheet, said);
    const part = parts[i]!;
    const begun = next.filter((word) => shortens(part, word));
    const longer = next.filter((word) => String(word).toLowerCase().startsWith(part));
    const exact = next.find((word) => String(word).toLowerCase() === part);
    const still = i === parts.length - 1 && !/\s$/.test(text);
    if (exact !== undefined) said = [...said, exact];
    else if (begun.length === 1) said = [...said, begun[0]!];
    else
      return {
        said,
        rest: parts.slice(i).map((one) => (NUMBER.test(one) ? Number(one) : one)),
        completions: still ? longer : [],
      };
  }
  return { said, rest: [], completions: choices(sheet, said) };
}

export function notation(said: Words): string {
  return said.join(' ');
}
