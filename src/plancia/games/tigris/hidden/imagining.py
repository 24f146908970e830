"""A complete state dealt from one seat's view, with the odds of chance given the proofs about the hands."""

from __future__ import annotations

from plancia.engine import RandBelow, Seat
from plancia.games.tigris.board import BIT, cells_named
from plancia.games.tigris.components import MONUMENTS, NONE, Counts
from plancia.games.tigris.hidden.knowledge import Proofs, agrees, certain, owned
from plancia.games.tigris.state import State
from plancia.games.tigris.view import View

TRIES = 200  # deals, to find one that agrees with the proofs


def imagine(v: View, randbelow: RandBelow) -> State:
    """Deal what the seat cannot see: others' hands and the tiles they swapped; the rest is in the bag. §16.5"""
    unseen = list(v.unseen)
    others = [seat for seat in range(v.seats) if seat != v.seat]
    for seat in others:  # proved tiles first, so that nobody else gets them
        _take(unseen, owned(v.proofs[seat]))
    dealt = {seat: _deal(v, seat, unseen, randbelow) for seat in others}
    if v.seat is not None:
        dealt[v.seat] = v.hand or NONE, v.aside or NONE
    hands, asides = zip(*(dealt[seat] for seat in range(v.seats)), strict=True)
    return State(
        stack=v.stack,
        ask=v.ask,
        answers=(None,) if v.ask is not None else (),
        asked=v.asked,
        options=v.options,
        seats=v.seats,
        active=v.active,
        tiles=tuple(map(cells_named, v.tiles)),
        face_down=cells_named(v.face_down),
        monuments=tuple(next((BIT[m.cell] for m in v.monuments if m.colours == pair), 0) for pair in MONUMENTS),
        leaders=tuple(BIT[cell] if cell else 0 for seat in v.leaders for cell in seat),
        catastrophes=cells_named(v.catastrophes),
        treasures=cells_named(v.treasures),
        dead=cells_named(v.dead_squares),
        bag=tuple(unseen),
        reserve=v.reserve,
        hands=tuple(n for hand in hands for n in hand),
        aside=tuple(n for aside in asides for n in aside),
        proofs=v.proofs,
        catastrophes_left=v.catastrophes_left,
        points=tuple(n for points in v.points for n in points),
        taken=v.taken,
        quiet=v.quiet,
        reason=v.reason,
    )


def _deal(v: View, seat: Seat, unseen: list[int], randbelow: RandBelow) -> tuple[Counts, Counts]:
    """A hand and the swapped tiles that agree with the proofs."""
    proofs, size, swapped = v.proofs[seat], v.hand_sizes[seat], v.swapped[seat]
    sure, known = certain(proofs), owned(proofs)
    drawn = _draw(unseen, size + swapped - sum(known), randbelow)
    loose = [a + b - c for a, b, c in zip(known, drawn, sure, strict=True)]
    for _ in range(TRIES):
        left = list(loose)
        hand = tuple(a + b for a, b in zip(sure, _draw(left, size - sum(sure), randbelow), strict=True))
        if agrees(proofs, hand):
            return hand, tuple(left)
    return _likely(proofs, [a + b for a, b in zip(sure, loose, strict=True)], size, randbelow)


def _likely(proofs: Proofs, tiles: list[int], size: int, randbelow: RandBelow) -> tuple[Counts, Counts]:
    """If random deals take too long: the tiles taken last are in the hand, then those taken before, then any."""
    hand = [0] * len(tiles)
    for proof in reversed(proofs):
        for colour, proved in enumerate(proof.tiles):
            n = min(proved - hand[colour], tiles[colour], size - sum(hand))
            hand[colour] += max(0, n)
            tiles[colour] -= max(0, n)
    rest = _draw(tiles, size - sum(hand), randbelow)
    return tuple(a + b for a, b in zip(hand, rest, strict=True)), tuple(tiles)


def _draw(lots: list[int], n: int, randbelow: RandBelow) -> Counts:
    """Remove this many of these at random, and return them."""
    drawn = [0] * len(lots)
    for _ in range(n):
        lot, colour = randbelow(sum(lots)), 0
        while lot >= lots[colour]:
            lot -= lots[colour]
            colour += 1
        lots[colour] -= 1
        drawn[colour] += 1
    return tuple(drawn)


def _take(lots: list[int], tiles: Counts) -> None:
    lots[:] = [a - b for a, b in zip(lots, tiles, strict=True)]
