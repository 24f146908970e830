"""The Python rules behind the protocol: `python -m conformance.python`."""

from __future__ import annotations

from collections.abc import Iterable

from conformance.protocol import serve, shown
from plancia.engine import CHANCE, IllegalAction, notation, perft
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.draw import Draw, Show


def options_named(text: str) -> Options:
    """The options in this comma-separated list."""
    return Options(**{name: True for name in text.split(",") if name})


def asked(s: State) -> str:
    """The seat that has to answer, and the question."""
    if s.ask is None:
        return f"over {s.reason}"
    (seat,) = s.ask.seats
    count = f" {s.ask.count}" if isinstance(s.ask, (Draw, Show)) else ""
    return f"{'chance' if seat == CHANCE else seat} {type(s.ask).__name__}{count}"


class Python:
    """The authority on the rules."""

    s: State

    def new(self, seats: int, options: str) -> None:
        self.s, _ = GAME.begin(options_named(options), seats)

    def position(self, text: str) -> None:
        self.s = GAME.position(text)

    def asked(self) -> str:
        return asked(self.s)

    def play(self, answer: str) -> bool:
        seats = GAME.to_move(self.s)
        if not seats:
            return False
        try:
            self.s, _ = GAME.apply(self.s, seats[0], GAME.question(self.s, seats[0]).parse(answer))
        except IllegalAction:
            return False
        return True

    def legal(self) -> Iterable[str]:
        seats = GAME.to_move(self.s)
        return map(notation, GAME.question(self.s, seats[0])) if seats else ()

    def state(self) -> str:
        return shown(GAME.position_text(self.s))

    def result(self) -> str:
        found = GAME.result(self.s)
        if found is None:
            return "none"
        totals = "/".join(".".join(map(str, four)) for four in found.totals)
        return f"{'/'.join(map(str, found.places))} {totals}"

    def perft(self, depth: int) -> int:
        return perft(self.s, depth)


if __name__ == "__main__":
    serve(Python())
