"""Bots in the seats without a learner."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from plancia.arena.matches import seat_bot
from plancia.bots import BOTS, TRIALS, YARDSTICKS, Bot, BotError, Budget, bot
from plancia.engine import Seat, Words
from plancia.locale import fault, messages
from plancia.research.table import Table


def bot_names(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """One name per seat; one name alone is for all of them. Errors name the bots that there are."""
    if not isinstance(bots, str | Sequence):
        raise ValueError(f"{bots!r} is no bot: give one name, or one for each of the {seats} seats")
    names = (bots,) * seats if isinstance(bots, str) else tuple(bots)
    if len(names) != seats:
        raise ValueError(f"bots: {len(names)} given; give one name, or one for each of the {seats} seats")
    for name in names:
        if not isinstance(name, str):
            raise ValueError(f"{name!r} is no bot: give its name")
        try:
            bot(name)
        except BotError as error:
            raise ValueError(_complaint(name, error)) from None
    return names


def budget_of(budget: object) -> Budget:
    """The same, if it is one; raises `ValueError`."""
    if not isinstance(budget, Budget):
        raise ValueError(f"budget={budget!r}: give a plancia.bots.Budget, such as {Budget()}")
    return budget


def _complaint(name: str, error: BotError) -> str:
    if error.code == "no_such_bot":
        return f"no bot {name!r}; known: {', '.join((*BOTS, *YARDSTICKS, *TRIALS))}, or path/to/file.py:Class"
    return f"bot {name!r}: {fault(messages('en'), 'bot', error)}"


class Players:
    """A new instance of every bot for each game, each with random numbers of its own."""

    def __init__(self, names: dict[Seat, str], budget: Budget) -> None:
        self.names = names
        self.budget = budget

    def begin(self, rules: Any, seed: int | str) -> None:
        self.bots: dict[Seat, Bot] = {seat: seat_bot(name, rules) for seat, name in self.names.items()}
        self.random = {seat: Random(f"{seed}/{seat}").randrange for seat in self.names}

    def answer(self, table: Table) -> None:
        """The bot of the acting seat answers."""
        table.answer(self.words(table))

    def words(self, table: Table) -> Words:
        """What the bot of the acting seat answers. An illegal answer raises `IllegalAction`."""
        assert table.seat is not None
        assert table.question is not None
        player, randbelow = self.bots[table.seat], self.random[table.seat]
        if getattr(player, "SAMPLES", False):  # the question itself gives the answer: no view has to be made
            return table.question.sample(randbelow)
        view = table.rules.view(table.state, table.seat)
        words = player.answer(view, table.question, randbelow, self.budget)
        table.question.check(words)
        return words
