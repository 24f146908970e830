"""The open question and the procedures in progress as numbers, derived from the types of their fields."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from plancia.engine import SEAT, Game, Word, Words
from plancia.research.codec import Codec
from plancia.research.codec.lexicons import lexicon
from plancia.research.observation.features import HIGH, Feature, Row, seat_labels

WORDS = 8  # the last words of an answer that is being given
HISTORY = 32  # the last words of the seat's own answers
SEAT_FIELDS = ("seat", "attacker", "defender")  # of frames that declare a seat as a plain number
LEFT_OUT = ("seats", "at")


class Slot(Struct, frozen=True):
    """Where a field of a question or procedure is written."""

    field: str
    at: int
    kind: str  # number, seat, seats, word


class Situation:
    """Three arrays that every game has: `question`, `procedures` and `history`."""

    def __init__(self, rules: Game[Any, Any, Any], options: Any, seats: int, codec: Codec) -> None:
        self.seats = seats
        self.codec = codec
        terms = lexicon(rules.NAME, options).terms
        self._ids: dict[Word, int] = {word: at + 1 for at, word in enumerate((*codec.words, *terms))}
        self.other = len(self._ids) + 1  # the number of a word that is in no list
        asks = sorted(rules.question_kinds(), key=lambda ask: ask.__name__)
        frames = sorted({f for flow in rules.flows() for f in flow.frames}, key=lambda frame: frame.__name__)
        topics = [f"asked {ask.__name__}" for ask in asks]
        self._topic = {ask: at for at, ask in enumerate(asks)}
        self._ask_slots, ask_labels = self._slots(asks, len(topics))
        self._words_at = len(topics) + len(ask_labels)
        word_labels = [f"word {n + 1} of the answer so far" for n in range(WORDS)]
        self._progress = {frame: at for at, frame in enumerate(frames)}
        self._frame_slots, frame_labels = self._slots(frames, len(frames))
        self.features = (
            Feature(
                name="question",
                about="The open question: its kind, its fields, and the words that the observer has chosen so far.",
                axes=((*topics, *ask_labels, *word_labels),),
                low=-HIGH,
            ),
            Feature(
                name="procedures",
                about="The procedures in progress, such as a turn, a war or an auction, with their fields.",
                axes=((*(f"in progress: {frame.__name__}" for frame in frames), *frame_labels),),
                low=-HIGH,
            ),
            Feature(
                name="history",
                about="The last words of the observer's own answers, the latest first. 0: none.",
                axes=(tuple(f"word {n + 1} ago" for n in range(HISTORY)),),
            ),
        )

    def fill(self, view: Any, own: Words, history: Sequence[int], row: Row, starts: tuple[int, int, int]) -> None:
        """Write the three arrays into a row of zeros, at these places. `own`: the observer's words so far."""
        question, procedures, past = starts
        me, ask = view.seat or 0, getattr(view, "ask", None)  # the view of another game may not show it
        if ask is not None:
            row[question + self._topic[type(ask)]] = 1
            self._write(ask, self._ask_slots, me, row, question)
        for frame in getattr(view, "stack", ()):
            row[procedures + self._progress[type(frame)]] = 1
            self._write(frame, self._frame_slots, me, row, procedures)
        if own:
            self.fill_words(own, row, question)
        if history:
            latest = history[: -HISTORY - 1 : -1]
            row[past : past + len(latest)] = latest

    def fill_words(self, own: Words, row: Row, question: int) -> None:
        """Only the words so far: the rest of the observation does not change while an answer is given."""
        at = question + self._words_at
        for place, word in enumerate(own[-WORDS:]):
            row[at + place] = self.codec.id(word) + 1

    def _slots(self, kinds: list[Any], start: int) -> tuple[dict[type, tuple[Slot, ...]], list[str]]:
        """The slots of each kind of struct, and a label for every place."""
        labels: list[str] = []
        slots: dict[type, tuple[Slot, ...]] = {}
        for struct in kinds:
            hints = get_type_hints(struct, include_extras=True)
            found = []
            for field in struct.__struct_fields__:
                kind = None if field in LEFT_OUT else kind_of(field, hints[field])
                if kind is None:
                    continue
                found.append(Slot(field, start + len(labels), kind))
                name = f"{struct.__name__}.{field}"
                if kind == "seats":
                    labels += [f"{name}: {seat}" for seat in seat_labels(self.seats)]
                else:
                    labels.append(f"{name} ({ABOUT[kind]})")
            slots[struct] = tuple(found)
        return slots, labels

    def _write(self, value: Any, slots: dict[type, tuple[Slot, ...]], me: int, row: Row, start: int) -> None:
        for slot in slots[type(value)]:
            content = getattr(value, slot.field)
            match slot.kind:
                case "number":
                    row[start + slot.at] = min(int(content), HIGH)
                case "seat":
                    row[start + slot.at] = self._place(content, me)
                case "seats":
                    for seat in content:
                        row[start + slot.at + (seat - me) % self.seats] = 1
                case _:
                    row[start + slot.at] = self._ids.get(content, self.other) if content else 0

    def _place(self, seat: int | None, me: int) -> int:
        return 0 if seat is None or seat < 0 else (seat - me) % self.seats + 1


ABOUT = {
    "number": "a number",
    "seat": "a seat: 1 is the observer, 2 the next clockwise, 0 nobody",
    "word": "a word: its id + 1, 0 for none",
}


def kind_of(field: str, hint: Any) -> str | None:
    """How a field is written as numbers; None: it is left out."""
    if get_origin(hint) in (Union, UnionType):
        rest = [kind for kind in get_args(hint) if kind is not NoneType]
        return kind_of(field, rest[0]) if len(rest) == 1 else None
    if get_origin(hint) is tuple:
        return "seats" if kind_of(field, get_args(hint)[0]) == "seat" and get_args(hint)[-1] is ... else None
    if get_origin(hint) is Annotated:
        plain, *extras = get_args(hint)
        return "seat" if SEAT in extras else kind_of(field, plain)
    if hint is int:
        return "seat" if field in SEAT_FIELDS else "number"
    if hint is bool:
        return "number"
    return "word" if isinstance(hint, type) and issubclass(hint, str | Enum) else None
