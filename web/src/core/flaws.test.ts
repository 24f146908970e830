import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Messages, parse, type Language } from '$core/messages';
import { flawText } from './phrases';

const messages = (lang: Language) =>
  new Messages(lang, [
    parse(readFileSync(new URL(`../../../src/plancia/locale/${lang}/editions.ftl`, import.meta.url), 'utf8')),
  ]);
const FLAWS = [
  { record: 'spaces.LOW', code: 'out_of_range', values: { field: 'sector', found: 19, first: 1, last: 18 } },
  { record: '', code: 'not_an_edition', values: {} },
];

it('shows errors in the language of the page', () => {
  expect(FLAWS.map((flaw) => flawText(messages('en'), flaw))).toEqual([
    'spaces.LOW: sector 19 is not between 1 and 18',
    'this is not an edition',
  ]);
  expect(FLAWS.map((flaw) => flawText(messages('it'), flaw))).toEqual([
    "spaces.LOW: «sector» dev'essere tra 1 e 18, non 19",
    "non è un'edizione",
  ]);
});
