import { say, session } from '$core/session.svelte';
import { begins, field, type Words } from '$core/sheet';
import { isCell, label } from '$core/phrases';
import { aim, hasTips } from './aim.svelte';
import './tigris.css';
import { happenedTo } from './happened';
import { setColours } from './dynasties.svelte';
import { fights, sentences } from './foresight';
import { COLOURS, DYNASTIES, pieceOf } from './geometry';
import { layout } from '../../table/layout.svelte';
import { importance } from './importance';
import { cellsOf } from '../general/cells';
import type { Plugin } from '../plugin';
import type { Sheet, Topic } from '../../generated/types';
import { KINDS } from './kinds';
import { ANSWER_SOUNDS, SOUNDS } from './sounds';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import FactIcon from './FactIcon.svelte';
import GameMark from './GameMark.svelte';
import Hand from './Hand.svelte';
import Lands from './Lands.svelte';
import Mark from './Mark.svelte';
import Over from './Over.svelte';
import Picture from './Picture.svelte';
import { describe, draft, risky } from './premove';
import Play from './Play.svelte';
import type { Fact } from './position';
import Public from './Public.svelte';
import Rack from './Rack.svelte';
import Settings from './Settings.svelte';
import StatisticsPart from './StatisticsPart.svelte';
import Supply from './Supply.svelte';
import Symbols from './Symbols.svelte';
import Ways from './Ways.svelte';

const BY_RACK = ['tile', 'leader', 'catastrophe'];
const RISKY = ['catastrophe', 'end', 'swap', 'withdraw']; // irreversible, or easily clicked by mistake
const HINTS: Partial<Record<Topic<'tigris'>, Partial<Record<string, string>>>> = {
  TakeAction: { '': 'act', swap: 'swap' },
  PickWar: { '': 'war' },
  BuildMonument: { build: 'square' },
  LeaveOneTreasure: { '': 'treasure' },
};
const MARKED: Partial<Record<Fact['type'], string>> = {
  MonumentBuilt: 'monument',
  ConflictDecided: 'conflict',
  TreasureTaken: 'treasure',
  CatastrophePlayed: 'catastrophe',
};
// A conflict is one step with the piece that started it, however many answers it takes.
const CONFLICT: readonly Fact['type'][] = ['TilesAdded', 'ConflictBegan', 'ConflictDecided'];
// Pieces that the rules show beside their names.
const NAMED: Partial<Record<string, string>> = Object.fromEntries(
  COLOURS.map((colour) => [`leader-lion-${colour}`, `tigris-word-leader-${colour}`]),
);
const PIECES = [
  ...COLOURS.map((colour) => `tile-${colour}`),
  ...COLOURS.map((colour) => `leader-lion-${colour}`),
  'treasure',
  'catastrophe',
];
const finger = matchMedia('(pointer: coarse)');
const letsGo = (sheet: Sheet<'tigris'>, said: Words): boolean =>
  aim.carrying && aim.cell !== null && said.length > 0 && begins(sheet, [...said, aim.cell]);
/** The piece that these words have picked up. */
const piece = (sheet: Sheet<'tigris'>, [verb = '', colour]: Words): string =>
  colour === undefined
    ? say('tigris-piece-catastrophe')
    : label(session.messages!, 'tigris', { type: sheet.topic }, sheet, [verb], colour);

const plugin: Plugin<'tigris'> = {
  Symbols,
  Picture,
  Settings,
  hiddenOptions: ['stall_guard'],
  seatColour: (seat) => DYNASTIES[seat] ?? '',
  setColours,
  GameMark,
  StatisticsPart,
  Emblem,
  SeatInfo: Public,
  SeatCounts: Counts,
  Supply,
  Board: Play,
  Rack,
  FactIcon,
  cellsOf,
  cellNames: /\b([A-P](?:1[01]|[1-9]))\b/,
  Overview: Lands,
  Result: Over,
  Answers: Ways,
  overviewTitle: 'web-tigris-kingdoms',
  turnOf: (fact) => (fact.type === 'TurnBegan' ? fact.seat : null),
  hiddenInLog: (fact) => fact.type === 'TurnBegan' || fact.type === 'Drew',
  continuesStep: (fact) => CONFLICT.includes(fact.type),
  logKinds: KINDS,
  sounds: SOUNDS,
  answerSounds: ANSWER_SOUNDS,
  duration: (fact) => Number('cell' in fact),
  remainingChoices(sheet, said, words) {
    const [verb] = said;
    if (sheet.topic === 'TakeAction') {
      if (verb === undefined) return words.filter((word) => !BY_RACK.includes(String(word)) && word !== 'withdraw');
      if (verb === 'withdraw') return words;
      return [];
    }
    return words;
  },
  needsConfirmation(sheet, words) {
    const [verb] = words;
    if (sheet.topic !== 'TakeAction') return verb === 'decline';
    return RISKY.includes(String(verb)) || finger.matches || fights(sheet, words);
  },
  consequences: sentences,
  alternatives(sheet, said) {
    const home: Words = ['withdraw', said[1] ?? ''];
    const ways: { words: Words; key: string; minor?: boolean }[] = [];
    if (said[0] === 'leader' && begins(sheet, home)) ways.push({ words: home, key: 'tigris-word-withdraw' });
    if (sheet.topic === 'TakeAction' && said.length && begins(sheet, ['end']))
      ways.push({ words: ['end'], key: 'tigris-word-end', minor: true });
    return ways;
  },
  answerPiece: pieceOf,
  answerText(sheet, words) {
    if (sheet.topic === 'LeaveOneTreasure') return say('web-tigris-stays', { cell: String(words[0]).toUpperCase() });
    const text = pieceOf(words, 0) && describe(sheet, words);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  },
  premove: { draft, describe, risky },
  showsQuestion: (sheet) => sheet.topic === 'AddTiles' || sheet.topic === 'LeaveOneTreasure',
  hint(sheet, said) {
    if (aim.text && !hasTips()) return `${aim.text}.`;
    const key = HINTS[sheet.topic]?.[said.join(' ')];
    if (key === 'act' && layout.name === 'flat') return ''; // the buttons need the room
    return key ? say(`web-tigris-hint-${key}`) : '';
  },
  // While a piece is dragged, the prompt shows the consequences of dropping it.
  question: (sheet, said) =>
    letsGo(sheet, said)
      ? say('web-tigris-let-go', { piece: piece(sheet, said).toLowerCase(), cell: aim.cell!.toUpperCase() })
      : '',
  description: (sheet, said) =>
    letsGo(sheet, said) ? [aim.text && `${aim.text}.`, say('web-tigris-let-go-else')].filter(Boolean).join(' ') : '',
  confirmText(sheet, words) {
    const [verb, what = ''] = words.map(String);
    // A piece and its cell are named together: "Trader to L4?"
    if (words.length === 3 && isCell('tigris', sheet, words.slice(0, 2)))
      return say('web-tigris-piece-to', { piece: piece(sheet, words), cell: String(words[2]).toUpperCase() });
    const key = `web-tigris-sure-${verb}`;
    return session.messages?.has(key) ? say(key, { cell: what.toUpperCase(), colour: what, count: what.length }) : '';
  },
  confirmButton(sheet, words) {
    const [at, last] = [field(sheet, words.slice(0, -1)), String(words.at(-1))];
    if (isCell('tigris', sheet, words.slice(0, -1))) return say('web-tigris-place-at', { cell: last.toUpperCase() });
    if (at === 'tiles') return say('web-tigris-swap', { count: last.length });
    return at === 'colour' && words[0] === 'withdraw' ? say('tigris-word-withdraw') : '';
  },
  staysOnScreen: happenedTo,
  importance,
  pieceNames: () =>
    PIECES.map((symbol) => {
      const name = say(NAMED[symbol] ?? `tigris-piece-${symbol}`);
      return { names: [name.toLowerCase(), name.slice(0, 1).toUpperCase() + name.slice(1)], symbol };
    }),
  figures: () => import('./figures'),
  marks: {
    kinds: ['monument', 'conflict', 'treasure', 'catastrophe'],
    kindOf: (fact) => MARKED[fact.type] ?? null,
    Mark,
  },
  Hand,
};

export default plugin;
