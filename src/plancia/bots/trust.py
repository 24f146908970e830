"""How much a bot trusts a player, by the player's promises in the ledger that the bot may know."""

from __future__ import annotations

from collections.abc import Mapping

from plancia.deals import KnownDeals
from plancia.engine import Seat

USUAL = 4.0  # the first impression counts as much as this many promises
HARM = 3.0  # a broken promise counts as much as this many kept ones
TO_ME = 2.0  # a promise to the bot itself counts as much as this many to others


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
