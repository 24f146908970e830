import { expect, test } from 'vitest';
import { LAYOUTS, withQueries, type LayoutName } from './layouts';

/** Enough of media queries for this test: sizes, orientation, `and`, `not`. */
function matches(query: string, width: number, height: number): boolean {
  const negated = /^(.*) and \(not \((.*)\)\)$/.exec(query);
  if (negated) return matches(negated[1]!, width, height) && !matches(negated[2]!, width, height);
  return query.split(' and ').every((part) => {
    const [, name, value] = /^\(([\w-]+): ([\w.]+)\)$/.exec(part)!;
    if (name === 'orientation') return (value === 'landscape') === width > height;
    const [edge, side] = name!.split('-') as ['min' | 'max', 'width' | 'height'];
    const size = side === 'width' ? width : height;
    return edge === 'min' ? size >= parseFloat(value!) : size <= parseFloat(value!);
  });
}
const found = (width: number, height: number) =>
  Object.entries(LAYOUTS).flatMap(([name, query]) => (matches(query, width, height) ? [name] : []));

test('the size of the page decides', () => {
  const sizes: [number, number, LayoutName][] = [
    [1440, 900, 'wide'],
    [1920, 1080, 'wide'],
    [1280, 720, 'tight'],
    [1440, 800, 'tight'],
    [1024, 768, 'tight'],
    [768, 1024, 'tablet'],
    [1024, 1366, 'tablet'],
    [844, 390, 'flat'],
    [720, 450, 'flat'],
    [640, 360, 'flat'],
    [1280, 500, 'flat'],
    [390, 844, 'tall'],
    [360, 330, 'tall'],
    [700, 700, 'tall'],
  ];
  for (const [width, height, name] of sizes)
    expect([width, height, found(width, height)]).toEqual([width, height, [name]]);
});

test('every page has exactly one layout', () => {
  for (let width = 320; width < 2000; width += 35)
    for (let height = 300; height < 1400; height += 33) expect(found(width, height)).toHaveLength(1);
});

test('styles name the layouts', () => {
  expect(withQueries('@media (--flat) and (max-width: 700px) {}')).toBe(
    `@media (${LAYOUTS.flat}) and (max-width: 700px) {}`,
  );
});
