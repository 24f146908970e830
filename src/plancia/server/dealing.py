"""Offers and answers to them: what a table decides about a deal. Pure, like `deciding`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from plancia.deals import Accepted, DealMove, Declined, DeclineReason, KnownDeals, Ledger, Proposal, Withdrawn
from plancia.deals import making as m
from plancia.engine import Seat
from plancia.records import Entry
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.deciding import RequestError, need, play
from plancia.server.decision import Decision, happens
from plancia.server.game_table import GameTable


def offer(t: GameTable, command: p.MakeOffer) -> Decision:
    """A deal for another player, or a counter-offer."""
    need(command.to in range(len(t.seats)), "no_such_seat")
    need(not command.private or t.created.private_talk, "no_private_talk")
    with _ledger(t) as ledger:
        note = m.make_offer(
            ledger,
            t.session.state,
            command.seat,
            command.to,
            command.terms,
            command.promises,
            command.private,
            command.counters,
        )
    return happens(e.Dealt(note=note))


def accept(t: GameTable, seat: Seat, id_: str) -> Decision:
    """The terms are carried out by the rules, or the deal is rejected; then the promises are in the ledger."""
    with _ledger(t) as ledger:
        answers = m.accept_offer(ledger, t.session.state, seat, id_)
    played = play(t, [Entry(who, words) for who, words in answers], "deal") if answers else Decision()
    return Decision((*played.events, e.Dealt(note=Accepted(offer=id_))), played.moments)


def decline(t: GameTable, seat: Seat, id_: str, reason: DeclineReason = "") -> Decision:
    with _ledger(t) as ledger:
        return happens(e.Dealt(note=m.decline_offer(ledger, seat, id_, reason)))


def withdraw(t: GameTable, seat: Seat, id_: str) -> Decision:
    with _ledger(t) as ledger:
        return happens(e.Dealt(note=m.withdraw_offer(ledger, seat, id_)))


def by_bot(t: GameTable, seat: Seat, move: DealMove) -> Decision:
    """What a bot does about deals, with the same limits as a person. Nobody makes deals for an absent person."""
    need(t.seats[seat].kind == "bot", "a_bot_stands_in")
    match move:
        case Proposal():
            return offer(
                t,
                p.MakeOffer(
                    id=0,
                    seat=seat,
                    to=move.to,
                    terms=tuple(map(msgspec.to_builtins, move.terms)),
                    promises=tuple(map(msgspec.to_builtins, move.promises)),
                    private=move.private,
                    counters=move.counters,
                ),
            )
        case Accepted(offer=id_):
            return accept(t, seat, id_)
        case Declined(offer=id_, reason=reason):
            return decline(t, seat, id_, reason)
        case Withdrawn(offer=id_):
            return withdraw(t, seat, id_)


def known_to(t: GameTable, seat: Seat) -> KnownDeals | None:
    """The deals that a bot in this seat may know; None: there are none, or it plays for somebody else."""
    if t.deals is None or not t.playing or t.seats[seat].kind != "bot":
        return None
    left = offers_left(t, seat)
    return t.deals.known_to(seat, t.session.state, left, may_deal(t), t.created.private_talk)


def may_deal(t: GameTable) -> bool:
    """Does the table allow deals now?"""
    if t.deals is None or not t.playing:
        return False
    return t.created.talk == "any" or t.deals.negotiation.is_talking(t.session.state)


def offers_left(t: GameTable, seat: Seat) -> int:
    """How many offers the seat may still make in this round."""
    return 0 if t.deals is None else m.offers_left(t.deals, t.session.state, seat)


@contextmanager
def _ledger(t: GameTable) -> Iterator[Ledger]:
    """The ledger, if the table allows deals now. An impossible deal raises `RequestError`."""
    if t.deals is None:
        raise RequestError("no_deals")
    need(t.playing, "not_playing")
    need(may_deal(t), "not_now")
    try:
        yield t.deals
    except m.DealError as error:
        raise RequestError(error.code, error.rule, error.word) from error
