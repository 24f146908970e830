"""Logs, as JSON for programs or as text for a terminal. They contain no secrets."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

requests = logging.getLogger("plancia.server.requests")
TOO_MANY = 429

# Nobody logs these on purpose, but an error may quote its cause.
SECRETS = re.compile(
    r"plancia_[0-9a-f]+_[\w-]+"  # a token or a link
    r"|\b\d\.[\w-]{8,}\.\d+(?:\.[\w-]{16})?\.\d+\.[\w-]{43}"  # a cookie
    r"|\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}\b"  # a recovery code
    r"|(?<=://)[^\s/@\"]+(?=@)"  # name and password in the address of a database
)
ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
# uvicorn's warnings about clients' mistakes: anybody can cause thousands of them.
NOT_OURS = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
NOISY = ("alembic", "uvicorn", "websockets")  # they repeat our own lines, or are of no use


def discreet(text: str) -> str:
    """Without anything that looks like a secret."""
    return SECRETS.sub("…", text)


def details(record: logging.LogRecord) -> dict[str, Any]:
    """The extra values of a line."""
    return {name: value for name, value in vars(record).items() if name not in ORDINARY}


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message and extra values."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **details(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return discreet(msgspec.json.encode(line, enc_hook=str).decode())


class Plain(logging.Formatter):
    """For a terminal: time, level above INFO, message and extra values."""

    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        given = " ".join(f"{name}={value}" for name, value in details(record).items())
        line = f"{level}{record.getMessage()} {given}".rstrip()
        text = f"{datetime.fromtimestamp(record.created):%H:%M:%S} {printable(line)}"
        return discreet(f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text)


def printable(line: str) -> str:
    """Escape control characters, which could move the cursor in a terminal."""
    return "".join(c if c.isprintable() else "�" for c in line)


def is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in NOT_OURS


def begin(file: Path | None = None) -> None:
    """Send all logs to the file or to standard error, as text if that is a terminal."""
    handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler()
    if file is None and sys.stderr.isatty():
        handler.setFormatter(Plain())
        handler.addFilter(lambda record: record.name != requests.name or record.levelno > logging.INFO)
    else:
        handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)


class Requests:
    """Log each request, with its route instead of its address, which may contain the id of a private table."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template", "unknown"))
        if route.startswith("/-/") and status < 400:
            return  # monitoring asks every few seconds
        if status == TOO_MANY:
            return  # rejected requests must not fill the disk
        given: dict[str, Any] = {"method": scope.get("method", "SOCKET"), "route": route, "seconds": round(seconds, 4)}
        if status:
            given["status"] = status
        requests.log(logging.WARNING if status >= 500 else logging.INFO, "request", extra=given)
