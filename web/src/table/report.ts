/** A bug report as a file: the game as far as this seat may see it, and what was on screen. */
import { api } from '$core/api';
import { say, session } from '$core/session.svelte';
import type { Fact } from '../generated/types';
import type { TableState } from './state.svelte';

const FACTS = 40; // the last ones; the record has all decisions

export interface Screen {
  page: string;
  version: string;
  when: string;
  language: string;
  theme: string;
  window: [width: number, height: number];
  browser: string;
  line: string;
  seat: number | null;
  refused: unknown;
  question: unknown;
  view: unknown;
  facts: readonly Fact[];
}

/** Two parts, both readable by programs and people. */
export function written(seen: Screen, record: string): string {
  const shown = { ...seen, facts: seen.facts.slice(-FACTS) };
  return `plancia report 1\n\n${JSON.stringify(shown, null, 1)}\n\n${record}`;
}

export async function saveReport(table: TableState): Promise<void> {
  const record = await fetch(api.recordAddress(table.id)).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const side = table.side;
  const seen: Screen = {
    page: location.pathname,
    version: __PLANCIA__,
    when: new Date().toISOString(),
    language: session.messages?.lang ?? '',
    theme: session.dark ? 'dark' : 'light',
    window: [innerWidth, innerHeight],
    browser: navigator.userAgent,
    line: table.line,
    seat: side?.seat ?? null,
    refused: table.refused,
    question: side?.question ?? null,
    view: side?.view ?? null,
    facts: side?.facts ?? [],
  };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([written(seen, record)], { type: 'text/plain' }));
  link.download = `plancia-report-${table.id.slice(0, 8)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  session.tell(say('web-report-saved'));
}
