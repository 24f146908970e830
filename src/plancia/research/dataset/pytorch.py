"""A dataset for PyTorch's `DataLoader`; see `plancia.research.dataset.torch_steps`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from plancia.research.needs import need

need("torch", "plancia.research.dataset.torch_steps", extra="")

import numpy as np  # noqa: E402
import torch  # noqa: E402
from torch.utils.data import IterableDataset, get_worker_info  # noqa: E402

from plancia.research.dataset.reading import Dataset, Part  # noqa: E402


class Steps(IterableDataset):  # type: ignore[misc,type-arg,unused-ignore]  # PyTorch may not be installed
    """The batches of a dataset as tensors. Spawned workers get a copy, so it has a name that pickle finds."""

    def __init__(self, folder: Path | str, size: int, seed: int | None, columns: list[str] | None) -> None:
        self.source = Dataset(folder)
        self.size, self.seed, self.columns = size, seed, columns

    def __iter__(self) -> Iterator[dict[str, Any]]:
        info = get_worker_info()
        mine = self.source if info is None else Part(self.source.folder, info.id, info.num_workers)
        for batch in mine.batches(self.size, self.seed, self.columns):
            yield {
                name: torch.from_numpy(np.ascontiguousarray(array)) if array.dtype.kind != "O" else list(array)
                for name, array in batch.items()
            }
