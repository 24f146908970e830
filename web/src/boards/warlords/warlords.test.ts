import { describe, expect, it } from 'vitest';
import { certain, hits } from './battle';
import { changes, foremost } from './changes';
import { fromStart, powerHistory, sources } from './history';
import { fanned, overlaps } from './fan';
import { seam, stands, unpacked, type Fact, type Planet, type View } from './position';
import { adjacent, along, berths, BOX, CORE, lane, SECTOR, steps, towards } from './world';

const planet = (name: string, kind: string, owner: number | null, units = ''): Planet => ({
  name,
  sector: name.slice(0, -1),
  kind,
  face_up: true,
  owner,
  units,
});
const hired = (mission: string): string =>
  Object.keys(BOX.mercenaries).find((card) => BOX.mercenaries[card]!.mission === mission)!;
/** Two players; the first has a mercenary who wants yellow planets. */
function table(planets: Planet[], rest: Partial<View> = {}): View {
  const row = [hired('yellow')];
  return {
    seats: 2,
    planets,
    track: { yellow: 2, blue: 1 },
    rows: [row, []],
    wounded: [],
    guards: [],
    mates: [null, null],
    options: { shared_majorities: false },
    ...rest,
  } as unknown as View;
}
const value = (at: number) => steps()[at]!;

describe('a circle', () => {
  const cards = Object.keys(BOX.mercenaries);
  const left = cards[0]!;
  const right = cards.find((card) => card !== left && BOX.mercenaries[card]!.left === BOX.mercenaries[left]!.right)!;
  const between = (rest: Partial<View>) => seam(table([], { played: right, ...rest }), left, right).kind;
  it('is open while its player is asked for a guard, and empty for good afterwards', () => {
    expect(between({ ask: { type: 'MayPlaceGuard' } as View['ask'] })).toBe('open');
    expect(between({ ask: { type: 'MayPlaceGuard' } as View['ask'], played: 'm99' })).toBe('empty');
    expect(between({ ask: { type: 'TakeAction' } as View['ask'] })).toBe('empty');
    expect(between({ guards: [left] })).toBe('guard');
  });
});

describe('what would change the power', () => {
  it('counts mission, majority and deployment of an empty planet', () => {
    const v = table([planet('core1', 'yellow', null)]);
    expect(changes(v, 0)).toEqual([
      {
        what: 'take',
        thing: 'core1',
        kind: 'yellow',
        parts: { gained: value(2).deploy, majorities: value(2).majority, missions: 2 },
        sum: value(2).deploy + value(2).majority + 2,
      },
    ]);
  });
  it('awards no majority for a tie, and nothing for a deployment on a hostile planet', () => {
    const v = table([planet('core1', 'yellow', 1, 'i'), planet('dorn1', 'yellow', 1, 'i')]);
    expect(changes(v, 0)[0]).toEqual({ what: 'take', thing: 'core1', kind: 'yellow', parts: { missions: 2 }, sum: 2 });
  });
  it('includes the costs of a loss and of a wound', () => {
    const v = table([planet('core1', 'yellow', 0, 'ii')]);
    const lost = changes(v, 0).map(({ what, sum }) => [what, sum]);
    expect(lost).toEqual([
      ['wound', -2],
      ['lose', -2 - value(2).majority],
    ]);
  });
  it('does not set teammates against each other, and ignores face-down planets', () => {
    const dark = { ...planet('dorn1', 'yellow', null), face_up: false };
    const v = table([planet('core1', 'yellow', 2, 'i'), dark], {
      seats: 4,
      mates: [2, 3, 0, 1],
      rows: [[hired('yellow')], [], [], []],
    });
    expect(changes(v, 0)).toEqual([]);
  });
  it('can be reduced to a few: the best of each planet type', () => {
    const v = table([planet('core1', 'yellow', null), planet('core2', 'yellow', null), planet('dorn1', 'blue', null)]);
    expect(foremost(changes(v, 0)).map(({ thing }) => thing)).toEqual(['core1', 'dorn1']);
  });
});

describe('an invasion', () => {
  const rolled = (troops: number, manoeuvre = '', round = 1) =>
    hits({
      type: 'Invasion',
      at: '',
      seat: 0,
      defender: 1,
      planet: 0,
      troops,
      manoeuvre,
      round,
      attack: ['hit', 'invader'],
      defence: ['invader', 'miss'],
      fallen: 0,
    });
  it('counts invader faces for invaders with a tank', () => {
    expect(rolled(1 + 128)).toEqual({ attack: { hits: 2, idle: false }, defence: { hits: 0, idle: true } });
    expect(rolled(2).attack).toEqual({ hits: 1, idle: true });
  });
  it('counts them for a defender with Reinforcements, in the first round', () => {
    expect(rolled(1, 'reinforcements').defence.hits).toBe(1);
    expect(rolled(1, 'reinforcements', 2).defence.hits).toBe(0);
  });
});

describe('units', () => {
  it('are packed in seven bits per kind', () => {
    expect([unpacked(2 + 128), unpacked(5 + 2 * 128 + 128 * 128)]).toEqual(['iit', 'iiiiitta']);
  });
  it('are drawn one by one, or by kind where there is no room for all', () => {
    expect(stands('iit').map(({ letter, count }) => letter + count)).toEqual(['t1', 'i1', 'i1']);
    expect(stands('iiiiitta').map(({ letter, count }) => letter + count)).toEqual(['t2', 'a1', 'i5']);
  });
});

describe('losses', () => {
  it('are certain where there is no choice', () => {
    expect([certain('ta', 2), certain('iii', 2), certain('ti', 1), certain('i', 0)]).toEqual(['ta', 'ii', '', '']);
  });
});

describe('how power grew', () => {
  it('has a point for each round and one for the end', () => {
    const began = (seat: number, power: number[]): Fact => ({ type: 'TurnBegan', to: null, seat, power });
    expect(
      powerHistory(
        [began(0, [0, 0]), began(1, [3, 0]), { type: 'SupportDrawn', to: null, seat: 0 }, began(0, [3, 2])],
        2,
        [9, 4],
      ),
    ).toEqual([
      [0, 3, 9],
      [0, 2, 4],
    ]);
  });
  it('begins with the first known turn', () => {
    const facts: Fact[] = [{ type: 'TurnBegan', to: null, seat: 1, power: [7, 4] }];
    expect(fromStart(facts)).toBe(false);
    expect(powerHistory(facts, 2, [9, 4])).toEqual([
      [7, 9],
      [4, 4],
    ]);
  });
  it('includes what was taken before', () => {
    const gained = (seat: number, why: string, power: number): Fact => ({
      type: 'PowerGained',
      to: null,
      seat,
      why,
      power,
    });
    expect(sources([gained(0, 'deploy', 1), gained(1, 'deploy', 5), gained(0, 'deploy', 2)], 0, 10)).toEqual([
      { why: 'before', sum: 7 },
      { why: 'deploy', sum: 3 },
    ]);
    expect(sources([gained(0, 'reputation', 2)], 0, 2)).toEqual([{ why: 'reputation', sum: 2 }]);
  });
});

describe('a lane', () => {
  it('leads from hub to hub, and to the Core through a gate', () => {
    const [there, back] = [lane('ultara', 'vessk'), lane('vessk', 'ultara')];
    expect([along(there, 0), along(there, 1)]).toEqual([SECTOR['ultara']!.hub, SECTOR['vessk']!.hub]);
    expect(along(there, 0.5)).toEqual(along(back, 0.5));
    expect(lane(CORE, 'dorn')).toEqual([SECTOR['dorn']!.gate, SECTOR['dorn']!.hub]);
  });
  it('exists only between neighbours', () => {
    expect([
      adjacent('ultara', CORE, false),
      adjacent('ultara', CORE, true),
      adjacent('ultara', 'rohn', false),
    ]).toEqual([true, false, false]);
  });
  it('ends where this many ships have room', () => {
    expect([berths('dorn', 2), berths('dorn', 3), berths(CORE, 4)]).toEqual([1, 2, 4]);
  });
});

describe('the hand', () => {
  it('is side by side if there is room', () => {
    expect(fanned([100, 100, 80], 400)).toEqual([0, 108, 216]);
    expect(overlaps([100, 100, 80], 400)).toBe(false);
  });
  it('overlaps evenly, and ends at the edge', () => {
    expect(fanned([100, 100, 100], 200)).toEqual([0, 50, 100]);
    expect(overlaps([100, 100, 100], 200)).toBe(true);
  });
  it('makes room after a raised card; the raised one and the last stay', () => {
    expect(fanned([100, 100, 100, 100, 100], 300, 1)).toEqual([0, 50, 150, 175, 200]);
    expect(fanned([100, 100], 150, 1)).toEqual([0, 50]);
  });
});

describe('an arrow key on the chart', () => {
  const places = new Map([
    ['here', [100, 100]],
    ['right', [200, 130]],
    ['far', [300, 100]],
    ['up', [120, 20]],
  ] as const);
  it('goes to the nearest place that way', () => {
    expect(towards('here', 'ArrowRight', places)).toBe('right');
    expect(towards('right', 'ArrowRight', places)).toBe('far');
    expect(towards('here', 'ArrowUp', places)).toBe('up');
  });
  it('does not take a neighbour that is hardly in this direction', () => {
    const chart = new Map([
      ['here', [500, 443]],
      ['beside', [565, 430]],
      ['above', [540, 290]],
    ] as const);
    expect(towards('here', 'ArrowUp', chart)).toBe('above');
  });
  it('stays where nothing lies that way, and for other keys', () => {
    expect(towards('up', 'ArrowUp', places)).toBeNull();
    expect(towards('here', 'Enter', places)).toBeNull();
    expect(towards('nowhere', 'ArrowUp', places)).toBeNull();
  });
});
