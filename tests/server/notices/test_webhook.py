"""The messages that webhooks get."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from plancia.server.notices.webhook import body

TEXT = "<@everyone> & friends"
NOBODY: dict[str, list[str]] = {"parse": []}
ESCAPED = "&lt;@everyone&gt; &amp; friends"


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("https://discord.com/api/webhooks/1/secret", {"content": TEXT, "allowed_mentions": NOBODY}),
        ("https://canary.discord.com/api/webhooks/1/secret", {"content": TEXT, "allowed_mentions": NOBODY}),
        ("https://hooks.slack.com/services/T/B/secret", {"text": ESCAPED}),
        ("https://chat.example.org/hook", {"content": TEXT, "allowed_mentions": NOBODY, "text": ESCAPED}),
        ("https://notdiscord.com/hook", {"content": TEXT, "allowed_mentions": NOBODY, "text": ESCAPED}),
        ("https://slack.com.example.org/hook", {"content": TEXT, "allowed_mentions": NOBODY, "text": ESCAPED}),
    ],
)
def test_each_service_gets_the_fields_it_knows(url: str, message: dict[str, Any]) -> None:
    """And nobody is called by a name in them: Discord is told so, and Slack gets no angle brackets."""
    assert msgspec.json.decode(body(url, TEXT)) == message
