"""How a table looks in a terminal: one module per game, and plain text for a game that has none."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from plancia.cli.boards.rex import RexBoard
from plancia.cli.boards.tigris import TigrisBoard
from plancia.cli.boards.warlords import WarlordsBoard
from plancia.locale import Messages


class Board(Protocol):
    """Draws what one seat sees; `lit` are the places it may choose."""

    def draw(self, m: Messages, view: Any, names: Sequence[str], lit: Collection[str] = ()) -> RenderableType: ...

    def seats(self, m: Messages, view: Any, names: Sequence[str], hands: Sequence[str] = ()) -> RenderableType: ...

    def aside(self, m: Messages, view: Any, names: Sequence[str]) -> RenderableType: ...  # what the question is about

    def table(self, m: Messages, view: Any, names: Sequence[str]) -> RenderableType: ...  # all other public information

    def final(self, m: Messages, view: Any, names: Sequence[str]) -> RenderableType: ...  # how the totals were reached

    def legend(self, m: Messages) -> str: ...  # the meaning of the symbols

    def hands(self, state: Any) -> tuple[str, ...]: ...  # everybody's, for viewers who may know everything

    def cards(self, m: Messages, view: Any) -> dict[str, str]: ...  # their printed texts, shown with every choice

    def terms(self, m: Messages, view: Any) -> dict[str, str]: ...  # other things that can be explained


class PlainBoard:
    """The view's own text."""

    def draw(self, m: Messages, view: Any, names: Sequence[str], lit: Collection[str] = ()) -> RenderableType:
        return Text(str(view))

    def seats(self, m: Messages, view: Any, names: Sequence[str], hands: Sequence[str] = ()) -> RenderableType:
        return Text("")

    def aside(self, m: Messages, view: Any, names: Sequence[str]) -> RenderableType:
        return Text("")

    table = final = aside

    def legend(self, m: Messages) -> str:
        return ""

    def hands(self, state: Any) -> tuple[str, ...]:
        return ()

    def cards(self, m: Messages, view: Any) -> dict[str, str]:
        return {}

    def terms(self, m: Messages, view: Any) -> dict[str, str]:
        return {}


BOARDS: dict[str, Board] = {"rex": RexBoard(), "tigris": TigrisBoard(), "warlords": WarlordsBoard()}


def board_of(game: str) -> Board:
    return BOARDS.get(game, PlainBoard())
