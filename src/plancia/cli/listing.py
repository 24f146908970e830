"""The choices of a question: one per line, or in columns if there are many."""

from __future__ import annotations

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from plancia.cli.spelling import ranges
from plancia.engine import Word


class Listing:
    """Every choice with its meaning; none is left out, no matter how many there are."""

    def __init__(self, choices: Mapping[Word, tuple[str, str]]) -> None:
        self.choices = choices  # a word as it is typed, and its meaning

    def few(self) -> RenderableType:
        if not any(meaning for _, meaning in self.choices.values()):
            return self._bare()
        table = Table.grid(padding=(0, 2, 0, 0))
        for written, meaning in self.choices.values():
            table.add_row(Text(written, style="bold"), Text(meaning, style="dim"))
        return table

    def many(self) -> RenderableType:
        """Put choices with the same meaning on one line, and the others into columns."""
        by_meaning: dict[str, list[str]] = {}
        for written, meaning in self.choices.values():
            by_meaning.setdefault(meaning, []).append(written)
        bare = by_meaning.pop("", [])
        if not by_meaning:
            return self._bare()
        width = max((len(words[0]) for words in by_meaning.values() if len(words) == 1), default=0)
        single = [_entry(words, meaning, width) for meaning, words in by_meaning.items() if len(words) == 1]
        shared = [_entry(words, meaning) for meaning, words in by_meaning.items() if len(words) > 1]
        columns = [Columns(single, padding=(0, 2), equal=True, column_first=True)] if single else []
        rest = [Text(" ".join(bare), style="bold")] if bare else []
        return Group(*shared, *columns, *rest)

    def _bare(self) -> Text:
        """Return the choices without explanations."""
        words = [word for word in self.choices if str(word) == self.choices[word][0]]
        text = ranges(words) if len(words) == len(self.choices) else " ".join(w for w, _ in self.choices.values())
        return Text(text, style="dim")


def _entry(words: list[str], meaning: str, width: int = 0) -> Text:
    return Text.assemble((f"{' '.join(words):{width}}", "bold"), "  ", (meaning, "dim"))
