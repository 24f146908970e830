"""The measurements: the speed of complete games, who decides in them, and how long single calls take."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from msgspec import Struct


class Speed(Struct, frozen=True):
    """Games played to the end, one after another, in one process."""

    games: int
    decisions: int  # every answer: free, forced, or drawn by chance
    cpu_s: float  # CPU time: other programs do not count
    wall_s: float  # wall-clock time

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.cpu_s

    @property
    def games_per_s(self) -> float:
        return self.games / self.cpu_s


class Shares(Struct, frozen=True):
    """Who decides in such games: counted in games that are not timed, since counting takes time."""

    games: int
    chance: int  # a bag, a deck or a die
    forced: int  # a player with one legal answer
    free: int  # a player with several

    @property
    def decisions(self) -> int:
        return self.chance + self.forced + self.free

    @property
    def free_share(self) -> float:
        return self.free / self.decisions

    @property
    def chance_share(self) -> float:
        return self.chance / self.decisions


class Times(Struct, frozen=True):
    """The CPU time of a call, in milliseconds."""

    calls: int
    median: float
    p99: float
    longest: float


def times(seconds: Sequence[float]) -> Times:
    """The summary of single calls."""
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return Times(len(ordered), median(ordered) * 1e3, p99 * 1e3, ordered[-1] * 1e3)


class Table(Struct, frozen=True):
    """Everything measured for one game with one number of players."""

    game: str
    seats: int
    by_field: tuple[Speed, ...]  # one per round: each field of an answer is drawn evenly
    peer: tuple[Speed, ...]  # the other engine, just before or after the same round; empty: it was not run
    evenly: Speed  # each complete answer is equally likely
    shares: Shares
    view: Times
    legal: Times
    sheet: Times
    recorded: Speed  # with records, as `plancia simulate --out` plays


class Run(Struct, frozen=True):
    """Everything measured in one run."""

    python: str
    versions: dict[str, str]
    rounds: int
    seconds: float  # per round and engine
    tables: tuple[Table, ...]
    peer_shares: Shares | None
