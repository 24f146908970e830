"""Passphrases: Argon2id, which is slow on purpose and therefore never on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 2  # each takes 64 MiB for a moment


class Passphrases:
    """Hashes and compares, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="plancia-passphrase")
        self._of_nobody: str | None = None

    async def hashed(self, passphrase: str) -> str:
        return await self._apart(self._hasher.hash, passphrase)

    async def matches(self, stored: str | None, passphrase: str) -> bool:
        """Takes as long when there is no such account: names cannot be found out by the clock."""
        if stored is None:
            self._of_nobody = self._of_nobody or await self.hashed("nobody has this passphrase")
        return await self._apart(self._verify, stored or self._of_nobody or "", passphrase) and stored is not None

    def outdated(self, stored: str) -> bool:
        """Whether we hash with more effort today."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown()

    def _verify(self, stored: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(stored, passphrase)
        except VerifyMismatchError:
            return False

    async def _apart(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
