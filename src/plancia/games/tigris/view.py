"""What a seat may know, and what it may imagine. A view is built by allow-list: nothing gets in by default."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct

from plancia.engine import Below, Seat
from plancia.games.tigris.board import BIT, NAMES, cells_named, names
from plancia.games.tigris.components import MONUMENTS, NONE, Cell, Colour, Counts
from plancia.games.tigris.hands import Proofs, agrees, certain, owned
from plancia.games.tigris.state import Options, State
from plancia.games.tigris.war import Wars

T = TypeVar("T")
TRIES = 200  # of deals that agree with what is proved


class Monument(Struct, frozen=True, gc=False):
    """A monument on the square whose top left cell this is."""

    colours: tuple[Colour, Colour]
    cell: Cell


class View(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one seat sees it; by colour always red, blue, green, black."""

    seat: Seat | None  # None: a spectator
    seats: int
    options: Options
    active: Seat
    tiles: tuple[tuple[Cell, ...], ...]  # face up, by colour
    face_down: tuple[Cell, ...]
    monuments: tuple[Monument, ...]
    leaders: tuple[tuple[Cell | None, ...], ...]  # by seat and colour; None: at home
    catastrophes: tuple[Cell, ...]
    treasures: tuple[Cell, ...]
    union: Cell | None  # under the unification marker
    dead_squares: tuple[Cell, ...]
    bag: int
    reserve: Counts
    hand: Counts | None  # one's own
    hand_sizes: tuple[int, ...]
    aside: Counts | None  # what one swapped away oneself
    swapped: tuple[int, ...]  # how many tiles each seat has swapped away
    proofs: tuple[Proofs, ...]  # what all can prove about the hands
    unseen: Counts  # all tiles but those the seat has seen: in the bag, in others' hands, or swapped away by others
    catastrophes_left: tuple[int, ...]
    points: tuple[Counts, ...]  # every award was seen by all; whether others' totals are displayed is an option
    taken: tuple[int, ...]  # treasures
    quiet: int
    reason: str
    stack: tuple[Any, ...]  # procedures and question are public
    ask: Any
    asked: int

    def __str__(self) -> str:
        from plancia.games.tigris.text import view_text

        return view_text(self)

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        from plancia.games.tigris.svg import svg

        return svg(self)


def by_seat(values: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
    return tuple([values[at : at + 4] for at in range(0, len(values), 4)])


def view(s: State, seat: Seat | None) -> View:
    """What is open to all, and one's own secrets. §16.1 §16.2 §16.4 §16.5"""
    hands, asides = by_seat(s.hands), by_seat(s.aside)
    unseen = s.bag
    for other in range(s.seats):
        if other != seat:
            unseen = tuple([a + b + c for a, b, c in zip(unseen, hands[other], asides[other], strict=True)])
    return View(
        seat=seat,
        seats=s.seats,
        options=s.options,
        active=s.active,
        tiles=tuple([names(cells) for cells in s.tiles]),
        face_down=names(s.face_down),
        monuments=tuple([Monument(p, NAMES[c]) for p, c in zip(MONUMENTS, s.monuments, strict=True) if c]),
        leaders=by_seat(tuple([NAMES.get(cell) for cell in s.leaders])),
        catastrophes=names(s.catastrophes),
        treasures=names(s.treasures),
        union=next((frame.union for frame in s.stack if type(frame) is Wars), None),
        dead_squares=names(s.dead),
        bag=sum(s.bag),
        reserve=s.reserve,
        hand=None if seat is None else hands[seat],
        hand_sizes=tuple(map(sum, hands)),
        aside=None if seat is None else asides[seat],
        swapped=tuple(map(sum, asides)),
        proofs=s.proofs,
        unseen=unseen,
        catastrophes_left=s.catastrophes_left,
        points=by_seat(s.points),
        taken=s.taken,
        quiet=s.quiet,
        reason=s.reason,
        stack=s.stack,
        ask=s.ask,
        asked=s.asked,
    )


def imagine(v: View, below: Below) -> State:
    """Deal what the seat cannot see: others' hands and what they swapped away; the rest is in the bag. §16.5"""
    unseen = list(v.unseen)
    others = [seat for seat in range(v.seats) if seat != v.seat]
    for seat in others:  # first of all what is proved, so that nobody else can be dealt it
        _take(unseen, owned(v.proofs[seat]))
    dealt = {seat: _deal(v, seat, unseen, below) for seat in others}
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


def _deal(v: View, seat: Seat, unseen: list[int], below: Below) -> tuple[Counts, Counts]:
    """A hand and the tiles swapped away, in agreement with what all have seen."""
    proofs, size, swapped = v.proofs[seat], v.hand_sizes[seat], v.swapped[seat]
    sure, known = certain(proofs), owned(proofs)
    drawn = _draw(unseen, size + swapped - sum(known), below)
    loose = [a + b - c for a, b, c in zip(known, drawn, sure, strict=True)]
    for _ in range(TRIES):
        left = list(loose)
        hand = tuple(a + b for a, b in zip(sure, _draw(left, size - sum(sure), below), strict=True))
        if agrees(proofs, hand):
            return hand, tuple(left)
    return _likely(proofs, [a + b for a, b in zip(sure, loose, strict=True)], size, below)


def _likely(proofs: Proofs, tiles: list[int], size: int, below: Below) -> tuple[Counts, Counts]:
    """Where chance would take too long: what was taken last is in the hand, then what was taken before, then any."""
    hand = [0] * len(tiles)
    for proof in reversed(proofs):
        for colour, proved in enumerate(proof.tiles):
            n = min(proved - hand[colour], tiles[colour], size - sum(hand))
            hand[colour] += max(0, n)
            tiles[colour] -= max(0, n)
    rest = _draw(tiles, size - sum(hand), below)
    return tuple(a + b for a, b in zip(hand, rest, strict=True)), tuple(tiles)


def _draw(lots: list[int], n: int, below: Below) -> Counts:
    """So many of these, at random, and they are gone."""
    drawn = [0] * len(lots)
    for _ in range(n):
        lot, colour = below(sum(lots)), 0
        while lot >= lots[colour]:
            lot -= lots[colour]
            colour += 1
        lots[colour] -= 1
        drawn[colour] += 1
    return tuple(drawn)


def _take(lots: list[int], tiles: Counts) -> None:
    lots[:] = [a - b for a, b in zip(lots, tiles, strict=True)]
