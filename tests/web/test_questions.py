"""Every question of every game has a scene that axe-core checks: in `test_sizes`, or here, without measuring it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from plancia.engine import Question
from plancia.games import rex, tigris, warlords
from plancia.records.dealer import dealer_from_seed
from plancia.records.session import GameSession
from tests.web import axe, test_sizes
from tests.web.conftest import Server, Visitor
from tests.web.rex import RACES
from tests.web.tables import lay
from tests.web.test_tigris import front

# By topic: the seed of a game with players who answer at random, in which it is asked.
REX = {
    "EnterCouncil": 0,
    "TurnUnits": 0,
    "PutQuestion": 0,
    "AnswerQuestion": 0,
    "KeepCards": 0,
    "ChooseBattle": 0,
    "GiveCommand": 0,
    "DiscardCards": 1,
    "GiveToAlly": 2,
    "AllowAlly": 3,
    "ChooseLosses": 4,
    "RepositionUnits": 8,
    "ShareOrReveal": 14,
}
WARLORDS = {
    "MayPlaceToken": 0,
    "ChooseBonus": 0,
    "ChooseOpponent": 0,
    "MayRecall": 0,
    "MayPlaceGuard": 0,
    "MayUseToken": 0,
    "SendGuard": 3,
    "ChooseDestroyed": 24,
    "MayUseAbility": 42,
    "Reroll": 200,
    "ChoosePlanet": 310,
}
SEEDS = {rex.GAME: REX, warlords.GAME: WARLORDS}
# Those that need a position or a table of their own.
APART = {"tigris": {"PickWar"}, "rex": {"ChooseRace"}, "warlords": {"GiveCard"}}  # ChooseRace is in test_sizes

CHANCE = {
    "tigris": {"Draw", "DrawFrom", "DrawLot", "Show"},
    "rex": {"DealBetrayal", "DealRaces", "DrawBombardment", "DrawCards", "DrawInfluence", "DrawLots", "DrawTraitors"},
    "warlords": {
        "DrawLot",
        "DrawMercenaries",
        "DrawPlanets",
        "DrawSupport",
        "LayMarkers",
        "MixPlanets",
        "RollDice",
        "TakeCard",
    },
}


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """One window for all questions."""
    visitor = Visitor(browser, server)
    yield visitor
    visitor.close()


def asked(game: Any, options: Any, seats: int, topic: str, seed: int) -> tuple[Any, int]:
    """The first position of this game in which somebody has to choose an answer to this; and the seat."""
    table = GameSession(game, options, seats, dealer_from_seed(f"questions {seed}"))
    randbelow = Random(seed).randrange
    while table.to_move():
        s = table.state
        if type(s.ask).__name__ == topic:
            for seat in table.to_move():
                if table.only_answer(seat) is None:
                    return s, seat
        who = table.awaited()[0]
        table.answer(who, Question(s, who).sample(randbelow))
    raise AssertionError(f"{topic} is not asked in game {seed}")


def look_at(visitor: Visitor, game: Any, state: Any, seat: int, topic: str) -> None:
    page = visitor.page
    page.goto(lay(game, state, {seat: visitor}, "random"))
    page.wait_for_selector(f".prompt[data-topic='{topic}']")
    assert axe.faults(page, axe.SCENE) == []


@pytest.mark.parametrize("topic", REX)
def test_axe_finds_no_fault_in_rex(visitor: Visitor, topic: str) -> None:
    state, seat = asked(rex.GAME, rex.Options(races=RACES, betrayal=True), 6, topic, REX[topic])
    look_at(visitor, rex.GAME, state, seat, topic)


@pytest.mark.parametrize("topic", WARLORDS)
def test_axe_finds_no_fault_in_warlords(visitor: Visitor, topic: str) -> None:
    state, seat = asked(warlords.GAME, warlords.Options(), 3, topic, WARLORDS[topic])
    look_at(visitor, warlords.GAME, state, seat, topic)


def test_axe_finds_no_fault_in_an_exchange_of_cards(visitor: Visitor) -> None:
    """Only teams exchange cards."""
    state, seat = asked(warlords.GAME, warlords.Options(), 4, "GiveCard", 0)
    look_at(visitor, warlords.GAME, state, seat, "GiveCard")


def test_axe_finds_no_fault_in_a_choice_of_wars(visitor: Visitor) -> None:
    look_at(visitor, tigris.GAME, front(), 0, "PickWar")


def test_no_question_is_left_out() -> None:
    """Every question to a player is in one of the lists. Questions to chance are never shown."""
    sized = {
        "tigris": {topic for topic, *_ in test_sizes.TIGRIS.values()},
        "rex": {topic for topic, *_ in test_sizes.REX.values()},
        "warlords": {topic for topic, *_ in test_sizes.WARLORDS.values()},
    }
    for game in (tigris.GAME, rex.GAME, warlords.GAME):
        listed = sized[game.NAME] | APART[game.NAME] | {*SEEDS.get(game, ())}
        questions = {kind.__name__ for kind in game.question_kinds()} - CHANCE[game.NAME]
        assert questions == listed, game.NAME
