"""When commands are rejected because the server has too many."""

from __future__ import annotations

from plancia.server.admission import BEHIND, LATE, MOST, Commands


def in_progress(count: int) -> Commands:
    """Of this many people, begun at zero."""
    commands = Commands()
    for number in range(count):
        commands.begin(0.0, f"person {number}")
    return commands


def test_there_is_a_limit_to_the_commands_at_once() -> None:
    """One more is accepted when one has ended."""
    commands = in_progress(MOST - 1)
    assert not commands.too_many(0.0)
    ticket = commands.begin(0.0, "one more")
    assert commands.too_many(0.0)
    commands.end(ticket)
    assert not commands.too_many(0.0)
    assert len(commands) == MOST - 1


def test_a_server_that_has_fallen_behind_takes_fewer() -> None:
    """When several commands have waited for long, a new one would wait as long."""
    commands = in_progress(BEHIND)
    assert not commands.too_many(LATE)
    assert commands.too_many(LATE + 0.01)


def test_a_few_commands_that_hang_stop_nobody() -> None:
    """They may wait for a lock or for a slow table."""
    commands = in_progress(BEHIND - 1)
    for number in range(BEHIND):
        commands.begin(1000.0, f"quick {number}")
    assert not commands.too_many(1000.0 + LATE / 2)


def test_one_person_with_many_slow_commands_stops_nobody() -> None:
    """They wait for each other, and everybody else is served."""
    commands = Commands()
    for _ in range(MOST - 1):
        commands.begin(0.0, "eve")
    assert not commands.too_many(1000.0)
