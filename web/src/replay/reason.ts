/** Why a record cannot be replayed or analysed. */
import { tellFlaws } from '$core/flaws';
import type { Value } from '$core/messages';
import { kebab, type Flaw } from '$core/phrases';
import { say } from '$core/session.svelte';

/** The body of an error response with one of these codes. */
interface Told {
  fault?: string;
  values?: Record<string, Value | Flaw[]>;
}
const KINDS: Record<string, string> = { damaged_record: 'record', cannot_analyse: 'analysis' };

export interface Reason {
  line: number | null; // code of the record's error
  text: string; // a sentence; '' if the code is enough
}

export async function reasonOf(code: string, { fault, values = {} }: Told): Promise<Reason> {
  const kind = KINDS[code];
  if (!kind || !fault) return { line: null, text: '' };
  const variables: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values))
    variables[name] = Array.isArray(value) ? (await tellFlaws(value)).join('; ') : value;
  const line = variables['line'];
  return { line: typeof line === 'number' ? line : null, text: sentence(say(`${kind}-${kebab(fault)}`, variables)) };
}

/** Turns the end of a sentence elsewhere into a sentence of its own. */
function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
