"""Updates for each audience: what changed for it, with its own numbers, so that nothing reveals secret steps."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import msgspec

from plancia.engine import NearEnd, Question, Seat, Sheet, Words
from plancia.records import Moment, only_answer
from plancia.server.game_table import GameTable
from plancia.server.orders import of_seat, on_paper
from plancia.server.protocol import Message, OnlyAnswer, Past, Update

PIECE = 6_000  # bytes of facts in one message
WITH_VIEW = 1_500  # bytes of facts sent with a view; more are sent before it
KEPT = 64  # updates kept for clients that reconnect

SentFacts = tuple[Any, ...]  # facts of the game, and lines the table adds for a seat
encode = msgspec.json.Encoder().encode


class Audience:
    """A seat, or all spectators, and what was sent to it so far."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.number = 0
        self.view: Any = None  # of the game's own type
        self.near_end: tuple[NearEnd, ...] = ()
        self.question: Sheet | None = None
        self.asked_in: Any = None  # the state in which it was asked
        self.seen_in: Any = None  # the latest state it was computed from
        self.awaited = False
        self.orders: dict[str, tuple[Words, ...]] = {}
        self.may_order: Sheet | None = None
        self.may_order_for: object = None  # what that is based on
        self.shown: tuple[Any, ...] = ()  # view, question and whether it is awaited, as last sent
        self.decisions = 0  # sent so far
        self.recent: list[tuple[int, SentFacts]] = []  # what was sent with each number
        self.from_here = 0  # clients that have seen this number or a later one get only what is missing

    @property
    def name(self) -> str:
        return "spectator" if self.seat is None else str(self.seat)

    def start_again(self) -> None:
        """Decisions that it knows were undone elsewhere: the next update replaces everything."""
        self.decisions = sys.maxsize


def is_asked(t: GameTable, seat: Seat | None) -> bool:
    """Is the seat asked, without a standing order for this question?"""
    return seat is not None and seat in t.asked() and t.answer_of(seat) is None


def question_for(t: GameTable, seat: Seat | None) -> Sheet | None:
    """The question for this seat; None if it is not asked, or has a standing order for it."""
    return t.sheet(seat) if seat is not None and is_asked(t, seat) else None


def refresh(t: GameTable, audience: Audience, visible: int | None = None) -> bool:
    """Bring an audience up to date; False if nothing has changed as far as it may know.

    `visible` is the number of decisions it may know; None: all of them.
    """
    decisions = len(t.session.earlier) + len(t.session.moments) if visible is None else visible
    taken_back = decisions < audience.decisions
    is_known = taken_back or (audience.number > 0 and decisions == audience.decisions)
    facts = () if is_known else _facts_between(t, audience.seat, audience.decisions, decisions)
    audience.decisions = decisions
    _look(t, audience)
    _ask(t, audience)
    audience.awaited = audience.question is not None and audience.seat in t.awaited()
    audience.orders = of_seat(t.orders, audience.seat)
    shown = (audience.view, audience.question, audience.awaited, audience.orders, audience.may_order)
    if not facts and not taken_back and shown == audience.shown:
        return False
    audience.shown = shown
    audience.number += 1
    audience.recent.append((audience.number, facts))
    while (taken_back and audience.recent) or len(audience.recent) > KEPT:
        audience.from_here, _ = audience.recent.pop(0)
    return True


def _look(t: GameTable, audience: Audience) -> None:
    """The view of the audience, computed again only if the state has changed."""
    state = state_after(t, audience.decisions)
    if audience.seen_in is not state:
        audience.view = t.game.view(state, audience.seat)
        audience.near_end = near_end(t, audience.view) if state is t.session.state else t.game.near_end(audience.view)
        _let_order(t, audience)
        audience.seen_in = state


def state_after(t: GameTable, decisions: int) -> Any:
    """The state of the game after so many decisions."""
    if decisions < len(t.session.earlier):
        t.recall()
    at = decisions - len(t.session.earlier)
    return t.session.moments[at].before if at < len(t.session.moments) else t.session.state


def near_end(t: GameTable, view: Any) -> tuple[NearEnd, ...]:
    """Computed once for each state: it is the same for everybody."""
    if t.near_end[0] is not t.session.state:
        t.near_end = (t.session.state, t.game.near_end(view))
    found: tuple[NearEnd, ...] = t.near_end[1]
    return found


def _let_order(t: GameTable, audience: Audience) -> None:
    """The form for standing orders. Building it takes a third of an answer's time in Rex, and it seldom changes."""
    form = None if audience.seat is None else t.game.may_order(t.session.state, audience.seat)
    rests_on = None if form is None else form.rests_on()
    if rests_on is None or rests_on != audience.may_order_for:
        audience.may_order = None if form is None else on_paper(form)
        audience.may_order_for = rests_on


def _ask(t: GameTable, audience: Audience) -> None:
    """The question, built again only if it has changed."""
    last, state = audience.question, t.session.state
    is_open = last is not None and last.number == t.question and audience.asked_in is state
    if not is_open or not is_asked(t, audience.seat):
        audience.question, audience.asked_in = question_for(t, audience.seat), state


def messages_since(t: GameTable, audience: Audience, epoch: str, seen: int | None) -> Iterator[Message]:
    """What was sent since number `seen`, if that is still stored; otherwise everything."""
    if seen is None or not audience.from_here <= seen <= audience.number:
        return _messages(audience, epoch, _facts_between(t, audience.seat, 0, audience.decisions), fresh=True)
    return _messages(audience, epoch, _missed(audience, seen), fresh=False)


def messages_after(t: GameTable, audience: Audience, epoch: str, decisions: int) -> Iterator[Message]:
    """What has happened since so many decisions ago; everything, if there are not so many."""
    since = audience.decisions - decisions
    if not decisions:
        return _messages(audience, epoch, (), fresh=False)
    if since <= 0:  # the set-up counts as part of the first one
        return messages_since(t, audience, epoch, None)
    return _messages(audience, epoch, _facts_between(t, audience.seat, since, audience.decisions), fresh=False)


def _messages(audience: Audience, epoch: str, facts: SentFacts, fresh: bool) -> Iterator[Message]:
    """All these facts in pieces, the last of them with the view."""
    *before, last = split_facts(facts)
    for piece in before:
        yield Past(seat=audience.seat, facts=piece)
    yield Update(
        epoch=epoch,
        seat=audience.seat,
        number=audience.number,
        view=audience.view,
        near_end=audience.near_end,
        facts=last,
        fresh=fresh,
        question=audience.question,
        awaited=audience.awaited,
        orders=audience.orders,
        may_order=audience.may_order,
    )


def _missed(audience: Audience, seen: int) -> SentFacts:
    """The facts after this number: mostly those of the last one."""
    missed = takewhile(lambda sent: sent[0] > seen, reversed(audience.recent))
    return tuple([fact for _, sent in reversed(list(missed)) for fact in sent])


def all_facts(t: GameTable, seat: Seat | None) -> SentFacts:
    """Everything that has happened so far, as far as the seat may know."""
    return _facts_between(t, seat, 0, len(t.session.earlier) + len(t.session.moments))


def split_facts(facts: SentFacts) -> Iterator[SentFacts]:
    """In order, each small enough for one message; the last part is sent with a view and may be empty."""
    if len(encode(facts)) <= WITH_VIEW:  # mostly: what a single answer has caused
        yield facts
        return
    piece, size = list[Any](), 0
    for fact in facts:
        more = len(encode(fact)) + 1
        if piece and size + more > PIECE:
            yield tuple(piece)
            piece, size = [], 0
        piece.append(fact)
        size += more
    if size > WITH_VIEW:
        yield tuple(piece)
        piece = []
    yield tuple(piece)


def _facts_between(t: GameTable, seat: Seat | None, since: int, until: int) -> SentFacts:
    """The facts of these decisions that the seat may know; those of the set-up count as the first one's."""
    if since < len(t.session.earlier):
        t.recall()
    found = list[Any](t.session.opening if since == 0 else ())
    first = len(t.session.earlier)
    for moment in t.session.moments[since - first : until - first]:
        found += (*_given_by_itself(moment, seat), *moment.facts)
    return tuple(fact for fact in found if fact.heard_by(seat))


def _given_by_itself(moment: Moment, seat: Seat | None) -> Iterator[OnlyAnswer]:
    """A line for a seat that had nothing to decide. Passes in windows get none: there are too many."""
    if seat is None or moment.entry.seat != seat or moment.before.ask.WINDOW:
        return
    if only_answer(moment.before, seat) is not None:
        ask = moment.before.ask
        yield OnlyAnswer(to=(seat,), ask=ask, sheet=Question(moment.before, seat).sheet(consequences=False))
