/** How offers are written in Rex: every kind of promise with its fields, and the gifts and alliances of a ceasefire. */
import type { RexGift, RexPayWhen, RexPledge, RexTerm } from '../../generated/types';
import { say } from '$core/session.svelte';
import type { Dealing, PromiseField, TermField } from '../plugin';
import Coin from './Coin.svelte';
import { called, titled } from './names';
import { allies, frame, roundOf, type View } from './position';
import { scene } from './seats.svelte';
import { BOX, NO_ALLIANCES, ROUNDS, SPACES } from './world';

/** Actions in a ceasefire that need no deal. */
export const VERBS = ['propose', 'give', 'leave'] as const;
export type Verb = (typeof VERBS)[number];

const MOST = 99; // influence in one promise
const WHENS: readonly RexPayWhen['when'][] = ['ceasefire', 'battle_won', 'space_held'];

const upTo = (most: number, from = 0) => Array.from({ length: Math.max(0, most - from + 1) }, (_, i) => i + from);
const byName = (things: readonly string[]) => things.toSorted((a, b) => called(a).localeCompare(called(b)));
const now = (v: View) => Math.max(1, roundOf(v));
const seats = (v: View) => upTo(v.seats - 1);
const leaders = (v: View) =>
  byName(Object.keys(BOX.leaders).filter((leader) => v.races.includes(BOX.leaders[leader]!.race)));
const spaces = () => byName(SPACES.map((space) => space.id));
/** The spaces where a seat has units that everybody can see. */
const occupied = (v: View, seat: number) =>
  byName(SPACES.filter((space) => v.units[seat]?.[space.at]).map((space) => space.id));

function promises(v: View, seat: number, to: number, own: boolean): RexPledge[] {
  const until = Math.min(ROUNDS, now(v) + 1);
  const third = seats(v).find((one) => one !== seat && one !== to);
  const [space = ''] = spaces();
  const [leaving] = occupied(v, seat);
  const claims: RexPledge[] = [
    { type: 'HoldsCard', seat, card: byName(Object.keys(BOX.strategy))[0]! },
    { type: 'HoldsTraitor', seat, leader: leaders(v)[0]! },
  ];
  return [
    { type: 'NoAttack', seat, until, target: to },
    { type: 'StayOut', seat, until, space },
    ...(leaving ? [{ type: 'LeaveSpace', seat, until, space: leaving } as const] : []),
    ...(v.seats === NO_ALLIANCES ? [] : [{ type: 'KeepAlliance', seat, until, ally: to } as const]),
    { type: 'PayWhen', seat, until, receiver: to, amount: 1, when: 'ceasefire', space: null },
    { type: 'SupportBattle', seat, until, receiver: to, amount: 1, space },
    { type: 'PassNextCard', seat },
    { type: 'BidLimit', seat, until, most: 0 },
    ...(third === undefined ? [] : [{ type: 'DenyVictory', seat, rival: third } as const]),
    ...(own ? claims : []), // claims are about private information, so nobody can be asked for one
  ];
}

/** A field with a list of all its values. */
function field<T extends string | number>(
  name: string,
  values: readonly T[],
  value: T | null,
  label: (value: T) => string,
  promise: (value: T) => RexPledge,
  isNumber = false,
): PromiseField<'rex'> {
  const choices = values.map((one) => ({ label: label(one), promise: promise(one) }));
  return { name, label: say(`web-rex-deal-${name}`), isNumber, choices, at: values.findIndex((one) => one === value) };
}

function fields(v: View, p: RexPledge, names: readonly string[]): PromiseField<'rex'>[] {
  const others = seats(v).filter((seat) => seat !== p.seat);
  const player = (seat: number) => names[seat] ?? '';
  const until = (value: number, promise: (until: number) => RexPledge) =>
    field('until', upTo(ROUNDS, now(v)), value, String, promise);
  const amount = (value: number, promise: (amount: number) => RexPledge) =>
    field('amount', upTo(MOST, 1), value, String, promise, true);
  const space = (value: string | null, promise: (space: string) => RexPledge, all = spaces()) =>
    field('space', all, value, titled, promise);
  switch (p.type) {
    case 'NoAttack':
      return [
        field('player', others, p.target, player, (target) => ({ ...p, target })),
        until(p.until, (until) => ({ ...p, until })),
      ];
    case 'StayOut':
      return [space(p.space, (space) => ({ ...p, space })), until(p.until, (until) => ({ ...p, until }))];
    case 'LeaveSpace':
      return [
        space(p.space, (space) => ({ ...p, space }), occupied(v, p.seat)),
        until(p.until, (until) => ({ ...p, until })),
      ];
    case 'KeepAlliance':
      return [
        field('player', others, p.ally, player, (ally) => ({ ...p, ally })),
        until(p.until, (until) => ({ ...p, until })),
      ];
    case 'PayWhen':
      return [
        amount(p.amount, (amount) => ({ ...p, amount })),
        field(
          'when',
          WHENS,
          p.when,
          (when) => say(`web-rex-deal-when-${when.replace('_', '-')}`),
          (when) => ({ ...p, when, space: when === 'space_held' ? (spaces()[0] ?? null) : null }),
        ),
        ...(p.when === 'space_held' ? [space(p.space, (space) => ({ ...p, space }))] : []),
        until(p.until, (until) => ({ ...p, until })),
      ];
    case 'SupportBattle':
      return [
        amount(p.amount, (amount) => ({ ...p, amount })),
        space(p.space, (space) => ({ ...p, space })),
        until(p.until, (until) => ({ ...p, until })),
      ];
    case 'PassNextCard':
      return [];
    case 'BidLimit':
      return [
        field('most', upTo(MOST), p.most, String, (most) => ({ ...p, most }), true),
        until(p.until, (until) => ({ ...p, until })),
      ];
    case 'HoldsCard':
      return [field('card', byName(Object.keys(BOX.strategy)), p.card, titled, (card) => ({ ...p, card }))];
    case 'HoldsTraitor':
      return [field('leader', leaders(v), p.leader, titled, (leader) => ({ ...p, leader }))];
    case 'DenyVictory':
      return [field('player', others, p.rival, player, (rival) => ({ ...p, rival }))];
  }
}

function gift(v: View, seat: number, receiver: number, terms: readonly RexTerm[], by: 'me' | 'you'): TermField<'rex'> {
  const given = terms.find((term): term is RexGift => term.type === 'Gift' && term.seat === seat);
  const most = Math.max(v.influence[seat] ?? 0, given?.amount ?? 0);
  const amounts = upTo(most, 1).map((amount): RexTerm =>
    amount === given?.amount ? given : { type: 'Gift', seat, receiver, amount },
  );
  const label = say('web-rex-deal-gift');
  return { name: 'gift', by, label, choices: [null, ...amounts], at: given?.amount ?? 0, Piece: Coin };
}

/** Only in a ceasefire, and not while an alliance is proposed. */
function terms(v: View, seat: number, to: number, chosen: readonly RexTerm[]): TermField<'rex'>[] {
  const ceasefire = frame(v, 'Ceasefire');
  if (!ceasefire || (ceasefire.proposer !== null && !chosen.length)) return [];
  const found = chosen.find((term) => term.type === 'Alliance');
  const barred =
    v.seats === NO_ALLIANCES ||
    allies(v, seat).includes(to) ||
    [seat, to].some((one) => v.barred.includes(one)) ||
    ceasefire.sharing.some((pair) => pair.includes(seat) && pair.includes(to));
  const alliance: TermField<'rex'> = {
    name: 'alliance',
    by: 'you',
    label: say('web-rex-deal-alliance'),
    choices: [null, found ?? { type: 'Alliance', members: [seat, to] }],
    at: found ? 1 : 0,
  };
  return [gift(v, seat, to, chosen, 'me'), ...(barred && !found ? [] : [alliance]), gift(v, to, seat, chosen, 'you')];
}

export const dealing: Dealing<'rex'> = {
  promises,
  fields,
  terms,
  note: (v) => ((frame(v, 'Ceasefire')?.proposer ?? null) === null ? '' : say('web-rex-deal-pending')),
  onBoard: (v) => !scene.folded && !frame(v, 'Battle') && frame(v, 'Ceasefire') !== undefined,
};
