"""Host and origin checks, and the headers that tell browsers what our pages may do."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import unquote, urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from plancia.server.http.settings import Settings

Headers = list[tuple[bytes, bytes]]

NUL = "\0"  # PostgreSQL would raise an error
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(self), microphone=(), geolocation=()"),
)


def same_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """A browser sends the origin of a page, which must be ours. Other programs send none."""
    host, origin = headers.get("host", ""), headers.get("origin")
    if not settings.answers_to(host):
        return False  # a foreign domain that points to this machine
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if public := settings.public_at(host):
        return origin.casefold() == public  # a page loaded over plain http may have been changed
    try:
        return urlsplit(origin).netloc.casefold() == host.casefold()
    except ValueError:  # no address at all
        return False


class Guard:
    """Rejects requests from foreign pages, and restricts what our own pages may do."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if scope["method"] in SAFE:
            allowed = self.settings.answers_to(headers.get("host", ""))
        else:
            allowed = same_origin(self.settings, headers)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS, *_not_kept(message)]
            await send(message)

        if not allowed:
            await _refuse(with_headers, 403, b'{"code":"wrong_origin"}')
        elif NUL in unquote(scope["path"]) or NUL in unquote(scope["query_string"].decode("latin-1")):
            await _refuse(with_headers, 400, b'{"code":"malformed"}')
        else:
            await self.app(scope, receive, with_headers)


def _not_kept(message: HTTPResponseStartEvent) -> Headers:
    """Personal responses must not be cached, unless the response itself says how long."""
    named = any(name.lower() == b"cache-control" for name, _ in message["headers"])
    return [] if named else [(b"cache-control", b"no-store")]


async def _refuse(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
