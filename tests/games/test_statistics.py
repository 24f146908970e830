"""What profiles count of a game: it agrees with the facts, and every number has a name in all languages."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from plancia.engine import Facts, laws
from plancia.games import NAMES, game
from plancia.locale import LANGUAGES
from tests.locale.ftl import entries

WHOLE = {"tigris": "weakest_", "rex": "race_", "warlords": "ending_"}  # by game: each seat has one of these
FOUGHT = {"tigris": ("wars", "revolts"), "rex": ("battles",), "warlords": ("invasions",)}


def played(name: str, seats: int) -> tuple[Any, Facts]:
    """The last state of a random game, and what spectators saw of it."""
    rules: Any = game(name)
    options = rules.OPTIONS(**rules.BOUNDED)
    log = laws.random_game(rules, options, seats, Random(f"statistics {name}").randrange).log
    s, facts = rules.begin(options, seats)
    for seat, words in log:
        s, more = rules.advance(s, seat, words)
        facts += more
    return s, tuple(fact for fact in facts if fact.heard_by(None))


@pytest.mark.parametrize("name", NAMES)
def test_statistics_agree_with_the_game(name: str) -> None:
    """Two seats take part in each fight, at most one of them wins it, and each seat has a colour, a race, an ending."""
    rules: Any = game(name)
    s, facts = played(name, 3)
    counted = rules.statistics(s, facts)
    kinds = Counter(type(fact).__name__ for fact in facts)
    fights = {"tigris": "ConflictDecided", "rex": "BattleBegan", "warlords": "InvasionEnded"}[name]
    assert kinds[fights] > 0
    assert sum(seat[kind] for seat in counted for kind in FOUGHT[name]) == 2 * kinds[fights]
    assert sum(seat[f"{kind}_won"] for seat in counted for kind in FOUGHT[name]) <= kinds[fights]
    assert all(any(key.startswith(WHOLE[name]) for key in seat) for seat in counted)
    assert all(count >= 0 for seat in counted for count in seat.values())


def test_a_weakest_colour_is_the_lowest_one() -> None:
    """Before treasures are added; colours that tie count both."""
    s, facts = played("tigris", 3)
    rules: Any = game("tigris")
    for seat, counted in enumerate(rules.statistics(s, facts)):
        points = dict(zip(("red", "blue", "green", "black"), s.points[4 * seat : 4 * seat + 4], strict=True))
        lowest = {f"weakest_{colour}" for colour, count in points.items() if count == min(points.values())}
        assert {key for key in counted if key.startswith("weakest_")} == lowest


def test_the_winners_of_rex_win_with_their_race() -> None:
    s, facts = played("rex", 3)
    rules: Any = game("rex")
    counted = rules.statistics(s, facts)
    won = {seat for seat, numbers in enumerate(counted) if numbers[f"race_{s.races[seat]}_won"]}
    assert won == set(s.winners)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_profiles_have_words_for_the_numbers(name: str, lang: str) -> None:
    known = {key for key in entries(lang) if re.match(f"web-{name}-stat-", key)}
    assert f"web-{name}-stat-parts" in known
    assert len(known) >= 4
