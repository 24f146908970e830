"""Plays the games of a dataset and writes them, shard by shard."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import polars as pl

from plancia.arena import share_out, stream
from plancia.bots import Bot, BotError, GreedyBot
from plancia.engine import Words
from plancia.research.dataset.recipe import DatasetError, Recipe, manifest, open_folder, shard_name, write_whole
from plancia.research.integers import whole
from plancia.research.players import Players
from plancia.research.processes import ENDED, ProcessEnded
from plancia.research.setup import ANSWERS
from plancia.research.table import Table

Shard = tuple[int, bytes]  # its number, and the contents of its file
Share = Callable[[Callable[[int], Shard], Iterable[int], int], Iterator[Shard]]


def in_processes(work: Callable[[int], Shard], shards: Iterable[int], jobs: int) -> Iterator[Shard]:
    """Share out to processes of this machine. They are spawned, since polars has threads."""
    try:
        yield from share_out(work, shards, jobs, method="spawn")
    except BotError as error:
        if error.code != ENDED:
            raise
        raise ProcessEnded(ENDED) from error


def write_dataset(
    recipe: Recipe, folder: Path | str, jobs: int = 1, share: Share = in_processes
) -> Generator[int, None, None]:
    """Write all shards that are not there yet; yield the number of each when it is written.

    `share` distributes the games: to processes of this machine, or to a cluster. Only this process writes files.
    """
    if (whole(jobs) or 0) < 1:
        raise ValueError(f"jobs={jobs!r}: at least 1")
    if missing := missing_shards(recipe, folder):
        for number, data in share(partial(make_shard, recipe), missing, min(jobs, len(missing))):
            write_whole(Path(folder) / shard_name(number), data)
            yield number


def missing_shards(recipe: Recipe, folder: Path | str) -> list[int]:
    """Start the dataset or continue it: the shards that are not written yet."""
    open_folder(Path(folder), recipe)
    return [shard for shard in recipe.shards() if not (Path(folder) / shard_name(shard)).exists()]


def make_shard(recipe: Recipe, number: int) -> Shard:
    """Play the games of one shard; returns its number and the contents of its file."""
    if number not in recipe.shards():
        raise DatasetError(f"no shard {number!r}: shards are 0 to {recipe.shards()[-1]}")
    columns = Columns(recipe)
    for game in recipe.games_of(number):
        columns.play(game)
    file, notes = BytesIO(), {"recipe": msgspec.json.encode(recipe).decode()}
    pl.DataFrame(columns.series()).write_parquet(file, compression="zstd", metadata=notes)
    return number, file.getvalue()


class Columns:
    """The rows of a shard, column by column."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.names = [column.name for column in manifest(recipe).columns]
        self.table = Table(recipe.check(), recipe.actions)
        self.rows: list[Any] = []
        self.planes: list[Any] = []
        self.masks: list[Any] = []
        self.rest: dict[str, list[Any]] = {
            name: [] for name in ("action", "seat", "bot", "game", "step", "result", "value")
        }

    def play(self, number: int) -> None:
        """One game, with every action of every bot."""
        recipe, table = self.recipe, self.table
        seed = f"{recipe.seed}/{number}"
        players = Players(dict(enumerate(recipe.seating(number))), recipe.budget)
        players.begin(table.rules, seed)
        thoughts = stream(f"{seed}/values")
        table.begin(f"{seed}/chance")
        first = len(self.rest["seat"])
        while table.seat is not None:
            self.decide(players, number, thoughts, first)
        results = table.utilities()
        self.rest["result"] += [results[seat] for seat in self.rest["seat"][first:]]

    def decide(self, players: Players, number: int, thoughts: Random, first: int) -> None:
        """The bot of the acting seat answers: a row for each of its actions."""
        table, seat = self.table, self.table.seat
        assert seat is not None
        words = players.words(table)
        value = value_of(players.bots[seat], table, words, thoughts)
        for action in self._actions(words):
            self._add(action, seat, players.names[seat], number, value, first)
            table.act(action)

    def _actions(self, words: Words) -> list[int]:
        table = self.table
        if self.recipe.actions == ANSWERS:
            assert table.answers is not None
            assert table.question is not None
            return [table.answers.id(table.question.topic, words)]
        return [table.codec.id(word) for word in words]

    def _add(self, action: int, seat: int, bot: str, game: int, value: float | None, first: int) -> None:
        self.table.look()
        self.table.mask()
        row, planes, mask = self.table.memory
        self.rows.append(row.copy())
        self.planes.append(planes.copy())
        self.masks.append(mask.copy())
        step = len(self.rest["step"]) - first
        for name, item in zip(self.rest, (action, seat, bot, game, step), strict=False):
            self.rest[name].append(item)
        self.rest["value"].append(value)

    def series(self) -> list[Any]:
        """The columns for polars, with their types."""
        arrays = self.table.observer.layout.named(np.stack(self.rows), np.stack(self.planes))
        found = [pl.Series(f"observation.{name}", np.ascontiguousarray(array)) for name, array in arrays.items()]
        found.append(pl.Series("action_mask", np.stack(self.masks)))
        types: dict[str, Any] = {"action": pl.Int32, "seat": pl.Int8, "bot": pl.String, "game": pl.Int32}
        types |= {"step": pl.Int32, "result": pl.Float32, "value": pl.Float32}
        found += [pl.Series(name, values, types[name]) for name, values in self.rest.items()]
        assert [series.name for series in found] == self.names
        return found


def value_of(bot: Bot, table: Table, words: Words, random: Random) -> float | None:
    """What the answer is worth to the bot, in a world that it imagines; None for bots without an evaluation.

    It has random numbers of its own, so that the games are the same as without values.
    """
    if not isinstance(bot, GreedyBot) or bot.evaluation is None:
        return None
    assert table.seat is not None
    world = table.rules.imagine(table.rules.view(table.state, table.seat), random.randrange)
    if not table.rules.question(world, table.seat).allows(words):
        return None
    return bot.outlook(world, table.seat, words, table.seat, random.randrange)
