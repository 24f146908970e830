"""How the values of a game are shown: which fields of its facts and questions hold places, names, seats or handfuls."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from plancia.engine import Words


class Handful(Struct, frozen=True):
    """Pieces written as letters, listed kind by kind with `<game>-part-<part>`."""

    part: str
    variable: str  # the name of the kind in that message
    kinds: dict[str, str]  # by letter


class Vocabulary(Struct, frozen=True):
    """Fields by how they are shown; fields that are not listed are shown unchanged."""

    capitals: frozenset[str] = frozenset()  # cells: a1 is A1
    named: frozenset[str] = frozenset()  # things: `<game>-name-<thing>`, or with a number `<game>-part-numbered`
    seats: frozenset[str] = frozenset()  # players, beside `seat` itself
    handfuls: dict[str, Handful] = {}
    played: dict[str, tuple[str, ...]] = {}  # the fields of a card, by its words so far; "" is the card itself

    def after(self, played: Words) -> str:
        """Return the next field after these words about a card."""
        words = list(map(str, played))
        known = next(n for n in (2, 1, 0) if n <= len(words) and " ".join(words[:n]) in self.played)
        return self.played[" ".join(words[:known])][len(words) - known]


@cache
def vocabulary(game: str) -> Vocabulary:
    """Return the vocabulary of a game; the browser reads the same file."""
    file = files(__package__).joinpath("vocabulary.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Vocabulary]).get(game, Vocabulary())
