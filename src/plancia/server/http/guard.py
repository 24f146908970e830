"""Who may talk to us: names we answer to, pages that are ours, and what browsers may do with what we send."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from plancia.server.http.services import Settings

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
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def host_name(host: str) -> str:
    """Without the port."""
    return host.rsplit(":", 1)[0] if not host.endswith("]") and ":" in host else host


def same_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """A browser says where a page comes from: it must be ours. Programs that are not browsers say nothing."""
    host, origin = headers.get("host", ""), headers.get("origin")
    if host_name(host).casefold() not in settings.hosts:
        return False  # somebody's domain that points to this machine
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc.casefold() == host.casefold()


class Guard:
    """Refuses what comes from foreign pages, and tells browsers what our own may do."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if scope["method"] in SAFE:
            allowed = host_name(headers.get("host", "")).casefold() in self.settings.hosts
        else:
            allowed = same_origin(self.settings, headers)
        if not allowed:
            await _refuse(send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers)


async def _refuse(send: Send) -> None:
    body = b'{"code":"wrong_origin"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
