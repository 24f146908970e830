"""Writing a position; the symbols are explained in `notation`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from plancia.games.positions import PositionError
from plancia.games.warlords.edition.box import NOBODY, NOWHERE, Box
from plancia.games.warlords.edition.components import PLANETS, SUPPORT_CARDS, TOKENS
from plancia.games.warlords.hidden.knowledge import Holders
from plancia.games.warlords.setup import empty_table, in_phase
from plancia.games.warlords.state import Base, Counts, Options, State
from plancia.games.warlords.troops import word_of
from plancia.games.warlords.turn import PHASES, Turn

T = TypeVar("T")
INITIALS = "".join(kind[0].upper() for kind in PLANETS)


def position_text(s: State) -> str:
    """The whole state in one line."""
    box, start_ = s.box, empty_table(s.options, s.seats)
    phase = _phase(s)
    words = {
        "seats": str(s.seats),
        "options": _options_text(s.options),
        "turn": f"{s.active}:{phase}" if phase else str(s.active),
        "scouted": _seats(s.scouted, lambda bits: ".".join(_names(box.planets, bits))),
        "pool": _numbers(s.pool),
        "track": _numbers(s.track),
        "ships": _seats(s.ships, lambda at: "" if at == NOWHERE else box.sectors[at]),
        "tokens": _seats(s.tokens, lambda at: _tokens_text(at, box)),
        "proved": _seats(s.proved, lambda proved: "yes" * proved),
        "bases": _seats(s.bases, _base_text),
        "power": _seats(s.power, str),
        "reputation": _seats(s.reputation, str),
        "markers": ".".join(s.markers),
        "rows": _seats(s.rows, lambda row: _row_text(s, row)),
        "abilities": _seats(s.abilities, ".".join),
        "hands": _seats(s.hands, ".".join),
        "market": ".".join(s.market),
        "removed": ".".join(s.removed),
        "unused": ".".join(s.unused),
        "given": _seats(s.given_up, ".".join),
        "blind": _seats(s.blind, str),
        "shown": _holders_text(s.shown),
        "told": _seats(s.told, _holders_text),
        "taken": s.taken,
        "support": _seats(s.support, _support_text),
        "discards": _support_text(s.discards),
        "played": s.played,
        "answered": "".join(str(seat) for seat in range(s.seats) if s.answered >> seat & 1),
        "acted": "yes" * s.acted,
        "ending": s.ending,
        "last": str(s.turns_left) if s.turns_left else "",
        "over": s.reason,
        "asked": str(s.asked),
        "flow": "" if phase or s.reason else msgspec.json.encode([s.stack, s.ask, s.answers]).decode(),
    }
    same = {"power": start_.power, "reputation": start_.reputation, "blind": start_.blind}
    for key, usual in same.items():
        if getattr(s, key) == usual:
            words[key] = ""
    return " ".join([_galaxy_text(s), *(f"{key}={value}" for key, value in words.items() if value.strip("/"))])


def _phase(s: State) -> str:
    """The phase that has just begun, if this is all: then the procedures follow from its name."""
    if s.ask is None or len(s.stack) < 2 or not isinstance(s.stack[1], Turn):
        return ""
    return next((phase for phase in PHASES if _alike(s, phase)), "")


def _alike(s: State, phase: str) -> bool:
    if not s.stack[1].at or s.stack[1].at == phase:
        return False
    return in_phase(s, s.active, phase).stack == s.stack and in_phase(s, s.active, phase).ask == s.ask


def _galaxy_text(s: State) -> str:
    return "/".join(".".join(_planet_text(s, planet) for planet in planets) for planets in s.box.planets_in)


def _planet_text(s: State, planet: int) -> str:
    if s.types[planet] < 0:
        return "?"
    initial = INITIALS[s.types[planet]]
    if not s.face_up >> planet & 1:
        return initial.lower()
    return initial if s.owners[planet] == NOBODY else f"{initial}{s.owners[planet]}{word_of(s.garrisons[planet])}"


def _row_text(s: State, row: tuple[str, ...]) -> str:
    text = "".join(f"{card}{'!' * (card in s.wounded)}{'*' if card in s.guards else '-'}" for card in row)
    return text[:-1]


def _base_text(base: Base) -> str:
    return f"{_numbers(base.pad)}:{base.mission}.{base.decon}.{base.medical}"


def _tokens_text(at: tuple[int, int], box: Box) -> str:
    return ".".join(f"{kind}@{box.sectors[n]}" for kind, n in zip(TOKENS, at, strict=True) if n != NOWHERE)


def _holders_text(holders: Holders) -> str:
    return ".".join(f"{card}@{seats}" for card, seats in holders.items())


def _support_text(counts: Counts) -> str:
    return ".".join(card for card, n in zip(SUPPORT_CARDS, counts, strict=True) for _ in range(n))


def _options_text(options: Options) -> str:
    if options.edition:
        raise PositionError("a position of another edition has no text")
    return ",".join(name for name in Options.__struct_fields__ if getattr(options, name))


def _numbers(counts: tuple[int, ...]) -> str:
    return ".".join(map(str, counts))


def _seats(values: tuple[T, ...], write: Callable[[T], str]) -> str:
    return "/".join(map(write, values))


def _names(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]
