"""Bots in the seats that nobody learns in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from plancia.arena.matches import seat_bot
from plancia.bots import BOTS, TRIALS, YARDSTICKS, Bot, BotError, Budget, bot
from plancia.engine import Seat, Words
from plancia.research.table import Table


def bot_names(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """One name per seat; one name alone is for all of them. Errors name the bots that there are."""
    names = (bots,) * seats if isinstance(bots, str) else tuple(bots)
    if len(names) != seats:
        raise ValueError(f"{len(names)} bots for {seats} seats: give one name, or one for each of the {seats} seats")
    for name in names:
        try:
            bot(name)
        except BotError as error:
            known = ", ".join((*BOTS, *YARDSTICKS, *TRIALS))
            raise ValueError(f"no bot {name!r} ({error}); known: {known}, or path/to/file.py:Class") from None
    return names


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
