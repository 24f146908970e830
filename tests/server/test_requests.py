"""Requests to bots on their way to another process."""

from __future__ import annotations

import pickle
from multiprocessing.reduction import ForkingPickler
from typing import Any

import pytest

from plancia.bots import Budget
from plancia.engine import CHANCE
from plancia.games import NAMES, game
from plancia.server.workers import BotRequest, DealRequest, Request
from tests.research.games import OPTIONS, questions

TABLES = [(name, options) for name in NAMES for options in OPTIONS[name]]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_bot_gets_what_the_server_knows(name: str, options: dict[str, Any]) -> None:
    """View and question arrive as they were sent, in every part of the game and with every option."""
    rules = game(name)
    for number, question in enumerate(questions(name, options, 3, seed=5)):
        if question.seat == CHANCE or number % 7:
            continue
        view, sheet = rules.view(question.s, question.seat), question.sheet(consequences=False)
        given: dict[str, Any] = {"game": name, "bot": "greedy", "table": "t", "seat": question.seat, "seed": "s"}
        assert_arrives(BotRequest(view=view, question=sheet, budget=Budget(), answers=(("pass",),), **given))
        assert_arrives(DealRequest(view=view, **given))


def assert_arrives(request: Request) -> None:
    """Also with the types of everything in it, which `==` compares in structs."""
    assert pickle.loads(ForkingPickler.dumps(request)) == request
