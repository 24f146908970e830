"""`make bench`, or `python -m bench --help`."""

from __future__ import annotations

import cProfile
import platform
import pstats
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib.metadata import version
from itertools import count, islice
from pathlib import Path

from bench import native, ours, peer, report
from bench.measures import Run, Shares, Speed, Table
from bench.ours import Subject, subject
from plancia.games import NAMES

SEEDS = count(1)  # one generator for the whole process: no game is played twice
NATIVE = "python -m bench native measures the native rules of Tigris & Euphrates; it has its own --help."
COUNTED = 30  # games in which we count who decides: thousands of decisions, so the shares are accurate to a percent


def main(args: Sequence[str] | None = None) -> None:
    """Measure and report. A missed target is reported, but a benchmark is not a test and does not fail."""
    given = sys.argv[1:] if args is None else list(args)
    if given[:1] == ["native"]:
        native.main(given[1:])
        return
    if given[:1] == ["research"]:
        from bench import research  # needs the extra `research`, which the other benchmarks do not

        research.main(given[1:])
        return
    wanted = arguments(given)
    games = [subject(name) for name in wanted.games or NAMES]
    if wanted.profile:
        for it in games:
            profile(it, wanted.seconds)
        return
    run = measure(games, rounds=wanted.rounds, seconds=wanted.seconds, beside=None if wanted.alone else find_peer())
    print(report.text(run))
    if wanted.json:
        wanted.json.write_bytes(report.as_json(run))


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(
        prog="python -m bench", description="How fast the rules are, beside another engine.", epilog=NATIVE
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)}; all of them if none is named")
    parser.add_argument("--rounds", type=int, help="rounds that alternate between us and the peer (5)")
    parser.add_argument("--seconds", type=float, help="seconds per round, engine and number of players (4)")
    parser.add_argument("--quick", action="store_true", help="two rounds of one second: a first look, no more")
    parser.add_argument("--alone", action="store_true", help="without the peer: needs no network")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to this file as well")
    parser.add_argument("--profile", action="store_true", help="only show where random play spends its time")
    wanted = parser.parse_args(args)
    if unknown := set(wanted.games) - {*NAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    wanted.rounds = wanted.rounds or (2 if wanted.quick else 5)
    wanted.seconds = wanted.seconds or (1.0 if wanted.quick else 4.0)
    return wanted


def find_peer() -> peer.Peer | None:
    """The other engine; None if it is not available, after printing the reason."""
    try:
        return peer.install()
    except peer.PeerMissing as error:
        print(f"Continuing without the peer. {error}", file=sys.stderr)
        return None


def measure(games: Sequence[Subject], *, rounds: int, seconds: float, beside: peer.Peer | None) -> Run:
    """All measurements, for every game and number of players."""
    tables: list[Table] = []
    for it in games:
        speeds = by_field(it, rounds, seconds, beside)
        tables += [rest(it, seats, seconds, *speeds[seats]) for seats in it.seats]
    peer_shares: Shares | None = beside.run(0, to_count=COUNTED).shares if beside else None
    versions = {"plancia": version("plancia"), "msgspec": version("msgspec")}
    if beside:
        versions[peer.NAME] = peer.version()
    return Run(platform.python_version(), versions, rounds, seconds, tuple(tables), peer_shares)


Speeds = tuple[list[Speed], list[Speed]]  # ours and the peer's, round by round


def by_field(it: Subject, rounds: int, seconds: float, beside: peer.Peer | None) -> dict[int, Speeds]:
    """The two engines alternately, for every number of players. The one that starts changes every round, to be fair."""
    speeds: dict[int, Speeds] = {seats: ([], []) for seats in it.seats}
    for number in range(rounds):
        for seats, (we, they) in speeds.items():
            log_progress(f"{it.name}: round {number + 1} of {rounds}, {seats} players")
            if beside and number % 2:
                they.append(beside.run(seconds).speed)
            we.append(ours.speed(it, seats, seconds, SEEDS, ours.by_field))
            if beside and not number % 2:
                they.append(beside.run(seconds).speed)
    return speeds


def rest(it: Subject, seats: int, seconds: float, we: Sequence[Speed], they: Sequence[Speed]) -> Table:
    """What is measured once, and without the peer."""
    log_progress(f"{it.name}: single calls, {seats} players")
    return Table(
        game=it.name,
        seats=seats,
        by_field=tuple(we),
        peer=tuple(they),
        evenly=ours.speed(it, seats, seconds, SEEDS, ours.evenly),
        shares=ours.shares(it, seats, islice(SEEDS, COUNTED)),
        view=ours.time_view(it, seats, seconds, SEEDS),
        legal=ours.time_legal(it, seats, seconds, SEEDS),
        sheet=ours.time_sheet(it, seats, seconds, SEEDS),
        recorded=ours.recorded(it, seats, seconds, SEEDS),
    )


def profile(it: Subject, seconds: float) -> None:
    """The time spent in each function, over games of every number of players."""
    ours.speed(it, it.seats[0], 0, SEEDS, ours.by_field)  # a warm-up: work done once per process should not count
    watch = cProfile.Profile()
    with watch:
        for seats in it.seats:
            ours.speed(it, seats, seconds, SEEDS, ours.by_field)
    stats = pstats.Stats(watch).strip_dirs()
    stats.sort_stats(pstats.SortKey.TIME).print_stats(25)


def log_progress(words: str) -> None:
    """Print the progress; not part of the report."""
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
