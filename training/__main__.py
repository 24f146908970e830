"""`python -m training`: trains for a limited time, saves the network, and measures its strength."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from training.contests import table
from training.library import Games
from training.run import Run, Settings


def main(args: Sequence[str] | None = None) -> None:
    began = monotonic()
    parser = ArgumentParser(prog="python -m training", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--into", type=Path, required=True, help="folder for the checkpoint, the network and the log")
    parser.add_argument("--start", type=Path, help="folder of an earlier run to continue from")
    parser.add_argument("--limit", type=float, default=1800, help="seconds for the whole run, including contests")
    parser.add_argument("--contests", type=float, default=120, help="of these, seconds for contests at the end")
    parser.add_argument("--contest-tries", type=int, default=300, help="tries of a search in the contests")
    parser.add_argument("--players", type=int, nargs="*", default=(2, 3, 4), help="numbers of players in the contests")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    for field in fields(Settings):
        if field.name != "seconds":
            parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    wanted = parser.parse_args(args)
    wanted.into.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        games = Games(Path(folder), wanted.threads)
        seconds = wanted.limit - wanted.contests - (monotonic() - began)
        chosen = {field.name: getattr(wanted, field.name) for field in fields(Settings) if field.name != "seconds"}
        run = Run(games, Settings(seconds=seconds, **chosen), wanted.into, wanted.start)
        print(
            f"{games.features} features, {run.device}, {wanted.threads} threads, {seconds:.0f} s of training",
            flush=True,
        )
        run.learn()
        run.checkpoint()
        left = wanted.limit - (monotonic() - began)
        with (wanted.into / "contests.txt").open("a", encoding="utf-8") as file:
            for line in table(games, run.average.integers(), run.league, wanted.players, wanted.contest_tries, left):
                print(line, flush=True)
                print(line, file=file, flush=True)


if __name__ == "__main__":
    main()
