"""The city as a picture: every piece once, nothing else, and the same on every device."""

from __future__ import annotations

import math
import re
from collections import Counter
from importlib.resources import files
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import msgspec
import pytest

from plancia.games.rex.drawing.districts import lines_of
from plancia.games.rex.drawing.geometry import DISTRICTS, GEOMETRY, LINES, line_between, plate_of
from plancia.games.rex.drawing.paint import RACES, SYMBOLS
from plancia.games.rex.drawing.svg import NAMES, Scene, svg
from plancia.games.rex.edition.checks import by_id
from plancia.games.rex.edition.loading import built_in, pack
from plancia.games.rex.game import GAME
from plancia.games.rex.options import Options
from tests.games.rex.picture import BEGINNING, NOWHERE, PICTURE, ROUND_5, SPACES, THREE_PLAYERS, Position, picture

if TYPE_CHECKING:
    from plancia.games.rex.view import View

    def a_view_can_be_drawn(view: View) -> Scene:
        """For the type checker: a view has everything that is drawn."""
        return view


SVG = "{http://www.w3.org/2000/svg}"
POSITIONS = pytest.mark.parametrize("position", [BEGINNING, ROUND_5, THREE_PLAYERS])


def classed(art: str, kind: str) -> list[ElementTree.Element]:
    """All elements of this class."""
    return [element for element in ElementTree.fromstring(art).iter() if element.get("class") == kind]


def space(art: str, which: str) -> ElementTree.Element:
    (found,) = [element for element in classed(art, "space") if element.get("data-space") == which]
    return found


def source(art: str, which: str) -> str:
    return ElementTree.tostring(space(art, which), "unicode")


def stacks(element: ElementTree.Element) -> list[tuple[str, int, str]]:
    """Race, number and kind of the units drawn in it, in order."""
    return [
        (one.attrib["data-race"], int(one.attrib["data-count"]), one.get("data-kind", ""))
        for one in element.iter(f"{SVG}g")
        if one.get("class") == "stack"
    ]


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


@POSITIONS
def test_it_is_well_formed_and_not_large(position: Position) -> None:
    """Every drawing is XML with a view box and stays under 250 kB."""
    art = svg(position)
    assert ElementTree.fromstring(art).attrib["viewBox"] == "0 0 2112 1280"
    assert ElementTree.fromstring(svg(position, sheets=False)).attrib["viewBox"] == "0 0 1660 1280"
    assert len(art.encode()) < 250_000


@POSITIONS
def test_every_unit_and_all_influence_is_drawn_once(position: Position) -> None:
    """The units and influence on the plates are those of the position."""
    art = svg(position, sheets=False)
    for at, which in enumerate(SPACES):
        drawn = stacks(space(art, which))
        held = {race: position.units[seat][at] for seat, race in enumerate(position.races) if position.units[seat][at]}
        up: Counter[str] = Counter()
        for race, count, kind in drawn:
            up[race] += count if kind != "down" else 0
        assert {race: count for race, count in up.items() if count} == held
        assert sum(count for _, count, kind in drawn if kind == "mech") == position.mechanized[at]
        assert sum(count for _, count, kind in drawn if kind == "down") == position.face_down[at]
        coins = [one for one in space(art, which).iter() if one.get("class") == "coin"]
        assert [int(one.attrib["data-amount"]) for one in coins] == [n for n in (position.on_board[at],) if n]


def test_stacks_stand_in_order_of_play_and_face_down_ones_last() -> None:
    """The first player's units come first; mechanized ones follow the ordinary ones."""
    art = svg(ROUND_5)
    assert [race for race, *_ in stacks(space(art, "COU"))] == ["letnev", "hacan", "sol", "xxcha", "jol-nar", "lazax"]
    assert stacks(space(art, "MPS")) == [("lazax", 4, ""), ("lazax", 2, "mech")]
    assert stacks(space(art, "PLE"))[-1] == ("xxcha", 1, "down")


def test_the_fleet_closes_its_sector() -> None:
    """The fleet is at its sector; both plates there are hatched and no other is."""
    art = svg(ROUND_5)
    assert [one.get("data-sector") for one in classed(art, "fleet")] == ["15"]
    hatched = {
        one.get("data-space") for one in classed(art, "space") if "url(#hatch)" in ElementTree.tostring(one, "unicode")
    }
    assert hatched == {"TRA", "ADM"}


def test_there_is_no_fleet_before_it_is_placed() -> None:
    """During set-up there is no fire and no danger."""
    art = svg(msgspec.structs.replace(BEGINNING, fleet=0))
    assert classed(art, "fleet") == classed(art, "fires") == classed(art, "danger") == []


def test_a_known_sweep_is_drawn_exactly_and_an_unknown_one_by_its_odds() -> None:
    """Players who know the card see how far it goes; others see six sectors in lighter and lighter tints."""
    assert classed(svg(ROUND_5), "danger") == []
    assert svg(ROUND_5).count('fill="url(#warn)"') == 3
    faint = svg(msgspec.structs.replace(ROUND_5, bombardment_top=0))
    assert 'fill="url(#warn)"' not in faint
    by_band = {sector.band: sector.sector for sector in GEOMETRY.sectors}
    tints = {by_band[one.attrib["d"]]: float(one.attrib["fill-opacity"]) for one in classed(faint, "danger")}
    assert [sector for sector, _ in sorted(tints.items(), key=lambda pair: -pair[1])] == [16, 17, 18, 1, 2, 3]


def test_a_destroyed_shield_is_broken() -> None:
    """Its dome is open and its badge cracked; the others are intact."""
    art = svg(ROUND_5)
    assert len(classed(art, "broken")) == 1
    assert len(classed(art, "dome")) == 6
    assert "#i-shield-down" in source(art, "MPN")


def test_with_three_or_four_players_a_space_is_demolished() -> None:
    """Mecatol Power South has no skyline and no icons, and its lines are faint. §2.7"""
    art = svg(THREE_PLAYERS)
    assert 'href="#skyline-MPS"' not in art
    assert "#i-stronghold" not in source(art, "MPS")
    assert [one.get("opacity") for one in classed(art, "lines")] == [None, ".3"]
    assert 'href="#skyline-MPS"' in svg(ROUND_5)


def test_places_that_may_be_chosen_are_lit_with_their_distance() -> None:
    """Distances are shown if there are any."""
    art = svg(ROUND_5, lit={"MEM": 1, "INT": 3, "GAR": 0})
    lit = [which for which in SPACES if '"distance"' in source(art, which)]
    chips = {which: words(space(art, which))[-1] for which in lit}
    assert chips == {"MEM": "1", "INT": "3"}
    (halos,) = classed(art, "halos")
    assert len(halos) == 3


def test_a_group_on_its_way() -> None:
    """Its route glows in three strokes per line, its source and target have rings, the last move has corners."""
    art = svg(ROUND_5, source="PAL", target="IAF", route=(("PAL", "MEM"), ("MEM", "IAF")), last=("GAR",))
    assert len(classed(art, "route")) == 6
    assert 'stroke-dasharray="15 8"' in source(art, "PAL")
    assert len(classed(art, "last")) == 1


def test_sheets_show_public_information() -> None:
    """Influence, cards, reserve, casualties, leaders with their state, strongholds, allies, first player. §24.1"""
    art = svg(ROUND_5, players=("Mirela", "Tomas"), active=(2,))
    sheets = {one.get("data-race"): one for one in classed(art, "sheet")}
    assert list(sheets) == list(ROUND_5.races)
    assert words(sheets["hacan"])[:2] == ["Hacan", "Tomas"]
    assert words(sheets["letnev"])[2] == "first player"
    assert "allied with" in words(sheets["hacan"])
    states = Counter(one.get("data-state") for one in sheets["sol"].iter() if one.get("class") == "leader")
    assert states == {"alive": 3, "bound": 1, "fallen": 1}
    assert stacks(sheets["lazax"]) == [("lazax", 3, ""), ("lazax", 1, "mech")]
    assert "lost 3" in words(sheets["lazax"])
    badges = {race: ElementTree.tostring(sheet, "unicode").count("#i-stronghold") for race, sheet in sheets.items()}
    assert badges == {"letnev": 1, "hacan": 1, "sol": 1, "xxcha": 0, "jol-nar": 1, "lazax": 1}


def test_a_whole_game_can_be_drawn() -> None:
    """From the first lot to the last round, for a player and for a spectator."""
    random, steps = Random(1), 0
    state, _ = GAME.begin(Options(), 4)
    while asked := GAME.to_move(state):
        if steps % 40 == 0:
            for seat in (None, 0):
                ElementTree.fromstring(svg(GAME.view(state, seat)))
        steps += 1
        state, _ = GAME.advance(state, asked[0], GAME.question(state, asked[0]).sample(random.randrange))
    assert [stack for stack in stacks(space(svg(GAME.view(state, None)), "MPS")) if stack[0]] == []


def test_players_without_a_race_have_no_sheet() -> None:
    """While races are being chosen."""
    choosing = msgspec.structs.replace(BEGINNING, races=("sol", "", "", "", "", ""), units=(NOWHERE,) * 6)
    assert len(classed(svg(choosing), "sheet")) == 1


@POSITIONS
def test_it_stands_alone(position: Position) -> None:
    """Every reference is defined, once, and nothing is fetched."""
    art = svg(position, lit={"MEM": 1}, source="PAL", last=("GAR",))
    ids = re.findall(r' id="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', art)) <= set(ids)
    assert not re.search(r'(?:href|src)="(?!#)', art)


def test_names_can_be_translated_and_are_escaped() -> None:
    """A caller's names replace ours one by one, and may contain anything."""
    art = svg(
        ROUND_5, names={"name-pal": "<b>&", "title": '"Rex" <&>', "drawn-casualties": "<i>"}, players=("<script>",)
    )
    assert "<b>&" in words(space(art, "PAL"))
    assert ElementTree.fromstring(art).attrib["aria-label"] == '"Rex" <&>'
    assert "<script>" in words(classed(art, "sheet")[0])


def test_every_space_can_be_touched() -> None:
    """A client finds the 28 spaces by their ids, above everything drawn there."""
    places = [list(one)[-1].get("data-place") for one in classed(svg(ROUND_5), "space")]
    assert sorted(map(str, places)) == sorted(SPACES)


def test_titles_say_what_is_there() -> None:
    """A screen reader gets the name, the sector and the units."""
    (title,) = space(svg(ROUND_5), "TAR").iter(f"{SVG}title")
    assert title.text == "Tarraguth Slums, sector 1, Letnev 4, Jol-Nar 2"


def test_the_same_position_gives_the_same_drawing() -> None:
    """Drawing depends on nothing else."""
    assert svg(ROUND_5) == svg(ROUND_5)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Incarcerorum", ["Incarcerorum"]),
        ("Sai Sallai", ["Sai Sallai"]),
        ("Transit Hub", ["Transit", "Hub"]),
        ("Quarters of the Nobility", ["Quarters of", "the Nobility"]),
        ("Imperial Intelligence HQ", ["Imperial", "Intelligence HQ"]),
        ("Quartier général des services impériaux", ["Quartier général", "des services", "impériaux"]),
    ],
)
def test_names_are_broken_into_lines(name: str, lines: list[str]) -> None:
    """Short names stay on one line, others are split evenly."""
    assert lines_of(name) == lines


def test_the_drawn_map_is_the_board() -> None:
    """28 spaces, 18 sectors and the 49 lines of the data; every space is in its wedge."""
    spaces = by_id(built_in())
    assert set(DISTRICTS) == set(spaces)
    assert set(LINES) == {frozenset((one.id, other)) for one in spaces.values() for other in one.lines}
    assert [sector.sector for sector in GEOMETRY.sectors] == list(range(1, 19))
    assert {plate_of(one) for one in spaces.values()} == set(GEOMETRY.plates)


def test_every_space_lies_in_its_sector() -> None:
    """The middle of a plate is between the borders of its wedge."""
    (x, y), (wide, high) = GEOMETRY.centre, GEOMETRY.ring
    for one in built_in().spaces:
        if one.sector:
            at, sector = DISTRICTS[one.id], GEOMETRY.sectors[one.sector - 1]
            degrees = math.degrees(math.atan2((at.x - x) / wide, (y - at.y) / high))
            turns = (degrees - 360, degrees, degrees + 360)
            assert any(sector.from_deg < turn < sector.to_deg for turn in turns), one.id


def test_plates_keep_apart() -> None:
    """No two of them touch, so that each can be tapped."""
    boxes = {one.id: (DISTRICTS[one.id], GEOMETRY.plates[plate_of(one)]) for one in built_in().spaces}
    for (a, (w, h)), (b, (v, k)) in combinations(boxes.values(), 2):
        assert abs(a.x - b.x) > w + v or abs(a.y - b.y) > h + k, (a.id, b.id)


def test_an_edition_is_drawn_as_it_is() -> None:
    """Another icon gives another plate; a line that only the edition has is straight."""
    text = "[spaces.CAR]\nlines = ['NOB', 'SAI', 'ADI']\n[spaces.ADI]\nlines = ['NOB', 'SAL', 'CAR']\n[spaces.INC]\n"
    text += "icons = ['influence', 'shield']\nname = { en = 'Old Prison', it = 'Galera' }\n"
    art = svg(msgspec.structs.replace(ROUND_5, options=Options(edition=pack(text))))
    assert line_between("ADI", "CAR").path in art
    assert len(classed(art, "dome")) == 7
    assert words(space(art, "INC"))[0] == "Old Prison"


def test_the_art_is_complete() -> None:
    """The symbol file is XML, one definition per line, with unique ids; its references exist."""
    text = files("plancia.games.rex").joinpath("art/symbols.svg").read_text("utf-8")
    assert [element.attrib["id"] for element in ElementTree.fromstring(text)] == list(SYMBOLS)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', text)) <= SYMBOLS.keys()
    assert all(f"{what}-{race}" in SYMBOLS for race in RACES for what in ("race", "unit"))
    assert len(NAMES) == 1 + 28 + 6 + 7 + 6


def test_the_picture_in_the_docs_is_up_to_date() -> None:
    """It is what the code draws now; see `picture.py` for how to draw it again."""
    assert PICTURE.read_text("utf-8") == picture()
