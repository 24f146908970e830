/** The animations for a fact: which piece, from where to where. Places are selectors of elements on the page. */
import { livery } from './liveries.svelte';
import { UNITS } from './world';
import type { Fact } from './position';

export interface Flight {
  symbol: string; // id of a symbol; "": text
  words: string;
  from: string[]; // selectors: the first one found on the page is used
  to: string[];
  beat: number; // the beat in which it starts
  struck: boolean; // it is lost
}

const planet = (name: string) => [`.galaxy [data-place="${name}"] .area`];
/** A space of the player's own base; of the others, only the seat is on the page. */
const space = (name: string, seat: number, you: number | null) => [
  ...(seat === you ? [`.base [data-space="${name}"]`] : []),
  `[data-seat="${seat}"] .flag`,
  `.strip [data-seat="${seat}"]`,
];
const power = (seat: number) => [`.pl[data-seat="${seat}"] .sum`, '.glance.num'];

/** All animations of one fact. `last` is the planet of an earlier fact. */
export function flightsOf(fact: Fact, you: number | null, last: string): Flight[] {
  if (!('seat' in fact)) return [];
  const { seat } = fact;
  const units = (letters: string, from: string[], to: (letter: string) => string[], beat = 0, struck = false) =>
    Array.from(letters).map((letter): Flight => ({
      symbol: `${UNITS[letter]}-${livery(seat)}`,
      words: '',
      from,
      to: to(letter),
      beat,
      struck,
    }));
  const infantry = (count: number) => 'i'.repeat(Math.min(4, count));
  const home = (name: string) => space(name, seat, you);
  switch (fact.type) {
    case 'UnitsDeployed':
      return units(fact.units, home('pad'), () => planet(fact.planet));
    case 'Recalled':
      return units(infantry(fact.count), planet(fact.planet), () => home('pad'));
    case 'UnitsLost':
      return units(
        fact.units,
        [`.scene-inv [data-camp="${seat}"]`, ...planet(fact.planet)],
        (letter) => home(letter === 'i' ? 'medical' : 'reserve'),
        0,
        true,
      );
    case 'Recruited':
      return units(fact.units, home('reserve'), () => home('pad'));
    case 'Recovered':
      return seat === you
        ? [
            ...units(infantry(fact.ready), home('decon'), () => home('pad')),
            ...units(infantry(fact.decon), home('mission'), () => home('decon'), 1),
          ]
        : [];
    case 'ActionPlayed':
      return fact.cost === 'infantry'
        ? units('i', home('pad'), () => home('mission'))
        : fact.cost === 'aircraft'
          ? units('a', home('pad'), () => home('reserve'))
          : [];
    case 'GuardPlaced':
      return units('i', home('pad'), () => [`.row [data-seam="${fact.cards[1]}"] .joint`]);
    case 'TroopsSent':
      return [...units(infantry(fact.count), home('pad'), () => space('pad', fact.mate, you))];
    case 'MercenaryHired':
      return [
        {
          symbol: 'card-back',
          words: '',
          from: [`.market [data-card="${fact.card}"]`, '.market .deck'],
          to: seat === you ? ['.part.hand'] : home(''),
          beat: 0,
          struck: false,
        },
      ];
    case 'PowerGained':
      return [
        {
          symbol: '',
          words: `+${fact.power}`,
          from: last ? planet(last) : ['.rep'],
          to: power(seat),
          beat: 1,
          struck: false,
        },
      ];
    default:
      return [];
  }
}
