"""`python -m training`: trains for a limited time and saves the network."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from time import monotonic

from training.library import Games
from training.run import Run, Settings


def main(args: Sequence[str] | None = None) -> None:
    began = monotonic()
    parser = ArgumentParser(prog="python -m training", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--into", type=Path, required=True, help="folder for the checkpoint, the network and the log")
    parser.add_argument("--start", type=Path, help="folder of an earlier run to continue from")
    parser.add_argument("--network", type=Path, help="a network to begin with, if there is no earlier run")
    parser.add_argument("--limit", type=float, default=1800, help="seconds for the whole run")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    for field in fields(Settings):
        if field.name != "seconds":
            parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    wanted = parser.parse_args(args)
    wanted.into.mkdir(parents=True, exist_ok=True)
    games = Games(wanted.threads)
    seconds = wanted.limit - (monotonic() - began)
    chosen = {field.name: getattr(wanted, field.name) for field in fields(Settings) if field.name != "seconds"}
    run = Run(games, Settings(seconds=seconds, **chosen), wanted.into, wanted.start, wanted.network)
    print(f"{games.features} features, {run.device}, {wanted.threads} threads, {seconds:.0f} s of training", flush=True)
    run.learn()
    run.checkpoint()


if __name__ == "__main__":
    main()
