import type { Kind } from '$core/kinds';
import { say, session } from '$core/session.svelte';
import type { Words } from '$core/sheet';
import { kebab } from '$core/phrases';
import { playersNote } from '../../shell/words';
import { layout } from '../../table/layout.svelte';
import { cellsOf } from '../general/cells';
import type { Plugin } from '../plugin';
import { answerText } from './answers';
import './rex.css';
import { lead, RACE_OF, scene } from './seats.svelte';
import { dealing } from './dealing';
import { KINDS } from './kinds';
import { ANSWER_SOUNDS, SOUNDS } from './sounds';
import Brief from './Brief.svelte';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import FactIcon from './FactIcon.svelte';
import GameMark from './GameMark.svelte';
import { kindOf, onlyLook } from './fields';
import { sentences } from './foresight';
import { happenedTo } from './happened';
import { BEFORE_SWEEP } from './moments';
import { both, called } from './names';
import Over from './Over.svelte';
import OverSide from './OverSide.svelte';
import Play from './Play.svelte';
import { sceneAbove, type Fact } from './position';
import { describe, draft } from './premove';
import Public from './Public.svelte';
import Rack from './Rack.svelte';
import Races from './Races.svelte';
import StatisticsPart from './StatisticsPart.svelte';
import Supply from './Supply.svelte';
import Ways from './Ways.svelte';
import { NO_ALLIANCES, SECTORS, SETUP, SPACE } from './world';

const RISKY = ['play', 'give']; // irreversible
const PACED: Partial<Record<Fact['type'], number>> = {
  UnitsMoved: 1,
  UnitsDeployed: 1,
  BidMade: 1,
  InfluenceCardDrawn: 2,
  InterrogationAnswered: 2,
  PlanOpened: 1,
  CardsOpened: 2,
  BattleDecided: 3,
  TraitorRevealed: 4,
};
const MARKED: Partial<Record<Fact['type'], string>> = {
  TraitorRevealed: 'treason',
  BattleDecided: 'conflict',
  AllianceFormed: 'alliance',
  AllianceLeft: 'alliance',
  FleetMoved: 'bombardment',
};
/** The fleet moves sector by sector after its card was shown, and the next round waits for it. */
const sweep = (fact: Kind<Fact, 'FleetMoved'>) =>
  session.still ? 1 : 1 + (fact.by === 'card' ? BEFORE_SWEEP : 0) + ((fact.sector - fact.origin + SECTORS) % SECTORS);
/** Passing or looking at a card costs nothing. */
const harmless = (words: Words) => words[0] === 'pass' || words.at(-1) === 'look';
/** The papers of a ceasefire: holdings, gifts and promises. */
const papers = () => import('./CeasefirePapers.svelte');
const finger = matchMedia('(pointer: coarse)');

const plugin: Plugin<'rex'> = {
  picture: '/boards/rex.svg',
  playersNote: (players) => playersNote('rex', players),
  tallPrompt: true,
  seatColour: (seat) => RACE_OF[seat] || `seat-${seat + 1}`,
  setColours: (colours) => colours.length || lead([], ''), // no colours: the player left the table
  GameMark,
  StatisticsPart,
  Emblem,
  SeatInfo: Public,
  SeatCounts: Counts,
  SeatSummary: Brief,
  Supply,
  Board: Play,
  inPlaceOfSeats: ({ view }) => (sceneAbove(view) === 'ceasefire' && !scene.folded ? papers : null),
  Rack,
  FactIcon,
  cellsOf,
  Result: Over,
  ResultSide: OverSide,
  Answers: Ways,
  Overview: Races,
  overviewTitle: 'web-rex-races',
  turnOf: () => null,
  hiddenInLog: (fact) => fact.type === 'SaidReady',
  logKinds: KINDS,
  sounds: SOUNDS,
  answerSounds: ANSWER_SOUNDS,
  duration: (fact) => (fact.type === 'FleetMoved' ? sweep(fact) : (PACED[fact.type] ?? 0)),
  staysOnScreen: (facts, seat, side) => happenedTo(facts, seat, side.facts, side.view),
  displayNames: (names, view) => both(names, view.races),
  remainingChoices: () => [],
  /** The button of a one-word answer already names the action: a confirmation would repeat it. */
  needsConfirmation: (sheet, words) =>
    words.length > 1 &&
    !harmless(words) &&
    (RISKY.includes(String(words[0])) ||
      sheet.topic === 'PlayCard' ||
      (finger.matches && typeof words.at(-1) === 'string')),
  consequences: sentences,
  answerText,
  alternatives: () => [],
  question: (sheet, said) => (onlyLook(sheet, said) ? say('web-rex-ask-look') : ''),
  /** Beside a flat board there is room for the text that otherwise is in the set-up scene. */
  hint: ({ topic }) =>
    layout.name === 'flat' && SETUP.includes(topic) ? say(`web-rex-setup-about-${kebab(topic)}`) : '',
  /** With three players there are no alliances in a ceasefire. For a number of units: where they move from and to. */
  description: (sheet, said) => {
    if (sheet.topic === 'Talk' && RACE_OF.length === NO_ALLIANCES) return say('web-rex-talk-alone');
    if (kindOf(sheet, said) !== 'number') return '';
    const [from, to] = said.filter((word) => SPACE.has(String(word))).map((word) => called(String(word)));
    if (from && to) return say('web-rex-from-to', { origin: from, target: to });
    return from && ['deploy', 'informant'].includes(String(said[0])) ? say('web-rex-reserve-to', { target: from }) : '';
  },
  dealing,
  premove: { draft, describe, after: ['PlayCard', 'AllowAlly', 'TurnUnits'] },
  showsQuestion: () => true,
  // With a capital, as in the text: "Shield" is a card.
  pieceNames: () =>
    ['stronghold', 'shield', 'spaceport'].map((icon) => ({
      names: [say(`web-rex-icon-${icon}`)],
      symbol: `i-${icon}`,
    })),
  figures: () => import('./figures'),
  marks: {
    kinds: ['treason', 'conflict', 'alliance', 'bombardment'],
    kindOf: (fact) => MARKED[fact.type] ?? null,
    icons: { treason: 'eye', conflict: 'fight', alliance: 'people', bombardment: 'down' },
  },
  roundOf: (fact) => (fact.type === 'PhaseBegan' ? fact.round : null),
};

export default plugin;
