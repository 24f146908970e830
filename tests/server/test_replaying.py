"""Replays: every step for every viewer, and forks that contain only what a seat could know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from plancia.engine import CHANCE, Game, Seat
from plancia.games.tigris import GAME, Options
from plancia.records import Record, RecordError, Replay, write
from plancia.server import replaying
from plancia.server.replaying import imagined, opened, steps
from tests.records.games import finished, half_sealed, left, new_session, play_on
from tests.server.support import code


def views(seen: list[replaying.Seen], seat: Seat | None) -> list[dict[str, Any]]:
    """The views of a seat, assembled as a client does it."""
    public: dict[str, Any] = {}
    found = []
    for one in seen:
        public = public | one.step.view
        found.append(public if seat is None else public | one.step.seats[str(seat)])
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_views_of_every_seat_can_be_assembled(seats: int) -> None:
    """From changes and differences, exactly the views of the game."""
    played = Replay(finished("watched", seats))
    seen = steps(played, range(seats))
    for seat in (None, *range(seats)):
        true = [msgspec.to_builtins(GAME.view(one.state, seat)) for one in seen]
        assert views(seen, seat) == true


def test_a_step_is_a_moment_when_somebody_decides() -> None:
    """Draws are no steps; all facts occur once, in order; the last step is the end."""
    played = Replay(finished())
    seen = steps(played, (0, 1))
    assert all(GAME.to_move(one.state)[:1] != (CHANCE,) for one in seen)
    assert [fact for one in seen for fact in one.step.facts] == [fact for facts in played.facts for fact in facts]
    assert GAME.to_move(seen[-1].state) == ()
    assert seen[0].step.by is None
    assert {one.step.by for one in seen[1:]} == {0, 1}


def test_a_viewer_gets_nothing_of_other_seats() -> None:
    """Neither fields nor facts."""
    seen = steps(Replay(left(answers=30)), (0,))
    assert all(set(one.step.seats) == {"0"} for one in seen)
    assert all(fact.heard_by(0) for one in seen for fact in one.step.facts)
    assert all(one.step.view.get("hand") is None for one in seen)


def test_a_sealed_answer_is_no_step_for_the_others() -> None:
    """The number of steps does not reveal that somebody has answered."""
    table = half_sealed()
    speaker = table.moments[-1].entry.seat
    after, before = table.record(), msgspec.structs.replace(table.record(), entries=table.entries()[:-1])
    for seat in {0, 1, 2} - {speaker}:
        encoded = [msgspec.json.encode([one.step for one in steps(Replay(r), (seat,))]) for r in (before, after)]
        assert encoded[0] == encoded[1]


def from_state(state: Any) -> Replay:
    """A game that continues from there."""
    position = GAME.save(state).decode()
    return Replay(Record(game="tigris", rules=1, seats=2, position=position))


@pytest.mark.parametrize("answers", [6, 20, 45, 70])
def test_a_fork_is_made_from_the_view_alone(answers: int) -> None:
    """Two worlds that look the same to the seat give the same bytes, so they contain no secrets."""
    state = play_on(new_session("fork"), "fork", answers).state
    view = GAME.view(state, 0)
    other = GAME.imagine(view, Random("other").randrange)
    assert other != state
    worlds = [imagined(from_state(s), (0,), 0, 0, Random("same").randrange) for s in (state, other)]
    assert worlds[0] == worlds[1]
    assert GAME.view(GAME.load(worlds[0].encode()), 0) == view


def test_a_fork_deals_again_what_the_seat_could_not_know() -> None:
    """Other hands differ from deal to deal; the seat's own is kept."""
    played = Replay(finished())
    hands = set()
    for seed in range(12):
        world = GAME.load(imagined(played, (0, 1), 10, 0, Random(seed).randrange).encode())
        assert world.hand(0) == steps(played, (0, 1))[10].state.hand(0)
        hands.add(world.hand(1))
    assert len(hands) > 1


def test_some_moments_cannot_be_forked() -> None:
    """The end, and unknown steps."""
    played = Replay(finished())
    last = len(steps(played, (0, 1))) - 1
    randbelow = Random(1).randrange
    assert code(lambda: imagined(played, (0, 1), last, 0, randbelow)) == "game_was_over"
    assert code(lambda: imagined(played, (0, 1), last + 1, 0, randbelow)) == "no_such_step"
    assert code(lambda: imagined(played, (0, 1), -1, 0, randbelow)) == "no_such_step"


def test_a_game_without_positions_is_not_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reports an error instead of creating a table that could not be replayed."""
    monkeypatch.setattr(type(GAME), "check", Game.check)
    assert code(lambda: imagined(Replay(finished()), (0,), 3, 0, Random(1).randrange)) == "cannot_go_on"


def test_the_size_of_records_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that is too long is rejected before it is replayed."""
    text = write(finished())
    assert opened(text) == finished()
    monkeypatch.setattr(replaying, "MOST_DECISIONS", 10)
    with pytest.raises(RecordError, match="too_many_decisions: most=10"):
        opened(text)
    monkeypatch.setattr(replaying, "MOST_CHARACTERS", 100)
    with pytest.raises(RecordError, match="too_many_characters: most=100"):
        opened(text)


def test_options_are_kept_by_the_fork() -> None:
    """A variant continues as it is."""
    played = Replay(finished("open", 2, open_tiles=True))
    world = GAME.load(imagined(played, (0, 1), 5, 1, Random(1).randrange).encode())
    assert world.options == Options(open_tiles=True)
