"""Offers and promises for each audience. A change of a deal is sent only to those who may know the deal."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from plancia.deals import LedgerEntry, Offer
from plancia.engine import Seat
from plancia.server.dealing import may_deal, offers_left
from plancia.server.game_table import GameTable
from plancia.server.protocol import Deals
from plancia.server.updates import PIECE

encode = msgspec.json.Encoder().encode


class DealAudience:
    """A seat, or all spectators, and the deals sent to it so far."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.offers: dict[str, Offer] = {}
        self.promises: dict[str, LedgerEntry] = {}
        self.limits = (False, 0)  # whether deals are allowed now, and how many offers are left

    def refresh(self, t: GameTable) -> tuple[list[Offer | LedgerEntry], bool]:
        """What is new or has changed for it, and whether its limits have."""
        assert t.deals is not None
        offers, promises = t.deals.read_by(self.seat)
        changed: list[Offer | LedgerEntry] = [offer for offer in offers if self.offers.get(offer.id) != offer]
        changed += (promise for promise in promises if self.promises.get(promise.id) != promise)
        limits = (may_deal(t), 0 if self.seat is None else offers_left(t, self.seat))
        other_limits, self.limits = limits != self.limits, limits
        self.offers = {offer.id: offer for offer in offers}
        self.promises = {promise.id: promise for promise in promises}
        return changed, other_limits


def changed_deals(t: GameTable, audience: DealAudience) -> Iterator[Deals]:
    """What has changed for an audience since the last message."""
    if t.deals is None:
        return
    changed, limits = audience.refresh(t)
    if changed or limits:
        yield from _messages(audience, changed, fresh=False)


def all_deals(t: GameTable, audience: DealAudience) -> Iterator[Deals]:
    """Everything that an audience may know, for a new listener."""
    if t.deals is not None:
        audience.refresh(t)
        yield from _messages(audience, [*audience.offers.values(), *audience.promises.values()], fresh=True)


def _messages(audience: DealAudience, changed: list[Offer | LedgerEntry], fresh: bool) -> Iterator[Deals]:
    """In pieces, each small enough for one message."""
    piece, size = list[Offer | LedgerEntry](), 0
    for one in changed:
        more = len(encode(one)) + 1
        if piece and size + more > PIECE:
            yield _message(audience, piece, fresh)
            piece, size, fresh = [], 0, False
        piece.append(one)
        size += more
    yield _message(audience, piece, fresh)


def _message(audience: DealAudience, piece: list[Offer | LedgerEntry], fresh: bool) -> Deals:
    may, left = audience.limits
    return Deals(
        seat=audience.seat,
        fresh=fresh,
        offers=tuple(one for one in piece if isinstance(one, Offer)),
        promises=tuple(one for one in piece if isinstance(one, LedgerEntry)),
        may_deal=may,
        left=left,
    )
