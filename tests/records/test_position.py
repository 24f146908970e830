"""Games that continue from a position instead of starting at the beginning."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.games.tigris import GAME, Options
from plancia.records import Entry, GameSession, Record, RecordError, Replay, read, redact, verify, write
from tests.engine.toy import Toy
from tests.records.games import dealer, finished, new_session, play_on


def world(seat: int = 0) -> Any:
    """What a seat imagines in the middle of a game."""
    table = play_on(new_session("position"), "position", 25)
    return GAME.imagine(GAME.view(table.state, seat), Random(1).randrange)


def gone_on(answers: int = 10_000) -> GameSession[Any]:
    """A game from there, with its own dealer."""
    return play_on(GameSession(GAME, Options(), 2, dealer("on"), position=GAME.save(world()).decode()), "on", answers)


def test_it_is_played_and_checked_like_any_other() -> None:
    """The record contains the position; every state follows from it, and every draw can be computed."""
    table = gone_on()
    record = read(write(table.record()))
    played = Replay(record)
    assert played.states[0] == world()
    assert played.states[-1] == table.state
    assert played.facts[0] == ()
    assert verify(record).draws == sum(entry.draw > 0 for entry in record.entries) > 0


def test_a_redacted_record_does_not_contain_the_position() -> None:
    """A position contains all hands, so it is hidden; its existence is not."""
    seen = redact(gone_on(6).record(), 0)
    assert seen.position == "?"
    assert read(write(seen)) == seen


def test_it_can_be_replayed_and_resumed() -> None:
    """From a snapshot and from a log."""
    table = gone_on(8)
    again: GameSession[Any] = GameSession(
        GAME, Options(), 2, dealer("on"), deal=False, position=GAME.save(world()).decode()
    )
    again.continue_from(table.state, table.entries(), table.draws)
    again.replay_earlier()
    assert [moment.facts for moment in again.moments] == [moment.facts for moment in table.moments]
    resumed: GameSession[Any] = GameSession(
        GAME, Options(), 2, dealer("on"), deal=False, position=GAME.save(world()).decode()
    )
    resumed.resume(table.entries())
    assert resumed.state == table.state


def changed(old: str, new: str) -> Record:
    record = gone_on(3).record(reveal=True)
    assert old in record.position
    return replace(record, position=record.position.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"hands":[', '"hands":[9,'),
        ('"seats":2', '"seats":3'),
        ('"english":false', '"english":true'),
        ('"catastrophes_left":[1', '"catastrophes_left":[2'),
        ('"quiet"', '"silent"'),
        ('"stack":[', '"stack":[{"type":"Nonsense"},'),
        ("{", "{{"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    """With a reason, wherever it is wrong."""
    with pytest.raises(RecordError, match="impossible_position"):
        Replay(changed(old, new))


def test_one_that_the_rules_never_reach_breaks_nothing() -> None:
    """A procedure may contain anything, for example that seat 7 attacks: the record is damaged, nothing crashes."""
    states = (state for seed in range(20) for state in Replay(finished(f"conflict {seed}")).states)
    state = next(state for state in states if type(state.ask).__name__ == "AddTiles")
    position = re.sub(r'"(attacker|defender)":\d', r'"\1":7', GAME.save(state).decode())
    entry = Entry(state.ask.seats[0], (0,))
    with pytest.raises(RecordError, match="impossible_decision"):
        Replay(Record(game="tigris", rules=1, seats=2, position=position, entries=(entry, entry)))


def test_a_game_that_does_not_check_takes_none() -> None:
    """The kernel's default: a game that accepts positions from outside has to check them."""
    with pytest.raises(ValueError, match="cannot be continued from a position"):
        Toy().check(world(), Options(), 2)  # type: ignore[arg-type]


def test_a_usual_record_is_written_as_before() -> None:
    """Nothing changes for a game that starts at the beginning."""
    assert "\nposition " not in write(finished())
