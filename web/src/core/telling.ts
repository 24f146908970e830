/** Facts, questions, choices and refusals in words. The same as `plancia/locale/telling.py`; keys are explained there. */
import type { Sheet } from '../generated/types';
import type { Messages, Value } from './messages';
import { field, hasVerbs, type Word, type Words } from './sheet';

export type Told = { type: string } & Record<string, unknown>;

const CELLS = ['cell', 'origin', 'cells', 'squares', 'union'];
const ROLES = ['attacker', 'defender', 'winner', 'loser'];
const UNTOLD = ['type', 'to', 'of', 'seats', 'who'];
const LETTERS: Record<string, string> = { R: 'red', B: 'blue', G: 'green', K: 'black' };

export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|_/g, '-').toLowerCase();
}

/** One line of the log, as read by seat `you`; null: by somebody who looks on. */
export function factLine(m: Messages, game: string, fact: Told, names: readonly string[], you: number | null): string {
  const key = `${game}-fact-${kebab(fact.type)}`;
  if (m.has(key)) return m.say(key, values(m, game, fact, names, you));
  return bare(fact, names);
}

/** A fact that has no message: its name and what it holds. */
function bare(fact: Told, names: readonly string[]): string {
  const held = Object.entries(fact).filter(([name, value]) => !UNTOLD.includes(name) && value !== null && typeof value !== 'object');
  const written = held.map(([name, value]) => (name === 'seat' ? (names[value as number] ?? '') : `${name.replaceAll('_', ' ')} ${String(value)}`));
  return [spaced(fact.type), ...written].join(', ');
}

/** What is going on: one sentence. `ask` is the open question as the view shows it. */
export function topic(m: Messages, game: string, ask: Told): string {
  const key = `${game}-ask-${kebab(ask.type)}`;
  return m.has(key) ? m.say(key, values(m, game, ask)) : spaced(ask.type);
}

/** What is asked now, given the words said so far. */
export function prompt(m: Messages, game: string, ask: Told, sheet: Sheet, said: Words): string {
  const verb = hasVerbs(sheet) && said.length ? [String(said[0])] : [];
  const key = kebab([game, 'ask', kebab(sheet.topic), ...verb, field(sheet, said)].join('-'));
  if (!m.has(key)) return field(sheet, said) || spaced(sheet.topic);
  return m.say(key, { ...values(m, game, ask), ...heard(sheet, said) });
}

/** What this choice means, for a button or a list; a word that has no message is its own name. */
export function label(m: Messages, game: string, ask: Told, sheet: Sheet, said: Words, word: Word): string {
  const at = field(sheet, said);
  if (typeof word === 'number') {
    const key = `${game}-word-${kebab(sheet.topic)}`;
    return m.has(key) ? m.say(key, { ...values(m, game, ask), count: word }) : m.number(word);
  }
  if (CELLS.includes(at)) return word.toUpperCase();
  if (at === 'tiles' && m.has(`${game}-part-tiles`)) return capital(handful(m, game, word));
  const group = hasVerbs(sheet) ? said.slice(0, 1).map(String) : [kebab(sheet.topic)];
  const key = kebab([game, 'word', ...group, word].join('-'));
  return m.has(key) ? m.say(key) : word;
}

/** Why not: by the game, by the kernel, or by the server. */
export function refusal(m: Messages, game: string, code: string, word: Word | null | undefined): string {
  const name = kebab(code);
  const key = [`${game}-no-${name}`, `no-${name}`, `web-no-${name}`].find((found) => m.has(found));
  return key ? m.say(key, { word: word == null ? '' : String(word) }) : m.say('web-no-other', { code });
}

/** A name in code as words: `MakeOffer` is "make offer". */
function spaced(name: string): string {
  return kebab(name).replaceAll('-', ' ');
}

export function isCell(at: string): boolean {
  return CELLS.includes(at);
}

function values(
  m: Messages,
  game: string,
  told: Told,
  names: readonly string[] = [],
  you: number | null = null,
): Record<string, Value> {
  const found: Record<string, Value> = { you: 'no' };
  for (const [name, value] of Object.entries(told)) Object.assign(found, valueOf(m, game, name, value, names, you));
  return found;
}

function valueOf(
  m: Messages,
  game: string,
  name: string,
  value: unknown,
  names: readonly string[],
  you: number | null,
): Record<string, Value> {
  if (UNTOLD.includes(name)) return {};
  if (value === null) return { [name]: 'none' };
  if (name === 'seat') return { player: names[value as number] ?? '', you: value === you };
  if (ROLES.includes(name)) {
    const player = { [name]: names[value as number] ?? '' };
    return value === you ? { ...player, you: name } : player;
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
  if (name === 'tiles' && typeof value === 'string') return { tiles: handful(m, game, value), count: value.length };
  if (name === 'colours') return { colours: (value as string[]).join('-') };
  if (Array.isArray(value)) {
    const listed = value.join(', ');
    return { [name]: CELLS.includes(name) ? listed.toUpperCase() : listed, count: value.length };
  }
  if (typeof value === 'string') return { [name]: CELLS.includes(name) ? value.toUpperCase() : value };
  return { [name]: value as Value };
}

/** The words said so far, by the fields they filled. */
function heard(sheet: Sheet, said: Words): Record<string, Value> {
  return Object.fromEntries(
    said.map((word, i) => {
      const name = field(sheet, said.slice(0, i));
      return [name, CELLS.includes(name) ? String(word).toUpperCase() : word];
    }),
  );
}

/** Tiles written as letters: RRG is two temples and a market. */
export function handful(m: Messages, game: string, tiles: string): string {
  const items = Object.entries(LETTERS).flatMap(([letter, colour]) => {
    const count = tiles.toUpperCase().split(letter).length - 1;
    return count ? [m.say(`${game}-part-tiles`, { colour, count })] : [];
  });
  if (items.length < 2) return items[0] ?? tiles;
  return m.say('list-and', { rest: items.slice(0, -1).join(', '), last: items.at(-1)! });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
