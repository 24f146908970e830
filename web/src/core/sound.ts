/**
 * Sounds made in code, without recordings. Each leaves a mark `sound:<name>` in the browser's timeline, where tools and
 * tests find it. A browser stays silent until the user has clicked the page.
 */
import { session } from './session.svelte';
import { groupOf, SCORE, type Material, type Sound, type Stroke } from './sounds';

const LASTS: Record<Material, number> = { wood: 0.12, clay: 0.28, cloth: 0.3, bell: 1.4 }; // seconds
const PARTIALS: Record<Material, readonly (readonly [times: number, loud: number])[]> = {
  wood: [
    [1, 0.7],
    [2.6, 0.25],
  ],
  clay: [[1, 0.9]],
  cloth: [],
  bell: [
    [1, 0.5],
    [2.76, 0.18],
    [5.4, 0.08],
  ],
};
const NOISE: Record<Material, number> = { wood: 0.5, clay: 0.3, cloth: 0.5, bell: 0 };
const APART = 90; // milliseconds between two sounds of the same name
const SOON = 0.13; // seconds between two sounds of one moment

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
const last = new Map<Sound, number>();

/** Plays a sound; further sounds of the same moment start a little later each, by `nth`. */
export function play(name: Sound, nth = 0): void {
  const now = performance.now();
  if (
    !session.volume ||
    !session.sounds.includes(groupOf(name)) ||
    !navigator.userActivation.hasBeenActive ||
    now - (last.get(name) ?? -APART) < APART
  )
    return;
  last.set(name, now);
  performance.mark(`sound:${name}`);
  try {
    context ??= new AudioContext();
    void context.resume();
    // Loudness is perceived as a power of the volume, so the middle of the slider sounds half as loud.
    const volume = (session.volume / 100) ** 2;
    for (const one of SCORE[name]) strike(context, { ...one, after: one.after + nth * SOON }, volume);
  } catch {
    /* no sound available */
  }
}

function strike(audio: AudioContext, { on, pitch, after, loud }: Stroke, volume: number): void {
  const start = audio.currentTime + after;
  for (const [times, part] of PARTIALS[on]) {
    const voice = audio.createOscillator();
    voice.frequency.setValueAtTime(pitch * times, start);
    if (on === 'clay') voice.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + LASTS.clay);
    voice.connect(fading(audio, start, LASTS[on], loud * part * volume));
    voice.start(start);
    voice.stop(start + LASTS[on]);
  }
  if (!NOISE[on]) return;
  const hiss = audio.createBufferSource();
  const tone = audio.createBiquadFilter();
  hiss.buffer = noise ??= whiteNoise(audio);
  tone.type = on === 'clay' ? 'lowpass' : 'bandpass';
  tone.frequency.value = on === 'clay' ? 400 : pitch * (on === 'wood' ? 3 : 1);
  hiss.connect(tone).connect(fading(audio, start, LASTS[on] / (on === 'cloth' ? 1 : 3), loud * NOISE[on] * volume));
  hiss.start(start);
  hiss.stop(start + LASTS[on]);
}

/** Loud at once, then fading. */
function fading(audio: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, 0.4 * loud), start + Math.min(0.008, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.4, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
