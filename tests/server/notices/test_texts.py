"""The words of notices, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from plancia.locale import LANGUAGES, messages
from plancia.server.notices import texts
from plancia.server.notices.mail import Mailbox, message
from plancia.server.storage import SeatRow, TableRow
from plancia.server.storage.reachable import EVENTS
from tests.locale.ftl import entries

TABLE = TableRow(
    id="t1",
    code="ABC",
    game="rex",
    rules=1,
    status="playing",
    public=False,
    host=None,
    created=0,
    updated=0,
    length=0,
    header=b"{}",
    topic="ChooseWar",
    seats=(
        SeatRow(0, "u0", "Ann", "person"),
        SeatRow(1, "u1", "Ben", "person"),
        SeatRow(2, "u2", "", "person"),
        SeatRow(3, None, "expert", "bot"),
        SeatRow(4, "u4", "Cat", "person"),
    ),
)


def test_every_message_is_used() -> None:
    source = Path(texts.__file__).read_text("utf-8")
    used = {*re.findall(r'"(notice-[a-z-]+)"', source), *(f"notice-{event}" for event in (*EVENTS, "round"))}
    assert used == {key for key in entries("en") if key.startswith("notice-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_notice_names_the_game_the_other_people_and_a_link(lang: str) -> None:
    m = messages(lang)
    for event in ("turn", "time", "over", "round"):
        words = texts.about_table(m, event, TABLE, "u0", "https://play.example.org")
        assert m.say("rex-title") in words.title
        assert ("Ben" in words.text, "Cat" in words.text, "Ann" in words.text) == (True, True, False)
        assert words.link == "https://play.example.org/t/t1"
        assert "ChooseWar" not in words.line


def test_a_table_with_a_name_is_called_by_it() -> None:
    named = replace(TABLE, name="Friday night")
    assert texts.about_table(messages("en"), "turn", named, "u0", "").text == "At “Friday night” with Ben and Cat."
    assert texts.invitation(messages("en"), named, "Ben", "").text == "Friday night"
    alone = replace(named, seats=TABLE.seats[:1])
    assert texts.about_table(messages("en"), "turn", alone, "u0", "").text == "Friday night"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_e_mail_survives_every_alphabet(lang: str) -> None:
    words = texts.friend_request(messages(lang), "Žofie 日本", "https://play.example.org")
    letter = texts.letter(messages(lang), words, "ann@example.org", "https://x/u", "https://x/s")
    written = message(Mailbox(host="localhost", sender="plancia@example.org"), letter)
    assert "Žofie 日本" in str(written["Subject"])
    assert "https://x/u" in written.get_content()
    assert written.as_bytes().isascii()
