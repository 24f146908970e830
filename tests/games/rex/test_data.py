"""The built-in data satisfy every known constraint of the printed game, one test each."""

from collections import Counter
from itertools import pairwise

from plancia.games.rex.edition.checks import by_id, connected, distance, flaws, in_sectors, marked
from plancia.games.rex.edition.components import SECTORS
from plancia.games.rex.edition.doubts import SOL_ZONE, doubts
from plancia.games.rex.edition.loading import built_in

EDITION = built_in()
SPACES = by_id(EDITION)


def test_the_built_in_edition_has_neither_flaw_nor_doubt() -> None:
    """The checks for edition files also hold for our own data."""
    assert flaws(EDITION) == []
    assert doubts("") == []


def test_every_record_has_its_source() -> None:
    """Each record has a source; its note may say what is known better about single parts."""
    strength = ["reconstructed", "analogue", "public", "rulebook"]
    for table, records in EDITION.tables().items():
        for record in records:
            assert record.source in strength, f"{table}.{record.id}"
            parts = [part.split(": ")[1] for part in record.note.split("; ") if part]
            assert all(strength.index(part) > strength.index(record.source) for part in parts)


# ---- the board -------------------------------------------------------------------------------------------------------
def test_2_1_there_are_28_spaces() -> None:
    """28 spaces with different ids. §2.1"""
    assert len(EDITION.spaces) == len(SPACES) == 28


def test_2_3_strongholds_spaceports_and_council() -> None:
    """Five strongholds, two of them spaceports, and one Council without a sector. §2.3"""
    assert {space.id for space in marked(EDITION, "stronghold")} == {"PAL", "NAV", "CIV", "ADI", "MPS"}
    assert {space.id for space in marked(EDITION, "spaceport")} == {"NAV", "CIV"}
    assert [(space.id, space.sector) for space in marked(EDITION, "council")] == [("COU", 0)]


def test_2_2_every_sector_holds_a_space() -> None:
    """27 spaces are in the sectors 1 to 18, and none of these is empty. §2.2"""
    numbered = [space.sector for space in EDITION.spaces if space.sector]
    assert len(numbered) == 27
    assert set(numbered) == set(range(1, SECTORS + 1))


def test_2_3_every_space_has_an_icon() -> None:
    """No space is without an icon. §2.3"""
    assert all(space.icons for space in EDITION.spaces)


def test_sector_1() -> None:
    """Sector 1 contains Mecatol Power North and the Tarraguth Slums."""
    assert in_sectors(EDITION, (1,)) == {"MPN", "TAR"}


def test_civilian_spaceport() -> None:
    """The Civilian Spaceport is in sector 2 and has a shield."""
    assert SPACES["CIV"].sector == 2
    assert "shield" in SPACES["CIV"].icons


def test_adminus_imperialis() -> None:
    """Adminus Imperialis is in sector 7."""
    assert SPACES["ADI"].sector == 7


def test_imperial_intelligence() -> None:
    """Imperial Intelligence HQ is in sector 10."""
    assert SPACES["INT"].sector == 10


def test_19_7_the_two_spaces_of_sols_victory() -> None:
    """The Imperial Palace is in Sol's zone behind sector 13, Mecatol Power South outside the zone. §19.7"""
    assert SPACES["PAL"].sector in range(14, 18)
    assert SPACES["MPS"].sector not in SOL_ZONE


def test_2_1_embassy_quarters_and_vel_terro() -> None:
    """Side by side, but two lines apart. §2.1"""
    assert distance(EDITION, "EMB", "VEL") == 2


def test_2_1_hall_of_cartography_and_adminus_imperialis() -> None:
    """Side by side, but two lines apart. §2.1"""
    assert distance(EDITION, "CAR", "ADI") == 2


def test_sai_sallai() -> None:
    """Two lines from Incarcerorum, three from the Civilian Spaceport."""
    assert distance(EDITION, "SAI", "INC") == 2
    assert distance(EDITION, "SAI", "CIV") == 3


def test_from_the_palace_to_the_council() -> None:
    """At most three lines, also while sector 13 is closed."""
    assert distance(EDITION, "PAL", "COU") <= 3
    assert distance(EDITION, "PAL", "COU", in_sectors(EDITION, (13,))) <= 3


def test_moves_that_were_made() -> None:
    """Four lines from the spaceports to places reached in one move; three from Sol's zone to the Navy Base."""
    assert distance(EDITION, "NAV", "TAR") <= 4
    assert distance(EDITION, "CIV", "INT") <= 4
    assert distance(EDITION, "NAV", "ADM") <= 4
    assert min(distance(EDITION, space, "NAV") for space in in_sectors(EDITION, SOL_ZONE)) <= 3


def test_2_1_lines_are_a_graph() -> None:
    """49 lines go both ways, none leads back to its own space, and together they connect the city. §2.1"""
    lines = {frozenset((space.id, other)) for space in EDITION.spaces for other in space.lines}
    assert len(lines) == 49
    assert all(len(line) == 2 for line in lines)
    assert all(space.id in SPACES[other].lines for space in EDITION.spaces for other in space.lines)
    assert connected(EDITION)


def test_2_7_no_closed_sector_cuts_the_city() -> None:
    """The city stays connected with any sector closed, and with Mecatol Power South demolished. §2.7"""
    assert all(connected(EDITION, in_sectors(EDITION, (sector,))) for sector in range(1, SECTORS + 1))
    assert connected(EDITION, ("MPS",))
    cut = [
        sector for sector in range(1, SECTORS + 1) if not connected(EDITION, {"MPS"} | in_sectors(EDITION, (sector,)))
    ]
    assert cut == [12]  # Hall of Records


def test_scholara_and_hall_of_records() -> None:
    """Both are unshielded, in the sectors 11 to 14."""
    for space in SPACES["SCH"], SPACES["REC"]:
        assert "shield" not in space.icons
        assert space.sector in range(11, 15)


# ---- the decks -------------------------------------------------------------------------------------------------------
def test_5_2_placement_cards_name_the_influence_spaces() -> None:
    """The twenty spaces with the influence icon, each on one card. §5.2"""
    named = Counter(space for card in EDITION.placements for space in (card.left, card.right))
    assert set(named) == {space.id for space in marked(EDITION, "influence")}
    assert len(named) == 20
    assert set(named.values()) == {1}


def test_a_card_names_two_sectors() -> None:
    """The two spaces of a card are in different sectors."""
    assert all(SPACES[card.left].sector != SPACES[card.right].sector for card in EDITION.placements)


def test_1_5_decks() -> None:
    """16 influence (10 + 3 + 3), 42 strategy, 6 bombardment, 30 traitors, 12 ally and 8 betrayal cards. §1.5"""
    assert len(EDITION.placements) == 10
    assert {card.id: card.copies for card in EDITION.specials} == {"sol-offensive": 3, "temporary-ceasefire": 3}
    assert sum(card.copies for card in EDITION.strategy) == 42
    assert [card.value for card in EDITION.bombardment] == [1, 2, 3, 4, 5, 6]
    assert len(EDITION.leaders) == 30
    assert sum(race.ally_cards for race in EDITION.races) == 12
    assert [card.difficulty for card in EDITION.betrayals] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_known_placement_cards() -> None:
    """Three pairs are known in their order, one of them with its amounts."""
    pairs = {(card.left, card.right): (card.left_amount, card.right_amount) for card in EDITION.placements}
    assert pairs["HOL", "SAL"] == (10, 8)
    assert {("TAR", "INT"), ("REC", "CAR")} <= set(pairs)


def test_1_2_leaders() -> None:
    """Five leaders per race with strengths from 1 to 6; Sol has one 6 and one 5, Letnev a 4, Lazax a 5. §1.2"""
    strengths = {
        race.id: [leader.strength for leader in EDITION.leaders if leader.race == race.id] for race in EDITION.races
    }
    assert all(len(found) == 5 and set(found) <= set(range(1, 7)) for found in strengths.values())
    assert strengths["sol"].count(6) == strengths["sol"].count(5) == 1
    assert 4 in strengths["letnev"]
    assert 5 in strengths["lazax"]
    assert len({leader.id for leader in EDITION.leaders}) == 30
    assert all(a >= b for found in strengths.values() for a, b in pairwise(found))


def test_1_2_units() -> None:
    """Twenty units per race; of the Lazax fifteen are ordinary and five mechanized. §1.2"""
    assert {race.id: (race.units, race.mechanized) for race in EDITION.races} == {
        "lazax": (15, 5),
        "sol": (20, 0),
        "jol-nar": (20, 0),
        "letnev": (20, 0),
        "hacan": (20, 0),
        "xxcha": (20, 0),
    }


def test_1_4_tokens() -> None:
    """113 tokens in total; the influence tokens are worth 290. §1.4"""
    assert sum(token.count for token in EDITION.tokens) == 113
    assert {token.id: token.worth for token in EDITION.tokens if token.worth} == {"influence": 290}


def test_16_14_one_graviton_negator() -> None:
    """One card, since there is one token for a destroyed shield. §16.14"""
    assert {card.id: card.copies for card in EDITION.strategy}["graviton-negator"] == 1
