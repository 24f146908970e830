"""Errors and doubts of editions, in three languages."""

from collections.abc import Iterator

import pytest

from plancia.games.editions import EditionError
from plancia.games.rex.edition import loading as rex
from plancia.games.rex.edition.doubts import doubts
from plancia.games.warlords import GAME
from plancia.games.warlords.edition import loading as warlords
from plancia.locale import LANGUAGES, fault, flaw, messages
from plancia.locale.phrases import kebab
from plancia.records import Record, RecordError
from plancia.records.record import rules_of
from tests.locale.ftl import entries, read
from tests.locale.test_completeness import calls, strings


def flaws() -> Iterator[tuple[str, set[str]]]:
    """Every error and every doubt of the games: its key, and its values."""
    for function, at in ("flaw", 1), ("demand", 2):
        for _, _, call in calls(function, "games"):
            for code in strings(call.args[at]):
                yield kebab(f"edition-{code}"), {word.arg for word in call.keywords if word.arg}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_message(lang: str) -> None:
    """No message is missing or unused, and each uses all its values."""
    known = list(flaws())
    there = {key for key in entries(lang) if key.startswith("edition-")}
    assert there - {"edition-in-record"} == {key for key, _ in known}
    assert [key for key, given in known if set(read(lang, key).variables) != given] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_unique_field_has_a_message(lang: str) -> None:
    """Every field that must be unique has its own case."""
    fields = {
        field
        for function in ("flaw", "demand")
        for _, _, call in calls(function, "games")
        if "two_alike" in {text for argument in call.args for text in strings(argument)}
        for word in call.keywords
        for field in strings(word.value)
    }
    assert read(lang, "edition-two-alike").cases["field"] == fields


def shown(lang: str, toml: str) -> list[str]:
    """The messages about an invalid edition of Rex."""
    with pytest.raises(EditionError) as caught:
        rex.pack(toml)
    return [flaw(messages(lang), found) for found in caught.value.flaws]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["spaces.LOW: sector 19 is not between 1 and 18", "spaces: sector 4 has no space"]),
        (
            "it",
            ["spaces.LOW: «sector» dev'essere tra 1 e 18, non 19", "spaces: il settore 4 non ha spazi"],
        ),
        (
            "fr",
            [
                "spaces.LOW\u00a0: «\u00a0sector\u00a0» doit être entre 1 et 18, et non 19",
                "spaces\u00a0: le secteur 4 n'a pas de case",
            ],
        ),
    ],
)
def test_errors_are_shown_in_the_language_of_the_reader(lang: str, sentences: list[str]) -> None:
    """All of them, each with its record."""
    assert shown(lang, "[spaces.LOW]\nsector = 19") == sentences


def test_errors_of_the_whole_file_have_no_record() -> None:
    """They are shown first."""
    assert shown("it", "# nothing\nspaces = ") == ["non è un file TOML valido: errore alla riga 2"]
    assert shown("en", "a = 1\n[spaces\nb = 2\n") == ["this is not a valid TOML file: error in line 2"]
    assert shown("en", "a = " + "[" * 5000) == ["this is not a valid TOML file: error in line 1"]


def test_doubts_are_shown_in_the_same_way() -> None:
    """A doubt names the known value."""
    (doubt,) = doubts(rex.pack("[placements.HOL-SAL]\nleft_amount = 6"))
    assert flaw(messages("it"), doubt) == "placements.HOL-SAL: le quantità sono 10 e 8"


def test_a_record_shows_the_errors_of_its_edition() -> None:
    """Within its own sentence."""
    with pytest.raises(RecordError) as caught:
        rules_of(Record(game="warlords", rules=GAME.VERSION, seats=2, edition='{"wounds":{"token":{"copies":"some"}}}'))
    assert fault(messages("it"), "record", caught.value) == (
        'con la sua edizione non si può giocare: wounds.token: «copies» dev\'essere un numero intero, non "some"'
    )


def test_errors_are_readable_without_messages() -> None:
    """As text an error shows the record, the code and the values."""
    with pytest.raises(EditionError) as caught:
        warlords.pack("[support.recon]\ncopies = 9")
    assert str(caught.value) == "support: wrong_number: found=22, wanted=16"
