"""The deals of a game in progress without a server: a ledger that follows the decisions of a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from plancia.deals import (
    Accepted,
    DealMove,
    DealNote,
    Declined,
    KnownDeals,
    Ledger,
    Negotiation,
    Proposal,
    Step,
    Withdrawn,
)
from plancia.deals.making import accept_offer, decline_offer, make_offer, offers_left, withdraw_offer
from plancia.engine import Facts, Seat
from plancia.records.session import GameSession


class SessionDeals:
    """What players do about deals, and the ledger. `talk` is when they may: at any time, or only in ceasefires."""

    def __init__(
        self,
        session: GameSession[Any],
        rules: Negotiation,
        notes: Sequence[DealNote] = (),
        talk: str = "any",
        private: bool = True,
    ) -> None:
        self.session, self.ledger = session, Ledger(rules)
        self.talk, self.private = talk, private
        self._replay(list(notes))

    def catch_up(self) -> None:
        """Judge the decisions since the last call, or forget those that were undone."""
        self._replay([])

    def may_deal(self) -> bool:
        """Can offers be made and answered now?"""
        s = self.session.state
        return bool(self.session.to_move()) and (self.talk == "any" or self.ledger.negotiation.is_talking(s))

    def known_to(self, seat: Seat) -> KnownDeals:
        s = self.session.state
        left = offers_left(self.ledger, s, seat)
        return self.ledger.known_to(seat, s, left, self.may_deal(), self.private)

    def carry_out(self, seat: Seat, move: DealMove) -> Facts:
        """Do what a player wants about a deal; returns what has happened in the game. Raises `DealError`."""
        s = self.session.state
        match move:
            case Proposal():
                terms, promises = map(msgspec.to_builtins, move.terms), map(msgspec.to_builtins, move.promises)
                terms_of_deal = (move.to, [*terms], [*promises], move.private and self.private, move.counters)
                self.ledger.add(make_offer(self.ledger, s, seat, *terms_of_deal), s)
            case Accepted(offer=id_):
                return self._accept(seat, id_)
            case Declined(offer=id_, reason=reason):
                self.ledger.add(decline_offer(self.ledger, seat, id_, reason), s)
            case Withdrawn(offer=id_):
                self.ledger.add(withdraw_offer(self.ledger, seat, id_), s)
        return ()

    def _accept(self, seat: Seat, id_: str) -> Facts:
        """The terms are carried out by the rules; then the promises are in the ledger."""
        happened: Facts = ()
        for who, words in accept_offer(self.ledger, self.session.state, seat, id_):
            happened += self.session.answer(who, words)
        self.catch_up()
        self.ledger.add(Accepted(offer=id_), self.session.state)
        return happened

    def _replay(self, notes: list[DealNote]) -> None:
        """All decisions that the ledger has not seen, with these notes between them."""
        earlier, moments = len(self.session.unplayed) + len(self.session.earlier), self.session.moments
        if self.ledger.after < earlier:
            self.ledger.after = earlier
        if self.ledger.after > earlier + len(moments):
            self.session.cut(self.ledger.start_of_deals(earlier + len(moments)))
            self.ledger.take_back(earlier + len(moments))
        for moment in moments[self.ledger.after - earlier :]:
            self._write(notes, moment.before)
            self.ledger.see(Step(moment.entry.seat, moment.entry.words, moment.before, moment.after, moment.facts))
        self._write(notes, self.session.state)

    def _write(self, notes: list[DealNote], s: Any) -> None:
        while notes and notes[0].after <= self.ledger.after:
            self.ledger.add(notes.pop(0).note, s)
