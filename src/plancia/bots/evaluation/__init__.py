"""The evaluation of each game, in terms that players use: the only part of the greedy bot that knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, ClassVar, Protocol, runtime_checkable

from plancia.bots.weights import load, read_weights
from plancia.deals import LedgerEntry, Offer, Promise, Proposal
from plancia.engine import Form, Seat, Words


class Evaluation(Protocol):
    """The evaluation of one game. `world` is a state that the bot imagined: `Any`, since every game has its own."""

    def evaluate(self, world: Any, seat: Seat, /) -> float:
        """The value of the position for the seat: the higher, the better."""
        ...

    def candidates(self, world: Any, seat: Seat, question: Form, /) -> Iterable[Words]:
        """The legal answers worth a try: at least one, and none twice."""
        ...

    def settled(self, world: Any, /) -> bool:
        """Can this state be evaluated, or is an action still in progress? A finished game is settled."""
        ...

    def replies(self, world: Any, seat: Seat, me: Seat, /) -> Sequence[tuple[float, Any, Words]]:
        """How `me` expects the seat to answer a question in between: odds, a world in which it can, and the answer.

        If this is empty, the bot looks for the seat's best answer itself.
        """
        ...


@runtime_checkable
class PlansTurns(Evaluation, Protocol):
    """The evaluation of a game whose turns have several free decisions."""

    FOLLOWED: ClassVar[int]  # the number of answers followed to the end of the turn: the best at first sight
    WORLDS: ClassVar[int]  # imagined at least: after each third of them the better half of the answers remains
    TRANSPOSES: ClassVar[bool]  # do two orders of the same answers lead to the same state? Then states can be hashed

    def is_my_turn_still(self, world: Any, seat: Seat, /) -> bool:
        """Does the seat decide again, in the same turn?"""
        ...


class Outlook(Protocol):
    """Looks ahead as the bots do, with native rules: many times as fast, with the same results.

    None: these rules cannot represent the world, because it was set up by hand.
    """

    def candidates(self, world: Any, /) -> list[Words] | None:
        """The answers worth a try, for the seat that is asked."""
        ...

    def hopes(self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], /) -> list[list[float]] | None:
        """What each answer is worth in each world, once everything it sets off has happened."""
        ...

    def follow(self, world: Any, seat: Seat, words: Words, /) -> float | None:
        """What the turn that begins with this answer is worth, if all its other answers are greedy."""
        ...


@runtime_checkable
class HasNativeRules(Evaluation, Protocol):
    """The knowledge of a game that has native rules."""

    def outlook(self) -> Outlook | None:
        """None: the native rules cannot be used here."""
        ...


@runtime_checkable
class MixesAnswers(Evaluation, Protocol):
    """The evaluation of a game in which two opponents choose at the same time, so that no single answer is best."""

    WORLDS: ClassVar[int]  # imagined at least: the opponent's choice depends on its hand

    def is_mixed(self, view: Any, /) -> bool:
        """Is this such a question?"""
        ...

    def mixture(self, worlds: Sequence[Any], seat: Seat, until: float, /) -> Sequence[tuple[float, Words]]:
        """A mixed strategy: the odds of each answer of the seat. The search stops at time `until` (`monotonic`)."""
        ...

    def worths(self, worlds: Sequence[Any], seat: Seat, answers: Sequence[Words], /) -> Sequence[float]:
        """What each of these answers is worth on average against the opponent's mixture."""
        ...


class Rollout(Protocol):
    """How far a rollout goes, and what its end is worth."""

    def in_haste(self) -> Evaluation:
        """A simpler evaluation, which chooses everybody's answers during a rollout."""
        ...

    def is_far_enough(self, world: Any, start: Any, /) -> bool:
        """Does a rollout from `start` end here?"""
        ...

    def result(self, world: Any, seat: Seat, /) -> float:
        """The value of this state for the seat. It is bounded: victory in one world must not outweigh the rest."""
        ...


@runtime_checkable
class PlaysOn(Evaluation, Rollout, Protocol):
    """The evaluation of a game in which the worth of an answer depends on what the others do next."""

    FUTURES: ClassVar[int]  # worlds imagined at least: after each third the better half of the answers remains

    def is_played_on(self, table: Any, /) -> bool:
        """Is this such a question? `table` is a view or a world."""
        ...

    def contenders(self, world: Any, seat: Seat, answers: Sequence[Words], /) -> Sequence[Words]:
        """The answers to follow: some of these, which are sorted by first sight, and perhaps others."""
        ...


@runtime_checkable
class ComparesMore(Evaluation, Protocol):
    """The evaluation of a game whose bots answer some questions by a fixed rule, where a review compares answers."""

    def alternatives(self, world: Any, seat: Seat, /) -> Sequence[Words]:
        """The answers to compare; empty: those of `candidates`."""
        ...

    def horizon(self, world: Any, /) -> Rollout | None:
        """The rollout that follows the answers to such a question; None: the usual one."""
        ...


class Bargaining(Protocol):
    """The evaluation of deals. `w` are the weights of the game's evaluation."""

    def is_begun(self, view: Any) -> bool:
        """Can offers be weighed yet?"""
        ...

    def is_moment(self, view: Any) -> bool:
        """May a bot that is asked this make an offer?"""
        ...

    def worth(self, s: Any, me: Seat, part: Any, w: Any) -> float:
        """The worth of a promise or a term to a seat if it is kept; negative if it costs something."""
        ...

    def suggestions(self, s: Any, me: Seat, topics: tuple[str, ...], w: Any) -> Iterable[Proposal]:
        """Deals about these topics that fit the position."""
        ...

    def counters(self, s: Any, me: Seat, offer: Offer, missing: float, w: Any) -> Iterable[Proposal]:
        """The same deal with something in return; `missing` is what it lacks."""
        ...

    def payment(self, s: Any, seat: Seat, question: Form, owed: LedgerEntry) -> Words | None:
        """The answer that pays a debt; None: it cannot be paid now."""
        ...


@runtime_checkable
class KeepsWord(Evaluation, Protocol):
    """The evaluation of a game in which players make promises."""

    keeps: tuple[Promise, ...]  # answers that break one of these are left out

    def is_broken(self, world: Any, seat: Seat, words: Words, promise: Promise, /) -> bool:
        """Would this answer of the seat break its promise?"""
        ...


GAMES = ("rex", "tigris", "warlords")  # each has an `EVALUATION` here, and perhaps more

__all__ = [
    "GAMES",
    "Bargaining",
    "ComparesMore",
    "Evaluation",
    "HasNativeRules",
    "KeepsWord",
    "MixesAnswers",
    "Outlook",
    "PlansTurns",
    "PlaysOn",
    "Rollout",
    "evaluation_of",
    "part_of",
]


def evaluation_of(game: str, seats: int = 0) -> Evaluation | None:
    """The evaluation of this game, loaded when it is needed; None for a game that is not in the list.

    With a number of players, it has the weights that were tuned for it. Without one, or in a game without tuned
    weights, it has those of the module.
    """
    if game not in GAMES:
        return None
    module = import_module(f"{__name__}.{game}")
    found: Evaluation = module.EVALUATION
    if seats and (tuned := load(game, seats)) is not None:
        found = module.Judgement(read_weights(tuned, module.Weights))
    return found


def part_of(game: str, name: str, default: Any = None) -> Any:
    """Something else that the folder of a game offers, such as its `LEVELS`; the default if it has none."""
    return getattr(import_module(f"{__name__}.{game}"), name, default) if game in GAMES else default
