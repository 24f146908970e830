"""The native games for training, compiled on the machine that runs them."""

from __future__ import annotations

import ast
import ctypes
import json
import subprocess
from collections.abc import Sequence
from ctypes import POINTER, Structure, byref, c_double, c_float, c_int16, c_int32, c_int64, c_uint8, c_uint64
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from plancia.native import build

HERE = Path(__file__).parent
SOURCE = HERE / "selfplay.cpp"
BOTS = build.HERE.parent / "bots"
SEATS = 4  # at most


class Search(Structure):
    """The settings of a search; see `Settings` in search.hpp."""

    _fields_ = (
        ("tries", c_int32),
        ("followed", c_int32),
        ("seconds", c_int32),
        ("considered", c_int32),
        ("own", c_int32),
        ("parts", c_int32),
        ("worlds", c_int32),
        ("trust", c_double),
        ("time", c_double),
    )

    @classmethod
    def of(cls, **changed: float) -> Search:
        """The defaults of the library, with some changes."""
        found = cls()
        library().training_defaults(byref(found))
        for name, value in changed.items():
            getattr(cls, name)  # raises for an unknown name
            setattr(found, name, value)
        return found


ONE_ANSWER, WHOLE_TURN, PLANNER, SEARCH = range(4)


class Player(Structure):
    """How a seat plays; see selfplay.cpp."""

    _fields_ = (
        ("net", ctypes.c_void_p),
        ("style", c_int32),
        ("percent", c_int32),
        ("noise", c_double),
        ("search", Search),
    )

    @classmethod
    def of(
        cls,
        net: bytes | None = None,
        *,
        style: int = ONE_ANSWER,
        search: Search | None = None,
        percent: int = 0,
        noise: float = 0,
    ) -> Player:
        """`noise` is in the unit of the judge: a share of victory with a network, points without one."""
        address = ctypes.cast(ctypes.c_char_p(net), ctypes.c_void_p) if net else None
        noise *= 1 << 20 if net else 1
        found = cls(address, SEARCH if search else style, percent, noise, search or Search.of())
        found.kept = net  # the struct has only its address
        return found


@dataclass(frozen=True)
class Played:
    """Positions: their features, and the target share of victory of each seat, starting with the viewer."""

    rows: NDArray[np.int16]
    hints: NDArray[np.int16]  # the evaluation, in 1/256 of a point
    targets: NDArray[np.float32]
    seats: int
    games: int


class Games:
    """The compiled library. Python's lock is released while it plays."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.library = library()
        for name, result in (("training_play", c_int64), ("training_network_size", c_int64)):
            getattr(self.library, name).restype = result
        self.features: int = self.library.training_features()
        self.columns: int = self.library.training_most_features()
        self.wide: int = self.library.training_wide()
        self.narrow: int = self.library.training_narrow()
        self.one: int = self.library.training_one()  # an activation of 1
        self.precision: int = self.library.training_precision()
        self.network_size: int = self.library.training_network_size()

    def play(
        self,
        players: Sequence[Player],
        lineup: NDArray[np.uint8],
        seats: int,
        judge: bytes | None,
        *,
        decay: float,
        percent: int,
        seed: int,
        seconds: float,
        capacity: int,
    ) -> Played:
        """Play games until the time is up. `lineup` has a row for each game, with a player per seat."""
        rows = np.empty((capacity, self.columns), np.int16)
        hints = np.empty(capacity, np.int16)
        targets = np.empty((capacity, SEATS), np.float32)
        played = c_int64()
        written = self.library.training_play(
            (Player * len(players))(*players),
            lineup.ctypes.data_as(POINTER(c_uint8)),
            c_int64(len(lineup)),
            seats,
            _array(weights(seats)),
            judge,
            c_double(decay),
            percent,
            c_uint64(seed),
            self.threads,
            c_double(seconds),
            rows.ctypes.data_as(POINTER(c_int16)),
            self.columns,
            hints.ctypes.data_as(POINTER(c_int16)),
            targets.ctypes.data_as(POINTER(c_float)),
            c_int64(capacity),
            byref(played),
        )
        return Played(rows[:written], hints[:written], targets[:written], seats, played.value)

    def contest(self, one: Player, other: Player, seats: int, deals: int, seed: int, threads: int = 1) -> Contest:
        """Play every deal from both sides."""
        won, seconds, decisions = (c_double * deals)(), (c_double * 2)(), (c_int64 * 2)()
        self.library.training_contest(
            (Player * 2)(one, other),
            c_int64(deals),
            seats,
            _array(weights(seats)),
            c_uint64(seed),
            threads,
            byref(won),
            byref(seconds),
            byref(decisions),
        )
        return Contest(np.array(won), np.array(seconds), np.array(decisions))


@dataclass(frozen=True)
class Contest:
    """The first player's share of victories by deal, and the time of both players."""

    won: NDArray[np.float64]
    seconds: NDArray[np.float64]
    decisions: NDArray[np.int64]  # actions

    def __add__(self, more: Contest) -> Contest:
        won = np.concatenate([self.won, more.won])
        return Contest(won, self.seconds + more.seconds, self.decisions + more.decisions)

    @property
    def games(self) -> int:
        return 2 * len(self.won)

    def __str__(self) -> str:
        """The share, with a 95 % interval of the mean over deals."""
        error = 1.96 * float(self.won.std(ddof=1)) / len(self.won) ** 0.5 if len(self.won) > 1 else 0.5
        ours, theirs = 1000 * self.seconds / np.maximum(1, self.decisions)
        share = float(self.won.mean())
        return f"{share:.1%} ± {error:.1%} of {self.games} games, {ours:.2f} and {theirs:.2f} ms per action"


@cache
def weights(seats: int) -> list[float]:
    """The weights of the bots' evaluation, in the order of their struct, which is read without importing it.

    The training machine may have only numpy and torch.
    """
    tree = ast.parse((BOTS / "evaluation/tigris/weights.py").read_text("utf-8"))
    (struct,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
    fields: dict[str, Any] = {}
    for node in struct.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            fields[node.target.id] = ast.literal_eval(node.value)
    fields |= json.loads((BOTS / f"weights/tigris-{seats}.json").read_text("utf-8"))["weights"]
    return [number for value in fields.values() for number in (value if isinstance(value, (tuple, list)) else (value,))]


def _array(numbers: Sequence[float]) -> ctypes.Array[c_double]:
    return (c_double * len(numbers))(*numbers)


@cache
def library() -> ctypes.CDLL:
    """The library, compiled for this machine."""
    command = build.compiler()
    flags = [flag for flag in build.flags(command) if not flag.startswith("-march")]
    native = [] if build.is_zig(command) else ["-march=native"]  # it is used on this machine only
    with TemporaryDirectory() as folder:
        into = Path(folder) / f"selfplay{build.SUFFIX}"
        subprocess.run([*command, *flags, *native, "-I", str(build.HERE), "-o", str(into), str(SOURCE)], check=True)
        return ctypes.CDLL(str(into))
