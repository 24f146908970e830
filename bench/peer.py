"""The other side: Catanatron, a pure Python engine for a board game of similar size, in its own environment."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, json

from bench import installing
from bench.installing import PeerMissing, run
from bench.measures import Shares, Speed

HERE = Path(__file__).parent
PINS = HERE / "catanatron.txt"
NAME = "catanatron"
HOME = installing.HOME / NAME

__all__ = ["HOME", "NAME", "Peer", "PeerMissing", "Played", "install", "version"]


class Played(Struct, frozen=True):
    """The output of `peer_games.py`."""

    speed: Speed
    shares: Shares


class Peer:
    """Runs the other engine's games. Every seed is used once."""

    def __init__(self, python: Path) -> None:
        self.python = python
        self.seed = 1  # 0 would mean "any" to Catanatron

    def run(self, seconds: float, to_count: int = 0) -> Played:
        """Random games for about this many seconds, then some untimed ones to count the free choices."""
        script = str(HERE / "peer_games.py")
        # -I: neither the folder of the script nor the caller's settings may affect the measurement.
        command = [str(self.python), "-I", script, str(seconds), str(self.seed), str(to_count)]
        played = json.decode(run(NAME, command), type=Played)
        self.seed += 1 + played.speed.games + to_count  # the warm-up, the timed and the counted games
        return played


def version() -> str:
    """The pinned version."""
    begin = f"{NAME}=="
    return next(line.split()[0].removeprefix(begin) for line in PINS.read_text().splitlines() if line.startswith(begin))


def install(home: Path = HOME) -> Peer:
    """The other engine, installed on the first run and whenever its pins change."""
    return Peer(installing.install(NAME, home))
