"""The operator: reports arrive, tasks are carried out and logged, and old data is pruned."""

from __future__ import annotations

import asyncio
import shutil
import time
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from plancia.server import protocol as p
from plancia.server.figures import STEPS, Durations
from plancia.server.health import LOOK, measure_lag
from plancia.server.http import reports as module
from plancia.server.http.operator import FOR_GOOD, Operator
from plancia.server.http.services import Limits
from plancia.server.protocol import ChatLine, Refused
from plancia.server.storage import Report, Task, operating
from plancia.server.storage.operating import DAY
from plancia.server.storage.schema import tables, users
from tests.server.live.web import PATIENCE, Person, Web, open_web

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", autouse=True)
def at_once() -> Iterator[None]:
    """The server looks for tasks all the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("plancia.server.http.operator.EVERY", 0.02)
        yield


@pytest.fixture(scope="module")
async def web(
    empty_database: Path, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str, at_once: None
) -> AsyncIterator[Web]:
    """One server for all tests that only use their own people."""
    where = shutil.copy(empty_database, tmp_path_factory.mktemp("web") / "plancia.sqlite")
    async with open_web(str(where)) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
async def both(
    request: pytest.FixtureRequest, new_database: Callable[[str], str], anyio_backend: str
) -> AsyncIterator[Web]:
    """A separate server on either database."""
    async with open_web(new_database(request.param)) as opened:
        yield opened


async def done(web: Web, action: str, subject: str = "", **detail: Any) -> str:
    """The result of a task, once the server has carried it out."""
    text = msgspec.json.encode(detail).decode()
    task = Task(at=1, actor="root", action=action, subject=subject, detail=text)
    number = await web.services.storage.write(lambda c: operating.add_task(c, task))
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await web.services.storage.read(lambda c: operating.task_by_id(c, number))
            assert found is not None
            if found.done is not None:
                return found.outcome
            await asyncio.sleep(0.01)


async def reports(web: Web) -> list[Report]:
    return await web.services.storage.read(operating.reports_made)


async def id_of(person: Person) -> str:
    return str((await person.get("/api/me"))["id"])


async def two_at_a_table(web: Web) -> tuple[Person, Person, str]:
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    return ann, bob, table


# ---- people ----------------------------------------------------------------------------------------------------------
async def test_a_banned_person_is_locked_out(web: Web) -> None:
    """At once, on every device and with every token; they may still export their data and delete the account."""
    _, bob, table = await two_at_a_table(web)
    token = (await bob.post("/api/me/tokens", {"label": "bot"}))["secret"]
    async with bob.follow(table) as socket:
        assert await done(web, "ban", await id_of(bob)) == "done"
        await socket.closed()
    assert await bob.refused("POST", "/api/tables", {"game": "tigris", "seats": []}) == (403, "banned")
    headers = {"authorization": f"Bearer {token}"}
    assert await Person(web).refused("GET", "/api/tables/mine", headers=headers) == (403, "banned")
    async with bob.socket(table) as socket:
        assert (await socket.hears(Refused)).code == "banned"
        assert await socket.closed() == 1008
    assert (await bob.get("/api/me"))["banned"] == FOR_GOOD
    assert (await bob.get("/api/me/export"))["person"]["name"] == "Bob"
    assert await done(web, "unban", await id_of(bob)) == "done"
    assert await bob.get("/api/tables/mine") != []


async def test_a_ban_can_expire(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    bob = await web.person("Bob")
    assert await done(web, "ban", await id_of(bob), days=2) == "done"
    assert await bob.refused("GET", "/api/tables/mine") == (403, "banned")
    now = web.services.hub.clock()
    monkeypatch.setattr(web.services.hub, "clock", lambda: now + 2 * DAY)
    assert await bob.get("/api/tables/mine") == []


async def test_a_muted_person_keeps_playing(web: Web) -> None:
    """And stays muted after a restart, until the operator unmutes them."""
    _, bob, table = await two_at_a_table(web)
    who = await id_of(bob)
    async with bob.follow(table) as socket:
        await socket.does(p.Say(id=0, text="hello"))
        assert await done(web, "mute", who, days=1) == "done"
        assert await socket.refused(p.Say(id=0, text="hello")) == "muted_by_operator"
        web.services.muted.clear()
        await Operator(web.services).open()
        assert await socket.refused(p.Say(id=0, text="hello")) == "muted_by_operator"
        assert await done(web, "unmute", who) == "done"
        await socket.does(p.Say(id=0, text="hello again"))


async def test_a_person_is_deleted_with_their_chat(web: Web) -> None:
    ann, bob, table = await two_at_a_table(web)
    async with bob.follow(table) as socket:
        await socket.does(p.Say(id=0, text="hello"))
    assert await done(web, "delete-user", await id_of(bob)) == "done"
    assert await bob.get("/api/me") is None
    async with ann.follow(table) as socket:
        assert not [line for line in socket.received if isinstance(line, ChatLine)]


# ---- tables ----------------------------------------------------------------------------------------------------------
async def test_a_table_is_closed(web: Web) -> None:
    """The players see it, and it is closed once."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    async with ann.follow(table) as socket:
        assert await done(web, "close-table", table) == "done"
        await socket.when(lambda: socket.table is not None and socket.table.phase == "aborted")
    assert await done(web, "close-table", table) == "refused: not_now"


async def test_a_table_is_deleted(both: Web) -> None:
    """With its journal; its followers are disconnected."""
    ann = await both.person("Ann")
    table, other = await ann.table("me", "me"), await ann.table("me", "me")
    async with ann.follow(table) as socket:
        assert await done(both, "delete-table", table) == "done"
        await socket.closed()
    assert await ann.refused("GET", f"/api/tables/{table}") == (404, "no_such_table")
    assert await both.services.storage.journal(table) == ()
    assert await both.services.storage.journal(other) != ()
    assert await done(both, "delete-table", table) == "refused: no_such_table"


@pytest.mark.parametrize(
    ("action", "outcome"),
    [
        ("ban", "refused: no_such_user"),
        ("mute", "refused: no_such_user"),
        ("delete-user", "refused: no_such_user"),
        ("close-table", "refused: no_such_table"),
        ("close-report", "refused: no_such_report"),
        ("fly", "refused: no_such_action"),
    ],
)
async def test_a_failed_task_is_logged(web: Web, action: str, outcome: str) -> None:
    """And does not stop later ones."""
    assert await done(web, action, "nobody") == outcome
    assert "guests" in await done(web, "prune")


# ---- pruning ---------------------------------------------------------------------------------------------------------
async def test_old_data_is_pruned(both: Web) -> None:
    """Guests without games and tables that never began; players, recent visitors and accounts stay."""
    people = {name: await both.person(name) for name in ("Idle", "Fresh", "Host", "Player", "Member")}
    await people["Member"].post("/api/account", {"name": "Member", "passphrase": "three rivers"})
    waiting = await people["Host"].table("me", "open", begin=False)
    played = await people["Player"].table("me", "me")
    now = both.services.hub.clock()
    fresh = await id_of(people["Fresh"])

    def grow_old(connection: Any) -> None:
        connection.execute(update(users).where(users.c.id != fresh).values(seen=now - 100 * DAY))
        connection.execute(update(tables).values(updated=now - 100 * DAY))

    await both.services.storage.write(grow_old)
    live = both.services.hub.live
    assert {waiting, played} <= set(live)
    assert await done(both, "prune") == "1 tables, 2 guests, 0 tokens, 0 logouts, 0 reports"
    left = [name for name, person in people.items() if await person.get("/api/me")]
    assert left == ["Fresh", "Player", "Member"]
    assert waiting not in live
    assert await people["Player"].get(f"/api/tables/{played}")


async def test_the_operator_chooses_the_ages(both: Web) -> None:
    await both.person("Ann")
    now = both.services.hub.clock()
    await both.services.storage.write(lambda c: c.execute(update(users).values(seen=now - 5 * DAY)))
    assert "0 guests" in await done(both, "prune")
    assert "1 guests" in await done(both, "prune", ages={"guests": 4})


# ---- reports ---------------------------------------------------------------------------------------------------------
async def test_a_line_of_chat_is_reported_with_its_text(both: Web) -> None:
    """The operator sees who wrote what, where, and who reported it; and closes the report."""
    ann, bob, table = await two_at_a_table(both)
    async with ann.follow(table) as socket, bob.follow(table) as other:
        await other.does(p.Say(id=0, text="something rude"))
        line = await socket.hears(ChatLine)
    about = {"table": table, "line": line.at, "reason": "insult", "comment": " please\tlook "}
    assert await ann.post("/api/reports", about) is None
    (report,) = await reports(both)
    assert (report.quoted, report.comment, report.subject) == ("something rude", "please look", await id_of(bob))
    assert report.reporter == await id_of(ann)
    assert await done(both, "close-report", str(report.id)) == "done"
    assert await reports(both) == []


async def test_a_person_and_a_table_are_reported(both: Web) -> None:
    ann, bob, table = await two_at_a_table(both)
    await ann.post("/api/reports", {"table": table, "seat": 1, "reason": "cheating"})
    await ann.post("/api/reports", {"table": table, "reason": "other"})
    assert [report.subject for report in await reports(both)] == [None, await id_of(bob)]


@pytest.mark.parametrize(
    ("about", "refused"),
    [
        ({"seat": 0}, (409, "not_for_oneself")),
        ({"seat": 9}, (409, "no_such_seat")),
        ({"line": 1}, (404, "no_such_line")),
        ({"comment": "x" * 501}, (409, "too_long")),
        ({"comment": "a\u202eb"}, (409, "not_readable")),
        ({"reason": "boredom"}, (400, "malformed")),
        ({"table": "nowhere"}, (404, "no_such_table")),
    ],
)
async def test_invalid_reports(web: Web, about: dict[str, Any], refused: tuple[int, str]) -> None:
    ann, _, table = await two_at_a_table(web)
    assert await ann.refused("POST", "/api/reports", {"table": table, "reason": "spam"} | about) == refused


async def test_reports_are_limited(both: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same thing counts once, and people, addresses and the whole list have limits."""
    ann, _, table = await two_at_a_table(both)
    about = {"table": table, "seat": 1, "reason": "spam"}
    await ann.post("/api/reports", about)
    assert await ann.refused("POST", "/api/reports", about) == (409, "reported_already")
    monkeypatch.setattr(module, "MOST_OF_ONE", 1)
    assert await ann.refused("POST", "/api/reports", {"table": table, "reason": "spam"}) == (409, "too_many_reports")
    monkeypatch.setattr(module, "MOST_WAITING", 1)
    eve = await both.person("Eve")
    assert await eve.refused("POST", "/api/reports", about) == (409, "too_many_reports")
    limits = Limits()
    monkeypatch.setattr(both.services, "limits", limits)
    codes = [await eve.refused("POST", "/api/reports", about) for _ in range(limits.reports.burst + 1)]
    assert codes[-1] == (429, "too_many")
    others = [await both.person("Eve") for _ in range(4)]
    refusals = [await other.refused("POST", "/api/reports", about) for other in others for _ in range(5)]
    assert refusals.count((429, "too_many")) >= 5
    assert len(await reports(both)) == 1


async def test_strangers_cannot_report(web: Web) -> None:
    assert await Person(web).refused("POST", "/api/reports", {"table": "x", "reason": "spam"}) == (401, "not_signed_in")


# ---- metrics ---------------------------------------------------------------------------------------------------------
async def test_metrics_show_durations(both: Web) -> None:
    """By command and by bot; tables by status; and failed writes."""
    ann = await both.person("Ann")
    table = await ann.table("me", "random")
    async with ann.follow(table) as socket:
        await socket.plays(0, most=3)
    text = (await ann.ask("GET", "/-/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(figures['plancia_command_seconds_count{command="Answer"}']) == 3
    assert figures['plancia_command_seconds_bucket{command="Answer",le="+Inf"}'] == "3"
    assert float(figures['plancia_command_seconds_sum{command="Answer"}']) > 0
    assert int(figures['plancia_bot_seconds_count{bot="random"}']) > 0
    assert figures['plancia_tables{status="playing"}'] == "1"
    assert figures['plancia_tables{status="open"}'] == "0"
    assert (figures["plancia_failed_writes_total"], figures["plancia_reports_open"]) == ("0", "0")


async def test_the_lag_of_the_event_loop_is_measured(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """While something blocks it, all answers wait; the metrics show for how long."""
    lag = Durations()
    monkeypatch.setattr(web.services, "lag", lag)
    asyncio.get_running_loop().call_soon(time.sleep, LOOK + 0.3)
    await measure_lag(lag)
    assert max(lag.counts["main"][bisect_left(STEPS, 0.3) :]) > 0
    assert lag.sums["main"] >= 0.3
    assert "plancia_event_loop_lag_seconds_count" in (await Person(web).ask("GET", "/-/metrics")).text


async def test_failed_writes_are_counted(both: Web) -> None:
    """Errors of the database, not our own rejections."""
    with pytest.raises(Exception, match=r"."):
        await both.services.storage.write(lambda c: c.exec_driver_sql("INSERT INTO nowhere VALUES (1)"))
    assert both.services.storage.failed_writes == 1
    assert await (await both.person("Ann")).refused("POST", "/api/me/name", {"name": "x"}) == (409, "name-length")
    assert both.services.storage.failed_writes == 1
