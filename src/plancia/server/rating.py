"""Ratings: how a finished game changes them. Pure.

The model is Plackett–Luce (Weng and Lin), which handles any number of players, teams and shared places. People see the
mean on the scale of chess, where 400 points more mean about ten wins to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from plancia.bots import LEVELS

MEAN, SPREAD = 25.0, 25.0 / 3  # of a new player
CENTRE, SCALE = 1500, 50  # the number shown for a mean of 25, and for each unit more
SETTLED = 5.0  # from this spread on, after about twenty games, a rating is no longer provisional
# Bots do not change: each level beats the one below about two times in three. Their ratings tie those of people on
# different servers to each other.
BOT_MEANS = dict(zip(LEVELS, (19.0, 22.0, 25.0, 28.0), strict=True))
BOT_SPREAD = 1.0
MODEL: Any = PlackettLuce(mu=MEAN, sigma=SPREAD)


class Rating(Struct, frozen=True):
    """A belief about somebody's strength: a mean, and how far it may be off."""

    mu: float = MEAN
    sigma: float = SPREAD

    @property
    def shown(self) -> int:
        return shown(self.mu)

    @property
    def settled(self) -> bool:
        return self.sigma <= SETTLED


class Standing(Struct, frozen=True):
    """A player at the end of a rated game."""

    rating: Rating
    place: int
    team: int  # players with the same number win together


def shown(mu: float) -> int:
    """The number that people see; never below zero."""
    return max(0, round(CENTRE + SCALE * (mu - MEAN)))


def of_bot(bot: str) -> Rating:
    """A bot of this level, with or without a character; other bots count as an average player."""
    return Rating(BOT_MEANS.get(level_of(bot), MEAN), BOT_SPREAD)


def strongest(bots: Sequence[str]) -> str:
    """The strongest level among these bots; "" without bots."""
    ranks = {level: rank for rank, level in enumerate(LEVELS)}
    return max((level_of(bot) for bot in bots), key=lambda level: ranks.get(level, -1), default="")


def level_of(bot: str) -> str:
    """Without its character."""
    return bot.partition("-")[0]


def rated(standings: Sequence[Standing]) -> list[Rating]:
    """The new ratings, in the same order."""
    order = sorted(range(len(standings)), key=lambda i: standings[i].team)
    teams = [list(members) for _, members in groupby(order, key=lambda i: standings[i].team)]
    if len(teams) < 2:
        return [standing.rating for standing in standings]
    before = [
        [MODEL.rating(mu=standings[i].rating.mu, sigma=standings[i].rating.sigma) for i in team] for team in teams
    ]
    after = MODEL.rate(before, ranks=[min(standings[i].place for i in team) for team in teams])
    new = {
        i: Rating(one.mu, one.sigma)
        for team, ratings in zip(teams, after, strict=True)
        for i, one in zip(team, ratings, strict=True)
    }
    return [new[i] for i in range(len(standings))]
