"""Why an answer was refused."""

from __future__ import annotations

from msgspec import Struct

from plancia.engine.words import Word


class Refusal(Struct, frozen=True, gc=False):
    """A reason with a stable code, and the paragraph of the rules that gives it."""

    code: str
    rule: str = ""


class IllegalAction(ValueError):
    """A wrong answer: says which word was refused, a stable code, and the paragraph of the rules behind it."""

    def __init__(self, refusal: Refusal, word: Word | None = None, at: int = 0) -> None:
        self.code = refusal.code
        self.rule = refusal.rule
        self.word = word
        self.at = at  # which word of the answer, counted from 0
        named = "" if word is None else f": {word!r}"
        rule = f" (§{refusal.rule})" if refusal.rule else ""
        super().__init__(f"{refusal.code}{named}{rule}")


# The refusals of the kernel itself; games add their own codes, each with its paragraph.
NOT_ASKED = Refusal("not_asked")
STALE = Refusal("stale_question")
UNNAMED = Refusal("question_not_named")
MALFORMED = Refusal("malformed")
UNFINISHED = Refusal("unfinished")
TOO_LONG = Refusal("too_long")
NOT_OFFERED = "not_offered"
