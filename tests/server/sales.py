"""Windows of the toy market: Ann is about to buy, and the others may blow the whistle."""

from __future__ import annotations

from plancia.server import events as e
from plancia.server import protocol as p
from tests.server.support import Life

ALL, NONE = (True, True, True), (False, False, False)


def sale(pace: str = "none", whistles: tuple[bool, ...] = ALL) -> Life:
    """Ann is about to buy: Bob and Cat may blow the whistle."""
    life = Life("ann", "bob", "cat", game="market", pace=pace, whistles=whistles).start()
    for seat, coins in ((0, 3), (1, 0), (2, 0)):
        life.answers(seat, coins)
    return life


def lasts(life: Life) -> int:
    """How long the window stays open from now on."""
    assert life.table.window_closes is not None
    return life.table.window_closes - life.now


def published(events: list[e.Event]) -> list[tuple[int, tuple[str | int, ...]]]:
    return [(event.seat, event.words) for event in events if isinstance(event, e.Answered)]


def order(life: Life, seat: int, *words: str) -> None:
    answers = (words,) if words else ()
    life.does(life.table.seats[seat].user, p.Order(id=1, seat=seat, occasion="sale", answers=answers))
