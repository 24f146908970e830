"""Who is told what. Each audience gets what changed for it, numbered by itself; nothing tells of secret steps."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from plancia.engine import Fact, Question, Seat, Sheet
from plancia.server.protocol import Message, Past, Update
from plancia.server.table import Table

PIECE = 60  # facts in one message of the past


class Audience:
    """A seat, or everybody who only watches: what it has been told so far."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.number = 0
        self.shown = b""  # view and question as they were told last
        self.moments = 0  # of the sitting, told so far
        self.recent: list[tuple[int, tuple[Fact, ...]]] = []  # by number, for those who come back

    @property
    def name(self) -> str:
        return "spectator" if self.seat is None else str(self.seat)


def question_of(t: Table, seat: Seat | None) -> Sheet | None:
    """The question as this seat is asked it; None if it is not."""
    if seat is None or seat not in t.awaited():
        return None
    assert t.sitting is not None
    return Question(t.sitting.state, seat).sheet()


def news(t: Table, audience: Audience, epoch: str) -> Update | None:
    """What to tell an audience now; None if nothing has changed as far as it may know."""
    assert t.sitting is not None
    taken_back = len(t.sitting.moments) < audience.moments
    since = 0 if taken_back else audience.moments
    facts = _heard(t, audience.seat, since)
    if taken_back:
        audience.recent.clear()
    audience.moments = len(t.sitting.moments)
    view = t.game.view(t.sitting.state, audience.seat)
    question = question_of(t, audience.seat)
    shown = msgspec.json.encode((view, question))
    if not facts and shown == audience.shown and not taken_back:
        return None
    audience.shown = shown
    audience.number += 1
    audience.recent.append((audience.number, facts))
    del audience.recent[:-64]
    return _update(audience, epoch, view, question, facts, fresh=taken_back)


def sync(t: Table, audience: Audience, epoch: str, seen: int | None) -> Iterator[Message]:
    """For whoever connects: all there is, or what was missed since number `seen`."""
    assert t.sitting is not None
    view, question = t.game.view(t.sitting.state, audience.seat), question_of(t, audience.seat)
    first = audience.recent[0][0] if audience.recent else audience.number + 1
    if seen is not None and first - 1 <= seen <= audience.number:
        missed = tuple(fact for number, facts in audience.recent if number > seen for fact in facts)
        yield _update(audience, epoch, view, question, missed, fresh=False)
        return
    told = _heard(t, audience.seat, 0, audience.moments)
    for at in range(0, len(told), PIECE):
        yield Past(seat=audience.seat, facts=told[at : at + PIECE])
    yield _update(audience, epoch, view, question, (), fresh=True)


def _update(
    audience: Audience, epoch: str, view: object, question: Sheet | None, facts: tuple[Fact, ...], fresh: bool
) -> Update:
    return Update(
        epoch=epoch,
        seat=audience.seat,
        number=audience.number,
        view=view,
        facts=facts,
        fresh=fresh,
        question=question,
    )


def _heard(t: Table, seat: Seat | None, since: int, until: int | None = None) -> tuple[Fact, ...]:
    """The facts of these moments that the seat may know; those of the set-up count as the first moment's."""
    assert t.sitting is not None
    opening = t.sitting.opening if since == 0 else ()
    told = [fact for moment in t.sitting.moments[since:until] for fact in moment.facts]
    return tuple(fact for fact in (*opening, *told) if fact.heard_by(seat))
