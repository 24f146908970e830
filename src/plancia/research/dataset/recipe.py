"""What a dataset contains, stored beside it. Two datasets with the same recipe have the same rows."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from plancia.bots import Budget
from plancia.games import game
from plancia.research.codec import answers, version_of
from plancia.research.observation import observer
from plancia.research.players import bot_names
from plancia.research.setup import ACTIONS, ANSWERS, FIELDS, Setup, setup

FORMAT = 1
FILE = "dataset.json"


class DatasetError(ValueError):
    """A folder that cannot be written to or read as asked."""


class Column(Struct, frozen=True):
    """A column of every shard."""

    name: str
    type: str
    shape: tuple[int, ...]
    about: str


class Recipe(Struct, frozen=True, kw_only=True):
    """Which games are played, by which bots. Seats rotate from game to game."""

    game: str
    bots: tuple[str, ...]  # one per seat
    games: int
    options: dict[str, Any] = {}
    actions: str = FIELDS
    seed: str = "0"
    shard: int = 20  # games in each file
    budget: Budget = Budget()

    def check(self) -> Setup:
        """Raise an error that names the valid values, or return the table to play at."""
        typed(self)
        table = setup(self.game, len(self.bots), self.options)
        bot_names(self.bots, len(self.bots))
        if self.actions not in ACTIONS:
            raise ValueError(f"no actions {self.actions!r}; known: {', '.join(ACTIONS)}")
        if self.actions == ANSWERS:
            answers(self.game)  # raises LookupError if there is no list
        for name in ("games", "shard"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}={getattr(self, name)}: at least 1")
        return table

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of that game in seat order."""
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def shards(self) -> range:
        return range(-(-self.games // self.shard))

    def games_of(self, shard: int) -> range:
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))


def typed(recipe: Recipe) -> Recipe:
    """The same as it will be read from a file, such as a tuple in place of a list; raises `ValueError`."""
    try:
        return msgspec.convert(msgspec.to_builtins(recipe), Recipe)
    except (msgspec.ValidationError, TypeError) as error:
        raise ValueError(f"invalid recipe: {error}") from None


class Manifest(Struct, frozen=True, kw_only=True):
    """The file beside the shards: the recipe, the versions it depends on, and the columns."""

    plancia_dataset: int = FORMAT
    recipe: Recipe
    rules: int  # the version of the game's rules
    codec: int  # the version of its action ids
    columns: tuple[Column, ...]


def shard_name(number: int) -> str:
    return f"shard-{number:06}.parquet"


def manifest(recipe: Recipe) -> Manifest:
    table = recipe.check()
    layout = observer(recipe.game, table.options, table.seats).layout
    arrays = [
        Column(f"observation.{f.name}", "int8" if f is layout.planes else "int16", f.shape, f.about)
        for f in layout.features
    ]
    rest = (
        Column("action_mask", "int8", (), "1 for every legal action"),
        Column("action", "int32", (), "the action taken"),
        Column("seat", "int8", (), "the seat that acts"),
        Column("bot", "string", (), "who plays it"),
        Column("game", "int32", (), "the number of the game"),
        Column("step", "int32", (), "the number of the action in its game"),
        Column("result", "float32", (), "the utility of the seat at the end, from -1 to 1"),
        Column("value", "float32", (), "the bot's own value of its answer, on its own scale; null if it has none"),
    )
    return Manifest(
        recipe=typed(recipe), rules=game(recipe.game).VERSION, codec=version_of(recipe.game), columns=(*arrays, *rest)
    )


def open_folder(folder: Path, recipe: Recipe) -> None:
    """Start the dataset, or check that the folder has the same one; more games may be added."""
    wanted, path = manifest(recipe), folder / FILE
    if folder.exists() and not folder.is_dir():
        raise DatasetError(f"{folder} is a file: give a folder")
    folder.mkdir(parents=True, exist_ok=True)
    if path.exists():
        there = read_manifest(folder)
        if differ := differences(there, wanted):
            raise DatasetError(f"{folder} has another dataset ({'; '.join(differ)}). Choose another folder.")
        if recipe.games < there.recipe.games:
            raise DatasetError(f"{folder} has a dataset of {there.recipe.games} games, which cannot become smaller.")
        if there.recipe.games % recipe.shard and there.recipe.games < recipe.games:
            (folder / shard_name(there.recipe.shards()[-1])).unlink(missing_ok=True)  # it was not full
    write_whole(path, msgspec.json.format(msgspec.json.encode(wanted)))


def differences(there: Manifest, wanted: Manifest) -> list[str]:
    """Why rows of one do not belong to the other, such as "seed: '0', not '1'"."""
    recipes = [(name, there.recipe, wanted.recipe) for name in Recipe.__struct_fields__ if name != "games"]
    versions = [(name, there, wanted) for name in ("rules", "codec")]
    return [
        f"{name}: {getattr(one, name)!r}, not {getattr(other, name)!r}"
        for name, one, other in (*recipes, *versions)
        if getattr(one, name) != getattr(other, name)
    ]


def read_manifest(folder: Path) -> Manifest:
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise DatasetError(f"{folder} has no dataset: there is no {FILE}") from None
    except msgspec.MsgspecError as error:
        raise DatasetError(f"{folder / FILE} cannot be read: {error}") from None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under another name first: a file is there completely or not at all."""
    draft = path.with_suffix(f".{os.getpid()}.tmp")
    draft.write_bytes(data)
    draft.replace(path)
