"""Consequences as tuples, which are shorter to write in tests."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

from plancia.engine import Consequence


def plain(what: Consequence) -> tuple[Any, ...]:
    """Its kind as on the wire, and its values."""
    return what.__struct_config__.tag, *astuple(what)
