"""The results of a contest in a file: one line per game, appended as games finish, so that a kill costs little."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from plancia.arena.contest import Contest, Match, MatchResult, Pairing, play_match
from plancia.arena.matches import share_out
from plancia.arena.sprt import is_decided
from plancia.engine import Fault

FORMAT = 1


class ResultsError(Fault):
    """A results file that cannot be continued."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a results file."""

    plancia_arena: int = FORMAT
    contest: Contest


class ResultsFile:
    """The file of one contest. It can be continued with more deals, another number of processes, or another test."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest

    def load(self) -> list[MatchResult]:
        """The games played so far. Starts the file if it is new, and repairs a last line that was cut off."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_bytes(msgspec.json.encode(Header(contest=self.contest)) + b"\n")
            return []
        data = self.path.read_bytes()
        complete = data[: data.rfind(b"\n") + 1]
        if complete != data:
            os.truncate(self.path, len(complete))
        if not complete:
            return self.load()
        first, *lines = complete.splitlines()
        if _same_games(self._header(first).contest) != _same_games(self.contest):
            raise ResultsError("other_contest", file=str(self.path))
        try:
            return [msgspec.json.decode(line, type=MatchResult) for line in lines]
        except msgspec.MsgspecError as error:
            raise ResultsError("damaged", file=str(self.path)) from error

    def append(self, result: MatchResult) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def _header(self, line: bytes) -> Header:
        try:
            header = msgspec.json.decode(line, type=Header)
        except msgspec.MsgspecError as error:
            raise ResultsError("not_results", file=str(self.path)) from error
        if header.plancia_arena != FORMAT:
            raise ResultsError("other_version", file=str(self.path))
        return header


def _same_games(contest: Contest) -> Contest:
    """The fields that must be equal for two contests to share a file: they define the games, not their number."""
    return replace(contest, deals=0, sprt=None)


class Progress:
    """The games of a contest so far, and which pairings need no more."""

    def __init__(self, contest: Contest, results: Iterable[MatchResult] = ()) -> None:
        self.contest = contest
        self.results: dict[Match, MatchResult] = {}
        self.scores: dict[Pairing, list[float]] = {pairing: [] for pairing in contest.pairings()}  # by deal, no gaps
        self.stopped: dict[Pairing, int] = {}  # the number of deals after which it stopped
        for result in results:
            self.add(result)

    def add(self, result: MatchResult) -> None:
        """Count a game. Games of other pairings or later deals in the same file are ignored."""
        pairing = result.match.pairing
        if pairing not in self.scores or result.match.deal >= self.contest.deals:
            return
        self.results[result.match] = result
        scores = self.scores[pairing]
        while (both := self._deal(pairing, len(scores))) is not None:
            scores.append(sum(side.score(pairing[0]) for side in both) / 2)
            self._check(pairing)

    def _deal(self, pairing: Pairing, deal: int) -> tuple[MatchResult, MatchResult] | None:
        first, second = (self.results.get(Match(pairing, deal, side)) for side in (0, 1))
        return (first, second) if first is not None and second is not None else None

    def _check(self, pairing: Pairing) -> None:
        if self.contest.sprt is None or pairing in self.stopped:
            return
        if is_decided(self.scores[pairing], self.contest.sprt):
            self.stopped[pairing] = len(self.scores[pairing])

    def open(self) -> Iterator[Match]:
        """The games still to play, without those of pairings that stop in the meantime."""
        for match in self.contest.matches():
            if match not in self.results and match.deal < self.stopped.get(match.pairing, self.contest.deals):
                yield match

    def remaining(self) -> int:
        return sum(1 for _ in self.open())

    def counted(self) -> list[MatchResult]:
        """The games in order, without those after the verdict, so that the number of processes makes no difference."""
        return [
            self.results[match]
            for match in self.contest.matches()
            if match in self.results and match.deal < self.stopped.get(match.pairing, self.contest.deals)
        ]


def play_contest(
    contest: Contest,
    jobs: int = 1,
    file: ResultsFile | None = None,
    work: Callable[[Contest, Match], MatchResult] = play_match,
    share: Callable[[Any, Iterable[Match], int], Iterable[MatchResult]] = share_out,
) -> Generator[Progress, None, None]:
    """Play a contest, or the rest of it; yield the progress at the start and after every game.

    `share` distributes the games: to processes of this machine, or to a cluster.
    """
    progress = Progress(contest, file.load() if file is not None else ())
    yield progress
    left = progress.remaining()
    if not left:
        return
    task: Any = partial(work, contest)
    for result in share(task, progress.open(), min(jobs, left)):
        if file is not None:
            file.append(result)
        progress.add(result)
        yield progress
