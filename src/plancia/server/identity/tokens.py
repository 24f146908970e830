"""Tokens: random strings with a public half, the id, and a secret half."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_hex, token_urlsafe

from plancia.server.storage import TokenRow

PREFIX = "plancia"  # so that leaked tokens can be found by a search
LONGEST = 200


def new_token() -> tuple[str, str, str]:
    """The token itself, its id and the hash of its secret."""
    token, secret = token_hex(8), token_urlsafe(32)
    return f"{PREFIX}_{token}_{secret}", token, _hash(secret)


def token_id(text: str) -> str | None:
    """The id and the secret in a token; None if the text cannot be a token."""
    parts = text.split("_", 2)
    if len(text) > LONGEST or not text.isascii() or len(parts) != 3 or parts[0] != PREFIX:
        return None
    return parts[1]


def proves(text: str, row: TokenRow | None) -> bool:
    """Whether the secret is right; takes the same time if there is no such token."""
    secret = text.split("_", 2)[-1]
    return hmac.compare_digest(_hash(secret), row.hash if row else _hash("")) and row is not None


def _hash(secret: str) -> str:
    """A fast hash is enough for 256 random bits."""
    return sha256(b"plancia token " + secret.encode()).hexdigest()
