"""What is drawn under and above the districts: the sectors with their dial, the avenues, the fleet and its fire."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from plancia.games.rex.drawing.geometry import GEOMETRY, Sector, line_between, num
from plancia.games.rex.drawing.paint import TONES, text, use
from plancia.games.rex.edition.components import Edition, SpaceId

DIAL = (770, 595)  # the radii of the middle of the wall, for the chevrons
SHIPS = (  # symbol, offset from the middle of the fleet, size
    ("ship-capital", 0, -22, 56, 163),
    ("ship-capital", -36, 26, 47, 137),
    ("ship-capital", 36, 26, 47, 137),
    ("ship-cruiser", -54, -38, 29, 70),
    ("ship-cruiser", 54, -38, 29, 70),
)
FIRES = (  # how far across the sector, how far out, size
    (0.2, 0.8, 33),
    (0.82, 0.73, 33),
    (0.15, 0.7, 20),
    (0.42, 0.4, 21),
    (0.3, 0.33, 21),
    (0.85, 0.92, 25),
    (0.6, 0.29, 33),
    (0.5, 0.62, 22),
)
BEAMS = ((0.2, 0.52), (0.5, 0.36), (0.8, 0.5))  # how far across the sector, how deep


# ---- sectors ---------------------------------------------------------------------------------------------------------
def sectors(fleet: int, sweep: Collection[int], danger: Collection[int]) -> str:
    """The wedges, their borders and the dial. `sweep` are the sectors of the next bombardment, if the viewer knows it;
    otherwise `danger` are the sectors it may reach, the nearest first.
    """
    wedges = "".join(_wedge(sector, fleet, sweep) for sector in GEOMETRY.sectors)
    borders = "".join(_border(sector) for sector in GEOMETRY.sectors)
    (x, y), (wide, high) = GEOMETRY.centre, GEOMETRY.wall
    shadow = f'<ellipse cx="{x}" cy="{y + 12}" rx="{num(wide)}" ry="{num(high)}" fill="none" stroke="#03040A"'
    bands = "".join(_band(sector, fleet, sweep, danger) for sector in GEOMETRY.sectors)
    numbers = "".join(_number(sector, fleet, sweep) for sector in GEOMETRY.sectors)
    chevrons = "".join(_chevrons(sector) for sector in GEOMETRY.sectors if sector.sector in sweep)
    return f'<g class="sectors">{wedges}{borders}{shadow} stroke-width="10"/>{bands}{numbers}{chevrons}</g>'


def _wedge(sector: Sector, fleet: int, sweep: Collection[int]) -> str:
    tint = ("#7C8BE0", ".07") if sector.sector % 2 else (TONES["void"], ".34")
    art = f'<path class="wedge" data-sector="{sector.sector}" d="{sector.wedge}"'
    art += f' fill="{tint[0]}" fill-opacity="{tint[1]}"/>'
    if sector.sector in sweep:
        art += f'<path d="{sector.wedge}" fill="url(#warn)"/>'
    if sector.sector == fleet:
        art += f'<path d="{sector.wedge}" fill="url(#ember)"/><path d="{sector.wedge}" fill="url(#hatch)"/>'
    return art


def _border(sector: Sector) -> str:
    (a, b), (c, d) = sector.ray
    path = f"M{num(a)} {num(b)}L{num(c)} {num(d)}"
    dark = f'<path d="{path}" stroke="#04050C" stroke-width="7" stroke-opacity=".75"/>'
    return f'{dark}<path d="{path}" stroke="#8893D8" stroke-width="1.5" stroke-opacity=".6"/>'


def _band(sector: Sector, fleet: int, sweep: Collection[int], danger: Collection[int]) -> str:
    """A piece of the dial. The farther a sector that may be reached, the lighter its tint."""
    number = sector.sector
    fill, stroke, width = (
        ("#FF5A4A", "#FFD0C8", 2.0)
        if number == fleet
        else ("#5E2230", "#FF6A5A", 2.0)
        if number in sweep
        else ("#1C2248", "#6C7AC4", 1.4)
    )
    art = f'<path class="band" d="{sector.band}" fill="{fill}" stroke="{stroke}" stroke-width="{num(width)}"/>'
    if number in danger:
        odds = 1 - list(danger).index(number) / len(danger)
        art += f'<path class="danger" d="{sector.band}" fill="#A3303F" fill-opacity="{odds * 0.7:.2f}"/>'
    return art


def _number(sector: Sector, fleet: int, sweep: Collection[int]) -> str:
    fill = TONES["ink"] if sector.sector == fleet else "#FFD6CE" if sector.sector in sweep else "#D5DBFA"
    x, y = sector.label_at
    return text(str(sector.sector), x, y + 8.6, 29, fill)


def _chevrons(sector: Sector) -> str:
    art = ""
    for share in (0.16, 0.84):
        degrees = sector.degrees(share)
        angle = math.radians(degrees)
        wide, high = GEOMETRY.ring
        to_dial = 1 / math.hypot(wide * math.sin(angle) / DIAL[0], high * math.cos(angle) / DIAL[1])
        x, y = GEOMETRY.around(degrees, wide * to_dial, high * to_dial)
        turned = math.degrees(math.atan2(high * math.sin(angle), wide * math.cos(angle)))
        art += f'<path d="M-7-8L1 0L-7 8M1-8L9 0L1 8" transform="translate({num(x)} {num(y)}) rotate({num(turned)})"'
        art += f' fill="none" stroke="{TONES["ember-pale"]}" stroke-width="3"/>'
    return art


# ---- avenues ---------------------------------------------------------------------------------------------------------
def avenues(edition: Edition, route: Iterable[tuple[SpaceId, SpaceId]], closed: SpaceId | None) -> str:
    """The lines; a chosen route glows, and the lines of a demolished space are faint."""
    pairs = sorted({tuple(sorted((space.id, other))) for space in edition.spaces for other in space.lines})
    lines = [line_between(a, b) for a, b in pairs]
    drawn = [line for line in lines if closed not in (line.a, line.b)]
    faint = [line for line in lines if closed in (line.a, line.b)]
    art = f'<g class="lines" fill="none" stroke-linecap="round">{_strokes([line.path for line in drawn])}</g>'
    if faint:
        paths = _strokes([line.path for line in faint])
        art += f'<g class="lines" fill="none" stroke-linecap="round" opacity=".3">{paths}</g>'
    chosen = [line_between(a, b).path for a, b in route]
    for stroke, width in (("#3A1E00", 14.0), (TONES["glow"], 7.5), (TONES["core"], 3.0)):
        art += "".join(
            f'<path class="route" d="{path}" fill="none" stroke="{stroke}" stroke-width="{num(width)}"'
            f' stroke-linecap="round"/>'
            for path in chosen
        )
    return art + "".join(_gate(x, y) for line in drawn for x, y in line.gates)


def _strokes(paths: list[str]) -> str:
    """Haze, casing, roadbed and light: each layer for all lines before the next."""
    together = "".join(paths)
    layers = (
        ('stroke="#8FA0E8" stroke-opacity=".13"', 24.0),
        ('stroke="#04050C"', 13.0),
        ('stroke="#343B6C"', 9.0),
        (f'stroke="{TONES["line"]}"', 3.6),
    )
    return "".join(f'<path d="{together}" {stroke} stroke-width="{num(width)}"/>' for stroke, width in layers)


def _gate(x: float, y: float) -> str:
    where = f'cx="{num(x)}" cy="{num(y)}"'
    return f'<circle {where} r="6.4" fill="#04050C"/><circle {where} r="4" fill="#F4F6FF"/>'


# ---- fleet and fire --------------------------------------------------------------------------------------------------
def beams(fleet: int) -> str:
    """From the ships to the ground of their sector."""
    here, after = GEOMETRY.sectors[fleet - 1], GEOMETRY.sectors[fleet % len(GEOMETRY.sectors)]
    (x, y), (cx, cy), (ax, ay), (bx, by) = here.fleet_at, GEOMETRY.centre, here.ray[1], after.ray[1]
    wide, high = (bx - ax) * 0.13, (by - ay) * 0.13
    art = ""
    for across, deep in BEAMS:
        px, py = ax + (bx - ax) * across, ay + (by - ay) * across
        qx, qy = px + (cx - px) * deep, py + (cy - py) * deep
        corners = ((x + px) / 2, (y + py) / 2), (qx - wide, qy - high), (qx + wide, qy + high)
        path = "L".join(f"{num(a)} {num(b)}" for a, b in corners)
        art += f'<path d="M{path}Z" fill="url(#beam)" style="mix-blend-mode:screen"/>'
    return f'<g class="beams">{art}</g>'


def fires(fleet: int) -> str:
    """The fires on the ground."""
    here, art = GEOMETRY.sectors[fleet - 1], ""
    for across, out, size in FIRES:
        x, y = GEOMETRY.around(here.degrees(across), 752 * out, 578 * out)
        art += f'<circle cx="{num(x)}" cy="{num(y)}" r="{size}" fill="url(#fire)"/>'
        art += f'<circle cx="{num(x)}" cy="{num(y)}" r="3" fill="#FFF0D2"/>'
        art += f'<circle cx="{num(x + 7)}" cy="{num(y - 3)}" r="1.8" fill="#FFD9A0"/>'
    return f'<g class="fires">{art}</g>'


def fleet_over(fleet: int, title: str) -> str:
    """Three capital ships and two cruisers, bows forward along the wall."""
    here = GEOMETRY.sectors[fleet - 1]
    (x, y), (cx, cy), (wide, high) = here.fleet_at, GEOMETRY.centre, GEOMETRY.ring
    middle = math.radians(here.degrees(0.5))
    turned = math.degrees(math.atan2(high * math.sin(middle), wide * math.cos(middle))) + 90
    away = 4 / math.hypot(cx - x, cy - y)
    shadows = "".join(
        f'<ellipse cx="{a}" cy="{b}" rx="{num(w * 0.35)}" ry="{num(h * 0.45)}"/>' for _, a, b, w, h in SHIPS
    )
    ships = "".join(use(ship, a, b, w, h) for ship, a, b, w, h in SHIPS)
    return (
        f'<g class="fleet" data-sector="{fleet}" transform="translate({num(x - (cx - x) * away)}'
        f' {num(y - (cy - y) * away)}) rotate({num(turned)})"><title>{title}</title>'
        f'<g opacity=".55" transform="translate(10 16)" filter="url(#soft3)">{shadows}</g>{ships}</g>'
    )
