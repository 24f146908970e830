"""A position as one line of text, and back.

    races=sol,lazax,xxcha fleet=6 units=PAL.SO7,EMB.SO3,HOL.LA2/1,COU.XX0/2 lying=TAR6 influence=3/10/5 phase=battle …

Words come in any order; missing ones are empty, or as at the start. A group of units is the space, the code of
the race and how many; after a slash the number of special units, mechanized or face down. Seats are separated by
`/`. Everything else (procedures in progress, what was seen or denied) follows as JSON without spaces,
`more=`; a position without it starts with its phase.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from plancia.engine import load, save
from plancia.games.positions import PositionError, each_seat, keyed, number, pairs, read
from plancia.games.rex.edition.box import LAZAX, XXCHA, Cards, Counts, minus, plus
from plancia.games.rex.options import Options
from plancia.games.rex.rounds import begin_phase
from plancia.games.rex.setup import empty_table
from plancia.games.rex.state import Group, State, put
from plancia.games.rex.validity import check_position

KEYS = (
    *("races", "seats", "options", "first", "phase", "fleet", "shield", "alliances", "units", "lying", "influence"),
    *("casualties", "mechanized_casualties", "dead", "fought", "placements", "removed", "discarded", "hands"),
    *("traitors", "prediction", "betrayals", "more"),
)
STATIONED = re.compile(r"(\w{3})\.([A-Z]{2})(\d+)(?:/(\d+))?$")
LYING = re.compile(r"(\w{3})(\d+)$")


# ---- writing ---------------------------------------------------------------------------------------------------------
def position_text(s: State) -> str:
    """The whole state in one line."""
    words = {key: value for key, value in _words(s).items() if value}
    plain = _laid_out(words)
    more = {name: value for name, value in asdict(s).items() if value != getattr(plain, name)}
    if more:
        words["more"] = _json(more)
    return " ".join(f"{key}={value}" for key, value in words.items())


def _words(s: State) -> dict[str, str]:
    lost = [leader for seat, race in enumerate(s.races) for leader in s.box.leaders.get(race, ())]
    alive = {leader for leaders in s.leaders for leader in leaders}
    return {
        "races": ",".join(s.races) if all(s.races) else "",
        "seats": "" if all(s.races) else str(s.seats),
        "options": "" if s.options == Options() else _json(_unusual(s.options)),
        "first": str(s.first),
        "fleet": str(s.fleet),
        "shield": s.shield_down,
        "alliances": ",".join("+".join(map(str, members)) for members in s.alliances),
        "units": ",".join(_stations(s)) if all(s.races) else "",
        "lying": ",".join(f"{space}{n}" for space, n in zip(s.box.ids, s.on_board, strict=True) if n),
        "influence": "/".join(map(str, s.influence)),
        "casualties": "/".join(map(str, s.casualties)) if any(s.casualties) else "",
        "mechanized_casualties": str(s.mechanized_casualties or ""),
        "dead": ",".join(leader for leader in lost if leader not in alive) if alive else "",
        "fought": ",".join(f"{leader}@{space}" for leader, space in s.fought.items()),
        "placements": ",".join(s.placements),
        "removed": ",".join(s.removed),
        "discarded": ",".join(s.discarded),
        "hands": "/".join(map(",".join, s.hands)) if any(s.hands) else "",
        "traitors": "/".join(map(",".join, s.traitors)) if any(s.traitors) else "",
        "prediction": f"{s.prediction[0]}:{s.prediction[1]}" if s.prediction[1] else "",
        "betrayals": "/".join(s.betrayals) if any(s.betrayals) else "",
    }


def _stations(s: State) -> list[str]:
    codes = [s.box.races[race].code for race in s.races]
    groups = [(space, code, s.group(seat, i)) for i, space in enumerate(s.box.ids) for seat, code in enumerate(codes)]
    return [f"{space}.{code}{g.units}{f'/{g.special}' * (g.special > 0)}" for space, code, g in groups if g.size]


def _unusual(options: Options) -> dict[str, Any]:
    return {name: value for name, value in asdict(options).items() if value != getattr(Options(), name)}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode().replace(" ", "\\u0020")


# ---- reading ---------------------------------------------------------------------------------------------------------
def position(text: str) -> State:
    """The state written in this line; raises `PositionError` with the wrong word, or with the rule it breaks."""
    words = keyed(text.split(), KEYS)
    s = _laid_out(words)
    if "more" in words:
        s = _with_more(s, words["more"])
    elif all(s.races):
        held = set(s.betrayals) - {""}
        if len(held) != (s.seats if s.options.betrayal else 0):
            raise PositionError("betrayals= has a different card for each seat, only with the betrayal option (15.1)")
        check_position(s)
        s = read(words, "phase", lambda name: begin_phase(s, name)[0], None) or begin_phase(s, "influence")[0]
    else:
        raise PositionError("races= is needed: one for each seat")
    check_position(s)
    return s


def _laid_out(words: Mapping[str, str]) -> State:
    """The state from the plain words; the decks contain everything that is nowhere else."""
    races = read(words, "races", lambda text: tuple(text.split(",")), ())
    seats = read(words, "seats", number, len(races))
    if seats not in range(3, 7):
        raise PositionError(f"seats={seats}: the game is for three to six players")
    options = read(words, "options", lambda text: msgspec.json.decode(text, type=Options), Options())
    s = read({"options": ""}, "options", lambda _: empty_table(options, seats), None)
    if unknown := [race for race in races if race not in s.box.races]:
        raise PositionError(f"races=: no race {unknown[0]!r}; there are {', '.join(s.box.races)}")
    s = replace(s, races=races or s.races)
    s = replace(
        s,
        first=read(words, "first", number, 0),
        fleet=read(words, "fleet", number, 0),
        shield_down=read(words, "shield", lambda text: _space(s, text), ""),
        alliances=read(words, "alliances", _alliances, ()),
        influence=read(words, "influence", each_seat(seats, number), s.influence),
        on_board=read(words, "lying", lambda text: _lying(s, text), s.on_board),
        placements=read(words, "placements", _list, ()),
        removed=read(words, "removed", _sorted, ()),
        discarded=read(words, "discarded", _sorted, ()),
        hands=read(words, "hands", each_seat(seats, _sorted), s.hands),
        betrayals=read(words, "betrayals", each_seat(seats, str), s.betrayals),
        prediction=read(words, "prediction", _prediction, s.prediction),
        fought=read(words, "fought", lambda text: _fought(s, text), {}),
    )
    return _with_decks(_with_races(s, words) if races else s, words)


def _with_races(s: State, words: Mapping[str, str]) -> State:
    """Units and leaders that are neither on the board nor lost are in reserve."""
    units, mechanized, face_down = read(words, "units", lambda text: _units(s, text), _units(s, ""))
    casualties = read(words, "casualties", each_seat(s.seats, number), (0,) * s.seats)
    broken = read(words, "mechanized_casualties", number, 0)
    dead = read(words, "dead", lambda text: _leaders(s, text), ())
    sheets = [s.box.races[race] for race in s.races]
    hidden = [sum(face_down) if race == XXCHA else 0 for race in s.races]
    return replace(
        s,
        units=units,
        mechanized=mechanized,
        face_down=face_down,
        casualties=casualties,
        mechanized_casualties=broken,
        reserve=tuple(
            sheet.units + sheet.mechanized - sum(units[i]) - hidden[i] - casualties[i] for i, sheet in enumerate(sheets)
        ),
        mechanized_reserve=sum(sheet.mechanized for sheet in sheets) - sum(mechanized) - broken,
        leaders=tuple(tuple(x for x in s.box.leaders[race] if x not in dead) for race in s.races),
        traitors=read(words, "traitors", each_seat(s.seats, _sorted), s.traitors),
    )


def _with_decks(s: State, words: Mapping[str, str]) -> State:
    held = [card for hand in s.hands for card in hand]
    traitors = [leader for leaders in s.traitors for leader in leaders]
    return replace(
        s,
        round=len(s.placements),
        pool=s.box.influence - sum(s.influence) - sum(s.on_board),
        deck=_less("hands", s.box.strategy, *s.discarded, *held),
        influence_deck=_less("placements", s.box.influence_cards, *s.placements, *s.removed),
        traitor_deck=_less("traitors", s.box.traitor_deck(s.races), *traitors) if all(s.races) else (),
    )


def _with_more(s: State, text: str) -> State:
    try:
        more = msgspec.json.decode(text, type=dict[str, Any])
        if unknown := more.keys() - set(State.__struct_fields__):
            raise PositionError(f"more=: there is no {min(unknown)!r} at a table")
        known = msgspec.json.decode(save(s), type=dict[str, Any])
        return load(msgspec.json.encode(known | more), State)
    except msgspec.DecodeError as error:
        raise PositionError(f"more= cannot be read: {error}") from error


def _less(key: str, cards: Cards, *fewer: str) -> Cards:
    try:
        return minus(cards, *fewer)
    except ValueError as error:
        raise PositionError(f"{key}=: a card that does not exist, or too many copies of it") from error


def _list(text: str) -> Cards:
    return tuple(text.split(",")) if text else ()


def _sorted(text: str) -> Cards:
    """The order in which hands and unordered piles are stored."""
    return plus((), *_list(text))


def _alliances(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(number, pact.split("+"))) for pact in text.split(","))


def _prediction(text: str) -> tuple[str, int]:
    race, _, round_ = text.partition(":")
    return race, number(round_)


def _fought(s: State, text: str) -> dict[str, str]:
    bound = pairs(text, "@")
    _leaders(s, ",".join(bound))
    return {leader: _space(s, space) for leader, space in bound.items()}


def _leaders(s: State, text: str) -> Cards:
    named = _list(text)
    known = {leader for race in s.races for leader in s.box.leaders.get(race, ())}
    if unknown := [leader for leader in named if leader not in known]:
        raise ValueError(f"no race at this table has a leader {unknown[0]!r}")
    return named


def _space(s: State, name: str) -> str:
    if name and name not in s.box.at:
        raise ValueError(f"there is no space {name!r}")
    return name


def _lying(s: State, text: str) -> Counts:
    lying = s.box.nowhere
    for word in _list(text):
        found = LYING.match(word)
        if found is None:
            raise ValueError(f"{word!r} is not a space and an amount, such as TAR6")
        lying = put(lying, s.box.at[_space(s, found[1])], number(found[2]))
    return lying


def _units(s: State, text: str) -> tuple[tuple[Counts, ...], Counts, Counts]:
    """Face-up units by seat, mechanized ones, face-down ones."""
    codes = {s.box.races[race].code: seat for seat, race in enumerate(s.races)}
    units, special = [s.box.nowhere] * s.seats, {LAZAX: s.box.nowhere, XXCHA: s.box.nowhere}
    for word in _list(text):
        found = STATIONED.match(word)
        if found is None:
            raise ValueError(f"{word!r} is not a group, such as PAL.SO7 or HOL.LA2/1")
        if found[2] not in codes:
            raise ValueError(f"{word!r}: no race at this table has the code {found[2]}")
        seat, space = codes[found[2]], s.box.at[_space(s, found[1])]
        group = Group(number(found[3]), number(found[4] or "0"))
        race = s.races[seat]
        if group.special and race not in special:
            raise ValueError(f"{word!r}: the {race} have one kind of units")
        units[seat] = put(units[seat], space, group.size if race == LAZAX else group.units)
        if race in special:
            special[race] = put(special[race], space, group.special)
    return tuple(units), special[LAZAX], special[XXCHA]
