"""The table as a picture: every piece once, self-contained, and without anything the seat may not know."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from plancia.games import editions
from plancia.games.warlords import GAME
from plancia.games.warlords.drawing.geometry import GEOMETRY
from plancia.games.warlords.drawing.lettering import fitted, lettered, width
from plancia.games.warlords.drawing.paint import SYMBOLS, palette
from plancia.games.warlords.drawing.pieces import drawn_units, shelf
from plancia.games.warlords.drawing.portrait import KIT
from plancia.games.warlords.drawing.svg import NAMES, Scene, svg
from plancia.games.warlords.edition.components import ABILITIES, ACTIONS, MERCENARIES, SECTORS
from plancia.games.warlords.edition.loading import edition, pack
from plancia.games.warlords.state import Options
from tests.games.warlords.picture import LATE, MIDGAME, PICTURE, START, Position, Token, picture

if TYPE_CHECKING:
    from plancia.games.warlords.view import View

    def a_view_can_be_drawn(view: View) -> Scene:
        """For the type checker: a view has everything that is drawn."""
        return view


SVG = "{http://www.w3.org/2000/svg}"
POSITIONS = pytest.mark.parametrize("position", [START, MIDGAME, LATE], ids=["start", "midgame", "late"])


def marked(art: str, attribute: str) -> list[str]:
    """The values of a data attribute, in the order of the drawing."""
    return [value for element in ElementTree.fromstring(art).iter() if (value := element.get(f"data-{attribute}"))]


def used(art: str, beginning: str) -> list[str]:
    """The symbols drawn whose names begin like this."""
    uses = [use for use in ElementTree.fromstring(art) if not use.tag.endswith("defs")]
    found = [use.attrib["href"][1:] for part in uses for use in part.iter(f"{SVG}use")]
    return [symbol for symbol in found if symbol.startswith(beginning)]


def inside(art: str, attribute: str, value: str) -> str:
    """The part of the drawing with this attribute."""
    for element in ElementTree.fromstring(art).iter():
        if element.get(f"data-{attribute}") == value:
            return ElementTree.tostring(element, "unicode")
    raise AssertionError(f"no {attribute} {value}")


@POSITIONS
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("map_only", [False, True])
def test_it_is_well_formed_and_stands_alone(position: Position, dark: bool, map_only: bool) -> None:
    """XML under 400 kB; no colour is left as a name, and every reference is defined once."""
    art = svg(position, dark=dark, map_only=map_only, lit={"core1": 1}, invasions=("core2",), sectors=("core", "jyss"))
    assert ElementTree.fromstring(art).tag == f"{SVG}svg"
    assert len(art.encode()) < 400_000
    assert "var(" not in art
    ids = re.findall(r' id="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', art)) == set(ids)
    assert not re.search(r'(?:href|src)="(?!#)', art)


@POSITIONS
def test_every_planet_is_drawn_once(position: Position) -> None:
    """All planets are on the map, face up, face down or as seen by Recon."""
    art = svg(position, map_only=True)
    assert sorted(marked(art, "planet")) == sorted(planet.name for planet in position.planets)
    faces = [f"pl-{planet.kind}" for planet in position.planets if planet.face_up]
    assert sorted(used(art, "pl-")) == sorted(faces)
    assert len(used(art, "hidden")) == sum(not planet.face_up for planet in position.planets)
    seen = [f"g-{planet.kind}" for planet in position.planets if not planet.face_up and planet.kind]
    assert sorted(used(art, "g-")) == sorted(seen)


def test_what_a_question_may_name_can_be_pointed_at() -> None:
    """Sectors, planets and mercenaries are places named as in the questions, each with a title."""
    root = ElementTree.fromstring(svg(MIDGAME))
    places = {element.attrib["data-place"]: element for element in root.iter() if element.get("data-place")}
    cards = [card for row in MIDGAME.rows for card in row] + [*MIDGAME.market, *MIDGAME.hand]
    assert places.keys() == {*SECTORS, *(planet.name for planet in MIDGAME.planets), *cards}
    assert all(next(element.iter(f"{SVG}title"), None) is not None for element in places.values())


@POSITIONS
def test_every_unit_stands_on_its_planet(position: Position) -> None:
    """Units are drawn in the colour of their owner, as many as there are."""
    art = svg(position, map_only=True)
    for planet in position.planets:
        there = inside(art, "planet", planet.name)
        livery = "" if planet.owner is None else GEOMETRY.liveries[planet.owner]
        wanted = sorted(f"{GEOMETRY.units[unit]}-{livery}" for unit in planet.units)
        assert sorted(re.findall(r'href="#((?:inf|tank|air)-\w+)"', there)) == wanted


def test_charted_sectors_are_vellum_and_others_soot() -> None:
    """A sector with a face-down planet is dark."""
    soot, vellum = palette()["wl-soot"], palette()["wl-vellum-core"]
    art = svg(START, map_only=True)
    dark = [sector for sector in SECTORS if f'fill="{soot}"' in inside(art, "sector", sector)]
    assert dark == ["ultara", "vessk", "hiran", "rohn", "kaleth", "ommar"]
    assert f'fill="{vellum}"' in inside(art, "sector", "core")


def test_lanes_of_the_wheel_and_of_the_square() -> None:
    """Sixteen lanes; in a square galaxy the four between corners and core are missing."""
    wheel, square = marked(svg(MIDGAME, map_only=True), "lane"), marked(svg(LATE, map_only=True), "lane")
    assert (len(wheel), len(square)) == (16, 12)
    assert set(wheel) - set(square) == {"core-ultara", "core-hiran", "core-rohn", "core-ommar"}


def test_ships_and_tokens() -> None:
    """Each ship is drawn once it is placed; the viewer's token shows its kind, others' the closed eye."""
    art = svg(MIDGAME, map_only=True)
    assert sorted(used(art, "ship-")) == ["ship-bloom", "ship-ember", "ship-tide"]
    assert used(svg(START, map_only=True), "ship-") == []
    assert sorted(used(art, "tok-") + used(art, "inv-") + used(art, "drop-")) == ["inv-ember", "tok-bloom", "tok-tide"]
    crowded = replace(MIDGAME, tokens=tuple((Token("vessk", "tactical_drop"),) for _ in range(3)))
    assert len(used(svg(crowded, map_only=True), "drop-")) == 3


def test_lights_tell_deployment_and_invasion_apart() -> None:
    """A ring with the power it pays, a dashed one with blades, and a beacon on a sector."""
    art = svg(MIDGAME, map_only=True, lit={"core4": 1, "core2": None}, invasions=("core1",), sectors=("dorn",))
    assert "stroke-dasharray" in inside(art, "planet", "core1")
    assert "#blades" in inside(art, "planet", "core1")
    assert 'aria-label="+1"' in inside(art, "planet", "core4")
    assert 'class="light"' in inside(art, "planet", "core2")
    assert "#blades" not in inside(art, "planet", "core4")
    assert art.count('class="light"') == 4


@POSITIONS
def test_every_card_that_lies_open_is_drawn_once(position: Position) -> None:
    """Rows, the market and the viewer's hand; support cards too."""
    shown = [card for row in position.rows for card in row] + [*position.market, *position.hand]
    held = [kind for kind, n in position.support.items() for _ in range(n)]
    assert sorted(marked(svg(position), "card")) == sorted(shown + held)


def test_circles_guards_and_wounds() -> None:
    """Equal halves form a circle, with its guard or empty; a wounded card has its token."""
    art = svg(MIDGAME)
    mine = inside(art, "seat", "0")
    assert mine.replace("ns0:", "").count('class="circle"') == 3
    assert mine.count("M-9 -9L9 9") == 1  # the circle that stays empty
    assert mine.count("#seam-crack") == 1
    assert "#wound" in inside(art, "card", "M36")
    assert "#wound" not in inside(art, "card", "M10")
    assert palette(dark=True)["glow"] not in inside(art, "card", "M10")
    assert palette(dark=True)["glow"] in inside(art, "card", "M04")  # played this turn


def test_guards_are_counted_by_ability_and_used_ones_struck_out() -> None:
    """The second player has two guards on green circles and has called for support."""
    art = inside(svg(MIDGAME), "seat", "1")
    drawn = re.search(r'data-ability="call_support".*?</(?:ns0:)?g>', art, re.DOTALL)
    assert drawn is not None
    assert drawn[0].count(palette()["wl-tide"]) == 2
    assert 'opacity=".4"' in drawn[0]


def test_an_onlooker_has_no_hand() -> None:
    """For a spectator no hand is drawn."""
    assert 'aria-label="Hand"' in svg(MIDGAME)
    assert 'aria-label="Hand"' not in svg(LATE)


def test_the_lamp_changes_the_table_only() -> None:
    """The map is the same in the light and the dark theme, except for highlights."""
    assert svg(MIDGAME, map_only=True, dark=True) == svg(MIDGAME, map_only=True, dark=False)
    assert svg(MIDGAME, dark=True) != svg(MIDGAME, dark=False)
    assert palette(dark=True).keys() == palette().keys()


def test_names_can_be_translated_and_are_escaped() -> None:
    """A caller's names replace ours one by one, and may contain anything."""
    names = {"sector-core": '<"&>', "mercenary-m26": "Élise & Œdipe", "track-deploy": "<b>"}
    art = svg(START, names=names, players=("<Ada>", "var(--none) url(#x)"))
    labels = {element.get("aria-label") for element in ElementTree.fromstring(art).iter()}
    assert {'<"&>', "Élise & Œdipe", "<Ada>", "var(--none) url(#x)", "Market"} <= labels


def test_an_edition_may_rename_things() -> None:
    """Names of an edition are drawn, whatever the language."""
    text = editions.read('[mercenaries.M26]\nname = "Zed"\n[sectors.vessk]\nname = "Sirion"')
    art = svg(replace(START, options=Options(edition=text)), names={"mercenary-m26": "Pietra Nove"})
    labels = {element.get("aria-label") for element in ElementTree.fromstring(art).iter()}
    assert {"Zed", "Sirion"} <= labels
    assert not {"Petra Nine", "Pietra Nove", "Vessk"} & labels


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_can_be_drawn(seats: int) -> None:
    """At some moments of a random game: as each seat sees it, and as a spectator does."""
    randbelow = Random(seats).randrange
    state, _ = GAME.begin(Options(), seats)
    decisions = 0
    while to_move := GAME.to_move(state):
        state, _ = GAME.apply(state, to_move[0], GAME.question(state, to_move[0]).sample(randbelow))
        decisions += 1
        if decisions % 60 == 0:
            for seat in (None, *range(seats)):
                art = GAME.svg(GAME.view(state, seat))
                shown = [card for row in state.rows for card in row] + list(state.market)
                shown += list(state.hands[seat]) if seat is not None else []
                assert sorted(card for card in marked(art, "card") if card in MERCENARIES) == sorted(shown)
    assert decisions > 60


def test_the_art_is_complete() -> None:
    """Symbol files are XML with unique ids; their colours are in the palette and their references exist."""
    for name in ("symbols.svg", "chart.svg"):
        text = files("plancia.games.warlords").joinpath("art", name).read_text("utf-8")
        assert {element.attrib["id"] for element in ElementTree.fromstring(text)} <= SYMBOLS.keys()
        assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= palette().keys()
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', text)) <= SYMBOLS.keys()
    assert {f"ac-{action}" for action in (*ACTIONS, "blockade")} <= SYMBOLS.keys()
    assert {f"disc-{ability}" for ability in ABILITIES} <= SYMBOLS.keys()


def test_every_mercenary_has_a_face_and_every_sector_a_piece() -> None:
    """Forty recipes, all different; nine pieces of the chart."""
    assert tuple(KIT.recipes) == MERCENARIES
    missions = {card: record.mission for card, record in edition().mercenaries.items()}
    assert len({(recipe, missions[card]) for card, recipe in KIT.recipes.items()}) == 40
    assert tuple(GEOMETRY.sectors) == SECTORS
    assert {f"piece-{sector}" for sector in SECTORS} <= SYMBOLS.keys()
    assert {f"sector-{sector}" for sector in SECTORS} <= NAMES.keys()


def test_the_chart_hand_knows_accents() -> None:
    """É is an E with its accent, œ two letters; long names are written smaller."""
    assert re.findall(r"#l-([\w]+)", lettered("Éœ", 0, 0, 14)) == ["E", "acute", "O", "E"]
    assert width("É", 14) == width("E", 14)
    assert fitted("Brakka the Loud", 14, 60) < 14 == fitted("Oss", 14, 60)
    assert width("", 14) == 0


def test_the_picture_in_the_docs_is_up_to_date() -> None:
    """It is what the code draws now; see `picture.py` for how to draw it again."""
    assert PICTURE.read_text("utf-8") == picture()


def test_more_units_than_places_are_drawn_by_kind() -> None:
    """Up to three units are drawn each; with more, each kind is drawn once with its number. §20.11"""
    assert drawn_units("iit") == [("t", 1), ("i", 1), ("i", 1)]
    assert drawn_units("iiiiitt") == [("t", 2), ("i", 5)]
    drawn = shelf((0, 0), "ember", "iiiiitt")
    assert (drawn.count("#tank-ember"), drawn.count("#inf-ember"), drawn.count("<circle")) == (1, 1, 2)


def test_a_reputation_space_without_power_shows_no_crown() -> None:
    """Only what a space offers is drawn on it. §13.6"""
    poor = pack("[reputation]\n1 = { power = 0 }\n2 = { offers = [], power = 0 }\n10 = { power = 0 }")
    usual, without = (svg(GAME.view(GAME.begin(Options(edition=text), 2)[0], 0)) for text in ("", poor))
    assert usual.count("#power") - without.count("#power") == 3
