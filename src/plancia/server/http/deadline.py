"""A deadline for every request: if there is no response by then, the client gets an error."""

from __future__ import annotations

import asyncio

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

DEADLINE = 30.0  # seconds until the answer has to begin; the deadline of the database is shorter
WAIT = 5  # seconds until a rejected client may try again


class Deadline:
    """Answers 503 if a request takes too long. A response that has begun may continue: some are long."""

    def __init__(self, app: ASGIApp, seconds: float = DEADLINE) -> None:
        self.app = app
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self.seconds) as deadline:

                async def noting(message: Message) -> None:
                    deadline.reschedule(None)
                    await send(message)

                await self.app(scope, receive, noting)
        except TimeoutError:
            await _turn_away(send)


async def _turn_away(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", str(WAIT).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    body = b'{"code":"busy","wait":%d}' % WAIT
    await send({"type": "http.response.body", "body": body, "more_body": False})
