"""Reads a dataset in batches: as numpy arrays, or as PyTorch tensors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import polars
from numpy.typing import NDArray

from plancia.research.dataset.recipe import DatasetError, read_manifest, shard_name
from plancia.research.integers import whole
from plancia.research.table import shortened

Batch = dict[str, NDArray[Any]]  # by column; the first axis are the rows


class Dataset:
    """A folder of shards. Only one shard is in memory at a time."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder)
        self.recipe = self.manifest.recipe

    def shards(self) -> list[int]:
        """Those that are written."""
        return [shard for shard in self.recipe.shards() if self._is_written(shard)]

    def read(self, shard: int, columns: list[str] | None = None) -> Batch:
        """All rows of a shard; by default all columns. Bots are text, all others numbers; no value is nan."""
        if columns is not None:
            self._check_columns(columns)
        number = whole(shard)
        if number is None or number not in self.recipe.shards() or not self._is_written(number):
            raise DatasetError(f"no shard {shard!r} is written; written are {_listed(self.shards())}")
        path = self.folder / shard_name(number)
        try:
            frame = polars.read_parquet(path, columns=columns)
        except (polars.exceptions.PolarsError, OSError) as error:
            raise DatasetError(
                f"{path} cannot be read: {error}. Delete it, and the command that wrote the dataset writes it again."
            ) from error
        return {series.name: series.to_numpy() for series in frame}

    def _is_written(self, shard: int) -> bool:
        return (self.folder / shard_name(shard)).exists()

    def _check_columns(self, columns: object) -> None:
        known = [column.name for column in self.manifest.columns]
        if not isinstance(columns, list | tuple) or not columns:
            raise DatasetError(f"columns={columns!r}: give a list, or None for all; columns: {', '.join(known)}")
        if unknown := [name for name in columns if name not in known]:
            raise DatasetError(f"no column {unknown[0]!r}; columns: {', '.join(known)}")

    def batches(self, size: int, seed: int | None = None, columns: list[str] | None = None) -> Iterator[Batch]:
        """All rows in batches; the last of a shard may be smaller. A seed shuffles shards, and rows within a shard."""
        if (rows_each := whole(size)) is None or rows_each < 1:
            raise ValueError(f"size={size!r}: at least 1 row in each batch")
        shards = self.shards()
        random = Random(seed)
        if seed is not None:
            random.shuffle(shards)
        for shard in shards:
            rows = self.read(shard, columns)
            count = len(next(iter(rows.values())))
            order = np.arange(count)
            if seed is not None:
                np.random.default_rng(random.getrandbits(32)).shuffle(order)
            for start in range(0, count, rows_each):
                chosen = order[start : start + rows_each]
                yield {name: array[chosen] for name, array in rows.items()}


def _listed(shards: list[int]) -> str:
    """Such as "0 to 4", "0, 1, 4" or "none"."""
    if len(shards) > 2 and shards == list(range(shards[0], shards[-1] + 1)):
        return f"{shards[0]} to {shards[-1]}"
    return shortened(shards) or "none"


def torch_steps(folder: Path | str, size: int, seed: int | None = None, columns: list[str] | None = None) -> Any:
    """The same as an `IterableDataset` of PyTorch. Each worker of a `DataLoader` reads its own shards.

    Workers must be spawned (`multiprocessing_context="spawn"`): the threads of polars do not survive a fork.
    """
    from plancia.research.dataset.pytorch import Steps

    return Steps(folder, size, seed, columns)


class Part(Dataset):
    """The shards that one of several readers reads: every `of`-th, starting with its own number."""

    def __init__(self, folder: Path, number: int, of: int) -> None:
        super().__init__(folder)
        self.number, self.of = number, of

    def shards(self) -> list[int]:
        return super().shards()[self.number :: self.of]
