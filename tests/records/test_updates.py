"""Records in which the rules were updated in the middle of the game, and records of older rules."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from plancia.engine import IllegalAction, Refusal, Words, apply
from plancia.games.tigris import GAME
from plancia.records import RecordError, Replay, RulesUpdate, read, verify, write
from tests.records.games import finished


@pytest.fixture(autouse=True)
def version_2(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours is the second version; it reads states of the first."""
    monkeypatch.setattr(type(GAME), "VERSION", 2)
    monkeypatch.setattr(type(GAME), "MIGRATIONS", {1: dict})


def older() -> Any:
    return replace(finished(), rules=1)


def test_a_record_of_older_rules_is_played_by_ours() -> None:
    """If they accept it and end in the same way."""
    record = older()
    result = Replay(record).result()
    assert result is not None
    assert result.recorded() == record.result
    assert verify(record).draws > 0


def test_one_that_our_rules_refuse_names_the_version_that_can(monkeypatch: pytest.MonkeyPatch) -> None:
    def stricter(game: Any, s: Any, seat: int, words: Words, to: int | None = None) -> Any:
        if s.asked == 20:
            raise IllegalAction(Refusal("not_any_more"))
        return apply(s, seat, words, to)

    monkeypatch.setattr(type(GAME), "apply", stricter)
    with pytest.raises(RecordError) as refused:
        Replay(older())
    assert (refused.value.code, refused.value.values) == ("other_rules", {"rules": 1, "ours": 2})


def test_a_wrong_draw_may_be_right_under_its_own_rules() -> None:
    """Our rules deal from another bag: they cannot prove that the dealer cheated."""
    record = replace(older(), secret="00" * 32, seal="")
    with pytest.raises(RecordError) as refused:
        verify(record)
    assert refused.value.code == "other_rules"


def test_an_update_is_written_and_read() -> None:
    record = replace(older(), updates=(RulesUpdate(2, 10),))
    assert read(write(record)) == record
    assert 'updates [{"rules":2,"after":10,"state":""}]' in write(record)
    assert (record.version, record.start.after) == (2, 0)


def test_a_replay_starts_at_the_update_that_brings_a_state() -> None:
    whole = Replay(replace(finished(), rules=2))
    state = GAME.save(whole.states[30]).decode()
    record = replace(older(), updates=(RulesUpdate(2, 30, state),))
    played = Replay(record)
    assert (played.unplayed, len(played)) == (30, len(whole) - 30)
    assert played.states == whole.states[30:]
    assert verify(record).unplayed == 30


@pytest.mark.parametrize(
    "updates",
    [
        (RulesUpdate(1, 10),),
        (RulesUpdate(2, 100_000),),
        (RulesUpdate(2, -1),),
        (RulesUpdate(2, 10), RulesUpdate(2, 20)),
    ],
)
def test_updates_that_are_not_in_order_are_refused(updates: tuple[RulesUpdate, ...]) -> None:
    with pytest.raises(RecordError) as refused:
        Replay(replace(older(), updates=updates))
    assert refused.value.code == "wrong_updates"


def test_a_newer_record_is_refused() -> None:
    with pytest.raises(RecordError) as refused:
        Replay(replace(finished(), rules=3))
    assert refused.value.code == "other_rules"
