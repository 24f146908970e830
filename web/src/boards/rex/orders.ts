/**
 * Standing orders of Rex: a seat's orders for the card on offer and for the moments at which cards may be played. The
 * server sends the possible orders as a form: an occasion, then an answer.
 */
import { begins, choices, type Words, numberChoices } from '$core/sheet';
import type { Sheet } from '../../generated/types';
import type { Side, TableState } from '../../table/state.svelte';

export type Standing = Record<string, Words[]>;

/** Moments of one kind: those of its next round, and those of all rounds. */
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
/** The seat's order: none (ask me), pass for one round, or an answer for all rounds. */
export type Chosen = typeof THIS_ROUND | Words;

export function chosenAt(standing: Standing, form: Sheet, moment: Moment): Chosen {
  if (standing[moment.once]) return THIS_ROUND;
  const left = standing[moment.always] ?? [];
  // orders for a card that is gone are skipped
  return left.find((words) => begins(form, [moment.always, ...words])) ?? [];
}

/** Places an order for a moment, or cancels it. If the card cannot be played, the order passes. */
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
/** The card still open for bids; '': none. */
export const cardOn = (form: Sheet | null | undefined) =>
  named(form).find((occasion) => occasion.startsWith('bid ')) ?? '';
/** The legal bids for it, lowest first. */
export const bidsOn = (form: Sheet | null | undefined, card: string) =>
  form && card ? numberChoices(form, [card, 'bid']) : [];
/** Raises by the minimum up to a limit, then passes. */
export const raises = (bids: number[], most: number): Words[] => [
  ...bids.filter((bid) => bid <= most).map((bid): Words => ['bid', bid]),
  PASS,
];
export const passes = (): Words[] => [PASS];
/** The highest bid of an order for a card; 0: it passes; null: no order. */
export function limitOf(standing: Standing, occasion: string): number | null {
  const answers = standing[occasion];
  return answers ? Math.max(0, ...answers.map(([verb, amount]) => (verb === 'bid' ? Number(amount) : 0))) : null;
}
