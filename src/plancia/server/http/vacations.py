"""Vacations over HTTP: the correspondence clocks of a person stand still, for some days in a year."""

from __future__ import annotations

from collections.abc import Iterable

from litestar import Router, delete, get, post
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from plancia.server.deciding import need
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.storage import User, vacations

DAY = 24 * 60 * 60 * 1000
YEAR = 365 * DAY
MOST_DAYS = 30  # in any year


class VacationInfo(Struct, frozen=True, kw_only=True):
    until: int  # 0: not on vacation
    left: int  # days that may still be taken
    a_year: int


class NewVacation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    days: int


def days_of(taken: Iterable[vacations.Vacation]) -> int:
    """A day that has begun counts."""
    return sum(max(1, -((one.first - one.last) // DAY)) for one in taken)


def info(connection: Connection, user: str, now: int) -> VacationInfo:
    taken = vacations.of(connection, user, now - YEAR)
    until = max((one.last for one in taken if one.last > now), default=0)
    return VacationInfo(until=until, left=max(0, MOST_DAYS - days_of(taken)), a_year=MOST_DAYS)


def traveller(services: Services, user: User | None) -> User:
    me = known(user)
    need(me.kind == "account", "account_needed")
    return me


@get("/me/vacation")
async def mine(user: Asker, services: Here) -> VacationInfo:
    """My vacation, and how many days are left."""
    me, now = traveller(services, user), services.hub.clock()
    return await services.storage.read(lambda c: info(c, me.id, now))


@post("/me/vacation", status_code=200)
async def begin(data: JSONBody[NewVacation], user: Asker, services: Here) -> VacationInfo:
    """Go on vacation for some days. My clocks stop at all correspondence tables, and the others see it."""
    me, now = traveller(services, user), services.hub.clock()
    services.limit(services.limits.vacations, me.id)
    until = now + data.days * DAY

    def store(connection: Connection) -> VacationInfo:
        before = info(connection, me.id, now)
        need(not before.until, "on_vacation")
        need(1 <= data.days <= before.left, "too_many_days")
        vacations.begin(connection, me.id, now, until)
        return info(connection, me.id, now)

    begun = await services.storage.write(store)
    await services.hub.vacation(me.id, until)
    return begun


@delete("/me/vacation", status_code=200)
async def end(user: Asker, services: Here) -> VacationInfo:
    """I am back: my clocks run again."""
    me, now = traveller(services, user), services.hub.clock()
    need(await services.storage.write(lambda c: vacations.end(c, me.id, now)), "not_on_vacation")
    await services.hub.vacation(me.id, 0)
    return await services.storage.read(lambda c: info(c, me.id, now))


ROUTES = Router("/api", route_handlers=[mine, begin, end], opt={"scope": "account"}, tags=["vacations"])
