"""A state as JSON and back, even in the middle of a question."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from plancia.engine.flow import Flow
from plancia.engine.position import Position

S = TypeVar("S", bound=Position)


def save(s: Position) -> bytes:
    """The whole state."""
    return msgspec.json.encode(s)


def load(data: bytes, kind: type[S]) -> S:
    """A saved state. Frames and questions are recognised by name; damaged data raise `msgspec.ValidationError`."""
    s = msgspec.json.decode(data, type=kind)
    stack, ask = open_stack(s.flow(), s.stack, s.ask)
    return replace(s, stack=stack, ask=ask)


def open_stack(flow: Flow, stack: Any, ask: Any) -> tuple[tuple[Any, ...], Any]:
    """Frames and question from plain values."""
    frames, asks = _types(flow)
    return msgspec.convert(stack, frames, str_keys=True), msgspec.convert(ask, asks, str_keys=True)


@lru_cache
def _types(flow: Flow) -> tuple[Any, Any]:
    return tuple[reduce(or_, flow.frames), ...], reduce(or_, flow.asks, None)  # type: ignore[misc]
