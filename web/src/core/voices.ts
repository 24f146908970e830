/** Short lines that bots say at fitting moments. They follow from facts that everybody sees. */
import { OCCASIONS } from '../generated/phrases';
import { parts } from './levels';

export interface Spoken {
  seat: number;
  key: string; // of the message
}

/** Who says what to a fact. `bots` has a name for each seat with a bot, else ""; `number` counts the facts. */
export function spoken(
  game: string,
  fact: { readonly type: string },
  bots: readonly string[],
  number: number,
): Spoken | null {
  const occasion = OCCASIONS[game]?.[fact.type];
  if (!occasion || number % (occasion.every ?? 1)) return null;
  const fields = new Map<string, unknown>(Object.entries(fact));
  if (Object.entries(occasion.when ?? {}).some(([field, value]) => fields.get(field) !== value)) return null;
  const seat = [fields.get(occasion.speaker ?? 'seat')]
    .flat()
    .find((one): one is number => typeof one === 'number' && !!bots[one]);
  return seat === undefined ? null : { seat, key: `voice-${parts(bots[seat]!)[1] || 'plain'}-${occasion.name}` };
}
