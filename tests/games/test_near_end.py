"""Announcements that the end is near, in every game: public, translated, and none after the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from plancia.engine import laws
from plancia.games import NAMES, game
from plancia.locale import LANGUAGES, messages, near_end_line


@pytest.mark.parametrize("name", NAMES)
def test_everybody_gets_the_same_announcements(name: str) -> None:
    """They use public information: no seat gets more than a spectator, and all can be shown in every language."""
    rules: Any = game(name)
    lines: set[str] = set()
    for seats in rules.SEATS:
        random = Random(f"near {name} {seats}")
        options = rules.OPTIONS(**rules.BOUNDED)
        played = laws.random_game(rules, options, seats, random.randrange)
        s, _ = rules.begin(options, seats)
        for seat, words in played.log:
            s, _ = rules.advance(s, seat, words)
            public = rules.near_end(rules.view(s, None))
            assert all(rules.near_end(rules.view(s, who)) == public for who in range(seats))
            lines |= {
                near_end_line(messages(lang), name, near, [f"p{who}" for who in range(seats)])
                for near in public
                for lang in LANGUAGES
            }
        assert rules.near_end(rules.view(s, None)) == ()
    assert lines or "near_end" not in vars(type(rules)), "at least one announcement was made"
