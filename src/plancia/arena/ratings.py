"""Ratings of bots by openskill (Plackett–Luce), which handles tables of any size."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from msgspec import Struct

from plancia.arena.contest import MatchResult

Z95 = 1.959964


class Rating(Struct, frozen=True):
    """A bot's strength on openskill's scale, where everybody starts at 25, and its 95 % interval."""

    value: float
    low: float
    high: float


class MissingPackage(ImportError):
    """The optional package `name` is not installed."""


def load_package(name: str) -> Any:
    """Load an optional package of the extra `arena`. It has no types here, since it may be missing."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise MissingPackage(name=name) from error


def ratings(bots: Iterable[str], results: Iterable[MatchResult]) -> dict[str, Rating]:
    """Rate the bots, game by game. The seats of a bot are a team; the team with the winner beats the other one."""
    model = load_package("openskill.models").PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        pairing = result.match.pairing
        teams = [
            [model.create_rating([known[bot].mu, known[bot].sigma]) for _ in _seats(result, bot)] for bot in pairing
        ]
        for bot, team in zip(pairing, model.rate(teams, scores=[result.score(bot) for bot in pairing]), strict=True):
            known[bot] = team[0]  # all members started equal and changed equally
    return {bot: Rating(r.mu, r.mu - Z95 * r.sigma, r.mu + Z95 * r.sigma) for bot, r in known.items()}


def _seats(result: MatchResult, bot: str) -> list[str]:
    return [name for name in result.outcome.seating if name == bot]
