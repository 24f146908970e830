"""Makes the golden records anew: `.venv/bin/python -m tests.golden.make`.

Bots play many games from seeds; of these the fewest and shortest are kept that together show every feature of
`tests/golden/features.py` twice, or once if no other game shows it. Records stay as they are as long as the rules do:
bots may change, records need not. Only when the rules change on purpose is this run again, after the version of the
rules has been raised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from plancia.arena import stream
from plancia.bots import Bot, Budget, GreedyBot, RandomBot
from plancia.engine import Below, Form, Game, Words
from plancia.games.tigris import GAME, Options
from plancia.games.tigris.monument import BuildMonument
from plancia.records import Replay, Sitting, dealer_from_seed, write
from tests.golden.features import FEATURES, digest, shown

FOLDER = Path(__file__).parent / "tigris"
INDEX = FOLDER / "index.toml"
MOST = 12


class IdleBot:
    """Ends its turn, always."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        pass

    def answer(self, view: Any, question: Form, below: Below, budget: Budget) -> Words:
        return question.default()


class StubbornBot(GreedyBot):
    """Greedy, but wants no monuments."""

    def answer(self, view: Any, question: Form, below: Below, budget: Budget) -> Words:
        return ("decline",) if isinstance(view.ask, BuildMonument) else super().answer(view, question, below, budget)


class Candidate(Struct, frozen=True):
    """A game that was played, and what it shows."""

    name: str
    played: Replay
    features: frozenset[str]


PEOPLE: dict[str, type[Any]] = {"random": RandomBot, "greedy": GreedyBot, "idle": IdleBot, "stubborn": StubbornBot}
GAMES = (  # who plays, by which options, how many games
    ("idle idle", "stall_guard", 1),
    ("random random", "", 40),
    ("random random random", "english", 40),
    ("random random random random", "open_tiles", 40),
    ("greedy random", "open_scores", 8),
    ("stubborn greedy", "english", 8),
    ("greedy greedy greedy", "stall_guard", 6),
    ("greedy greedy greedy", "open_tiles", 4),
    ("greedy random greedy random", "english open_scores", 6),
    ("greedy greedy greedy greedy", "", 4),
)


def candidates() -> Iterator[Candidate]:
    """All games, in a fixed order."""
    for people, options, count in GAMES:
        for number in range(count):
            name = "-".join([*people.split(), *options.split(), str(number)])
            sitting = play(people.split(), Options(**dict.fromkeys(options.split(), True)), name)
            played = Replay(sitting.record())
            yield Candidate(name, played, frozenset(shown(played)))


def play(people: list[str], options: Options, seed: str) -> Sitting[Any]:
    """One game to its end."""
    names = tuple(f"{kind} {seat}" for seat, kind in enumerate(people))
    sitting = Sitting(GAME, options, len(people), dealer_from_seed(f"golden {seed}"), names)
    bots: list[Bot] = [PEOPLE[kind](GAME) for kind in people]
    below = stream(f"golden {seed}").randrange
    while seats := sitting.to_move():
        view, question = GAME.view(sitting.state, seats[0]), GAME.question(sitting.state, seats[0])
        sitting.answer(seats[0], bots[seats[0]].answer(view, question, below, Budget()))
    return sitting


def chosen(games: list[Candidate], features: Iterable[str] = FEATURES) -> list[Candidate]:
    """Again and again the game that shows most of what is still missing; of equals the shortest."""
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


def put_away(kept: list[Candidate], folder: Path, most: int, maker: str) -> None:
    """The records of these games in a folder, and an index of what they show."""
    assert len(kept) <= most, f"{len(kept)} games are too many"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.plancia"):
        old.unlink()
    lines = [f"# Made by `python -m {maker}`, which says when to run it again.\n"]
    for game in sorted(kept, key=lambda game: game.name):
        (folder / f"{game.name}.plancia").write_text(write(game.played.record), "utf-8", newline="\n")
        features = sorted(game.features)
        shows = "".join(f"    {msgspec.json.encode(feature).decode()},\n" for feature in features)
        lines.append(f'["{game.name}"]\ndigest = "{digest(game.played)}"\nshows = [\n{shows}]\n')
        print(f"{game.name}: {len(game.played)} decisions, {len(features)} features")
    (folder / INDEX.name).write_text("\n".join(lines), "utf-8", newline="\n")


def main() -> None:
    put_away(chosen(list(candidates())), FOLDER, MOST, "tests.golden.make")


if __name__ == "__main__":
    main()
