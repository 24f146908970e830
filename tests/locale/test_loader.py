"""The loader: the choice of the language, and keys and values that do not exist."""

import pytest

from plancia.locale import LANGUAGES, messages, system_language


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("it", "it"),
        ("it_IT.UTF-8", "it"),
        ("fr-CA", "fr"),
        ("FR", "fr"),
        ("en_GB@euro", "en"),
        ("de_DE.UTF-8", "en"),
        ("fro", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_nearest_language_is_chosen(asked: str, spoken: str) -> None:
    """A locale's name leads to its language, an unknown one to English."""
    assert messages(asked).lang == spoken


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
    ],
)
def test_the_environment_names_the_language(
    environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LC_ALL takes precedence over LC_MESSAGES, and that over LANG; empty ones do not count."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == spoken


def test_messages_are_read_once() -> None:
    """Asking again for a language does not open its files again."""
    assert messages("it") is messages("it_CH")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_key_is_an_error(lang: str) -> None:
    """There is no fallback to another language or to the key."""
    m = messages(lang)
    assert not m.has("tigris-fact-of-life")
    with pytest.raises(KeyError, match="tigris-fact-of-life"):
        m.say("tigris-fact-of-life")


def test_a_missing_value_is_an_error() -> None:
    """A message never has a gap."""
    with pytest.raises(TypeError, match=r"tigris-fact-kingdoms-united.*cell"):
        messages("en").say("tigris-fact-kingdoms-united")


def test_numbers_in_messages_are_shown_by_their_digits() -> None:
    """Runtimes group digits differently, so numbers that select a plural are not grouped."""
    texts = [messages(lang).say("terminal-replay-at", at=1, of=12345) for lang in LANGUAGES]
    assert texts == ["Position 1 of 12345", "Posizione 1 di 12345", "Position 1 sur 12345"]


def test_displayed_numbers_follow_the_language() -> None:
    """Thousands and decimals are separated as usual in the language."""
    assert [messages(lang).number(1234567) for lang in LANGUAGES] == ["1,234,567", "1.234.567", "1\xa0234\xa0567"]
    assert [messages(lang).number(1234.56, 1) for lang in LANGUAGES] == ["1,234.6", "1.234,6", "1\xa0234,6"]
    assert messages("it").number(-0.5, 2) == "-0,50"
