"""Cookies: who somebody is, signed by the server, so that nothing has to be stored for a visit."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from secrets import token_bytes

from msgspec import Struct

KEY_BYTES = 32
VERSION = "1"
DAY = 24 * 60 * 60 * 1000
LIFETIME = 180 * DAY
LONGEST = 200  # characters; ours are shorter


class Visitor(Struct, frozen=True):
    """What a cookie says."""

    user: str
    epoch: int  # of the user when it was signed; a later one makes it void


def new_key() -> bytes:
    return token_bytes(KEY_BYTES)


def sign(key: bytes, visitor: Visitor, now: int) -> str:
    """The value of a cookie, good for half a year."""
    said = f"{VERSION}.{visitor.user}.{visitor.epoch}.{now + LIFETIME}"
    return f"{said}.{_signature(key, said)}"


def visitor(key: bytes, cookie: str, now: int) -> Visitor | None:
    """Who is there; None if the cookie is not ours, was changed or is too old."""
    if len(cookie) > LONGEST or not cookie.isascii():
        return None
    said, _, signature = cookie.rpartition(".")
    if not hmac.compare_digest(signature, _signature(key, said)):
        return None
    version, user, epoch, expires = said.split(".")  # we have signed it, so it has this form
    if version != VERSION or int(expires) <= now:
        return None
    return Visitor(user, int(epoch))


def _signature(key: bytes, said: str) -> str:
    digest = hmac.digest(key, b"plancia cookie " + said.encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
