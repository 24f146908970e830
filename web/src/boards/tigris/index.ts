import { say, session } from '$core/session.svelte';
import { begins, type Words } from '$core/sheet';
import { aim, hasTips } from './aim.svelte';
import { befell } from './befell';
import { wear } from './dynasties.svelte';
import { fights, sentences } from './foresight';
import { DYNASTIES } from './geometry';
import type { Plugin } from '../plugin';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import FactIcon from './FactIcon.svelte';
import Hand from './Hand.svelte';
import Lands from './Lands.svelte';
import Mark from './Mark.svelte';
import Over from './Over.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import Public from './Public.svelte';
import Rack from './Rack.svelte';
import Supply from './Supply.svelte';
import Symbols from './Symbols.svelte';
import Ways from './Ways.svelte';

const BY_RACK = ['tile', 'leader', 'catastrophe'];
const RISKY = ['catastrophe', 'end', 'swap', 'withdraw']; // what cannot be had again, or is easily clicked by mistake
// By the question and what has been said: how it is answered on the page.
const HINTS: Record<string, string> = {
  TakeAction: 'act',
  'TakeAction swap': 'swap',
  PickWar: 'war',
  'BuildMonument build': 'square',
  LeaveOneTreasure: 'treasure',
};
const MARKED: Record<string, string> = {
  MonumentBuilt: 'monument',
  ConflictDecided: 'conflict',
  TreasureTaken: 'treasure',
  CatastrophePlayed: 'catastrophe',
};
const finger = matchMedia('(pointer: coarse)');

const plugin: Plugin = {
  Symbols,
  Picture,
  seatColour: (seat) => DYNASTIES[seat] ?? '',
  setColours: wear,
  Emblem,
  SeatInfo: Public,
  SeatCounts: Counts,
  Supply,
  Board: Play,
  Rack,
  FactIcon,
  Overview: Lands,
  Result: Over,
  Answers: Ways,
  overviewTitle: 'web-tigris-kingdoms',
  turnOf: (fact) => (fact.type === 'TurnBegan' ? (fact['seat'] as number) : null),
  hiddenInLog: (fact) => fact.type === 'TurnBegan' || fact.type === 'Drew',
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
  showsQuestion: (sheet) => sheet.topic === 'AddTiles' || sheet.topic === 'LeaveOneTreasure',
  hint(sheet, said) {
    if (aim.text && !hasTips()) return `${aim.text}.`;
    const key = HINTS[[sheet.topic, ...said].join(' ')];
    return key ? say(`web-tigris-hint-${key}`) : '';
  },
  confirmText(words) {
    const [verb, what = ''] = words.map(String);
    const key = `web-tigris-sure-${verb}`;
    return session.messages?.has(key) ? say(key, { cell: what.toUpperCase(), colour: what, count: what.length }) : '';
  },
  staysOnScreen: befell,
  marks: {
    kinds: ['monument', 'conflict', 'treasure', 'catastrophe'],
    kindOf: (fact) => MARKED[fact.type] ?? null,
    Mark,
  },
  Hand,
};

export default plugin;
