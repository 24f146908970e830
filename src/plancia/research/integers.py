"""Arguments that must be integers."""

from __future__ import annotations

import operator


def whole(value: object) -> int | None:
    """An integer, of Python or of numpy; None for anything else, such as 3.0 or True, which are equal to integers."""
    try:
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]  # of any type
    except TypeError:
        return None


def number_of(action: object, game: str, actions: int) -> int:
    """The action as an integer; raises `ValueError` if there is none with this number."""
    number = whole(action)
    if number is None or not 0 <= number < actions:
        what = f"{action!r} is no action" if number is None else f"no action {number}"
        raise ValueError(f"{what}: {game} has actions 0 to {actions - 1}")
    return number
