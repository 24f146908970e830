"""A state as JSON and back, even in the middle of a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce
from operator import or_
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec.structs import replace

from plancia.engine.flow import Flow
from plancia.engine.position import Position
from plancia.engine.rules import Rules

S = TypeVar("S", bound=Position)


def save(s: Position) -> bytes:
    """The whole state."""
    return msgspec.json.encode(s)


def load(data: bytes, kind: type[S]) -> S:
    """A saved state. Frames and questions are recognised by name; damaged data raise `msgspec.ValidationError`."""
    s = msgspec.json.decode(data, type=kind)
    stack, ask = open_stack(s.flow(), s.stack, s.ask)
    return replace(s, stack=stack, ask=ask)


def load_view(data: bytes, rules: Rules, decode: Callable[..., Any] = msgspec.json.decode) -> Any:
    """A view, of which an encoder has written everything."""
    kind, procedures = _of_views(rules)
    view, under_way = decode(data, type=kind), decode(data, type=procedures)
    return replace(view, stack=under_way.stack, ask=under_way.ask)


def open_stack(flow: Flow, stack: Any, ask: Any) -> tuple[tuple[Any, ...], Any]:
    """Frames and question from plain values."""
    frames, asks = _types(flow)
    return msgspec.convert(stack, frames, str_keys=True), msgspec.convert(ask, asks, str_keys=True)


@lru_cache
def _types(flow: Flow) -> tuple[Any, Any]:
    return tuple[reduce(or_, flow.frames), ...], reduce(or_, flow.asks, None)  # type: ignore[misc]


@lru_cache
def _of_views(rules: Rules) -> tuple[Any, Any]:
    """The type of the views of a game, and a type for what it leaves open: frames and questions of all options."""
    frames: Any = reduce(or_, (frame for flow in rules.flows() for frame in flow.frames))
    asks = reduce(or_, (ask for flow in rules.flows() for ask in flow.asks), None)
    procedures = msgspec.defstruct("Procedures", [("stack", tuple[frames, ...]), ("ask", asks)])
    return get_type_hints(type(rules).view)["return"], procedures  # type: ignore[attr-defined]
