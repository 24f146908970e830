"""What an answer would bring, in words."""

from functools import cache
from typing import Any

import pytest

from plancia.arena import stream
from plancia.engine import CHANCE, Words
from plancia.games import game
from plancia.locale import LANGUAGES, consequence, messages
from plancia.locale.vocabulary import vocabulary

SEATS = {"tigris": (2,), "warlords": (2, 4), "rex": (4,)}
DRAWN = {"via", "against", "tie", "needs"}  # by the browser, and not told
PLAYERS = ("Marta", "Jonas", "Anna", "Nabu")


@cache
def foreseen(name: str) -> frozenset[Words]:
    """Whatever is foreseen in random games, until all of it that can be told has come."""
    rules: Any = game(name)
    found: set[Words] = set()
    for number in range(200):
        below = stream(f"{name} {number}").randrange
        s, _ = rules.begin(rules.OPTIONS(), SEATS[name][number % len(SEATS[name])])
        while to_move := rules.to_move(s):
            seat = to_move[0]
            if seat != CHANCE:
                found |= {brought for _, brought in s.ask.brings(s, seat)}
            s, _ = rules.apply(s, seat, rules.question(s, seat).sample(below), s.asked)
        if vocabulary(name).brings.keys() <= {str(brought[0]) for brought in found}:
            break
    return frozenset(found)


@pytest.mark.parametrize("name", SEATS)
def test_all_that_is_foreseen_is_told(name: str) -> None:
    """Every consequence has its words, but for those that are drawn; and none has words in vain."""
    kinds = {str(brought[0]) for brought in foreseen(name)}
    assert kinds - DRAWN == vocabulary(name).brings.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SEATS)
def test_consequences_are_told(name: str, lang: str) -> None:
    """With the names of players and things, whoever reads it."""
    m = messages(lang)
    for brought in foreseen(name):
        for you in (None, 0):
            text = consequence(m, name, brought, PLAYERS, you)
            assert bool(text) == (brought[0] not in DRAWN)
            assert "_" not in text
            assert "-name-" not in text
