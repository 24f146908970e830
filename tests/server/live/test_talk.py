"""Chat at a table: who reads it, muting, and silencing."""

from __future__ import annotations

import pytest

from plancia.records import write
from plancia.server import archive, deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.live import LiveTable
from plancia.server.protocol import ChatLine, Muted, TableNews
from plancia.server.storage import people
from tests.server.live.house import Ear, House, does, journal
from tests.server.live.web import Person, Socket, Web

pytestmark = pytest.mark.anyio


def lines(ear: Ear) -> list[str]:
    return [line.text for line in ear.take(ChatLine)]


async def test_chat_reaches_everybody_and_later_followers(house: House) -> None:
    """Spectators read it too."""
    live = await house.table("ann", "bob")
    watcher = Ear()
    await live.follow(watcher)
    watcher.take()
    await does(live, "bob", p.Say(id=0, text="hello"))
    late = Ear("ann")
    await live.follow(late)
    assert (
        watcher.take(ChatLine)
        == late.take(ChatLine)
        == [ChatLine(at=house.clock.now, name="Bob", text="hello", team=())]
    )


# ---- teams -----------------------------------------------------------------------------------------------------------
async def team_table(house: House) -> tuple[LiveTable, dict[str, Ear]]:
    """Ann and Cat against Bob and Dan; Eve and a stranger watch, and Ann has a shared screen."""
    live = await house.table("ann", "bob", "cat", "dan", game="warlords")
    ears = {user: Ear(user) for user in ("ann", "bob", "cat", "dan", "eve", "")}
    for ear in ears.values():
        await live.follow(ear)
    ears["screen"] = Ear("ann")
    await live.follow(ears["screen"], watch=True)
    for ear in ears.values():
        ear.take()
    return live, ears


async def test_chat_to_a_team_reaches_only_the_team(house: House) -> None:
    """The others do not get a single byte more, however much is written."""
    live, ears = await team_table(house)
    counted = dict(live.counted)
    for number in range(3):
        await does(live, "cat", p.Say(id=0, text=f"psst {number}", team=2))
    lines = [ChatLine(at=house.clock.now, name="Cat", text=f"psst {n}", team=(0, 2)) for n in range(3)]
    assert [ear.take() for ear in (ears.pop("ann"), ears.pop("cat"))] == [lines, lines]
    assert {user: ear.data for user, ear in ears.items()} == dict.fromkeys(ears, b"")
    assert dict(live.counted) == counted


async def test_a_player_who_reconnects_gets_the_chat_of_the_own_team(house: House) -> None:
    """Also after a restart; nobody else ever gets it, and it displaces no public line."""
    live, ears = await team_table(house)
    await does(live, "bob", p.Say(id=0, text="hello"))
    for number in range(250):
        await does(live, "ann", p.Say(id=0, text=f"psst {number}", team=0))
    for ear in ears.values():
        live.unfollow(ear)
    await house.rest(live)
    house.clock.now += 10 * 60_000
    await house.hub.let_sleep()
    assert not house.hub.live
    live = await house.hub.open(live.table.id)
    cat, dan, eve = Ear("cat"), Ear("dan"), Ear()
    for ear in (cat, dan, eve):
        await live.follow(ear)
    assert b"psst" not in dan.data + eve.data
    assert lines(dan) == lines(eve) == ["hello"]
    assert lines(cat) == [f"psst {number}" for number in range(200, 250)]


async def test_team_chat_is_only_in_the_journal(house: House) -> None:
    """Not in the record, from which replays are made, nor in the archive of a finished game."""
    live, _ = await team_table(house)
    await does(live, "dan", p.Say(id=0, text="psst", team=3))
    assert (await journal(house, live))[-1] == e.Chatted(user="dan", text="psst", team=(1, 3))
    assert live.game.session is not None
    assert "psst" not in write(live.game.session.record(reveal=True))
    assert b"psst" not in archive.take(live.game)


async def test_players_without_a_team_cannot_write_to_it(house: House) -> None:
    """Two players, free for all, another player's seat."""
    four, _ = await team_table(house)
    two = await house.table("ann", "bob", game="warlords")
    free = await house.table("ann", "bob", "cat", "dan", game="warlords", free_for_all=True)
    for live, seat, code in ((four, 1, "not_your_seat"), (two, 0, "no_team"), (free, 0, "no_team")):
        with pytest.raises(deciding.RequestError) as refused:
            await does(live, "ann", p.Say(id=0, text="psst", team=seat))
        assert refused.value.code == code
    assert [live.table_message(None).teams for live in (four, two, free)] == [((0, 2), (1, 3)), (), ()]


async def mute(house: House, user: str, *others: str) -> None:
    for other in others:
        await house.storage.write(lambda c, other=other: people.mute(c, user, other))  # type: ignore[misc]
    house.hub.mute(user, frozenset(others))


async def test_chat_of_a_muted_person_is_hidden_from_the_one_who_muted_them(house: House) -> None:
    """On all their devices, earlier and later lines; everybody else reads it."""
    live = await house.table("ann", "bob", "cat")
    ann, cat = Ear("ann"), Ear("cat")
    await live.follow(ann)
    await live.follow(cat)
    await does(live, "bob", p.Say(id=0, text="before"))
    await mute(house, "ann", "bob")
    await does(live, "bob", p.Say(id=0, text="after"))
    await does(live, "cat", p.Say(id=0, text="hello"))
    late = Ear("ann")
    await live.follow(late)
    assert (lines(ann), lines(cat), lines(late)) == (["before", "hello"], ["before", "after", "hello"], ["hello"])


async def test_only_the_user_sees_whom_they_have_muted(house: House) -> None:
    """When they connect and when it changes, also when a muted person sits down."""
    live = await house.table("ann", "bob")
    ann, bob, nobody = Ear("ann"), Ear("bob"), Ear()
    for ear in (ann, bob, nobody):
        await live.follow(ear)
    await mute(house, "ann", "bob")
    await mute(house, "ann")
    assert ann.take(Muted) == [Muted(seats=()), Muted(seats=(1,)), Muted(seats=())]
    assert bob.take(Muted) == [Muted(seats=())]
    assert nobody.take(Muted) == []


async def test_a_muted_person_may_change_seats(house: House) -> None:
    """The person is muted, not the seat."""
    plans = (e.SeatPlan(), e.SeatPlan(), e.SeatPlan())
    created = e.Created(game="tigris", rules=1, options={}, seats=plans, pace="none", public=True, host="ann")
    live = await house.hub.open((await house.hub.create(created)).id)
    await mute(house, "ann", "bob")
    ann = Ear("ann")
    await live.follow(ann)
    for seat in (1, 2):
        await live.do(lambda t, seat=seat: deciding.join(t, "bob", seat))  # type: ignore[misc]
    await live.do(lambda t: deciding.leave(t, "bob", 1))
    assert [message.seats for message in ann.take(Muted)] == [(), (1,), (1, 2), (2,)]


async def test_muting_is_not_in_the_journal(house: House) -> None:
    """It concerns nobody else."""
    live = await house.table("ann", "bob")
    before = await journal(house, live)
    await mute(house, "ann", "bob")
    await live.follow(Ear("ann"))
    assert await journal(house, live) == before


async def test_everybody_sees_whom_the_host_has_silenced(house: House) -> None:
    """Until they may write again."""
    live = await house.table("ann", "bob")
    ear = Ear()
    await live.follow(ear)
    for silent in (True, False):
        await does(live, "ann", p.Silence(id=0, seat=1, silent=silent))
    silenced = [[chair.silenced for chair in news.chairs] for news in ear.take(TableNews)]
    assert silenced == [[False, False], [False, True], [False, False]]


# ---- over the network ------------------------------------------------------------------------------------------------
async def two(web: Web) -> tuple[Person, Person, str]:
    ann, bob = await web.person("Ann"), await web.person("Bob")
    table = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{table}/join", {})
    return ann, bob, table


async def reads(socket: Socket, text: str) -> None:
    await socket.hears(ChatLine, lambda line: line.text == text)


async def test_silencing_is_for_one_table_and_muting_for_all(web: Web) -> None:
    """Muting is stored: it also applies next time, until the user unmutes the person, here or in the list."""
    ann, bob, table = await two(web)
    async with ann.follow(table) as socket:
        await socket.does(p.Mute(id=0, seat=1, muted=True))
        await socket.hears(Muted, lambda message: message.seats == (1,))
    (muted,) = await ann.get("/api/me/muted")
    assert muted["name"] == "Bob"
    other = await ann.table("me", "open", begin=False)
    await bob.post(f"/api/tables/{other}/join", {})
    async with ann.follow(other) as socket, bob.follow(other) as bobs:
        assert (await socket.hears(Muted)).seats == (1,)
        await bobs.does(p.Say(id=0, text="unread"))
        assert (await ann.ask("DELETE", f"/api/me/muted/{muted['id']}")).status_code == 204
        assert (await socket.hears(Muted)).seats == ()
        await bobs.does(p.Say(id=0, text="read"))
        await reads(socket, "read")
        assert not any("unread" in text for text in socket.data)
    assert await ann.get("/api/me/muted") == []
    assert await ann.refused("DELETE", f"/api/me/muted/{muted['id']}") == (404, "not_muted")


async def test_who_cannot_be_muted(web: Web) -> None:
    """The user, a seat that does not exist, an empty seat; and strangers cannot mute."""
    ann, _, table = await two(web)
    empty = await ann.table("me", "open", "random", begin=False)
    async with ann.follow(table) as socket:
        assert await socket.refused(p.Mute(id=0, seat=0, muted=True)) == "not_for_oneself"
        assert await socket.refused(p.Mute(id=0, seat=7, muted=True)) == "no_such_seat"
    async with ann.follow(empty) as socket:
        for seat in (1, 2):
            assert await socket.refused(p.Mute(id=0, seat=seat, muted=True)) == "nobody_sits_there"
    async with Person(web).follow(table) as socket:
        assert await socket.refused(p.Mute(id=0, seat=0, muted=True)) == "not_signed_in"
    assert await Person(web).refused("GET", "/api/me/muted") == (401, "not_signed_in")


async def test_a_full_list_is_reported(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the socket too."""
    monkeypatch.setattr("plancia.server.identity.identity.MOST_MUTED", 0)
    ann, _, table = await two(web)
    async with ann.follow(table) as socket:
        assert await socket.refused(p.Mute(id=0, seat=1, muted=True)) == "mutes-too-many"


async def test_the_host_silences_over_the_socket(web: Web) -> None:
    """Also a host who only watches: no seat is needed."""
    ann, bob, table = await two(web)
    await ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    async with ann.follow(table) as host, bob.follow(table) as other:
        await host.does(p.Silence(id=0, seat=1, silent=True))
        assert await other.refused(p.Say(id=0, text="hello")) == "silenced"
        assert await other.refused(p.Silence(id=0, seat=1, silent=False)) == "only_the_host"
