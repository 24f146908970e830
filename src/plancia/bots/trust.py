"""How much a bot trusts a player: what the ledger says about their promises, as far as the bot may know it."""

from __future__ import annotations

from collections.abc import Mapping

from plancia.deals import KnownDeals
from plancia.engine import Seat

USUAL = 4.0  # promises that the first impression counts for
HARM = 3.0  # a broken promise counts as so many kept ones
TO_ME = 2.0  # a promise to the bot itself counts as so many to others


def trust(deals: KnownDeals, seat: Seat, first: float, broke: Mapping[Seat, int] | None = None) -> float:
    """The odds that this player keeps a promise. `first` is the first impression; `broke` counts alliances left."""
    kept, broken = 0.0, HARM * (broke or {}).get(seat, 0)
    for entry in deals.promises:
        if entry.promise.seat == seat:
            weight = TO_ME if entry.to == deals.seat else 1.0
            kept += weight * (entry.status == "kept")
            broken += HARM * weight * (entry.status == "broken")
    return (USUAL * first + kept) / (USUAL + kept + broken)


def is_betrayed(deals: KnownDeals, offer: str) -> bool:
    """Has the other player broken a promise of this deal?"""
    return any(
        entry.offer == offer and entry.promise.seat != deals.seat and entry.status == "broken"
        for entry in deals.promises
    )
