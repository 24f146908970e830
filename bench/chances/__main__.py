"""`make chances`, or `python -m bench.chances --help`."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

import plancia.analysis
from bench.chances.fitting import HELD_OUT, bins, brier, fit, rows, scale_of
from bench.chances.sampling import AnotherRun, Log, new_run
from bench.chances.tables import tables
from plancia.analysis.chances import Curve, file_name
from plancia.games import NAMES, game

LOGS = Path(".bench/chances")
FOLDER = Path(plancia.analysis.__file__).parent / "curves"


def main(args: Sequence[str] | None = None) -> None:
    """Play, fit, check on the games held out, and print; with `--write` the curves go into the package."""
    wanted = arguments(args)
    if hasattr(os, "nice"):
        os.nice(19)
    for name in wanted.games or NAMES:
        for seats in [wanted.players] if wanted.players else game(name).SEATS:
            path = wanted.logs / f"{name}-{seats}-{wanted.seed}.jsonl"
            try:
                log = Log(path, new_run(name, seats, wanted.seed, wanted.bot))
            except AnotherRun as error:
                raise SystemExit(str(error)) from error
            log.play_until(wanted.number)
            curve = fitted(log)
            print(f"{name}, {seats} players: Brier score {curve.brier:.3f}, even chances {curve.even:.3f}", flush=True)
            if wanted.write:
                text = msgspec.json.format(msgspec.json.encode(curve), indent=2)
                (FOLDER / file_name(name, seats)).write_bytes(text + b"\n")
    if wanted.write:
        print(f"\nThe tables of docs/analysis.md:\n\n{tables()}")


def arguments(args: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.chances", description="Fit winning chances on games between bots.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)}; all of them if none is named")
    parser.add_argument("--players", type=int, default=0, help="number of players; all numbers if it is not given")
    parser.add_argument("--number", type=int, default=200, help="games to play, with those held out (200)")
    parser.add_argument("--bot", default="greedy", help="in every seat (greedy)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--logs", type=Path, default=LOGS, help=f"folder for the logs ({LOGS})")
    parser.add_argument("--write", action="store_true", help="write the curves into the package")
    wanted = parser.parse_args(args)
    if unknown := set(wanted.games) - {*NAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if wanted.number < 2 * HELD_OUT:
        parser.error(f"--number must be at least {2 * HELD_OUT}")
    return wanted


def fitted(log: Log) -> Curve:
    """The curve of all games but every fourth, checked on these."""
    run, held_out = log.run, log.games[::HELD_OUT]
    used = [one for at, one in enumerate(log.games) if at % HELD_OUT]
    scale = round(scale_of(used), 3)
    coefficients, checked = fit(rows(used, scale)), rows(held_out, scale)
    winners = sum(len(one.winners) for one in used) / len(used)
    options = f"--players {run.seats} --number {len(log.games)} --bot {run.player} --seed {run.seed}"
    return Curve(
        game=run.game,
        seats=run.seats,
        scale=scale,
        coefficients=coefficients,
        player=run.player,
        weights=run.weights,
        seed=run.seed,
        games=len(used),
        held_out=len(held_out),
        command=f"python -m bench.chances {run.game} {options} --write",
        brier=round(brier(coefficients, checked), 4),
        winners=round(winners, 3),
        even=round(sum((winners / run.seats - won) ** 2 for _, won in checked) / len(checked), 4),
        bins=bins(coefficients, checked),
    )


if __name__ == "__main__":
    main()
