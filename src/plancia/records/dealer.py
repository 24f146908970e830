"""A dealer that can be checked afterwards.

Before the first draw the hash of a secret is published: the seal. Each seat adds entropy of its own, so that whoever
holds the secret cannot choose what will be drawn. Draw number n is HMAC-SHA256(secret + entropies, n), mapped to the
lots by rejection sampling. When the game is over the secret is shown, and anybody can derive every draw again. Numbers
never go back: a draw that was undone is spent.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from hashlib import sha256
from secrets import token_bytes

from msgspec import Struct

from plancia.engine import RandBelow

SECRET_BYTES = 32
MOST_ENTROPY_BYTES = 64


class Dealer(Struct, frozen=True):
    """Draws by number; the same number always draws the same."""

    secret: bytes
    entropies: tuple[bytes, ...] = ()  # by seat

    @property
    def seal(self) -> str:
        """What is published before the first draw."""
        return seal(self.secret)

    def draw(self, number: int) -> RandBelow:
        """The source of chance for draw number `number`: as many integers as the draw needs."""
        words = self._words(number)

        def randbelow(n: int) -> int:
            assert 0 < n <= 1 << 64, "a word of 64 bits cannot tell more lots apart"
            usable = (1 << 64) - (1 << 64) % n  # above it some lots would come up more often than others
            return next(word for word in words if word < usable) % n

        return randbelow

    def _words(self, number: int) -> Iterator[int]:
        """An endless sequence of 64-bit integers."""
        key = self.secret + b"".join(sha256(entropy).digest() for entropy in self.entropies)
        block = 0
        while True:
            digest = hmac.digest(key, number.to_bytes(8, "big") + block.to_bytes(8, "big"), "sha256")
            yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, len(digest), 8))
            block += 1


def seal(secret: bytes) -> str:
    """The hash that binds the dealer to a secret without showing it."""
    return sha256(b"plancia seal " + secret).hexdigest()


def new_dealer(entropies: tuple[bytes, ...] = ()) -> Dealer:
    """A dealer with a fresh secret."""
    return Dealer(token_bytes(SECRET_BYTES), entropies)


def dealer_from_seed(seed: str) -> Dealer:
    """A dealer that can be had again: for simulations and bug reports, where nobody has to be convinced."""
    return Dealer(sha256(b"plancia seed " + seed.encode()).digest())
