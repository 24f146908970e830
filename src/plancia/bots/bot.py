"""What a bot is: it gets what a person at its seat would see, the question, chance of its own, and a budget."""

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
    """A bot that is not there, cannot sit down, fails, or says what is not legal."""


class Bot(Protocol):
    """Anything with a method `answer` is a bot. One is made per seat and game, with the rules of the game."""

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        """A legal answer to the question. `view` is the game's View: the only thing known of the table."""
        ...


@runtime_checkable
class RemembersTurns(Bot, Protocol):
    """A bot that keeps something between its turns.

    One instance plays one seat of one game. If its process ends, the server is restarted, or it was idle for long, a
    new instance takes over: it is given every earlier turn of its seat once, in order, and then asked as usual. The
    same goes for a turn that was answered without the bot, and a turn that was taken back is forgotten by starting
    over.
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
        """Everything that its seat may know about deals: called before every `answer` and `deal`."""
        ...

    def deal(self, view: Any, randbelow: RandBelow) -> DealMove | None:
        """Make an offer or answer one; None: nothing now. Called before its question, and when an offer waits."""
        ...


class Maker(Protocol):
    """A bot's class: called with the game to be played."""

    def __call__(self, game: Game[Any, Any, Any], /) -> Bot: ...


class RandomBot:
    """Answers at random, field by field."""

    SAMPLES = True  # the question itself gives the answer: no view has to be made, and the answer is legal

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        return question.sample(randbelow)
