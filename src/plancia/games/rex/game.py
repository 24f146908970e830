"""The game as seen from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import cache
from typing import ClassVar

from plancia.engine import (
    Choices,
    Fact,
    Facts,
    Flow,
    Form,
    Frame,
    Game,
    Insert,
    NearEnd,
    RandBelow,
    Result,
    Seat,
    Words,
    start,
)
from plancia.games.positions import check_table, check_written
from plancia.games.rex import (
    battle,
    battles,
    betrayal,
    bidding,
    bombardment,
    cards,
    ceasefire,
    collection,
    deployment,
    draw,
    influence,
    informant,
    manoeuvre,
    near,
    offensive,
    recruitment,
    riders,
    rounds,
    setup,
    standing,
    victory,
    windows,
)
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import RACES
from plancia.games.rex.edition.components import KINDS
from plancia.games.rex.factions import hacan, jol_nar, lazax, letnev, sol, xxcha
from plancia.games.rex.hidden.imagining import imagine
from plancia.games.rex.migrations import MIGRATIONS
from plancia.games.rex.options import WAYS, Options
from plancia.games.rex.rounds import Match
from plancia.games.rex.setup import empty_table
from plancia.games.rex.state import Fields, State
from plancia.games.rex.statistics import statistics
from plancia.games.rex.view import View, view

CHAPTERS = (
    *(rounds, setup, influence, offensive, ceasefire, bidding, recruitment, manoeuvre, deployment, battles, battle),
    *(collection, bombardment, victory, cards, informant, windows, draw, letnev),
)
PROCEDURES = [procedure for chapter in CHAPTERS for procedure in chapter.PROCEDURES]
INSERTS: tuple[Insert, ...] = (
    *(*lazax.INSERTS, *sol.INSERTS, *jol_nar.INSERTS, *letnev.INSERTS, *hacan.INSERTS, *xxcha.INSERTS),
    *betrayal.INSERTS,
)


@cache
def composed(races: tuple[str, ...], with_betrayal: bool = False) -> Flow:
    """The steps in force for these races, in whichever seats."""
    return _composed(frozenset((*races, betrayal.BETRAYAL) if with_betrayal else races))


@cache  # three players can have their races in 120 orders, and each takes a third of a millisecond
def _composed(in_play: frozenset[str]) -> Flow:
    return Flow(PROCEDURES, [insert for insert in INSERTS if insert.by in in_play])


class Rex(Game[State, View, Options]):
    """Rex: Final Days of an Empire."""

    NAME = "rex"
    VERSION = 4
    MIGRATIONS = MIGRATIONS
    PUBLISHED = True
    MINUTES = (180, 180)
    SEATS = range(3, 7)
    STATE = State
    DRAFT = Draft
    OPTIONS = Options
    COMPONENTS = KINDS
    PLAYED = cards.PLAYED
    OPTION_CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {"races": WAYS}

    def flow(self, s: Fields, /) -> Flow:
        return composed(s.races, s.options.betrayal)

    def riders(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return riders.riders(s, seat, prefix)

    def ride(self, t: Draft, seat: Seat, words: Words, /) -> Frame:
        return riders.ride(t, seat, words)

    def flows(self) -> tuple[Flow, ...]:
        return (composed(RACES, with_betrayal=True),)

    def begin(self, options: Options, seats: int) -> tuple[State, Facts]:
        """Three to six people. §1.2"""
        if seats not in self.SEATS:
            raise ValueError(f"Rex is for 3 to 6 players, not {seats}")
        options.check(seats)
        return start(empty_table(options, seats), Match())

    def view(self, s: State, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        return imagine(view, randbelow)

    def svg(self, view: View, marked: Collection[str] = ()) -> str:
        from plancia.games.rex.drawing.svg import svg  # read the art only when something is drawn

        return svg(view, last=marked)

    def thumbnail(self, view: View) -> str:
        from plancia.games.rex.drawing.svg import svg

        return svg(view, sheets=False)

    def position(self, text: str) -> State:
        from plancia.games.rex.notation import position  # rarely needed, and slow to import

        return position(text)

    def position_text(self, s: State) -> str:
        from plancia.games.rex.notation import position_text

        return position_text(s)

    def check(self, s: State, options: Options, seats: int) -> None:
        """A position that can be written and read back is possible. §24.1"""
        check_table(s, options, seats)
        check_written(s, self.position(self.position_text(s)))

    def may_come(self, s: State, occasion: str) -> bool:
        """A card on offer until it is sold, a moment of this round, or one of any round."""
        return occasion in standing.moments(s) or (occasion != "" and occasion == bidding.occasion(s))

    def may_order(self, s: State, seat: int) -> Form | None:
        """Nothing before the races are known."""
        return standing.Orders(s, seat) if all(s.races) and not s.reason else None

    def roles(self, s: State) -> tuple[str, ...]:
        """All races are different."""
        return s.races

    def near_end(self, view: View) -> tuple[NearEnd, ...]:
        return near.near_end(view)

    def statistics(self, s: State, facts: Iterable[Fact]) -> tuple[Counter[str], ...]:
        return statistics(s, facts)

    def result(self, s: State) -> Result | None:
        return victory.result(s)


GAME = Rex()
