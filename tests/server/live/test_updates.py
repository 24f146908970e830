"""Newer rules: games in progress continue, finished games stay, and the record contains the version of each part."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete

from plancia.engine import HIDDEN, IllegalAction, Refusal, SavedState, Words, apply
from plancia.games import game
from plancia.records import RulesUpdate, read, redact, verify, write
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.live import LiveTable
from plancia.server.storage.schema import snapshots
from tests.server.live.house import House, answers, does, journal, open_house
from tests.server.live.test_live import play
from tests.server.support import everything

pytestmark = pytest.mark.anyio
TIGRIS: Any = game("tigris")


def same(saved: SavedState) -> SavedState:
    return saved


def richer(saved: SavedState) -> SavedState:
    """Under the new rules everybody begins with a point of each colour."""
    return saved | {"points": [1 + points for points in saved["points"]]}


@pytest.fixture
def renew(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """The server gets version 2 of the rules of Tigris & Euphrates."""

    def install(migration: Any, replays: bool = True) -> None:
        monkeypatch.setattr(type(TIGRIS), "VERSION", 2)
        monkeypatch.setattr(type(TIGRIS), "MIGRATIONS", {1: migration})
        if not replays:
            monkeypatch.setattr(type(TIGRIS), "apply", stricter)

    return install


def stricter(game: Any, s: Any, seat: int, words: Words, to: int | None = None) -> Any:
    """Version 2 rejects the first decisions of the game."""
    if s.asked < 5:
        raise IllegalAction(Refusal("not_any_more"))
    return apply(s, seat, words, to)


async def begun(house: House, count: int = 40) -> LiveTable:
    live = await house.table("ann", "bob")
    await play(live, house, Random("updates"), count)
    return live


def record_of(live: LiveTable) -> Any:
    assert live.game.session is not None
    return read(write(live.game.session.record(reveal=True)))


async def test_a_game_that_the_new_rules_can_replay_loses_nothing(file: str, renew: Any) -> None:
    """The same table, facts and undo; the journal and the record contain the version, and a restart changes nothing."""
    async with open_house(file) as house:
        live = await begun(house)
        was, table, entries = everything(live.table), live.table.id, record_of(live).entries
    renew(same)
    async with open_house(file) as house:
        live = await house.hub.open(table)
        assert live.game.session is not None
        assert everything(live.table) | {"number": 0} == was | {"number": 0}
        assert record_of(live).updates == (RulesUpdate(2, len(entries)),)
        assert record_of(live).entries == entries
        assert isinstance((await journal(house, live))[-1], e.RulesUpdated)
        assert len(live.game.session.moments) == len(entries)
        row = await house.storage.table(table)
        assert row is not None
        assert row.rules == 2
    async with open_house(file) as house:
        live = await house.hub.open(table)
        assert sum(isinstance(event, e.RulesUpdated) for event in await journal(house, live)) == 1
        await play(live, house, Random("on"), 5)
        assert verify(record_of(live)).unplayed == 0


async def test_a_game_that_they_cannot_replay_continues_from_its_last_state(file: str, renew: Any) -> None:
    """Migrated by the game; earlier decisions stay in the record and are not replayed."""
    async with open_house(file) as house:
        live = await begun(house)
        table, entries, before = live.table.id, record_of(live).entries, state_of(live)
    renew(richer, replays=False)
    async with open_house(file) as house:
        live = await house.hub.open(table)
        points = tuple(1 + points for points in before.points)
        assert state_of(live) == replace(before, points=points)
        assert record_of(live).entries == entries
        (update,) = record_of(live).updates
        assert (update.rules, update.after) == (2, len(entries))
        await play(live, house, Random("on"), 9)
        was = everything(live.table)
        record = record_of(live)
    async with open_house(file) as house:  # from the snapshot
        assert everything((await house.hub.open(table)).table) == was
    async with open_house(file) as house:  # and without any, from the journal
        await house.storage.write(lambda c: c.execute(delete(snapshots)))
        assert everything((await house.hub.open(table)).table) == was
    checked = verify(record)
    assert (checked.unplayed, checked.decisions) == (len(entries), len(record.entries) - len(entries))
    seen = redact(record, 0)
    assert seen.updates[0].state == HIDDEN
    assert all(entry.words == (HIDDEN,) for entry in seen.entries[: len(entries)] if entry.seat != 0)
    assert len(seen.entries) == len(record.entries)


async def test_nothing_before_an_update_can_be_undone(file: str, renew: Any) -> None:
    """The new rules do not know the earlier states; the next answer can be undone again."""
    async with open_house(file) as house:
        live = await begun(house)
        table = live.table.id
    renew(richer, replays=False)
    async with open_house(file) as house:
        live = await house.hub.open(table)
        (seat,) = live.table.awaited()
        with pytest.raises(Exception, match="nothing_to_undo"):
            await does(live, live.table.seats[seat].user, p.Undo(id=0, seat=seat))
        before = state_of(live)
        await answers(live, seat, "end")
        await does(live, live.table.seats[seat].user, p.Undo(id=0, seat=seat))
        if live.game.consent is not None:  # tiles were drawn
            await does(live, live.table.seats[1 - seat].user, p.Consent(id=0, seat=1 - seat, agrees=True))
        assert state_of(live) == before


async def test_after_a_crash_acknowledged_answers_are_still_there(file: str, renew: Any) -> None:
    """There is no snapshot of the last moment: the new rules replay the answers since the latest one."""
    async with open_house(file) as house:
        live = await house.table("ann", "bob")
        await play(live, house, Random("crash"), 90)
        was, table = state_of(live), live.table.id
        taken = await house.storage.snapshot(table)
        live.task.cancel()  # it comes to nothing any more
        house.hub.live.clear()
    assert taken is not None
    assert taken.after < live.table.number
    renew(same, replays=False)
    async with open_house(file) as house:
        assert state_of(await house.hub.open(table)) == was


async def test_a_table_without_a_game_takes_the_new_rules(file: str, renew: Any) -> None:
    """It has no decisions to keep: its record will contain one version only."""
    async with open_house(file) as house:
        created = e.Created(
            game="tigris",
            rules=1,
            options={},
            seats=(e.SeatPlan(user="ann"), e.SeatPlan(user="bob")),
            pace="none",
            public=True,
            host="ann",
        )
        table = (await house.hub.create(created)).id
    renew(same)
    async with open_house(file) as house:
        live = await house.hub.open(table)
        await sit_down_and_start(live)
        assert (record_of(live).rules, record_of(live).updates) == (2, ())
        was = everything(live.table)
    async with open_house(file) as house:
        await house.storage.write(lambda c: c.execute(delete(snapshots)))
        assert everything((await house.hub.open(table)).table) == was


async def sit_down_and_start(live: LiveTable) -> None:
    for seat, user in enumerate(("ann", "bob")):
        await live.do(lambda t, user=user, seat=seat: deciding.join(t, user, seat))  # type: ignore[misc]
    await live.do(lambda t: deciding.start(t, "ann"))


def state_of(live: LiveTable) -> Any:
    assert live.game.session is not None
    return live.game.session.state
