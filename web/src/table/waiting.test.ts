import { describe, expect, it, vi } from 'vitest';
import type { Shown } from './state.svelte';
import { waitingFor } from './waiting';

vi.mock('$core/session.svelte', () => ({
  say: (key: string, values: Record<string, unknown> = {}) => [key, values['names']].filter(Boolean).join(' '),
}));

type How = { seat?: number | null; phase?: string; behind?: boolean };
const table = (awaited: number[], { seat = 0, phase = 'playing', behind = false }: How = {}) =>
  ({ news: { game: 'rex', phase, awaited }, names: ['Mira', 'Ada', 'Bo'], side: { seat }, behind }) as unknown as Shown;

describe('the players whom the table waits for', () => {
  it('never include us: our answer is being sent', () => {
    expect(waitingFor(table([0]))).toBe('web-moment');
    expect(waitingFor(table([0, 2]))).toBe('web-waiting-for Bo');
    expect(waitingFor(table([0], { seat: null }))).toBe('web-waiting-for Mira');
  });
  it('are none once the game is over, which is shown only after its last moves', () => {
    expect(waitingFor(table([], { phase: 'over' }))).toBe('web-game-over');
    expect(waitingFor(table([], { phase: 'over', behind: true }))).toBe('web-catching-up');
  });
  it('include us, if we look at what happened before our turn', () => {
    expect(waitingFor(table([0], { behind: true }))).toBe('web-catching-up');
    expect(waitingFor(table([1], { behind: true }))).toBe('web-waiting-for Ada');
  });
});
