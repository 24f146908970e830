"""What cannot be, told by a code and its values. Whoever shows it to a person finds the sentence in `locale`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct


class Flaw(Struct, frozen=True):
    """One of the things wrong in a file of records: which record, a stable code, and what is needed to say it."""

    record: str  # as in the file, "spaces.LOW"; or a table; "": the file as a whole
    code: str
    values: dict[str, str | int] = {}

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.record, _plain(self.code, self.values))))


Told: TypeAlias = str | int | tuple[Flaw, ...]


class Fault(ValueError):
    """Something from outside is wrong: a stable code, and what is needed to say it in any language."""

    def __init__(self, code: str, /, **values: Told) -> None:
        self.code = code
        self.values = values
        super().__init__(_plain(code, values))

    def __reduce__(self) -> Any:
        """So that it survives the way from one process to another."""
        return _again, (type(self), self.code, self.values)


def _again(kind: type[Fault], code: str, values: dict[str, Told]) -> Fault:
    return kind(code, **values)


def _plain(code: str, values: Mapping[str, object]) -> str:
    """For those who read the code."""
    told = ", ".join(f"{name}={value!r}" for name, value in values.items())
    return f"{code}: {told}" if told else code
