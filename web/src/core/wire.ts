/**
 * Values from outside, which the compiler cannot check: from the server, whose structs the types are generated from, or
 * from a file that the server has validated. No other file of the app has a cast without a reason beside it.
 */
import type { Consequence, GameName, View, WireConsequence } from '../generated/types';
import { CONSEQUENCE_FIELDS } from '../generated/types';

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows the type
export function decoded<T>(json: string): T {
  return JSON.parse(json) as T;
}

/** The fields of a consequence by name. The server sends them in the order of the table. */
export function consequence<G extends GameName>([type, ...values]: WireConsequence<G>): Consequence<G> {
  const fields = CONSEQUENCE_FIELDS[type].map((field, i) => [field, values[i]]);
  return Object.fromEntries([['type', type], ...fields]) as Consequence<G>;
}

/** The first step of a replay has a whole view, the others only changes: this merges them. */
export function updated(view: Partial<View>, changes: Partial<View> | undefined): View {
  return { ...view, ...changes } as View;
}
