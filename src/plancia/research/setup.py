"""Arguments that every adapter takes: a game, a number of seats, options, and the kind of actions."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from plancia.engine import Game
from plancia.games import game

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
    seats = first if seats is None else seats
    if seats not in rules.SEATS:
        raise ValueError(f"{name} has {first} to {last} seats, not {seats}")
    known = rules.OPTIONS.__struct_fields__
    if unknown := [option for option in options if option not in known]:
        raise ValueError(f"{name} has no option {unknown[0]!r}; its options: {', '.join(known)}")
    try:
        chosen = msgspec.convert(rules.BOUNDED | options, rules.OPTIONS)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: invalid option value: {error}") from None
    rules.begin(chosen, seats)  # raises ValueError if these options do not fit together
    return Setup(rules, seats, chosen)


def utilities(places: tuple[int, ...]) -> list[float]:
    """Between -1 and 1, with the sum 0: the share of opponents behind, less the share of those ahead."""
    others = len(places) - 1
    return [sum((place < other) - (place > other) for other in places) / others for place in places]
