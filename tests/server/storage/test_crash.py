"""A killed server loses nothing it has acknowledged."""

from __future__ import annotations

from tests.server.storage.crash import crash_again_and_again


def test_no_acknowledged_row_is_lost_when_the_server_is_killed(where: str) -> None:
    """After twenty kills at random moments every journal is complete, without duplicates or gaps."""
    crash_again_and_again(where, times=20, seed=20261115)
