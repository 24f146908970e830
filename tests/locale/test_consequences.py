"""What an answer would do, in words."""

from functools import cache
from typing import Any

import pytest

from plancia.arena import stream
from plancia.engine import CHANCE, Consequence
from plancia.games import game
from plancia.locale import LANGUAGES, consequence_line, messages

SEATS = {"tigris": (2,), "warlords": (2, 4), "rex": (4,)}
DRAWN = {"via", "against", "tie", "needs"}  # by the browser, and not shown as text
PLAYERS = ("Marta", "Jonas", "Anna", "Nabu")


@cache
def foreseen(name: str) -> frozenset[Consequence]:
    """All consequences in random games, until each kind that has a text has occurred."""
    rules: Any = game(name)
    found: set[Consequence] = set()
    for number in range(200):
        randbelow = stream(f"{name} {number}").randrange
        s, _ = rules.begin(rules.OPTIONS(), SEATS[name][number % len(SEATS[name])])
        while to_move := rules.to_move(s):
            seat = to_move[0]
            if seat != CHANCE:
                found |= {what for _, what in s.ask.consequences(s, seat)}
            s, _ = rules.apply(s, seat, rules.question(s, seat).sample(randbelow), s.asked)
        if set(map(type, found)) == set(rules.consequence_kinds()):
            break
    return frozenset(found)


@pytest.mark.parametrize("name", SEATS)
def test_every_consequence_has_a_message(name: str) -> None:
    """Except those that are only drawn; and each kind occurs in random games."""
    kinds = {type(what) for what in foreseen(name)}
    assert kinds >= {kind for kind in game(name).consequence_kinds() if kind.__name__ != "Needs"}
    m = messages("en")
    with_message = {kind for kind in kinds if m.has(f"{name}-consequence-{kind.__struct_config__.tag}")}
    assert {kind.__struct_config__.tag for kind in kinds - with_message} <= DRAWN


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SEATS)
def test_consequences_are_shown(name: str, lang: str) -> None:
    """With the names of players and things, for every reader."""
    m = messages(lang)
    for what in foreseen(name):
        for you in (None, 0):
            text = consequence_line(m, name, what, PLAYERS, you)
            assert bool(text) == (what.__struct_config__.tag not in DRAWN)
            assert "_" not in text
            assert "-name-" not in text
