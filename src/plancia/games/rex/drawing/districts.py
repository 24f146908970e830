"""The 28 spaces with everything on them: plate, dome, name, icons, influence, units."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from itertools import combinations, pairwise
from typing import NamedTuple

from plancia.games.rex.drawing.geometry import DISTRICTS, GEOMETRY, District, Plate, num, plate_of
from plancia.games.rex.drawing.paint import RACES, TONES, text, use
from plancia.games.rex.edition.components import RaceId, Space

FILLS: dict[Plate, str] = {"ward": "plate", "shield": "plateS", "stronghold": "plateG", "council": "forum"}
EDGES: dict[Plate, tuple[str, float]] = {
    "ward": (TONES["rim"], 1.8),
    "shield": (TONES["ice"], 2.4),
    "stronghold": (TONES["gold"], 2.8),
    "council": (TONES["ivory"], 2.8),
}
BASELINES = {"jol-nar": 5, "letnev": -3}  # of the number on a piece: the middle of these is elsewhere
ROUND = ' stroke-linejoin="round"'


class Stack(NamedTuple):
    """Units of one race and one kind in a space."""

    race: RaceId
    size: int
    kind: str = ""  # "mech" or "down"


class Sight(NamedTuple):
    """A space as it is drawn."""

    space: Space
    name: str
    influence: int = 0
    stacks: tuple[Stack, ...] = ()
    shield_down: bool = False
    closed: bool = False  # under bombardment
    demolished: bool = False
    lit: int | None = None  # the distance of a space that may be chosen, in lines; 0: no distance is shown
    source: bool = False
    target: bool = False
    last: bool = False
    title: str = ""

    @property
    def at(self) -> District:
        return DISTRICTS[self.space.id]

    @property
    def plate(self) -> Plate:
        return plate_of(self.space)


def back_to_front(sights: Mapping[str, Sight]) -> list[Sight]:
    return sorted(sights.values(), key=lambda sight: (sight.at.y, sight.at.x))


# ---- under the avenues -----------------------------------------------------------------------------------------------
def halos(sights: list[Sight]) -> str:
    """Light behind spaces that may be chosen, and behind the source of a group."""
    art = ""
    for sight in sights:
        colour, width = ("#fff", 24) if sight.source else (TONES["glow"], 26)
        if sight.source or sight.lit is not None:
            light = (
                f' fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-opacity=".78" filter="url(#soft)"'
            )
            art += _outline(sight, light + ROUND, down=4)
    return f'<g class="halos">{art}</g>'


def skylines(sights: list[Sight]) -> str:
    """The roofs of all districts are under the avenues, so that no roof hides a line."""
    art = ""
    for sight in sights:
        if not sight.demolished and sight.plate != "council":
            top = sight.at.y - GEOMETRY.plates[sight.plate][1] + (9 if sight.plate == "stronghold" else 7)
            art += f'<use href="#skyline-{sight.space.id}" x="0" y="0" '
            art += f'transform="translate({num(sight.at.x)} {num(top)})"/>'
    return f'<g class="skylines">{art}</g>'


# ---- a district ------------------------------------------------------------------------------------------------------
def district(sight: Sight) -> str:
    body = _plate(sight) + _marks(sight)
    body += _name(sight) + _icons(sight) + _stacks(sight) + _distance(sight)
    return f'<g class="space" data-space="{sight.space.id}">{body}{_touch(sight)}</g>'


def _touch(sight: Sight) -> str:
    """The invisible outline on top of everything, for clicks and screen readers."""
    where = f'x="{num(sight.at.x)}" y="{num(sight.at.y)}"'
    title = f"<title>{escape(sight.title or sight.name, quote=False)}</title>"
    return f'<use href="#pl-{sight.plate}" {where} data-place="{sight.space.id}" fill="transparent">{title}</use>'


def _outline(sight: Sight, paint: str, down: float = 0) -> str:
    """The plate's outline."""
    shift = f' transform="translate(0 {num(down)})"' if down else ""
    return f'<use href="#pl-{sight.plate}" x="{num(sight.at.x)}" y="{num(sight.at.y)}"{paint}{shift}/>'


def _plate(sight: Sight) -> str:
    fill, (edge, width) = f"url(#{FILLS[sight.plate]})", EDGES[sight.plate]
    if sight.shield_down:
        fill, edge = "url(#plate)", "#B06A5C"
    if sight.demolished:
        fill, edge = "#171624", TONES["ash"]
    lights = (
        ' fill="none" stroke="#FFC978" stroke-opacity=".75" stroke-width="2.2" stroke-dasharray="2.4 6 2.4 11 2.4 5"'
    )
    art = _outline(sight, ' fill="#02030A" fill-opacity=".6"', down=17)
    art += _outline(sight, ' fill="#0A0E24" stroke="#343D78" stroke-width="1.4"', down=11)
    art += "" if sight.demolished else _outline(sight, lights, down=6.4)
    art += _outline(sight, f' fill="{fill}" stroke="{edge}" stroke-width="{num(width)}"{ROUND}')
    if sight.demolished:
        return art + _outline(sight, ' fill="url(#ash)"')
    return art + _ornament(sight) + (_dome(sight) if "shield" in sight.space.icons else "")


def _ornament(sight: Sight) -> str:
    """What distinguishes the kinds of plates besides their outline."""
    x, y = sight.at.x, sight.at.y
    match sight.plate:
        case "ward":
            path = f"M{num(x - 70)} {num(y - 28)}L{num(x - 48)} {num(y - 45)}H{num(x + 48)}L{num(x + 70)} {num(y - 28)}"
            return f'<path d="{path}" fill="none" stroke="#B9C4FF" stroke-opacity=".28" stroke-width="1.4"/>'
        case "council":
            ring = f'<ellipse cx="{num(x)}" cy="{num(y)}" fill="none" stroke="{TONES["ivory"]}"'
            return (
                f'{ring} rx="119" ry="94" stroke-opacity=".4" stroke-width="1.4"/>'
                f'{ring} rx="126" ry="100" stroke-opacity=".3" stroke-width="7" stroke-dasharray="13 7"/>'
            )
        case "stronghold":
            paint = f'fill="none" stroke="{TONES["gold"]}" stroke-opacity=".4" stroke-width="1.3"'
            return f'<use href="#pl-stronghold" transform="translate({num(x)} {num(y)}) scale(.93)" {paint}/>'
        case _:
            return ""


def _dome(sight: Sight) -> str:
    """A dome of light over a shielded space, or its remains."""
    x, y, (w, h) = sight.at.x, sight.at.y, GEOMETRY.plates[sight.plate]

    def at(across: float, up: float) -> str:
        return f"{num(x + across)} {num(y - up)}"

    if not sight.shield_down:
        path = f"M{at(2 - w, h * 0.25)}C{at(-w * 0.8, h * 1.75)} {at(w * 0.8, h * 1.75)} {at(w - 2, h * 0.25)}"
        ice = TONES["ice"]
        light = f'fill="{ice}" fill-opacity=".07" stroke="{ice}" stroke-opacity=".75" stroke-width="1.6"'
        return f'<path class="dome" d="{path}" {light}/>'
    rim = (
        f"M{at(2 - w, h * 0.25)}C{at(-w * 0.93, h * 0.9)} {at(-w * 0.7, h * 1.16)} {at(-w * 0.52, h * 1.25)}"
        f"M{at(w * 0.5, h * 1.26)}C{at(w * 0.72, h * 1.12)} {at(w * 0.86, h * 0.8)} {at(w * 0.9, h * 0.65)}"
    )
    cracks = (
        f"M{at(-44, -h)}L{at(-34, 20 - h)}L{at(-42, 30 - h)}L{at(-30, 46 - h)}"
        f"M{at(60, h - 22)}L{at(48, h - 34)}L{at(54, h - 44)}"
    )
    fire = f'fill="none" stroke="{TONES["ember"]}"'
    return (
        f'<path class="broken" d="{rim}" {fire} stroke-width="1.8" stroke-dasharray="9 5"/>'
        f'<path d="{cracks}" {fire} stroke-opacity=".75" stroke-width="2"/>'
    )


def _marks(sight: Sight) -> str:
    """Legal, chosen, source, closed, last: each has its own ring."""
    art = ""
    if sight.lit is not None:
        art += _outline(sight, f' fill="#fff" fill-opacity=".05" stroke="{TONES["glow"]}" stroke-width="7"{ROUND}')
        art += _outline(sight, f' fill="none" stroke="{TONES["core"]}" stroke-width="2.6"{ROUND}')
    if sight.target:
        art += _outline(sight, f' fill="none" stroke="#fff" stroke-width="5"{ROUND}')
    if sight.source:
        art += _outline(sight, f' fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="15 8"{ROUND}')
    if sight.closed:
        art += _outline(sight, ' fill="#2A0F12" fill-opacity=".66"')
        art += _outline(sight, ' fill="url(#hatch)" stroke="#FF6A5A" stroke-width="2.4"')
    if sight.last:
        art += _corners(sight)
    return art


def _corners(sight: Sight) -> str:
    """Four corner marks around the plate."""
    x, y, (w, h) = sight.at.x, sight.at.y, GEOMETRY.plates[sight.plate]
    w, h = w + 9, h + 9
    path = "".join(
        f"M{num(x + i * w)} {num(y + j * (h - 20))}V{num(y + j * h)}H{num(x + i * (w - 20))}"
        for i in (-1, 1)
        for j in (-1, 1)
    )
    return f'<path class="last" d="{path}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'


# ---- name and icons --------------------------------------------------------------------------------------------------
def lines_of(name: str, widest: int = 16) -> list[str]:
    """A name on one line if it is short, else on two of about the same length, or three if it is long."""
    words = name.split()
    if len(name) <= 10 or len(words) == 1:
        return [name]
    two = _broken(words, 2)
    return two if len(words) == 2 or max(map(len, two)) <= widest else _broken(words, 3)


def _broken(words: list[str], lines: int) -> list[str]:
    """Break the words so that the longest line is as short as possible."""
    breaks = ((0, *inner, len(words)) for inner in combinations(range(1, len(words)), lines - 1))
    ways = ([" ".join(words[a:b]) for a, b in pairwise(at)] for at in breaks)
    return min(ways, key=lambda way: max(map(len, way)))


def _name(sight: Sight) -> str:
    council = sight.plate == "council"
    lines = [sight.name] if council else lines_of(sight.name)
    widest = max(map(len, lines))
    size = 24.0 if council else 23.0 if widest <= 13 else 21.5 if widest <= 15 else 21.5 * 15 / widest
    step = 20 if len(lines) < 3 else 18
    first = sight.at.y + (-60 if council else {1: -6, 2: -16, 3: -26}[len(lines)])
    paint = f' paint-order="stroke" stroke="#0B0E20" stroke-width="4"{ROUND} word-spacing=".08em"'
    fill = "#A39684" if sight.demolished else TONES["ivory"]
    art = "".join(
        text(escape(line, quote=False), sight.at.x, first + i * step, size, fill, extra=paint)
        for i, line in enumerate(lines)
    )
    return f'<g class="name">{art}{_strike(sight) if sight.demolished else ""}</g>'


def _strike(sight: Sight) -> str:
    """A demolished space is crossed out from corner to corner."""
    x, y, (w, h) = sight.at.x, sight.at.y, GEOMETRY.plates[sight.plate]
    path = f"M{num(x - w * 0.8)} {num(y + h * 0.75)}L{num(x + w * 0.8)} {num(y - h * 0.75)}"
    return f'<path d="{path}" stroke="{TONES["ash"]}" stroke-width="4" stroke-linecap="round"/>'


def _icons(sight: Sight) -> str:
    x, y, (w, h) = sight.at.x, sight.at.y, GEOMETRY.plates[sight.plate]
    if sight.demolished:
        return ""
    first, *more = lines_of(sight.name)
    art, aside = "", 7 if more and len(first) >= 10 else 0  # makes room for a long name
    for icon in sight.space.icons:
        match icon:
            case "council":
                art += use("i-council", x, y - h + 2, 36)
            case "stronghold":
                art += use("i-stronghold", x - w + 12, y - h + 10, 33)
            case "shield":
                art += use("i-shield-down" if sight.shield_down else "i-shield", x + w - 12, y - h + 10, 36)
            case "spaceport":
                art += use("i-spaceport", x + w - 4, y - h + 44, 33)
            case "influence" if not sight.influence:
                art += use("i-influence", x + w - 15 + aside, y - h + 10 - aside, 29, extra=' opacity=".8"')
            case _:
                pass
    shielded = "shield" in sight.space.icons  # then the token makes room for it
    if sight.influence:
        art += coin(sight.influence, x + w - (50 if shielded else 14) + aside, y - h + 9 - aside * 1.5, 45)
    return art


def coin(amount: int, x: float, y: float, width: float) -> str:
    """Influence."""
    number = text(str(amount), x, y + width * 0.155, width * 0.51, "#3A2506", extra=' letter-spacing="-.03em"')
    return f'<g class="coin" data-amount="{amount}">{use("coin", x, y, width)}{number}</g>'


# ---- units -----------------------------------------------------------------------------------------------------------
def _stacks(sight: Sight) -> str:
    """One row of up to three; more are in two rows, smaller. The Council has room for two rows of large ones."""
    n, half = len(sight.stacks), (len(sight.stacks) + 1) // 2
    rows = [sight.stacks] if n <= 3 else [sight.stacks[:half], sight.stacks[half:]]
    if sight.plate == "council":
        width, gap, step = (54.0, 58.0, 56.0) if n <= 6 else (47.0, 50.0, 56.0)
        top = sight.at.y + 10 - (len(rows) - 1) * step / 2
    elif n <= 3:
        width = {0: 54.0, 1: 54.0, 2: 50.0, 3: 45.0}[n]
        gap, step, top = width + 1, 0.0, sight.at.y + 35
    else:
        width, gap = (36.0, 39.0) if n <= 6 else (32.0, 35.0)
        step, top = 29.0, sight.at.y + 24
    return "".join(
        stack(one, sight.at.x + (i - (len(row) - 1) / 2) * gap, top + j * step, width)
        for j, row in enumerate(rows)
        for i, one in enumerate(row)
    )


def stack(one: Stack, x: float, y: float, width: float) -> str:
    """Units with their number."""
    scale = width / 68
    symbol = f"unit-{one.race}" + (f"-{one.kind}" if one.kind else "")
    fill = RACES[one.race] if one.kind else TONES["ink"]
    size = (35 if one.size < 10 else 30) * scale
    baseline = y + (BASELINES.get(one.race, 1) + 10.9) * scale
    number = text(str(one.size), x, baseline, size, fill, extra=' letter-spacing="-.02em"')
    kind = f' data-kind="{one.kind}"' if one.kind else ""
    art = use(symbol, x, y + 2 * scale, width, width * 72 / 68)
    return f'<g class="stack" data-race="{one.race}" data-count="{one.size}"{kind}>{art}{number}</g>'


def _distance(sight: Sight) -> str:
    """The distance of a space that may be chosen, in lines."""
    if not sight.lit:
        return ""
    w, h = GEOMETRY.plates[sight.plate]
    across, down = (-92.0, 72.0) if sight.plate == "council" else (8 - w, h - 14)
    x, y = sight.at.x + across, sight.at.y + down
    ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="14" fill="#2E1800" stroke="{TONES["glow"]}" stroke-width="2.6"/>'
    return f'<g class="distance">{ring}{text(str(sight.lit), x, y + 6, 19.5, TONES["core"])}</g>'
