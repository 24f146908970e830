"""Signed cookies that identify a user, so that only logouts have to be stored."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from secrets import token_bytes, token_hex

from msgspec import Struct

from plancia.server.storage import User

KEY_BYTES = 32
VERSION = "2"
OLD_VERSION = "1"  # without a session: its signature is used instead
SESSION = 16  # characters
DAY = 24 * 60 * 60 * 1000
LIFETIME = 180 * DAY
RENEWED_AFTER = DAY  # not at every request
LONGEST = 200  # characters; ours are shorter


class Visitor(Struct, frozen=True):
    """The content of a cookie."""

    user: str
    epoch: int  # of the user when it was signed; a later one makes it void
    session: str  # from signing in until logging out, on one device
    expires: int = 0


class Visit(Struct, frozen=True):
    """The user of a cookie, and a renewed cookie if it is time for one."""

    user: User
    session: str
    renewed: str = ""


def new_key() -> bytes:
    return token_bytes(KEY_BYTES)


def new_session() -> str:
    return token_hex(SESSION // 2)


def sign(key: bytes, visitor: Visitor, now: int) -> str:
    """The value of a cookie, valid for half a year."""
    content = f"{VERSION}.{visitor.user}.{visitor.epoch}.{visitor.session}.{now + LIFETIME}"
    return f"{content}.{_signature(key, content)}"


def visitor(key: bytes, cookie: str, now: int) -> Visitor | None:
    """The content of the cookie; None if it is not ours, was changed or has expired."""
    if len(cookie) > LONGEST or not cookie.isascii():
        return None
    content, _, signature = cookie.rpartition(".")
    if not hmac.compare_digest(signature, _signature(key, content)):
        return None
    version, user, epoch, *session, expires = content.split(".")  # we have signed it, so it has this form
    if version not in (VERSION, OLD_VERSION) or int(expires) <= now:
        return None
    return Visitor(user, int(epoch), session[0] if session else signature[:SESSION], int(expires))


def is_due(visitor: Visitor, now: int) -> bool:
    """Whether the cookie should be renewed today."""
    return visitor.expires <= now + LIFETIME - RENEWED_AFTER


def _signature(key: bytes, content: str) -> str:
    digest = hmac.digest(key, b"plancia cookie " + content.encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
