"""Games of bots as Parquet files."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import polars
import pytest
from msgspec.structs import replace

from plancia.games import NAMES, game
from plancia.research.dataset import Dataset, DatasetError, Recipe, torch_steps, write_dataset
from plancia.research.dataset.recipe import FILE, shard_name
from plancia.research.setup import setup
from plancia.research.table import Table


def small(name: str = "tigris", **changes: Any) -> Recipe:
    seats = game(name).SEATS[0]
    return replace(Recipe(game=name, bots=("random",) * seats, games=3, shard=2), **changes)


def written(folder: Path, recipe: Recipe) -> list[int]:
    return list(write_dataset(recipe, folder))


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_the_game(name: str, tmp_path: Path) -> None:
    """Played again action by action, a game has the same observations, masks, seats and result."""
    recipe = small(name)
    assert written(tmp_path, recipe) == [0, 1]
    data = Dataset(tmp_path)
    rows = data.read(1)
    table = Table(setup(name, None, {}), "fields")
    table.begin("0/2/chance")
    for at, action in enumerate(rows["action"]):
        assert rows["seat"][at] == table.seat
        assert rows["step"][at] == at
        assert table.seat is not None
        if at % 7 == 0:
            for array, seen in table.observe(table.seat).items():
                assert np.array_equal(rows[f"observation.{array}"][at], seen)
            assert np.array_equal(rows["action_mask"][at], table.mask())
        table.act(int(action))
    assert table.seat is None
    assert rows["result"].tolist() == pytest.approx([table.utilities()[seat] for seat in rows["seat"]])
    assert set(rows["bot"]) == {"random"}
    assert np.isnan(rows["value"]).all()
    assert set(rows["game"]) == {2}


def test_columns_are_those_of_the_schema(tmp_path: Path) -> None:
    """The file beside the shards describes every column, and each shard has its recipe."""
    recipe = small()
    written(tmp_path, recipe)
    data = Dataset(tmp_path)
    rows = data.read(0)
    assert list(rows) == [column.name for column in data.manifest.columns]
    for column in data.manifest.columns:
        assert rows[column.name].shape[1:] == column.shape or column.name == "action_mask"
        assert str(rows[column.name].dtype) == column.type or column.type == "string"
    assert '"game":"tigris"' in polars.read_parquet_metadata(tmp_path / shard_name(0))["recipe"]


def test_whole_answers_have_their_ids(tmp_path: Path) -> None:
    """With actions="answers" every row is a decision."""
    written(tmp_path, small(actions="answers", games=1))
    rows = Dataset(tmp_path).read(0)
    assert rows["action_mask"].shape[1] == 1886
    assert all(mask[action] for mask, action in zip(rows["action_mask"], rows["action"], strict=True))


def test_bots_that_evaluate_have_values(tmp_path: Path) -> None:
    """The value is that of the bot's answer; seats rotate from game to game."""
    written(tmp_path, small("warlords", bots=("greedy-1", "random"), games=2))
    rows = Dataset(tmp_path).read(0)
    assert (np.isnan(rows["value"]) == (rows["bot"] == "random")).mean() > 0.95
    seats = {
        (game, bot): set(rows["seat"][(rows["game"] == game) & (rows["bot"] == bot)])
        for game in (0, 1)
        for bot in ("greedy-1", "random")
    }
    assert seats == {(0, "greedy-1"): {0}, (0, "random"): {1}, (1, "greedy-1"): {1}, (1, "random"): {0}}


def test_a_dataset_is_continued(tmp_path: Path) -> None:
    """Shards that are there are kept; the result is the same as if it had been written at once."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    recipe = small(games=5)
    written(whole, recipe)
    assert written(parts, replace(recipe, games=3)) == [0, 1]
    (parts / shard_name(0)).unlink()
    (parts / "shard-000002.1.tmp").write_bytes(b"cut off")
    assert written(parts, recipe) == [0, 1, 2]  # shard 1 had one game of two
    assert written(parts, recipe) == []
    for shard in (0, 1, 2):
        one, other = Dataset(whole).read(shard), Dataset(parts).read(shard)
        assert all(np.array_equal(one[name], other[name], equal_nan=name == "value") for name in one)


def test_processes_make_no_difference(tmp_path: Path) -> None:
    """Two processes write the same shards as one."""
    recipe = small(games=2, shard=1)
    written(tmp_path / "one", recipe)
    assert sorted(write_dataset(recipe, tmp_path / "two", jobs=2)) == [0, 1]
    for shard in (0, 1):
        one, other = Dataset(tmp_path / "one").read(shard), Dataset(tmp_path / "two").read(shard)
        assert np.array_equal(one["action"], other["action"])


def test_batches_have_every_row_once(tmp_path: Path) -> None:
    """In order, or shuffled by a seed; with all columns or some."""
    written(tmp_path, small())
    data = Dataset(tmp_path)
    rows = [
        (game, step)
        for shard in (0, 1)
        for game, step in zip(data.read(shard)["game"], data.read(shard)["step"], strict=True)
    ]

    def seen(seed: int | None) -> list[tuple[int, int]]:
        batches = list(data.batches(64, seed, ["game", "step"]))
        assert all(list(batch) == ["game", "step"] for batch in batches)
        assert max(len(batch["game"]) for batch in batches) == 64
        return [pair for batch in batches for pair in zip(batch["game"], batch["step"], strict=True)]

    assert seen(None) == rows
    assert seen(1) != rows
    assert seen(1) == seen(1) != seen(2)
    assert sorted(seen(1)) == rows


def test_pytorch_reads_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each worker of a loader reads its own shards. A stand-in is enough: the tests do without PyTorch."""
    written(tmp_path, small())
    worker: list[Any] = [None]
    data = SimpleNamespace(IterableDataset=object, get_worker_info=lambda: worker[0])
    torch = SimpleNamespace(from_numpy=lambda array: array, utils=SimpleNamespace(data=data), __spec__=object())
    for name, module in {"torch": torch, "torch.utils": torch.utils, "torch.utils.data": data}.items():
        monkeypatch.setitem(sys.modules, name, module)
    steps = torch_steps(tmp_path, size=100, columns=["game", "action", "bot"])
    games = np.concatenate([batch["game"] for batch in steps])
    assert sorted(set(games)) == [0, 1, 2]
    parts = []
    for number in (0, 1):
        worker[0] = SimpleNamespace(id=number, num_workers=2)
        parts.append({int(game) for batch in steps for game in batch["game"]})
    assert parts == [{0, 1}, {2}]
    assert all(isinstance(batch["bot"], list) for batch in steps)


def test_errors_name_what_is_valid(tmp_path: Path) -> None:
    """Wrong recipes, folders, columns and shards are rejected with the valid ones."""
    with pytest.raises(DatasetError, match=f"has no dataset: there is no {FILE}"):
        Dataset(tmp_path)
    with pytest.raises(ValueError, match="no bot 'champion'"):
        written(tmp_path, small(bots=("champion", "random")))
    with pytest.raises(ValueError, match="tigris has 2 to 4 seats, not 1"):
        written(tmp_path, small(bots=("random",)))
    with pytest.raises(ValueError, match="games=0: at least 1"):
        written(tmp_path, small(games=0))
    with pytest.raises(ValueError, match="no actions 'moves'"):
        written(tmp_path, small(actions="moves"))
    written(tmp_path, small(games=1))
    with pytest.raises(DatasetError, match="has a dataset with another seed"):
        written(tmp_path, small(games=1, seed="1"))
    with pytest.raises(DatasetError, match=r"no column 'board'; columns: observation.board"):
        Dataset(tmp_path).read(0, ["board"])
    with pytest.raises(DatasetError, match="shard 7 is not written; written are 1 of"):
        Dataset(tmp_path).read(7)
    with pytest.raises(ValueError, match="size=0: at least 1"):
        next(Dataset(tmp_path).batches(0))
    (tmp_path / FILE).write_text("{}")
    with pytest.raises(DatasetError, match="cannot be read"):
        Dataset(tmp_path)
