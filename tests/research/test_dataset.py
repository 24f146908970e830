"""Games of bots as Parquet files."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import polars
import pytest
from msgspec.structs import replace

from plancia.arena import stream
from plancia.games import NAMES, game
from plancia.research.dataset import Dataset, DatasetError, Recipe, make_shard, torch_steps, write_dataset
from plancia.research.dataset.recipe import FILE, shard_name
from plancia.research.dataset.writing import Columns
from plancia.research.players import Players
from plancia.research.setup import setup
from plancia.research.table import Table
from tests.research.games import OPTIONS
from tests.research.twins import SEATS, twins

PYTORCH = "plancia.research.dataset.pytorch"


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


@pytest.mark.parametrize(("name", "actions"), [*((name, "fields") for name in NAMES), ("tigris", "answers")])
def test_equal_views_give_equal_rows(name: str, actions: str) -> None:
    """A row shows the same in two worlds that the acting seat cannot tell apart, the bot and its value included."""
    recipe = Recipe(game=name, bots=("greedy-1",) * SEATS, games=1, options=OPTIONS[name][0], actions=actions)
    compared = 0
    for state, twin, seat in twins(name):
        if game(name).awaited(state)[0] == game(name).awaited(twin)[0] == seat:
            rows = [row_of(recipe, world) for world in (state, twin)]
            assert rows[0].keys() == rows[1].keys()
            assert all(rows[0][column].equals(rows[1][column], null_equal=True) for column in rows[0])
            compared += 1
    assert compared > 5


def row_of(recipe: Recipe, world: Any) -> dict[str, polars.Series]:
    """The rows of the next answer in this world, by column."""
    columns = Columns(recipe)
    players = Players(dict(enumerate(recipe.bots)), recipe.budget)
    players.begin(columns.table.rules, "same")
    columns.table.resume(world)
    columns.decide(players, 0, stream("values"), first=0)
    columns.rest["result"] += [0.0] * len(columns.rest["seat"])
    return {series.name: series for series in columns.series()}


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


def test_bots_may_be_a_list(tmp_path: Path) -> None:
    """It is stored as the tuple that is read again, so the dataset is continued."""
    recipe = small(bots=["random", "random"], games=1)
    assert written(tmp_path, recipe) == [0]
    assert written(tmp_path, replace(recipe, games=3)) == [0, 1]


def test_the_folder_may_be_text(tmp_path: Path) -> None:
    """For writing as for reading."""
    assert list(write_dataset(small(games=1), str(tmp_path / "data"))) == [0]
    assert Dataset(str(tmp_path / "data")).shards() == [0]


def test_a_dataset_does_not_become_smaller(tmp_path: Path) -> None:
    """Fewer games would leave shards that do not belong to it, and the last one incomplete for ever."""
    written(tmp_path, small(games=3))
    with pytest.raises(DatasetError, match="has a dataset of 3 games, which cannot become smaller"):
        written(tmp_path, small(games=2))
    assert written(tmp_path, small(games=4)) == [1]
    assert set(Dataset(tmp_path).read(1)["game"]) == {2, 3}


def test_a_process_that_ends_is_explained(tmp_path: Path) -> None:
    """A script without a guard starts itself in every process, and they end at once."""
    script = tmp_path / "script.py"
    script.write_text(
        "from pathlib import Path\n"
        "from plancia.research.dataset import Recipe, write_dataset\n"
        "recipe = Recipe(game='tigris', bots=('random', 'random'), games=2, shard=1)\n"
        "list(write_dataset(recipe, Path('data'), jobs=2))\n",
        "utf-8",
    )
    ran = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (
        'ProcessEnded: a process ended. If your program is a script, start processes below `if __name__ == "__main__":`'
        in (ran.stderr)
    )


@pytest.mark.parametrize("cut", [0, 100, -100])
def test_a_damaged_shard_is_written_again(cut: int, tmp_path: Path) -> None:
    """The error names the file and what to do about it, and that repairs the dataset."""
    written(tmp_path, small())
    path = tmp_path / shard_name(1)
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(DatasetError, match=f"{path} cannot be read: .* Delete it, and the command .* writes it again"):
        list(Dataset(tmp_path).batches(64))
    path.unlink()
    assert written(tmp_path, small()) == [1]
    assert set(Dataset(tmp_path).read(1)["game"]) == {2}


def test_shards_that_are_missing_are_not_read(tmp_path: Path) -> None:
    """A dataset can be read while it is being written; the error lists the shards that exist."""
    written(tmp_path, small(games=4, shard=1))
    with pytest.raises(DatasetError, match=r"no shard 4 is written; written are 0 to 3$"):
        Dataset(tmp_path).read(4)
    (tmp_path / shard_name(1)).unlink()
    with pytest.raises(DatasetError, match=r"no shard 1 is written; written are 0, 2, 3$"):
        Dataset(tmp_path).read(1)
    assert {int(game) for batch in Dataset(tmp_path).batches(500) for game in batch["game"]} == {0, 2, 3}


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
    monkeypatch.setitem(sys.modules, PYTORCH, None)  # so that it is forgotten with the stand-in
    del sys.modules[PYTORCH]
    for name, module in {"torch": torch, "torch.utils": torch.utils, "torch.utils.data": data}.items():
        monkeypatch.setitem(sys.modules, name, module)
    steps = torch_steps(tmp_path, size=100, columns=["game", "action", "bot"])
    games = np.concatenate([batch["game"] for batch in pickle.loads(pickle.dumps(steps))])  # as spawned workers get it
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
    for wrong, found in (("seed", 3), ("games", "3"), ("bots", "random"), ("budget", 3), ("games", np.int64(3))):
        with pytest.raises(ValueError, match=r"^invalid recipe: "):
            written(tmp_path, small(**{wrong: found}))  # type: ignore[arg-type]  # wrong types
    with pytest.raises(LookupError, match="rex has no list of whole answers; games that have one: tigris"):
        written(tmp_path, small("rex", actions="answers"))
    assert not (tmp_path / FILE).exists()  # the folder can still be used
    with pytest.raises(ValueError, match="no bot 'champion'"):
        written(tmp_path / "new", small(bots=("champion", "random")))
    assert not (tmp_path / "new").exists()
    written(tmp_path, small(games=1))
    with pytest.raises(DatasetError, match=r"has another dataset \(seed: '0', not '1'; shard: 2, not 3\)"):
        written(tmp_path, small(games=1, seed="1", shard=3))
    with pytest.raises(DatasetError, match=r"no column 'board'; columns: observation.board"):
        Dataset(tmp_path).read(0, ["board"])
    wrong_columns: Any
    for wrong_columns in ("action", []):
        with pytest.raises(DatasetError, match=r"columns=.*: give a list, or None for all; columns: observ"):
            next(Dataset(tmp_path).batches(4, columns=wrong_columns))
    for shard in (7, -1, "0", 0.0):
        with pytest.raises(DatasetError, match=f"no shard {shard!r} is written; written are 0$"):
            Dataset(tmp_path).read(shard)  # type: ignore[arg-type]
    for size in (0, 2.5, "3"):
        with pytest.raises(ValueError, match=f"size={size!r}: at least 1 row in each batch"):
            next(Dataset(tmp_path).batches(size))  # type: ignore[arg-type]
    for jobs in (0, -2, "2"):
        with pytest.raises(ValueError, match=f"jobs={jobs!r}: at least 1"):
            list(write_dataset(small(games=5), tmp_path, jobs=jobs))  # type: ignore[arg-type]
    with pytest.raises(DatasetError, match="no shard 1: shards are 0 to 0"):
        make_shard(small(games=1), 1)
    with pytest.raises(DatasetError, match=f"{shard_name(0)} is a file: give a folder"):
        written(tmp_path / shard_name(0), small())
    (tmp_path / FILE).write_text("{}")
    with pytest.raises(DatasetError, match="cannot be read"):
        Dataset(tmp_path)
