"""Editions: what can be changed, and errors that name the record."""

import msgspec
import pytest

from plancia.games import editions
from plancia.games.editions import EditionError
from plancia.games.warlords.edition.loading import edition, pack, words
from plancia.games.warlords.state import Options
from plancia.locale import flaw, messages


def test_without_changes_it_is_the_built_in_edition() -> None:
    """An empty file is the built-in edition, and has no name."""
    assert pack("# nothing\n") == ""
    assert editions.digest("") == ""
    assert edition(pack("")) is edition("")


def test_a_record_keeps_what_is_not_named() -> None:
    """An edition names one field of a card; the others stay, and the card has a new source."""
    card = edition(pack("[mercenaries.M07]\ninfantry = 1\ntank = 1")).mercenaries["M07"]
    usual = edition().mercenaries["M07"]
    assert (card.infantry, card.tank, card.source) == (1, 1, "edition")
    assert (card.actions, card.left, card.right) == (usual.actions, usual.left, usual.right)


def test_an_edition_may_declare_a_source() -> None:
    """An edition may declare a record public knowledge."""
    assert edition(pack('[wounds.token]\ncopies = 9\nsource = "public"')).wounds == 9


def test_records_are_taken_away_and_added() -> None:
    """A track can be made longer or shorter, and another action can have markers."""
    longer = edition(
        pack("[reputation.10]\nends_game = false\n[reputation.11]\nslot = 5\noffers = []\npower = 7\nends_game = true")
    )
    assert [space.power for space in longer.reputation[9:]] == [edition().reputation[9].power, 7]
    shorter = edition(pack("[reputation]\n10 = false\n9 = false\n8 = { ends_game = true }"))
    assert (len(shorter.reputation), shorter.slots) == (8, 4)
    other = edition(pack("[markers]\nsupport = false\n[markers.deploy]\ncopies = 1"))
    assert (other.markers["deploy"].copies, "support" in other.markers) == (1, False)


def test_things_can_be_renamed() -> None:
    """An edition can give the printed name of a card or a sector."""
    renamed = edition(pack('[mercenaries.M01]\nname = "Captain Vex"\n[sectors.vessk]\nname = "Sirion"'))
    assert (renamed.mercenaries["M01"].name, renamed.sectors["vessk"].name) == ("Captain Vex", "Sirion")
    assert words(renamed.text, "it") == {"name-m01": "Captain Vex", "name-vessk": "Sirion"}
    assert words("", "en") == {}
    heart = words(pack('[sectors.core]\nname = "Heart"'), "fr")
    assert (heart["name-core"], heart["name-core5"], heart["piece-sector-core"]) == ("Heart", "Heart 5", "Heart")


def test_the_text_does_not_depend_on_the_order_of_the_file() -> None:
    """Two files with the same content have the same name."""
    one = pack("[wounds.token]\ncopies = 9\n[support.recon]\ncopies = 3")
    other = pack("[support.recon]\ncopies = 3\n[wounds.token]\ncopies = 9")
    assert one == other
    assert editions.digest(one) == editions.digest(other) != editions.digest(pack("[wounds.token]\ncopies = 7"))


CARD = "[mercenaries.M07]\n"
WRONG = {
    "not toml": ("[mercenaries", "this is not a valid TOML file"),
    "no tables": ("copies = 3", "copies: this must be a table of records"),
    "no records": ("[wounds]\ntoken = 9", "wounds.token: a record has fields"),
    "a date": ("[wounds.token]\ncopies = 2018-07-14", "wounds.token: “copies” must be a whole number, not"),
    "unknown table": ("[cards.M07]\ninfantry = 3", "cards: there is no such table"),
    "nothing to take away": ("[markers]\nbribe = false", "markers.bribe: there is no such record"),
    "unknown field": (f"{CARD}colour = 'red'", "mercenaries.M07: there is no field “colour”"),
    "wrong kind of field": (f"{CARD}infantry = 'two'", "mercenaries.M07: “infantry” must be a whole number, not"),
    "a truth for a number": (f"{CARD}infantry = true", "mercenaries.M07: “infantry” must be a whole number, not true"),
    "negative": (f"{CARD}infantry = -1", "mercenaries.M07: “infantry” must be at least 0, not -1"),
    "unknown action": (
        f"{CARD}actions = ['dance']",
        "mercenaries.M07: “actions” must be a list of some of assassinate, ",
    ),
    "unknown source": (f"{CARD}source = 'hearsay'", "mercenaries.M07: “source” must be one of analogue, "),
    "incomplete space": ("[reputation.11]\npower = 2", "reputation.11: the field “slot” is missing"),
    "another card": ("[mercenaries.M41]\ninfantry = 2", "mercenaries: there is no M41"),
    "no name": (f"{CARD}name = ' '", "mercenaries.M07: it has no name"),
    "two of a name": (f"{CARD}name = 'Vessa Tarn'", "mercenaries.M01: another one is also called “Vessa Tarn”"),
    "an action twice": (f"{CARD}actions = ['recon', 'recon']", "mercenaries.M07: recon appears twice"),
    "no action": (f"{CARD}actions = []", "mercenaries.M07: a card must have at least one action"),
    "too few cards": ("[mercenaries]\nM40 = false", "mercenaries.M40: this record cannot be removed"),
    "too many marks": (f"{CARD}two = true", "mercenaries: 31 cards have the mark for two players, not 30"),
    "support cards": ("[support.recon]\ncopies = 4", "support: there are 17, not 16"),
    "no support cards of a kind": ("[support]\nrecon = false", "support.recon: this record cannot be removed"),
    "another kind of support card": ("[support.jam]\ncopies = 1", "support: there is no jam"),
    "markers": ("[markers.support]\ncopies = 2", "markers: with the recon tokens there are 18, not 17"),
    "a marker for no action": ("[markers.dance]\ncopies = 0", "markers: there is no dance"),
    "too many places": (
        "".join(f"[reputation.{n}]\nslot = {n}\n" for n in range(1, 11)),
        "markers: 9 are too few for 10 places",
    ),
    "tokens": ("[recon.tactical_drop]\ncopies = 2", "recon.tactical_drop: 2 copies, not 1"),
    "five faces": (
        "[dice.battle]\nfaces = ['hit', 'invader', 'miss', 'miss', 'miss']",
        "dice.battle: the die has 5 faces, not 6",
    ),
    "no miss": ("[dice.battle]\nfaces = ['hit', 'hit', 'hit', 'hit', 'hit', 'invader']", "no face shows miss"),
    "planets": ("[planets.red]\ntiles = 3", "planets: there are 23, not 24"),
    "planets in the core": ("[setup.2]\ncore = 4", "setup.2: 4 planets lie in the core, not 3"),
    "places for planets": ("[setup.2]\nextra_planets = 8", "setup.2: there are 20 planets for 19 places"),
    "no deck": ("[setup.3]\nremoved = 28", "setup.3: 12 cards are too few for the opening hands"),
    "no market": ("[setup.2]\nremoved = 20", "setup.2: 4 cards are left"),
    "two cores": ("[sectors.dorn]\nposition = 'C'", "sectors.dorn: its place is E"),
    "an inner sector": (
        "[sectors.dorn]\nouter = false",
        "sectors.dorn: all sectors except the core must be outer sectors",
    ),
    "a lane to nowhere": ("[sectors.dorn]\nadjacent = ['zzz']", "sectors.dorn: there is no zzz"),
    "a lane in a circle": (
        "[sectors.dorn]\nadjacent = ['dorn']",
        "sectors.dorn: a sector cannot be adjacent to itself",
    ),
    "one-way lane": ("[sectors.dorn]\nadjacent = ['hiran', 'core']", "sectors.dorn: rohn is adjacent to it, but not"),
    "a lane twice": ("[sectors.dorn]\nadjacent = ['core', 'core']", "sectors.dorn: a neighbour is named twice"),
    "middle row": ("[sectors.vessk]\nrevealed = true", "sectors.vessk: exactly the middle row must be revealed"),
    "falling track": ("[planet_track.3]\ndeploy = 0", "planet_track.3: deploying must not be worth less than before"),
    "poor majority": ("[planet_track.0]\nmajority = 0", "planet_track.0: the majority must be worth more"),
    "a gap in the track": ("[planet_track]\n2 = false", "planet_track.2: this number is missing"),
    "short track": (
        "[planet_track]\n1 = false\n2 = false\n3 = false\n4 = false",
        "planet_track: a track must have at least two",
    ),
    "early end": ("[reputation.9]\nends_game = true", "reputation.9: only the last space"),
    "no end": ("[reputation.10]\nends_game = false", "reputation.10: only the last space"),
    "less power than none": ("[reputation.3]\npower = -1", "reputation.3: “power” must be at least 0, not -1"),
    "an offer twice": ("[reputation.3]\noffers = ['support', 'support']", "reputation.3: the same thing"),
    "no reputation": (
        "[reputation]\n" + "".join(f"{n} = false\n" for n in range(1, 11)),
        "reputation: a track must have at least one space",
    ),
    "a jump in the markers": ("[reputation.3]\nslot = 3", "reputation.3: place 3 cannot follow place 1"),
    "two abilities of a colour": ("[abilities.covert_ops]\ncolour = 'red'", "abilities: two have the same colour"),
    "a manoeuvre twice": ("[abilities.covert_ops]\nmanoeuvre = 'fortify'", "abilities: two have the same manoeuvre"),
    "more tanks than there are": ("[units.tank]\nlaunch_pad = 4", "units.tank: more than 3 start at the base"),
}


@pytest.mark.parametrize(("toml", "message"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_named(toml: str, message: str) -> None:
    """An edition that the rules cannot play is rejected, and the message names the record."""
    with pytest.raises(EditionError) as error:
        pack(toml)
    assert message in "\n".join(flaw(messages("en"), found) for found in error.value.flaws)


ALL_AT_ONCE = {
    "names and fields": (
        "[support]\nrecon = false\n[markers.support]\ncopies = 'two'\n[wounds.token]\ncolour = 'red'",
        ["support.recon", "markers.support", "wounds.token"],
    ),
    "laws": (
        f"{CARD}actions = []\n[sectors.dorn]\nadjacent = ['zzz', 'core']\n[units.tank]\nlaunch_pad = 4",
        ["mercenaries.M07", "sectors.dorn", "sectors.dorn", "sectors.dorn", "units.tank"],
    ),
}


@pytest.mark.parametrize(("toml", "records"), ALL_AT_ONCE.values(), ids=ALL_AT_ONCE)
def test_all_flaws_are_reported_at_once(toml: str, records: list[str]) -> None:
    """An edition can be corrected in one go."""
    with pytest.raises(EditionError) as error:
        pack(toml)
    assert [found.record for found in error.value.flaws] == records


def test_sectors_out_of_reach() -> None:
    """A galaxy that is not connected is rejected."""
    alone = "[sectors.dorn]\nadjacent = []\n"
    lanes = {"core": "ultara vessk hiran rohn kaleth ommar jyss", "hiran": "vessk core", "rohn": "kaleth core"}
    others = "".join(f"[sectors.{name}]\nadjacent = {to.split()}\n" for name, to in lanes.items())
    with pytest.raises(EditionError, match=r"sectors: out_of_reach: names='dorn'"):
        pack(alone + others)


NO_FILE_GIVES = {
    "nonsense": "nonsense",
    "a list": "[]",
    "no table": '{"wounds":3}',
    "no record": '{"wounds":{"token":3}}',
    "too long": '{"wounds":{}}' + " " * 100_000,
    "too deep": '{"wounds":{"token":' + "[" * 50_000,
    "on two lines": '{"wounds":\n{"token":{"copies":9}}}',
    "changes nothing": '{"wounds":{}}',
}


@pytest.mark.parametrize("text", NO_FILE_GIVES.values(), ids=NO_FILE_GIVES)
def test_a_text_that_no_file_has_given(text: str) -> None:
    """A text from a record or over the wire is checked like a file, as soon as it is an option. §21.2"""
    with pytest.raises(EditionError):
        edition(text)
    with pytest.raises(EditionError):
        Options(edition=text)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"edition": text}, Options)
