"""Games of a study are kept in a file as soon as they are over, so that a long study can be stopped and continued."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from plancia.arena import Outcome, Plan, play_game, share_out

KEPT = Path(".bench/balance")


class Line(Struct, frozen=True, kw_only=True):
    """The first line names the plan, each further one is a game."""

    plan: Plan | UnsetType = UNSET
    game: Outcome | UnsetType = UNSET


def outcomes(plan: Plan, jobs: int, path: Path) -> Iterator[Outcome]:
    """All games of the plan: first those in the file, then those still to be played. Exits if it has another plan."""
    title = replace(plan, games=0)  # more games may be added later
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []  # the last part is empty, or cut off
    read = [msgspec.json.decode(line, type=Line) for line in lines]
    if read and read[0].plan != title:
        sys.exit(f"{path} has games of another study: move it away, or choose another folder with --keep.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(line + b"\n" for line in lines or [msgspec.json.encode(Line(plan=title))]))
    done = [line.game for line in read if line.game is not UNSET and line.game.number < plan.games]
    yield from done
    missing = sorted({*range(plan.games)} - {game.number for game in done})
    with closing(share_out(partial(play_game, plan), missing, max(1, min(jobs, len(missing))))) as games:
        for game in games:
            with path.open("ab") as file:
                file.write(msgspec.json.encode(Line(game=game)) + b"\n")
            yield game
