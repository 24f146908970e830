"""The built-in component data: what the rulebook says of them, and how we shaped what is reconstructed."""

import re
from collections import Counter
from importlib.resources import files
from math import ceil

import pytest

from plancia.games.warlords.edition.components import (
    ABILITIES,
    ACTIONS,
    BONUSES,
    GIVEN_UP,
    MARKET,
    OPENING_HAND,
    PLANETS,
    Mercenary,
)
from plancia.games.warlords.edition.loading import edition

E = edition()
BOOK = pytest.mark.parametrize("lang", ["en", "it", "fr"])
ALL = list(E.mercenaries.values())
MARKED = [card for card in ALL if card.two]
DECKS = pytest.mark.parametrize("deck", [ALL, MARKED], ids=["all", "two_players"])


def icons(deck: list[Mercenary]) -> Counter[str]:
    return Counter(action for card in deck for action in card.actions)


def test_forty_cards_and_thirty_with_the_mark() -> None:
    """Forty mercenaries, thirty of them marked for two players. §1.9"""
    assert (len(ALL), len(MARKED)) == (40, 30)
    assert len({card.name for card in ALL}) == 40


def test_missions_are_as_even_as_can_be() -> None:
    """Seven or six of each mission, five of each with the mark."""
    assert [sum(card.mission == planet for card in ALL) for planet in PLANETS] == [7, 7, 7, 7, 6, 6]
    assert [sum(card.mission == planet for card in MARKED) for planet in PLANETS] == [5] * 6


@DECKS
def test_half_of_the_cards_bring_three_infantry(deck: list[Mercenary]) -> None:
    """As many cards have two infantry as have three."""
    assert Counter(card.infantry for card in deck) == {2: len(deck) // 2, 3: len(deck) // 2}


def test_infantry_and_actions_add_up_to_five() -> None:
    """More infantry, fewer actions; and our cards have only infantry."""
    assert {card.infantry + len(card.actions) for card in ALL} == {5}
    assert {card.tank + card.aircraft for card in ALL} == {0}


def test_actions_on_a_card_differ() -> None:
    """No card has an action twice. §1.9"""
    assert all(len(set(card.actions)) == len(card.actions) for card in ALL)


def test_icons_are_counted() -> None:
    """Of a hundred icons 24 are Deploy, 16 Deploy Only and twelve of each other kind; with the mark three quarters."""
    assert [icons(ALL)[action] for action in ACTIONS] == [24, 16, 12, 12, 12, 12, 12]
    assert [icons(MARKED)[action] for action in ACTIONS] == [18, 12, 9, 9, 9, 9, 9]


@DECKS
@pytest.mark.parametrize("planet", PLANETS)
def test_every_mission_shows_every_action(deck: list[Mercenary], planet: str) -> None:
    """Every mission has all seven actions."""
    assert set(icons([card for card in deck if card.mission == planet])) == set(ACTIONS)


@pytest.mark.parametrize("planet", PLANETS)
def test_hardly_a_card_without_deploying(planet: str) -> None:
    """At most one card of each mission has neither Deploy nor Deploy Only."""
    without = [c for c in ALL if c.mission == planet and not {"deploy", "deploy_only"} & set(c.actions)]
    assert len(without) <= 1


@pytest.mark.parametrize("ability", ABILITIES)
def test_halves_are_even(ability: str) -> None:
    """Ten left and ten right halves of each ability; fifteen with the mark, half of them on the left."""
    assert sum(card.left == ability for card in ALL) == sum(card.right == ability for card in ALL) == 10
    left, right = sum(card.left == ability for card in MARKED), sum(card.right == ability for card in MARKED)
    assert left + right == 15
    assert left in (7, 8)


def test_every_pair_of_halves_occurs() -> None:
    """All sixteen pairs of a left and a right half are on two or three cards."""
    pairs = Counter((card.left, card.right) for card in ALL)
    assert len(pairs) == 16
    assert set(pairs.values()) == {2, 3}


def test_cards_with_two_equal_halves() -> None:
    """Two such cards for each ability, one of them with the mark."""
    assert Counter(card.left for card in ALL if card.left == card.right) == dict.fromkeys(ABILITIES, 2)
    assert Counter(card.left for card in MARKED if card.left == card.right) == dict.fromkeys(ABILITIES, 1)


def test_no_two_cards_are_alike() -> None:
    """No two cards share mission and actions."""
    assert len({(card.mission, frozenset(card.actions)) for card in ALL}) == 40


def test_sixteen_support_cards_of_five_kinds() -> None:
    """Five kinds, sixteen cards. §11.1"""
    assert [kind.copies for kind in E.support.values()] == [3, 3, 3, 4, 3]


def test_seventeen_markers() -> None:
    """Eight recon tokens and nine action markers, of which five are used. §1.8 §3.4"""
    assert 4 * sum(kind.copies for kind in E.recon.values()) == 8
    assert sum(kind.copies for kind in E.markers.values()) == 9
    assert E.slots == 5


def test_the_battle_die() -> None:
    """Two hits, one invader, three misses; and there are three dice. §14.6"""
    assert Counter(E.dice.faces) == {"hit": 2, "invader": 1, "miss": 3}
    assert E.dice.number == 3


def test_planets_in_play() -> None:
    """Twenty-four planets, four of each type; 17 and one for each player are in the game. §1.8 §3.2"""
    assert [planet.tiles for planet in E.planets.values()] == [4] * 6
    for players, setup in E.setup.items():
        assert 12 + setup.extra_planets == 16 + setup.core == 17 + players


def test_mercenaries_left_after_the_opening_hands() -> None:
    """Twenty-four with any number of players: in the deck and the market. §3.7"""
    for players, setup in E.setup.items():
        deck = len(MARKED if setup.two_only else ALL) - setup.removed
        assert deck - players * (OPENING_HAND - GIVEN_UP) - MARKET == 20


def test_the_galaxy_is_a_wheel() -> None:
    """Nine sectors and sixteen lanes: the core has eight, every other sector three. §2.1 §2.2"""
    lanes = {frozenset((a, b)) for a, sector in E.sectors.items() for b in sector.adjacent}
    assert (len(E.sectors), len(lanes)) == (9, 16)
    assert {name: len(sector.adjacent) for name, sector in E.sectors.items()} == dict.fromkeys(E.sectors, 3) | {
        "core": 8
    }


def test_the_middle_row_is_revealed() -> None:
    """West, core and east. §2.3"""
    assert {name for name, sector in E.sectors.items() if sector.revealed} == {"jyss", "core", "dorn"}


def test_the_planet_track() -> None:
    """Five positions; the examples of the rulebook hold: 2 for the last deploy, less before, 4 for two reveals. §2.6"""
    assert [position.deploy for position in E.track] == [0, 1, 1, 1, 2]
    assert [position.majority for position in E.track] == [2, 3, 4, 5, 6]


def test_the_reputation_track() -> None:
    """Ten spaces, two for each marker; every bonus occurs; one space offers just infantry or 2 power. §13.1 §13.6"""
    assert [space.slot for space in E.reputation] == [ceil(n / 2) for n in range(1, 11)]
    assert {offer for space in E.reputation for offer in space.offers} == set(BONUSES)
    assert [n for n, s in enumerate(E.reputation, 1) if (s.offers, s.power) == (("infantry",), 2)] == [1]
    assert [space.power for space in E.reputation] == [2, 1, 1, 3, 1, 3, 1, 3, 3, 5]


def test_forces() -> None:
    """Twenty infantry, three tanks and two aircraft for each player, and eight wound tokens for all. §1.2 §3.1"""
    assert [(f.count, f.launch_pad, f.mission) for f in E.units.values()] == [(20, 0, 2), (3, 3, 0), (2, 2, 0)]
    assert E.wounds == 8


def test_no_built_in_record_comes_from_an_edition() -> None:
    """Every record names its source, and cards are marked as reconstructed."""
    assert {card.source for card in ALL} == {"reconstructed"}
    assert {force.source for force in E.units.values()} == {"rulebook"}


# ---- the book says the same -----------------------------------------------------------------------------------------
def paragraph(lang: str, number: str) -> str:
    """Of the rules, without its references to others."""
    book = files("plancia.games.warlords").joinpath(f"rules/{lang}.md").read_text("utf-8")
    found = re.search(rf"^\*\*{re.escape(number)}\*\* (.+)$", book, re.MULTILINE)
    assert found is not None
    return re.sub(r"\([^)]*\)", "", found[1])


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


@BOOK
def test_the_book_names_the_values_of_the_planet_track(lang: str) -> None:
    """The lower values, the first and last position, the higher values. §2.6"""
    lower, higher = [here.deploy for here in E.track], [here.majority for here in E.track]
    assert numbers(paragraph(lang, "2.6")) == [*lower, 0, len(E.track) - 1, *higher]


@BOOK
def test_the_book_names_the_support_cards(lang: str) -> None:
    """As many of each kind as there are. §11.1"""
    assert numbers(paragraph(lang, "11.1")) == [kind.copies for kind in E.support.values()]


@BOOK
def test_the_book_names_what_reputation_offers(lang: str) -> None:
    """For each space as many things, and as much power, as in the data. §13.6"""
    offers = re.findall(r"(\d+)\s?: ([^.:]+)\.", paragraph(lang, "13.6"))
    things = [offer.count(",") + (not offer[0].isdigit()) for _, offer in offers]  # beside power, which comes last
    assert [int(space) for space, _ in offers] == list(range(1, len(E.reputation) + 1))
    assert things == [len(space.offers) for space in E.reputation]
    assert [numbers(offer) for _, offer in offers] == [[space.power] for space in E.reputation]
