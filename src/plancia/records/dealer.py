"""A dealer whose draws can be verified afterwards.

The hash of a secret, the seal, is published before the first draw. Each seat adds its own entropy, so that the owner of
the secret cannot choose the draws. Draw number n is HMAC-SHA256(secret + entropies, n), mapped to the lots by rejection
sampling. When the game is over the secret is published, and everybody can compute all draws again. Numbers are never
reused: the number of a draw that was undone is spent.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from secrets import token_bytes

from msgspec import Struct

from plancia.engine import RandBelow

SECRET_BYTES = 32
MOST_ENTROPY_BYTES = 64


class Dealer(Struct, frozen=True):
    """Draws by number; the same number always gives the same draw."""

    secret: bytes
    entropies: tuple[bytes, ...] = ()  # by seat

    @property
    def seal(self) -> str:
        """The hash that is published before the first draw."""
        return seal(self.secret)

    def draw(self, number: int) -> RandBelow:
        """The random numbers for draw number `number`: as many integers as the draw needs."""
        words = self._words(number)

        def randbelow(n: int) -> int:
            assert 0 < n <= 1 << 64, "a word of 64 bits has only 2**64 values"
            usable = (1 << 64) - (1 << 64) % n  # above it some lots would come up more often than others
            return next(word for word in words if word < usable) % n

        return randbelow

    def block(self, number: int, block: int) -> bytes:
        """Four words of that draw, big-endian."""
        key = self.secret + b"".join(sha256(entropy).digest() for entropy in self.entropies)
        return hmac.digest(key, number.to_bytes(8, "big") + block.to_bytes(8, "big"), "sha256")

    def _words(self, number: int) -> Iterator[int]:
        """An endless sequence of 64-bit integers."""
        for block in count():
            digest = self.block(number, block)
            yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, len(digest), 8))


def seal(secret: bytes) -> str:
    """The hash that commits the dealer to a secret without showing it."""
    return sha256(b"plancia seal " + secret).hexdigest()


def new_dealer(entropies: tuple[bytes, ...] = ()) -> Dealer:
    """A dealer with a new secret."""
    return Dealer(token_bytes(SECRET_BYTES), entropies)


def dealer_from_seed(seed: str) -> Dealer:
    """A reproducible dealer, for simulations and bug reports, where no proof of fairness is needed."""
    return Dealer(sha256(b"plancia seed " + seed.encode()).digest())
