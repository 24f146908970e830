"""What golden games of all kinds share: where they are stored, how they are played and chosen.

Bots play many games from seeds; we keep the fewest and shortest that together show every feature of the game twice, or
once if no other game shows it. Records do not change while the rules do not, even if the bots do. Only when the rules
change on purpose are they made again, after raising the version of the rules.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from plancia.arena import stream
from plancia.bots import Budget
from plancia.engine import Game
from plancia.records import GameSession, Replay, dealer_from_seed, read, write


class Candidate(Struct, frozen=True):
    """A game that was played, and its features."""

    name: str
    played: Replay
    features: frozenset[str]


class Golden:
    """The golden games of one game."""

    def __init__(
        self,
        game: str,
        maker: str,
        most: int,
        features: Mapping[str, str],
        features_of: Callable[[Replay], Iterator[tuple[int, str]]],
    ) -> None:
        """`features_of` lists the features of a record, each with its decision; 0: the header."""
        self.game, self.maker, self.most, self.features, self.features_of = game, maker, most, features, features_of
        self.folder = Path(__file__).parent / game

    @cached_property
    def index(self) -> dict[str, Any]:
        return tomllib.loads((self.folder / "index.toml").read_text("utf-8"))

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.plancia").read_text("utf-8")

    @cache  # noqa: B019  # there are three of them, which live as long as the tests
    def played(self, name: str) -> Replay:
        return Replay(read(self.text(name)))

    def shown(self, played: Replay) -> frozenset[str]:
        """The features of a record."""
        found = frozenset(name for _, name in self.features_of(played))
        assert found <= self.features.keys(), found - self.features.keys()
        return found

    def candidate(self, name: str, table: GameSession[Any]) -> Candidate:
        played = Replay(table.record())
        return Candidate(name, played, self.shown(played))

    def keep(self, games: Iterable[Candidate]) -> None:
        """Store the fewest of these games in the folder, with an index of their features."""
        kept = chosen(list(games), self.features)
        assert len(kept) <= self.most, f"{len(kept)} games are too many"
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.glob("*.plancia"):
            old.unlink()
        lines = [f"# Made by `python -m {self.maker}`, which says when to run it again.\n"]
        for game in sorted(kept, key=lambda game: game.name):
            (self.folder / f"{game.name}.plancia").write_text(write(game.played.record), "utf-8", newline="\n")
            features = sorted(game.features)
            shows = "".join(f"    {msgspec.json.encode(feature).decode()},\n" for feature in features)
            lines.append(f'["{game.name}"]\ndigest = "{digest(game.played)}"\nshows = [\n{shows}]\n')
            print(f"{game.name}: {len(game.played)} decisions, {len(features)} features")
        (self.folder / "index.toml").write_text("\n".join(lines), "utf-8", newline="\n")


def digest(played: Replay) -> str:
    """A hash of every state and every fact: it changes with the smallest change of the rules in these games."""
    total = sha256()
    for state, facts in zip(played.states, played.facts, strict=True):
        total.update(played.game.save(state) + b"\n" + msgspec.json.encode(facts) + b"\n")
    return total.hexdigest()


def chosen(games: list[Candidate], features: Iterable[str]) -> list[Candidate]:
    """Repeatedly takes the game that shows most of the missing features; the shortest of equal ones."""
    times = Counter(feature for game in games for feature in game.features)
    unseen = [feature for feature in features if feature not in times]
    assert not unseen, f"no game shows {', '.join(unseen)}: play more of them"
    kept, missing = [], Counter({feature: min(2, times[feature]) for feature in features})
    while missing := +missing:
        best = max(games, key=lambda game: (len(game.features & missing.keys()), -len(game.played)))
        games = [game for game in games if game is not best]
        kept.append(best)
        missing.subtract(best.features)
    return kept


def play(
    game: Game[Any, Any, Any],
    kinds: Mapping[str, type[Any]],
    people: Sequence[str],
    options: Struct,
    seed: str,
    *,
    free_talk: bool = False,
) -> GameSession[Any]:
    """One complete game of these kinds of bots; in free talk any seat may answer next."""
    names = tuple(f"{kind} {seat}" for seat, kind in enumerate(people))
    sitting = GameSession(game, options, len(people), dealer_from_seed(f"golden {seed}"), names)
    bots = [kinds[kind](game) for kind in people]
    randbelow = stream(f"golden {seed}").randrange
    while seats := sitting.to_move():
        seat = seats[randbelow(len(seats))] if free_talk else seats[0]
        view, question = game.view(sitting.state, seat), game.question(sitting.state, seat)
        sitting.answer(seat, bots[seat].answer(view, question, randbelow, Budget()))
    return sitting
