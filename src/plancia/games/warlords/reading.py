"""Reading a position; the symbols are explained in `notation`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from plancia.engine import Seat, Words, open_stack
from plancia.games.positions import PositionError, each_seat, keyed, number, one_of, pairs, read
from plancia.games.warlords.cards import CardPlay
from plancia.games.warlords.edition.box import NOBODY, NOWHERE, Box
from plancia.games.warlords.edition.components import PLANETS, PLANETS_SET_ASIDE, SUPPORT_CARDS, TOKENS
from plancia.games.warlords.ending import ENDINGS, REASONS
from plancia.games.warlords.hidden.knowledge import Holders
from plancia.games.warlords.setup import empty_table, in_phase
from plancia.games.warlords.state import Base, Counts, Options, State
from plancia.games.warlords.troops import trio, troops_of
from plancia.games.warlords.turn import PHASES
from plancia.games.warlords.validity import check_position, fighting
from plancia.games.warlords.writing import INITIALS

PLANET = re.compile(r"([YBWGRPybwgrp?])(?:(\d)([ita]+))?")
CARD = re.compile(r"(\w+)(!?)([*-]?)")
MARKERS = ("assassinate", "subterfuge", "bombard", "recon", "support")  # for a position set up by hand that names none
KEYS = (
    *("seats", "options", "turn", "scouted", "pool", "track", "ships", "tokens", "proved", "bases", "power"),
    *("reputation", "markers", "rows", "abilities", "hands", "market", "removed", "unused", "given", "blind"),
    *("shown", "told", "taken", "support", "discards", "played", "answered", "acted", "ending", "last", "over"),
    *("asked", "flow"),
)
FLOW = tuple[Any, Any, tuple[Words | None, ...]]  # procedures, question, answers


def position(text: str) -> State:
    """The state written in this line; raises `PositionError` with the wrong word, or with the rule it breaks."""
    galaxy, *rest = text.split() or [""]
    words = Reader(keyed(rest, KEYS))
    seats = words.read("seats", number, 2)
    if seats not in range(2, 5):
        raise PositionError(f"seats={seats}: the game is for two, three or four players")
    s = _with_galaxy(empty_table(words.read("options", _options, Options()), seats), galaxy)
    s = _with_rows(s, words)
    box = s.box
    s = replace(
        s,
        scouted=words.seats(s.scouted, "scouted", lambda text: _bits(box.planet_number, text)),
        pool=words.read("pool", _by_type, _pool(s)),
        track=words.read("track", _by_type, _track(s)),
        ships=words.seats(s.ships, "ships", lambda text: _sector(box, text) if text else NOWHERE),
        tokens=words.seats(s.tokens, "tokens", lambda text: _tokens(text, box)),
        proved=words.seats(s.proved, "proved", _yes),
        power=words.seats(s.power, "power", number),
        reputation=words.seats(s.reputation, "reputation", number),
        markers=words.read("markers", _markers, () if "flow" in words.words else MARKERS),
        abilities=words.seats(s.abilities, "abilities", _list),
        hands=words.seats(s.hands, "hands", _sorted),
        market=words.read("market", _list, ()),
        removed=words.read("removed", _list, ()),
        given_up=words.seats(s.given_up, "given", _list),
        blind=words.seats(s.blind, "blind", number),
        shown=words.read("shown", _holders, {}),
        told=words.seats(s.told, "told", _holders),
        taken=words.read("taken", str, ""),
        support=words.seats(s.support, "support", _support),
        discards=words.read("discards", _support, s.discards),
        played=words.read("played", one_of("", *box.cards), ""),
        answered=words.read("answered", lambda text: sum(1 << _seat(seat, seats) for seat in set(text)), 0),
        acted=words.read("acted", _yes, False),
        ending=words.read("ending", one_of("", *ENDINGS), ""),
        turns_left=words.read("last", number, 0),
        reason=words.read("over", one_of("", *REASONS), ""),
    )
    s = _with_flow(_with_the_rest(s, words), words)
    check_position(s)
    return s


class Reader:
    """The words of a position, by key. `Any`, since every word has its own type."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    def read(self, key: str, how: Callable[[str], Any], default: Any) -> Any:
        return read(self.words, key, how, default)

    def seats(self, default: tuple[Any, ...], key: str, how: Callable[[str], Any]) -> Any:
        """One value for each seat."""
        return self.read(key, each_seat(len(default), how), default)


def _with_galaxy(s: State, text: str) -> State:
    box, sectors = s.box, text.split("/")
    if len(sectors) != len(box.sectors):
        raise PositionError(f"the galaxy has {len(box.sectors)} sectors, not {len(sectors)}")
    types, owners, garrisons, face_up = list(s.types), list(s.owners), list(s.garrisons), 0
    for name, planets, written in zip(box.sectors, box.planets_in, sectors, strict=True):
        tokens = written.split(".")
        if len(tokens) != len(planets):
            raise PositionError(f"{name} has {len(planets)} planets, not {len(tokens)}")
        for planet, token in zip(planets, tokens, strict=True):
            found = PLANET.fullmatch(token)
            if not found:
                raise PositionError(f"{token!r} is not a planet")
            initial, owner, units = found.groups()
            types[planet] = INITIALS.find(initial.upper())
            face_up |= initial.isupper() << planet
            owners[planet] = NOBODY if owner is None else _seat(owner, s.seats)
            garrisons[planet] = troops_of("".join(sorted(units or "", key="ita".index)))
    return replace(s, types=tuple(types), owners=tuple(owners), garrisons=tuple(garrisons), face_up=face_up)


def _seat(text: str, seats: int) -> Seat:
    if number(text) not in range(seats):
        raise PositionError(f"there is no seat {text}")
    return number(text)


def _sector(box: Box, name: str) -> int:
    if name not in box.sector_number:
        raise ValueError(f"there is no sector {name!r}")
    return box.sector_number[name]


def _with_rows(s: State, words: Reader) -> State:
    written = words.seats(((),) * s.seats, "rows", _row)
    return replace(
        s,
        rows=tuple(tuple(card for card, _, _ in row) for row in written),
        guards=tuple(sorted(card for row in written for card, _, guard in row if guard)),
        wounded=tuple(sorted(card for row in written for card, wound, _ in row if wound)),
    )


def _row(text: str) -> tuple[tuple[str, bool, bool], ...]:
    found = [match.groups() for match in CARD.finditer(text)]
    if "".join("".join(card) for card in found) != text:
        raise ValueError("cards separated by - or *, with ! if they are wounded")
    return tuple((card, bool(wound), link == "*") for card, wound, link in found)


def _pool(s: State) -> Counts:
    """A possible mixture: as few of each type as possible, then as many as possible of the first ones."""
    box = s.box
    seen = [s.types.count(kind) for kind in range(len(PLANETS))]
    mix = [max(PLANETS_SET_ASIDE, n) for n in seen]
    for kind, most in enumerate(box.tiles):
        mix[kind] += min(most - mix[kind], max(0, len(box.planets) - sum(mix)))
    return tuple(n - k for n, k in zip(mix, seen, strict=True))


def _track(s: State) -> Counts:
    """A step for each face-up planet. §2.5"""
    up = [kind for planet, kind in enumerate(s.types) if s.face_up >> planet & 1]
    return tuple(min(up.count(kind), len(s.box.track) - 1) for kind in range(len(PLANETS)))


def _with_the_rest(s: State, words: Reader) -> State:
    """Units that are nowhere else are in the reserve, cards in the decks."""
    box = s.box
    bases = words.seats(tuple((base.pad, (base.mission, base.decon, base.medical)) for base in s.bases), "bases", _base)
    used = {*s.market, *s.removed, s.taken, *(card for hand in (*s.hands, *s.rows) for card in hand)}
    left = [card for card in box.cards if card not in used]
    unused = words.read("unused", _list, () if "flow" in words.words else tuple(left[len(left) - box.removed :]))
    s = replace(s, unused=unused, deck=tuple(card for card in left if card not in unused))
    s = replace(s, support_deck=tuple(n - sum(k) for n, *k in zip(box.support, s.discards, *s.support, strict=True)))
    s = _with_stack(s, words)
    return replace(s, bases=tuple(_with_reserve(s, seat, *base) for seat, base in enumerate(bases)))


def _with_reserve(s: State, seat: Seat, pad: Counts, waiting: Counts) -> Base:
    infantry, tanks, aircraft = (n - k for n, k in zip(s.box.forces, pad, strict=True))
    infantry -= sum(waiting) + len(s.circles(seat))
    for owner, troops in (*zip(s.owners, s.garrisons, strict=True), *fighting(s)):
        if owner == seat:
            i, t, a = trio(troops)
            infantry, tanks, aircraft = infantry - i, tanks - t, aircraft - a
    i, t, a = pad
    return Base((i, t, a), (infantry, tanks, aircraft), *waiting)


def _with_stack(s: State, words: Reader) -> State:
    """Procedures written out; units and cards may be in them."""

    def opened(text: str) -> State:
        stack, ask, answers = msgspec.json.decode(text, type=FLOW)
        stack, ask = open_stack(s.flow(), stack, ask)
        if not stack:
            raise ValueError("there are no procedures")
        return replace(s, stack=stack, ask=ask, answers=answers)

    s = words.read("flow", opened, s)
    on_table = [f.card for f in s.stack if isinstance(f, CardPlay)]
    deck = tuple(n - on_table.count(card) for card, n in zip(SUPPORT_CARDS, s.support_deck, strict=True))
    return replace(s, support_deck=deck)


def _with_flow(s: State, words: Reader) -> State:
    seat, _, phase = words.words.get("turn", "0").partition(":")
    if seat not in map(str, range(s.seats)) or phase not in ("", *PHASES):
        raise PositionError(f"turn={words.words.get('turn')}: a seat, and after a colon one of {', '.join(PHASES)}")
    if s.stack or s.reason:
        s = replace(s, active=int(seat))
    else:
        s = in_phase(s, int(seat), phase or PHASES[0])
    return replace(s, asked=words.read("asked", number, s.asked))


def _options(text: str) -> Options:
    chosen = text.split(",")
    names = [name for name in Options.__struct_fields__ if name != "edition"]
    if unknown := set(chosen) - set(names):
        raise ValueError(f"options are {', '.join(names)}, not {unknown.pop()}")
    return msgspec.convert(dict.fromkeys(chosen, True), Options)


def _markers(text: str) -> tuple[str, ...]:
    if not text:
        raise ValueError("name all action markers, or leave the word out")
    return _list(text)


def _yes(text: str) -> bool:
    if text not in ("", "yes"):
        raise ValueError("yes, or nothing")
    return text == "yes"


def _base(text: str) -> tuple[Counts, Counts]:
    pad, _, waiting = text.partition(":")
    return _counts(pad, 3), _counts(waiting or "0.0.0", 3)


def _tokens(text: str, box: Box) -> tuple[int, int]:
    at = pairs(text, "@", ".")
    if unknown := set(at) - set(TOKENS):
        raise ValueError(f"tokens are {' and '.join(TOKENS)}, not {unknown.pop()}")
    drop, invade = (_sector(box, at[kind]) if kind in at else NOWHERE for kind in TOKENS)
    return drop, invade


def _holders(text: str) -> Holders:
    return {card: number(seats) for card, seats in pairs(text, "@", ".").items()}


def _support(text: str) -> Counts:
    cards = _list(text)
    if unknown := set(cards) - set(SUPPORT_CARDS):
        raise ValueError(f"support cards are {', '.join(SUPPORT_CARDS)}, not {unknown.pop()}")
    return tuple(map(cards.count, SUPPORT_CARDS))


def _bits(at: Mapping[str, int], text: str) -> int:
    if unknown := set(_list(text)) - set(at):
        raise ValueError(f"{min(unknown)!r} is not a planet")
    return sum(1 << at[name] for name in set(_list(text)))


def _list(text: str) -> tuple[str, ...]:
    return tuple(text.split(".")) if text else ()


def _sorted(text: str) -> tuple[str, ...]:
    return tuple(sorted(_list(text)))


def _by_type(text: str) -> Counts:
    return _counts(text, len(PLANETS))


def _counts(text: str, length: int) -> Counts:
    counts = tuple(map(number, text.split(".")))
    if len(counts) != length:
        raise ValueError(f"{length} numbers, separated by dots")
    return counts
