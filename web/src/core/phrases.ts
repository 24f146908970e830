/**
 * Facts, questions, choices and rejections as text. The same as `plancia/locale/phrases.py`: both read the kinds of the
 * fields from the Python structs, and the sentences in `tests/locale/sentences.json` test both.
 */
import { DESCRIPTIONS, type FieldKind, type Fields, type Pieces } from '../generated/phrases';
import type { Hint, NearEnd, Sheet } from '../generated/types';
import type { Messages, Value } from './messages';
import { choices, field, full, hasVerbs, type Word, type Words } from './sheet';

/** A fact, a question or a consequence as the server sends it. */
export type StructData = { type: string } & Record<string, unknown>;
type Names = readonly string[];
type Values = Record<string, Value>;

const RIDER = 'play'; // the word before a card that is played instead of an answer

export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|_/g, '-').toLowerCase();
}

/** One line of the log for seat `you`; null is a spectator. */
export function factLine(m: Messages, game: string, fact: StructData, names: Names, you: number | null): string {
  if (fact.type === 'OnlyAnswer') return m.say('web-only-answer', { answer: onlyAnswer(m, game, fact, names) });
  const key = `${game}-fact-${kebab(fact.type)}`;
  const fields = DESCRIPTIONS[game]?.facts[fact.type];
  return fields && m.has(key) ? m.say(key, variables(m, game, fields, fact, names, you)) : withoutMessage(fact, names);
}

/** The seats in a fact. */
export function seatsOf(game: string, fact: StructData): number[] {
  const fields = Object.entries(DESCRIPTIONS[game]?.facts[fact.type] ?? { seat: 'seat' });
  const values = fields.flatMap(([name, kind]) => (kind === 'seat' ? fact[name] : []));
  return values.filter((value) => typeof value === 'number');
}

/** One consequence of an answer; '' if only the board shows it. */
export function consequenceLine(
  m: Messages,
  game: string,
  what: { type: string },
  names: Names,
  you: number | null,
): string {
  const key = `${game}-consequence-${what.type}`;
  const fields = DESCRIPTIONS[game]?.consequences[what.type] ?? {};
  return m.has(key) ? m.say(key, variables(m, game, fields, { ...what }, names, you)) : '';
}

/** A promise of a deal as one sentence, for seat `you`. */
export function promiseLine(
  m: Messages,
  game: string,
  promise: { type: string },
  names: Names,
  you: number | null,
): string {
  const fields = DESCRIPTIONS[game]?.promises[promise.type] ?? {};
  return m.say(`${game}-promise-${kebab(promise.type)}`, variables(m, game, fields, { ...promise }, names, you));
}

/** What a deal carries out at once, as one sentence. */
export function termLine(m: Messages, game: string, term: { type: string }, names: Names, you: number | null): string {
  const fields = DESCRIPTIONS[game]?.terms[term.type] ?? {};
  return m.say(`${game}-term-${kebab(term.type)}`, variables(m, game, fields, { ...term }, names, you));
}

/** What will soon end the game; a list of players is the same for every reader. */
export function nearEndLine(m: Messages, game: string, near: NearEnd, names: Names): string {
  const players = near.seats.map((seat) => player(names, seat));
  const values: Values = { players: list(m, players) };
  for (const [name, value] of Object.entries(near.values))
    Object.assign(values, fieldVariables(m, game, name, 'name', value, names, null));
  return m.say(`${game}-near-${kebab(near.code)}`, values);
}

/** The answer that the table gave for us because it was the only one: the labels of its words. */
function onlyAnswer(m: Messages, game: string, fact: StructData, names: Names): string {
  const [ask, sheet] = [fact['ask'] as StructData, fact['sheet'] as Sheet];
  const labels: string[] = [];
  for (let said: Words = []; !full(sheet, said);) {
    const word = choices(sheet, said)[0]!;
    labels.push(label(m, game, ask, sheet, said, word, names));
    said = [...said, word];
  }
  return labels.join(', ');
}

/** A fact of a game without messages: its name and its fields. */
function withoutMessage(fact: StructData, names: Names): string {
  const held = Object.entries(fact).filter(
    ([name, value]) => !['type', 'of'].includes(name) && value !== null && typeof value !== 'object',
  );
  const written = held.map(([name, value]) =>
    name === 'seat' ? player(names, Number(value)) : `${name.replaceAll('_', ' ')} ${String(value)}`,
  );
  return [spaced(fact.type), ...written].join(', ');
}

/** The topic of a question in one sentence, for seat `you`. `ask` is the open question as the view shows it. */
export function topic(
  m: Messages,
  game: string,
  ask: StructData,
  names: Names = [],
  you: number | null = null,
): string {
  const key = `${game}-ask-${kebab(ask.type)}`;
  const known = [`web-${key}`, key].find((one) => m.has(one));
  return known ? m.say(known, askVariables(m, game, ask, names, you)) : spaced(ask.type);
}

/** The prompt after the words so far. */
export function prompt(
  m: Messages,
  game: string,
  ask: StructData,
  sheet: Sheet,
  said: Words,
  names: Names = [],
): string {
  const aboutCard = played(game, ask, sheet, said);
  const verb = hasVerbs(sheet) && said.length ? [String(said[0])] : [];
  const group = aboutCard ? ['playing', ...aboutCard.slice(0, 1).map(String)] : [kebab(sheet.topic), ...verb];
  const key = kebab([game, 'ask', ...group, nextField(game, ask, sheet, said)[0]].join('-'));
  // The terminal explains its notation; the browser, which has pieces to click, may have its own prompt.
  const known = [`web-${key}`, key].find((one) => m.has(one));
  if (!known) return field(sheet, said) || spaced(sheet.topic);
  // the next word completes the answer
  const completes = choices(sheet, said).every((word) => full(sheet, [...said, word]));
  const values = { ...askVariables(m, game, ask, names, null), ...wordsSoFar(m, game, ask, sheet, said, names) };
  return m.say(known, { ...values, completes });
}

/** The label of a choice, for a button or a list; a word without a message is shown unchanged. */
export function label(
  m: Messages,
  game: string,
  ask: StructData,
  sheet: Sheet,
  said: Words,
  word: Word,
  names: Names = [],
): string {
  const [, kind] = nextField(game, ask, sheet, said);
  if (typeof word === 'number') {
    if (kind === 'seat') return player(names, word);
    const key = `${game}-word-${kebab(sheet.topic)}`;
    return m.has(key) ? m.say(key, { ...askVariables(m, game, ask, names, null), count: word }) : m.number(word);
  }
  if (kind === 'cell') return word.toUpperCase();
  const key = kebab([game, 'word', ...labelGroup(game, ask, sheet, said, word), word].join('-'));
  if (m.has(key)) return m.say(key);
  return kind === 'name' || typeof kind === 'object' ? capital(String(valueOf(m, game, kind, word, names))) : word;
}

/** A whole answer in words: the labels of its choices. */
export function answerLine(
  m: Messages,
  game: string,
  ask: StructData,
  sheet: Sheet,
  words: Words,
  names: Names = [],
): string {
  return words.map((word, i) => label(m, game, ask, sheet, words.slice(0, i), word, names)).join(' · ');
}

/** The places and things in these answers, each once, for the board. */
export function placesIn(game: string, sheet: Sheet, answers: readonly Words[]): string[] {
  const named = answers.flatMap((words) =>
    words.filter((_, i) => {
      const kind = answerKind(game, sheet, words.slice(0, i));
      return kind === 'cell' || kind === 'name';
    }),
  );
  return [...new Set(named.filter((word) => typeof word === 'string'))];
}

/** The advantage of one answer over another, in one clause. */
export function reasonLine(
  m: Messages,
  game: string,
  reasons: readonly { term: string }[],
  key = 'web-review-why',
): string {
  if (!reasons.length) return m.say('web-review-why-further');
  const terms = reasons.map(({ term }) => m.say(`term-${game}-${term}`));
  return m.say(key, { terms: list(m, terms) });
}

const EQUAL = 0.01; // a smaller difference in chance is none

/** Why an answer is good, in one clause. */
export function hintLine(m: Messages, game: string, hints: readonly Hint[], place: number): string {
  const one = hints[place]!;
  const other = hints[place ? 0 : 1];
  if (one.chance === null) return m.say('hint-uncompared');
  if (one.reasons.length) return reasonLine(m, game, one.reasons, 'hint-favour');
  const equal = !!other && other.chance !== null && Math.abs(one.chance - other.chance) < EQUAL;
  if (place) return m.say(equal ? 'hint-equal' : 'hint-behind');
  return m.say(equal ? 'hint-best-equal' : 'web-review-why-further');
}

/** The middle of a label's key: the same word can mean different things after another verb. */
function labelGroup(game: string, ask: StructData, sheet: Sheet, said: Words, word: Word): string[] {
  if (played(game, ask, sheet, said)) return ['playing'];
  if (!said.length && word === RIDER) return [];
  return hasVerbs(sheet) ? said.slice(0, 1).map(String) : [kebab(sheet.topic)];
}

/** Whether the next word is a place shown by its coordinates. */
export function isCell(game: string, sheet: Sheet, said: Words): boolean {
  return answerKind(game, sheet, said) === 'cell';
}

/** Why an answer or a request was rejected: a message of the game, of the kernel, or of the server. */
export function refusal(m: Messages, game: string, code: string, word: Word | null | undefined): string {
  const name = kebab(code);
  const key = [`${game}-no-${name}`, `no-${name}`, `web-no-${name}`].find((found) => m.has(found));
  return key ? m.say(key, { word: word == null ? '' : String(word) }) : m.say('web-no-other', { code });
}

/** An error or a warning about an edition. */
export interface Flaw {
  record: string; // '': the edition as a whole
  code: string;
  values: Record<string, Value>;
}
export function flawText(m: Messages, { record, code, values }: Flaw): string {
  const reason = m.say(`edition-${kebab(code)}`, values);
  return record ? m.say('edition-in-record', { record, reason }) : reason;
}

/** A name in code as words: `MakeOffer` is "make offer". */
function spaced(name: string): string {
  return kebab(name).replaceAll('-', ' ');
}

// ---- fields
/** The words about a card played in a window or instead of an answer; null if there is none. Windows have a timing. */
function played(game: string, ask: StructData, sheet: Sheet, said: Words): Words | null {
  if (!('' in (DESCRIPTIONS[game]?.played ?? {}))) return null;
  if ('timing' in ask) return said;
  return field(sheet, said) === 'rider' ? said.slice(1) : null;
}

/** The field for the next word of an answer, and its kind. For a game without descriptions the kind is `case`. */
function nextField(game: string, ask: StructData, sheet: Sheet, said: Words): [string, FieldKind] {
  const aboutCard = played(game, ask, sheet, said);
  if (aboutCard) return playedField(DESCRIPTIONS[game]!.played, aboutCard);
  return [field(sheet, said), answerKind(game, sheet, said)];
}

function answerKind(game: string, sheet: Sheet, said: Words): FieldKind {
  const verb = hasVerbs(sheet) ? String(said[0]) : '';
  return DESCRIPTIONS[game]?.answers[sheet.topic]?.[verb]?.[field(sheet, said)] ?? 'case';
}

/** The field after these words about a card, from the longest known beginning. */
function playedField(fields: Readonly<Record<string, Fields>>, words: Words): [string, FieldKind] {
  const beginning = (n: number) => words.slice(0, n).join(' ');
  const known = [2, 1, 0].find((n) => n <= words.length && beginning(n) in fields) ?? 0;
  return Object.entries(fields[beginning(known)] ?? {})[words.length - known] ?? ['word', 'case'];
}

// ---- values
function askVariables(m: Messages, game: string, ask: StructData, names: Names, you: number | null): Values {
  return variables(m, game, DESCRIPTIONS[game]?.questions[ask.type] ?? {}, ask, names, you);
}

/** The variables of a message about a fact, a question or a consequence. */
function variables(
  m: Messages,
  game: string,
  fields: Fields,
  data: StructData,
  names: Names,
  you: number | null,
): Values {
  const found: Values = { you: 'no' };
  for (const [name, kind] of Object.entries(fields))
    if (data[name] !== undefined) Object.assign(found, fieldVariables(m, game, name, kind, data[name], names, you));
  return found;
}

/** The variables of one field; its kind decides how values are shown. */
function fieldVariables(
  m: Messages,
  game: string,
  name: string,
  kind: FieldKind,
  value: unknown,
  names: Names,
  you: number | null,
): Values {
  if (value === null) return { [name]: 'none' };
  if (Array.isArray(value)) return listVariables(m, game, name, kind, value as Word[], names, you);
  if (kind === 'seat') return seatVariables(name, value as number, names, you);
  const shown = { [name]: valueOf(m, game, kind, value as Word, names) };
  return typeof kind === 'object' ? { ...shown, count: (value as string).length } : shown;
}

/** The player's name. The field `seat` is `$player`; of other fields `$you` is the name of the one with the reader. */
function seatVariables(name: string, seat: number, names: Names, you: number | null): Values {
  if (seat < 0) return {}; // chance has no name
  if (name === 'seat') return { player: player(names, seat), you: seat === you };
  const shown = { [name]: player(names, seat) };
  return seat === you ? { ...shown, you: name } : shown;
}

function listVariables(
  m: Messages,
  game: string,
  name: string,
  kind: FieldKind,
  values: Word[],
  names: Names,
  you: number | null,
): Values {
  switch (kind) {
    case 'places': {
      const winners = values.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const listed = winners.map((seat) => player(names, seat));
      return { winners: list(m, listed), count: winners.length, you: you !== null && winners.includes(you) };
    }
    case 'strengths': {
      const [attack = 0, defence = 0] = values.map(Number);
      const [more, less] = [Math.max(attack, defence), Math.min(attack, defence)];
      return { attack, defence, more, less, tie: attack === defence };
    }
    case 'case':
      return { [name]: values.join('-') };
    case 'amount': {
      const numbers = values.map((value) => m.number(Number(value)));
      return { [name]: list(m, numbers) };
    }
    case 'cell':
      return { [name]: values.join(', ').toUpperCase(), count: values.length };
    default: {
      const items = values.map((value) => String(valueOf(m, game, kind, value, names)));
      return { [name]: list(m, items), count: values.length };
    }
  }
}

/** One value for display. Numbers stay numbers, since they select a plural. */
function valueOf(m: Messages, game: string, kind: FieldKind, value: Word | boolean, names: Names): Value {
  if (typeof value === 'number') return kind === 'seat' ? player(names, value) : value;
  if (typeof value === 'boolean') return value;
  if (kind === 'cell') return value.toUpperCase();
  if (kind === 'name' && value) return thingName(m, game, value);
  return typeof kind === 'object' ? piecesText(m, game, kind, value) : value;
}

/** The words so far, by field. */
function wordsSoFar(m: Messages, game: string, ask: StructData, sheet: Sheet, said: Words, names: Names): Values {
  return Object.fromEntries(
    said.map((word, i) => {
      const [name, kind] = nextField(game, ask, sheet, said.slice(0, i));
      return [name, valueOf(m, game, kind, word, names)];
    }),
  );
}

/** A player's name, or the number of the seat if the name is unknown. */
function player(names: Names, seat: number): string {
  return names[seat] ?? String(seat + 1);
}

/** The name of a thing. Things that share a name get a number; a composed thing has the names of its parts. */
export function thingName(m: Messages, game: string, thing: string): string {
  const key = `${game}-name-${kebab(thing)}`;
  if (m.has(key)) return m.say(key);
  const [, name, number] = /^(\D+)(\d+)$/.exec(thing) ?? [];
  if (name && number) return m.say(`${game}-part-numbered`, { name: m.say(`${game}-name-${name}`), number });
  const parts = thing.split('-').map((part) => `${game}-name-${kebab(part)}`);
  if (!parts.every((part) => m.has(part))) return thing;
  const partNames = parts.map((part) => m.say(part));
  return list(m, partNames);
}

/** Pieces written as letters, in words: RRG is two temples and a market. Unknown letters stay unchanged. */
export function piecesText(m: Messages, game: string, { part, variable, letters }: Pieces, written: string): string {
  const items = letters.flatMap(([letter, name]) => {
    const count = written.toUpperCase().split(letter.toUpperCase()).length - 1;
    return count ? [m.say(`${game}-part-${part}`, { [variable]: name, count })] : [];
  });
  return items.length ? list(m, items) : written;
}

/** Joins items: this, that and the other. */
export function list(m: Messages, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return m.say('list-and', { rest: items.slice(0, -1).join(', '), last: items.at(-1)! });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
