/** Splits an update into parts: its facts are shown bit by bit, and the new position with the last part. */
import type { Update } from '../generated/types';
import type { Side } from './state.svelte';

export interface Act {
  facts: number; // number of facts in this part
  beats: number; // for how long it is shown
}
/** With `beats`, other parts of the same update follow. */
export type Part = Update & { beats?: number };

/** The last part has the remaining facts, the new view and the question. */
export function partsOf<U extends Pick<Update, 'facts'>>(update: U, acts: readonly Act[]): (U & Pick<Part, 'beats'>)[] {
  let from = 0;
  const parts = acts.map(({ facts, beats }) => {
    const part = { ...update, facts: update.facts.slice(from, from + facts), beats };
    from += facts;
    return part;
  });
  return [...parts, { ...update, facts: update.facts.slice(from) }];
}

/** A seat after an update, or after a part of one: a part adds facts, but keeps the view. */
export function sideOf(update: Part, before?: Side): Side {
  const facts = [...(before?.facts ?? []), ...update.facts];
  if (update.beats !== undefined && before) return { ...before, facts, question: null };
  return {
    seat: update.seat,
    view: update.view,
    facts,
    question: update.question,
    nearEnd: update.near_end,
    orders: update.orders,
    mayOrder: update.may_order,
  };
}
