"""Measures the strength of a network in contests inside the library, with every deal played from both sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import NamedTuple

from training.library import Contest, Games, Player

COST = 0.75  # tries with the network that take as long as one try with the evaluation


class Pair(NamedTuple):
    """Two players, and the number of games to play."""

    name: str
    one: Player
    other: Player
    enough: int = 400
    share: int = 1  # of the time


def pairs(net: bytes, before: Sequence[bytes], tries: int) -> Iterator[Pair]:
    """The contests played at the end of a run."""
    fewer = round(tries * COST)
    name = f"search, {fewer} and {tries} tries: network – evaluation"
    yield Pair(name, Player.of(net, tries=fewer), Player.of(tries=tries), share=10)
    yield Pair("whole turns: network – evaluation", Player.of(net, tries=-1), Player.of(tries=-1))
    yield Pair("one answer ahead: network – evaluation", Player.of(net), Player.of())
    if before:
        yield Pair("one answer ahead: network – oldest of the league", Player.of(net), Player.of(before[0]))


def table(
    games: Games, net: bytes, before: Sequence[bytes], seats: Sequence[int], tries: int, seconds: float
) -> Iterator[str]:
    """One line per contest, as many as there is time for. Contests are played in small parts, so none runs late."""
    until = monotonic() + seconds
    work = [(n, pair) for pair in pairs(net, before, tries) for n in seats]
    for done, (n, pair) in enumerate(work):
        share = (until - monotonic()) * pair.share / sum(later.share for _, later in work[done:])
        if share > 0:
            found = contest(games, pair.one, pair.other, n, pair.enough, share, seed=1000 + done)
            yield f"{n} players, {pair.name}: {found}"


def contest(games: Games, one: Player, other: Player, seats: int, enough: int, seconds: float, seed: int) -> Contest:
    """Play deals until there are enough games, or the time is up."""
    began, deals = monotonic(), max(2, 2 * games.threads)
    found = games.contest(one, other, seats, deals, seed)
    while found.games < enough and monotonic() - began < seconds:
        found += games.contest(one, other, seats, deals, seed + 1_000_003 * found.games)
    return found
