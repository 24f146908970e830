"""What a seat sees as named arrays, as text and without loss. Everything is built from the view and nothing else."""

from plancia.research.needs import need

need("numpy", "plancia.research.observation")

from plancia.research.observation.features import Arrays, Feature, Layout  # noqa: E402
from plancia.research.observation.observer import Observer, observer  # noqa: E402
from plancia.research.observation.whole import decode_view, encode_view, view_text  # noqa: E402

__all__ = ["Arrays", "Feature", "Layout", "Observer", "decode_view", "encode_view", "observer", "view_text"]
