"""A position as one line of text, and back.

    Y0ii.B.W1t/?.?/…  seats=2 turn=0:actions rows=M01*M18-M05!/M30 hands=M02.M03/M10 bases=3.3.2/1.0.0:2.0.0 …

The galaxy first, sector by sector in the order of the box: a planet is its initial, `Y B W G R P` face up and small if only
somebody has scouted it, `?` if nobody has; then the seat and its units, `0iit`. Rows are written as they lie: `*` is a
guard between two cards, `-` none, `!` a wound. A base is its Launch Pad, then Mission, Decon and Medical Bay; what is left
of the units is the reserve. Words come in any order; what is left out is as at the start, or the rest of what there is.
A table in the middle of something also tells its procedures, as JSON without spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from plancia.engine import Seat, Words, open_stack, start
from plancia.games.warlords.box import NOBODY, NOWHERE, Box
from plancia.games.warlords.cards import CardPlay
from plancia.games.warlords.components import PLANETS, PLANETS_SET_ASIDE, SUPPORT_CARDS, TOKENS
from plancia.games.warlords.knowledge import Holders
from plancia.games.warlords.setup import Match, empty_table, next_turn
from plancia.games.warlords.state import Base, Counts, Options, State
from plancia.games.warlords.troops import CODE, WORD, Troops, trio
from plancia.games.warlords.turn import Turn
from plancia.games.warlords.validity import PositionError, check_position, fighting

T = TypeVar("T")
INITIALS = "".join(kind[0].upper() for kind in PLANETS)
PLANET = re.compile(r"([YBWGRPybwgrp?])(?:(\d)([ita]{1,3}))?")
CARD = re.compile(r"(\w+)(!?)([*-]?)")
MARKERS = ("assassinate", "subterfuge", "bombard", "recon", "support")  # where a position set up by hand names none
PHASES = ("recall", "mothership", "mercenary", "actions", "hire")
KEYS = (
    *("seats", "options", "turn", "scouted", "pool", "track", "ships", "tokens", "proved", "bases", "power"),
    *("reputation", "markers", "rows", "abilities", "hands", "market", "removed", "unused", "given", "blind"),
    *("shown", "told", "taken", "support", "discards", "played", "answered", "ending", "last", "over", "asked", "flow"),
)
FLOW = tuple[Any, Any, tuple[Words | None, ...]]  # procedures, question, answers


# ---- writing ---------------------------------------------------------------------------------------------------------
def position_text(s: State) -> str:
    """The whole table in one line."""
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
    """The phase that has just begun, if nothing else has to be told: then the procedures follow from its name."""
    if s.ask is None or len(s.stack) < 2 or not isinstance(s.stack[1], Turn):
        return ""
    return next((phase for phase in PHASES if _alike(s, phase)), "")


def _alike(s: State, phase: str) -> bool:
    if not s.stack[1].at or s.stack[1].at == phase:
        return False
    return in_phase(s, s.active, phase).stack == s.stack and in_phase(s, s.active, phase).ask == s.ask


def in_phase(s: State, seat: Seat, phase: str) -> State:
    """A position set up by hand: this phase of the seat's turn begins."""
    begun, _ = start(replace(s, active=seat), Match(at=next_turn.__name__), Turn(seat=seat, at=phase))
    return begun


def _galaxy_text(s: State) -> str:
    return "/".join(".".join(_planet_text(s, planet) for planet in planets) for planets in s.box.planets_in)


def _planet_text(s: State, planet: int) -> str:
    if s.types[planet] < 0:
        return "?"
    initial = INITIALS[s.types[planet]]
    if not s.face_up >> planet & 1:
        return initial.lower()
    return initial if s.owners[planet] == NOBODY else f"{initial}{s.owners[planet]}{WORD[s.garrisons[planet]]}"


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


# ---- reading ---------------------------------------------------------------------------------------------------------
def position(text: str) -> State:
    """The table written in this line; raises `PositionError` with the word that is wrong, or the rule it breaks."""
    galaxy, *rest = text.split() or [""]
    words = Reader(_words(rest))
    seats = words.read("seats", int, 2)
    if seats not in range(2, 5):
        raise PositionError(f"seats={seats}: two, three or four people can play")
    s = _with_galaxy(empty_table(words.read("options", _options, Options()), seats), galaxy)
    s = _with_rows(s, words)
    box = s.box
    s = replace(
        s,
        scouted=words.seats(s.scouted, "scouted", lambda text: _bits(box.planet_number, text)),
        pool=words.read("pool", _counts, _pool(s)),
        track=words.read("track", _counts, _track(s)),
        ships=words.seats(s.ships, "ships", lambda text: box.sector_number[text] if text else NOWHERE),
        tokens=words.seats(s.tokens, "tokens", lambda text: _tokens(text, box)),
        proved=words.seats(s.proved, "proved", bool),
        power=words.seats(s.power, "power", int),
        reputation=words.seats(s.reputation, "reputation", int),
        markers=words.read("markers", _list, () if "flow" in words.words else MARKERS),
        abilities=words.seats(s.abilities, "abilities", _list),
        hands=words.seats(s.hands, "hands", _sorted),
        market=words.read("market", _list, ()),
        removed=words.read("removed", _list, ()),
        given_up=words.seats(s.given_up, "given", _list),
        blind=words.seats(s.blind, "blind", int),
        shown=words.read("shown", _holders, {}),
        told=words.seats(s.told, "told", _holders),
        taken=words.read("taken", str, ""),
        support=words.seats(s.support, "support", _support),
        discards=words.read("discards", _support, s.discards),
        played=words.read("played", str, ""),
        answered=sum(1 << seat for seat in words.read("answered", lambda text: tuple(map(int, text)), ())),
        ending=words.read("ending", str, ""),
        turns_left=words.read("last", int, 0),
        reason=words.read("over", str, ""),
    )
    s = _with_flow(_with_the_rest(s, words), words)
    check_position(s)
    return s


class Reader:
    """The words of a position, by their keys."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    def read(self, key: str, read: Callable[[str], T], default: T) -> T:
        if key not in self.words:
            return default
        try:
            return read(self.words[key])
        except (ValueError, KeyError, AttributeError) as error:
            raise PositionError(f"{key}={self.words[key]} cannot be read: {error}") from error

    def seats(self, default: tuple[T, ...], key: str, read: Callable[[str], T]) -> tuple[T, ...]:
        """One value for each seat, parted by `/`."""

        def each(text: str) -> tuple[T, ...]:
            parts = text.split("/")
            if len(parts) != len(default):
                raise ValueError(f"one for each of {len(default)} seats, parted by /")
            return tuple(map(read, parts))

        return self.read(key, each, default)


def _words(rest: list[str]) -> dict[str, str]:
    words = {}
    for word in rest:
        key, equals, value = word.partition("=")
        if not equals or key not in KEYS:
            raise PositionError(f"{word!r} is not one of {', '.join(key + '=' for key in KEYS)}")
        if key in words:
            raise PositionError(f"{key}= is given twice")
        words[key] = value
    return words


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
                raise PositionError(f"{token!r} is no planet")
            initial, owner, units = found.groups()
            types[planet] = INITIALS.find(initial.upper())
            face_up |= initial.isupper() << planet
            owners[planet] = NOBODY if owner is None else _seat(owner, s.seats)
            garrisons[planet] = CODE["".join(sorted(units or "", key="ita".index))]
    return replace(s, types=tuple(types), owners=tuple(owners), garrisons=tuple(garrisons), face_up=face_up)


def _seat(text: str, seats: int) -> Seat:
    if int(text) >= seats:
        raise PositionError(f"there is no seat {text}")
    return int(text)


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
        raise ValueError("cards parted by - or *, with ! if they are wounded")
    return tuple((card, bool(wound), link == "*") for card, wound, link in found)


def _pool(s: State) -> Counts:
    """Some mixture that can be: as few of each type as possible, then as many of the first ones as there may be."""
    box = s.box
    seen = [s.types.count(kind) for kind in range(len(PLANETS))]
    mix = [max(PLANETS_SET_ASIDE, n) for n in seen]
    for kind, most in enumerate(box.tiles):
        mix[kind] += min(most - mix[kind], max(0, len(box.planets) - sum(mix)))
    return tuple(n - k for n, k in zip(mix, seen, strict=True))


def _track(s: State) -> Counts:
    """A step for each planet that is face up. §2.5"""
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
    troops: list[Troops] = [t for owner, t in zip(s.owners, s.garrisons, strict=True) if owner == seat]
    for i, t, a in map(trio, (*troops, *fighting(s, seat))):
        infantry, tanks, aircraft = infantry - i, tanks - t, aircraft - a
    i, t, a = pad
    return Base((i, t, a), (infantry, tanks, aircraft), *waiting)


def _with_stack(s: State, words: Reader) -> State:
    """Procedures that are written out; units and cards may be in their hands."""

    def read(text: str) -> State:
        stack, ask, answers = msgspec.json.decode(text, type=FLOW)
        stack, ask = open_stack(s.flow(), stack, ask)
        return replace(s, stack=stack, ask=ask, answers=answers)

    s = words.read("flow", read, s)
    on_table = [f.card for f in s.stack if isinstance(f, CardPlay)]
    deck = tuple(n - on_table.count(card) for card, n in zip(SUPPORT_CARDS, s.support_deck, strict=True))
    return replace(s, support_deck=deck)


def _with_flow(s: State, words: Reader) -> State:
    seat, _, phase = words.words.get("turn", "0").partition(":")
    if not seat.isdecimal() or int(seat) >= s.seats or phase not in ("", *PHASES):
        raise PositionError(f"turn={words.words.get('turn')}: a seat, and after a colon one of {', '.join(PHASES)}")
    if s.stack or s.reason:
        s = replace(s, active=int(seat))
    else:
        s = in_phase(s, int(seat), phase or PHASES[0])
    return replace(s, asked=words.read("asked", int, s.asked))


def _options(text: str) -> Options:
    chosen = text.split(",")
    names = [name for name in Options.__struct_fields__ if name != "edition"]
    if unknown := set(chosen) - set(names):
        raise ValueError(f"options are {', '.join(names)}, not {unknown.pop()}")
    return msgspec.convert(dict.fromkeys(chosen, True), Options)


def _base(text: str) -> tuple[Counts, Counts]:
    pad, _, waiting = text.partition(":")
    i, t, a = _counts(pad)
    mission, decon, medical = _counts(waiting or "0.0.0")
    return (i, t, a), (mission, decon, medical)


def _tokens(text: str, box: Box) -> tuple[int, int]:
    at = dict(word.split("@") for word in _list(text))
    if unknown := set(at) - set(TOKENS):
        raise ValueError(f"tokens are {' and '.join(TOKENS)}, not {unknown.pop()}")
    drop, invade = (box.sector_number[at[kind]] if kind in at else NOWHERE for kind in TOKENS)
    return drop, invade


def _holders(text: str) -> Holders:
    return {card: int(seats) for card, seats in (word.split("@") for word in _list(text))}


def _support(text: str) -> Counts:
    cards = _list(text)
    if unknown := set(cards) - set(SUPPORT_CARDS):
        raise ValueError(f"support cards are {', '.join(SUPPORT_CARDS)}, not {unknown.pop()}")
    return tuple(map(cards.count, SUPPORT_CARDS))


def _bits(number: Mapping[str, int], text: str) -> int:
    return sum(1 << number[name] for name in set(_list(text)))


def _list(text: str) -> tuple[str, ...]:
    return tuple(text.split(".")) if text else ()


def _sorted(text: str) -> tuple[str, ...]:
    return tuple(sorted(_list(text)))


def _counts(text: str) -> Counts:
    return tuple(map(int, text.split(".")))
