import { describe, expect, it } from 'vitest';
import { history } from './history';
import type { Fact, View } from './position';
import { SPACES } from './world';

const at = (places: Record<string, number>) => SPACES.map(({ id }) => places[id] ?? 0);
const none = at({});
/**
 * At the end: Sol holds the Palace with 5 units and has 3 influence; 2 units of the Xxcha are face down in the Navy
 * Base.
 */
const end = (round: number) =>
  ({
    round,
    races: ['sol', 'xxcha', 'hacan'],
    influence: [3, 4, 0],
    units: [at({ PAL: 5 }), none, at({ CIV: 1 })],
    face_down: at({ NAV: 2 }),
  }) as unknown as View;
const moved = (units: number): Fact => ({
  type: 'UnitsMoved',
  to: null,
  seat: 0,
  origin: 'EMB',
  target: 'PAL',
  units,
  special: 0,
  why: 'move',
});
const phase = (name: string, round: number): Fact => ({ type: 'PhaseBegan', to: null, phase: name, round });

describe('the history of a game', () => {
  it('goes back from the end to the first known fact, also in the middle of a round', () => {
    const found = history(
      [moved(5), { type: 'InfluencePaid', to: null, seat: 0, amount: 2, receiver: 1, why: 'gift' }],
      end(4),
    );
    expect(found.rounds).toEqual([3, 4]);
    expect(found.lines.strongholds).toEqual([
      [0, 1],
      [0, 0],
      [1, 1],
    ]);
    expect(found.lines.influence).toEqual([
      [5, 3],
      [2, 4],
      [0, 0],
    ]);
    expect(found.lines.units).toEqual([
      [5, 5],
      [2, 2],
      [1, 1],
    ]);
  });

  it('draws something without any facts', () => {
    expect(history([{ type: 'SharedVictory', to: null, seat: 0 }], end(2)).rounds).toEqual([1, 2]);
  });

  it('begins with the set-up if there was one', () => {
    const deployed: Fact = {
      type: 'UnitsDeployed',
      to: null,
      seat: 0,
      space: 'EMB',
      units: 5,
      mechanized: 0,
      why: 'setup',
    };
    const found = history(
      [
        deployed,
        phase('influence', 1),
        phase('battle', 1),
        moved(5),
        { type: 'BattleBegan', to: null, space: 'PAL', sides: [0, 2], units: [5, 1], cards: [0, 0] },
        { type: 'BattleDecided', to: null, winner: 2, why: 'strength', strengths: null },
        phase('influence', 2),
      ],
      end(1),
    );
    expect(found.rounds).toEqual([0, 1, 2]);
    expect(found.lines.strongholds[0]).toEqual([0, 1, 1]);
    expect(found.battles).toEqual([
      { won: 0, lost: 1 },
      { won: 0, lost: 0 },
      { won: 1, lost: 0 },
    ]);
  });

  it('assumes that units which turned were face up before', () => {
    const turned: Fact = { type: 'UnitsTurned', to: null, seat: 1, space: 'NAV', down: true };
    expect(history([phase('battle', 3), turned], end(3)).lines.strongholds[1]).toEqual([1, 0]);
    expect(history([phase('influence', 3), turned], end(2)).rounds).toEqual([2, 3]);
    expect(history([moved(1), phase('battle', 3), turned], end(3)).lines.strongholds[1]).toEqual([1, 0]);
  });
});
