import { describe, expect, it } from 'vitest';
import type { Deals, LedgerEntry, Offer } from '../../generated/types';
import { othersIn } from '../chat';
import { DealBook } from './book.svelte';
import { Draft } from './draft.svelte';
import { bySide, newestFirst, NO_DEALS, record, sheetAt, waiting, withMessage } from './sheet';

const OFFER: Offer<'rex'> = {
  id: '1',
  seat: 0,
  to: 1,
  private: false,
  counters: '',
  terms: [],
  promises: [{ type: 'PassNextCard', seat: 1 }],
  round: 2,
  expires: 'round',
  status: 'open',
  reason: '',
};
const ENTRY: LedgerEntry<'rex'> = {
  id: '1.1',
  offer: '1',
  to: 0,
  private: false,
  promise: { type: 'PassNextCard', seat: 1 },
  round: 2,
  status: 'open',
  decided: null,
  fact: null,
  owed: 0,
};
const MESSAGE: Deals<'rex'> = {
  type: 'Deals',
  seat: 1,
  fresh: false,
  offers: [OFFER],
  promises: [],
  may_deal: true,
  left: 6,
};
const SECRET = { ...OFFER, id: '0-1-1', private: true };

describe('the deals of a seat', () => {
  it('replace what has changed, in its place', () => {
    const first = withMessage(NO_DEALS, { ...MESSAGE, offers: [OFFER, { ...OFFER, id: '2', seat: 1, to: 0 }] });
    const then = withMessage(first, { ...MESSAGE, offers: [{ ...OFFER, status: 'accepted' }], left: 5 });
    expect(then.offers.map(({ id, status }) => [id, status])).toEqual([
      ['1', 'accepted'],
      ['2', 'open'],
    ]);
    expect(then.left).toBe(5);
  });

  it('are reset by a new connection', () => {
    const before = withMessage(NO_DEALS, MESSAGE);
    expect(withMessage(before, { ...MESSAGE, fresh: true, offers: [] }).offers).toEqual([]);
  });

  it('are sorted by the player who has to answer', () => {
    const mine: Offer = { ...OFFER, id: '2', seat: 1, to: 2 };
    const others: Offer = { ...OFFER, id: '3', seat: 2, to: 0 };
    const ended: Offer = { ...mine, id: '4', status: 'declined' };
    const sheet = { ...NO_DEALS, offers: [OFFER, mine, others, ended, { ...ended, id: '5', round: 1 }] };
    const sides = bySide(sheet, 1);
    expect([sides.toMe, sides.fromMe, sides.others, sides.closed]).toEqual([[OFFER], [mine], [others], [ended]]);
    expect(waiting(sheet, 1)).toEqual([OFFER]);
    expect(waiting(sheet, null)).toEqual([]);
  });

  it('are shown in a replay up to a step, and private ones only to two players', () => {
    const deals = [
      { step: 3, offers: [OFFER, SECRET], promises: [] },
      {
        step: 5,
        offers: [{ ...OFFER, status: 'accepted' as const }],
        promises: [ENTRY, { ...ENTRY, id: 'x', private: true }],
      },
    ];
    expect(sheetAt([], 9, 'table')).toBeNull();
    expect(sheetAt(deals, 2, 'all')?.offers).toEqual([]);
    expect(sheetAt(deals, 3, 0)?.offers).toEqual([OFFER, SECRET]);
    expect(sheetAt(deals, 3, 2)?.offers).toEqual([OFFER]);
    expect(sheetAt(deals, 9, 'table')?.offers.map(({ status }) => status)).toEqual(['accepted']);
    expect(sheetAt(deals, 9, 'table')?.promises).toEqual([ENTRY]);
    expect(sheetAt(deals, 9, 'all')?.promises).toHaveLength(2);
  });

  it('show no verdict before its move is on screen', () => {
    const book = new DealBook();
    book.receive({ ...MESSAGE, promises: [ENTRY] });
    book.settle();
    book.receive({ ...MESSAGE, offers: [SECRET], promises: [{ ...ENTRY, status: 'broken', decided: 2 }] });
    expect(book.of(1, true)?.promises[0]?.status).toBe('open');
    expect(book.of(1, true)?.offers).toHaveLength(2);
    expect(book.of(1, false)?.promises[0]?.status).toBe('broken');
    expect(book.of(0, false)).toBeNull();
  });
});

describe('a record of promises', () => {
  const kept: LedgerEntry = { ...ENTRY, id: '2.1', status: 'kept', decided: 3 };
  const broken: LedgerEntry = { ...ENTRY, id: '3.1', status: 'broken', decided: 2 };
  it('counts the promises of one player', () => {
    expect(record([ENTRY, kept, broken, { ...kept, id: 'y' }], 1)).toEqual({ kept: 2, broken: 1, open: 1, void: 0 });
    expect(record([ENTRY], 0)).toEqual({ kept: 0, broken: 0, open: 0, void: 0 });
  });
  it('lists open ones first, then the latest verdicts', () => {
    expect(newestFirst([broken, kept, ENTRY]).map(({ id }) => id)).toEqual(['1.1', '2.1', '3.1']);
  });
});

describe('an offer being written', () => {
  it('is no offer without contents', () => {
    const draft = new Draft();
    expect(draft.wish(0)).toBeNull();
    draft.address(1);
    expect(draft.wish(0)).toBeNull();
  });

  it('drops what does not fit another player', () => {
    const draft = new Draft();
    draft.address(1);
    draft.isPrivate = true;
    draft.add({ type: 'PassNextCard', seat: 0 });
    draft.add({ type: 'PassNextCard', seat: 1 });
    draft.swap(null, { type: 'Gift', seat: 0, receiver: 1, amount: 2 });
    draft.address(2);
    expect(draft.promises).toEqual([{ type: 'PassNextCard', seat: 0 }]);
    expect(draft.terms).toEqual([]);
    expect(draft.isPrivate).toBe(false);
  });

  it('counters an offer with its contents, as private as it was', () => {
    const draft = new Draft();
    draft.counter(SECRET);
    draft.change(0, { type: 'BidLimit', seat: 1, until: 3, most: 2 });
    expect(draft.wish(1)).toEqual({
      type: 'MakeOffer',
      seat: 1,
      to: 0,
      private: true,
      counters: '0-1-1',
      terms: [],
      promises: [{ type: 'BidLimit', seat: 1, until: 3, most: 2 }],
    });
  });
});

describe('the readers of a line', () => {
  it('are a team, or two players in private', () => {
    expect(
      othersIn(
        [0, 2],
        [
          [0, 2],
          [1, 3],
        ],
        0,
      ),
    ).toEqual([]);
    expect(
      othersIn(
        [0, 1],
        [
          [0, 2],
          [1, 3],
        ],
        0,
      ),
    ).toEqual([1]);
    expect(othersIn([0, 1], [], null)).toEqual([0, 1]);
  });
});
