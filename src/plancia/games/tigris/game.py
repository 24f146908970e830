"""The game as seen from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from plancia.engine import Fact, Facts, Flow, Game, NearEnd, RandBelow, Result, start
from plancia.games.positions import check_table, check_written
from plancia.games.tigris import (
    catastrophe,
    draw,
    ending,
    leader,
    monument,
    near,
    revolt,
    setup,
    swap,
    tile,
    treasure,
    turn,
    war,
)
from plancia.games.tigris.board import BIT
from plancia.games.tigris.hidden.imagining import imagine
from plancia.games.tigris.setup import Match, empty_table
from plancia.games.tigris.state import Draft, Fields, Options, State
from plancia.games.tigris.statistics import statistics
from plancia.games.tigris.view import View, view

CHAPTERS = (setup, turn, leader, revolt, tile, war, monument, treasure, catastrophe, swap, draw)
PROCEDURES = [procedure for chapter in CHAPTERS for procedure in chapter.PROCEDURES]
FLOWS = {  # with and without the open-tile variant
    False: Flow(PROCEDURES),
    True: Flow([*PROCEDURES, *draw.OPEN_TILES], [setup.OPEN_TILE_VARIANT, draw.OPEN_TILE_VARIANT]),
}


class Tigris(Game[State, View, Options]):
    """Tigris & Euphrates."""

    NAME = "tigris"
    VERSION = 1
    PUBLISHED = True
    MINUTES = (60, 90)
    SEATS = range(2, 5)
    SEAT_COLOURS = ("lion", "bull", "archer", "potter")  # dynasties differ only in colour
    STATE = State
    DRAFT = Draft
    OPTIONS = Options
    BOUNDED: ClassVar[dict[str, Any]] = {"stall_guard": True}

    def flow(self, s: Fields, /) -> Flow:
        return FLOWS[s.options.open_tiles]

    def flows(self) -> tuple[Flow, ...]:
        return tuple(FLOWS.values())

    def begin(self, options: Options, seats: int) -> tuple[State, Facts]:
        """Two, three or four people. §1.4"""
        if seats not in self.SEATS:
            raise ValueError(f"Tigris & Euphrates is for 2 to 4 players, not {seats}")
        return start(empty_table(options, seats), Match())

    def view(self, s: State, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        return imagine(view, randbelow)

    def svg(self, view: View, marked: Collection[str] = ()) -> str:
        from plancia.games.tigris.drawing.svg import svg  # read the art only when something is drawn

        return svg(view, last=[cell for cell in marked if cell in BIT])

    def art(self, name: str) -> str:
        """The ground under the pieces, by the name of its layout."""
        from plancia.games.tigris.drawing.geometry import GEOMETRY
        from plancia.games.tigris.drawing.scenery import scenery

        return scenery(GEOMETRY.layouts[name]) if name in GEOMETRY.layouts else ""

    def position(self, text: str) -> State:
        from plancia.games.tigris.notation import position  # rarely needed, and slow to import

        return position(text)

    def position_text(self, s: State) -> str:
        from plancia.games.tigris.notation import position_text

        return position_text(s)

    def check(self, s: State, options: Options, seats: int) -> None:
        """A position that can be written and read back is possible. §16"""
        check_table(s, options, seats)
        check_written(s, self.position(self.position_text(s)))

    def near_end(self, view: View) -> tuple[NearEnd, ...]:
        return near.near_end(view)

    def statistics(self, s: State, facts: Iterable[Fact]) -> tuple[Counter[str], ...]:
        return statistics(s, facts)

    def result(self, s: State) -> Result | None:
        return ending.result(s)


GAME = Tigris()
