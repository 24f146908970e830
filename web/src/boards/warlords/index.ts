import { say } from '$core/session.svelte';
import { asks, choices, type Words } from '$core/sheet';
import type { Sheet, Topic } from '../../generated/types';
import { playersNote } from '../../shell/words';
import { cellsOf } from '../general/cells';
import type { Plugin } from '../plugin';
import './warlords.css';
import { acts } from './acts';
import { KINDS } from './kinds';
import { SOUNDS } from './sounds';
import Beside from './Beside.svelte';
import Brief from './Brief.svelte';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import FactIcon from './FactIcon.svelte';
import GameMark from './GameMark.svelte';
import { livery, setColours } from './liveries.svelte';
import { desk } from './desk.svelte';
import { about, titled, unpack } from './names';
import Over from './Over.svelte';
import OverSide from './OverSide.svelte';
import Play from './Play.svelte';
import type { Fact } from './position';
import { describe, draft } from './premove';
import Public from './Public.svelte';
import Rack from './Rack.svelte';
import { happenedTo } from './happened';
import { invades, sentences } from './foresight';
import StepIcon from './StepIcon.svelte';
import Supply from './Supply.svelte';
import Ways from './Ways.svelte';

const finger = matchMedia('(pointer: coarse)');
const SEEN: readonly Fact['type'][] = [
  'ShipMoved',
  'PlanetsRevealed',
  'MercenaryPlayed',
  'UnitsDeployed',
  'InvasionBegan',
  'InvasionEnded',
  'PlanetBombarded',
  'Recalled',
  'MercenaryHired',
];
const MARKED: Partial<Record<Fact['type'], string>> = {
  EndTriggered: 'trigger',
  InvasionEnded: 'conflict',
  AbilityUsed: 'ability',
};
/** How places on the chart are chosen, by the words so far. */
const HINTS: Partial<Record<Topic<'warlords'>, { key: string; at: number }>> = {
  DeployUnits: { key: 'landing', at: 0 },
  MayUseToken: { key: 'landing', at: 1 },
  MoveShip: { key: 'ship', at: 0 },
  ScoutSector: { key: 'sector', at: 0 },
  ChooseVictim: { key: 'victim', at: 1 },
  MayPlaceGuard: { key: 'guard', at: 0 },
  GiveUpCards: { key: 'give-up', at: 0 },
};
/** The effect of a token or an ability, where it can be used now. */
function offered(sheet: Sheet<'warlords'>, said: Words): string {
  const v = desk.side?.view;
  if (!v || said.length) return '';
  const ability = v.ask?.type === 'MayUseAbility' ? v.ask.ability : '';
  const token =
    sheet.topic === 'MayUseToken' && v.seat !== null
      ? v.tokens[v.seat]!.find(({ sector }) => sector === v.ships[v.seat!])?.kind
      : null;
  return token ? `${titled(token)}. ${about(token)}` : ability ? about(ability) : '';
}
function hints(sheet: Sheet<'warlords'>, said: Words): string {
  const text = offered(sheet, said);
  if (text) return text;
  const hint = HINTS[sheet.topic];
  if (!hint || said.length > hint.at) return '';
  const safe = hint.key === 'landing' && !choices(sheet, said).some((place) => invades(sheet, [...said, place]));
  return say(`web-warlords-hint-${safe ? 'landing-safe' : hint.key}`);
}

const plugin: Plugin<'warlords'> = {
  picture: '/boards/warlords.svg',
  hiddenOptions: ['stall_guard'],
  playersNote: (players, options) => (options['free_for_all'] === true ? '' : playersNote('warlords', players)),
  seatColour: (seat) => `wl-${livery(seat)}`,
  setColours: (colours) => {
    setColours(colours);
    if (!colours.length) unpack(''); // no colours: the player left the table
  },
  GameMark,
  Emblem,
  SeatInfo: Public,
  SeatCounts: Counts,
  SeatSummary: Brief,
  Supply,
  SidePanel: Beside,
  Board: Play,
  Rack,
  FactIcon,
  StepIcon,
  cellsOf,
  Result: Over,
  ResultSide: OverSide,
  Answers: Ways,
  seatNote: (v, seat) => {
    if (v.mates[seat] == null) return '';
    return v.seat === null
      ? say('web-warlords-team', { count: (seat % 2) + 1 })
      : v.mates[seat] === v.seat
        ? say('web-warlords-your-mate')
        : '';
  },
  Overview: null,
  overviewTitle: '',
  turnOf: (fact) => (fact.type === 'TurnBegan' ? fact.seat : null),
  hiddenInLog: (fact) => fact.type === 'TurnBegan',
  logKinds: KINDS,
  sounds: SOUNDS,
  duration: (fact) => Number(SEEN.includes(fact.type)),
  acts,
  staysOnScreen: (facts, seat, side) => happenedTo(facts, seat, side.view),
  remainingChoices: () => [],
  needsConfirmation: (sheet, words) =>
    (asks(sheet, 'DeployUnits', 'MayUseToken') && invades(sheet, words)) ||
    sheet.topic === 'ChoosePlanet' ||
    (finger.matches && asks(sheet, 'DeployUnits', 'MayUseToken') && words.length > 1),
  consequences: sentences,
  alternatives: () => [],
  hint: hints,
  premove: { draft, describe, after: ['MayRecall', 'MoveShip', 'MayUseToken', 'MayUseAbility'] },
  showsQuestion: () => true,
  pieceNames: () =>
    ['infantry', 'tank', 'aircraft'].map((unit) => ({
      names: [say(`web-warlords-piece-${unit}`)],
      symbol: `icon-${unit}`,
      box: '-20 -20 40 40',
    })),
  figures: () => import('./figures'),
  marks: {
    kinds: ['trigger', 'conflict', 'ability'],
    kindOf: (fact) => MARKED[fact.type] ?? null,
    icons: { trigger: 'flag', conflict: 'fight', ability: 'lamp' },
  },
};

export default plugin;
