import { describe, expect, it } from 'vitest';
import { along, flights, Motion, PER_SECTOR, walk } from './motion.svelte';
import type { Fact, View } from './position';
import { SPACE, SPACES } from './world';

const row = (filled: Record<string, number> = {}) => SPACES.map((space) => filled[space.id] ?? 0);
const view = (more: object) =>
  ({
    races: ['sol', 'lazax', 'xxcha'],
    fleet: 8,
    demolished: false,
    units: [row({ LOW: 3 }), row(), row()],
    mechanized: row(),
    face_down: row(),
    ...more,
  }) as unknown as View;

describe('motion in the city', () => {
  it('follows lines, avoids closed spaces, or finds no path', () => {
    expect(walk('MPN', 'MPN', new Set())).toEqual(['MPN']);
    const [next] = walk('MPN', 'COU', new Set()).slice(1);
    expect(walk('MPN', 'COU', new Set())).toHaveLength(4);
    expect(walk('MPN', 'COU', new Set([next!]))).not.toContain(next);
    expect(walk('MPN', 'COU', new Set(SPACE.keys()))).toEqual([]);
  });

  it('begins where the units were, in whichever direction the line was drawn', () => {
    const curve = 'M0 0Q50 40 100 0';
    expect(along(curve, [0, 0])[0]).toEqual([0, 0]);
    expect(along(curve, [100, 0])[0]).toEqual([100, 0]);
    expect(along('M0 0L10 20', [0, 0]).at(-1)).toEqual([10, 20]);
  });

  it('shows units at their new place after they arrive', () => {
    const motion = new Motion();
    motion.animate(
      [{ type: 'UnitsMoved', to: null, seat: 0, origin: 'HOL', target: 'LOW', units: 2, special: 0, why: 'move' }],
      view({}),
    );
    const at = SPACE.get('LOW')!.at;
    expect(motion.before(view({})).units[0]![at]).toBe(1);
    motion.done(motion.now[0]!.id);
    expect(motion.before(view({})).units[0]![at]).toBe(3);
  });

  it('keeps mechanized and face-down units apart', () => {
    const motion = new Motion();
    const at = SPACE.get('LOW')!.at;
    const v = view({
      units: [row(), row({ LOW: 3 }), row({ LOW: 1 })],
      mechanized: row({ LOW: 1 }),
      face_down: row({ LOW: 2 }),
    });
    motion.animate(
      [
        { type: 'UnitsDeployed', to: null, seat: 1, space: 'LOW', units: 2, mechanized: 1, why: 'deployment' },
        { type: 'UnitsMoved', to: null, seat: 2, origin: 'HOL', target: 'LOW', units: 0, special: 2, why: 'move' },
      ],
      v,
    );
    const seen = motion.before(v);
    expect([seen.units[1]![at], seen.mechanized[at], seen.units[2]![at], seen.face_down[at]]).toEqual([0, 0, 1, 0]);
  });

  it('removes units when the fleet passes them, and animates nothing of the set-up', () => {
    const facts: Fact[] = [
      { type: 'FleetMoved', to: null, origin: 8, sector: 11, by: 'card' },
      { type: 'UnitsLost', to: null, seat: 0, space: 'LOW', units: 3, special: 0, why: 'bombardment' },
    ];
    const steps = (SPACE.get('LOW')!.sector - 8 + 18) % 18;
    expect(flights(facts, view({}))).toMatchObject([{ what: 'falls', delay: (steps - 1) * PER_SECTOR }]);
    expect(
      flights(
        [{ type: 'UnitsDeployed', to: null, seat: 0, space: 'LOW', units: 3, mechanized: 0, why: 'setup' }],
        view({}),
      ),
    ).toEqual([]);
  });
});
