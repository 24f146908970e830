"""Errors in data from outside: a code and its values. The sentences for people are in `locale`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct


class Flaw(Struct, frozen=True):
    """One error in a file of records: the record, a stable code, and the values for the message."""

    record: str  # as in the file, "spaces.LOW"; or a table; "": the whole file
    code: str
    values: dict[str, str | int] = {}

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.record, _plain(self.code, self.values))))


FaultValue: TypeAlias = str | int | tuple[Flaw, ...]


class Fault(ValueError):
    """Something from outside is wrong: a stable code, and the values for the message in any language."""

    def __init__(self, code: str, /, **values: FaultValue) -> None:
        self.code = code
        self.values = values
        super().__init__(_plain(code, values))

    def __reduce__(self) -> Any:
        """Errors must survive pickling, to get from one process to another."""
        return _rebuild, (type(self), self.code, self.values)


def _rebuild(kind: type[Fault], code: str, values: dict[str, FaultValue]) -> Fault:
    return kind(code, **values)


def _plain(code: str, values: Mapping[str, object]) -> str:
    """The message for developers."""
    details = ", ".join(f"{name}={value!r}" for name, value in values.items())
    return f"{code}: {details}" if details else code
