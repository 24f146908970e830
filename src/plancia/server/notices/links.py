"""Signed links in e-mails. They work without logging in, and for one purpose only."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal

Purpose = Literal["confirm", "unsubscribe"]
DAY = 24 * 60 * 60 * 1000
CONFIRM_WITHIN = 3 * DAY
LONGEST = 200  # characters


def signed(key: bytes, purpose: Purpose, user: str, email: str, expires: int = 0) -> str:
    """A token for this person and address; 0: it does not expire."""
    content = f"{user}.{expires}"
    return f"{content}.{_signature(key, purpose, content, email)}"


def user_in(token: str) -> str:
    """The person it claims to be for; check it afterwards with `is_valid`."""
    return token.partition(".")[0]


def is_valid(key: bytes, purpose: Purpose, token: str, email: str, now: int) -> bool:
    """Whether we have signed it for that address, and it has not expired."""
    if len(token) > LONGEST or not token.isascii():
        return False
    content, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature, _signature(key, purpose, content, email)):
        return False
    expires = int(content.partition(".")[2])  # we have signed it, so it is a number
    return not expires or now < expires


def _signature(key: bytes, purpose: Purpose, content: str, email: str) -> str:
    digest = hmac.digest(key, f"plancia {purpose} {content} {email}".encode(), sha256)
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
