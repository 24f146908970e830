"""HTTP and WebSocket. The rest of the server does not depend on it."""

from plancia.server.http.app import build
from plancia.server.http.services import Services
from plancia.server.http.settings import Settings

__all__ = ["Services", "Settings", "build"]
