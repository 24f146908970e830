"""Reads a dataset in batches: as numpy arrays, or as PyTorch tensors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from plancia.research.dataset.recipe import DatasetError, read_manifest, shard_name
from plancia.research.needs import need

Batch = dict[str, NDArray[Any]]  # by column; the first axis are the rows


class Dataset:
    """A folder of shards. Only one shard is in memory at a time."""

    def __init__(self, folder: Path | str) -> None:
        need("polars", "plancia.research.dataset")
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder)
        self.recipe = self.manifest.recipe

    def shards(self) -> list[int]:
        """Those that are written."""
        return [shard for shard in self.recipe.shards() if (self.folder / shard_name(shard)).exists()]

    def read(self, shard: int, columns: list[str] | None = None) -> Batch:
        """All rows of a shard; by default all columns. Bots are text, all others numbers; no value is nan."""
        import polars

        known = [column.name for column in self.manifest.columns]
        if columns is not None and (unknown := [name for name in columns if name not in known]):
            raise DatasetError(f"no column {unknown[0]!r}; columns: {', '.join(known)}")
        path = self.folder / shard_name(shard)
        if not path.exists():
            raise DatasetError(
                f"shard {shard} is not written; written are {len(self.shards())} of {self.recipe.shards()}"
            )
        frame = polars.read_parquet(path, columns=columns)
        return {series.name: series.to_numpy() for series in frame}

    def batches(self, size: int, seed: int | None = None, columns: list[str] | None = None) -> Iterator[Batch]:
        """All rows in batches; the last of a shard may be smaller. A seed shuffles shards, and rows within a shard."""
        if size < 1:
            raise ValueError(f"size={size}: at least 1")
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
            for start in range(0, count, size):
                chosen = order[start : start + size]
                yield {name: array[chosen] for name, array in rows.items()}


def torch_steps(folder: Path | str, size: int, seed: int | None = None, columns: list[str] | None = None) -> Any:
    """The same as an `IterableDataset` of PyTorch. Each worker of a `DataLoader` reads its own shards."""
    need("torch", "plancia.research.dataset.torch_steps", extra="")
    import torch
    from torch.utils.data import IterableDataset, get_worker_info

    source = Dataset(folder)

    class Steps(IterableDataset):  # type: ignore[misc,type-arg,unused-ignore]  # PyTorch may not be installed
        def __iter__(self) -> Iterator[dict[str, Any]]:
            info = get_worker_info()
            mine = source if info is None else Part(source.folder, info.id, info.num_workers)
            for batch in mine.batches(size, seed, columns):
                yield {
                    name: torch.from_numpy(np.ascontiguousarray(array)) if array.dtype.kind != "O" else list(array)
                    for name, array in batch.items()
                }

    return Steps()


class Part(Dataset):
    """The shards that one of several readers reads: every `of`-th, starting with its own number."""

    def __init__(self, folder: Path, number: int, of: int) -> None:
        super().__init__(folder)
        self.number, self.of = number, of

    def shards(self) -> list[int]:
        return super().shards()[self.number :: self.of]
