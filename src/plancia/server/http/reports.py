"""Reports: a player asks the operator to look at a line of chat, at a person or at a table."""

from __future__ import annotations

from typing import Literal

from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from plancia.server.commands import person_in
from plancia.server.deciding import RequestError, need
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.services import Asker, Here, known
from plancia.server.identity.names import is_scribbled
from plancia.server.spectating import MOST_CHAT
from plancia.server.storage import Report, operating
from plancia.server.table import Table

MOST_OF_ONE = 20  # open reports per person
MOST_WAITING = 5000  # open reports in total: more than an operator can read


class NewReport(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """About a line of chat, else about the person in a seat, else about the table."""

    table: str
    reason: Literal["insult", "spam", "cheating", "name", "other"]
    line: int | None = None  # `at` of the `ChatLine`
    spectators: bool = False  # is it a line of the spectators' chat?
    seat: int | None = None
    comment: str = ""


@post("/reports", status_code=204, scope="play")
async def report(data: JSONBody[NewReport], request: AnyRequest, user: Asker, services: Here) -> None:
    """Report to the operator. Nobody else is notified, least of all the reported person."""
    who = known(user).id
    comment = " ".join(data.comment.split())
    need(len(comment) <= MOST_CHAT, "too_long")
    need(comment.isprintable() and not is_scribbled(comment), "not_readable")
    services.limit(services.limits.reports, who)
    services.limit(services.limits.reporters, address(request))
    live = await services.hub.open(data.table)
    if data.spectators and data.line is not None:
        need(not live.table.seats_of(who), "no_such_line")
        line = live.gallery.find(data.line, who)
        about: tuple[str | None, str] = (line.user, line.text)
    else:
        about = found(live.table, who, data)
    subject, quoted = about
    need(subject != who, "not_for_oneself")
    made = Report(
        at=services.hub.clock(),
        reporter=who,
        subject=subject,
        table=live.table.id,
        reason=data.reason,
        comment=comment,
        quoted=quoted,
    )
    await services.storage.write(lambda connection: add(connection, made))


def found(t: Table, user: str, data: NewReport) -> tuple[str | None, str]:
    """The reported person and what they wrote. A line is found only if the user may read it."""
    if data.line is not None:
        seats = set(t.seats_of(user))
        readable = (line for line in t.chat if line.at == data.line and (not line.team or seats & set(line.team)))
        line = next((line for line in readable if line.user != user), None)
        if line is None:
            raise RequestError("no_such_line")
        return line.user, line.text
    return (None if data.seat is None else person_in(t, data.seat)), ""


def add(connection: Connection, made: Report) -> None:
    """Each thing is reported once, and no single person can fill the list."""
    again = operating.open_reports(
        connection, made.reporter, subject=made.subject, table_id=made.table, quoted=made.quoted
    )
    need(not again, "reported_already")
    need(operating.open_reports(connection, made.reporter) < MOST_OF_ONE, "too_many_reports")
    need(operating.open_reports(connection) < MOST_WAITING, "too_many_reports")
    operating.add_report(connection, made)


ROUTES = Router("/api", route_handlers=[report], tags=["people"])
