"""Passphrases: Argon2id, which is slow on purpose and therefore never on the event loop."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from plancia.server.processes import Busy

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 2  # each takes 64 MiB for a moment
MOST = 16  # running or waiting: about two seconds of work
MOST_OF_ONE = 2  # of one address
NICE = 10  # each takes four threads for a moment, and every process of a server may be hashing


def give_way() -> None:
    """People who play come first. Only on Linux a thread has a priority of its own, and so do those that it starts."""
    if sys.platform == "linux":
        os.nice(NICE)


class Passphrases:
    """Hashes and compares passphrases, a few at a time. The queue is short: if it is full, `Busy` is raised."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
        self._threads = ThreadPoolExecutor(AT_ONCE, "plancia-passphrase", give_way)
        self._of_nobody: str | None = None
        self._asked: Counter[str] = Counter()  # by address: what is running or waiting

    async def hashed(self, passphrase: str, address: str = "") -> str:
        return await self._apart(address, self._hasher.hash, passphrase)

    async def matches(self, stored: str | None, passphrase: str, address: str = "") -> bool:
        """Takes the same time if there is no such account, so that the timing does not reveal names."""
        if stored is None:
            self._of_nobody = self._of_nobody or await self.hashed("nobody has this passphrase", address)
        matches = await self._apart(address, self._verify, stored or self._of_nobody or "", passphrase)
        return matches and stored is not None

    @property
    def waiting(self) -> int:
        """How many are running or waiting."""
        return self._asked.total()

    def outdated(self, stored: str) -> bool:
        """Whether the hash uses weaker parameters than ours."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown()

    def _verify(self, stored: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(stored, passphrase)
        except VerifyMismatchError:
            return False

    async def _apart(self, address: str, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        if self._asked.total() >= MOST or self._asked[address] >= MOST_OF_ONE:
            raise Busy
        self._asked[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        finally:
            self._asked[address] -= 1
            self._asked += Counter()  # drops addresses without requests
