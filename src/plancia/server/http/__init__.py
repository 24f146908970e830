"""HTTP and WebSocket. Nothing behind it knows of the web."""

from plancia.server.http.app import build
from plancia.server.http.services import Services
from plancia.server.http.settings import Settings

__all__ = ["Services", "Settings", "build"]
