"""Tokens: long random words, one half to find them by and one half to prove them by; only the latter is secret."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_hex, token_urlsafe

from plancia.server.storage import TokenRow

PREFIX = "plancia"  # so that one that was published by mistake can be searched for
LONGEST = 200


def new_token() -> tuple[str, str, str]:
    """The token itself, its id and the hash of its secret."""
    token, secret = token_hex(8), token_urlsafe(32)
    return f"{PREFIX}_{token}_{secret}", token, _hash(secret)


def token_id(text: str) -> str | None:
    """Which one it claims to be; None if it cannot be one."""
    parts = text.split("_", 2)
    if len(text) > LONGEST or not text.isascii() or len(parts) != 3 or parts[0] != PREFIX:
        return None
    return parts[1]


def proves(text: str, row: TokenRow | None) -> bool:
    """Whether it is that token; takes as long if there is none."""
    secret = text.split("_", 2)[-1]
    return hmac.compare_digest(_hash(secret), row.hash if row else _hash("")) and row is not None


def _hash(secret: str) -> str:
    """A quick hash is enough for 256 random bits."""
    return sha256(b"plancia token " + secret.encode()).hexdigest()
