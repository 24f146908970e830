"""Why an answer was rejected."""

from __future__ import annotations

from msgspec import Struct

from plancia.engine.words import Word


class Refusal(Struct, frozen=True, gc=False):
    """A reason: a stable code, and the paragraph of the rules."""

    code: str
    rule: str = ""


class IllegalAction(ValueError):
    """A wrong answer: the rejected word, a stable code, and the paragraph of the rules."""

    def __init__(self, refusal: Refusal, word: Word | None = None, at: int = 0) -> None:
        self.code = refusal.code
        self.rule = refusal.rule
        self.word = word
        self.at = at  # index of the word in the answer, from 0
        named = "" if word is None else f": {word!r}"
        rule = f" (§{refusal.rule})" if refusal.rule else ""
        super().__init__(f"{refusal.code}{named}{rule}")


# The kernel's own refusals; games add their codes, each with its paragraph.
NOT_ASKED = Refusal("not_asked")
STALE = Refusal("stale_question")
UNNAMED = Refusal("question_not_named")
MALFORMED = Refusal("malformed")
UNFINISHED = Refusal("unfinished")
TOO_LONG = Refusal("too_long")
NOT_OFFERED = "not_offered"
