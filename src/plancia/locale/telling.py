"""Facts, questions, choices and errors as text: which message each one uses, and with which values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from plancia.engine import (
    HIDDEN,
    Ask,
    Consequence,
    Fact,
    Fault,
    Flaw,
    IllegalAction,
    MayPlay,
    NearEnd,
    Seat,
    Word,
    Words,
)
from plancia.engine.form import RIDER
from plancia.locale.messages import Messages, Value
from plancia.locale.vocabulary import vocabulary

UNTOLD = ("to", "of", "seats", "who")
NUMBERED = re.compile(r"(\D+)(\d+)")


def in_edition(m: Messages, game: str, options: Any) -> Messages:
    """Return the messages with the names of an edition of the game."""
    packed = getattr(options, "edition", "")
    edition = import_module(f"plancia.games.{game}.edition.loading") if packed else None
    if edition is None or not hasattr(edition, "words"):
        return m
    return m.with_words({f"{game}-{key}": text for key, text in edition.words(packed, m.lang).items()})


def fact_line(m: Messages, game: str, fact: Fact, names: Sequence[str], you: Seat | None) -> str:
    """Return one line of the log for seat `you`; None stands for a spectator, or for several people at once."""
    return m.say(f"{game}-fact-{_kebab(type(fact).__name__)}", **_values(m, game, fact, names, you))


def topic(m: Messages, game: str, ask: Ask[Any, Any], names: Sequence[str] = (), you: Seat | None = None) -> str:
    """Return the topic of a question in one sentence, for seat `you`."""
    return m.say(f"{game}-ask-{_topic(ask)}", **_values(m, game, ask, names, you))


def prompt(
    m: Messages,
    game: str,
    ask: Ask[Any, Any],
    said: Words,
    names: Sequence[str] = (),
    you: Seat | None = None,
    completes: bool = False,
) -> str:
    """Return the prompt after the words so far; before the first word it includes the topic.

    `completes`: the next word completes the answer.
    """
    played, verb = _played(ask, said), [str(said[0])] if ask.VERBS and said else []
    group = [_topic(ask), *verb] if played is None else ["playing", *map(str, played[:1])]
    key = "-".join([game, "ask", *group, _field(game, ask, said)])
    values = _values(m, game, ask, names, you) | _heard(m, game, ask, said, names)
    question = m.say(_kebab(key), **values, completes=completes)
    return question if said else f"{topic(m, game, ask, names, you)} {question}"


def label(m: Messages, game: str, ask: Ask[Any, Any], said: Words, word: Word, names: Sequence[str] = ()) -> str:
    """Return the label of a choice, for a button or a list."""
    field, told, played = _field(game, ask, said), vocabulary(game), _played(ask, said)
    if isinstance(word, int):
        if field in told.seats:
            return _player(names, word)
        key = f"{game}-word-{_topic(ask)}"
        return m.say(key, **_values(m, game, ask, names), count=word) if m.has(key) else m.number(word)
    if field in told.capitals:
        return word.upper()
    if not word.strip(HIDDEN):
        return word
    group = [str(said[0])] if ask.VERBS and said else [] if ask.VERBS else [_topic(ask)]
    if played is not None:
        group = ["playing"]
    elif ask.RIDERS and not said and word == RIDER:
        group = []
    key = _kebab("-".join([game, "word", *group, word]))
    if m.has(key):
        return m.say(key)
    if field in told.handfuls:
        return _capital(handful(m, game, field, word))
    return _capital(named(m, game, word)) if field in told.named else m.say(key)


def is_seat(game: str, ask: Ask[Any, Any], said: Words) -> bool:
    """Is the next number a player?"""
    return _field(game, ask, said) in vocabulary(game).seats


def consequence(m: Messages, game: str, what: Consequence, names: Sequence[str] = (), you: Seat | None = None) -> str:
    """Return one effect of an answer as text; nothing if only a board shows it and it has no message."""
    key = f"{game}-brings-{what.__struct_config__.tag}"
    return m.say(key, **_values(m, game, what, names, you)) if m.has(key) else ""


def near_end_line(m: Messages, game: str, near: NearEnd, names: Sequence[str]) -> str:
    """Return what will soon end the game; a list of players is the same for every reader."""
    values: dict[str, Value] = {"players": _listed(m, [_player(names, seat) for seat in near.seats])}
    for field, value in near.values.items():
        values |= _value(m, game, field, value, names, None)
    return m.say(_kebab(f"{game}-near-{near.code}"), **values)


def refusal(m: Messages, game: str, error: IllegalAction) -> str:
    """Return why an answer is illegal, with the paragraph of the rules."""
    code = _kebab(error.code)
    key = f"{game}-no-{code}" if m.has(f"{game}-no-{code}") else f"no-{code}"
    reason = m.say(key, word="" if error.word is None else str(error.word))
    return f"{reason} (§{error.rule})" if error.rule else reason


def fault(m: Messages, kind: str, error: Fault) -> str:
    """Return the problem with a record, a bot or a database, with the line if any, as part of a sentence."""
    values: dict[str, Value] = {
        name: "; ".join(flaw(m, found) for found in value) if isinstance(value, tuple) else value
        for name, value in error.values.items()
    }
    reason = m.say(_kebab(f"{kind}-{error.code}"), **values)
    return m.say("record-at-line", line=values["line"], reason=reason) if "line" in values else reason


def flaw(m: Messages, found: Flaw) -> str:
    """Return an error or a warning about an edition, with its record."""
    reason = m.say(_kebab(f"edition-{found.code}"), **found.values)
    return m.say("edition-in-record", record=found.record, reason=reason) if found.record else reason


def piece_names(m: Messages, game: str, symbols: Iterable[str]) -> dict[str, str]:
    """Return the names of drawn pieces by symbol; a piece that has a name of its own keeps it."""
    keys = {symbol: f"{game}-piece-{symbol}" for symbol in symbols}
    return {symbol: m.say(key if m.has(key) else f"{game}-{symbol}") for symbol, key in keys.items()}


# ---- keys ------------------------------------------------------------------------------------------------------------
def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", "-", name).lower()


def _topic(ask: Ask[Any, Any]) -> str:
    return _kebab(type(ask).__name__)


def _played(ask: Ask[Any, Any], said: Words) -> Words | None:
    """Return the words about a card played in a window or instead of an answer; None if there is no card."""
    if isinstance(ask, MayPlay):
        return said
    return said[1:] if ask.RIDERS and said[:1] == (RIDER,) else None


def _field(game: str, ask: Ask[Any, Any], said: Words) -> str:
    """Return the next field."""
    played = _played(ask, said)
    return ask.field(said) if played is None else vocabulary(game).after(played)


# ---- values ----------------------------------------------------------------------------------------------------------
def _values(
    m: Messages, game: str, told: Fact | Ask[Any, Any] | Consequence, names: Sequence[str] = (), you: Seat | None = None
) -> dict[str, Value]:
    values: dict[str, Value] = {"you": "no"}
    for field in told.__struct_fields__:
        values |= _value(m, game, field, getattr(told, field), names, you)
    return values


def _value(m: Messages, game: str, field: str, value: Any, names: Sequence[str], you: Seat | None) -> dict[str, Value]:
    """Return the values that a field adds to a message; `value` has any type that facts and questions use."""
    told = vocabulary(game)
    match field, value:
        case _, _ if field in UNTOLD and field not in told.seats:
            return {}
        case _, None:
            return {field: "none"}
        case "seat", seat:
            return {"player": _player(names, seat), "you": seat == you}
        case _, int(seat) if field in told.seats:
            return {field: _player(names, seat), "you": field} if seat == you else {field: _player(names, seat)}
        case "places", places:
            winners = [seat for seat, place in enumerate(places) if place == 1]
            return {"winners": ", ".join(names[s] for s in winners), "count": len(winners), "you": you in winners}
        case "strength", (attack, defence):
            more, less = max(attack, defence), min(attack, defence)
            return {"attack": attack, "defence": defence, "more": more, "less": less, "tie": attack == defence}
        case _, str() if field in told.handfuls:
            return {field: handful(m, game, field, value), "count": len(value)}
        case "colours", pair:
            return {field: "-".join(pair)}
        case _, tuple() if field in told.seats:
            return {field: _listed(m, [_player(names, seat) for seat in value]), "count": len(value)}
        case _, tuple() if field in told.named:
            return {field: _listed(m, [named(m, game, thing) for thing in value]), "count": len(value)}
        case _, (int(), *_):
            return {field: ", ".join(map(str, value))}
        case _, tuple():
            listed = ", ".join(map(str, value))
            return {field: listed.upper() if field in told.capitals else listed, "count": len(value)}
        case _, str():
            return {field: _told(m, game, field, value)}
        case _, _:
            return {field: value}


def _told(m: Messages, game: str, field: str, word: str) -> str:
    told = vocabulary(game)
    if field in told.named and word:
        return named(m, game, word)
    return word.upper() if field in told.capitals else word


def _heard(m: Messages, game: str, ask: Ask[Any, Any], said: Words, names: Sequence[str]) -> dict[str, Value]:
    """Return the words so far, by field."""
    heard: dict[str, Value] = {}
    for at, word in enumerate(said):
        field = _field(game, ask, said[:at])
        if ask.RIDERS and not at and word == RIDER:
            continue
        if isinstance(word, str):
            heard[field] = _told(m, game, field, word)
        else:
            heard[field] = _player(names, word) if field in vocabulary(game).seats else word
    return heard


def _player(names: Sequence[str], seat: Seat) -> str:
    """Return a player's name, or the number if the names are unknown."""
    return names[seat] if seat < len(names) else str(seat + 1)


def named(m: Messages, game: str, thing: Word) -> str:
    """Return the name of a thing. Things that share a name get a number: core2 is the second planet in the Core.

    A thing made of others, such as a card named after two spaces, has both names.
    """
    key, numbered = f"{game}-name-{_kebab(str(thing))}", NUMBERED.fullmatch(str(thing))
    if isinstance(thing, int):
        return m.number(thing)
    if m.has(key):
        return m.say(key)
    if numbered is not None:
        return m.say(f"{game}-part-numbered", name=m.say(f"{game}-name-{numbered[1]}"), number=numbered[2])
    return _listed(m, [m.say(f"{game}-name-{_kebab(part)}") for part in thing.split("-")])


def handful(m: Messages, game: str, field: str, letters: str) -> str:
    """Return pieces written as letters in words: RRG is two temples and a market."""
    held, items = vocabulary(game).handfuls[field], []
    for letter, kind in held.kinds.items():
        if count := letters.upper().count(letter.upper()):
            values: dict[str, Value] = {held.variable: kind, "count": count}
            items.append(m.say(f"{game}-part-{held.part}", **values))
    return _listed(m, items)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _listed(m: Messages, items: Sequence[str]) -> str:
    """Join items: this, that and the other."""
    if len(items) < 2:
        return "".join(items)
    return m.say("list-and", rest=", ".join(items[:-1]), last=items[-1])
