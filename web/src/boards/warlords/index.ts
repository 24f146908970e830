import { say } from '$core/session.svelte';
import { choices, type Words } from '$core/sheet';
import type { Sheet } from '../../generated/types';
import Mark from '../general/Mark.svelte';
import type { Plugin } from '../plugin';
import './warlords.css';
import Beside from './Beside.svelte';
import Brief from './Brief.svelte';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import FactIcon from './FactIcon.svelte';
import { livery, wear } from './liveries.svelte';
import { desk } from './desk.svelte';
import { about, titled, unpack } from './names';
import Over from './Over.svelte';
import OverSide from './OverSide.svelte';
import Play from './Play.svelte';
import type { View } from './position';
import Public from './Public.svelte';
import Rack from './Rack.svelte';
import { befell } from './mine';
import { invades, sentences } from './foresight';
import Supply from './Supply.svelte';
import Ways from './Ways.svelte';

const finger = matchMedia('(pointer: coarse)');
const SEEN = [
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
const MARKED: Record<string, string> = {
  EndTriggered: 'trigger',
  InvasionEnded: 'conflict',
  AbilityUsed: 'ability',
};
/** How places on the chart are chosen, up to which word of the answer. */
const HINTS: Record<string, { key: string; at: number }> = {
  DeployUnits: { key: 'landing', at: 0 },
  MayUseToken: { key: 'landing', at: 1 },
  MoveShip: { key: 'ship', at: 0 },
  ScoutSector: { key: 'sector', at: 0 },
  ChooseVictim: { key: 'victim', at: 1 },
  MayPlaceGuard: { key: 'guard', at: 0 },
  GiveUpCards: { key: 'give-up', at: 0 },
};
const LANDINGS = ['DeployUnits', 'MayUseToken'];
/** What a token or an ability does, where it may be used now. */
function offered(sheet: Sheet, said: Words): string {
  const v = desk.side?.view as unknown as View | undefined;
  if (!v || said.length) return '';
  const ability = sheet.topic === 'MayUseAbility' ? ((v.ask?.['ability'] as string | undefined) ?? '') : '';
  const token =
    sheet.topic === 'MayUseToken' && v.seat !== null
      ? v.tokens[v.seat]!.find(({ sector }) => sector === v.ships[v.seat!])?.kind
      : null;
  return token ? `${titled(token)}. ${about(token)}` : ability ? about(ability) : '';
}
function hints(sheet: Sheet, said: Words): string {
  const told = offered(sheet, said);
  if (told) return told;
  const hint = HINTS[sheet.topic];
  if (!hint || said.length > hint.at) return '';
  const safe = hint.key === 'landing' && !choices(sheet, said).some((place) => invades(sheet, [...said, place]));
  return say(`web-warlords-hint-${safe ? 'landing-safe' : hint.key}`);
}

const plugin: Plugin = {
  picture: '/boards/warlords.svg',
  seatColour: (seat) => `wl-${livery(seat)}`,
  setColours: (colours) => {
    wear(colours);
    if (!colours.length) unpack(''); // the table is left
  },
  Emblem,
  SeatInfo: Public,
  SeatCounts: Counts,
  SeatSummary: Brief,
  Supply,
  SidePanel: Beside,
  Board: Play,
  Rack,
  FactIcon,
  Result: Over,
  ResultSide: OverSide,
  Answers: Ways,
  seatNote: (view, seat) => {
    const v = view as unknown as View;
    if (v.mates[seat] == null) return '';
    return v.seat === null
      ? say('web-warlords-team', { count: (seat % 2) + 1 })
      : v.mates[seat] === v.seat
        ? say('web-warlords-your-mate')
        : '';
  },
  Overview: null,
  overviewTitle: '',
  turnOf: (fact) => (fact.type === 'TurnBegan' ? (fact['seat'] as number) : null),
  hiddenInLog: (fact) => fact.type === 'TurnBegan',
  duration: (fact) => Number(SEEN.includes(fact.type)),
  staysOnScreen: (facts, seat, side) => befell(facts, seat, side.view as unknown as View),
  remainingChoices: () => [],
  needsConfirmation: (sheet, words) =>
    (LANDINGS.includes(sheet.topic) && invades(sheet, words)) ||
    sheet.topic === 'ChoosePlanet' ||
    (finger.matches && LANDINGS.includes(sheet.topic) && words.length > 1),
  consequences: sentences,
  alternatives: () => [],
  hint: hints,
  showsQuestion: () => true,
  marks: {
    kinds: ['trigger', 'conflict', 'ability'],
    kindOf: (fact) => MARKED[fact.type] ?? null,
    Mark,
  },
};

export default plugin;
