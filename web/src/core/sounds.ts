/** The sounds of a table, as strokes on wood, clay, cloth and a bell. Only numbers; `sound` plays them. */
export const SOUNDS = ['place', 'conflict', 'dice', 'bid', 'seal', 'reveal', 'turn', 'end', 'chat'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds are switched on and off in groups; the chat is off unless the user switches it on. */
export const SOUND_GROUPS = ['pieces', 'turn', 'chat'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];
export const groupOf = (sound: Sound): SoundGroup =>
  sound === 'chat' ? 'chat' : sound === 'turn' || sound === 'end' ? 'turn' : 'pieces';

export type Material = 'wood' | 'clay' | 'cloth' | 'bell';

export interface Stroke {
  on: Material;
  pitch: number; // hertz
  after: number; // seconds
  loud: number; // 0 to 1
}

const stroke = (on: Material, pitch: number, after = 0, loud = 1): Stroke => ({ on, pitch, after, loud });

export const SCORE: Record<Sound, readonly Stroke[]> = {
  place: [stroke('wood', 320)],
  conflict: [stroke('clay', 120), stroke('clay', 90, 0.16), stroke('wood', 180, 0.17, 0.6)],
  dice: [0, 0.07, 0.13, 0.21, 0.32].map((after, i) => stroke('wood', 420 - 35 * (i % 3), after, 0.8 - 0.1 * i)),
  bid: [stroke('bell', 1318.5, 0, 0.35)],
  seal: [stroke('cloth', 900, 0, 0.5), stroke('clay', 150, 0.12, 0.8)],
  reveal: [stroke('cloth', 1600, 0, 0.8), stroke('wood', 260, 0.18, 0.6)],
  turn: [stroke('bell', 587.3, 0, 0.7), stroke('bell', 784, 0.16, 0.7)],
  end: [stroke('bell', 392), stroke('bell', 493.9, 0.22), stroke('bell', 587.3, 0.44), stroke('bell', 784, 0.66)],
  chat: [stroke('wood', 640, 0, 0.35), stroke('wood', 520, 0.09, 0.3)],
};

/**
 * The sounds for several simultaneous events: each sound once, in order, and no more than two. Skipped moves must not
 * become noise.
 */
export function audible(names: readonly (Sound | undefined)[]): Sound[] {
  return [...new Set(names.filter((name) => name !== undefined))].slice(0, 2);
}
