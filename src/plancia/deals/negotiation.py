"""The interface of a game whose players can make deals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce
from operator import or_
from typing import Any, ClassVar

import msgspec

from plancia.deals.promises import Promise, Term
from plancia.engine import Fact, Game, Seat, Words


class Negotiation:
    """The promises and terms of one game. A game without deals has no `Negotiation`."""

    PROMISES: ClassVar[tuple[type[Promise], ...]]
    TERMS: ClassVar[tuple[type[Term], ...]] = ()

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game

    def round(self, s: Any) -> int:
        """The current round: the number of offers in it is limited."""
        raise NotImplementedError

    def is_talking(self, s: Any) -> bool:
        """Is this a phase for negotiations? Tables may allow deals in these phases only."""
        return True

    def fits(self, term: Any, seat: Seat, to: Seat) -> bool:
        """Is this term about the two players of the deal?"""
        raise NotImplementedError

    def answers(self, terms: Sequence[Any], seat: Seat, to: Seat) -> tuple[tuple[Seat, Words], ...]:
        """The answers to the game's own questions that carry out these terms, in order."""
        raise NotImplementedError

    def typed_term(self, words: Sequence[str], seat: Seat, to: Seat) -> Term | None:
        """The term that these words mean in the terminal; None if they are not a term."""
        return None

    # ---- reading
    @cached_property
    def _promise(self) -> Any:
        return reduce(or_, self.PROMISES)

    @cached_property
    def _term(self) -> Any:
        return reduce(or_, self.TERMS)

    @cached_property
    def _fact(self) -> Any:
        return reduce(or_, (kind for kind in self.game.fact_kinds() if not kind.__subclasses__()))

    def promise(self, data: Any) -> Promise:
        """Read a promise; raises `msgspec.ValidationError`."""
        found: Promise = msgspec.convert(data, self._promise)
        return found

    def term(self, data: Any) -> Term:
        found: Term = msgspec.convert(data, self._term)
        return found

    def fact(self, data: Any) -> Fact:
        found: Fact = msgspec.convert(data, self._fact)
        return found
