"""Arguments that every adapter takes: a game, a number of seats, options, and the kind of actions."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from plancia.engine import Game
from plancia.games import game
from plancia.games.editions import EditionError
from plancia.locale import flaw, messages
from plancia.research.integers import whole

FIELDS, ANSWERS = "fields", "answers"
ACTIONS = {FIELDS: "each action fills one field", ANSWERS: "each action is a whole answer"}


class Setup(Struct, frozen=True):
    """A table to play at; its values were checked."""

    rules: Game[Any, Any, Any]
    seats: int
    options: Any


def setup(name: str, seats: int | None, options: dict[str, Any]) -> Setup:
    """Check the arguments; without a number of seats the fewest. Options under which every game ends are the default.

    Errors name the valid values.
    """
    rules = game(name)
    first, last = rules.SEATS[0], rules.SEATS[-1]
    count = first if seats is None else whole(seats)
    if count is None or count not in rules.SEATS:
        raise ValueError(f"{name} has {first} to {last} seats, not {seats!r}")
    known = rules.OPTIONS.__struct_fields__
    if unknown := [option for option in options if option not in known]:
        hint = "; `seats` is the number of players" if unknown[0] == "players" else ""
        raise ValueError(f"{name} has no option {unknown[0]!r}; its options: {', '.join(known)}{hint}")
    try:
        chosen = msgspec.convert(rules.BOUNDED | options, rules.OPTIONS)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, EditionError):
            raise ValueError(_edition_complaint(name, error.__cause__)) from None
        raise ValueError(f"{name}: invalid option value: {error}") from None
    rules.begin(chosen, count)  # raises ValueError if these options do not fit together
    return Setup(rules, count, chosen)


def _edition_complaint(name: str, error: EditionError) -> str:
    flaws = "; ".join(flaw(messages("en"), found) for found in error.flaws)
    return (
        f"{name}: edition: {flaws}. Give what plancia.games.{name}.edition.loading.pack returns for the text of a file"
    )


def learners_seat(seat: int | None, seats: int) -> int | None:
    """The seat of a learner; None: another one in every game. Raises `ValueError` if there is no such seat."""
    if seat is None:
        return None
    found = whole(seat)
    if found is None or found not in range(seats):
        raise ValueError(f"no seat {seat!r}: seats are 0 to {seats - 1}, or None for a random one")
    return found


def utilities(places: tuple[int, ...]) -> list[float]:
    """Between -1 and 1, with the sum 0: the share of opponents behind, less the share of those ahead."""
    others = len(places) - 1
    return [sum((place < other) - (place > other) for other in places) / others for place in places]
