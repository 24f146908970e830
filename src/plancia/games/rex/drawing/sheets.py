"""Public information about the players: a column of sheets beside the city, under the round and its phase."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from plancia.games.rex.drawing.districts import Stack, coin, stack
from plancia.games.rex.drawing.geometry import GEOMETRY, num
from plancia.games.rex.drawing.paint import RACES, TONES, text, use
from plancia.games.rex.edition.components import ROUNDS, RaceId

ROW = 186
MARGIN = 24
ALIVE, BOUND, FALLEN = "alive", "bound", "fallen"
PANEL, EDGE, FAINT = "#10152E", "#2C3564", "#454E80"


class Officer(NamedTuple):
    """A leader on a sheet."""

    strength: int
    state: str  # alive, bound, fallen
    title: str


class Sheet(NamedTuple):
    """A player, as everybody sees them."""

    race: RaceId
    name: str
    player: str
    influence: int
    cards: int
    reserve: tuple[Stack, ...]
    casualties: int
    strongholds: int
    leaders: tuple[Officer, ...]
    allies: tuple[RaceId, ...]
    first: bool
    active: bool


def column(sheets: list[Sheet], round_number: int, phase: str, titles: Mapping[str, str]) -> str:
    """The round, the phase and all sheets, to the right of the city."""
    left, width, height = GEOMETRY.viewBox[2], GEOMETRY.sheets.width, GEOMETRY.viewBox[3]
    art = f'<rect x="{left}" y="0" width="{num(width)}" height="{height}" fill="{TONES["night"]}"/>'
    art += _head(left + MARGIN, round_number, phase, titles)
    art += "".join(_sheet(sheet, GEOMETRY.sheets.head + i * ROW, titles) for i, sheet in enumerate(sheets))
    return f'<g class="sheets">{art}</g>'


def _head(x: float, round_number: int, phase: str, titles: Mapping[str, str]) -> str:
    art = text(escape(titles["drawn-round"], quote=False), x, 58, 26, TONES["mist"], "start")
    for number in range(1, ROUNDS + 1):
        cx, now, past = x + 112 + (number - 1) * 38, number == round_number, number < round_number
        fill, edge = (
            (TONES["glow"], TONES["core"]) if now else ("#5B4A2A" if past else "none", "#8C7A4E" if past else FAINT)
        )
        art += f'<circle cx="{num(cx)}" cy="50" r="16" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
        art += text(str(number), cx, 57, 20, TONES["ink"] if now else TONES["mist"])
    if phase:
        art += text(escape(titles[f"phase-{phase}"], quote=False), x, 118, 38, TONES["glow"], "start", ' class="phase"')
    return art


def _sheet(sheet: Sheet, top: float, titles: Mapping[str, str]) -> str:
    left, width = GEOMETRY.viewBox[2] + MARGIN / 2, GEOMETRY.sheets.width - MARGIN
    edge, line = (TONES["glow"], 3.0) if sheet.active else (EDGE, 1.6)
    box = f'x="{num(left)}" y="{num(top)}" width="{num(width)}" height="{ROW - 12}" rx="14"'
    art = f'<rect {box} fill="{PANEL}" stroke="{edge}" stroke-width="{num(line)}"/>'
    art += use(f"race-{sheet.race}", left + 50, top + 52, 76)
    art += text(escape(sheet.name, quote=False), left + 100, top + 44, 30, TONES["ivory"], "start")
    art += text(escape(sheet.player, quote=False), left + 100, top + 72, 21, TONES["mist"], "start")
    art += _status(sheet, left + width - 16, top, titles)
    art += _resources(sheet, left + 32, top + 104, titles)
    art += _leaders(sheet, left + 34, top + 147)
    return f'<g class="sheet" data-race="{sheet.race}">{art}</g>'


def _status(sheet: Sheet, right: float, top: float, titles: Mapping[str, str]) -> str:
    """First player, and allies."""
    art = ""
    if sheet.first:
        art += text(escape(titles["drawn-first-player"], quote=False), right, top + 34, 20, TONES["glow"], "end")
    for i, ally in enumerate(reversed(sheet.allies)):
        art += use(f"race-{ally}", right - 14 - i * 36, top + 62, 34)
    if sheet.allies:
        label = escape(titles["drawn-allied-with"], quote=False)
        art += text(label, right - 36 * len(sheet.allies) - 4, top + 69, 20, TONES["mist"], "end")
    return art


def _resources(sheet: Sheet, x: float, y: float, titles: Mapping[str, str]) -> str:
    """Influence, cards, and units in reserve and lost."""
    art = coin(sheet.influence, x, y, 46)
    art += use("i-cards", x + 52, y, 38) + text(str(sheet.cards), x + 76, y + 8, 25, TONES["ivory"], "start")
    for i, one in enumerate(sheet.reserve):
        art += stack(one, x + 128 + i * 42, y, 40)
    after = x + 134 + 42 * len(sheet.reserve) - (12 if sheet.reserve else 28)
    label = f"{escape(titles['drawn-casualties'], quote=False)} {sheet.casualties}"
    return art + text(label, after, y + 8, 21, TONES["mist"], "start")


def _leaders(sheet: Sheet, x: float, y: float) -> str:
    """By strength; a bound leader has a ring, a fallen one is crossed out. Then the strongholds."""
    art = "".join(_leader(sheet.race, officer, x + i * 42, y) for i, officer in enumerate(sheet.leaders))
    at = x + 42 * len(sheet.leaders) + 12
    return art + "".join(use("i-stronghold", at + i * 40, y, 34) for i in range(sheet.strongholds))


def _leader(race: RaceId, officer: Officer, x: float, y: float) -> str:
    colour, fallen = RACES[race], officer.state == FALLEN
    fill, edge = ("none", FAINT) if fallen else (colour, TONES["ink"])
    art = f'<circle cx="{num(x)}" cy="{num(y)}" r="17" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
    if officer.state == BOUND:
        art += f'<circle cx="{num(x)}" cy="{num(y)}" r="19" fill="none" stroke="{TONES["ivory"]}" stroke-width="2.6"/>'
    art += text(str(officer.strength), x, y + 8, 23, "#7C86B8" if fallen else TONES["ink"])
    if fallen:
        art += f'<path d="M{num(x - 11)} {num(y + 11)}L{num(x + 11)} {num(y - 11)}" stroke="{TONES["ember"]}"'
        art += ' stroke-width="2.6" stroke-linecap="round"/>'
    title = f"<title>{escape(officer.title, quote=False)}</title>"
    return f'<g class="leader" data-state="{officer.state}">{title}{art}</g>'
