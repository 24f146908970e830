/** Standing orders of Rex: what a seat has left for a card on offer and for the moments at which cards may be played. */
import type { Word, Words } from '$core/sheet';
import type { Side, TableState } from '../../table/state.svelte';
import type { View } from './position';
import { POWERS } from './powers';

export type Standing = Record<string, Words[]>;

/** Cards by the moment at which they may be played. The table looks at the rules again when the moment comes. */
export const CARDS_AT: Record<string, string[]> = {
  influence: ['tracking-beacon', 'informant'],
  ceasefire: ['diplomatic-interference'],
  bidding: ['diplomatic-interference', 'informant'],
  sale: ['informant'],
  manoeuvre: ['informant'],
  deployment: ['informant'],
  battles: ['informant'],
  battle: ['informant'],
  bombardment: ['fleet-sabotage', 'graviton-negator', 'informant'],
};
export const EARLY = ['influence', 'ceasefire']; // these come before the card that counts the rounds: they belong to the next one
export const TIMINGS = Object.keys(CARDS_AT);
const FARTHEST = 10; // sectors by Fleet Sabotage
const STOPS_AT: Record<string, RegExp> = {
  influence: /^sol-immunity$/,
  bidding: /^jol-nar-look$/,
  sale: /^(lazax-income|letnev-card|letnev-hand|jol-nar-look)$/,
  manoeuvre: /^(jol-nar-forecast|sol-range)$/,
  deployment: /^(sol-deployment|hacan-income|hacan-discount|hacan-move|xxcha-council)$/,
  battles: /^xxcha-turning$/,
  battle: /^(xxcha-command|jol-nar-question)$/,
};
const PASS: Words = ['pass'];

export const PASSES = 'pass'; // always
export const THIS_ROUND = 'round';
export const ASKS = '';

/** The round that such a moment belongs to, by the one that a view tells. */
export const roundOf = (timing: string, round: number) => (EARLY.includes(timing) ? round + 1 : round);
/** Whether the seat wants to be asked then: one of the three above, or the words of a card that is to be played. */
export function chosenAt(standing: Standing, timing: string, round: number): string {
  if (standing[`${timing} ${roundOf(timing, round)}`]) return THIS_ROUND;
  const first = standing[timing]?.[0];
  return !first ? ASKS : first[0] === 'pass' ? PASSES : first.join(' ');
}

/** How cards in hand could be played then: each a whole answer, as words with a space between. */
export function playsAt(v: View, seat: number, timing: string): Words[] {
  const held = [...new Set(v.hand)].filter((card) => CARDS_AT[timing]?.includes(card));
  const others = v.races.flatMap((race, other) => (other === seat ? [] : [{ race, other }]));
  return held.flatMap((card): Words[] => {
    switch (card) {
      case 'tracking-beacon': return [[card]];
      case 'diplomatic-interference': return others.map(({ other }) => [card, other]);
      case 'fleet-sabotage': return Array.from({ length: FARTHEST + 1 }, (_, i) => [card, i]);
      case 'informant': return others.flatMap(({ race }) => POWERS[race]!.flatMap(({ stop }) => (stop && STOPS_AT[timing]?.test(stop) ? [[card, stop] as Words] : [])));
      default: return []; // a shield is chosen when it is seen who stands there
    }
  });
}

const read = (words: string): Words => words.split(' ').map((word): Word => (/^\d+$/.test(word) ? Number(word) : word));

/** Leave an order for a moment, or take it back. */
export async function order(table: TableState, side: Side, timing: string, round: number, chosen: string): Promise<void> {
  const standing = side.orders ?? {};
  const now = `${timing} ${roundOf(timing, round)}`;
  const wanted = new Map<string, Words[]>([[now, []], [timing, []]]);
  if (chosen === THIS_ROUND) wanted.set(now, [PASS]);
  else if (chosen !== ASKS) wanted.set(timing, chosen === PASSES ? [PASS] : [read(chosen), PASS]);
  for (const [occasion, answers] of wanted) {
    if (answers.length || standing[occasion]) await leave(table, side, occasion, answers);
  }
}

export async function leave(table: TableState, side: Side, occasion: string, answers: Words[]): Promise<boolean> {
  return side.seat !== null && table.send({ type: 'Order', seat: side.seat, occasion, answers: answers.map((words) => [...words]) });
}

// ---- bids
export const cardOn = (round: number, left: number) => `bid ${round} ${left}`;
/** Raise by the least that is allowed, up to this much; then pass. What has been topped already need not be said. */
export const raises = (high: number, most: number): Words[] => [...Array.from({ length: Math.max(0, most - high) }, (_, i): Words => ['bid', high + 1 + i]), PASS];
export const passes = (): Words[] => [PASS];
/** The most that an order for a card would bid; 0: it passes; null: there is none. */
export function limitOf(standing: Standing, occasion: string): number | null {
  const answers = standing[occasion];
  return answers ? Math.max(0, ...answers.map(([verb, amount]) => (verb === 'bid' ? Number(amount) : 0))) : null;
}
