"""Contests inside the library, with every deal played from both sides: `python -m training.contests --help`.

A player is `planner`, or the settings of a search that differ from those of the bot: `tries=500,considered=8`. With
`net=NAME` a network is the judge.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from training.library import PLANNER, Contest, Games, Player, Search

EVERY = 20.0  # seconds between two saved tables


@dataclass
class Match:
    """Two players, and the games they have played."""

    seats: int
    names: tuple[str, str]
    players: tuple[Player, Player]
    enough: int  # games
    begun: int = 0  # deals
    found: Contest | None = field(default=None)

    def __str__(self) -> str:
        return f"{self.seats} players, {self.names[0]} – {self.names[1]}: {self.found or 'not played'}"


def player(text: str, networks: dict[str, bytes]) -> Player:
    """Read a player; see above."""
    if text == "planner":
        return Player.of(style=PLANNER)
    given = dict(part.split("=") for part in text.split(","))
    net = networks[given.pop("net")] if "net" in given else None
    search = Search.of(**{name: float(value) if "." in value else int(value) for name, value in given.items()})
    return Player.of(net, search=search)


def matches(lines: Iterable[str], networks: dict[str, bytes], enough: int) -> list[Match]:
    """Each line has the number of players and two players: `2 tries=500 planner`."""
    found = []
    for line in lines:
        seats, one, other, *most = line.split()
        players = player(one, networks), player(other, networks)
        found.append(Match(int(seats), (one, other), players, int(most[0]) if most else enough))
    return found


def play(games: Games, contests: Sequence[Match], seconds: float, into: Path, seed: int = 1) -> None:
    """Play deals of all contests in turn, until all have enough games or the time is up."""
    until, saved = monotonic() + seconds, monotonic()
    running: dict[Future[Contest], Match] = {}

    def deal(match: Match, number: int) -> Contest:
        return games.contest(*match.players, match.seats, 1, seed + 1_000_003 * number)

    with ThreadPoolExecutor(games.threads) as pool:
        while True:
            open_ = [match for match in contests if 2 * match.begun < match.enough] if monotonic() < until else []
            for match in sorted(open_, key=lambda match: match.begun / match.enough)[: games.threads - len(running)]:
                match.begun += 1
                running[pool.submit(deal, match, match.begun)] = match
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                match, result = running.pop(done), done.result()
                match.found = match.found + result if match.found else result
            if monotonic() - saved > EVERY:
                saved = monotonic()
                save(contests, into)
    save(contests, into)


def save(contests: Sequence[Match], into: Path) -> None:
    into.write_text("".join(f"{match}\n" for match in contests), "utf-8")


def main(args: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m training.contests", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, required=True, help="no deal begins later")
    parser.add_argument("--games", type=int, default=400, help="for each contest")
    parser.add_argument("--network", action="append", default=[], metavar="NAME=FILE")
    parser.add_argument("--into", type=Path, required=True, help="a file for the table")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("contests", type=Path, help="a file with a line for each: `2 tries=500 planner`")
    wanted = parser.parse_args(args)
    networks = {name: Path(file).read_bytes() for name, file in (pair.split("=") for pair in wanted.network)}
    lines = [line for line in wanted.contests.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    contests = matches(lines, networks, wanted.games)
    play(Games(wanted.threads), contests, wanted.seconds, wanted.into, wanted.seed)
    print(wanted.into.read_text("utf-8"), end="", flush=True)


if __name__ == "__main__":
    main()
