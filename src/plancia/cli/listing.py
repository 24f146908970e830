"""The choices of a question: one a line, or set in columns where there are many."""

from __future__ import annotations

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from plancia.cli.spelling import ranges
from plancia.engine import Word


class Listing:
    """Every choice as it is written, with what it means; nothing of it is left out, however many there are."""

    def __init__(self, choices: Mapping[Word, tuple[str, str]]) -> None:
        self.choices = choices  # how a word is written, and its meaning

    def few(self) -> RenderableType:
        if not any(meaning for _, meaning in self.choices.values()):
            return self._bare()
        table = Table.grid(padding=(0, 2, 0, 0))
        for written, meaning in self.choices.values():
            table.add_row(Text(written, style="bold"), Text(meaning, style="dim"))
        return table

    def many(self, width: int) -> RenderableType:
        """Choices that mean the same share a line, those with a meaning of their own share the lines in columns."""
        by_meaning: dict[str, list[str]] = {}
        for written, meaning in self.choices.values():
            by_meaning.setdefault(meaning, []).append(written)
        bare = by_meaning.pop("", [])
        if not by_meaning:
            return self._bare()
        single = [_entry(words, meaning) for meaning, words in by_meaning.items() if len(words) == 1]
        shared = [_entry(words, meaning) for meaning, words in by_meaning.items() if len(words) > 1]
        columns = [Columns(single, padding=(0, 2), equal=True, column_first=True, width=None)] if single else []
        rest = [Text(" ".join(bare), style="bold")] if bare else []
        return Group(*shared, *columns, *rest)

    def _bare(self) -> Text:
        """Words and numbers that say all."""
        words = [word for word in self.choices if str(word) == self.choices[word][0]]
        text = ranges(words) if len(words) == len(self.choices) else " ".join(w for w, _ in self.choices.values())
        return Text(text, style="dim")


def _entry(words: list[str], meaning: str) -> Text:
    return Text.assemble((" ".join(words), "bold"), "  ", (meaning, "dim"))
