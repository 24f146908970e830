"""Monuments: on four face-up tiles of one colour in a square."""

from __future__ import annotations

from plancia.engine import Action, Answers, Ask, Case, Choices, Frame, Next, Refusal, Word, Words, hears, procedure
from plancia.games.tigris.board import BIT, CELLS, NAMES, ROW, cell_named, names, square
from plancia.games.tigris.components import INDEX, MONUMENT_NAMES, MONUMENTS, Cell, Colour
from plancia.games.tigris.facts import MonumentBuilt, MonumentDeclined
from plancia.games.tigris.state import Draft, Fields, put


class Build(Action, frozen=True, tag="build", gc=False):
    """This monument, on the square with this cell at the top left."""

    cell: Cell
    monument: Case


class Decline(Action, frozen=True, tag="decline", gc=False):
    """No monument."""


class BuildMonument(Ask[Fields, Build | Decline], frozen=True, kw_only=True, gc=False):
    """Build a monument on a square just completed, or decline. §10.4 §10.5"""

    RULE = "10.4"
    squares: tuple[Cell, ...]  # by their top left cells
    monuments: tuple[Case, ...]

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return ("decline", "build")
            case ("build",):
                return self.squares
            case ("build", _):
                return self.monuments
            case _:
                return None

    def why(self, s: Fields, seat: int, prefix: Words, word: Word, /) -> Refusal:
        match prefix:
            case ("build",):
                dead = cell_named(word) & s.dead
                return Refusal("square_declined_before", "10.6") if dead else Refusal("no_square", "10.1")
            case ("build", _):
                return Refusal("no_such_monument_left" if word in MONUMENT_NAMES else "no_such_monument", "10.3")
            case _:
                return Refusal("build_or_decline", "10.4")


class MonumentOffer(Frame, frozen=True, kw_only=True, gc=False):
    """The tile just laid may complete squares."""

    seat: int
    colour: Colour
    cell: Cell


def squares_with(s: Fields, colour: int, cell: int) -> int:
    """Top left cells of complete squares of this colour that contain this cell and were not declined. §10.1 §10.6"""
    return whole_squares(s.tiles[colour], cell) & ~s.dead


def whole_squares(tiles: int, cell: int) -> int:
    """Top left cells of the squares among these tiles that contain this cell."""
    corners = cell | cell >> 1 | cell >> ROW | cell >> ROW + 1
    return corners & tiles & tiles >> 1 & tiles >> ROW & tiles >> ROW + 1 & CELLS


def monuments_left(s: Fields, colour: Colour) -> tuple[str, ...]:
    """Monuments left that have this colour. §10.3"""
    return tuple(
        name
        for name, pair, built in zip(MONUMENT_NAMES, MONUMENTS, s.monuments, strict=True)
        if not built and colour in pair
    )


def offer(t: Draft, f: MonumentOffer) -> Next:
    """Always a question, since players may decline; none without a square or a matching monument. §10.1 §10.3 §10.4"""
    squares = squares_with(t, INDEX[f.colour], BIT[f.cell])
    left = monuments_left(t, f.colour) if squares else ()
    return BuildMonument(seats=(f.seat,), squares=names(squares), monuments=left) if left else None


@hears(BuildMonument)
def build_or_decline(t: Draft, f: MonumentOffer, answers: Answers[Build | Decline]) -> Next:
    """The four tiles are turned face down for good, or the squares are dead. §10.6 §10.7 §10.9"""
    match answers[f.seat]:
        case Build(cell, monument):
            build(t, f, BIT[cell], MONUMENT_NAMES.index(monument))
        case Decline():
            squares = squares_with(t, INDEX[f.colour], BIT[f.cell])
            t.dead |= squares
            t.note(MonumentDeclined(seat=f.seat, squares=names(squares)))
    return None


def build(t: Draft, f: MonumentOffer, corner: int, monument: int) -> None:
    """After that, leaders without a temple go home, before treasures are taken. §10.7 §10.8"""
    cells = square(corner)
    t.remove_tiles(INDEX[f.colour], cells)
    t.face_down |= cells
    t.monuments = put(t.monuments, monument, corner)
    t.note(MonumentBuilt(seat=f.seat, cell=NAMES[corner], colours=MONUMENTS[monument]))
    t.send_home_templeless()


def income(t: Draft, seat: int) -> None:
    """A point for each colour of a monument if you have the leader of that colour in its kingdom. §14.2"""
    kingdoms = t.survey().kingdoms
    for pair, corner in zip(MONUMENTS, t.monuments, strict=True):
        kingdom = next((k for k in kingdoms if k & corner), 0) if corner else 0
        for colour in pair:
            if t.leader(seat, colour) & kingdom:
                t.award(seat, INDEX[colour], 1, "monument")


PROCEDURES = (procedure(MonumentOffer, offer, build_or_decline),)
