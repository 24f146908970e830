"""What cannot be, told by a code and its values. Whoever shows it to a person finds the sentence in `locale`."""

from __future__ import annotations

from typing import Any


class Fault(ValueError):
    """Something from outside is wrong: a stable code, and what is needed to say it in any language."""

    def __init__(self, code: str, /, **values: str | int) -> None:
        self.code = code
        self.values = values
        told = ", ".join(f"{name}={value!r}" for name, value in values.items())
        super().__init__(f"{code}: {told}" if told else code)

    def __reduce__(self) -> Any:
        """So that it survives the way from one process to another."""
        return _again, (type(self), self.code, self.values)


def _again(kind: type[Fault], code: str, values: dict[str, str | int]) -> Fault:
    return kind(code, **values)
