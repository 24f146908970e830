"""Games of bots as Parquet files, one row per action: written in shards that can be continued, read as batches."""

from plancia.research.dataset.reading import Dataset, torch_steps
from plancia.research.dataset.recipe import DatasetError, Recipe
from plancia.research.dataset.writing import make_shard, write_dataset

__all__ = ["Dataset", "DatasetError", "Recipe", "make_shard", "torch_steps", "write_dataset"]
