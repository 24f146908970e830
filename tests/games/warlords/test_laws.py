"""Every law, in random games of Galactic Warlords of all sizes and options."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from plancia.engine import Facts, laws
from plancia.games.warlords import GAME, Options, State
from plancia.games.warlords.edition.components import ABILITIES, ACTIONS, MANOEUVRES, SUPPORT_CARDS
from plancia.games.warlords.facts import AbilityUsed, ActionPlayed, EndTriggered, GuardSent, SupportPlayed
from plancia.games.warlords.validity import CHECKS, Check
from tests.games.lawful import check_states, compare_worlds, keeps_its_states
from tests.games.warlords.lively import OPTIONS, SWITCHES, invariants, nothing, play
from tests.samples import one_in, samples

ALL = [(options, seats) for options in OPTIONS for seats in GAME.SEATS]
NAMES = [f"{seats} seats, {n}" for n in range(len(OPTIONS)) for seats in GAME.SEATS]
TABLES = one_in(2, ALL, NAMES)  # every size, and all options
ENDS = [OPTIONS[0], OPTIONS[-1]]
FEW = [pytest.param(options, seats, id=f"{seats} seats, {n}") for seats in GAME.SEATS for n, options in enumerate(ENDS)]
GAMES, CHUNKS = 500, 25
SIZES = (2, 3, 2, 4)
LIVELY = 20  # one game in this many is lively, since random play rarely shows rare events


@pytest.mark.parametrize("chunk", samples(CHUNKS))
@pytest.mark.parametrize("seats", GAME.SEATS)
def test_five_hundred_games_keep_every_invariant(seats: int, chunk: int) -> None:
    """After every decision of 500 games of each size the position is possible. §1.2 §1.7"""
    for number in range(chunk, GAMES, CHUNKS):
        checked(Options(), seats, number)


@pytest.mark.parametrize("chunk", samples(CHUNKS))
@pytest.mark.parametrize("option", SWITCHES)
def test_five_hundred_games_with_each_option(option: str, chunk: int) -> None:
    """The same in 500 games with each option, half of them with two players. §20.1

    Options about teams are tested with four players, since fewer have none.
    """
    for number in range(chunk, GAMES, CHUNKS):
        seats = 4 if option in ("free_for_all", "team_any_time") else SIZES[number // CHUNKS % len(SIZES)]
        checked(Options(**{option: True}), seats, number)  # type: ignore[arg-type]  # all are switches


def checked(options: Options, seats: int, number: int) -> None:
    """A game in which every state is checked against the invariants."""
    random = Random(f"invariants {options} {seats} {number}")
    if random.randrange(LIVELY) == 0:
        play(options, seats, random, invariants)
        return
    last: list[State] = []

    def check(s: State) -> None:
        invariants(last.pop() if last else s, s, ())
        last.append(s)

    laws.random_game(GAME, options, seats, random.randrange, check)


class Reader:
    """A state that records which of its fields were read."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> object:
        self.read.add(name)
        return getattr(self.s, name)

    @property
    def box(self) -> object:
        return self.s.box

    circles = State.circles


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.faults.__name__)
def test_a_check_reads_what_it_says(check: Check) -> None:
    """A check that is skipped because nothing it depends on has changed would have found nothing."""
    constant, read = {"seats", "options", "flow"}, set()

    def watch(before: State, s: State, facts: Facts) -> None:
        reader: Any = Reader(s)
        assert list(check.faults(reader)) == []
        read.update(reader.read)

    for number in range(6):
        play(OPTIONS[0], 2 + number % 3, Random(f"reads {number}"), watch)
    assert read - constant == {*check.fields, *(("stack",) if check.frames else ())}


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_every_state_keeps_the_laws(options: Options, seats: int) -> None:
    """Listed, allowed and accepted answers are the same; states survive saving, notation and imagining. §19.1 §19.2"""
    check_states(GAME, play, options, seats, deep=5)


@pytest.mark.parametrize(("options", "seats"), FEW)
def test_replay_is_the_same_game(options: Options, seats: int) -> None:
    """The log leads to the same states with the same facts."""
    played = play(options, seats, Random(f"replay {seats} {options}"), nothing)
    laws.check_replay(GAME, options, seats, played)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_views_do_not_interfere(options: Options, seats: int) -> None:
    """What a seat cannot know has no effect on what it is sent, down to the bytes. §19.2 §19.3 §16.6"""
    decisions, apart = compare_worlds(GAME, play, options, seats, starts=2)
    assert decisions > 150
    assert apart > 100


def test_old_states_never_change() -> None:
    """A stored state is the same at the end of the game as when it was reached."""
    assert keeps_its_states(GAME, play, OPTIONS[0], 4)


def test_lively_games_show_everything() -> None:
    """Together these games contain every action, ability, support card, manoeuvre and end. §9.1 §12.1 §14.5 §17.1"""
    met: Counter[str] = Counter()

    def watch(before: State, s: State, facts: Facts) -> None:
        for fact in facts:
            match fact:
                case ActionPlayed(action=action):
                    met[f"action {action}"] += 1
                case AbilityUsed(ability=ability):
                    met[f"ability {ability}"] += 1
                case SupportPlayed(card=card):
                    met[f"card {card}"] += 1
                case GuardSent(manoeuvre=manoeuvre):
                    met[f"manoeuvre {manoeuvre}"] += 1
                case EndTriggered(reason=reason):
                    met[f"end {reason}"] += 1
                case _:
                    pass

    for number in range(150):
        play(OPTIONS[number % len(OPTIONS)], 2 + number % 3, Random(f"all {number}"), watch)
    wanted = {f"action {action}" for action in ACTIONS} | {f"ability {ability}" for ability in ABILITIES}
    wanted |= {f"card {card}" for card in SUPPORT_CARDS if card != "blockade"}
    wanted |= {f"manoeuvre {manoeuvre}" for manoeuvre in MANOEUVRES}
    wanted |= {"end last_card", "end four_of_a_kind"}
    assert wanted <= met.keys(), wanted - met.keys()
