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
  it('reach what lies that way, and nothing behind', () => {
    expect(distance(here, box(150, 100), 'ArrowRight')).toBe(10);
    expect(distance(here, box(50, 100), 'ArrowRight')).toBe(Infinity);
    expect(distance(here, box(102, 150), 'ArrowRight')).toBe(Infinity); // below
  });
  it('prefer what lies straight ahead to what is nearer but aside', () => {
    const [straight, aside] = [box(300, 100), box(150, 200)];
    expect(distance(here, straight, 'ArrowRight')).toBeLessThan(distance(here, aside, 'ArrowRight'));
  });
  it('reach a wide button that begins before us', () => {
    expect(distance(here, box(0, 50, 400), 'ArrowUp')).toBeLessThan(20);
  });
});
