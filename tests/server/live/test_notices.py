"""Notices outside the app, from the question to the receiver: real SMTP, push and webhook endpoints on loopback."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from plancia.server import deciding
from plancia.server.clock import HOUR, MINUTE
from plancia.server.http.series import open_again
from plancia.server.notices.mail import Mailbox
from plancia.server.notices.planning import MOST_A_DAY
from plancia.server.notices.sender import WAITS
from plancia.server.storage.schema import notice_settings, notices, push_devices
from tests.server.live.outside import ALL, NONE, PLAIN, SOON, World, address, answer, rows_of, token_in
from tests.server.live.web import open_web
from tests.server.notices import receivers
from tests.server.notices.browser import Browser

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def opened(
    empty_database: Path, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[World]:
    """One server for all tests. Its own rounds are switched off: each test says when there is one."""
    file = str(shutil.copy(empty_database, tmp_path_factory.mktemp("notices") / "plancia.sqlite"))
    async with receivers.smtp() as smtp, receivers.http() as http:
        mailbox = Mailbox(host="127.0.0.1", port=smtp.port, security="none", sender="plancia@example.org")
        public = ("https://play.example.org",)
        with patch("plancia.server.notices.sender.EVERY", 1e6):
            async with open_web(file, mailbox=mailbox, local_webhooks=True, public=public) as web:
                yield World(web, smtp, http)


@pytest.fixture
async def world(opened: World) -> AsyncIterator[World]:
    yield opened
    await opened.clean_up()


# ---- e-mail ----------------------------------------------------------------------------------------------------------
async def test_an_address_is_confirmed_before_anything_else_is_sent(world: World) -> None:
    ann, ben = await world.account("Ann"), await world.with_email("Ben")
    settings = await ann.post("/api/me/notices/email", {"email": f" {address(ann).replace('example', 'Example')} "})
    assert (settings["email"], settings["confirmed"]) == (address(ann), False)
    await world.table(ann, ben)
    await world.after(SOON)
    (first,) = world.smtp.to(address(ann))
    assert ann.name not in str(first.get_content()), "a stranger may have typed the address"
    assert await ann.refused("POST", "/api/me/notices/test", {"channel": "email"}) == (409, "not_confirmed")

    token = token_in(str(first.get_content()))
    stranger = await world.web.person("Stranger")
    assert await stranger.refused("POST", "/api/notices/confirm", {"token": token[:-1]}) == (409, "bad_link")
    await stranger.post("/api/notices/confirm", {"token": token})
    assert (await ann.get("/api/me/notices"))["confirmed"]
    await ann.post("/api/me/notices/email", {"email": "other@example.org"})
    assert await stranger.refused("POST", "/api/notices/confirm", {"token": token}) == (409, "bad_link")


async def test_a_question_is_sent_once_after_a_while(world: World) -> None:
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    table, asked = await world.table(ann, ben)
    await world.after(0)
    assert world.smtp.received == []
    await world.after(SOON)
    await world.after(HOUR)
    ((to, message),) = world.smtp.received
    other = ben if asked is ann else ann
    text = str(message.get_content())
    assert to == address(asked)
    assert f"https://play.example.org/t/{table}" in text
    assert f"With {other.name}." in text
    assert message["Subject"] == "Your turn in Tigris & Euphrates"
    assert message["Auto-Submitted"] == "auto-generated"

    await answer(asked, table)
    await answer(asked, table)  # the second action of the turn
    await world.after(SOON)
    assert [to for to, _ in world.smtp.received] == [address(asked), address(other)]


async def test_an_answer_in_time_makes_it_unnecessary(world: World) -> None:
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    table, asked = await world.table(ann, ben)
    await world.after(0)
    await answer(asked, table)
    world.web.services.hub.live[table].listeners.clear()
    await world.after(SOON)
    assert len(world.smtp.received) == 1, "only the question that is open now"


async def test_nothing_is_sent_while_the_table_is_open(world: World) -> None:
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    table, asked = await world.table(ann, ben)
    async with asked.follow(table):
        await world.after(SOON)
        await world.after(HOUR)
        assert world.smtp.received == []
    while world.web.services.looking():
        await world.after(0)
    await world.after(MINUTE)
    assert [to for to, _ in world.smtp.received] == [address(asked)]


async def test_games_against_bots_are_silent(world: World) -> None:
    ann = await world.with_email("Ann")
    await ann.table("me", "expert", pace="daily")
    await world.after(SOON)
    assert world.smtp.received == []


async def test_paces_can_be_chosen(world: World) -> None:
    ann, ben = await world.with_email("Ann", paces=["live"]), await world.with_email("Ben", paces=["live"])
    await world.table(ann, ben, "daily")
    await world.after(SOON)
    assert world.smtp.received == []
    await world.table(ann, ben, "quick")
    await world.after(MINUTE)
    assert len(world.smtp.received) == 1


async def test_a_reminder_comes_when_a_fifth_of_the_time_is_left(world: World) -> None:
    wishes = {"wishes": NONE | {"time": ["email"]}}
    ann, ben = await world.with_email("Ann", **wishes), await world.with_email("Ben", **wishes)
    await world.table(ann, ben, "daily")
    await world.after(19 * HOUR)
    assert world.smtp.received == []
    await world.after(HOUR // 4)
    assert [message["Subject"] for _, message in world.smtp.received] == [
        "Your time in Tigris & Euphrates is running out"
    ]


async def test_quiet_hours_hold_notices_back(world: World) -> None:
    """It is quiet now and for the next eight hours."""
    minute = world.sender.clock() // MINUTE % (24 * 60)
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 480) % 1440}
    ann, ben = await world.with_email("Ann", **quiet), await world.with_email("Ben", **quiet)
    await world.table(ann, ben)
    await world.after(SOON)
    await world.after(4 * HOUR)
    assert world.smtp.received == []
    await world.after(4 * HOUR)
    assert len(world.smtp.received) == 1


async def test_a_digest_replaces_single_e_mails(world: World) -> None:
    ann, ben = await world.with_email("Ann", digest="daily"), await world.with_email("Ben", digest="daily")
    asked = [(await world.table(ann, ben))[1] for _ in range(3)]
    await world.after(SOON)
    assert world.smtp.received == []
    await world.after(24 * HOUR)
    for person in (ann, ben):
        found = world.smtp.to(address(person))
        assert len(found) == min(1, asked.count(person))
        assert all(str(message.get_content()).count("/t/") == asked.count(person) for message in found)


async def test_a_digest_names_games_that_have_ended(world: World) -> None:
    """Once, in the next digest: nothing waits for the players any more."""
    wishes = {"digest": "daily", "wishes": NONE | {"over": ["email"]}}
    ann, ben = await world.with_email("Ann", **wishes), await world.with_email("Ben")
    table, _ = await world.table(ann, ben)
    live = await world.web.services.hub.open(table)
    await live.do(lambda t: deciding.resign(deciding.game_at(t), 1))
    for _ in range(2):
        await world.after(24 * HOUR)
    (digest,) = world.smtp.to(address(ann))
    text = str(digest.get_content())
    assert digest["Subject"] == "You have 1 notice on plancia"
    assert "Your game of Tigris & Euphrates is over" in text
    assert f"/t/{table}" in text


async def test_one_click_unsubscribes_without_logging_in(world: World) -> None:
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    _, asked = await world.table(ann, ben)
    await world.after(SOON)
    (message,) = world.smtp.to(address(asked))
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(message["List-Unsubscribe"]).strip("<>").removeprefix("https://play.example.org")
    stranger = await world.web.person("Mailer")
    looked = await stranger.ask("GET", link)
    assert (looked.status_code, looked.headers["location"]) == (302, link.removeprefix("/api"))
    assert "email" in (await asked.get("/api/me/notices"))["wishes"]["turn"], "looking changes nothing"
    form = {"content-type": "application/x-www-form-urlencoded"}
    done = await stranger.ask("POST", link, content="List-Unsubscribe=One-Click", headers=form)
    assert done.status_code == 204
    assert "email" not in (await asked.get("/api/me/notices"))["wishes"]["turn"]
    await world.table(ann, ben)
    await world.table(ann, ben)
    await world.after(SOON)
    assert len(world.smtp.to(address(asked))) == 1
    assert await stranger.refused("POST", link[:-2]) == (409, "bad_link")


async def test_a_failure_is_tried_again_later_and_not_for_ever(world: World) -> None:
    ann, ben = await world.with_email("Ann", wishes=NONE | {"turn": ["email"]}), await world.account("Ben")
    while (await world.table(ann, ben))[1] is not ann:
        pass
    world.smtp.recipient = "451 try later"
    await world.after(SOON)
    for wait in WAITS[:-1]:
        await world.after(wait - MINUTE // 2)
        await world.after(MINUTE)
    assert world.smtp.received == []
    world.smtp.recipient = "250 ok"
    await world.after(WAITS[-1])
    assert len(world.smtp.received) == 1
    world.smtp.recipient = "451 try later"
    while (await world.table(ann, ben))[1] is not ann:
        pass
    await world.after(SOON)
    for wait in (*WAITS, HOUR):
        await world.after(wait + 1)
    assert await world.rows() == ["failed", "sent"]


async def test_an_address_that_does_not_exist_gets_nothing_more(world: World) -> None:
    ann, ben = await world.with_email("Ann", wishes=NONE | {"turn": ["email"]}), await world.account("Ben")
    world.smtp.recipient = "550 no such mailbox"
    while (await world.table(ann, ben))[1] is not ann:
        pass
    await world.after(SOON)
    assert not (await ann.get("/api/me/notices"))["confirmed"]


async def test_there_is_a_limit_for_every_day(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_A_DAY == 40
    monkeypatch.setattr("plancia.server.notices.planning.MOST_A_DAY", 1)
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    for _ in range(3):
        await world.table(ann, ben)
    await world.after(SOON)
    assert all(len(world.smtp.to(address(person))) <= 1 for person in (ann, ben))


async def test_invitations_and_friend_requests_are_sent(world: World) -> None:
    ann, ben = await world.account("Ann"), await world.with_email("Ben")
    for _ in range(2):
        await ann.post("/api/friends", {"name": ben.name})
        await ann.ask("DELETE", f"/api/friends/{ben.name}")
    await ann.post("/api/friends", {"name": ben.name})
    await world.after(2 * MINUTE)
    await ben.post(f"/api/friends/{ann.name}/accept")
    seats = [{"kind": "me"}, {"kind": "invited", "name": ben.name}]
    await ann.post("/api/tables", {"game": "rex", "seats": [*seats, *[{"kind": "bot"}] * 2]})
    await world.after(2 * MINUTE)
    subjects = [message["Subject"] for message in world.smtp.to(address(ben))]
    assert subjects == [
        f"{ann.name} sent you a friend request",
        f"{ann.name} invites you to Rex: Final Days of an Empire",
    ]


async def test_a_table_that_opens_again_invites_by_e_mail(world: World) -> None:
    """Nobody looks every day whether the weekly table is open. The host, who opened it, gets no invitation."""
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    table = await ann.table("me", "open", begin=False, recurs="after")
    await ben.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    live = await world.web.services.hub.open(table)
    await live.do(lambda t: deciding.resign(deciding.game_at(t), 0))
    await open_again(world.web.services)
    await world.after(2 * MINUTE)
    assert [message["Subject"] for message in world.smtp.to(address(ben))] == [
        f"{ann.name} invites you to Tigris & Euphrates"
    ]
    assert world.smtp.to(address(ann)) == []


async def test_players_are_notified_that_a_round_has_begun(world: World) -> None:
    """Those who are asked get the question, the others the round, unless they have come to the table already."""
    people = [await world.with_email(name) for name in ("Ann", "Ben", "Cat", "Dan")]
    by_name, ann = {person.name: person for person in people}, people[0]
    settings = {"name": "Rivers", "game": "tigris", "format": "swiss", "seats": 2, "rounds": 1, "pace": "quick"}
    tournament = (await ann.post("/api/tournaments", settings | {"no_show": 60}))["info"]["id"]
    for person in people:
        await person.post(f"/api/tournaments/{tournament}/join")
    await ann.post(f"/api/tournaments/{tournament}/start")
    while (found := await ann.get(f"/api/tournaments/{tournament}"))["info"]["round"] == 0:
        await world.web.services.director.look_after(tournament)
    rows = [await ann.get(f"/api/tables/{table['table']}") for table in found["rounds"][0]["tables"]]
    asked = [by_name[row["seats"][row["awaited"][0]]["name"]] for row in rows]
    others = [by_name[row["seats"][1 - row["awaited"][0]]["name"]] for row in rows]
    async with others[1].follow(rows[1]["id"]):
        pass
    for _ in range(2):
        await world.after(1 * MINUTE)
    subjects = [[mail["Subject"] for mail in world.smtp.to(address(person))] for person in (*asked, *others)]
    turn, begun = "Your turn in Tigris & Euphrates", "A round of your tournament has begun: Tigris & Euphrates"
    assert subjects == [[turn], [turn], [begun], []]
    assert "Rivers" in str(world.smtp.to(address(others[0]))[0].get_content())


# ---- push and webhooks -----------------------------------------------------------------------------------------------
async def test_a_browser_gets_a_message_that_only_it_can_read(world: World) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    browsers = {person.name: Browser(world.http.url(f"/push/{person.name}")) for person in (ann, ben)}
    for person in (ann, ben):
        settings = await person.post("/api/me/notices/devices", browsers[person.name].subscription)
        assert len(settings["devices"]) == 1
    table, asked = await world.table(ann, ben, "quick")
    await world.after(MINUTE)
    (got,) = world.http.received
    assert got.path == f"/push/{asked.name}"
    assert got.headers["content-encoding"] == "aes128gcm"
    assert f"k={settings['push_key']}" in got.headers["authorization"]
    message = browsers[asked.name].read(got.body)
    other = ben if asked is ann else ann
    assert message == {
        "title": "Your turn in Tigris & Euphrates",
        "body": f"With {other.name}.",
        "link": f"https://play.example.org/t/{table}",
        "tag": table,
        "waiting": 1,
    }


async def test_a_browser_that_has_gone_is_forgotten(world: World) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await ann.post("/api/me/notices/devices", Browser(world.http.url()).subscription)
    world.http.answer = "410 Gone"
    while (await world.table(ann, ben, "quick"))[1] is not ann:
        pass
    await world.after(MINUTE)
    assert (await ann.get("/api/me/notices"))["devices"] == []
    assert set(await world.rows()) == {"failed", "waiting"}, "the reminder waits"


async def test_the_number_of_browsers_is_limited(world: World) -> None:
    ann = await world.account("Ann")
    for number in range(12):
        found = await ann.post("/api/me/notices/devices", Browser(world.http.url(f"/{number}")).subscription)
    assert len(found["devices"]) == 10
    left = await ann.ask("DELETE", f"/api/me/notices/devices/{found['devices'][0]}")
    assert len(left.json()["devices"]) == 9
    assert await ann.refused("DELETE", "/api/me/notices/devices/none") == (404, "no_such_device")


async def test_a_webhook_is_called(world: World) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    for person in (ann, ben):
        await person.post("/api/me/notices/webhook", {"url": world.http.url(f"/{person.name}")})
    await ann.post("/api/me/notices/test", {"channel": "webhook"})
    table, asked = await world.table(ann, ben)
    await world.after(SOON)
    test, turn = world.http.received
    other = ben if asked is ann else ann
    line = f"Your turn in Tigris & Euphrates. With {other.name}. https://play.example.org/t/{table}"
    assert test.path == f"/{ann.name}"
    body = msgspec.json.decode(turn.body)
    assert (turn.path, body["content"], body["allowed_mentions"]) == (f"/{asked.name}", line, {"parse": []})
    assert body["text"] == line.replace("&", "&amp;")


async def test_a_change_leaves_the_other_settings_as_they_are(world: World) -> None:
    ann = await world.account("Ann")
    await ann.post("/api/me/notices", {"zone": "Europe/Rome", "quiet_from": 1320})
    await ann.post("/api/me/notices", {"wishes": {"over": ["push", "push"]}})
    kept = await ann.post("/api/me/notices", {"digest": "daily"})
    assert (kept["zone"], kept["quiet_from"], kept["digest"]) == ("Europe/Rome", 1320, "daily")
    assert (kept["wishes"]["over"], kept["wishes"]["time"]) == (["push"], ["email", "push"])


async def test_bad_settings_are_refused(world: World) -> None:
    ann, guest = await world.account("Ann"), await world.web.person("Guest")
    good = PLAIN | {"wishes": ALL}
    assert await guest.refused("GET", "/api/me/notices") == (403, "account_needed")
    assert await ann.refused("POST", "/api/me/notices", good | {"zone": "Middle/Earth"}) == (409, "no_such_zone")
    malformed: tuple[dict[str, Any], ...] = (
        {"quiet_from": 1440},
        {"wishes": {"turn": ["pigeon"]}},
        {"wishes": {"secret": []}},
        {"more": 1},
    )
    for wrong in malformed:
        assert await ann.refused("POST", "/api/me/notices", good | wrong) == (400, "malformed")
    for email in ("nobody", "ann@localhost", "a b@example.org", "ann@example.org\nBcc: x@example.org", "@example.org"):
        assert await ann.refused("POST", "/api/me/notices/email", {"email": email}) == (409, "bad_email")
    assert await ann.refused("POST", "/api/me/notices/webhook", {"url": "gopher://x"}) == (409, "bad_address")
    wrong_key = Browser(world.http.url()).subscription | {"auth": "short"}
    assert await ann.refused("POST", "/api/me/notices/devices", wrong_key) == (409, "bad_subscription")
    world.sender.post.local = False
    assert await ann.refused("POST", "/api/me/notices/webhook", {"url": "https://10.1.2.3/"}) == (
        409,
        "private_address",
    )


# ---- discretion ------------------------------------------------------------------------------------------------------
async def test_a_message_contains_nothing_of_the_game(world: World) -> None:
    """Words of the hidden hand, of the question and of the answers are not in any message."""
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    for person in (ann, ben):
        await person.post("/api/me/notices/webhook", {"url": world.http.url(f"/{person.name}")})
    table, asked = await world.table(ann, ben)
    await world.after(SOON)
    (mailed,), (called,) = world.smtp.to(address(asked)), world.http.received
    row = await world.web.services.storage.table(table)
    assert row is not None
    hidden = ["red", "blue", "green", "black", "tile", "leader", "hand", row.topic, "draw", "take-action", "secret"]
    for text in (str(mailed.get_content()), called.body.decode()):
        plain = text.replace(table, "").split("--")[0]
        assert [word for word in hidden if word.lower() in plain.lower()] == []


async def test_a_deleted_account_leaves_nothing(world: World) -> None:
    ann, ben = await world.with_email("Ann"), await world.with_email("Ben")
    await ann.post("/api/me/notices/webhook", {"url": world.http.url()})
    await ann.post("/api/me/notices/devices", Browser(world.http.url()).subscription)
    exported = (await ann.get("/api/me/export"))["notices"]
    assert (exported["email"], exported["webhook"]) == (address(ann), world.http.url())
    await ann.post("/api/friends", {"name": ben.name})
    while (await world.table(ann, ben))[1] is not ann:
        pass
    await world.after(0)
    await ann.ask("DELETE", "/api/me")
    await world.after(SOON)
    assert world.http.received == []
    assert world.smtp.to(address(ann)) == []
    assert all(ann.name not in str(message) for _, message in world.smtp.received)
    for table in (notice_settings, push_devices, notices):
        rows = await world.web.services.storage.read(partial(rows_of, table=table))
        assert ann.name.lower() not in str(rows).lower()


async def test_without_notices_there_is_no_trace_of_them(empty_database: Path, tmp_path: Path) -> None:
    file = str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))
    async with open_web(file, features=frozenset({"friends", "history", "ratings"})) as web:
        ann = await web.account("Ann")
        assert await ann.refused("GET", "/api/me/notices") == (404, "not_found")
        assert "/api/me/notices" not in (await ann.get("/api/schema/openapi.json"))["paths"]
        assert web.services.notices is None
