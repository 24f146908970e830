"""Deals in records: notes beside the game, written in one way, and private ones for two seats only."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from plancia.deals import Accepted, DealNote, Offered
from plancia.games.rex import GAME
from plancia.games.rex.deals.peace import StayOut
from plancia.records import (
    GameSession,
    Record,
    RecordError,
    Replay,
    dealer_from_seed,
    ledger_history,
    read,
    redact,
    verify,
    without_private,
    write,
)
from tests.games.rex.table import talk

PROMISE = StayOut(seat=0, space="PAL", until=1)


def offered(id_: str, after: int, seat: int = 0, to: int = 1, private: bool = False) -> DealNote:
    promise = msgspec.to_builtins(StayOut(seat=seat, space="PAL", until=1))
    return DealNote(after, Offered(id=id_, seat=seat, to=to, private=private, promises=(promise,)))


def accepted(id_: str, after: int) -> DealNote:
    return DealNote(after, Accepted(offer=id_))


def record(*notes: DealNote) -> Record:
    """A ceasefire of three that ends, with these notes."""
    s = talk("sol letnev hacan").s
    session: GameSession[Any] = GameSession(
        GAME, s.options, 3, dealer_from_seed("deals"), ("a", "b", "c"), position=GAME.save(s).decode()
    )
    for seat in (0, 1, 2):
        session.answer(seat, ("ready",))
    return replace(session.record(reveal=True), deals=notes)


DEALS = (offered("1", 0), accepted("1", 1), offered("0-2-1", 1, to=2, private=True), accepted("0-2-1", 2))


def test_notes_are_written_and_read() -> None:
    """In the header; a record without deals does not have it, as before."""
    with_deals = record(*DEALS)
    assert read(write(with_deals)) == with_deals
    assert "\ndeals [" in write(with_deals)
    assert "deals" not in write(record())


def test_the_game_is_the_same_without_them() -> None:
    """They are annotations: the replay and the proof of the draws do not depend on them."""
    with_deals, without = record(*DEALS), record()
    assert Replay(with_deals).states == Replay(without).states
    assert verify(with_deals) == verify(without)


def test_a_changed_note_is_damage() -> None:
    text = write(record(*DEALS)).replace('"space":"PAL"', '"space":"REC"', 1)
    with pytest.raises(RecordError) as error:
        read(text)
    assert error.value.code == "changed"


def test_the_ledger_follows_from_the_notes_and_the_game() -> None:
    """After each decision: made when it was accepted, kept when its round is over."""
    statuses = {}
    for number, ledger in ledger_history(Replay(record(*DEALS))):
        statuses[number] = [tracked.written().status for tracked in ledger.promises.values()]
    assert (statuses[0], statuses[1], statuses[2]) == ([], ["open"], ["open", "open"])
    assert statuses[max(statuses)] == ["kept", "kept"]


def test_private_deals_are_for_two_seats() -> None:
    """Everybody else gets the record without them, also the redacted one."""
    whole = record(*DEALS)
    for seats, ids in (((0,), ["1", "0-2-1"]), ((2,), ["1", "0-2-1"]), ((1,), ["1"]), ((), ["1"])):
        found = without_private(whole, seats)
        assert [one.note.id for one in found.deals if isinstance(one.note, Offered)] == ids
        assert ("0-2-1" in write(found)) == (len(ids) == 2)
    assert "0-2-1" not in write(redact(whole, 1))
    assert "0-2-1" not in write(redact(whole, None))
    assert "0-2-1" in write(redact(whole, 2))


@pytest.mark.parametrize(
    "notes",
    [
        (accepted("1", 0),),
        (DealNote(0, Offered(id="1", seat=0, to=1, promises=({"type": "Loyalty"},))),),
        (DealNote(0, Offered(id="1", seat=0, to=1, counters="7")),),
        (DealNote(0, Offered(id="1", seat=0, to=1, promises=({"type": "StayOut", "seat": 9},))),),
    ],
)
def test_impossible_notes_are_reported(notes: tuple[DealNote, ...]) -> None:
    """A file may contain anything."""
    with pytest.raises(RecordError) as error:
        list(ledger_history(Replay(record(*notes))))
    assert error.value.code == "wrong_deals"
