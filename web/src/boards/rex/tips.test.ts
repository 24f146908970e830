import { expect, it } from 'vitest';
import { tipPlace } from './tips';
import { SPACE, SPACES } from './world';

const spaces = (test: (x: number) => boolean) => SPACES.filter(({ x }) => test(x)).map(({ id }) => id);

it.each(['MPN', 'REC', 'EMB'])('a tip is not above places that can be chosen: %s', (id) => {
  const here = SPACE.get(id)!;
  expect(
    tipPlace(
      here,
      spaces((x) => x < here.x),
    ).side,
  ).toBe('right');
});

it('a tip lies within the drawing', () => {
  for (const space of SPACES)
    expect(
      tipPlace(
        space,
        spaces(() => true),
      ).x,
    ).toBeGreaterThan(0);
});
