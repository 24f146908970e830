"""Where games are played: on this machine, or on a Ray cluster (`--on`)."""

from __future__ import annotations

import os
from typing import Any

from plancia.arena import share_out
from plancia.cli.errors import UserError
from plancia.locale import Messages

RAY, SCHEME = "ray", "ray://"


def sharer(m: Messages, on: str, jobs: int, here: Any = share_out) -> tuple[Any, int]:
    """The function that shares out the work, and the number of processes. `here`: the one for this machine."""
    if not on:
        return here, jobs if jobs > 0 else os.cpu_count() or 1
    if on != RAY and not on.startswith(SCHEME):
        raise UserError(m.say("terminal-no-such-cluster", on=on))
    try:
        from plancia.research import ray
    except ModuleNotFoundError as error:
        raise missing_package(m, error, "ray") from error
    try:
        ray.connect(on if on.startswith(SCHEME) else "")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise UserError(m.say("terminal-cluster-unreachable", on=on, reason=str(error))) from error
    return ray.share_out_on_ray, jobs if jobs > 0 else ray.cores()


def missing_package(m: Messages, error: ModuleNotFoundError, extra: str) -> UserError:
    """An error that explains how to install what is missing."""
    return UserError(
        m.say("terminal-needs-package", package=str(error.name), command=f'pip install "plancia[{extra}]"')
    )
