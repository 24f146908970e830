"""Webhooks: a message in the form that Discord, Slack and programs like them accept."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

DISCORD = ("discord.com", "discordapp.com")
SLACK = ("slack.com",)
NOBODY: dict[str, list[str]] = {"parse": []}  # names such as @everyone in a message notify nobody


def body(url: str, text: str) -> bytes:
    """The request for this address. Unknown services get both forms, and take the field they know."""
    host = urlsplit(url).hostname or ""
    discord: dict[str, Any] = {"content": text, "allowed_mentions": NOBODY}
    slack = {"text": escaped(text)}
    if _belongs(host, DISCORD):
        return msgspec.json.encode(discord)
    if _belongs(host, SLACK):
        return msgspec.json.encode(slack)
    return msgspec.json.encode(discord | slack)


def _belongs(host: str, domains: tuple[str, ...]) -> bool:
    return any(host == domain or host.endswith(f".{domain}") for domain in domains)


def escaped(text: str) -> str:
    """In Slack, angle brackets mention people and channels."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
