"""A killed server loses nothing it has acknowledged."""

from __future__ import annotations

import pytest

from tests.server.storage.crash import crash_again_and_again


@pytest.mark.parametrize("times", [8, pytest.param(40, marks=pytest.mark.soak)])
def test_no_acknowledged_row_is_lost_when_the_server_is_killed(where: str, times: int) -> None:
    """After so many kills at random moments every journal is complete, without duplicates or gaps."""
    crash_again_and_again(where, times, seed=20261115)
