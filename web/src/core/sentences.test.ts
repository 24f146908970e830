/** The same facts, consequences and answers give the same texts in Python and in the browser. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONSEQUENCE_FIELDS, type Sheet } from '../generated/types';
import { LANGUAGES, Messages, parse, type Language } from './messages';
import {
  consequenceLine,
  factLine,
  label,
  nearEndLine,
  promiseLine,
  prompt,
  termLine,
  topic,
  type StructData,
} from './phrases';

type Texts = Record<Language, string>;
interface Sentences {
  names: string[];
  facts: { game: string; you: number | null; fact: StructData; text: Texts }[];
  consequences: { game: string; you: number | null; consequence: [string, ...unknown[]]; text: Texts }[];
  near_ends: {
    game: string;
    near: { code: string; seats: number[]; values: Record<string, string | number> };
    text: Texts;
  }[];
  promises: { game: string; you: number | null; promise: StructData; text: Texts }[];
  terms: { game: string; you: number | null; term: StructData; text: Texts }[];
  answers: {
    game: string;
    ask: StructData & { type: Sheet['topic'] };
    topic: Texts;
    words: { field: string; word: string | number; prompt: Texts; label: Texts }[];
  }[];
}
const ROOT = new URL('../../../', import.meta.url);
const SENTENCES = JSON.parse(readFileSync(new URL('tests/locale/sentences.json', ROOT), 'utf8')) as Sentences;
const { names } = SENTENCES;

// The browser's own prompts would have priority.
const BROWSER_PROMPTS = /^web-\w+-ask-.*\n(?:[ }].*\n)*/gm;

const messages = (lang: Language) => {
  const folder = new URL(`src/plancia/locale/${lang}/`, ROOT);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return new Messages(
    lang,
    sources.map((source) => parse(source.replace(BROWSER_PROMPTS, ''))),
  );
};

/** A question as the server sends it, with one answer only. */
function sheetOf(topic: Sheet['topic'], words: { field: string; word: string | number }[]): Sheet {
  const nodes: Sheet['nodes'] = [['', []]];
  for (const { field, word } of [...words].reverse()) nodes.push([field, [[[word], nodes.length - 1]]]);
  return { topic, rule: '', number: 1, start: nodes.length - 1, nodes, preset: [], brings: [] };
}

/** The texts that differ, with their source. */
function differences(found: { shown: string; text: string; of: unknown }[]): unknown[] {
  return found.filter(({ shown, text }) => shown !== text);
}

describe.each(LANGUAGES)('sentences in %s', (lang) => {
  const m = messages(lang);

  it('shows facts as Python does', () => {
    const found = SENTENCES.facts.map(({ game, you, fact, text }) => ({
      shown: factLine(m, game, fact, names, you),
      text: text[lang],
      of: fact,
    }));
    expect(found.length).toBeGreaterThan(100);
    expect(differences(found)).toEqual([]);
  });

  it('shows consequences as Python does', () => {
    const found = SENTENCES.consequences.map(({ game, you, consequence: [type, ...values], text }) => {
      const fields = CONSEQUENCE_FIELDS[type as keyof typeof CONSEQUENCE_FIELDS].map((name, i) => [name, values[i]]);
      const what = { type, ...Object.fromEntries(fields) } as StructData;
      return { shown: consequenceLine(m, game, what, names, you), text: text[lang], of: what };
    });
    expect(found.length).toBeGreaterThan(30);
    expect(differences(found)).toEqual([]);
  });

  it('shows what may soon end the game as Python does', () => {
    const found = SENTENCES.near_ends.map(({ game, near, text }) => ({
      shown: nearEndLine(m, game, near, names),
      text: text[lang],
      of: near,
    }));
    expect(found.length).toBeGreaterThan(9);
    expect(differences(found)).toEqual([]);
  });

  it('shows promises and the terms of deals as Python does', () => {
    const found = [
      ...SENTENCES.promises.map(({ game, you, promise, text }) => ({
        shown: promiseLine(m, game, promise, names, you),
        text: text[lang],
        of: promise,
      })),
      ...SENTENCES.terms.map(({ game, you, term, text }) => ({
        shown: termLine(m, game, term, names, you),
        text: text[lang],
        of: term,
      })),
    ];
    expect(found.length).toBeGreaterThan(30);
    expect(differences(found)).toEqual([]);
  });

  it('shows questions and their answers as Python does', () => {
    const found = SENTENCES.answers.flatMap(({ game, ask, topic: about, words }) => {
      const sheet = sheetOf(ask.type, words);
      const texts = words.flatMap(({ word, prompt: asked, label: text }, i) => {
        const said = words.slice(0, i).map((one) => one.word);
        return [
          { shown: prompt(m, game, ask, sheet, said, names), text: asked[lang], of: [ask, said] },
          { shown: label(m, game, ask, sheet, said, word, names), text: text[lang], of: [ask, said, word] },
        ];
      });
      return [{ shown: topic(m, game, ask, names), text: about[lang], of: ask }, ...texts];
    });
    expect(found.length).toBeGreaterThan(200);
    expect(differences(found)).toEqual([]);
  });
});
