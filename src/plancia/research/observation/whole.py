"""A view without loss: as bytes, from which it can be read back, and as text."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.engine import Game, load_view


def encode_view(view: Any) -> bytes:
    """Everything that the seat sees. Equal views have equal bytes."""
    return msgspec.json.encode(_plain(view))


def decode_view(rules: Game[Any, Any, Any], data: bytes) -> Any:
    """The view that was encoded."""
    return load_view(data, rules)


def view_text(view: Any) -> str:
    """The same as text, one field per line, for people and for strings that identify an information state."""
    return "\n".join(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in _plain(view).items())


def _plain(view: Any) -> Any:
    """Plain values with sorted keys: the order in which a dict was filled could reveal something."""
    return msgspec.to_builtins(view, order="sorted", str_keys=True)
