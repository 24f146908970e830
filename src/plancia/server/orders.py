"""Standing orders: answers given in advance, each for an occasion that questions name.

An order lists answers by preference. When the question comes up, the first legal one is given; if none is
legal, the seat is asked. "Raise up to three, then pass" is `bid 1`, `bid 2`, `bid 3`, `pass`.
"""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_bytes
from typing import Any

from plancia.engine import Form, Question, Seat, Sheet, Words, compile_form
from plancia.server.clock import SECOND

BEAT = range(1 * SECOND, 4 * SECOND)  # before an ordered answer in a live game: people take time, too
BEATS = token_bytes(32)  # makes the delays unpredictable: secret, and new after a restart
Orders = dict[tuple[Seat, str], tuple[Words, ...]]  # by seat and occasion


def beat(table: str, question: int) -> int:
    """How long an order waits before it answers this question: constant while the server runs."""
    drawn = blake2b(f"{table} {question}".encode(), key=BEATS, digest_size=8).digest()
    return BEAT[int.from_bytes(drawn) % len(BEAT)]


def answer_left(orders: Orders, state: Any, seat: Seat) -> Words | None:
    """The seat's ordered answer to the open question; the order for the most specific occasion counts."""
    if not orders or state.ask is None:
        return None
    named = [occasion for occasion in state.ask.occasions(state) if (seat, occasion) in orders]
    if not named:
        return None
    question = Question(state, seat)
    return next((words for words in orders[seat, named[0]] if question.allows(words)), None)


def still_standing(orders: Orders, game: Any, state: Any) -> Orders:
    """Without those whose occasion has passed."""
    return {key: answers for key, answers in orders.items() if game.may_come(state, key[1])}


def of_seat(orders: Orders, seat: Seat | None) -> dict[str, tuple[Words, ...]]:
    """The orders of a seat as they are sent to it; nobody else sees them."""
    return {occasion: answers for (owner, occasion), answers in sorted(orders.items()) if owner == seat}


def on_paper(form: Form) -> Sheet:
    """The form for standing orders. It has no number, which would reveal how many questions others get."""
    start, nodes = compile_form(form)
    return Sheet(topic="Order", rule="", number=0, start=start, nodes=nodes, preset=())
