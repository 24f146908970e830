"""Games of bots as Parquet files, one row per action: written in shards that can be continued, read as batches."""

from plancia.research.needs import need

for _package in ("numpy", "polars"):
    need(_package, "plancia.research.dataset")

from plancia.research.dataset.reading import Dataset, torch_steps  # noqa: E402
from plancia.research.dataset.recipe import DatasetError, Recipe  # noqa: E402
from plancia.research.dataset.writing import make_shard, missing_shards, write_dataset  # noqa: E402

__all__ = ["Dataset", "DatasetError", "Recipe", "make_shard", "missing_shards", "torch_steps", "write_dataset"]
