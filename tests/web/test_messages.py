"""The web app names the messages there are, and there is none that it does not name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from plancia.locale import LANGUAGES
from tests.locale.ftl import FOLDER, entries

SOURCES = Path(__file__).parents[2] / "web" / "src"
TEXT = "\n".join(
    file.read_text("utf-8")
    for file in sorted(SOURCES.rglob("*"))
    if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")
)
WHOLE = set(re.findall(r"['\"`](web-[a-z0-9-]*[a-z0-9])['\"`]", TEXT))
BEGUN = {start for start in re.findall(r"`(web-[a-z0-9-]*)\$\{", TEXT) if start != "web-"}
# Put together from more than an ending: `web-${kind}-…`, `web-${game}-doing-…`, `web-${key of a prompt}`.
COMPOSED = (
    *("web-revolt-", "web-war-", "web-attacker", "web-defender"),
    *("web-tigris-doing-", "web-rex-doing-", "web-tigris-ask-", "web-warlords-ask-"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_app_says_what_there_is(lang: str) -> None:
    there = {key for key in entries(lang) if key.startswith("web-")}
    assert WHOLE - there == set()
    assert {key for key in there - WHOLE if not key.startswith((*BEGUN, *COMPOSED))} == set()


def test_all_languages_say_the_same() -> None:
    said = [{key for key in entries(lang) if key.startswith("web-")} for lang in LANGUAGES]
    assert said[0] == said[1] == said[2]


def test_what_guests_are_called_is_known_in_every_language() -> None:
    """A name that was given in one language is said in another: the app knows what each of them calls a guest."""
    known = re.search(r"GUEST = /\^\(\?:([\w|]+)\)", TEXT)
    assert known is not None
    files = [(FOLDER / lang / "web.ftl").read_text("utf-8") for lang in LANGUAGES]
    said = {word for text in files for word in re.findall(r"^web-guest-name = (\w+) ", text, re.MULTILINE)}
    assert said == set(known[1].split("|"))
