"""Offers and promises as players see them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from plancia.deals.notes import Accepted, Declined, DeclineReason, Withdrawn
from plancia.engine import Seat

OfferStatus = Literal["open", "accepted", "declined", "withdrawn", "countered", "expired"]
PromiseStatus = Literal["open", "kept", "broken", "void"]


class Offer(Struct, frozen=True, kw_only=True):
    """A deal that one player offers to another."""

    id: str  # private offers are numbered per pair, so that nobody else can count them
    seat: Seat  # who offers it
    to: Seat
    private: bool  # only these two know of it
    counters: str  # the offer that it answers; "": none
    terms: tuple[Any, ...]  # carried out as soon as it is accepted
    promises: tuple[Any, ...]  # of either player
    round: int  # in which it was made
    expires: Literal["talk", "round"]  # with the end of the ceasefire, or of the round
    status: OfferStatus
    reason: DeclineReason = ""  # why it was declined; "": it was not, or no reason was given

    def read_by(self, seat: Seat | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return not self.private or seat in (self.seat, self.to)


class LedgerEntry(Struct, frozen=True, kw_only=True):
    """A promise in the ledger."""

    id: str
    offer: str
    to: Seat  # who got it
    private: bool
    promise: Any
    round: int  # in which it was made
    status: PromiseStatus
    decided: int | None  # in which round; None: it is open
    fact: Any  # that decided it; None: it is open, or no single fact did
    owed: int = 0  # influence that is due now

    def read_by(self, seat: Seat | None) -> bool:
        return not self.private or seat in (self.promise.seat, self.to)


class KnownDeals(Struct, frozen=True, kw_only=True):
    """Everything that one seat may know about deals, for bots."""

    seat: Seat
    offers: tuple[Offer, ...]  # open and closed ones
    promises: tuple[LedgerEntry, ...]
    round: int
    may_deal: bool  # offers can be made and answered now
    left: int  # offers that the seat may still make in this round
    private: bool  # the table allows private offers

    def to_me(self) -> list[Offer]:
        """The open offers to the seat."""
        return [offer for offer in self.offers if offer.status == "open" and offer.to == self.seat]

    def mine(self) -> list[LedgerEntry]:
        """The open promises of the seat."""
        return [entry for entry in self.promises if entry.status == "open" and entry.promise.seat == self.seat]


class Proposal(Struct, frozen=True, kw_only=True):
    """An offer or counter-offer that a player wants to make."""

    to: Seat
    terms: tuple[Any, ...] = ()
    promises: tuple[Any, ...] = ()
    private: bool = False
    counters: str = ""


DealMove = Proposal | Accepted | Declined | Withdrawn  # what a player does about deals
