"""Drawing tiles: blind from the bag, or in the open-tile variant one at a time from the reserve or the bag."""

from __future__ import annotations

from plancia.engine import (
    CASE,
    CHANCE,
    HIDDEN,
    Action,
    Amount,
    Answers,
    Ask,
    Bag,
    Case,
    Choices,
    Frame,
    Insert,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.tigris.components import COLOURS, INDEX, RESERVE, Colour, Counts, letters
from plancia.games.tigris.ending import finish_game
from plancia.games.tigris.facts import Drew, DrewTiles, ReserveShown, TookFromReserve
from plancia.games.tigris.hidden.knowledge import after_taking
from plancia.games.tigris.state import Draft, Fields, put

BLIND = "bag"


def tally(colours: Words) -> Counts:
    """How many of each colour."""
    return tuple(map(colours.count, COLOURS))


def less(tiles: Counts, colours: Words) -> Counts:
    if not colours:
        return tiles
    count, (red, blue, green, black) = colours.count, tiles
    return red - count("red"), blue - count("blue"), green - count("green"), black - count("black")


# ---- blind, from the bag ---------------------------------------------------------------------------------------------
class Draw(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance draws tiles that only this player sees. §16.2"""

    RULE = "16.2"
    WORD = CASE  # a colour
    who: Seat
    count: Amount

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        return Bag(COLOURS, less(s.bag, prefix)) if len(prefix) < self.count else None

    def seen(self, seat: int, words: Words, by: int | None, /) -> Words:
        return words if by == self.who else (HIDDEN,) * len(words)


class BlindDraw(Frame, frozen=True, kw_only=True, gc=False):
    """A number of tiles, hidden from the others."""

    seat: int
    count: int


def draw_from_bag(t: Draft, f: BlindDraw) -> Next:
    """Tiles are drawn from the bag at random. §3.4 §14.3"""
    return Draw(seats=(CHANCE,), who=f.seat, count=f.count)


@hears(Draw)
def take_in_hand(t: Draft, f: BlindDraw, answers: Answers[Words]) -> Next:
    """Only the player sees the tiles; everybody sees how many. §16.1 §16.2"""
    tiles = tally(answers[CHANCE])
    t.bag = less(t.bag, answers[CHANCE])
    t.take_tiles(f.seat, tiles)
    t.note(Drew(seat=f.seat, count=f.count))
    t.note(DrewTiles(to=(f.seat,), of=CHANCE, seat=f.seat, tiles=letters(tiles)))
    return None


# ---- one at a time, from the reserve or the bag ----------------------------------------------------------------------
class Show(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance turns up tiles for the reserve. §17.5"""

    RULE = "17.5"
    WORD = CASE
    count: Amount

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        return Bag(COLOURS, less(s.bag, prefix)) if len(prefix) < self.count else None


class Source(Action, frozen=True, gc=False):
    """A colour in the reserve, or the bag."""

    source: Case


class DrawFrom(Ask[Fields, Source], frozen=True, kw_only=True, gc=False):
    """Take a tile from the reserve or draw one blind. §17.6"""

    RULE = "17.6"

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        shown = tuple(colour for colour, n in zip(COLOURS, s.reserve, strict=True) if n)
        return (BLIND, *shown) if any(s.bag) else shown

    def why(self, s: Fields, seat: int, prefix: Words, word: Word, /) -> Refusal:
        if word == BLIND:
            return Refusal("bag_empty", "17.8")
        return Refusal("not_in_reserve" if word in COLOURS else "no_such_source", "17.6")


class TopUp(Frame, frozen=True, kw_only=True, gc=False):
    """The reserve is filled up to six while the bag has tiles."""


def turn_up_tiles(t: Draft, f: TopUp) -> Next:
    """As many as are missing; none if the bag is empty. §17.6 §17.8"""
    missing = min(RESERVE - sum(t.reserve), sum(t.bag))
    return Show(seats=(CHANCE,), count=missing) if missing else None


@hears(Show)
def lay_out(t: Draft, f: TopUp, answers: Answers[Words]) -> Next:
    """The new tiles are face up for everybody. §17.5"""
    tiles = tally(answers[CHANCE])
    t.bag = less(t.bag, answers[CHANCE])
    t.reserve = tuple(a + b for a, b in zip(t.reserve, tiles, strict=True))
    t.note(ReserveShown(tiles=letters(tiles)))
    return None


class OpenDraw(Frame, frozen=True, kw_only=True, gc=False):
    """A number of tiles, one at a time."""

    seat: int
    count: int


def choose_source(t: Draft, f: OpenDraw) -> Next:
    """A player draws all tiles before the next player draws. §17.6"""
    return DrawFrom(seats=(f.seat,))


@hears(DrawFrom)
def take_from_source(t: Draft, f: OpenDraw, answers: Answers[Source]) -> Next:
    """Everybody sees tiles taken from the reserve; only the player sees a blind draw. §17.9"""
    source = answers[f.seat].source
    t.remember(f, count=f.count - 1)
    if source == BLIND:
        return BlindDraw(seat=f.seat, count=1)
    take_openly(t, f.seat, source)
    return TopUp()


def draw_on(t: Draft, f: OpenDraw) -> Next:
    """The tile just turned up may be taken next. §17.6"""
    return goto(choose_source) if f.count else None


def take_openly(t: Draft, seat: int, colour: Colour) -> None:
    i = INDEX[colour]
    t.reserve = put(t.reserve, i, t.reserve[i] - 1)
    t.take_tiles(seat, tally((colour,)))
    t.proofs = put(t.proofs, seat, after_taking(t.proofs[seat], i))
    t.note(TookFromReserve(seat=seat, colour=colour))


# ---- a player fills up, or replaces what was swapped -----------------------------------------------------------------
class Refill(Frame, frozen=True, kw_only=True, gc=False):
    """A player draws this many tiles; if there are not enough, the game is over."""

    seat: int
    count: int


def check_supply(t: Draft, f: Refill) -> Next:
    """If there are not enough tiles, nothing is drawn and the game is over. §15.2 §15.3 §13.3 §17.8"""
    if f.count > sum(t.bag) + sum(t.reserve):
        finish_game(t, "bag")
    return None


def draw_blind(t: Draft, f: Refill) -> Next:
    """All at once, from the bag. §13.1 §14.3"""
    return BlindDraw(seat=f.seat, count=f.count)


def draw_openly(t: Draft, f: Refill) -> Next:
    """One at a time, with a view of the reserve; also after a swap. §17.6 §17.7"""
    return OpenDraw(seat=f.seat, count=f.count)


PROCEDURES = (
    procedure(Refill, check_supply, draw_blind),
    procedure(BlindDraw, draw_from_bag, take_in_hand),
)
OPEN_TILES = (
    procedure(OpenDraw, choose_source, take_from_source, draw_on),
    procedure(TopUp, turn_up_tiles, lay_out),
)
OPEN_TILE_VARIANT = Insert(by="open tiles", frame=Refill, steps=(draw_openly,), instead_of="draw_blind")
