import { describe, expect, it } from 'vitest';
import { distance, type Rect } from './arrows';

const box = (x: number, y: number, width = 40, height = 40): Rect => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

describe('the arrow keys', () => {
  const here = box(100, 100);
  it('reach elements in that direction, and none behind', () => {
    expect(distance(here, box(150, 100), 'ArrowRight')).toBe(10);
    expect(distance(here, box(50, 100), 'ArrowRight')).toBe(Infinity);
    expect(distance(here, box(102, 150), 'ArrowRight')).toBe(Infinity); // below
  });
  it('prefer elements straight ahead to nearer ones to the side', () => {
    const [straight, aside] = [box(300, 100), box(150, 200)];
    expect(distance(here, straight, 'ArrowRight')).toBeLessThan(distance(here, aside, 'ArrowRight'));
  });
  it('reach a wide button that begins before the current element', () => {
    expect(distance(here, box(0, 50, 400), 'ArrowUp')).toBeLessThan(20);
  });
});
