"""Notes about deals in a journal or a record: offer, accept, decline, withdraw. The ledger is computed from them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from plancia.engine import Seat

Data = dict[str, Any]  # a promise or a term as plain values: each game has its own kinds
# Why an offer is declined: the other player is not trusted, it is worth too little, or no promise is made at all.
DeclineReason = Literal["", "distrust", "too_little", "no_promises"]


class Offered(Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """A deal for one other player. A counter-offer replaces the offer that it answers."""

    id: str
    seat: Seat
    to: Seat
    private: bool = False  # only these two ever see it
    counters: str = ""
    terms: tuple[Data, ...] = ()
    promises: tuple[Data, ...] = ()


class Accepted(Struct, frozen=True, kw_only=True, tag=True):
    offer: str


class Declined(Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    offer: str
    reason: DeclineReason = ""


class Withdrawn(Struct, frozen=True, kw_only=True, tag=True):
    """The player who made the offer takes it back."""

    offer: str


AnyNote = Offered | Accepted | Declined | Withdrawn


class DealNote(Struct, frozen=True, gc=False):
    """A note in a record."""

    after: int  # the number of decisions before it
    note: AnyNote
