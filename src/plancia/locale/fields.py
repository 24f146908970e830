"""What the fields of a game hold: read from its structs, and described for the browser, which has no structs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from plancia.engine import CASE, NOT_SHOWN, RIDER, Ask, FieldKind, MayPlay, Words, field_kinds
from plancia.games import game as game_called
from plancia.games import negotiation

Fields: TypeAlias = Mapping[str, FieldKind]


class Description(Struct, frozen=True):
    """The fields of a game that can be shown, by the type of the struct that holds them."""

    facts: dict[str, Fields]
    questions: dict[str, Fields]
    consequences: dict[str, Fields]
    answers: dict[str, dict[str, Fields]]  # by question and verb; "" is an answer without a verb
    played: dict[str, Fields]  # the words about a card, see `Game.PLAYED`
    promises: dict[str, Fields]
    terms: dict[str, Fields]


def describe(game: str) -> Description:
    """Return the fields of a game; raise `TypeError` for a field that carries no kind."""
    rules = game_called(game)
    asks, deals = rules.question_kinds(), negotiation(game)
    return Description(
        facts={_tag(kind): shown_fields(kind) for kind in rules.fact_kinds()},
        questions={_tag(ask): shown_fields(ask) for ask in asks},
        consequences={_tag(kind): shown_fields(kind) for kind in rules.consequence_kinds()},
        answers={_tag(ask): answer_fields(ask) for ask in asks},
        played=dict(rules.PLAYED),
        promises={_tag(kind): shown_fields(kind) for kind in (deals.PROMISES if deals else ())},
        terms={_tag(kind): shown_fields(kind) for kind in (deals.TERMS if deals else ())},
    )


@cache
def shown_fields(struct: type[Struct]) -> Fields:
    return {field: kind for field, kind in field_kinds(struct).items() if kind != NOT_SHOWN}


@cache
def answer_fields(ask: type[Ask[Any, Any]]) -> dict[str, Fields]:
    """Return the fields of an answer by verb; "" if there is none. A plain list of words has one field, `word`."""
    if ask.VERBS:
        return {verb: field_kinds(kind) for verb, kind in ask.VERBS.items()}
    return {"": field_kinds(ask.SAYS) if ask.NAMED else {"word": ask.WORD}}


def next_field(game: str, ask: Ask[Any, Any], prefix: Words) -> tuple[str, FieldKind]:
    """Return the field for the next word of an answer, and its kind."""
    words = played(ask, prefix)
    if words is not None:
        return played_field(game, words)
    field = ask.field(prefix)
    if ask.VERBS and not prefix:
        return field, CASE
    return field, answer_fields(type(ask))[str(prefix[0]) if ask.VERBS else ""][field]


def played(ask: Ask[Any, Any], prefix: Words) -> Words | None:
    """Return the words about a card played in a window or instead of an answer; None if there is no card."""
    if isinstance(ask, MayPlay):
        return prefix
    return prefix[1:] if ask.RIDERS and prefix[:1] == (RIDER,) else None


def played_field(game: str, words: Words) -> tuple[str, FieldKind]:
    """Return the field after these words about a card, and its kind. The longest known beginning decides."""
    fields, prefix = game_called(game).PLAYED, list(map(str, words))
    known = next(n for n in (2, 1, 0) if n <= len(prefix) and " ".join(prefix[:n]) in fields)
    return list(fields[" ".join(prefix[:known])].items())[len(prefix) - known]


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)
