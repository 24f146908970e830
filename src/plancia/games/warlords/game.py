"""The game as seen from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from plancia.engine import Choices, Fact, Facts, Flow, Frame, Game, NearEnd, RandBelow, Result, Seat, Words, start
from plancia.games.positions import check_table, check_written
from plancia.games.warlords import (
    abilities,
    actions,
    assassinate,
    bombard,
    cards,
    deploy,
    draws,
    ending,
    galaxy,
    hire,
    invasion,
    mercenary,
    mothership,
    near,
    recon,
    recovery,
    reputation,
    setup,
    subterfuge,
    teams,
    turn,
)
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.edition.components import KINDS
from plancia.games.warlords.hidden.imagining import imagine
from plancia.games.warlords.migrations import MIGRATIONS
from plancia.games.warlords.setup import Match, empty_table
from plancia.games.warlords.state import Draft, Fields, Options, State
from plancia.games.warlords.statistics import statistics
from plancia.games.warlords.validity import check_position
from plancia.games.warlords.view import View, view

CHAPTERS = (
    *(setup, turn, recovery, mothership, galaxy, mercenary, actions, deploy, assassinate, subterfuge, bombard),
    *(recon, cards, abilities, reputation, invasion, hire, draws, teams),
)
FLOW = Flow([procedure for chapter in CHAPTERS for procedure in chapter.PROCEDURES])


class Warlords(Game[State, View, Options]):
    """Galactic Warlords: Battle for Dominion."""

    NAME = "warlords"
    VERSION = 3
    MIGRATIONS = MIGRATIONS
    PUBLISHED = True
    MINUTES = (90, 90)
    SEATS = range(2, 5)
    SEAT_COLOURS = ("ember", "tide", "bloom", "slate")  # factions differ only in colour
    STATE = State
    DRAFT = Draft
    OPTIONS = Options
    COMPONENTS = KINDS
    PLAYED = teams.PLAYED

    def flow(self, s: Fields, /) -> Flow:
        return FLOW

    def riders(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        """A team action can be played instead of an answer. §16"""
        return teams.riders(s, seat, prefix)

    def ride(self, t: Draft, seat: Seat, words: Words, /) -> Frame:
        return teams.ride(seat, words)

    def flows(self) -> tuple[Flow, ...]:
        return (FLOW,)

    def begin(self, options: Options, seats: int) -> tuple[State, Facts]:
        """Two, three or four people. §1.2"""
        if seats not in self.SEATS:
            raise ValueError(f"Galactic Warlords is for 2 to 4 players, not {seats}")
        return start(empty_table(options, seats), Match())

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, seat)

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        return imagine(view, randbelow)

    def teammates(self, s: State, seat: Seat) -> tuple[Seat, ...]:
        """Four players form two teams, with teammates opposite each other, unless they play free for all. §16.1"""
        mate = s.box.mates[seat]
        return () if mate == NOBODY else (mate,)

    def svg(self, view: View, marked: Collection[str] = ()) -> str:
        from plancia.games.warlords.drawing.geometry import GEOMETRY  # read the art only when something is drawn
        from plancia.games.warlords.drawing.svg import svg

        return svg(view, lit=dict.fromkeys(marked), sectors=[name for name in marked if name in GEOMETRY.sectors])

    def thumbnail(self, view: View) -> str:
        from plancia.games.warlords.drawing.svg import svg  # read the art only when something is drawn

        return svg(view, map_only=True, labels=False)

    def position(self, text: str) -> State:
        from plancia.games.warlords.notation import position  # rarely needed, and slow to import

        return position(text)

    def position_text(self, s: State) -> str:
        from plancia.games.warlords.notation import position_text

        return position_text(s)

    def check(self, s: State, options: Options, seats: int) -> None:
        """A position that can be written and read back is possible. §19.1"""
        check_table(s, options, seats)
        check_position(s)
        if not options.edition:
            check_written(s, self.position(self.position_text(s)))

    def near_end(self, view: View) -> tuple[NearEnd, ...]:
        return near.near_end(view)

    def statistics(self, s: State, facts: Iterable[Fact]) -> tuple[Counter[str], ...]:
        return statistics(s, facts)

    def result(self, s: State) -> Result | None:
        return ending.result(s)


GAME = Warlords()
