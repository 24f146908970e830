import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hint, Message, Sheet } from '../generated/types';
import { inside } from './drawing';
import { LANGUAGES, Messages, nearest, parse, type Language } from './messages';
import { ahead, begins, choices, field, full, opening, typed } from './sheet';
import { Refusal, TableSocket, type Line, type Wire } from './socket';
import { factLine, hintLine, label, nearEndLine, prompt, refusal, topic, type StructData } from './phrases';

const LOCALE = new URL('../../../src/plancia/locale/', import.meta.url);
const messages = (lang: Language) => {
  const folder = new URL(`${lang}/`, LOCALE);
  return new Messages(
    lang,
    readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
};
const en = messages('en');

/** tile red|blue (a1 b2), tile blue (c3), end; as the server writes it. */
const SHEET: Sheet = {
  topic: 'TakeAction',
  rule: '5.1',
  number: 7,
  start: 4,
  preset: ['end'],
  brings: [],
  nodes: [
    ['', []],
    ['cell', [[['a1', 'b2'], 0]]],
    ['cell', [[['c3'], 0]]],
    [
      'colour',
      [
        [['red'], 1],
        [['blue'], 2],
      ],
    ],
    [
      'verb',
      [
        [['tile'], 3],
        [['end'], 0],
      ],
    ],
  ],
};
const ASK: StructData = { type: 'TakeAction', seats: [0], left: 2 };

describe('a form', () => {
  it('lists the next words', () => {
    expect(choices(SHEET, [])).toEqual(['tile', 'end']);
    expect(choices(SHEET, ['tile', 'red'])).toEqual(['a1', 'b2']);
    expect(field(SHEET, ['tile'])).toBe('colour');
    expect(full(SHEET, ['end'])).toBe(true);
    expect(full(SHEET, ['tile', 'red'])).toBe(false);
    expect(choices(SHEET, ['end'])).toEqual([]);
  });
  it('rejects words that begin no answer', () => {
    expect(begins(SHEET, ['tile', 'green'])).toBe(false);
    expect(choices(SHEET, ['nonsense', 'a1'])).toEqual([]);
  });
  it('fills in words without an alternative, but never sends by itself', () => {
    expect(ahead(SHEET, ['tile', 'blue'])).toEqual(['tile', 'blue']);
    expect(ahead(SHEET, [])).toEqual([]);
  });
  it('begins with the only verb, unless that is the whole answer', () => {
    const nodes = (verbs: string[], next: number): Sheet['nodes'] => [
      ...SHEET.nodes.slice(0, 4),
      ['verb', [[verbs, next]]],
    ];
    expect(opening(SHEET)).toEqual([]);
    expect(opening({ ...SHEET, nodes: nodes(['tile'], 3) })).toEqual(['tile']);
    expect(opening({ ...SHEET, nodes: nodes(['end'], 0) })).toEqual([]);
    expect(opening({ ...SHEET, nodes: nodes(['tile', 'leader'], 3) })).toEqual([]);
  });
  it('parses typed text, with abbreviated words', () => {
    expect(typed(SHEET, 't r b2').said).toEqual(['tile', 'red', 'b2']);
    expect(typed(SHEET, 'tile x')).toEqual({ said: ['tile'], rest: ['x'], completions: [] });
    expect(typed(SHEET, 'tile ').completions).toEqual(['red', 'blue']);
  });
  it('parses numbers as numbers', () => {
    const numbers: Sheet = {
      ...SHEET,
      topic: 'AddTiles',
      start: 1,
      nodes: [
        ['', []],
        ['tiles', [[[0, 1, 2], 0]]],
      ],
    };
    expect(typed(numbers, '2').said).toEqual([2]);
  });
  it('never expands a number to a longer one, and returns it as a number', () => {
    const bid: Sheet = {
      ...SHEET,
      topic: 'MakeBid',
      start: 1,
      nodes: [
        ['', []],
        ['amount', [[[3, 10], 0]]],
      ],
    };
    expect(typed(bid, '1')).toEqual({ said: [], rest: [1], completions: [10] });
    expect(typed(bid, '1 ').said).toEqual([]);
    const cells: Sheet = {
      ...SHEET,
      start: 1,
      nodes: [
        ['', []],
        ['cell', [[['a10', 'b2'], 0]]],
      ],
    };
    expect(typed(cells, 'a1').said).toEqual([]);
    expect(typed(cells, 'b').said).toEqual([]);
  });
});

describe('a drawing', () => {
  it('is extracted from its file, with its definitions', () => {
    expect(
      inside('<?xml version="1.0"?><svg viewBox="0 0 1 1"><!-- a note --><defs><path id="a"/></defs></svg>\n'),
    ).toBe('<path id="a"/>');
  });
});

describe('words', () => {
  it('ask for the next field', () => {
    expect(topic(en, 'tigris', ASK)).toBe('You have 2 actions left.');
    expect(prompt(en, 'tigris', ASK, SHEET, [])).toBe('What do you do?');
    expect(prompt(en, 'tigris', ASK, SHEET, ['tile', 'red'])).toBe('Where does the temple go?');
  });
  it('shorten or lengthen small words before a name with a vowel, and nowhere else', () => {
    const [it, fr] = [messages('it'), messages('fr')];
    expect(fr.say('web-colour-of', { name: 'Enki' })).toBe('Couleur d’Enki');
    expect(fr.say('web-colour-of', { name: 'Nabu' })).toBe('Couleur de Nabu');
    expect(fr.say('web-replay-eyes-of-seat', { name: 'Adad' })).toBe('ce qu’Adad savait alors');
    expect(it.say('rex-consequence-hacan', { player: 'Adad', you: 'no' })).toBe('Va ad Adad');
    expect(it.say('rex-consequence-hacan', { player: 'Enki', you: 'no' })).toBe('Va a Enki');
    expect(it.say('list-and', { rest: 'Nabu', last: 'Enki' })).toBe('Nabu ed Enki');
  });
  it('describe what may soon end the game', () => {
    const near = { code: 'four_of_a_kind', seats: [1], values: { planet: 'ice' } };
    expect(nearEndLine(en, 'warlords', near, ['Marta', 'Enki'])).toBe(
      'One card short of four mercenaries with the same mission, which end the game: Enki (ice).',
    );
    const bag = { code: 'bag', seats: [], values: { count: 4 } };
    expect(nearEndLine(en, 'tigris', bag, [])).toContain('4 tiles are left in the bag');
  });
  it('have a prompt of their own where the terminal explains its notation', () => {
    const ask = { type: 'MayUseAbility', ability: 'call_support' };
    expect(topic(en, 'warlords', ask)).toBe('Two of your guards stand on circles of Call Support.');
  });
  it('name the choices', () => {
    expect(label(en, 'tigris', ASK, SHEET, [], 'end')).toBe('End the turn');
    expect(label(en, 'tigris', ASK, SHEET, ['tile'], 'red')).toBe('Temple');
    expect(label(en, 'tigris', ASK, SHEET, ['tile', 'red'], 'b2')).toBe('B2');
  });
  it('say of every hint why it is good, or how it compares', () => {
    const reasons = [{ term: 'monuments', worth: 1 }];
    const clauses = (...found: [number | null, Hint['reasons']][]) => {
      const hints = found.map(([chance, why]) => ({ words: ['end'], chance, reasons: why }));
      return hints.map((_, place) => hintLine(en, 'tigris', hints, place));
    };
    expect(clauses([0.5, reasons], [0.45, reasons])).toEqual([
      'In its favour: monuments.',
      'In its favour: monuments.',
    ]);
    expect(clauses([0.5, []], [0.498, []])).toEqual(['The next one is about as good.', 'About as good as the first.']);
    const further = 'Its advantage shows only later.';
    expect(clauses([0.5, []], [0.4, []])).toEqual([further, 'The first one is better if you look further ahead.']);
    expect(clauses([0.5, []])).toEqual([further]);
    expect(clauses([null, []])).toEqual(['What a strong bot does here, without comparing chances.']);
  });
  it('fall back to keys in a game without messages', () => {
    expect(prompt(en, 'toy', ASK, SHEET, ['tile'])).toBe('colour');
    expect(label(en, 'toy', ASK, SHEET, ['tile'], 'red')).toBe('red');
  });
  it('describe facts as the terminal does', () => {
    const laid: StructData = { type: 'TileLaid', seat: 1, colour: 'red', cell: 'f7' };
    expect(factLine(en, 'tigris', laid, ['Ada', 'Bo'], 0)).toBe('Bo lays a temple on F7.');
    expect(factLine(en, 'tigris', laid, ['Ada', 'Bo'], 1)).toBe('You lay a temple on F7.');
    const over: StructData = { type: 'GameOver', reason: 'bag', places: [1, 2] };
    expect(factLine(en, 'tigris', over, ['Ada', 'Bo'], null)).toContain('Ada wins.');
    const war: StructData = {
      type: 'ConflictDecided',
      kind: 'war',
      colour: 'blue',
      winner: 0,
      loser: 1,
      strength: [4, 3],
    };
    expect(factLine(en, 'tigris', war, ['Ada', 'Bo'], 1)).toContain('against you, 4 to 3');
  });
  it('explain a rejection, wherever it comes from', () => {
    expect(refusal(en, 'tigris', 'cell_taken', 'a1')).toContain('choose an empty one');
    expect(refusal(en, 'tigris', 'not_offered', 'x')).toContain('“x”');
    expect(refusal(en, 'tigris', 'no_connection', null)).not.toContain('no_connection');
  });
  it('format numbers in every language', () => {
    expect(messages('it').number(1234.5, 1)).toBe('1.234,5');
    expect(nearest(['xx', 'fr-CA'])).toBe('fr');
  });
  it.each(LANGUAGES)('knows every message that the pages name: %s', (lang) => {
    const m = messages(lang);
    const missing = named().filter((key) => !m.has(key));
    expect(missing).toEqual([]);
  });
});

/** Every key in quotes anywhere in the sources. */
function named(): string[] {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'));
  const keys = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g)].map(
      (match) => match[1]!,
    ),
  );
  return [...new Set(keys)];
}

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.({ code: 1000, reason: '' });
  }
  receives(message: Partial<Message> & { type: string }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('the socket of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function table() {
    const wires: FakeWire[] = [],
      lines: Line[] = [],
      received: Message[] = [];
    const socket = new TableSocket(
      'x',
      (m) => received.push(m),
      (line) => lines.push(line),
      false,
      () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
    );
    return { socket, wires, lines, received };
  }

  it('follows, and resumes where it left off', async () => {
    const { wires, lines } = table();
    wires[0]!.onopen!();
    expect(wires[0]!.sent[0]).toMatchObject({ type: 'Follow', epoch: '', seen: {} });
    wires[0]!.receives({ type: 'Update', epoch: 'e', seat: 2, number: 9, facts: [], fresh: true } as never);
    wires[0]!.receives({ type: 'Done', id: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(lines.at(-1)).toBe('open');
    wires[0]!.onclose!({ code: 1006, reason: '' });
    expect(lines.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    wires[1]!.onopen!();
    expect(wires[1]!.sent[0]).toMatchObject({ type: 'Follow', epoch: 'e', seen: { '2': 9 } });
  });
  it('reports why a command was rejected', async () => {
    const { socket, wires } = table();
    wires[0]!.onopen!();
    const answer = socket.send({ type: 'Answer', seat: 0, question: 1, words: ['end'] });
    wires[0]!.receives({ type: 'Refused', id: 2, code: 'cell_taken', rule: '7.1', word: 'a1' } as never);
    await expect(answer).rejects.toMatchObject({ code: 'cell_taken', rule: '7.1' });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
  });
  it('does not reconnect where it is not allowed', async () => {
    const { wires, lines } = table();
    wires[0]!.onclose!({ code: 1008, reason: 'no_such_table' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBe(1);
    expect(lines.at(-1)).toBe('lost');
  });
  it('waits longer and longer, and reconnects at once on request', async () => {
    const { socket, wires } = table();
    for (let i = 0; i < 5; i++) {
      wires.at(-1)!.onclose!({ code: 1006, reason: '' });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(wires.length).toBe(6);
    wires.at(-1)!.onclose!({ code: 1006, reason: '' });
    socket.hurry();
    expect(wires.length).toBe(7);
  });
});
