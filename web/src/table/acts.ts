/** An update in parts: what happened comes bit by bit, and the new position with the last one. */
import type { Update } from '../generated/types';
import type { Side } from './state.svelte';

export interface Act {
  facts: number; // how many of them belong to it
  beats: number; // for how long it is shown
}
/** With `beats` it is a part that others of the same update follow. */
export type Part = Update & { beats?: number };

/** What is left after the last act is the last part: it has the new view and the question. */
export function partsOf<U extends Pick<Update, 'facts'>>(update: U, acts: readonly Act[]): (U & Pick<Part, 'beats'>)[] {
  let from = 0;
  const parts = acts.map(({ facts, beats }) => {
    const part = { ...update, facts: update.facts.slice(from, from + facts), beats };
    from += facts;
    return part;
  });
  return [...parts, { ...update, facts: update.facts.slice(from) }];
}

/** A seat after an update, or after a part of one: then it is as before, but more has happened. */
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
