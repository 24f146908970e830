"""The swap action: tiles are set aside and as many are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import prod

from msgspec import Struct

from plancia.engine import Frame, Next, Refusal, Word, procedure
from plancia.games.tigris.components import Counts, counted, letters
from plancia.games.tigris.draw import Refill
from plancia.games.tigris.facts import TilesSwapped
from plancia.games.tigris.state import Draft


class Handfuls(Struct, frozen=True, gc=False):
    """Every choice of one or more tiles from a hand, as words like RRG."""

    hand: Counts

    def __len__(self) -> int:
        return prod(n + 1 for n in self.hand) - 1

    def __getitem__(self, lot: int) -> str:
        if not 0 <= lot < len(self):
            raise IndexError(lot)
        lot, handful = lot + 1, []  # lot 0 would be no tile at all
        for n in self.hand:
            lot, tiles = divmod(lot, n + 1)
            handful.append(tiles)
        return letters(tuple(handful))

    def __iter__(self) -> Iterator[str]:
        return iter(_all(self))

    def __contains__(self, word: object) -> bool:
        if type(word) is not str or not word:
            return False
        try:
            handful = counted(word)
        except ValueError:
            return False
        return letters(handful) == word and all(n <= held for n, held in zip(handful, self.hand, strict=True))


@lru_cache(1024)  # few hands differ, and spelling them took a fifth of the time for a form
def _all(handfuls: Handfuls) -> tuple[str, ...]:
    return tuple([handfuls[lot] for lot in range(len(handfuls))])


class Swap(Frame, frozen=True, kw_only=True, gc=False):
    """Tiles are exchanged for others. Frames are public, so this one does not name the tiles. §16.2"""

    seat: int
    count: int


def why_not(hand: Counts, word: Word) -> Refusal:
    """The rule that forbids swapping these tiles."""
    try:
        handful = counted(str(word))
    except ValueError:
        return Refusal("no_such_tiles", "13.1")
    if not any(handful):
        return Refusal("no_tile_to_swap", "13.2")
    if any(n > held for n, held in zip(handful, hand, strict=True)):
        return Refusal("not_so_many_held", "13.2")
    return Refusal("tiles_in_the_order_of_colours", "13.1")


def set_aside(t: Draft, seat: int, tiles: str) -> Swap:
    """Face down, out of the game; everybody sees how many. §13.1 §13.2 §16.1"""
    t.set_aside(seat, counted(tiles))
    t.note(TilesSwapped(seat=seat, count=len(tiles)))
    return Swap(seat=seat, count=len(tiles))


def draw_as_many(t: Draft, f: Swap) -> Next:
    """Exactly as many, not up to six; they can be used in the next action. §13.1 §5.4"""
    return Refill(seat=f.seat, count=f.count)


PROCEDURES = (procedure(Swap, draw_as_many),)
