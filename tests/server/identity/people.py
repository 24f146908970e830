"""Shared by the tests of identity: a clock that tests move, and fast hashes."""

from __future__ import annotations

from argon2 import PasswordHasher

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSPHRASE = "three rivers, two kings"


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now
