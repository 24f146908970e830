"""The web app: its files, drawings of the games, QR codes, and the one page for every address that is not a file."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from plancia import games
from plancia.server import lan
from plancia.server.http.services import Here
from plancia.server.http.settings import Settings, host_name, is_loopback, is_private

AnyRequest = Request[Any, Any, Any]
STATIC = Path(__file__).parent.parent / "static"
HASHED = "assets/"  # names that change with their content: a browser may keep them for good
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml")
NOT_BUILT = "<!doctype html><title>plancia</title><p>The web app is not built yet: run <code>make web</code>."


class File:
    """A file in memory: its bytes, a compressed copy if that is smaller, and an ETag."""

    def __init__(self, content: bytes, media_type: str) -> None:
        self.content = content
        self.media_type = media_type
        self.tag = f'"{sha256(content).hexdigest()[:20]}"'
        self.packed = gzip.compress(content, 6) if media_type.startswith(TEXT) and len(content) > 1000 else None

    def answer(self, request: AnyRequest, keep: str = ASK_AGAIN) -> Response[bytes]:
        headers = {"cache-control": keep, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


@cache
def _file(path: str, changed: int) -> File:
    kind = "text/plain" if path.endswith(".ftl") else mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    charset = "; charset=utf-8" if kind.startswith(TEXT) else ""
    return File((STATIC / path).read_bytes(), kind + charset)


def find(path: str) -> File | None:
    """A file of the web app, read once; None if it does not exist or is outside the folder."""
    file = (STATIC / path).resolve()
    try:
        if not path or not file.is_relative_to(STATIC.resolve()) or not file.is_file():
            return None
    except OSError:  # a name that no file can have
        return None
    return _file(file.relative_to(STATIC.resolve()).as_posix(), file.stat().st_mtime_ns)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the page of the app for all other addresses."""
    name = path.lstrip("/")
    if file := find(name):
        return file.answer(request, FOR_GOOD if name.startswith(HASHED) else ASK_AGAIN)
    if name.startswith(("api/", "-/", HASHED, "art/", "qr/")):
        raise NotFoundException
    index = find("index.html") or File(NOT_BUILT.encode(), "text/html; charset=utf-8")
    return index.answer(request)


@cache
def _drawing(svg: str) -> File:
    return File(svg.encode(), "image/svg+xml; charset=utf-8")


@get("/art/{name:str}/{drawing:str}", include_in_schema=False)
async def art(name: FromPath[str], drawing: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A drawing from a game; its colours are those of the page that shows it."""
    svg = games.game(name).art(drawing.removesuffix(".svg")) if name in games.NAMES else ""
    if not svg:
        raise NotFoundException
    return _drawing(svg).answer(request)


class Address(Struct, frozen=True, kw_only=True):
    """The address of this server, and who can open it."""

    origin: str  # links and QR codes begin with it
    reach: Literal["device", "network", "public"]  # only this machine, everybody in its network, or everybody


async def address(request: AnyRequest, settings: Settings) -> Address:
    """The address the client uses, unless only this machine can open it and there is a better one."""
    host = request.url.netloc
    if public := settings.public_at(host) or next(iter(settings.public), ""):
        return Address(origin=public, reach=_reach(urlsplit(public).hostname or ""))
    if is_loopback(host_name(host)) and not is_loopback(settings.host):
        found = await asyncio.to_thread(lan.addresses)
        host = f"{found[0]}:{request.url.port}" if found else host
    return Address(origin=f"{request.url.scheme}://{host}", reach=_reach(host_name(host)))


def _reach(name: str) -> Literal["device", "network", "public"]:
    return "device" if is_loopback(name) else "network" if is_private(name) else "public"


@get("/api/origin", tags=["operations"])
async def where(request: AnyRequest, services: Here) -> Address:
    """The address for links and QR codes, and whether others can open it."""
    return await address(request, services.settings)


@get("/qr/{code:str}", include_in_schema=False)
async def qr(code: FromPath[str], request: AnyRequest, services: Here) -> Response[bytes]:
    """A QR code with the address of a table. It never contains anything else."""
    name = code.removesuffix(".svg").upper()
    if not name.isascii() or not name.isalnum() or len(name) > 12:
        raise NotFoundException
    picture = BytesIO()
    link = f"{(await address(request, services.settings)).origin}/j/{name}"
    segno.make(link, error="m").save(picture, kind="svg", scale=4, border=1, dark="#2A1C12", svgns=True)
    return File(picture.getvalue(), "image/svg+xml; charset=utf-8").answer(request)


ROUTES = Router("/", route_handlers=[page, art, qr, where])
