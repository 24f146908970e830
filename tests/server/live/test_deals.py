"""Deals between players who follow a table: who learns of them, after a restart too, and in records and replays."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from plancia.games.rex import GAME
from plancia.games.rex.deals.peace import LeaveSpace, NoAttack, StayOut
from plancia.records import read
from plancia.server import protocol as p
from plancia.server.deciding import RequestError
from plancia.server.http.tables import TableInfo, info
from plancia.server.live import LiveTable
from plancia.server.protocol import ChatLine, Deals
from tests.games.rex.table import talk
from tests.server.deals import NO_ATTACK, RACES, STAY_OUT, UNITS, offering
from tests.server.live.house import Ear, House, answers, does, open_house
from tests.server.live.test_talk import mute
from tests.server.live.web import Person, Web
from tests.server.support import PEOPLE, SECRET

pytestmark = pytest.mark.anyio

PUBLIC = StayOut(seat=2, space="REC", until=2)
WALK = LeaveSpace(seat=1, space="PAL", until=2)


async def ceasefire(house: House) -> LiveTable:
    """Four people in a ceasefire at a table with private talk."""
    s = talk(RACES, units=UNITS).s
    saved = GAME.save(s).decode()
    return await house.table(*PEOPLE, game="rex", position=saved, talk="any", private_talk=True, races=s.options.races)


async def listening(live: LiveTable, *users: str) -> dict[str, Ear]:
    ears = {user: Ear(user) for user in users}
    for ear in ears.values():
        await live.follow(ear)
        ear.take()
    return ears


async def negotiate(live: LiveTable) -> None:
    """Ann and Bob agree in private, after a counter-offer; another offer is declined."""
    await does(live, "ann", offering(STAY_OUT, private=True))
    await does(live, "bob", offering(STAY_OUT, WALK, NO_ATTACK, seat=1, to=0, private=True, counters="0-1-1"))
    await does(live, "ann", p.AcceptOffer(id=1, seat=0, offer="0-1-2"))
    await does(live, "ann", offering(NoAttack(seat=0, target=1, until=2), private=True))
    await does(live, "bob", p.DeclineOffer(id=1, seat=1, offer="0-1-3"))


async def test_a_third_client_learns_nothing_of_a_private_deal(house: House) -> None:
    """Not a byte for another player, a spectator or a shared screen; the lists and the metrics do not change either."""
    live = await ceasefire(house)
    ears = await listening(live, "ann", "bob", "cat", "dan", "eve", "")
    screen = Ear("ann")
    await live.follow(screen, watch=True)
    screen.take()
    for ear in ears.values():
        ear.take()  # the number of spectators
    counted, row = dict(live.counted), await listed(house, live)
    await negotiate(live)
    await does(live, "bob", p.Say(id=1, text="psst", to=0))
    received = [ears.pop(user).take(Deals) for user in ("ann", "bob")]
    assert [[offer.id for message in some for offer in message.offers] for some in received] == [
        ["0-1-1", "0-1-1", "0-1-2", "0-1-2", "0-1-3", "0-1-3"]
    ] * 2
    assert {user: ear.data for user, ear in ears.items()} == dict.fromkeys(ears, b"")
    assert screen.data == b""
    assert (dict(live.counted), await listed(house, live)) == (counted, row)
    late = await listening_late(live, "cat", "")
    assert b"0-1-" not in late
    assert b"psst" not in late


async def listed(house: House, live: LiveTable) -> TableInfo:
    """The table as lists show it."""
    row = await house.storage.table(live.table.id)
    assert row is not None
    return info(row, None)


async def listening_late(live: LiveTable, *users: str) -> bytes:
    """Everything that people get who follow the table only now."""
    ears = [Ear(user) for user in users]
    for ear in ears:
        await live.follow(ear)
    return b"\n".join(ear.data for ear in ears)


async def probe(live: LiveTable, user: str, seat: int) -> list[str]:
    """The codes with which a curious player is rejected."""
    codes = []
    for id_ in ("1", "0-1-1", "0-1-2", "0-2-1", "9"):
        for command in (p.AcceptOffer, p.DeclineOffer, p.WithdrawOffer):
            with pytest.raises(RequestError) as refused:
                await does(live, user, command(id=1, seat=seat, offer=id_))
            codes.append(refused.value.code)
    return codes


async def test_private_deals_change_no_byte_for_others(
    monkeypatch: pytest.MonkeyPatch, empty_database: Path, tmp_path: Path
) -> None:
    """Two worlds, with and without a private deal and its verdicts: a third player and spectators receive the same."""
    monkeypatch.setattr("plancia.server.hub.new_id", lambda: "f" * 32)
    monkeypatch.setattr("plancia.server.hub.token_bytes", lambda _: SECRET)
    monkeypatch.setattr("plancia.server.sending.token_hex", lambda _: "e" * 16)
    monkeypatch.setattr("plancia.server.cursors.cursor", lambda *_: "c" * 12)  # salted: it is never the same
    received: list[tuple[list[bytes], list[str], bytes]] = []
    for world in range(2):
        file = shutil.copy(empty_database, tmp_path / f"{world}.sqlite")
        async with open_house(str(file)) as house:
            live = await ceasefire(house)
            ears = [Ear("cat"), Ear()]
            for ear in ears:
                await live.follow(ear)
            if world:
                await negotiate(live)
                await does(live, "ann", p.Say(id=1, text="psst", to=1))
            codes = await probe(live, "dan", 3)
            await does(live, "cat", offering(PUBLIC, seat=2, to=3))
            await does(live, "dan", p.AcceptOffer(id=1, seat=3, offer="1"))
            while live.game.session.state.round < 3:
                await answers(live, live.table.awaited()[0])
                house.clock.now += 10
            if world:
                assert live.game.deals is not None
                assert live.game.deals.promises["0-1-2.1"].written().status == "kept"
                assert live.game.deals.promises["0-1-2.2"].written().status == "broken"
            received.append(([ear.data for ear in ears], codes, await listening_late(live, "dan", "")))
    assert received[0] == received[1]
    assert b'"status":"kept"' in received[0][0][0]


async def test_a_player_who_reconnects_in_the_middle_of_a_negotiation(house: House) -> None:
    """Gets the open offers and the ledger, also after a restart, and can answer."""
    live = await ceasefire(house)
    await does(live, "ann", offering(STAY_OUT))
    await does(live, "bob", p.AcceptOffer(id=1, seat=1, offer="1"))
    await does(live, "ann", offering(WALK, private=True))
    before = {user: await following(live, user) for user in ("ann", "bob", "cat")}
    house.clock.now += 10 * 60_000
    await house.rest(live)
    await house.hub.let_sleep()
    assert not house.hub.live
    live = await house.hub.open(live.table.id)
    assert {user: await following(live, user) for user in ("ann", "bob", "cat")} == before
    ear = Ear("ann")
    await live.follow(ear)
    ear.take()
    await does(live, "bob", p.AcceptOffer(id=1, seat=1, offer="0-1-1"))
    (message,) = ear.take(Deals)
    assert [(one.id, one.status) for one in message.promises] == [("0-1-1.1", "open")]


async def following(live: LiveTable, user: str) -> list[Any]:
    """The deals that this person gets on following the table."""
    ear = Ear(user)
    await live.follow(ear)
    found = ear.take(Deals)
    live.unfollow(ear)
    assert [message.fresh for message in found] == [True]
    return [found[0].offers, found[0].promises, found[0].left]


async def test_many_deals_come_in_pieces(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each message is small; the first one says that everything starts again."""
    monkeypatch.setattr("plancia.server.deal_messages.PIECE", 500)
    live = await ceasefire(house)
    for space in ("REC", "PAL", "CIV", "EMB", "SAI"):
        await does(live, "cat", offering(StayOut(seat=2, space=space, until=2), seat=2, to=3))
    ear = Ear("dan")
    await live.follow(ear)
    messages = ear.take(Deals)
    assert [one.fresh for one in messages] == [True, False, False]
    assert [offer.id for one in messages for offer in one.offers] == ["1", "2", "3", "4", "5"]


async def test_tables_without_deals_send_none(house: House) -> None:
    """A game that has none, and a table that allows none."""
    for live in (await house.table("ann", "bob"), await house.table("ann", "bob", "cat", game="rex")):
        ear = Ear("ann")
        await live.follow(ear)
        assert ear.take(Deals) == []


# ---- private chat ----------------------------------------------------------------------------------------------------
async def test_private_chat_reaches_two_players_and_nobody_else(house: House) -> None:
    """Also those who follow later; a person who has muted the other one does not get it."""
    live = await ceasefire(house)
    ears = await listening(live, "ann", "bob", "cat", "")
    for ear in ears.values():
        ear.take()
    await does(live, "bob", p.Say(id=1, text="psst", to=0))
    line = ChatLine(at=house.clock.now, name="Bob", text="psst", team=(0, 1))
    assert [ear.take() for ear in ears.values()] == [[line], [line], [], []]
    assert b"psst" in await listening_late(live, "ann")
    assert b"psst" not in await listening_late(live, "cat", "dan", "")
    await mute(house, "ann", "bob")
    assert b"psst" not in await listening_late(live, "ann")
    await does(live, "bob", p.Say(id=1, text="again", to=0))
    assert ears["ann"].take(ChatLine) == []


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (p.Say(id=1, text="psst", to=0), "not_for_oneself"),
        (p.Say(id=1, text="psst", to=1, seat=2), "not_your_seat"),
        (p.Say(id=1, text="psst", to=7), "no_such_seat"),
    ],
)
async def test_who_cannot_be_written_to(house: House, command: p.Say, code: str) -> None:
    live = await ceasefire(house)
    with pytest.raises(RequestError) as refused:
        await does(live, "ann", command)
    assert refused.value.code == code


# ---- over the network ------------------------------------------------------------------------------------------------
async def three(web: Web, **wishes: Any) -> tuple[list[Person], str]:
    """A game of Rex with three people."""
    people = [await web.person(name) for name in ("Ann", "Bob", "Cat")]
    table = await people[0].table("me", "open", "open", begin=False, game="rex", **wishes)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    await people[0].post(f"/api/tables/{table}/start")
    return people, table


async def test_the_options_of_a_table(web: Web) -> None:
    """Deals at any time and private talk are the default; a game without deals has neither."""
    ann = await web.person("Ann")
    wishes: list[dict[str, Any]] = [
        {"game": "rex"},
        {"game": "rex", "talk": "ceasefire", "private_talk": False},
        {"game": "tigris"},
    ]
    tables = [await ann.table("me", "random", "random", begin=False, **wish) for wish in wishes]
    infos = [await ann.get(f"/api/tables/{table}") for table in tables]
    assert [(info["talk"], info["private_talk"]) for info in infos] == [
        ("any", True),
        ("ceasefire", False),
        ("off", False),
    ]
    assert {game["name"]: game["deals"] for game in await ann.get("/api/games")} == {
        "tigris": False,
        "rex": True,
        "warlords": False,
    }


async def test_records_and_replays_show_private_deals_to_the_two_players_only(web: Web) -> None:
    """During the game and after it; the record that others get is complete without them."""
    (ann, bob, cat), table = await three(web)
    async with ann.follow(table) as first, bob.follow(table) as second, cat.follow(table) as third:
        await first.does(offering(STAY_OUT, private=True))
        await second.does(p.AcceptOffer(id=2, seat=1, offer="0-1-1"))
        await third.does(offering(PUBLIC, seat=2, to=0))
        await first.does(p.AcceptOffer(id=3, seat=0, offer="1"))
        people = (ann, bob, cat, Person(web))
        for _ in range(2):
            visible = [await deals_of(person, table) for person in people]
            assert visible == [{"0-1-1", "1"}, {"0-1-1", "1"}, {"1"}, {"1"}]
            if third.playing:
                await second.does(p.Resign(id=4, seat=1))
                await third.does(p.Resign(id=5, seat=2))
    text = (await cat.ask("GET", f"/api/tables/{table}/record")).text
    assert "0-1-1" not in text
    assert len(read(text).deals) == 2


async def deals_of(person: Person, table: str) -> set[str]:
    """The offers in the replay, and in the record, which agree."""
    watched = await person.get(f"/api/replays/{table}")
    record = read((await person.ask("GET", f"/api/tables/{table}/record")).text)
    seen = {offer["id"] for step in watched["deals"] for offer in step["offers"]}
    assert seen == {one.note.id for one in record.deals if hasattr(one.note, "id")}
    return seen


async def test_a_private_line_exists_for_two_players_only(web: Web) -> None:
    """They find it in the replay and can report it; its author finds it in the export."""
    (ann, bob, cat), table = await three(web)
    async with ann.follow(table) as first, bob.follow(table) as second:
        await first.does(p.Say(id=1, text="psst", to=1))
        line = await second.hears(ChatLine, lambda line: line.text == "psst")
    texts = [[one["text"] for one in await person.get(f"/api/replays/{table}/talk")] for person in (ann, bob, cat)]
    assert texts == [["psst"], ["psst"], []]
    assert await Person(web).refused("GET", f"/api/replays/{table}/talk") == (401, "not_signed_in")
    report = {"table": table, "reason": "insult", "line": line.at}
    assert await cat.refused("POST", "/api/reports", report) == (404, "no_such_line")
    assert (await bob.ask("POST", "/api/reports", report)).status_code == 204
    lines = (await ann.get("/api/me/export"))["said"]
    assert [(one["text"], one["team"]) for one in lines] == [("psst", [0, 1])]
