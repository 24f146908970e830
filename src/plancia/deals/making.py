"""Make and accept offers: the checks are the same for people and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from plancia.deals.ledger import Ledger
from plancia.deals.negotiation import Negotiation
from plancia.deals.notes import Declined, DeclineReason, Offered, Withdrawn
from plancia.deals.promises import Promise, Term
from plancia.deals.sheets import Offer
from plancia.engine import IllegalAction, Seat, Words

MOST_OFFERS = 6  # of one player in one round, including counter-offers
MOST_PROMISES = 4  # in one offer
MOST_TERMS = 3

Data = Mapping[str, Any]


class DealError(Exception):
    """The deal is not possible. The code is stable; `rule` and `word` are set if the rules of the game reject it."""

    def __init__(self, code: str, rule: str = "", word: str | int | None = None) -> None:
        self.code = code
        self.rule = rule
        self.word = word
        super().__init__(code, rule, word)


def need(holds: object, code: str) -> None:
    if not holds:
        raise DealError(code)


def make_offer(
    ledger: Ledger,
    s: Any,
    seat: Seat,
    to: Seat,
    terms: Sequence[Data],
    promises: Sequence[Data],
    private: bool = False,
    counters: str = "",
) -> Offered:
    """Offer another player a deal, or make a counter-offer. It is open until it is answered, withdrawn or expires."""
    need(to != seat, "not_for_oneself")
    if counters:
        answered = open_offer(ledger, counters, to=seat)
        need(answered.seat == to and answered.private == private, "no_such_offer")
    now, later = _read_terms(ledger, terms, seat, to), _read_promises(ledger, promises, seat, to)
    need(now or later, "nothing_offered")
    _check_possible(later, _carried_out(ledger.negotiation, s, now, seat, to)[1])
    opened = (offer for offer in ledger.offers.values() if offer.status == "open")
    same = [(offer.seat, offer.to, offer.private, offer.terms, offer.promises) for offer in opened]
    need((seat, to, private, now, later) not in same, "offered_already")
    need(offers_left(ledger, s, seat), "too_many_offers")
    return Offered(
        id=ledger.new_id(seat, to, private),
        seat=seat,
        to=to,
        private=private,
        counters=counters,
        terms=_plain(now),
        promises=_plain(later),
    )


def _plain(parts: Sequence[Term | Promise]) -> tuple[dict[str, Any], ...]:
    """Plain values, as a journal stores them: lists instead of tuples."""
    return msgspec.json.decode(msgspec.json.encode(parts), type=tuple[dict[str, Any], ...])


def accept_offer(ledger: Ledger, s: Any, seat: Seat, id_: str) -> tuple[tuple[Seat, Words], ...]:
    """The answers that carry out the terms of an offer to this seat; raises `DealError` if it cannot be accepted."""
    found = open_offer(ledger, id_, to=seat)
    answers, after = _carried_out(ledger.negotiation, s, found.terms, found.seat, found.to)
    _check_possible(found.promises, after)
    return answers


def is_possible(rules: Negotiation, s: Any, offer: Offer) -> bool:
    """Could the offer be accepted in this state?"""
    try:
        _check_possible(offer.promises, _carried_out(rules, s, offer.terms, offer.seat, offer.to)[1])
    except DealError:
        return False
    return True


def decline_offer(ledger: Ledger, seat: Seat, id_: str, reason: DeclineReason = "") -> Declined:
    return Declined(offer=open_offer(ledger, id_, to=seat).id, reason=reason)


def withdraw_offer(ledger: Ledger, seat: Seat, id_: str) -> Withdrawn:
    return Withdrawn(offer=open_offer(ledger, id_, by=seat).id)


def offers_left(ledger: Ledger, s: Any, seat: Seat) -> int:
    """The number of offers the seat may still make in this round."""
    return max(0, MOST_OFFERS - ledger.made_in(seat, ledger.negotiation.round(s)))


def open_offer(ledger: Ledger, id_: str, to: Seat | None = None, by: Seat | None = None) -> Offer:
    """The code is the same for offers of others, so that nobody can find out whether a private one exists."""
    found = ledger.open_offer(id_)
    if found is None or to not in (None, found.to) or by not in (None, found.seat):
        raise DealError("no_such_offer")
    return found


def _read_terms(ledger: Ledger, data: Sequence[Data], seat: Seat, to: Seat) -> tuple[Term, ...]:
    need(len(data) <= MOST_TERMS, "too_long")
    try:
        terms = tuple(map(ledger.negotiation.term, data))
    except msgspec.ValidationError:
        raise DealError("no_such_promise") from None
    need(all(ledger.negotiation.fits(term, seat, to) for term in terms), "no_such_promise")
    need(len(set(terms)) == len(terms), "offered_already")
    return terms


def _read_promises(ledger: Ledger, data: Sequence[Data], seat: Seat, to: Seat) -> tuple[Promise, ...]:
    need(len(data) <= MOST_PROMISES, "too_long")
    try:
        promises = tuple(map(ledger.negotiation.promise, data))
    except msgspec.ValidationError:
        raise DealError("no_such_promise") from None
    need(all(promise.seat in (seat, to) for promise in promises), "no_such_promise")
    need(len(set(promises)) == len(promises), "offered_already")
    return promises


def _check_possible(promises: Sequence[Promise], s: Any) -> None:
    """Check the promises in the state `s`, in which they would be made."""
    for promise in promises:
        if field := promise.wrong_field(s):
            raise DealError("impossible_promise", word=field)


def _carried_out(
    rules: Negotiation, s: Any, terms: tuple[Any, ...], seat: Seat, to: Seat
) -> tuple[tuple[tuple[Seat, Words], ...], Any]:
    """The answers that carry out the terms, and the state after them; raises `DealError` if they are not legal."""
    answers = rules.answers(terms, seat, to) if terms else ()
    for who, words in answers:
        need(rules.is_talking(s) and who in rules.game.to_move(s), "not_now")
        try:
            rules.game.question(s, who).check(words)
        except IllegalAction as error:
            raise DealError(error.code, error.rule, error.word) from error
        s, _ = rules.game.advance(s, who, words)
    return answers, s
