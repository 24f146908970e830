"""Contests between bots: every pair plays the same deals from both sides, so that luck with the deal cancels out."""

from __future__ import annotations

from itertools import combinations
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from plancia.arena.engines import play_contest_game, plays_contest_games
from plancia.arena.matches import Outcome, play, seated
from plancia.arena.negotiating import OFF
from plancia.arena.sprt import Hypotheses
from plancia.arena.times import Times
from plancia.bots import Bot, Budget
from plancia.engine import Form, RandBelow, Words
from plancia.games import game

Pairing = tuple[str, str]


class Contest(Struct, frozen=True, kw_only=True):
    """Who plays whom, at which tables. Two contests with the same values play the same games."""

    game: str
    bots: tuple[str, ...]  # all different
    seats: int
    options: dict[str, Any] = {}
    deals: int = 1  # for each pairing at most; every deal is played twice
    seed: str = "0"
    budget: Budget = Budget()
    challenge: str = ""  # only pairings with this bot; empty: all pairings
    sprt: Hypotheses | None = None  # stop a pairing as soon as one of them is accepted
    talk: str = OFF  # when the bots may make deals

    def pairings(self) -> tuple[Pairing, ...]:
        if self.challenge:
            return tuple((bot, self.challenge) for bot in self.bots if bot != self.challenge)
        return tuple(combinations(self.bots, 2))

    def seating(self, match: Match) -> tuple[str, ...]:
        """Half of the seats for each bot, in a different order from deal to deal; the second side exchanges the bots.

        With an odd number of seats one bot has a seat more on the first side, and a seat less on the second.
        """
        first, second = match.pairing if match.side == 0 else match.pairing[::-1]
        order = list(combinations(range(self.seats), self.seats // 2))
        if self.seats % 2 == 0:
            order = order[: len(order) // 2]  # the others are the second sides of these
        seats = order[match.deal % len(order)]
        return tuple(first if seat in seats else second for seat in range(self.seats))

    def matches(self) -> list[Match]:
        """All games in the order in which they are played and counted: deal by deal."""
        return [
            Match(pairing, deal, side) for deal in range(self.deals) for pairing in self.pairings() for side in (0, 1)
        ]


class Match(Struct, frozen=True):
    """One game of a contest."""

    pairing: Pairing
    deal: int
    side: int  # 0, or 1: the same deal with the bots exchanged


class MatchResult(Struct, frozen=True, kw_only=True):
    """The result of one game of a contest, and the time each seat took for its decisions."""

    match: Match
    outcome: Outcome
    times: tuple[Times, ...]

    def score(self, bot: str) -> float:
        """The bot's share of the victory, over all of its seats: 1 if only its seats have won."""
        winners = [name for name, place in zip(self.outcome.seating, self.outcome.places, strict=True) if place == 1]
        return winners.count(bot) / len(winners)


class TimedBot:
    """A bot and the time it takes for each answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        began = perf_counter()
        words = self.bot.answer(view, question, randbelow, budget)
        self.seconds.append(perf_counter() - began)
        return words

    def __getattr__(self, name: str) -> Any:
        """Pass calls about deals to the bot. Their time does not count for its answers."""
        if name in ("learn", "deal", "moves"):
            return getattr(self.bot, name)
        raise AttributeError(name)


def play_match(contest: Contest, match: Match) -> MatchResult:
    """Play one game of a contest. Both sides of a deal have the same dealer and the same random numbers per seat."""
    rules = game(contest.game)
    seating = contest.seating(match)
    options = msgspec.convert(contest.options, rules.OPTIONS)
    if contest.talk == OFF and contest.budget == Budget() and plays_contest_games(contest.game, options, seating):
        result, decisions, seconds = play_contest_game(options, seating, f"{contest.seed}/{match.deal}")
        outcome = Outcome(number=0, seating=seating, places=result.places, reason=result.reason, decisions=decisions)
        return MatchResult(match=match, outcome=outcome, times=tuple(map(Times.of, seconds)))
    with seated(seating, rules) as bots:
        timed = [TimedBot(bot) for bot in bots]
        outcome = play(
            rules, options, seating, timed, f"{contest.seed}/{match.deal}", contest.budget, talk=contest.talk
        )
    return MatchResult(match=match, outcome=outcome, times=tuple(Times.of(bot.seconds) for bot in timed))
