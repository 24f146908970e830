"""What a position is worth to a seat, from what the seat may know: the mean over worlds imagined from its view."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from plancia.bots.evaluation import Evaluation, PlansTurns, PlaysOn, evaluation_of, part_of
from plancia.engine import Fault, Game, RandBelow, Seat


class AnalysisError(Fault):
    """Something that cannot be analysed."""


class Judge:
    """The bots' evaluation of one game, for a number of players."""

    def __init__(self, game: Game[Any, Any, Any], seats: int) -> None:
        rules = evaluation_of(game.NAME, seats)
        progress: Callable[[Any], float] | None = part_of(game.NAME, "progress")
        if rules is None or progress is None:
            raise AnalysisError("no_evaluation", game=game.NAME)
        self.game = game
        self.seats = seats
        self.rules: Evaluation = rules
        self.progress = progress

    def weights(self) -> str:
        """A digest of the weights that differ from those of greedy-1, which never change."""
        weights: Any = getattr(self.rules, "weights", None)  # every evaluation of ours has them
        now, usual = msgspec.to_builtins(weights), msgspec.to_builtins(type(weights)())
        tuned = {name: value for name, value in now.items() if value != usual[name]}
        return sha256(msgspec.json.encode(tuned)).hexdigest()[:12]

    def worth(self, world: Any, seat: Seat) -> float:
        """What a world is worth; bounded, if the game has a bound: one sure victory must not outweigh the rest."""
        rules = self.rules
        return rules.result(world, seat) if isinstance(rules, PlaysOn) else rules.evaluate(world, seat)

    def acts(self, world: Any, seat: Seat) -> bool:
        """Is it the turn of the seat? Where everybody decides in every phase, nobody has a turn of their own."""
        return isinstance(self.rules, PlansTurns) and self.rules.is_my_turn_still(world, seat)

    def begins_turn(self, before: Any, world: Any) -> bool:
        """Does a turn begin here, or is this a game without turns? `before` is the state of the decision before."""
        if not isinstance(self.rules, PlansTurns):
            return self.rules.settled(world)
        now, earlier = (
            [seat for seat in range(self.seats) if s is not None and self.acts(s, seat)] for s in (world, before)
        )
        return bool(now) and now != earlier

    def is_moment(self, before: Any, world: Any) -> bool:
        """Can the seats be compared here? In a game without turns players set up one after another: not before it."""
        return self.begins_turn(before, world) and (isinstance(self.rules, PlansTurns) or self.progress(world) > 0)

    def standing(self, view: Any, seat: Seat, randbelow: RandBelow, worlds: int) -> float:
        """What the position is worth to the seat, on average over imagined worlds."""
        return sum(self.worth(self.game.imagine(view, randbelow), seat) for _ in range(worlds)) / worlds
