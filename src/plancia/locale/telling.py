"""Facts, questions, choices and refusals in words: which message tells them, and with which values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from plancia.engine import HIDDEN, Ask, Fact, IllegalAction, Seat, Word, Words
from plancia.games.tigris.components import COLOURS, counted
from plancia.locale.messages import Messages, Value

CELLS = ("cell", "origin", "cells", "squares", "union")  # the fields that hold cells
ROLES = ("attacker", "defender", "winner", "loser")  # the fields that hold seats, where there are two
UNTOLD = ("to", "of", "seats", "who")


def fact_line(m: Messages, game: str, fact: Fact, names: Sequence[str], you: Seat | None) -> str:
    """One line of the log, as read by seat `you`; None: by somebody who looks on, or by several people at once."""
    return m.say(f"{game}-fact-{_kebab(type(fact).__name__)}", **_values(m, game, fact, names, you))


def topic(m: Messages, game: str, ask: Ask[Any, Any]) -> str:
    """What is going on: one sentence."""
    return m.say(f"{game}-ask-{_topic(ask)}", **_values(m, game, ask))


def prompt(m: Messages, game: str, ask: Ask[Any, Any], said: Words) -> str:
    """What is asked now, given the words said so far; before the first of them also what is going on."""
    verb = [str(said[0])] if ask.VERBS and said else []
    key = "-".join([game, "ask", _topic(ask), *verb, ask.field(said)])
    question = m.say(_kebab(key), **_values(m, game, ask) | _heard(ask, said))
    return question if said else f"{topic(m, game, ask)} {question}"


def label(m: Messages, game: str, ask: Ask[Any, Any], said: Words, word: Word) -> str:
    """What this choice means, for a button or a list."""
    field = ask.field(said)
    if isinstance(word, int):
        key = f"{game}-word-{_topic(ask)}"
        return m.say(key, **_values(m, game, ask), count=word) if m.has(key) else m.number(word)
    if field in CELLS:
        return word.upper()
    if not word.strip(HIDDEN):
        return word
    if field == "tiles":
        tiles = _handful(m, game, word)
        return tiles[:1].upper() + tiles[1:]
    group = [str(said[0])] if ask.VERBS and said else [] if ask.VERBS else [_topic(ask)]
    return m.say(_kebab("-".join([game, "word", *group, word])))


def refusal(m: Messages, game: str, error: IllegalAction) -> str:
    """Why not, with the paragraph of the rules."""
    code = _kebab(error.code)
    key = f"{game}-no-{code}" if m.has(f"{game}-no-{code}") else f"no-{code}"
    reason = m.say(key, word="" if error.word is None else str(error.word))
    return f"{reason} (§{error.rule})" if error.rule else reason


def piece_names(m: Messages, game: str, symbols: Iterable[str]) -> dict[str, str]:
    """What drawn pieces are called, by the symbols that draw them."""
    return {symbol: m.say(f"{game}-piece-{symbol}") for symbol in symbols}


# ---- keys ------------------------------------------------------------------------------------------------------------
def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", "-", name).lower()


def _topic(ask: Ask[Any, Any]) -> str:
    return _kebab(type(ask).__name__)


# ---- values ----------------------------------------------------------------------------------------------------------
def _values(
    m: Messages, game: str, told: Fact | Ask[Any, Any], names: Sequence[str] = (), you: Seat | None = None
) -> dict[str, Value]:
    values: dict[str, Value] = {"you": "no"}
    for field in told.__struct_fields__:
        values |= _value(m, game, field, getattr(told, field), names, you)
    return values


def _value(m: Messages, game: str, field: str, value: Any, names: Sequence[str], you: Seat | None) -> dict[str, Value]:
    """What a field adds to the values of a message; `value` is whatever facts and questions hold."""
    match field, value:
        case _, _ if field in UNTOLD:
            return {}
        case _, None:
            return {field: "none"}
        case "seat", seat:
            return {"player": names[seat], "you": seat == you}
        case _, seat if field in ROLES:
            return {field: names[seat], "you": field} if seat == you else {field: names[seat]}
        case "places", places:
            winners = [seat for seat, place in enumerate(places) if place == 1]
            return {"winners": ", ".join(names[s] for s in winners), "count": len(winners), "you": you in winners}
        case "strength", (attack, defence):
            more, less = max(attack, defence), min(attack, defence)
            return {"attack": attack, "defence": defence, "more": more, "less": less, "tie": attack == defence}
        case "tiles", tiles:
            return {field: _handful(m, game, tiles), "count": len(tiles)}
        case "colours", pair:
            return {field: "-".join(pair)}
        case _, tuple():
            listed = ", ".join(value)
            return {field: listed.upper() if field in CELLS else listed, "count": len(value)}
        case _, _:
            return {field: value.upper() if field in CELLS else value}


def _heard(ask: Ask[Any, Any], said: Words) -> dict[str, Value]:
    """The words said so far, by the fields they filled."""
    fields = [ask.field(said[:at]) for at in range(len(said))]
    return {field: str(word).upper() if field in CELLS else word for field, word in zip(fields, said, strict=True)}


def _handful(m: Messages, game: str, tiles: str) -> str:
    """Tiles written as letters: RRG is two temples and a market."""
    counts = zip(COLOURS, counted(tiles), strict=True)
    items = [m.say(f"{game}-part-tiles", colour=colour, count=n) for colour, n in counts if n]
    return items[0] if len(items) == 1 else m.say("list-and", rest=", ".join(items[:-1]), last=items[-1])
