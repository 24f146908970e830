"""The table in a few lines of text, with the symbols of `notation`: for logs, tests and notebooks."""

from __future__ import annotations

from plancia.games.warlords.edition.components import PLANETS
from plancia.games.warlords.state import Base, State
from plancia.games.warlords.troops import LETTERS, Trio
from plancia.games.warlords.view import Planet, View, view


def state_text(s: State) -> str:
    """What everybody sees, and all hands."""
    hands = [f"{seat}: {' '.join(hand)}" for seat, hand in enumerate(s.hands)]
    return "\n".join([view_text(view(s, None)), *hands])


def view_text(v: View) -> str:
    """Sectors, tracks, market and players; a star marks the active player."""
    sectors = dict.fromkeys(planet.sector for planet in v.planets)
    lines = [_sector(v, sector) for sector in sectors]
    lines.append(" ".join(f"{kind}={v.track[kind]}" for kind in PLANETS))
    lines.append(f"{' '.join(v.markers)} | {' '.join(v.market)} +{v.deck}")
    lines += [_player(v, seat) for seat in range(v.seats)]
    if v.hand:
        lines.append(" ".join((*v.hand, *(card for card, n in v.support.items() for _ in range(n)))))
    return "\n".join(lines)


def _sector(v: View, sector: str) -> str:
    here = [planet for planet in v.planets if planet.sector == sector]
    ships = "".join(f" ^{seat}" for seat, at in enumerate(v.ships) if at == sector)
    tokens = "".join(f" ~{seat}" for seat, own in enumerate(v.tokens) for token in own if token.sector == sector)
    return f"{sector:8}{' '.join(_planet(planet) for planet in here)}{ships}{tokens}"


def _planet(planet: Planet) -> str:
    """The initial of its type, in lower case if only this seat has seen it; its owner and units."""
    initial = "?" if planet.kind is None else planet.kind[0]
    if planet.face_up:
        initial = initial.upper()
    return initial if planet.owner is None else f"{initial}{planet.owner}{planet.units}"


def _player(v: View, seat: int) -> str:
    row = "".join(f"{card}{'!' * (card in v.wounded)}{'*' if card in v.guards else ' '}" for card in v.rows[seat])
    star = "*" if seat == v.active else " "
    held = f"{v.hand_sizes[seat]}+{v.support_sizes[seat]}"
    return f"{star}{seat}: {v.power[seat]}/{v.reputation[seat]} [{_base(v.bases[seat])}] {held} {row}".rstrip()


def _base(base: Base) -> str:
    return f"{_units(base.pad)} {base.mission}.{base.decon}.{base.medical} {_units(base.reserve)}"


def _units(units: Trio) -> str:
    return "".join(f"{n}{letter}" for n, letter in zip(units, LETTERS, strict=True))
