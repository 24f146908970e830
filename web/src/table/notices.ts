/**
 * "It is your turn": in the title, in the icon, as two soft notes, and as a notice of the browser where that is
 * allowed.
 */
import { say, session } from '$core/session.svelte';

let called = false;
let audio: AudioContext | undefined;

/** Title and icon say whether we are asked; sound and notice come once, when we begin to be. */
export function showTurn(asked: boolean, title: string): void {
  document.title = asked ? `● ${say('web-your-turn')}: ${title}` : `${title} · plancia`;
  document.getElementById('favicon')?.setAttribute('href', asked ? '/favicon-turn.svg' : '/favicon.svg');
  if (asked && !called) {
    if (session.sound) chime();
    if (session.notices && document.hidden && noticesAllowed())
      new Notification(say('web-your-turn'), { body: title, tag: 'plancia-turn' });
  }
  called = asked;
}

export function noticesAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** A fourth upwards, made on the spot. A browser may keep silent until the page has been touched. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    note(audio, 587.33, 0);
    note(audio, 783.99, 0.16);
  } catch {
    /* no sound here */
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(start + 0.55);
}
