"""How the values of a game are told: which fields of its facts and questions hold places, names, seats or handfuls."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from plancia.engine import Words


class Handful(Struct, frozen=True):
    """Pieces written as letters, told one kind after the other by `<game>-part-<part>`."""

    part: str
    variable: str  # what the kind is called in that message
    kinds: dict[str, str]  # by letter


class Vocabulary(Struct, frozen=True):
    """Fields by how they are told; what stands in none of them is told as it is."""

    capitals: frozenset[str] = frozenset()  # cells: a1 is A1
    named: frozenset[str] = frozenset()  # things: `<game>-name-<thing>`, or with a number `<game>-part-numbered`
    seats: frozenset[str] = frozenset()  # players, beside `seat` itself
    handfuls: dict[str, Handful] = {}
    played: dict[str, tuple[str, ...]] = {}  # what is said with a card, by its words so far; "" is the card itself

    def after(self, played: Words) -> str:
        """The field that is filled next when these words have been said of a card."""
        words = list(map(str, played))
        known = next(n for n in (2, 1, 0) if n <= len(words) and " ".join(words[:n]) in self.played)
        return self.played[" ".join(words[:known])][len(words) - known]


@cache
def vocabulary(game: str) -> Vocabulary:
    """Of this game; the browser reads the same file."""
    file = files(__package__).joinpath("vocabulary.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Vocabulary]).get(game, Vocabulary())
