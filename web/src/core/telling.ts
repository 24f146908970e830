/**
 * Facts, questions, choices and refusals in words. The same as `plancia/locale/telling.py`; keys are explained there.
 */
import vocabularies from '$python/locale/vocabulary.json';
import type { NearEnd, Sheet } from '../generated/types';
import type { Messages, Value } from './messages';
import { choices, field, full, hasVerbs, type Word, type Words } from './sheet';

export type Told = { type: string } & Record<string, unknown>;
type Names = readonly string[];

interface Handful {
  part: string;
  variable: string;
  kinds: Record<string, string>;
}
/** How the values of a game are told; see `plancia/locale/vocabulary.py`. */
interface Vocabulary {
  capitals?: string[];
  named?: string[];
  seats?: string[];
  handfuls?: Record<string, Handful>;
  played?: Record<string, string[]>;
}
const UNTOLD = ['to', 'of', 'seats', 'who'];
const RIDER = 'play'; // the word that comes before a card played instead of an answer

function vocabulary(game: string): Vocabulary {
  return (vocabularies as Record<string, Vocabulary>)[game] ?? {};
}

export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|_/g, '-').toLowerCase();
}

/** One line of the log, as read by seat `you`; null: by somebody who looks on. */
export function factLine(m: Messages, game: string, fact: Told, names: Names, you: number | null): string {
  if (fact.type === 'OnlyAnswer') return m.say('web-only-answer', { answer: onlyAnswer(m, game, fact, names) });
  const key = `${game}-fact-${kebab(fact.type)}`;
  if (m.has(key)) return m.say(key, values(m, game, fact, names, you));
  return bare(fact, names);
}

/** What will soon end the game; a list of players reads the same for all of them. */
export function nearEndLine(m: Messages, game: string, near: NearEnd, names: Names): string {
  const told: Record<string, Value> = {
    players: listed(
      m,
      near.seats.map((seat) => player(names, seat)),
    ),
  };
  for (const [name, value] of Object.entries(near.values))
    Object.assign(told, valueOf(m, game, name, value, names, null));
  return m.say(`${game}-near-${kebab(near.code)}`, told);
}

/** What the table said for us, since there was nothing else to say: the words of a question with one way through. */
function onlyAnswer(m: Messages, game: string, fact: Told, names: Names): string {
  const [ask, sheet] = [fact['ask'] as Told, fact['sheet'] as Sheet];
  const labels: string[] = [];
  for (let said: Words = []; !full(sheet, said);) {
    const word = choices(sheet, said)[0]!;
    labels.push(label(m, game, ask, sheet, said, word, names));
    said = [...said, word];
  }
  return labels.join(', ');
}

/** A fact that has no message: its name and what it holds. */
function bare(fact: Told, names: Names): string {
  const held = Object.entries(fact).filter(
    ([name, value]) => name !== 'type' && !UNTOLD.includes(name) && value !== null && typeof value !== 'object',
  );
  const written = held.map(([name, value]) =>
    name === 'seat' ? (names[value as number] ?? '') : `${name.replaceAll('_', ' ')} ${String(value)}`,
  );
  return [spaced(fact.type), ...written].join(', ');
}

/** What is going on: one sentence, as read by seat `you`. `ask` is the open question as the view shows it. */
export function topic(m: Messages, game: string, ask: Told, names: Names = [], you: number | null = null): string {
  const key = `${game}-ask-${kebab(ask.type)}`;
  const known = [`web-${key}`, key].find((one) => m.has(one));
  return known ? m.say(known, values(m, game, ask, names, you)) : spaced(ask.type);
}

/** What is asked now, given the words said so far. */
export function prompt(m: Messages, game: string, ask: Told, sheet: Sheet, said: Words, names: Names = []): string {
  const playing = played(game, ask, sheet, said);
  const verb = hasVerbs(sheet) && said.length ? [String(said[0])] : [];
  const group = playing ? ['playing', ...playing.slice(0, 1).map(String)] : [kebab(sheet.topic), ...verb];
  const key = kebab([game, 'ask', ...group, fieldOf(game, ask, sheet, said)].join('-'));
  // Where the notation is explained in brackets, the browser, which has pieces to click, asks in its own words.
  const known = [`web-${key}`, key].find((one) => m.has(one));
  if (!known) return field(sheet, said) || spaced(sheet.topic);
  // this word completes the answer
  const completes = choices(sheet, said).every((word) => full(sheet, [...said, word]));
  return m.say(known, { ...values(m, game, ask, names), ...heard(m, game, ask, sheet, said, names), completes });
}

/** What this choice means, for a button or a list; a word that has no message is its own name. */
export function label(
  m: Messages,
  game: string,
  ask: Told,
  sheet: Sheet,
  said: Words,
  word: Word,
  names: Names = [],
): string {
  const [at, told, playing] = [fieldOf(game, ask, sheet, said), vocabulary(game), played(game, ask, sheet, said)];
  if (typeof word === 'number') {
    if (told.seats?.includes(at) && names.length) return player(names, word);
    const key = `${game}-word-${kebab(sheet.topic)}`;
    return m.has(key) ? m.say(key, { ...values(m, game, ask, names), count: word }) : m.number(word);
  }
  if (told.capitals?.includes(at)) return word.toUpperCase();
  const handful = told.handfuls?.[at];
  let group = hasVerbs(sheet) ? said.slice(0, 1).map(String) : [kebab(sheet.topic)];
  if (playing) group = ['playing'];
  else if (!said.length && word === RIDER) group = [];
  const key = kebab([game, 'word', ...group, word].join('-'));
  if (m.has(key)) return m.say(key);
  if (handful && m.has(`${game}-part-${handful.part}`)) return capital(handfulOf(m, game, handful, word));
  return told.named?.includes(at) ? capital(named(m, game, word)) : word;
}

/** Why not: by the game, by the kernel, or by the server. */
export function refusal(m: Messages, game: string, code: string, word: Word | null | undefined): string {
  const name = kebab(code);
  const key = [`${game}-no-${name}`, `no-${name}`, `web-no-${name}`].find((found) => m.has(found));
  return key ? m.say(key, { word: word == null ? '' : String(word) }) : m.say('web-no-other', { code });
}

/** Something wrong with an edition. */
export interface Flaw {
  record: string; // '': the edition as a whole
  code: string;
  values: Record<string, Value>;
}
export function flawTold(m: Messages, { record, code, values }: Flaw): string {
  const reason = m.say(`edition-${kebab(code)}`, values);
  return record ? m.say('edition-in-record', { record, reason }) : reason;
}

/** A name in code as words: `MakeOffer` is "make offer". */
function spaced(name: string): string {
  return kebab(name).replaceAll('-', ' ');
}

export function isCell(at: string, game: string): boolean {
  return vocabulary(game).capitals?.includes(at) ?? false;
}

// ---- cards that are played, in a window or instead of an answer
/** What has been said of a card that is being played; null: none is. Windows say when they open. */
function played(game: string, ask: Told, sheet: Sheet, said: Words): Words | null {
  if (!vocabulary(game).played) return null;
  if ('timing' in ask) return said;
  return field(sheet, said) === 'rider' ? said.slice(1) : null;
}

function fieldOf(game: string, ask: Told, sheet: Sheet, said: Words): string {
  const playing = played(game, ask, sheet, said);
  if (!playing) return field(sheet, said);
  const fields = vocabulary(game).played!;
  const words = playing.map(String);
  const known = [2, 1, 0].find((n) => n <= words.length && words.slice(0, n).join(' ') in fields) ?? 0;
  return fields[words.slice(0, known).join(' ')]?.[words.length - known] ?? 'word';
}

// ---- values
function values(
  m: Messages,
  game: string,
  told: Told,
  names: Names = [],
  you: number | null = null,
): Record<string, Value> {
  const found: Record<string, Value> = { you: 'no' };
  for (const [name, value] of Object.entries(told))
    if (name !== 'type') Object.assign(found, valueOf(m, game, name, value, names, you));
  return found;
}

function valueOf(
  m: Messages,
  game: string,
  name: string,
  value: unknown,
  names: Names,
  you: number | null,
): Record<string, Value> {
  const told = vocabulary(game);
  const isSeat = told.seats?.includes(name) ?? false;
  if (UNTOLD.includes(name) && !isSeat) return {};
  if (value === null) return { [name]: 'none' };
  if (name === 'seat') return { player: player(names, value as number), you: value === you };
  if (isSeat && typeof value === 'number') {
    const found = { [name]: player(names, value) };
    return value === you ? { ...found, you: name } : found;
  }
  if (name === 'places') {
    const winners = (value as number[]).flatMap((place, seat) => (place === 1 ? [seat] : []));
    const won = you !== null && winners.includes(you);
    return { winners: winners.map((seat) => names[seat] ?? '').join(', '), count: winners.length, you: won };
  }
  if (name === 'strength' && Array.isArray(value)) {
    const [attack, defence] = value as [number, number];
    const more = Math.max(attack, defence);
    return { attack, defence, more, less: Math.min(attack, defence), tie: attack === defence };
  }
  const handful = told.handfuls?.[name];
  if (handful && typeof value === 'string') return { [name]: handfulOf(m, game, handful, value), count: value.length };
  if (name === 'colours') return { colours: (value as string[]).join('-') };
  if (Array.isArray(value)) {
    const things = value as Word[];
    if (isSeat)
      return {
        [name]: listed(
          m,
          things.map((seat) => player(names, Number(seat))),
        ),
        count: things.length,
      };
    if (told.named?.includes(name))
      return {
        [name]: listed(
          m,
          things.map((thing) => named(m, game, thing)),
        ),
        count: things.length,
      };
    const joined = things.join(', ');
    return { [name]: told.capitals?.includes(name) ? joined.toUpperCase() : joined, count: things.length };
  }
  if (typeof value === 'string') return { [name]: word(m, game, name, value) };
  return { [name]: value as Value };
}

function word(m: Messages, game: string, name: string, said: string): string {
  const told = vocabulary(game);
  if (told.named?.includes(name) && said) return named(m, game, said);
  return told.capitals?.includes(name) ? said.toUpperCase() : said;
}

/** The words said so far, by the fields they filled. */
function heard(m: Messages, game: string, ask: Told, sheet: Sheet, said: Words, names: Names): Record<string, Value> {
  return Object.fromEntries(
    said.map((one, i) => {
      const name = fieldOf(game, ask, sheet, said.slice(0, i));
      if (typeof one === 'string') return [name, word(m, game, name, one)];
      return [name, vocabulary(game).seats?.includes(name) ? player(names, one) : one];
    }),
  );
}

/** By name, or where no names are known by number. */
function player(names: Names, seat: number): string {
  return names.length ? (names[seat] ?? '') : String(seat + 1);
}

/** A thing by its name. Of several that share one, each has a number too; a thing made of others has their names. */
export function named(m: Messages, game: string, thing: Word): string {
  if (typeof thing === 'number') return m.number(thing);
  const key = `${game}-name-${kebab(thing)}`;
  if (m.has(key)) return m.say(key);
  const [, name, number] = /^(\D+)(\d+)$/.exec(thing) ?? [];
  if (name && number) return m.say(`${game}-part-numbered`, { name: m.say(`${game}-name-${name}`), number });
  const parts = thing.split('-').map((part) => `${game}-name-${kebab(part)}`);
  return parts.every((part) => m.has(part))
    ? listed(
        m,
        parts.map((part) => m.say(part)),
      )
    : thing;
}

/** Pieces written as letters: RRG is two temples and a market. */
function handfulOf(m: Messages, game: string, { part, variable, kinds }: Handful, letters: string): string {
  const items = Object.entries(kinds).flatMap(([letter, kind]) => {
    const count = letters.toUpperCase().split(letter.toUpperCase()).length - 1;
    return count ? [m.say(`${game}-part-${part}`, { [variable]: kind, count })] : [];
  });
  return items.length ? listed(m, items) : letters;
}

/** Pieces of a game whose only handful are its tiles. */
export function handful(m: Messages, game: string, letters: string): string {
  const kind = vocabulary(game).handfuls?.['tiles'];
  return kind ? handfulOf(m, game, kind, letters) : letters;
}

function listed(m: Messages, items: string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return m.say('list-and', { rest: items.slice(0, -1).join(', '), last: items.at(-1)! });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
