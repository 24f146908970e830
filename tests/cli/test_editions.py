"""Editions: custom component data in games and rules, or clear errors."""

from pathlib import Path

import pytest

from plancia.cli.rulebook import paragraphs, paragraphs_of_data, rules_text
from plancia.games.editions import digest
from plancia.games.rex.edition.loading import pack
from plancia.locale import LANGUAGES
from plancia.records import read, verify
from tests.cli.conftest import Command

GOOD = {"rex": "", "warlords": "[wounds.token]\ncopies = 9\n"}
DOUBTED = "[placements.HOL-SAL]\nleft_amount = 6\n[spaces.LOW]\nname = { en = 'Market Square', it = 'Piazza' }\n"
KNOWN = "placements.HOL-SAL: the amounts are 10 and 8"
SIMULATED = ("--bots", "random", "--games", "1", "--jobs", "1")


@pytest.mark.parametrize("game", GOOD)
def test_a_simulation_with_an_edition(plancia: Command, tmp_path: Path, game: str) -> None:
    """The records contain the data they were played with, and can be verified without the file."""
    (tmp_path / "mine.toml").write_text(GOOD[game], "utf-8")
    ran = plancia("simulate", game, *SIMULATED, "--edition", "mine.toml", "--out", "played")
    assert ran.code == 0, ran.err
    (tmp_path / "mine.toml").unlink()
    (file,) = (tmp_path / "played").iterdir()
    record = read(file.read_text("utf-8"))
    assert verify(record).decisions > 0
    assert record.edition == ('{"wounds":{"token":{"copies":9}}}' if game == "warlords" else "")


def test_errors_of_an_edition_are_shown(plancia: Command, tmp_path: Path) -> None:
    """The message names the file and the record."""
    (tmp_path / "mine.toml").write_text("[mercenaries.M07]\ninfantry = 'two'\n", "utf-8")
    ran = plancia("simulate", "warlords", *SIMULATED, "--edition", "mine.toml")
    assert ran.code != 0
    assert "mine.toml" in ran.err
    assert "mercenaries.M07" in ran.err


@pytest.mark.parametrize(
    ("game", "file", "words"), [("tigris", "mine.toml", "Tigris"), ("warlords", "no.toml", "no.toml")]
)
def test_missing_data(plancia: Command, tmp_path: Path, game: str, file: str, words: str) -> None:
    """A game without editions says so, and so does a missing file."""
    (tmp_path / "mine.toml").write_text("", "utf-8")
    ran = plancia("simulate", game, *SIMULATED, "--edition", file)
    assert ran.code != 0
    assert words in ran.err


# ---- plancia edition -------------------------------------------------------------------------------------------------
def test_an_edition_is_checked(plancia: Command, tmp_path: Path) -> None:
    """Its changes, its doubts, and the fingerprint in its records."""
    (tmp_path / "mine.toml").write_text(f"{DOUBTED}[placements]\nFOU-MEM = false\n", "utf-8")
    more = "left = 'MEM'\nleft_amount = 8\nright = 'FOU'\nright_amount = 6\n"
    with (tmp_path / "mine.toml").open("a") as file:
        file.write(f"[placements.MEM-FOU]\n{more}")
    ran = plancia("edition", "rex", "mine.toml")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "mine.toml is an edition of Rex: Final Days of an Empire. It changes:",
        '  spaces.LOW: name.en "Market Square"',
        '  spaces.LOW: name.it "Piazza"',
        "  placements.HOL-SAL: left_amount 10 → 6",
        "  placements.FOU-MEM is removed",
        '  placements.MEM-FOU is added: left = "MEM", left_amount = 8, right = "FOU", right_amount = 6',
        "You can play with it, but it differs from what is known of the printed game:",
        f"  {KNOWN}",
        f"Fingerprint: {digest(pack((tmp_path / 'mine.toml').read_text('utf-8')))}",
    ]


def test_an_edition_without_doubts(plancia: Command, tmp_path: Path) -> None:
    """The output says so, in the language of the reader."""
    (tmp_path / "mine.toml").write_text(GOOD["warlords"], "utf-8")
    ran = plancia("--lang", "it", "edition", "warlords", "mine.toml")
    assert "wounds.token: copies 8 → 9" in ran.out
    assert "Concorda con tutto ciò che si sa del gioco stampato." in ran.out


@pytest.mark.parametrize("text", ["# nothing yet", "[wounds.token]\ncopies = 8"])
def test_an_edition_that_changes_nothing(plancia: Command, tmp_path: Path, text: str) -> None:
    """An empty file, and one with the built-in values."""
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert (
        plancia("edition", "warlords", "mine.toml").out == "mine.toml changes nothing: it equals the built-in data.\n"
    )


def test_every_error_has_a_line(plancia: Command, tmp_path: Path) -> None:
    """In the language of the reader, and with the exit code of an error."""
    (tmp_path / "mine.toml").write_text("[spaces.LOW]\nsector = 19\n", "utf-8")
    ran = plancia("--lang", "it", "edition", "rex", "mine.toml")
    assert ran.code == 2
    assert ran.err.splitlines() == [
        "Con mine.toml non si può giocare:",
        "  spaces.LOW: «sector» dev'essere tra 1 e 18, non 19",
        "  spaces: il settore 4 non ha spazi",
    ]


def test_files_that_are_not_text(plancia: Command, tmp_path: Path) -> None:
    """A picture or a folder is rejected with a message."""
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG")
    assert plancia("edition", "rex", "picture.toml").err == "picture.toml is not UTF-8 text.\n"
    assert plancia("edition", "rex", ".").err.startswith(". cannot be read: ")


# ---- at the table ----------------------------------------------------------------------------------------------------
def test_doubts_are_mentioned_once_before_the_game(plancia: Command, tmp_path: Path) -> None:
    """Players with an edition learn where it differs; and its rules can be read during the game."""
    (tmp_path / "mine.toml").write_text(f"{DOUBTED}[races.sol]\ninfluence = 5\n", "utf-8")
    arguments = ("--seats", "me,random,random", "--options", "races=lot", "--edition", "mine.toml")
    ran = plancia("play", "rex", *arguments, keys=["rules 3.6"])
    assert ran.out.count(KNOWN) == 1
    assert ran.out.index("the board is ready") < ran.out.index(KNOWN)
    assert "races.sol: influence 3 → 5" in ran.out


def test_rules_follow_an_edition(plancia: Command, tmp_path: Path) -> None:
    """Numbers are shown below their paragraph, and names are replaced, except in our rulings."""
    (tmp_path / "mine.toml").write_text(
        f"{DOUBTED}[races.sol]\nname = {{ en = 'Terra' }}\ninfluence = 5\n"
        "[strategy.informant]\ncopies = 2\ntext = { en = 'As printed.', it = 'Altro.' }\n"
        "[strategy.new-recruits]\ncopies = 5\n",
        "utf-8",
    )
    ran = plancia("rules", "rex", "--edition", "mine.toml")
    assert (
        "Lazax 10, Terra 3, Jol-Nar 10, Letnev 10, Hacan 5, Xxcha 5. ▌ In this edition: ▌ • races.sol: influence"
        in ran.text
    )
    assert "chapter 17. ▌ In this edition: ▌ • strategy.informant: copies 3 → 2 ▌ • As printed. " in ran.text
    assert "placements.HOL-SAL: left_amount 10 → 6 ▌ • Lower Markets → Market Square" in ran.text
    assert "(Lower Markets, Foundry Ward" in ran.text
    assert "Sol Offensive" in ran.text
    assert "Terra Offensive" not in ran.text


def test_rules_of_renamed_sectors(plancia: Command, tmp_path: Path) -> None:
    """A single paragraph has its note, too."""
    (tmp_path / "mine.toml").write_text("[sectors.vessk]\nname = 'Sirion'\n[planet_track.0]\ndeploy = 1", "utf-8")
    assert "Ultara, Sirion, Hiran" in plancia("--lang", "it", "rules", "warlords", "2.1", "--edition", "mine.toml").text
    paragraph = plancia("--lang", "it", "rules", "warlords", "2.6", "--edition", "mine.toml").text
    assert "In questa edizione: ▌ • planet_track.0: deploy 0 → 1" in paragraph
    assert "questa edizione" not in plancia("--lang", "it", "rules", "warlords", "2.6").text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GOOD)
def test_the_data_in_the_rules_has_its_paragraph(game: str, lang: str) -> None:
    """Every paragraph named for a record exists; the last one is for the rest."""
    assert {number for _, number in paragraphs_of_data(game)} <= paragraphs(rules_text(game, lang)).keys()
    assert paragraphs_of_data(game)[-1][0] == "*"
