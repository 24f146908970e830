"""Facts, questions, choices and errors as text: which message each one uses, and with which values.

The values follow from the kinds of the fields (`engine/fields.py`). `web/src/core/phrases.ts` does the same for the
browser; the sentences in `tests/locale/sentences.json` hold for both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from plancia.deals import Promise, Term
from plancia.engine import (
    CELL,
    HIDDEN,
    NAME,
    RIDER,
    SEAT,
    Ask,
    Consequence,
    Fact,
    Fault,
    FieldKind,
    Flaw,
    IllegalAction,
    NearEnd,
    Seat,
    Word,
    Words,
)
from plancia.locale.fields import next_field, played, shown_fields
from plancia.locale.messages import Messages, Value

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
    return m.say(f"{game}-fact-{kebab(type(fact).__name__)}", **_variables(m, game, fact, names, you))


def consequence_line(
    m: Messages, game: str, consequence: Consequence, names: Sequence[str] = (), you: Seat | None = None
) -> str:
    """Return one effect of an answer as text; nothing if only a board shows it and it has no message."""
    key = f"{game}-consequence-{consequence.__struct_config__.tag}"
    return m.say(key, **_variables(m, game, consequence, names, you)) if m.has(key) else ""


def promise_line(m: Messages, game: str, promise: Promise, names: Sequence[str], you: Seat | None) -> str:
    """Return a promise as one sentence, for seat `you`."""
    return m.say(f"{game}-promise-{kebab(type(promise).__name__)}", **_variables(m, game, promise, names, you))


def term_line(m: Messages, game: str, term: Term, names: Sequence[str], you: Seat | None) -> str:
    """Return what a deal carries out at once, as one sentence."""
    return m.say(f"{game}-term-{kebab(type(term).__name__)}", **_variables(m, game, term, names, you))


def near_end_line(m: Messages, game: str, near: NearEnd, names: Sequence[str]) -> str:
    """Return what will soon end the game; a list of players is the same for every reader."""
    values: dict[str, Value] = {"players": join_list(m, [_player(names, seat) for seat in near.seats])}
    for name, value in near.values.items():
        values |= _field_variables(m, game, name, NAME, value, names, None)
    return m.say(kebab(f"{game}-near-{near.code}"), **values)


def topic(m: Messages, game: str, ask: Ask[Any, Any], names: Sequence[str] = (), you: Seat | None = None) -> str:
    """Return the topic of a question in one sentence, for seat `you`."""
    return m.say(f"{game}-ask-{_topic(ask)}", **_variables(m, game, ask, names, you))


def prompt(
    m: Messages,
    game: str,
    ask: Ask[Any, Any],
    prefix: Words,
    names: Sequence[str] = (),
    you: Seat | None = None,
    completes: bool = False,
) -> str:
    """Return the prompt after the words so far; before the first word it includes the topic.

    `completes`: the next word completes the answer.
    """
    about_card, verb = played(ask, prefix), [str(prefix[0])] if ask.VERBS and prefix else []
    group = [_topic(ask), *verb] if about_card is None else ["playing", *map(str, about_card[:1])]
    key = "-".join([game, "ask", *group, next_field(game, ask, prefix)[0]])
    values = _variables(m, game, ask, names, you) | _words_so_far(m, game, ask, prefix, names)
    question = m.say(kebab(key), **values, completes=completes)
    return question if prefix else f"{topic(m, game, ask, names, you)} {question}"


def label(m: Messages, game: str, ask: Ask[Any, Any], prefix: Words, word: Word, names: Sequence[str] = ()) -> str:
    """Return the label of a choice, for a button or a list."""
    _, kind = next_field(game, ask, prefix)
    if isinstance(word, int):
        if kind == SEAT:
            return _player(names, word)
        key = f"{game}-word-{_topic(ask)}"
        return m.say(key, **_variables(m, game, ask, names), count=word) if m.has(key) else m.number(word)
    if kind == CELL:
        return word.upper()
    if not word.strip(HIDDEN):
        return word
    key = kebab("-".join([game, "word", *_label_group(ask, prefix, word), word]))
    if m.has(key) or kind.kind not in ("name", "pieces"):
        return m.say(key)
    return _capital(str(_value(m, game, kind, word, names)))


def answer_line(m: Messages, game: str, ask: Ask[Any, Any], words: Words, names: Sequence[str] = ()) -> str:
    """Return a whole answer in words, as the labels of its choices."""
    return " · ".join(label(m, game, ask, words[:at], word, names) for at, word in enumerate(words))


def _label_group(ask: Ask[Any, Any], prefix: Words, word: Word) -> list[str]:
    """Return the middle of a label's key: the same word can mean different things after another verb."""
    if played(ask, prefix) is not None:
        return ["playing"]
    if ask.RIDERS and not prefix and word == RIDER:
        return []
    if ask.VERBS:
        return [str(prefix[0])] if prefix else []
    return [_topic(ask)]


def is_seat(game: str, ask: Ask[Any, Any], prefix: Words) -> bool:
    """Is the next number a player?"""
    return next_field(game, ask, prefix)[1] == SEAT


def refusal(m: Messages, game: str, error: IllegalAction) -> str:
    """Return why an answer is illegal, with the paragraph of the rules."""
    code = kebab(error.code)
    key = f"{game}-no-{code}" if m.has(f"{game}-no-{code}") else f"no-{code}"
    reason = m.say(key, word="" if error.word is None else str(error.word))
    return f"{reason} (§{error.rule})" if error.rule else reason


def fault(m: Messages, kind: str, error: Fault) -> str:
    """Return the problem with a record, a bot or a database, with the line if any, as part of a sentence."""
    values: dict[str, Value] = {
        name: "; ".join(flaw(m, found) for found in value) if isinstance(value, tuple) else value
        for name, value in error.values.items()
    }
    reason = m.say(kebab(f"{kind}-{error.code}"), **values)
    return m.say("record-at-line", line=values["line"], reason=reason) if "line" in values else reason


def flaw(m: Messages, found: Flaw) -> str:
    """Return an error or a warning about an edition, with its record."""
    reason = m.say(kebab(f"edition-{found.code}"), **found.values)
    return m.say("edition-in-record", record=found.record, reason=reason) if found.record else reason


def piece_names(m: Messages, game: str, symbols: Iterable[str]) -> dict[str, str]:
    """Return the names of drawn pieces by symbol; a piece that has a name of its own keeps it."""
    keys = {symbol: f"{game}-piece-{symbol}" for symbol in symbols}
    return {symbol: m.say(key if m.has(key) else f"{game}-{symbol}") for symbol, key in keys.items()}


# ---- keys ------------------------------------------------------------------------------------------------------------
def kebab(name: str) -> str:
    """Return a name of the code as part of a key: `TileLaid` and `tile_laid` are tile-laid."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", "-", name).lower()


def _topic(ask: Ask[Any, Any]) -> str:
    return kebab(type(ask).__name__)


# ---- values ----------------------------------------------------------------------------------------------------------
def _variables(
    m: Messages,
    game: str,
    struct: Fact | Ask[Any, Any] | Consequence | Promise | Term,
    names: Sequence[str] = (),
    you: Seat | None = None,
) -> dict[str, Value]:
    """Return the variables of a message about this struct."""
    values: dict[str, Value] = {"you": "no"}
    for field, kind in shown_fields(type(struct)).items():
        values |= _field_variables(m, game, field, kind, getattr(struct, field), names, you)
    return values


def _field_variables(
    m: Messages, game: str, field: str, kind: FieldKind, value: Any, names: Sequence[str], you: Seat | None
) -> dict[str, Value]:
    """Return the variables that one field adds; `value` has any type that structs use."""
    if value is None:
        return {field: "none"}
    if isinstance(value, tuple):
        return _list_variables(m, game, field, kind, value, names, you)
    if kind == SEAT:
        return _seat_variables(field, value, names, you)
    shown = {field: _value(m, game, kind, value, names)}
    return {**shown, "count": len(value)} if kind.kind == "pieces" else shown


def _seat_variables(field: str, seat: Seat, names: Sequence[str], you: Seat | None) -> dict[str, Value]:
    """Return the player's name. The field `seat` is `$player`; of other fields `$you` says which one is the reader."""
    if seat < 0:
        return {}  # chance has no name
    if field == "seat":
        return {"player": _player(names, seat), "you": seat == you}
    shown: dict[str, Value] = {field: _player(names, seat)}
    return {**shown, "you": field} if seat == you else shown


def _list_variables(
    m: Messages,
    game: str,
    field: str,
    kind: FieldKind,
    values: tuple[Any, ...],
    names: Sequence[str],
    you: Seat | None,
) -> dict[str, Value]:
    match kind.kind:
        case "places":
            winners = [seat for seat, place in enumerate(values) if place == 1]
            listed = join_list(m, [_player(names, seat) for seat in winners])
            return {"winners": listed, "count": len(winners), "you": you in winners}
        case "strengths":
            attack, defence = values
            more, less = max(values), min(values)
            return {"attack": attack, "defence": defence, "more": more, "less": less, "tie": attack == defence}
        case "case":
            return {field: "-".join(values)}
        case "amount":
            return {field: join_list(m, [m.number(value) for value in values])}
        case "cell":
            return {field: ", ".join(values).upper(), "count": len(values)}
        case _:
            items = [str(_value(m, game, kind, value, names)) for value in values]
            return {field: join_list(m, items), "count": len(values)}


def _value(m: Messages, game: str, kind: FieldKind, value: Any, names: Sequence[str]) -> Value:
    """Return one value as it is shown. Numbers stay numbers, since they select a plural."""
    shown: Value = value
    match kind.kind:
        case "seat":
            shown = _player(names, value)
        case "cell":
            shown = value.upper()
        case "name" if value and isinstance(value, str):
            shown = thing_name(m, game, value)
        case "pieces":
            shown = pieces_text(m, game, kind, value)
        case _:
            pass
    return shown


def _words_so_far(m: Messages, game: str, ask: Ask[Any, Any], prefix: Words, names: Sequence[str]) -> dict[str, Value]:
    """Return the words so far, by field."""
    shown: dict[str, Value] = {}
    for at, word in enumerate(prefix):
        if not (ask.RIDERS and at == 0 and word == RIDER):
            field, kind = next_field(game, ask, prefix[:at])
            shown[field] = _value(m, game, kind, word, names)
    return shown


def _player(names: Sequence[str], seat: Seat) -> str:
    """Return a player's name, or the number if the name is unknown."""
    return names[seat] if seat < len(names) else str(seat + 1)


def thing_name(m: Messages, game: str, thing: str) -> str:
    """Return the name of a thing. Things that share a name get a number: core2 is the second planet in the Core.

    A thing made of others, such as a card named after two spaces, has both names.
    """
    key, numbered = f"{game}-name-{kebab(thing)}", NUMBERED.fullmatch(thing)
    if m.has(key):
        return m.say(key)
    if numbered is not None:
        return m.say(f"{game}-part-numbered", name=m.say(f"{game}-name-{numbered[1]}"), number=numbered[2])
    return join_list(m, [m.say(f"{game}-name-{kebab(part)}") for part in thing.split("-")])


def pieces_text(m: Messages, game: str, kind: FieldKind, letters: str) -> str:
    """Return pieces written as letters in words: RRG is two temples and a market."""
    counted = {name: letters.upper().count(letter.upper()) for letter, name in kind.letters}
    message = f"{game}-part-{kind.part}"
    items = [m.say(message, **{kind.variable: name}, count=count) for name, count in counted.items() if count]
    return join_list(m, items)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def join_list(m: Messages, items: Sequence[str]) -> str:
    """Join items: this, that and the other."""
    if len(items) < 2:
        return "".join(items)
    return m.say("list-and", rest=", ".join(items[:-1]), last=items[-1])
