"""One training run: all cores play games while the network learns from earlier ones.

In the first games the bots' evaluation plays, if the run begins with an empty network. Then the network plays against
itself with a short search: it learns the values that the search found and later ones, TD(lambda). Earlier versions are
among the opponents.
"""

from __future__ import annotations

import copy
import csv
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np
import torch
from torch import Tensor

from training.library import PLANNER, SEATS, Games, Played, Player, Search
from training.model import EVEN, Model, loss

CHECKPOINT, NETWORK, LEAGUE, LOG = "checkpoint.pt", "network.bin", "league.npz", "log.csv"
MOST_VERSIONS = 6  # in the league
MOST_GAMES, MOST_POSITIONS = 100_000, 3_000_000  # in a generation, with one number of players


@dataclass(frozen=True)
class Settings:
    """The settings of a run. The defaults are those of the first long run."""

    seconds: float = 420.0  # of training
    bootstrap: float = 40.0  # seconds for games of the bots' evaluation, in a run without `start`
    generation: float = 12.0  # seconds for the games of one version
    two: float = 0.6  # share of the time for games of two players
    three: float = 0.2  # and of three; the rest is for four
    decay: float = 0.8  # lambda, per turn of the viewer
    percent: int = 10  # of the positions that are not at the beginning of the viewer's turn are used
    tries: int = 40  # of the search in the network's own games; 0: the bots' evaluation plays, with or without planning
    firsts: int = 6  # first actions that this search follows, each with two second actions
    passes: float = 8.0  # how often each position is used, on average
    batch: int = 8192
    rate: float = 1.5e-3  # learning rate at the start; it falls to a thirtieth
    shrink: float = 0.03  # weight decay
    kept: int = 8_000_000  # positions
    average: float = 0.998  # the version that plays is a moving average
    seed: int = 1


@dataclass(frozen=True)
class Positions:
    """Positions with their targets, on the training device."""

    rows: Tensor
    hints: Tensor
    targets: Tensor
    seats: Tensor

    def some(self, count: int) -> Positions:
        """A random sample of this size, with replacement."""
        at = torch.randint(len(self.rows), (count,), device=self.rows.device)
        return Positions(self.rows[at], self.hints[at], self.targets[at], self.seats[at])


class Run:
    """Trains until the time is up; `checkpoint` can be called at any time."""

    def __init__(
        self, games: Games, settings: Settings, into: Path, start: Path | None, network: Path | None = None
    ) -> None:
        """`start` is the folder of an earlier run, `network` a network to begin with."""
        self.games, self.settings, self.into = games, settings, into
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.model, self.untaught = Model(games).to(self.device), Model(games).to(self.device)
        weights = [value for value in self.model.parameters() if value is not self.model.point]
        groups = [
            {"params": weights, "weight_decay": settings.shrink},
            {"params": [self.model.point], "weight_decay": 0},
        ]
        self.optimizer = torch.optim.AdamW(groups, lr=settings.rate, betas=(0.9, 0.99))
        self.generation, self.steps, self.played = 0, 0, 0
        self.league: deque[bytes] = deque(maxlen=MOST_VERSIONS)
        if start:
            self._continue(start)
        elif network:
            self.model.load_integers(network.read_bytes())
            self.league.append(network.read_bytes())
        self.fresh = not start and not network
        self.average = copy.deepcopy(self.model)
        self.random = np.random.default_rng(settings.seed + 1000 * self.generation)
        self.kept: deque[Positions] = deque()
        self.log: list[dict[str, float]] = []
        self.began = monotonic()

    def _continue(self, start: Path) -> None:
        found = torch.load(start / CHECKPOINT, map_location=self.device, weights_only=True)
        self.model.load_state_dict(found["model"])
        decays = [group["weight_decay"] for group in self.optimizer.param_groups]
        self.optimizer.load_state_dict(found["optimizer"])
        for group, decay in zip(self.optimizer.param_groups, decays, strict=True):
            group["weight_decay"] = decay  # that of this run, not of the earlier one
        self.generation, self.steps, self.played = found["generation"], found["steps"], found["played"]
        with np.load(start / LEAGUE) as versions:
            self.league.extend(versions[name].tobytes() for name in versions.files)

    def checkpoint(self) -> None:
        """Save everything needed to continue, and the integer network."""
        state = {
            "model": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "generation": self.generation,
            "steps": self.steps,
            "played": self.played,
        }
        torch.save(state, self.into / CHECKPOINT)
        (self.into / NETWORK).write_bytes(self.average.integers())
        np.savez_compressed(self.into / LEAGUE, *(np.frombuffer(net, np.uint8) for net in self.league))
        if self.log:
            with (self.into / LOG).open("w", newline="", encoding="utf-8") as file:
                table = csv.DictWriter(file, list(self.log[0]))
                table.writeheader()
                table.writerows(self.log)

    def elapsed(self) -> float:
        return monotonic() - self.began

    # ---- games ----------------------------------------------------------------------------------------------------
    def play(self, net: bytes, plays: bool) -> list[Played]:
        """Play games with every number of players: the network plays, or the bots' evaluation if `plays` is false."""
        two, three = self.settings.two, self.settings.three
        shares = ((2, two), (3, three), (4, 1 - two - three))
        return [self._play(net, plays, seats, share) for seats, share in shares if share > 0]

    def _play(self, net: bytes, plays: bool, seats: int, share: float) -> Played:
        search = Search.of(tries=self.settings.tries, followed=self.settings.firsts, seconds=2, worlds=12)
        if not plays:
            players = [Player.of(percent=p, noise=n) for p, n in ((0, 0.2), (3, 1.0), (8, 3.0))]
        elif not self.settings.tries:
            players = [Player.of(style=PLANNER, percent=p) for p in (0, 2, 5)] + [Player.of(noise=0.3)]
        else:
            players = [Player.of(net, search=search, percent=p) for p in (0, 3, 8)]
        own = len(players)
        lineup = self.random.integers(own, size=(MOST_GAMES, SEATS), dtype=np.uint8)
        if plays and self.settings.tries:  # in three games of ten, some seats are earlier versions, or the evaluation
            players += [Player.of(version, search=search, percent=1) for version in self.league]
            players.append(Player.of(search=search, percent=1))
            others = self.random.integers(own, len(players), size=lineup.shape, dtype=np.uint8)
            mixed = (self.random.random((MOST_GAMES, 1)) < 0.3) & (self.random.random(lineup.shape) < 0.5)
            lineup = np.where(mixed, others, lineup)
        return self.games.play(
            players,
            np.ascontiguousarray(lineup),
            seats,
            net,
            decay=self.settings.decay,
            percent=self.settings.percent,
            seed=int(self.random.integers(1 << 62)),
            seconds=self.settings.generation * share,
            capacity=MOST_POSITIONS,
        )

    # ---- learning -------------------------------------------------------------------------------------------------
    def learn(self) -> None:
        """Train. While the network learns, the next games are played with its latest version."""
        with ThreadPoolExecutor(1) as pool:
            coming = pool.submit(self.play, self.average.integers(), not self.fresh)
            while self.elapsed() < self.settings.seconds:
                parts = coming.result()
                plays = not self.fresh or self.elapsed() > self.settings.bootstrap
                coming = pool.submit(self.play, self.average.integers(), plays)
                new = self._keep(parts)
                unseen, hinted, four = self._measure(len(parts))
                found = self._steps(new)
                self.generation += 1
                if self.generation % 4 == 0:
                    self.league.append(self.average.integers())
                self.log.append(
                    {
                        "seconds": round(self.elapsed(), 1),
                        "generation": self.generation,
                        "games": self.played,
                        "positions": new,
                        "steps": self.steps,
                        "loss": round(found, 5),
                        "unseen": round(unseen, 5),  # the loss in new games, before training on them
                        "evaluation": round(hinted, 5),  # the same for the evaluation alone
                        "four": round(four, 5),  # "unseen" in the games with the most players
                    }
                )
                print(self.log[-1], flush=True)
                self.checkpoint()
            coming.result()

    def _keep(self, parts: list[Played]) -> int:
        for part in parts:
            arrays = (part.rows, part.hints, part.targets)
            rows, hints, targets = (torch.from_numpy(array).to(self.device) for array in arrays)
            seats = torch.full((len(rows),), part.seats, device=self.device)
            self.kept.append(Positions(rows, hints, targets, seats))
            self.played += part.games
        while sum(len(p.rows) for p in self.kept) > self.settings.kept and len(self.kept) > 3:
            self.kept.popleft()
        return sum(len(part.rows) for part in parts)

    def _measure(self, parts: int) -> tuple[float, float, float]:
        """The loss on the last `parts` batches of games: of the network, of the evaluation, and on the last of them."""
        found, hinted, last = 0.0, 0.0, 0.0
        with torch.no_grad():
            for part in list(self.kept)[-parts:]:
                some = part.some(1 << 15)
                last = float(loss(self.average(some.rows, some.seats, some.hints), some.targets))
                found += last / parts
                nothing = torch.zeros_like(some.targets)
                nothing[:, 0] = EVEN
                alone = self.untaught.with_hints(nothing, some.seats, some.hints)
                hinted += float(loss(alone, some.targets)) / parts
        return found, hinted, last

    def _steps(self, new: int) -> float:
        """Train on random positions; returns the mean loss."""
        settings = self.settings
        sizes = np.array([len(p.rows) for p in self.kept], np.float64)
        total, count = torch.zeros((), device=self.device), max(1, round(new * settings.passes / settings.batch))
        before = self.steps
        for _ in range(count):
            if self.elapsed() > settings.seconds:
                break
            some = self.kept[self.random.choice(len(sizes), p=sizes / sizes.sum())].some(settings.batch)
            left = max(0.0, 1 - self.elapsed() / settings.seconds)
            for group in self.optimizer.param_groups:
                group["lr"] = settings.rate * (left + (1 - left) / 30)
            self.optimizer.zero_grad(set_to_none=True)
            found = loss(self.model(some.rows, some.seats, some.hints), some.targets)
            found.backward()  # type: ignore[no-untyped-call,unused-ignore]
            self.optimizer.step()
            self._average()
            self.steps += 1
            total += found.detach()
        return float(total) / max(1, self.steps - before)

    def _average(self) -> None:
        keep = min(self.settings.average, self.steps / (self.steps + 20))
        with torch.no_grad():
            for mean, now in zip(self.average.parameters(), self.model.parameters(), strict=True):
                mean.lerp_(now, 1 - keep)
