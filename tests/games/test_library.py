"""What makes the games pleasant as a library."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from plancia.engine import CHANCE, Disclosure, Fact
from plancia.games import NAMES, catalogue, game, tigris
from tests.engine.toy import TOY
from tests.engine.toy import Options as ToyOptions

EACH_GAME = pytest.mark.parametrize("name", NAMES)
SEATS = 3


def begun(name: str) -> Any:
    rules = game(name)
    return rules.begin(rules.OPTIONS(**rules.BOUNDED), SEATS)[0]


@EACH_GAME
def test_a_position_is_read_as_it_was_written(name: str) -> None:
    """The game itself writes and reads positions, after the draws and in the middle of a game."""
    rules, randbelow = game(name), Random("position").randrange
    s = begun(name)
    for _ in range(30):
        assert rules.position(rules.position_text(s)) == s
        seat = rules.to_move(s)[0]
        s, _ = rules.advance(s, seat, rules.question(s, seat).sample(randbelow))


def test_a_game_without_notation_says_so() -> None:
    """A game need not have a notation for positions."""
    s, _ = TOY.begin(ToyOptions(), 2)
    with pytest.raises(ValueError, match="toy has no notation"):
        TOY.position("anything")
    with pytest.raises(ValueError, match="toy has no notation"):
        TOY.position_text(s)


@EACH_GAME
def test_chance_is_resolved_until_somebody_has_to_decide(name: str) -> None:
    """All draws that are due are made, and what they told is handed back."""
    rules, s = game(name), begun(name)
    while rules.to_move(s) != (CHANCE,):
        s, _ = rules.advance(s, rules.to_move(s)[0], rules.question(s, rules.to_move(s)[0]).first())
    after, facts = rules.resolve_chance(s, Random("draws").randrange)
    assert CHANCE not in rules.to_move(after)
    assert any(isinstance(fact, Fact) for fact in facts)
    assert rules.resolve_chance(after, Random("none").randrange) == (after, ())


@EACH_GAME
def test_a_question_shows_what_it_is(name: str) -> None:
    """Its representation has the kind, the seat, and what may be said first."""
    rules, randbelow = game(name), Random("repr").randrange
    s, seen = begun(name), set()
    while seats := rules.to_move(s):
        seat = seats[0]
        question = rules.question(s, seat)
        seen.add(question.topic)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        assert repr(question).startswith(f"<{type(s.ask).__name__} for {who}: {question.field(())} ")
        assert len(repr(question)) < 250
        s, _ = rules.advance(s, seat, question.sample(randbelow))
    assert seen <= {kind.__name__ for kind in rules.question_kinds()}


@EACH_GAME
def test_totals_explain_the_places(name: str) -> None:
    """Whoever has the higher totals has the better place, where totals alone decide."""
    rules, randbelow = game(name), Random("totals").randrange
    s = begun(name)
    assert rules.result(s) is None
    while seats := rules.to_move(s):
        s, _ = rules.advance(s, seats[0], rules.question(s, seats[0]).sample(randbelow))
    result = rules.result(s)
    assert result is not None
    assert len(result.totals) == SEATS
    if name != "rex":  # where strongholds are one way to win among others
        assert result.places == tuple(1 + sum(other > own for other in result.totals) for own in result.totals)
    assert result.recorded().totals == ()


BOARD = (
    "..........R*...../.R*.............R*/.....R*........../................/.............R*../................/"
    "........R*......./.R*............../..............R*./.....R*........../..........R*....."
)


def test_kingdoms_have_the_names_of_their_cells() -> None:
    """A leader and the temple beside it are a kingdom; other temples belong to none. §4.1 §4.2"""
    s = tigris.GAME.position(f"{BOARD} seats=2 turn=0:2 hands=RRBGKK/RBBGGK")
    assert tigris.kingdoms(s) == ()
    s, _ = tigris.GAME.apply(s, 0, ("leader", "black", "i6"))
    (kingdom,) = tigris.kingdoms(s)
    assert set(kingdom.cells) == {"i6", "i7"}
    assert [(ruler.seat, ruler.colour, ruler.cell) for ruler in kingdom.leaders] == [(0, "black", "i6")]
    assert tigris.kingdom_at(s, "i7") == kingdom
    assert tigris.kingdom_at(s, "f3") is None


@EACH_GAME
def test_the_reference_lists_every_question_and_every_fact(name: str) -> None:
    """The page that `make docs` makes has a heading for each of them, and tells secrets from open facts."""
    rules, page = game(name), catalogue.page(name)
    for kind in (*rules.question_kinds(), *rules.fact_kinds()):
        assert f"\n### {kind.__name__}\n" in page
    assert page.count("*Secret.*") == sum(issubclass(kind, Disclosure) for kind in rules.fact_kinds())
    assert "\n### " in page
