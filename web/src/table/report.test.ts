import { describe, expect, it, vi } from 'vitest';
import type { Fact } from '../generated/types';

vi.mock('$core/session.svelte', () => ({ say: () => '', session: {} }));
const { written } = await import('./report');

describe('a report', () => {
  it('contains what was on screen, the last facts and the record', () => {
    const facts = Array.from({ length: 100 }, (_, i): Fact => ({ type: 'Drew', to: null, seat: 0, count: i }));
    const text = written(
      {
        page: '/t/x',
        version: '1',
        when: '',
        language: 'it',
        theme: 'dark',
        window: [390, 844],
        browser: 'b',
        line: 'open',
        seat: 1,
        refused: null,
        question: { topic: 'TakeAction' },
        view: { hand: [1] },
        facts,
      },
      'plancia record 1\nend',
    );
    expect(text.startsWith('plancia report 1\n')).toBe(true);
    expect(text.endsWith('plancia record 1\nend')).toBe(true);
    const shown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
      facts: { count: number }[];
      question: unknown;
    };
    expect(shown.facts).toHaveLength(40);
    expect(shown.facts.at(-1)!.count).toBe(99);
    expect(shown.question).toEqual({ topic: 'TakeAction' });
  });
});
