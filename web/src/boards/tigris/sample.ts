/** A position from the middle of a game, for pictures. */
import type { Scene } from './position';

export const SAMPLE: Scene = {
  tiles: [
    ['k1', 'b2', 'g2', 'k2', 'o2', 'p2', 'f3', 'm4', 'n5', 'i6', 'i7', 'j7', 'b8', 'e9', 'o9', 'f10', 'k11'],
    ['d3', 'e3', 'n4', 'o5', 'o6', 'e8', 'f8', 'm8', 'i9', 'j9', 'k9', 'm9'],
    ['c2', 'g4', 'h7', 'f9', 'n9', 'n10'],
    ['h3', 'p3', 'h4', 'm6', 'k7', 'b9', 'd9', 'g10'],
  ],
  face_down: ['j5', 'k5', 'j6', 'k6'],
  monuments: [{ colours: ['red', 'blue'], cell: 'j5' }],
  leaders: [
    ['e10', 'j8', null, 'g3'],
    ['o10', null, 'h6', 'n6'],
    [null, 'o8', 'f4', null],
    ['i5', 'm5', null, 'f11'],
  ],
  treasures: ['k1', 'b2', 'p2', 'f3', 'n5', 'i7', 'b8', 'f10'],
  catastrophes: ['n7', 'k10'],
  union: null,
};
