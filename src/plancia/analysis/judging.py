"""What each answer to one question is worth, as a chance to win: from a view, and nothing else.

All answers are tried in the same imagined worlds with the same luck, and followed as far as the strongest bot looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Any

from msgspec import Struct

from plancia.analysis.chances import curve
from plancia.analysis.worth import Judge
from plancia.bots import Adviser
from plancia.bots.evaluation import MixesAnswers, PlansTurns, PlaysOn
from plancia.bots.explaining import consider
from plancia.bots.planner import Follow, sorted_by
from plancia.bots.rollouts import play_on
from plancia.engine import Game, RandBelow, Seat, Words

CLAUSES = 2  # terms in a reason
MIXED = 4  # times as many worlds where both sides choose in secret: they are cheap there, and differ more
SURE = 0.99  # nobody is surer than this before the end


class Effort(Struct, frozen=True):
    """How closely to look. The same effort and random numbers give the same result."""

    worlds: int = 3  # imagined for each question
    followed: int = 8  # answers that are followed further than at first sight


USUAL = Effort()
CAREFUL = Effort(worlds=6, followed=12)


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
    def is_mixed(self, view: Any) -> bool:
        """Do both sides choose in secret?"""
        return isinstance(self.judge.rules, MixesAnswers) and self.judge.rules.is_mixed(view)

    def is_judged(self, view: Any, randbelow: RandBelow) -> bool:
        """Can one answer be best? Not if both sides choose in secret, nor where the bots follow a fixed rule."""
        if self.is_mixed(view):
            return False
        return len(self.bot.candidates(self.game.imagine(view, randbelow), view.seat)) > 1

    def answers(
        self, view: Any, randbelow: RandBelow, effort: Effort = USUAL, more: Sequence[Words] = ()
    ) -> tuple[Judged, ...]:
        """The promising answers with their chances, the best first; `more` are legal answers to be judged too."""
        seat, worlds = view.seat, [self.game.imagine(view, randbelow) for _ in range(effort.worlds)]
        luck = [randbelow(1 << 30) for _ in worlds]
        answers = list(dict.fromkeys([*self.bot.candidates(worlds[0], seat), *more]))
        first = [self.bot.outlook(worlds[0], seat, words, seat, Random(luck[0]).randrange) for words in answers]
        order: Sequence[Words] = sorted_by(first, answers)
        follow: Follow = partial(self._at_first_sight, seat)
        if effort.followed:
            order, follow = self._promising(worlds[0], seat, order, effort.followed)
        chosen = list(dict.fromkeys([*order, *more]))
        progress = self.judge.progress(worlds[0])
        found = []
        for words in chosen:
            worths = [follow(world, words, Random(lot).randrange) for world, lot in zip(worlds, luck, strict=True)]
            chances = [self.curve.chance(worth, progress, False) for worth in worths]  # as at the end of the turn
            found.append(Judged(words=words, chance=sum(chances) / len(chances)))
        return tuple(sorted(found, key=lambda one: -one.chance))

    def secret_answers(
        self, view: Any, randbelow: RandBelow, effort: Effort = USUAL, more: Sequence[Words] = ()
    ) -> tuple[Judged, ...]:
        """The same where both sides choose in secret: each answer against all that the opponent may well choose.

        What the position is worth is what a good mixture gains; an answer is better or worse by the difference.
        """
        rules, seat = self.judge.rules, view.seat
        assert isinstance(rules, MixesAnswers), "nobody mixes answers in this game"
        worlds = [self.game.imagine(view, randbelow) for _ in range(MIXED * effort.worlds)]
        mixture = rules.mixture(worlds, seat, inf)
        answers = list(dict.fromkeys([*(words for _, words in mixture), *more]))
        worths = rules.worths(worlds, seat, answers)
        usual = sum(odds * worth for (odds, _), worth in zip(mixture, worths, strict=False))
        positions = [(self.judge.worth(world, seat), self.judge.progress(world)) for world in worlds]
        found = []
        for words, worth in zip(answers, worths, strict=True):
            chances = [self.curve.chance(base + worth - usual, progress, False) for base, progress in positions]
            found.append(Judged(words=words, chance=sum(chances) / len(chances)))
        return tuple(sorted(found, key=lambda one: -one.chance))

    def reasons(
        self, view: Any, randbelow: RandBelow, better: Words, other: Words, worlds: int = 2
    ) -> tuple[Reason, ...]:
        """The terms that make one answer better than another, the most important first; () if only a longer look
        shows it.
        """
        imagined = [self.game.imagine(view, randbelow) for _ in range(worlds)]
        one, two = (consider(self.bot, imagined, view.seat, words, randbelow) for words in (better, other))
        return tuple(Reason(term=found.term, worth=round(found.worth, 2)) for found in one.decisive(two, CLAUSES))

    def _promising(self, world: Any, seat: Seat, order: Sequence[Words], most: int) -> tuple[Sequence[Words], Follow]:
        """The answers to be followed, and how: to the end of the round, of the turn, or of the action."""
        rules = self.judge.rules
        if isinstance(rules, PlaysOn) and rules.is_played_on(world):
            return rules.contenders(world, seat, order)[:most], partial(play_on, self.game, rules, seat)
        if isinstance(rules, PlansTurns) and rules.is_my_turn_still(world, seat):
            return order[:most], partial(self.bot.follow, seat, {})
        return order[:most], partial(self._at_first_sight, seat)

    def _at_first_sight(self, seat: Seat, world: Any, words: Words, randbelow: RandBelow) -> float:
        return self.bot.outlook(world, seat, words, seat, randbelow)
