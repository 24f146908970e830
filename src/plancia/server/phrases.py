"""The fields of every game as TypeScript, for `web/src/core/phrases.ts`: the browser shows facts as Python does."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.bots import voices
from plancia.engine import FieldKind
from plancia.games import NAMES
from plancia.locale.fields import Fields, describe

HEADER = """\
// Made by `python -m plancia.server.types`. Do not edit: change the Python types and make it again.

/** Pieces written as letters, and the message that shows pieces of one type. */
export interface Pieces {
  part: string;
  variable: string;
  letters: readonly (readonly [letter: string, name: string])[];
}

/** What a field holds, which decides how it is shown; see `plancia/engine/fields.py`. */
export type FieldKind = "seat" | "amount" | "name" | "cell" | "case" | "places" | "strengths" | Pieces;

export type Fields = Readonly<Record<string, FieldKind>>;

/** The fields of a game that can be shown; see `plancia/locale/fields.py`. */
export interface Description {
  facts: Readonly<Record<string, Fields>>;
  questions: Readonly<Record<string, Fields>>;
  consequences: Readonly<Record<string, Fields>>;
  answers: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  played: Readonly<Record<string, Fields>>;
  promises: Readonly<Record<string, Fields>>;
  terms: Readonly<Record<string, Fields>>;
}

export const DESCRIPTIONS: Readonly<Record<string, Description>> = """


def generate() -> str:
    """Return the whole file."""
    table = msgspec.json.encode({name: _description(name) for name in NAMES})
    occasions = msgspec.json.encode(voices.OCCASIONS)
    topics = msgspec.json.encode(voices.DEAL_TOPICS)
    parts = (HEADER, table), (VOICES, occasions), (TOPICS, topics)
    return "".join(f"{head}{msgspec.json.format(body).decode()};\n" for head, body in parts)


VOICES = """
/** A kind of fact that makes a bot speak; see `plancia/bots/voices.py`. */
export interface Occasion {
  name: string;
  speaker?: string;
  when?: Readonly<Record<string, string | boolean>>;
  every?: number;
}

export const OCCASIONS: Readonly<Record<string, Readonly<Record<string, Occasion>>>> = """


TOPICS = """
/** What an offer is about, by the kinds of its terms and promises: the first that it has. */
export const DEAL_TOPICS: Readonly<Record<string, Readonly<Record<string, string>>>> = """


def _description(game: str) -> dict[str, Any]:
    found = describe(game)
    return {
        "facts": _compact(found.facts),
        "questions": _compact(found.questions),
        "consequences": _compact(found.consequences),
        "answers": {ask: _compact(verbs) for ask, verbs in found.answers.items()},
        "played": _compact(found.played),
        "promises": _compact(found.promises),
        "terms": _compact(found.terms),
    }


def _compact(fields: dict[str, Fields]) -> dict[str, dict[str, Any]]:
    return {tag: {field: _kind(kind) for field, kind in known.items()} for tag, known in fields.items()}


def _kind(kind: FieldKind) -> Any:
    """Return the name of the kind; pieces also have their letters."""
    if kind.kind != "pieces":
        return kind.kind
    return {"part": kind.part, "variable": kind.variable, "letters": kind.letters}
