"""Tables, journals and snapshots, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from plancia.server.storage import NEVER, Changes, JournalConflict, JournalRow, NoSuchTable, SeatRow, Storage
from tests.server.storage.rows import person, row, rows, table

pytestmark = pytest.mark.anyio


async def test_a_new_table_is_found_by_id_and_by_code(storage: Storage) -> None:
    """The code may be typed in lower case and with spaces."""
    made = await table(storage, "a")
    typed = f" {made.code[:3].lower()} {made.code[3:].lower()}"
    assert await storage.table("a") == made
    assert await storage.table_by_code(typed) == made


async def test_letters_that_look_like_digits_are_read_as_digits(storage: Storage) -> None:
    """Codes have no I, L or O, so these mean 1, 1 and 0."""
    made = await table(storage, "a")
    typed = made.code.replace("0", "o").replace("1", "l")
    assert await storage.table_by_code(typed) == made


async def test_an_unknown_table_is_none(storage: Storage) -> None:
    """Asking for a table that does not exist is not an error."""
    assert await storage.table("a") is None
    assert await storage.table_by_code("A") is None
    assert await storage.load("a") is None
    assert await storage.record("a") is None
    assert await storage.journal("a") == ()


async def test_rows_come_back_as_they_were_written(storage: Storage) -> None:
    """Times, kinds and every character of the JSON are kept."""
    await table(storage, "a")
    odd = JournalRow(1_800_000_000_000, "Chatted", '{"text":"\\u0000 è 🂡 \\ud800 % :x"}'.encode())
    await storage.append("a", 1, [odd])
    assert await storage.journal("a") == (odd,)


async def test_the_journal_continues_where_it_ended(storage: Storage) -> None:
    """Rows are numbered from 1 and can be read from any number on."""
    await table(storage, "a", length=2)
    await storage.append("a", 3, rows((3, 4)))
    assert await storage.journal("a") == rows((1, 2, 3, 4))
    assert await storage.journal("a", 4) == rows((4,))
    assert await storage.journal("a", 2, 3) == rows((2, 3))


async def test_a_used_number_is_rejected(storage: Storage) -> None:
    """Two writers cannot both write the same row."""
    await table(storage, "a", length=2)
    with pytest.raises(JournalConflict, match="journal a has 2 rows, so 2 cannot be the next"):
        await storage.append("a", 2, [row(2)])
    assert await storage.journal("a") == rows((1, 2))


async def test_a_gap_is_rejected(storage: Storage) -> None:
    """A journal has no holes."""
    await table(storage, "a", length=2)
    with pytest.raises(JournalConflict):
        await storage.append("a", 4, [row(4)])


async def test_a_journal_needs_a_table(storage: Storage) -> None:
    """Appending to an unknown table is rejected."""
    with pytest.raises(NoSuchTable):
        await storage.append("a", 1, [row(1)])


async def test_an_append_changes_the_table_with_it(storage: Storage) -> None:
    """Header, status, host and seats change in the same transaction; everything else stays."""
    anna, ben = await person(storage, "Anna"), await person(storage, "Ben")
    seats = (SeatRow(0, anna, "Anna", "person"), SeatRow(1))
    before = await table(storage, "a", host=anna, seats=seats)
    taken = SeatRow(1, ben, "Ben", "person", "bull")
    await storage.append("a", 1, [row(77)], Changes(status="playing", host=ben, header=b'{"n":2}', seats=(taken,)))
    after = await storage.table("a")
    assert after is not None
    assert (after.status, after.host, after.header, after.seats) == ("playing", ben, b'{"n":2}', (seats[0], taken))
    assert (after.updated, after.length, after.public) == (77, 1, before.public)


async def test_a_rejected_append_changes_nothing(storage: Storage) -> None:
    """Its other changes are rejected, too."""
    before = await table(storage, "a", length=1)
    with pytest.raises(JournalConflict):
        await storage.append("a", 1, [row(1)], Changes(status="over", snapshot=b"{}", record="text"))
    assert await storage.table("a") == before
    assert await storage.snapshot("a") is None
    assert await storage.record("a") is None


async def test_changes_need_no_rows(storage: Storage) -> None:
    """A snapshot may be stored when nothing happens, and does not make the table newer."""
    before = await table(storage, "a", length=3)
    await storage.append("a", 4, (), Changes(snapshot=b'{"s":1}'))
    stored = await storage.load("a")
    assert stored is not None
    assert stored.table == before
    assert stored.snapshot is not None
    assert (stored.snapshot.after, stored.snapshot.payload, stored.rows) == (3, b'{"s":1}', ())


async def test_loading_gives_the_latest_snapshot_and_what_came_after(storage: Storage) -> None:
    """So that opening a table takes as long after a thousand moves as after one."""
    await table(storage, "a", length=2)
    await storage.append("a", 3, rows((3, 4)), Changes(snapshot=b'"first"'))
    await storage.append("a", 5, rows((5,)), Changes(snapshot=b'"second"'))
    await storage.append("a", 6, rows((6, 7)))
    stored = await storage.load("a")
    assert stored is not None
    assert stored.secret == b"secret of the dealer"
    assert stored.snapshot is not None
    assert (stored.snapshot.after, stored.snapshot.payload) == (5, b'"second"')
    assert stored.rows == rows((6, 7))


async def test_the_lobby_shows_public_tables_that_wait(storage: Storage) -> None:
    """The latest comes first; private tables and games in progress are not listed."""
    for at, name in enumerate(("old", "new")):
        await table(storage, name, at=at)
    await table(storage, "private", public=False)
    await table(storage, "playing", status="playing")
    await table(storage, "other", game="rex", at=9)
    assert [t.id for t in await storage.lobby()] == ["other", "new", "old"]
    assert [t.id for t in await storage.lobby("tigris")] == ["new", "old"]


async def test_the_lobby_has_pages(storage: Storage) -> None:
    """Every table is on one page, even if several have the same time."""
    for n in range(7):
        await table(storage, f"t{n}", at=n // 3)
    first = await storage.lobby(limit=3)
    second = await storage.lobby(limit=3, before=(first[-1].updated, first[-1].id))
    third = await storage.lobby(limit=3, before=(second[-1].updated, second[-1].id))
    assert [t.id for t in first + second + third] == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]


async def test_public_games_can_be_watched(storage: Storage) -> None:
    """Paused ones, too, but no private, finished or unstarted ones."""
    await table(storage, "a", status="playing", at=2)
    await table(storage, "b", status="paused", at=1)
    await table(storage, "c", status="playing", public=False)
    await table(storage, "d", status="over")
    await table(storage, "e")
    assert [t.id for t in await storage.watchable()] == ["a", "b"]


async def test_tables_open_when_they_have_to(storage: Storage) -> None:
    """At once if a bot is awaited, later if a clock runs; the others stay closed until somebody connects."""
    for name, wakes in (("bot", 0), ("clock", 500), ("asleep", NEVER)):
        await table(storage, name, status="playing")
        await storage.append(name, 1, [row(1)], Changes(wakes=wakes))
    await table(storage, "open")
    assert await storage.due_tables(499) == ["bot"]
    assert set(await storage.due_tables(500)) == {"bot", "clock"}
    await storage.append("bot", 2, [row(2)], Changes(wakes=NEVER))
    assert await storage.due_tables(499) == []


async def test_awaited_seats_are_in_the_lists(storage: Storage) -> None:
    """They stay until they are changed."""
    await table(storage, "a", status="playing")
    await storage.append("a", 1, [row(1)], Changes(awaited=(0, 2)))
    await storage.append("a", 2, [row(2)], Changes(status="paused"))
    stored = await storage.table("a")
    assert stored is not None
    assert (stored.awaited, stored.status) == ((0, 2), "paused")


async def test_a_quiet_append_does_not_move_a_table_in_the_lists(storage: Storage) -> None:
    """A secret event is stored, and neither time nor position reveals it."""
    await table(storage, "a", at=1, length=1)
    await table(storage, "b", at=2, length=2)
    before = await storage.lobby()
    await storage.append("a", 2, [row(9)], Changes(quiet=True, wakes=10))
    assert [(t.id, t.updated) for t in await storage.lobby()] == [(t.id, t.updated) for t in before]
    assert (await storage.journal("a"))[-1] == row(9)
    await storage.append("a", 3, [row(9)])
    assert [t.id for t in await storage.lobby()] == ["a", "b"]


async def test_unfinished_tables_of_a_person(storage: Storage) -> None:
    """Each once, even with several seats; finished ones are not included."""
    anna = await person(storage)
    sits = (SeatRow(0, anna, "Anna", "person"), SeatRow(1, anna, "Anna", "person"))
    for name, status in (("a", "open"), ("b", "paused"), ("c", "over"), ("d", "aborted")):
        await table(storage, name, status=status, seats=sits)  # type: ignore[arg-type]
    await table(storage, "e", host=anna)
    await table(storage, "f")
    assert sorted(await storage.unfinished_tables(anna)) == ["a", "b", "e"]


async def test_the_end_of_a_game_is_archived(storage: Storage) -> None:
    """One archive for each table, the latest."""
    await table(storage, "a")
    assert await storage.archived_game("a") is None
    await storage.append("a", 1, [row(1)], Changes(archived=b'{"view":1}'))
    await storage.append("a", 2, [row(2)], Changes(archived=b'{"view":2}'))
    assert await storage.archived_game("a") == b'{"view":2}'


async def test_people_find_their_tables(storage: Storage) -> None:
    """Where they sit and where they are the host; finished ones are a separate list."""
    anna = await person(storage)
    sits = (SeatRow(0, anna, "Anna", "person"),)
    await table(storage, "sits", seats=sits, public=False, at=3)
    await table(storage, "hosts", host=anna, at=2)
    await table(storage, "ended", seats=sits, status="aborted", at=1)
    await table(storage, "others")
    assert [t.id for t in await storage.tables_of(anna)] == ["sits", "hosts"]
    assert [t.id for t in await storage.tables_of(anna, ended=True)] == ["ended"]


async def test_finished_games_have_a_record(storage: Storage) -> None:
    """Everybody finds public ones; players find their private ones, too."""
    anna = await person(storage)
    await table(storage, "public", status="playing")
    await table(storage, "private", public=False, status="playing", seats=(SeatRow(0, anna, "Anna", "person"),))
    for at, name in enumerate(("public", "private"), 1):
        await storage.append(name, 1, [row(at)], Changes(status="over", record=f"record of {name}", places=(at, 1)))
    assert [(g.table.id, g.finished, g.places) for g in await storage.finished()] == [("public", 1, (1, 1))]
    assert [(g.table.id, g.finished) for g in await storage.finished(user=anna)] == [("private", 2)]
    assert await storage.finished("rex") == []
    assert await storage.finished(before=(1, "public")) == []
    assert await storage.record("private") == "record of private"


async def test_reading_does_not_wait_for_writing(storage: Storage) -> None:
    """Readers see the last commit while the writer is busy."""
    await table(storage, "a", length=1)
    writing = asyncio.gather(*(storage.append("a", n, [row(n)]) for n in range(2, 60)))
    loaded = await asyncio.gather(*(storage.load("a") for _ in range(20)))
    await writing
    assert all(stored and len(stored.rows) == stored.table.length for stored in loaded)
