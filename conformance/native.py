"""The native rules behind the protocol: `python -m conformance.native`. Python reads and writes the notation."""

from __future__ import annotations

from collections.abc import Iterable

from conformance.protocol import serve, shown
from conformance.python import asked, options_named
from plancia.engine import notation
from plancia.games.tigris import GAME
from plancia.native.answers import id_of, words_of
from plancia.native.table import Table


class Native:
    """The copy in C++."""

    table: Table

    def new(self, seats: int, options: str) -> None:
        self.table = Table.begin(options_named(options), seats)

    def position(self, text: str) -> None:
        self.table = Table.of(GAME.position(text))

    def asked(self) -> str:
        return asked(self.table.state)

    def play(self, answer: str) -> bool:
        kind = type(self.table.state.ask).__name__
        words = tuple(int(word) if word.isdecimal() else word for word in answer.split())
        try:
            self.table.apply(id_of(kind, words))
        except (LookupError, ValueError):
            return False
        return True

    def legal(self) -> Iterable[str]:
        return (notation(words_of(id)) for id in self.table.legal())

    def state(self) -> str:
        return shown(GAME.position_text(self.table.state))

    def result(self) -> str:
        found = self.table.result()
        if found is None:
            return "none"
        totals = "/".join(".".join(map(str, four)) for four in found.totals)
        return f"{'/'.join(map(str, found.places))} {totals}"

    def perft(self, depth: int) -> int:
        return self.table.perft(depth)


if __name__ == "__main__":
    serve(Native())
