/**
 * Standing orders of Rex: what a seat has left for a card on offer and for the moments at which cards may be played.
 * What may be left is told by the table, as a form: an occasion, then an answer.
 */
import { begins, choices, type Words, numberChoices } from '$core/sheet';
import type { Sheet } from '../../generated/types';
import type { Side, TableState } from '../../table/state.svelte';

export type Standing = Record<string, Words[]>;

/** Moments of one kind: those of the round in which it comes next, and those of any round. */
export interface Moment {
  timing: string;
  round: number;
  once: string; // the names of both occasions
  always: string;
}
const PASS: Words = ['pass'];
const named = (form: Sheet | null | undefined) => (form ? choices(form, []).map(String) : []);

export function moments(form: Sheet | null | undefined): Moment[] {
  return named(form).flatMap((always, _, all): Moment[] => {
    const once = all.find((other) => other.startsWith(`${always} `));
    return once ? [{ timing: always, round: Number(once.split(' ')[1]), once, always }] : [];
  });
}

export const THIS_ROUND = 'round'; // pass, but only in the round of the moment
/** What the seat wants then: to be asked (nothing), to pass in one round, or an answer that it has left for all. */
export type Chosen = typeof THIS_ROUND | Words;

export function chosenAt(standing: Standing, form: Sheet, moment: Moment): Chosen {
  if (standing[moment.once]) return THIS_ROUND;
  const left = standing[moment.always] ?? [];
  // a card that has gone leaves what comes after it
  return left.find((words) => begins(form, [moment.always, ...words])) ?? [];
}

/** Leave an order for a moment, or take it back. Where a card cannot be played it passes. */
export async function order(table: TableState, side: Side<'rex'>, moment: Moment, chosen: Chosen): Promise<void> {
  const always = chosen === THIS_ROUND || !chosen.length ? [] : chosen[0] === 'pass' ? [PASS] : [chosen, PASS];
  const wanted: [string, Words[]][] = [
    [moment.once, chosen === THIS_ROUND ? [PASS] : []],
    [moment.always, always],
  ];
  for (const [occasion, answers] of wanted) {
    if (answers.length || side.orders?.[occasion]) await leave(table, side, occasion, answers);
  }
}

export async function leave(
  table: TableState,
  side: Side<'rex'>,
  occasion: string,
  answers: Words[],
): Promise<boolean> {
  return (
    side.seat !== null &&
    table.send({ type: 'Order', seat: side.seat, occasion, answers: answers.map((words) => [...words]) })
  );
}

// ---- bids
/** The card that one may still bid for; '': there is none. */
export const cardOn = (form: Sheet | null | undefined) =>
  named(form).find((occasion) => occasion.startsWith('bid ')) ?? '';
/** What may be bid for it, from the least that is allowed. */
export const bidsOn = (form: Sheet | null | undefined, card: string) =>
  form && card ? numberChoices(form, [card, 'bid']) : [];
/** Raise by the least that is allowed, up to this much; then pass. */
export const raises = (bids: number[], most: number): Words[] => [
  ...bids.filter((bid) => bid <= most).map((bid): Words => ['bid', bid]),
  PASS,
];
export const passes = (): Words[] => [PASS];
/** The most that an order for a card would bid; 0: it passes; null: there is none. */
export function limitOf(standing: Standing, occasion: string): number | null {
  const answers = standing[occasion];
  return answers ? Math.max(0, ...answers.map(([verb, amount]) => (verb === 'bid' ? Number(amount) : 0))) : null;
}
