"""A garden, for the tests of the web app: a game with every kind of question and without a board in the app.

Each plants in turn: where (a place), what (a piece), how many (a number), from which seed (a long list), watered or not
(yes or no). Then a card is kept, which is secret; then all guess the weather at once. The best harvest wins.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import plancia.games
from plancia.engine import (
    Action,
    Answers,
    Ask,
    Choices,
    Disclosure,
    Fact,
    Facts,
    Flow,
    Frame,
    Next,
    Position,
    Refusal,
    Rules,
    Seat,
    Verbs,
    Word,
    Words,
    goto,
    hears,
    procedure,
    start,
)
from tests.engine.small import Options, SmallGame, View, put

BEDS = ("pond", "hill", "wall", "gate")
CARDS = ("spade", "scarecrow", "watering-can")
SEEDS = tuple(f"{colour}-{kind}" for colour in ("red", "white", "blue") for kind in ("bean", "pea", "beet", "leek"))
SKIES = ("sun", "rain")


class Fields(Position, gc=False):
    beds: dict[str, str]  # what grows there
    harvest: tuple[int, ...]
    cards: tuple[tuple[str, ...], ...]  # secret

    def rules(self) -> Rules:
        return GAME


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # frozen from not frozen: sound, as it adds nothing
    pass


class Draft(Fields, Verbs, gc=False):
    facts: list[Fact]


class Planted(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    piece: str
    place: str


class Guessed(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: Seat
    sky: str


class Plant(Action, frozen=True, gc=False):
    place: str
    piece: str
    number: int
    seed: str
    water: str


class PlantSomething(Ask[Fields, Plant], frozen=True, kw_only=True, gc=False):
    RULE = "1"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        free = tuple(bed for bed in BEDS if bed not in s.beds)
        fields: tuple[Choices, ...] = (free, ("vine", "hedge"), range(1, 6), SEEDS, ("yes", "no"))
        return fields[len(prefix)] if len(prefix) < len(fields) else None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("bed_taken", "1.1") if word in BEDS else super().why(s, seat, prefix, word)


class Keep(Action, frozen=True, gc=False):
    card: str


class KeepCard(Ask[Fields, Keep], frozen=True, kw_only=True, gc=False):
    RULE = "2"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else s.cards[seat]

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by == seat else ("?",)


class Guess(Action, frozen=True, gc=False):
    sky: str


class GuessWeather(Ask[Fields, Guess], frozen=True, kw_only=True, gc=False):
    RULE = "3"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else SKIES


class Season(Frame, frozen=True, kw_only=True, gc=False):
    """The seat that is about to plant."""

    seat: Seat = 0


def plant(t: Draft, f: Season) -> Next:
    return PlantSomething(seats=(f.seat,))


@hears(PlantSomething)
def it_grows(t: Draft, f: Season, answers: Answers[Plant]) -> Next:
    ((seat, planted),) = answers.items()
    t.beds = {**t.beds, planted.place: planted.piece}
    t.harvest = put(t.harvest, seat, t.harvest[seat] + planted.number)
    t.note(Planted(seat=seat, piece=planted.piece, place=planted.place))
    return None


def keep_a_card(t: Draft, f: Season) -> Next:
    return KeepCard(seats=(f.seat,))


@hears(KeepCard)
def card_is_kept(t: Draft, f: Season, answers: Answers[Keep]) -> Next:
    t.cards = put(t.cards, f.seat, (answers[f.seat].card,))
    if f.seat + 1 == len(t.harvest):
        return None
    t.remember(f, seat=f.seat + 1)
    return goto(plant)


def guess(t: Draft, f: Season) -> Next:
    return GuessWeather(seats=tuple(range(len(t.harvest))))


@hears(GuessWeather)
def the_sky_clears(t: Draft, f: Season, answers: Answers[Guess]) -> Next:
    for seat, guessed in answers.items():
        t.note(Guessed(of=seat, seat=seat, sky=guessed.sky))
        t.harvest = put(t.harvest, seat, t.harvest[seat] + (guessed.sky == "rain"))
    t.end_game()
    return None


FLOW = Flow([procedure(Season, plant, it_grows, keep_a_card, card_is_kept, guess, the_sky_clears)])


class Garden(SmallGame[State]):
    NAME = "garden"
    REASON = "autumn"
    SEATS = range(2, 3)
    STATE = State
    DRAFT = Draft

    def flow(self, s: Fields, /) -> Flow:
        return FLOW

    def begin(self, options: Options, seats: int) -> tuple[State, Facts]:
        nothing: Any = {"stack": (), "ask": None, "answers": (), "asked": 0}
        return start(State(**nothing, beds={}, harvest=(0,) * seats, cards=(CARDS,) * seats), Season())

    def seen(self, s: State, seat: Seat | None) -> State:
        own = tuple(cards if x == seat else () for x, cards in enumerate(s.cards))
        return State(s.stack, s.ask, (), s.asked, s.beds, s.harvest, own)

    def points(self, s: State) -> tuple[int, ...]:
        return s.harvest

    def svg(self, view: View[State], marked: Collection[str] = ()) -> str:
        """Four beds in a row; each names its place, so that it can be clicked."""
        beds = "".join(
            f'<g data-place="{bed}"><title>{bed}</title><rect x="{10 + 100 * at}" y="10" width="80" height="80" rx="12"'
            f' fill="{"#437F37" if bed in view.table.beds else "#B58A49"}"/></g>'
            for at, bed in enumerate(BEDS)
        )
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 410 100">{beds}</svg>'


GAME = Garden()


def open_garden() -> None:
    """Register it and the market of the engine's tests as games of this process."""
    from plancia.server.http import new_table, tables
    from tests.server.support import MarketGame

    for game in (GAME, MarketGame()):
        known = SimpleNamespace(GAME=game)
        sys.modules[f"plancia.games.{game.NAME}"] = known  # type: ignore[assignment]  # as much as is used
    for module in (plancia.games, tables, new_table):
        setattr(module, "NAMES", (*plancia.games.NAMES[:1], "garden", "market"))  # noqa: B010  # the name of all
