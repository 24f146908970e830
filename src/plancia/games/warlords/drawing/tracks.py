"""The reputation track with its markers, and the six planet tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from plancia.games.warlords.drawing.geometry import GEOMETRY, num
from plancia.games.warlords.drawing.paint import text, use
from plancia.games.warlords.drawing.pieces import badge
from plancia.games.warlords.edition.components import PLANETS, ReputationSpace, TrackPosition

MIDDLE = 'text-anchor="middle"'
ICONS = {  # symbol, size and width of what a space offers
    "infantry": ("icon-infantry", 0.46, 12),
    "repair_tank": ("icon-tank", 0.46, 17),
    "mercenary": ("icon-mercenary", 1.0, 12),
    "support": ("ac-support", 0.32, 13),
    "recover": ("icon-recover", 1.0, 15),
}
POWER = 22  # width of the crown with its number
GAP = 4


def reputation(
    spaces: Sequence[ReputationSpace], markers: Sequence[str], standing: Sequence[int], width: float, mine: int | None
) -> str:
    """The track over this width, 100 high: players by seat on their spaces, the marker of seat `mine` highlighted."""
    step = width / (len(spaces) + 1)
    art = ""
    current = _slot(spaces, standing[mine]) if mine is not None else None
    for slot, action in enumerate(markers, start=1):
        reach = [n for n, space in enumerate(spaces, start=1) if space.slot == slot]
        art += _marker(action, (reach[0]) * step, (reach[-1] + 1) * step, slot == current)
    for n in range(len(spaces) + 1):
        art += _space((n + 0.5) * step, step, spaces[n - 1] if n else None)
    for seat, at in enumerate(standing):
        together = [other for other, there in enumerate(standing) if there == at]
        art += _player(
            GEOMETRY.liveries[seat], (at + 0.5) * step + (together.index(seat) - (len(together) - 1) / 2) * 15
        )
    return f'<g class="reputation">{art}</g>'


def _slot(spaces: Sequence[ReputationSpace], at: int) -> int | None:
    """The marker that counts for the next step."""
    return spaces[at].slot if at < len(spaces) else None


def _marker(action: str, left: float, right: float, lit: bool) -> str:
    x, edge = (left + right) / 2, "live-fill" if lit else "line-strong"
    size, line = (0.74, "3") if lit else (0.63, "1.8")
    bracket = f'd="M{num(left + 3)} 47v-6H{num(right - 3)}v6" fill="none" stroke="var(--{edge})" stroke-width="{line}"'
    art = f"<path {bracket}/>{use('eight', x, 25, size)}{use(f'ac-{action}', x, 25, size * 0.78)}"
    if lit:
        art += f'<circle cx="{num(x)}" cy="25" r="20" fill="none" stroke="var(--live-fill)" stroke-width="3"/>'
    return f'<g color="var(--wl-ink)" data-marker="{action}">{art}</g>'


def _space(x: float, step: float, space: ReputationSpace | None) -> str:
    paper = "wl-ash" if space is None else "wl-rust" if space.ends_game else "wl-vellum"
    stretch = (step - 2.8) / 50
    plate = f'fill="var(--{paper})" stroke="var(--wl-ink)" stroke-width="1.8"'
    art = f'<use href="#track-space" transform="translate({num(x)} 61) scale({stretch:.3g} 1)" {plate}/>'
    if space is None:
        return art
    offers = [ICONS[offer] for offer in space.offers]
    length = sum(room + GAP for _, _, room in offers) + (POWER if space.power else 0)
    fit = min(1.0, (step - 10) / max(length, 1))
    inside, at = "", -length / 2
    for symbol, size, room in offers:
        inside += use(symbol, at + room / 2, 0, size)
        at += room + GAP
    if space.power:
        inside += use("power", at + 7, 0, 0.46) + text(str(space.power), at + 15, 4, 12, 'font-weight="800"')
    scale = f" scale({fit:.3g})" if fit < 1 else ""
    return f'{art}<g transform="translate({num(x)} 61){scale}" color="var(--wl-ink)" fill="var(--wl-ink)">{inside}</g>'


def _player(livery: str, x: float) -> str:
    tip = f'<path d="M{num(x)} 73l-5 6h10Z" fill="var(--wl-{livery})" stroke="var(--wl-ink)" stroke-width="1.4"/>'
    return tip + badge(livery, x, 86, 8.6)


def planet_tracks(
    positions: Sequence[TrackPosition],
    markers: Mapping[str, int],
    units: Sequence[Sequence[int]],
    words: Mapping[str, str],
) -> str:
    """Six tracks, 300 wide and 170 high. `units` counts by seat and type who is strongest."""
    left, step, art = 76.0, 32.0, ""
    for row, word in enumerate(("deploy", "majority")):
        y = 12 + row * 15
        art += text(words[word], left - 8, y, 13, 'text-anchor="end" fill="var(--ink-2)"')
        for n, position in enumerate(positions):
            value = getattr(position, word)
            bold = 'font-weight="800" fill="var(--ink)"' if row else 'font-weight="700" fill="var(--ink-2)"'
            art += text(str(value), left + step * (n + 0.5), y, 15, f"{MIDDLE} {bold}")
    for kind, planet in enumerate(PLANETS):
        y = 46 + kind * 23
        art += _track(planet, left, step, len(positions), markers[planet], y)
        best = max(count[kind] for count in units)
        strongest = [seat for seat, count in enumerate(units) if best and count[kind] == best]
        for n, seat in enumerate(strongest):
            art += badge(GEOMETRY.liveries[seat], left + step * len(positions) + 16 + n * 15, y, 7.4)
    return f'<g class="tracks">{art}</g>'


def _track(planet: str, left: float, step: float, length: int, at: int, y: float) -> str:
    colour = GEOMETRY.regions[planet].name
    here = left + step * (at + 0.5)
    line = f"M{num(left + 4)} {num(y)}H"
    dots = "".join(f"M{num(left + step * (n + 0.5))} {num(y)}h0" for n in range(length))
    return (
        f'<g data-track="{planet}" fill="none" stroke-linecap="round">'
        f'<path d="{line}{num(left + step * length - 4)}" stroke="var(--line)" stroke-width="5"/>'
        f'<path d="{dots}" stroke="var(--line-strong)" stroke-width="5"/>'
        f'<path d="{line}{num(here)}" stroke="var(--wl-ink)" stroke-width="7.4"/>'
        f'<path d="{line}{num(here)}" stroke="var(--wl-{colour})" stroke-width="4.6"/></g>'
        f"{use(f'g-{planet}', left - 24, y, 0.72)}{use(f'g-{planet}', here, y, 0.84)}"
    )
