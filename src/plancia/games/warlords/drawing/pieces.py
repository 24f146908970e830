"""The pieces on the map: planets with their units, ships, recon tokens, and highlights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from string import ascii_lowercase

from plancia.games.warlords.drawing.chart import CORE
from plancia.games.warlords.drawing.geometry import GEOMETRY, Point, num
from plancia.games.warlords.drawing.lettering import lettered
from plancia.games.warlords.drawing.paint import use
from plancia.games.warlords.edition.components import UNITS_ON_A_PLANET

RING = 51  # radius of the highlight around a planet
IN_CORE: dict[int, tuple[Point, ...]] = {1: ((600, 466),), 2: ((600, 444), (600, 492))}  # ships in the maelstrom


def planet(at: Point, kind: str | None, face_up: bool, title: str, seen_by: str = "") -> str:
    """A planet; face down it shows its type only to the player who has seen it."""
    x, y = at
    name = f"<title>{escape(title, quote=False)}</title>"
    if not face_up:
        inside = (
            f'<circle r="24" fill="var(--wl-night)"/>{use(f"g-{kind}", scale=1.45)}<circle r="27" fill="none"'
            f' stroke="var(--wl-{seen_by})" stroke-width="2.4" stroke-dasharray="5 4"/>'
            if kind
            else '<circle r="4.6" fill="var(--wl-ash)"/>'
        )
        return f'{name}{use("hidden", x, y)}<g transform="translate({num(x)} {num(y)})">{inside}</g>'
    assert kind is not None
    badge = f'<circle cx="{num(x + 31)}" cy="{num(y - 33)}" r="10.5" fill="var(--wl-bone)" stroke="var(--wl-ink)"'
    initial = lettered(GEOMETRY.regions[kind].initial, x + 31, y - 28, 10)
    return f'{name}{use(f"pl-{kind}", x, y)}{badge} stroke-width="1.8"/>{initial}'


def number(at: Point, name: str) -> str:
    """The number of a planet within its sector."""
    digits = name.lstrip(ascii_lowercase)
    x, y = at[0] + 38, at[1] + 22
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="8.5" fill="var(--wl-ink)" opacity=".72"/>'
    return f'<g class="number">{disc}{lettered(digits, x, y + 4, 8, "wl-bone")}</g>'


def light(at: Point, invasion: bool, power: int | None) -> tuple[str, str]:
    """A place where units may go: the ring under the planet, and the sign over it. Dashed with blades: an invasion."""
    x, y = num(at[0]), num(at[1])
    dashes = ' stroke-dasharray="15 7"' if invasion else ""
    ring = "".join(
        f'<circle cx="{x}" cy="{y}" r="{RING}" stroke="var(--{colour})" stroke-width="{width}"{more}/>'
        for colour, width, more in (("glow-edge", "11", ""), ("glow", "7", dashes), ("glow-core", "2.2", dashes))
    )
    sign = use("blades") if invasion else lettered(f"+{power}", 0, 6.5, 13) if power is not None else ""
    disc = f'<circle r="16" fill="var(--glow)" stroke="var(--wl-ink)" stroke-width="2.6"/>{sign}'
    over = f'<g transform="translate({num(at[0] - 40)} {num(at[1] - 38)})">{disc}</g>' if sign else ""
    return f'<g class="light" fill="none">{ring}</g>', over


def beacon(sector: str) -> str:
    """A sector that a ship may enter."""
    x, y = map(num, GEOMETRY.sectors[sector].hub)
    rx, ry = ("92", "62") if sector == CORE else ("38", "38")
    rings = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" stroke="var(--{colour})" stroke-width="{width}"/>'
        for colour, width in (("glow-edge", "9"), ("glow", "5.6"), ("glow-core", "1.8"))
    )
    return f'<g class="light" data-sector="{sector}" fill="none">{rings}</g>'


def shelf(at: Point, livery: str, units: str) -> str:
    """The units on a planet, on a strip in the colour of their owner: tanks and aircraft first."""
    x, y = at[0], at[1] + GEOMETRY.planet.shelf
    drawn = drawn_units(units)
    strip = f'fill="var(--wl-{livery})" stroke="var(--wl-ink)" stroke-width="2"'
    places = [x + dx for dx in GEOMETRY.planet.spread[len(drawn) - 1]]
    art = "".join(
        use(f"{GEOMETRY.units[unit]}-{livery}", place, y - 2, 1.02) + (multiple(place, y, n) if n > 1 else "")
        for (unit, n), place in zip(drawn, places, strict=True)
    )
    return f'<g class="units">{use(f"shelf-{len(drawn)}", x, y + 5, attributes=strip)}{art}</g>'


def drawn_units(units: str) -> list[tuple[str, int]]:
    """What is drawn on a shelf: every unit, or each kind with its number if there is no room for all. §20.11"""
    ordered = sorted(units, key="tai".index)
    if len(ordered) <= UNITS_ON_A_PLANET:
        return [(unit, 1) for unit in ordered]
    return list(Counter(ordered).items())


def multiple(x: float, y: float, count: int) -> str:
    """How many units one drawing represents."""
    disc = f'<circle cx="{num(x)}" cy="{num(y + 16)}" r="9" fill="var(--wl-bone)" stroke="var(--wl-ink)"/>'
    return disc + lettered(str(count), x, y + 20, 9, "wl-ink")


def ships(sector: str, liveries: Sequence[str]) -> str:
    """One at the hub, two side by side; in the core they circle in the maelstrom."""
    place = GEOMETRY.sectors[sector]
    if sector == CORE:
        berths = IN_CORE.get(len(liveries), place.ships)
    else:
        berths = (place.hub,) if len(liveries) == 1 else place.ships
    size = 1.14 if len(liveries) < 3 else 0.92
    return "".join(use(f"ship-{livery}", x, y, size) for livery, (x, y) in zip(liveries, berths, strict=False))


def tokens(sector: str, marks: Sequence[tuple[str, str]]) -> str:
    """Recon tokens: the viewer's own with their kind, others with a closed eye. A mark is a kind and a livery."""
    places = GEOMETRY.sectors[sector].recon
    return "".join(use(f"{kind}-{livery}", x, y, 1.12) for (kind, livery), (x, y) in zip(marks, places, strict=False))


def badge(livery: str, x: float, y: float, radius: float = 12) -> str:
    """A player's colour and mark."""
    plate = f'fill="var(--wl-{livery})" stroke="var(--wl-ink)" stroke-width="2"'
    sign = use("badge", attributes=plate) + use(f"mark-{livery}", scale=1.4)
    return f'<g transform="translate({num(x)} {num(y)}) scale({radius / 12:.3g})">{sign}</g>'
