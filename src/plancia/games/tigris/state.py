"""Everything true at the table, queries about it, and the verbs that change it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from msgspec import Struct

from plancia.engine import Fact, Position, Rules, Verbs
from plancia.games.tigris.board import CELLS, LAND, NAMES, beside, region
from plancia.games.tigris.components import COLOURS, INDEX, LETTERS, RED, Colour, Counts
from plancia.games.tigris.facts import LeaderWentHome, Scored
from plancia.games.tigris.hidden.knowledge import Proofs, after_playing, after_swapping

T = TypeVar("T")


class Options(Struct, frozen=True, kw_only=True, gc=False):
    """What the players agree before the game. §17.1"""

    english: bool = False  # the English variant: tiles are added only where they matter
    open_tiles: bool = False  # the open-tile variant: six tiles are face up
    open_scores: bool = False  # everybody's points are displayed during play
    stall_guard: bool = False  # the game ends if nothing happens for ten rounds


class Survey(NamedTuple):
    """The board at a glance."""

    kingdoms: tuple[int, ...]
    empty: int
    tile_cells: int  # empty and touching at most two kingdoms
    leader_cells: int  # empty land beside a temple, touching at most one kingdom


@lru_cache(maxsize=256)  # a larger one was measured to be slower
def survey(solid: int, leaders: int, temples: int, catastrophes: int) -> Survey:
    """Kingdoms, and where pieces can be placed; cached, since the same board is used often."""
    empty = CELLS & ~(solid | catastrophes)
    kingdoms, one, two, three = [], 0, 0, 0
    while leaders:
        kingdom = region(leaders & -leaders, solid)
        leaders &= ~kingdom
        kingdoms.append(kingdom)
        halo = beside(kingdom)
        three |= two & halo
        two |= one & halo
        one |= halo
    return Survey(tuple(kingdoms), empty, empty & ~three, empty & LAND & beside(temples) & ~two)


@cache  # an import statement in every answer would cost one or two percent of the speed
def _game() -> Rules:
    from plancia.games.tigris.game import GAME  # later: the game imports its chapters, which import the state

    return GAME


class Fields(Position, gc=False):
    """Everything true at the table."""

    options: Options
    seats: int
    active: int  # whose turn it is
    tiles: Counts  # face up: the cells of each colour
    face_down: int
    monuments: Counts  # by pair of colours: the top left cell of its square; 0: not built
    leaders: Counts  # of leader 4*seat + colour: its cell; 0: at home
    catastrophes: int
    treasures: int
    dead: int  # top left cells of squares that were offered and declined
    bag: Counts
    reserve: Counts  # face up beside the board, in the open-tile variant
    hands: Counts  # 4*seat + colour
    aside: Counts  # swapped away: 4*seat + colour
    proofs: tuple[Proofs, ...]  # by seat: what everybody can prove about the hands
    catastrophes_left: Counts  # by seat
    points: Counts  # 4*seat + colour
    taken: Counts  # treasures, by seat
    quiet: int  # turns in a row in which nobody used a tile or a catastrophe
    reason: str  # why the game is over; "" while it is in progress

    def rules(self) -> Rules:
        return _game()

    def spelled(self, word: str) -> str:
        """Groups of tiles are written in capitals, everything else in small letters."""
        return word.upper() if set(word.upper()) <= set(LETTERS) else word.casefold()

    def solid(self) -> int:
        """The cells that connect: tiles, face up or down, and leaders. No two share a cell, so they can be added."""
        red, blue, green, black = self.tiles
        return red + blue + green + black + self.face_down + sum(self.leaders)

    def survey(self) -> Survey:
        return survey(self.solid(), sum(self.leaders), self.tiles[RED], self.catastrophes)

    def survey_without(self, leader: int) -> Survey:
        """The board without that leader. §6.6"""
        return survey(self.solid() - leader, sum(self.leaders) - leader, self.tiles[RED], self.catastrophes)

    def leader(self, seat: int, colour: Colour) -> int:
        return self.leaders[4 * seat + INDEX[colour]]

    def rulers(self, colour: int, realm: int) -> list[int]:
        """The seats whose leader of that colour is in the realm."""
        return [seat for seat, cell in enumerate(self.leaders[colour::4]) if cell & realm]

    def hand(self, seat: int) -> Counts:
        return self.hands[4 * seat : 4 * seat + 4]

    def held(self, seat: int) -> int:
        return sum(self.hands[4 * seat : 4 * seat + 4])

    def clockwise(self, seat: int) -> range | tuple[int, ...]:
        """All seats, starting with this one."""
        return (*range(seat, self.seats), *range(seat))


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # frozen from not frozen: sound, as it adds nothing
    """The value that is stored, copied and searched; it never changes."""

    def __str__(self) -> str:
        from plancia.games.tigris.text import board_text

        return board_text(self)

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        from plancia.games.tigris.view import view

        return view(self, None)._repr_svg_()


class Draft(Fields, Verbs, gc=False):
    """The state while a step changes it."""

    facts: list[Fact]

    def award(self, seat: int, colour: int, points: int, why: str) -> None:
        self.points = put(self.points, 4 * seat + colour, self.points[4 * seat + colour] + points)
        self.note(Scored(seat=seat, colour=COLOURS[colour], points=points, why=why))

    def play_tiles(self, seat: int, colour: int, n: int = 1) -> None:
        """Openly, from a hand to the board or to a conflict."""
        if n:
            self.hands = put(self.hands, 4 * seat + colour, self.hands[4 * seat + colour] - n)
            self.proofs = put(self.proofs, seat, after_playing(self.proofs[seat], colour, n))
            self.quiet = -1

    def set_aside(self, seat: int, tiles: Counts) -> None:
        """Face down, out of the game."""
        at = 4 * seat
        for colour, n in enumerate(tiles, at):
            self.hands = put(self.hands, colour, self.hands[colour] - n)
            self.aside = put(self.aside, colour, self.aside[colour] + n)
        self.proofs = put(self.proofs, seat, after_swapping(self.proofs[seat], sum(tiles)))
        self.quiet = -1

    def take_tiles(self, seat: int, tiles: Counts) -> None:
        at = 4 * seat
        hand = tuple(a + b for a, b in zip(self.hands[at : at + 4], tiles, strict=True))
        self.hands = (*self.hands[:at], *hand, *self.hands[at + 4 :])

    def set_leader(self, seat: int, colour: Colour, cell: int) -> None:
        self.leaders = put(self.leaders, 4 * seat + INDEX[colour], cell)

    def send_home(self, seat: int, colour: Colour, why: str) -> None:
        cell = self.leader(seat, colour)
        self.set_leader(seat, colour, 0)
        self.note(LeaderWentHome(seat=seat, colour=colour, cell=NAMES[cell], why=why))

    def send_home_templeless(self) -> None:
        """Leaders without a face-up temple beside them go home, all at the same time. §6.10"""
        sheltered = beside(self.tiles[RED])
        for leader, cell in enumerate(self.leaders):
            if cell and not cell & sheltered:
                self.send_home(leader // 4, COLOURS[leader % 4], "no_temple")

    def remove_tiles(self, colour: int, cells: int) -> None:
        self.tiles = put(self.tiles, colour, self.tiles[colour] & ~cells)


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values with one replaced."""
    return (*values[:at], value, *values[at + 1 :])
