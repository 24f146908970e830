"""Every wrong way to call the command, and the language of the message."""

from pathlib import Path

import pytest

from plancia.games import NAMES
from plancia.locale import LANGUAGES, messages
from tests.cli.conftest import Command
from tests.golden.make import FOLDER

GOLDEN = FOLDER / "idle-idle-stall_guard-0.plancia"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        ("play chess", "no-such-game", {"name": "chess", "names": ", ".join(NAMES)}),
        ("play [/x]", "no-such-game", {"name": "[/x]", "names": ", ".join(NAMES)}),
        ("simulate chess", "no-such-game", {"name": "chess", "names": ", ".join(NAMES)}),
        ("perft chess", "no-such-game", {"name": "chess", "names": ", ".join(NAMES)}),
        ("flow chess", "no-such-game", {"name": "chess", "names": ", ".join(NAMES)}),
        ("bench chess", "no-such-game", {"name": "chess", "names": ", ".join(NAMES)}),
        ("rules chess", "no-such-game", {"name": "chess", "names": ", ".join(NAMES)}),
        ("simulate tigris --players 9", "wrong-players", {"players": 9, "first": 2, "last": 4}),
        ("play tigris --seats me", "wrong-players", {"players": 1, "first": 2, "last": 4}),
        ("perft tigris --players 1", "wrong-players", {"players": 1, "first": 2, "last": 4}),
        ("simulate tigris --bots random,random --players 3", "bots-and-players", {"bots": 2, "players": 3}),
        ("simulate tigris --games 0", "too-small", {"what": "--games", "least": 1}),
        ("perft tigris --depth 0", "too-small", {"what": "--depth", "least": 1}),
        ("verify nothing.plancia", "no-file", {"file": "nothing.plancia"}),
        ("board nothing.plancia", "no-file", {"file": "nothing.plancia"}),
        ("play tigris --resume", "nothing-to-resume", {"game": "tigris"}),
        (f"replay {GOLDEN} --as 2", "no-such-seat", {"seat": "2", "last": 1}),
        (f"redact {GOLDEN} --as all", "no-such-seat", {"seat": "all", "last": 1}),
    ],
)
def test_a_wrong_argument_gets_a_message(
    plancia: Command, lang: str, arguments: str, key: str, values: dict[str, str | int]
) -> None:
    """In the user's language, with exit code 2, and without a traceback."""
    ran = plancia("--lang", lang, *arguments.split())
    assert ran.code == 2
    assert ran.err == messages(lang).say(f"terminal-{key}", **values) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        ("play", "usage-missing", {"what": "GAME", "command": "plancia play --help"}),
        ("verify", "usage-missing", {"what": "file", "command": "plancia verify --help"}),
        ("redact x", "usage-missing", {"what": "--as", "command": "plancia redact --help"}),
        ("dance", "usage", {"typed": "dance", "command": "plancia --help"}),
        ("flow tigris and more", "usage", {"typed": "flow tigris and more", "command": "plancia flow --help"}),
        ("play tigris --dance", "usage-option", {"option": "--dance", "command": "plancia play --help"}),
        ("puzzle find tigris --dance", "usage-option", {"option": "--dance", "command": "plancia puzzle find --help"}),
        ("simulate tigris --games many", "usage-value", {"what": "--games", "command": "plancia simulate --help"}),
    ],
)
def test_an_invalid_command(plancia: Command, lang: str, arguments: str, key: str, values: dict[str, str]) -> None:
    """Errors of the parser are shown in the user's language and say where to look."""
    ran = plancia("--lang", lang, *arguments.split())
    assert ran.code == 2
    assert ran.err == messages(lang).say(f"terminal-{key}", **values) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("simulate tigris --options english=5", "english=5: Expected `bool`"),
        ("play tigris --seats me,me --options open_tiles=x", "open_tiles=x: Expected `bool`"),
        ("simulate rex --players 3 --bots random --options races=elves", "chosen, suggested, lot, lazax, sol"),
        ("arena rex --bots random,novice --options races=elves", "chosen, suggested, lot, lazax, sol"),
        ("dataset rex --bots random --out data --options races=elves", "chosen, suggested, lot, lazax, sol"),
        ("play rex --seats me,me,me --options races=elves", "chosen, suggested, lot, lazax, sol"),
        ("perft rex --options races=elves", "chosen, suggested, lot, lazax, sol"),
        ("flow rex --players 3 --races sol,sol,sol", "name a different race for each of 3 seats"),
    ],
)
def test_an_invalid_option_value_gets_a_reason(plancia: Command, lang: str, arguments: str, reason: str) -> None:
    """The sentence has what was typed or what could have been meant, before any game is played."""
    ran = plancia("--lang", lang, *arguments.split())
    assert ran.code == 2
    assert reason in ran.err
    assert "Traceback" not in ran.err


def test_help_explains_automatic_values(plancia: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the help says in words what happens by default, it does not show 0 as well."""
    monkeypatch.setenv("COLUMNS", "200")
    lines = plancia("arena", "--help").out.splitlines()
    assert "[default: 0]" in next(line for line in lines if "--seed" in line)
    assert "[default" not in next(line for line in lines if "--players" in line)


def test_a_language_has_to_be_named(plancia: Command) -> None:
    """`--lang` without a value is an invalid command."""
    ran = plancia("--lang")
    assert ran.code == 2
    assert "plancia --help" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_option_or_bot_lists_the_existing_ones(plancia: Command, lang: str) -> None:
    """The sentence lists what could have been meant."""
    option = plancia("--lang", lang, "simulate", "tigris", "--options", "englsh")
    bot = plancia("--lang", lang, "simulate", "tigris", "--bots", "clever,random")
    assert (option.code, bot.code) == (2, 2)
    assert "english, open_tiles, open_scores, stall_guard" in option.err
    assert all(name in bot.err for name in ("expert", "random", "planner", "neural"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unwritable_place_is_reported(plancia: Command, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture, records or a game that cannot be stored get a message."""
    Path("file").write_text("", "utf-8")
    picture = plancia("--lang", lang, "board", GOLDEN, "--svg", "nowhere/board.svg")
    records = plancia(
        "--lang", lang, "simulate", "tigris", "--bots", "random", "--games", "1", "--jobs", "1", "--out", "file"
    )
    monkeypatch.setenv("PLANCIA_HOME", "file/home")
    game = plancia("--lang", lang, "play", "tigris", "--seats", "me,me", keys=["", "quit"])
    start = messages(lang).say("terminal-cannot-write", file="@", reason="@").split("@")[1]
    for ran in (picture, records, game):
        assert ran.code == 2
        assert start in ran.err
        assert "Traceback" not in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_language(plancia: Command, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--lang` selects it, in any position; without it the system does."""
    about = messages(lang).say("terminal-about")
    monkeypatch.setenv("COLUMNS", "200")
    assert about in plancia("--lang", lang, "--help").out
    assert about in plancia(f"--lang={lang}", "--help").out
    assert about in plancia("--help", "--lang", lang).out
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert about in plancia("--help").out
    assert about in plancia().out


def test_the_command_line_wins_over_the_system(plancia: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """LC_ALL wins over LANG, and `--lang` over both."""
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    shown = messages("fr").say("terminal-no-such-game", name="chess", names=", ".join(NAMES))
    assert plancia("play", "chess").err == shown + "\n"
    assert "Gioco sconosciuto" in plancia("play", "chess", "--lang", "it").err


@pytest.mark.parametrize("lang", ["de", "", "English"])
def test_an_unknown_language(plancia: Command, lang: str) -> None:
    """It is rejected with a list of the known ones."""
    ran = plancia(f"--lang={lang}", "play", "tigris")
    assert ran.code == 2
    assert ran.err == f"Unknown language “{lang}”. Choose from: en, it, fr.\n"
