/** What is wrong with the edition of a record, in words. */
import type { Messages, Value } from '$core/messages';
import { kebab } from '$core/telling';

export interface Flaw {
  record: string; // '': the edition as a whole
  code: string;
  values: Record<string, Value>;
}

export function flawsTold(m: Messages, flaws: readonly Flaw[]): string {
  return flaws
    .map(({ record, code, values }) => {
      const reason = m.say(`edition-${kebab(code)}`, values);
      return record ? m.say('edition-in-record', { record, reason }) : reason;
    })
    .join('; ');
}
