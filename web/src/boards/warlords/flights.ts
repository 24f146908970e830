/**
 * From what has happened to what flies: what kind of piece, from where to where. Places are named as the page marks
 * them.
 */
import { livery } from './liveries.svelte';
import { UNITS } from './world';
import type { Fact } from './position';

export interface Flight {
  symbol: string; // of the sheet of symbols; "": the words
  words: string;
  from: string[]; // selectors: the first that is on the page counts
  to: string[];
  beat: number; // what belongs to a later beat waits for the earlier one
  struck: boolean; // it falls
}

const planet = (name: string) => [`.galaxy [data-place="${name}"] .area`];
/** A space of one's own base; of the others only the seat is on the page. */
const space = (name: string, seat: number, you: number | null) => [
  ...(seat === you ? [`.base [data-space="${name}"]`] : []),
  `[data-seat="${seat}"] .flag`,
  `.strip [data-seat="${seat}"]`,
];
const power = (seat: number) => [`.pl[data-seat="${seat}"] .sum`, '.glance.num'];

/** All that one fact sets in motion. `last` is the planet that was spoken of before. */
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
