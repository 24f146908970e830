"""The interface of a bot: it gets the view of its seat, the question, its own random numbers, and a budget."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from plancia.deals import DealMove, KnownDeals
from plancia.engine import Fault, Form, Game, RandBelow, Words


class Budget(Struct, frozen=True, gc=False):
    """How much a bot may think about one answer. `worlds` bounds what it imagines; `seconds` is for bots that look at a
    clock (None: take the time you need).
    """

    worlds: int = 1
    seconds: float | None = None


class BotError(Fault):
    """A bot that does not exist, cannot play this game, fails, or gives an illegal answer."""


class Bot(Protocol):
    """Anything with a method `answer` is a bot. One is made per seat and game, with the rules of the game."""

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        """A legal answer to the question. `view` is the game's View, and all that the bot knows of the table."""
        ...


@runtime_checkable
class RemembersTurns(Bot, Protocol):
    """A bot that keeps something between its turns.

    One instance plays one seat of one game. If its process ends, the server restarts, or it was idle for long, a new
    instance takes over: it gets every earlier turn of its seat once, in order, and is then asked as usual. It also gets
    turns that were answered without the bot. After an undo, a new instance starts over.
    """

    def remember(self, view: Any, question: Form, words: Words) -> None:
        """A turn of this seat that this instance was not asked about, and its answer."""
        ...


def remembers(bot: object) -> bool:
    """Does a bot, or its class, keep something between its turns?"""
    return callable(getattr(bot, "remember", None))


@runtime_checkable
class MakesDeals(Bot, Protocol):
    """A bot that takes part in deals. Without these methods a bot leaves all offers unanswered."""

    def learn(self, deals: KnownDeals) -> None:
        """Everything the seat may know about deals; called before every `answer` and `deal`."""
        ...

    def deal(self, view: Any, randbelow: RandBelow) -> DealMove | None:
        """Make or answer an offer; None: do nothing. Called before each question, and when the bot gets an offer."""
        ...


class Maker(Protocol):
    """A bot's class: called with the game to be played."""

    def __call__(self, game: Game[Any, Any, Any], /) -> Bot: ...


class RandomBot:
    """Answers at random, field by field."""

    SAMPLES = True  # the question itself provides a legal answer, so no view has to be built

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        return question.sample(randbelow)
