"""The sheets of a table's open question, each built once."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from plancia.engine import Question, Seat, Sheet


class Sheets:
    """By seat, with and without consequences. A new state or another question starts again."""

    def __init__(self) -> None:
        self._of: tuple[Any, int] = (None, 0)  # the state and the number of the question
        self._built: dict[tuple[Seat, bool], Sheet] = {}

    def build(self, state: Any, number: int, seat: Seat, consequences: bool) -> Sheet:
        built = self._built_for(state, number)
        if (seat, consequences) not in built:
            built[seat, consequences] = replace(Question(state, seat).sheet(consequences), number=number)
        return built[seat, consequences]

    def find(self, state: Any, number: int, seat: Seat) -> Sheet | None:
        """None: it was not built yet."""
        built = self._built_for(state, number)
        return built.get((seat, True)) or built.get((seat, False))

    def _built_for(self, state: Any, number: int) -> dict[tuple[Seat, bool], Sheet]:
        if self._of[0] is not state or self._of[1] != number:
            self._of, self._built = (state, number), {}
        return self._built
