"""Edition files: what they replace, and how errors are reported."""

import re
from pathlib import Path
from random import Random

import pytest

from plancia.games.editions import digest
from plancia.games.rex import GAME, Options
from plancia.games.rex.edition.components import Edition
from plancia.games.rex.edition.doubts import doubts
from plancia.games.rex.edition.loading import EditionError, built_in, opened, pack, words
from plancia.locale import flaw, messages
from plancia.records import Record, RecordError, Replay

NINE_PLACEMENTS = """
[placements]
FOU-MEM = false

[spaces.FOU]
icons = ["shield"]

[spaces.MEM]
icons = ["shield"]

[specials.temporary-ceasefire]
copies = 4
"""


def edition(text: str) -> Edition:
    return opened(pack(text))


def refusal(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        pack(text)
    return "\n".join(flaw(messages("en"), found) for found in caught.value.flaws)


def record(table: str, which: str, **fields: object) -> str:
    """A record as in an edition file; strings, numbers and lists look the same in Python and TOML."""
    return f"[{table}.{which}]\n" + "".join(f"{key} = {value!r}\n" for key, value in fields.items())


# ---- what is replaced ------------------------------------------------------------------------------------------------
def test_an_empty_file_is_the_built_in_edition() -> None:
    """Nothing replaced, nothing packed."""
    assert pack("# nothing yet\n") == ""
    assert opened("") is built_in()


def test_a_record_replaces_the_fields_it_names() -> None:
    """The other fields stay, and the source of the whole record is the edition."""
    leaders = edition(record("leaders", "broker", strength=4)).leaders
    (broker,) = [leader for leader in leaders if leader.id == "broker"]
    assert (broker.race, broker.strength) == ("hacan", 4)
    assert (broker.source, broker.note) == ("edition", "")


def test_all_other_records_are_the_built_in_ones() -> None:
    """A file with one record changes one record."""
    changed = edition(record("leaders", "broker", strength=4))
    for kind, records in built_in().tables().items():
        others = [entry for entry in changed.tables()[kind] if entry.id != "broker"]
        assert others == [entry for entry in records if entry.id != "broker"]


def test_a_name_is_given_by_language() -> None:
    """Words for one language do not change the others."""
    spaces = edition('[spaces.FOU]\nname = { it = "Fonderie" }\n').spaces
    assert {space.id: space.name for space in spaces if space.name} == {"FOU": {"it": "Fonderie"}}


def test_its_words_have_the_keys_of_messages() -> None:
    """Names and texts, each in the languages given."""
    packed = pack(
        '[spaces.FOU]\nname = { it = "Fonderie" }\n[strategy.informant]\ntext = { it = "Ascolta.", en = "Hark." }'
    )
    assert words(packed, "it") == {"name-fou": "Fonderie", "about-informant": "Ascolta."}
    assert words(packed, "en") == {"about-informant": "Hark."}
    assert words("", "en") == {}


def test_placement_cards_can_be_taken_out() -> None:
    """Nine placement cards and four ceasefires make sixteen as well."""
    changed = edition(NINE_PLACEMENTS)
    assert len(changed.placements) == 9
    assert "FOU-MEM" not in {card.id for card in changed.placements}


def test_placement_cards_can_be_added() -> None:
    """A removed card may be added again the other way round."""
    card = record("placements", "MEM-FOU", left="MEM", left_amount=4, right="FOU", right_amount=10)
    assert edition("[placements]\nFOU-MEM = false\n" + card).placements[-1].right_amount == 10


def test_the_fingerprint_differs_between_editions() -> None:
    """It depends on the data, not on the layout of the file."""
    one, same, other = (
        digest(pack(record("leaders", "broker", strength=4))),
        digest(pack("# a note\n" + record("leaders", "broker", strength=4))),
        digest(pack(record("leaders", "broker", strength=3))),
    )
    assert one == same
    assert len({one, other, digest("")}) == 3


def test_another_box_is_played_to_the_end() -> None:
    """Other spaces, races and decks work in complete games."""
    text = (
        record("spaces", "TAR", sector=9)
        + record("spaces", "CAR", lines=["NOB", "SAI", "ADI"])
        + record("spaces", "ADI", lines=["NOB", "SAL", "CAR"], icons=["stronghold"])
        + record("races", "sol", zone=[1, 9], begin=20, range=4)
        + record("races", "lazax", begin=3, home="COU")
        + record("races", "letnev", hand=5, traitors=1, cards=3)
        + record("strategy", "hylar-iii", copies=6)
        + record("strategy", "energy-rifle", copies=0)
        + record("bombardment", "6", value=17)
        + NINE_PLACEMENTS
    )
    options = Options(edition=pack(text), races="sol,lazax,letnev,hacan")
    for seed in range(3):
        random = Random(seed)
        state, _ = GAME.begin(options, 4)
        while asked := GAME.to_move(state):
            state, _ = GAME.advance(state, asked[0], GAME.question(state, asked[0]).sample(random.randrange))
        assert GAME.result(state) is not None


def test_a_packed_edition_is_one_line() -> None:
    """So it fits into the header of a record."""
    packed = pack(NINE_PLACEMENTS)
    assert "\n" not in packed
    assert opened(packed) == edition(NINE_PLACEMENTS)


# ---- errors: the record is named
# --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("spaces = ", "this is not a valid TOML file"),
        ("[towns.LOW]", "towns: there is no such table"),
        ("spaces = 3", "spaces: this must be a table of records"),
        (record("spaces", "XYZ", icons=["shield"], lines=[]), "spaces.XYZ: no such record; the records are MPN, TAR"),
        ("[spaces]\nLOW = false", "spaces.LOW: this record cannot be removed"),
        (
            record("spaces", "LOW", colour="red"),
            "spaces.LOW: there is no field “colour”; the fields are source, note, id, name",
        ),
        (record("spaces", "LOW", sector="four"), 'spaces.LOW: “sector” must be a whole number, not "four"'),
        (
            record("spaces", "LOW", icons=["tower"]),
            "spaces.LOW: “icons” must be a list of some of council, influence, shield, spaceport, stronghold, "
            'not ["tower"]',
        ),
        (
            "[spaces.LOW]\nname = { de = 'Markt' }",
            "spaces.LOW: “name” must map languages (en, fr, it) to texts",
        ),
        (record("spaces", "LOW", name="Agora"), "spaces.LOW: “name” must map languages"),
        ("[placements]\nXXX-YYY = false", "placements.XXX-YYY: there is no such record to remove"),
        ("[placements]\nFOU-MEM = false", "spaces.FOU: has the influence icon, but is on no placement card"),
        (record("placements", "NEW", left="FOU"), "placements.NEW: the field “left_amount” is missing"),
    ],
)
def test_a_file_that_says_nothing_clear_is_refused(text: str, reason: str) -> None:
    """Wrong tables, ids, fields, types and languages."""
    assert reason in refusal(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[spaces]\nLOW.name.en = 'Agora'\nFOU.name.en = 'Agora'", "spaces.FOU: another one is also called “Agora”"),
        (record("spaces", "LOW", icons=[]), "spaces.LOW: has no icon"),
        (record("spaces", "MPN", icons=["shield", "spaceport"]), "spaces.MPN: a spaceport must be a stronghold too"),
        (record("spaces", "MPN", icons=["stronghold"]), "spaces: 6 have the icon stronghold, not 5"),
        (
            record("spaces", "COU", sector=3),
            "spaces.COU: the Council must be in no sector, and every other space in one",
        ),
        (record("spaces", "LOW", sector=19), "spaces.LOW: sector 19 is not between 1 and 18"),
        (record("spaces", "LOW", sector=5), "spaces: sector 4 has no space"),
        (
            record("spaces", "CAR", lines=["NOB", "SAI", "ADI"]),
            "spaces.CAR: line to ADI: it is missing on the other side",
        ),
        (
            record("spaces", "CAR", lines=["NOB", "SAI", "CAR"]),
            "spaces.CAR: line to CAR: a line must lead to another space",
        ),
        (record("spaces", "CAR", lines=["NOB", "SAI", "XYZ"]), "spaces.CAR: line to XYZ: there is no such space"),
        (record("spaces", "CAR", lines=["NOB", "SAI", "SAI"]), "spaces.CAR: line to SAI: it appears twice"),
        (record("placements", "FOU-MEM", left="PAL"), "placements.FOU-MEM: PAL does not have the influence icon"),
        (record("placements", "FOU-MEM", left="TAR"), "placements: TAR is on 2 cards"),
        (record("placements", "FOU-MEM", left_amount=0), "placements.FOU-MEM: “left_amount” must be at least 1, not 0"),
        (record("specials", "sol-offensive", copies=4), "influence: the deck has 17 cards, not 16"),
        (record("strategy", "informant", copies=4), "strategy: the deck has 43 cards, not 42"),
        (record("strategy", "graviton-negator", copies=2), "strategy.graviton-negator: 2 copies, not 1"),
        (record("bombardment", "6", value=5), "bombardment: 5 on 2 cards"),
        (record("betrayals", "true-conqueror", difficulty=7), "betrayals: difficulty 7 is on 2 cards"),
        (record("leaders", "emir", strength=7), "leaders.emir: strength 7 is not between 1 and 6"),
        (record("leaders", "emir", race="sol"), "races.sol: has 6 leaders, not 5"),
        (record("leaders", "emir", race="mentak"), "leaders.emir: there is no race “mentak”"),
        (record("races", "sol", units=19), "races.sol: has 19 units, not 20"),
        (record("races", "hacan", home="XYZ"), "races.hacan: must start in a space, and there is none called “XYZ”"),
        (record("races", "hacan", zone=[13, 14]), "races.hacan: must start in a space"),
        (record("races", "hacan", begin=21), "races.hacan: 21 units cannot start on the board"),
        (record("races", "sol", zone=[0, 13]), "races.sol: must choose where to start, in two or more sectors"),
        (record("races", "sol", zone=[13]), "races.sol: must choose where to start, in two or more sectors"),
        (record("races", "letnev", traitors=5), "races.letnev: must keep one traitor or all 4, not 5"),
        (record("races", "letnev", cards=9), "races.letnev: 9 cards do not fit a hand of 8"),
        (record("races", "letnev", range=0), "races.letnev: “range” must be at least 1, not 0"),
        (record("races", "letnev", hand=30), "races: hands this large leave none of the 42 strategy cards"),
        (record("races", "letnev", influence=300), "races: together they start with more influence than there is"),
        (record("races", "letnev", ally_cards=1), "races.letnev: has one ally card, not 2"),
        (record("races", "letnev", code="LA"), "races: two have the same code"),
        (record("races", "hacan", units=15, mechanized=5), "races.hacan: has 5 mechanized units, not 0"),
        (record("tokens", "influence", count=60), "tokens: there are 106, not 113"),
        (
            record("tokens", "leader", worth=10),
            "tokens.leader: influence tokens must have a value, and no other tokens may",
        ),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(text: str, reason: str) -> None:
    """Every flaw names its record."""
    assert reason in refusal(text)


def test_every_flaw_is_reported_at_once() -> None:
    """So a file can be corrected in one go."""
    text = record("leaders", "emir", strength=7) + record("spaces", "LOW", sector=19)
    assert len(refusal(text).splitlines()) == 3


def test_a_city_in_two_parts_is_refused() -> None:
    """The lines connect all spaces. §2.1"""
    text = "".join(
        record("spaces", space, lines=lines)
        for space, lines in (("CAR", ["NOB"]), ("SAI", ["LOW", "PLE"]), ("NOB", ["ADI", "COU", "INT", "PLE", "SAL"]))
    )
    assert "spaces.CAR: line to NOB: it is missing on the other side" in refusal(text)
    assert "spaces: the lines do not connect all spaces" in refusal(text.replace("['NOB']", "[]"))


def test_nonsense_in_a_record_is_refused() -> None:
    """A packed edition also comes from outside."""
    with pytest.raises(EditionError, match="not_an_edition"):
        opened("{")
    with pytest.raises(EditionError, match="out_of_range"):
        Options(edition='{"spaces":{"LOW":{"sector":19}}}')


@pytest.mark.parametrize("packed", ["{", '{"spaces":{"LOW":{"sector":19}}}'])
def test_a_record_with_a_damaged_edition_is_refused(packed: str) -> None:
    """As a record that cannot be replayed, with a clear error."""
    with pytest.raises(RecordError):
        Replay(Record(game="rex", rules=GAME.VERSION, seats=3, options={"edition": packed}))


# ---- doubts ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        (record("spaces", "TAR", sector=2), "spaces: sector 1 holds MPN and TAR, not MPN"),
        (record("spaces", "SCH", sector=16), "spaces.SCH: lies in sector 11 to 14, not 16"),
        (record("spaces", "MPS", sector=13), "spaces.MPS: lies outside the sectors 13 to 17"),
        (record("spaces", "CIV", icons=["stronghold", "spaceport"]), "spaces.CIV: has a shield"),
        (record("spaces", "REC", icons=["influence", "shield"]), "spaces.REC: has no shield"),
        (record("placements", "HOL-SAL", left_amount=6), "placements.HOL-SAL: the amounts are 10 and 8"),
        (
            record("placements", "TAR-INT", left="INT", right="TAR"),
            "placements: one card has TAR on the left and INT on the right",
        ),
        (record("leaders", "assault-colonel", strength=5), "races.sol: 2 leaders have the strength 5"),
        (record("leaders", "iron-captain", strength=5), "races.letnev: 0 leaders have the strength 4"),
        (
            record("placements", "EMB-LOW", right="WES") + record("placements", "IAF-WES", right="LOW"),
            "placements.EMB-LOW: both spaces lie in sector 17",
        ),
        (
            record("spaces", "CAR", lines=["SAI"]) + record("spaces", "NOB", lines=["ADI", "COU", "INT", "PLE", "SAL"]),
            "spaces: closing sector 5 splits the city in two",
        ),
    ],
)
def test_contradictions_are_reported(text: str, doubt: str) -> None:
    """Such an edition can be played: owners of the game know better."""
    assert doubt in [flaw(messages("en"), found) for found in doubts(pack(text))]


def test_distances_are_doubted() -> None:
    """Two spaces that are known not to be adjacent."""
    text = record("spaces", "CAR", lines=["NOB", "SAI", "ADI"]) + record("spaces", "ADI", lines=["NOB", "SAL", "CAR"])
    (doubt,) = doubts(pack(text))
    assert flaw(messages("en"), doubt) == "spaces.CAR: is 2 lines from ADI, not 1"


def test_the_example_in_the_docs_can_be_played() -> None:
    """The example on the page is a valid edition file."""
    page = (Path(__file__).parents[3] / "docs/rex.md").read_text("utf-8")
    (example,) = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert {record.id for record in edition(example).placements if record.source == "edition"} == {"MEM-FOU"}
