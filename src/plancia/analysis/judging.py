"""What each answer to one question is worth, as a chance to win: from a view, and nothing else.

All answers are tried in the same imagined worlds with the same luck, and followed as far as the planner looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from statistics import fmean as mean
from typing import Any

from msgspec import Struct

from plancia.analysis.chances import curve
from plancia.analysis.worth import Judge
from plancia.bots import Adviser
from plancia.bots.evaluation import ComparesMore, MixesAnswers, PlansTurns, PlaysOn
from plancia.bots.explaining import consider
from plancia.bots.planner import Follow, sorted_by
from plancia.bots.rollouts import play_on
from plancia.engine import Game, RandBelow, Seat, Words

CLAUSES = 2  # terms in a reason
MIXED = 4  # times as many worlds where both sides choose in secret: they are cheap there, and differ more
SURE = 0.99  # the most certain chance before the end of the game


class Effort(Struct, frozen=True):
    """How closely to look. The same effort and random numbers give the same result."""

    worlds: int = 3  # imagined for each question
    followed: int = 8  # answers that are followed further than at first sight
    checks: int = 8  # new worlds in which the best answer is compared with the one that was given


USUAL = Effort()
CAREFUL = Effort(worlds=6, followed=12, checks=20)


class Trials:
    """Worlds imagined from a view, and luck for each of them."""

    def __init__(self, game: Game[Any, Any, Any], view: Any, randbelow: RandBelow, number: int) -> None:
        self.view = view
        self.seat: Seat = view.seat
        self.worlds = [game.imagine(view, randbelow) for _ in range(number)]
        self._seeds = [randbelow(1 << 30) for _ in range(number)]

    def luck(self, at: int) -> RandBelow:
        """The same random numbers for every answer that is tried in this world."""
        return Random(self._seeds[at]).randrange


class Judged(Struct, frozen=True, kw_only=True):
    """An answer and the chance to win with it."""

    words: Words
    chance: float


class Reason(Struct, frozen=True, kw_only=True):
    """A term in which one answer is better than another: `term-<game>-<term>` of the locale files."""

    term: str
    worth: float


class Analyst:
    """Judges the answers of one game with a number of players."""

    def __init__(self, game: Game[Any, Any, Any], seats: int) -> None:
        self.game = game
        self.judge = Judge(game, seats)
        self.curve = curve(game.NAME, seats)
        self.bot = Adviser(game)
        self.bot.evaluation, self.bot.tuned = self.judge.rules, False

    # ---- positions
    def chance(self, view: Any, randbelow: RandBelow, worlds: int = 2) -> float:
        """The chance of the seat that has this view."""
        seat: Seat = view.seat
        return self.chances(view, randbelow, worlds)[seat]

    def chances(self, view: Any, randbelow: RandBelow, worlds: int = 2) -> tuple[float, ...]:
        """By seat, as far as the seat with this view can know. The others share what is left for them."""
        seats = range(self.judge.seats)
        found = [0.0] * len(seats)
        for _ in range(worlds):
            world = self.game.imagine(view, randbelow)
            for seat, chance in enumerate(self.in_world(world, view.seat)):
                found[seat] += chance / worlds
        return tuple(found)

    def chance_after_draws(self, view: Any, randbelow: RandBelow, worlds: int) -> float:
        """What the chance of this seat will be on average, after the draws that are due."""
        after = (self.game.resolve_chance(self.game.imagine(view, randbelow), randbelow)[0] for _ in range(worlds))
        seat: Seat = view.seat
        return sum(self.in_world(world, seat)[seat] for world in after) / worlds

    def in_world(self, world: Any, me: Seat) -> tuple[float, ...]:
        """The same in one world."""
        if (result := self.game.result(world)) is not None:
            return tuple(float(seat in result.winners) for seat in range(self.judge.seats))
        progress = self.judge.progress(world)
        each = [
            self.curve.chance(self.judge.worth(world, seat), progress, self.judge.acts(world, seat))
            for seat in range(self.judge.seats)
        ]
        others = sum(each) - each[me]
        left = (self.curve.winners - each[me]) / others if others else 0.0
        return tuple(chance if seat == me else min(SURE, chance * left) for seat, chance in enumerate(each))

    # ---- answers
    def weakest(self, view: Any, randbelow: RandBelow) -> Words:
        """The answer that looks worst at first sight."""
        return self._promising(Trials(self.game, view, randbelow, 1), 0)[-1]

    def is_mixed(self, view: Any) -> bool:
        """Do both sides choose in secret?"""
        return isinstance(self.judge.rules, MixesAnswers) and self.judge.rules.is_mixed(view)

    def is_judged(self, view: Any, randbelow: RandBelow) -> bool:
        """Can one answer be best? Not if both sides choose in secret, nor if there is nothing to compare it with."""
        if self.is_mixed(view):
            return False
        return len(self.candidates(self.game.imagine(view, randbelow), view.seat)) > 1

    def candidates(self, world: Any, seat: Seat) -> Sequence[Words]:
        """The answers to compare: those of the bots, or more where the bots follow a fixed rule."""
        rules = self.judge.rules
        if isinstance(rules, ComparesMore) and (found := rules.alternatives(world, seat)):
            return found
        return self.bot.candidates(world, seat)

    def is_comparable(self, world: Any, seat: Seat, words: Words) -> bool:
        """Can this answer be compared with others? Where the bots follow a fixed rule, only with its own kind."""
        found = self.candidates(world, seat)
        if len(found) > 1 and isinstance(self.judge.rules, ComparesMore) and self.judge.rules.alternatives(world, seat):
            return words[:1] in [one[:1] for one in found]
        return len(found) > 1

    def answers(
        self, view: Any, randbelow: RandBelow, effort: Effort = USUAL, more: Sequence[Words] = ()
    ) -> tuple[Judged, ...]:
        """The promising answers with their chances, the best first; `more` are legal answers to be judged too."""
        trials = Trials(self.game, view, randbelow, effort.worlds * (MIXED if self.is_mixed(view) else 1))
        found = list(dict.fromkeys([*self._promising(trials, effort.followed), *more]))
        chances = self._chances(trials, found, followed=effort.followed > 0)
        judged = (Judged(words=words, chance=mean(each)) for words, each in zip(found, chances, strict=True))
        return tuple(sorted(judged, key=lambda one: -one.chance))

    def compare(
        self, view: Any, randbelow: RandBelow, worlds: int, answers: Sequence[Words]
    ) -> Sequence[Sequence[float]]:
        """The chances with each of these answers, world by world: the same worlds and the same luck for all."""
        return self._chances(Trials(self.game, view, randbelow, worlds), answers)

    def _promising(self, trials: Trials, most: int) -> Sequence[Words]:
        """Which answers to follow, the best at first sight first; all of them if none is followed."""
        rules, seat, world = self.judge.rules, trials.seat, trials.worlds[0]
        if self.is_mixed(trials.view):
            assert isinstance(rules, MixesAnswers), "nobody mixes answers in this game"
            return [words for _, words in rules.mixture(trials.worlds, seat, inf)]
        answers = self.candidates(world, seat)
        order: Sequence[Words] = sorted_by(
            [self._at_first_sight(seat, world, x, trials.luck(0)) for x in answers], answers
        )
        if isinstance(rules, PlaysOn) and rules.is_played_on(world) and most:
            order = rules.contenders(world, seat, order)
        return order[:most] if most else order

    def _chances(self, trials: Trials, answers: Sequence[Words], followed: bool = True) -> list[list[float]]:
        """By answer and world."""
        if self.is_mixed(trials.view):
            return self._against_mixture(trials, answers)
        world, seat = trials.worlds[0], trials.seat
        follow = self._follow(world, seat) if followed else partial(self._at_first_sight, seat)
        progress = self.judge.progress(world)
        return [
            [
                self.curve.chance(follow(world, words, trials.luck(at)), progress, False)  # as at the end of the turn
                for at, world in enumerate(trials.worlds)
            ]
            for words in answers
        ]

    def _against_mixture(self, trials: Trials, answers: Sequence[Words]) -> list[list[float]]:
        """The same where both sides choose in secret: each answer against all that the opponent may well choose.

        What the position is worth is what a good mixture gains; an answer is better or worse by the difference.
        """
        rules, seat, worlds = self.judge.rules, trials.seat, trials.worlds
        assert isinstance(rules, MixesAnswers), "nobody mixes answers in this game"
        mixture = rules.mixture(worlds, seat, inf)
        found: list[list[float]] = [[] for _ in answers]
        for world in worlds:
            worths = rules.worths([world], seat, [*(words for _, words in mixture), *answers])
            usual = sum(odds * worth for (odds, _), worth in zip(mixture, worths, strict=False))
            base, progress = self.judge.worth(world, seat), self.judge.progress(world)
            for at, worth in enumerate(worths[len(mixture) :]):
                found[at].append(self.curve.chance(base + worth - usual, progress, False))
        return found

    def _follow(self, world: Any, seat: Seat) -> Follow:
        """How far answers are followed: to the end of the round, of a sale, of the turn, or of the action."""
        rules = self.judge.rules
        if isinstance(rules, ComparesMore) and (further := rules.horizon(world)) is not None:
            return partial(play_on, self.game, further, seat)
        if isinstance(rules, PlaysOn) and rules.is_played_on(world):
            return partial(play_on, self.game, rules, seat)
        if isinstance(rules, PlansTurns) and rules.is_my_turn_still(world, seat):
            return partial(self.bot.follow, seat, {})
        return partial(self._at_first_sight, seat)

    def _at_first_sight(self, seat: Seat, world: Any, words: Words, randbelow: RandBelow) -> float:
        return self.bot.outlook(world, seat, words, seat, randbelow)

    def reasons(
        self, view: Any, randbelow: RandBelow, better: Words, other: Words, worlds: int = 2
    ) -> tuple[Reason, ...]:
        """The terms that make one answer better than another, the most important first; () if only a longer look
        shows it.
        """
        imagined = [self.game.imagine(view, randbelow) for _ in range(worlds)]
        one, two = (consider(self.bot, imagined, view.seat, words, randbelow) for words in (better, other))
        return tuple(Reason(term=found.term, worth=round(found.worth, 2)) for found in one.decisive(two, CLAUSES))
