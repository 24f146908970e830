"""Questions. A question is a form: a short sequence of fields, whose domains depend on the words said before."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, ClassVar, Generic, TypeVar, get_args, get_origin

from msgspec import Struct

from plancia.engine.consequences import Consequences
from plancia.engine.fields import NAME, NOT_SHOWN, FieldKind
from plancia.engine.illegal import NOT_OFFERED, Refusal
from plancia.engine.words import Choices, Seat, Word, Words

S = TypeVar("S")
A = TypeVar("A")


class Action(Struct, frozen=True, array_like=True, gc=False):
    """An answer with its words named. Kinds that begin with a verb carry it as their `tag`."""


class Ask(Struct, Generic[S, A], frozen=True, tag=True, kw_only=True, gc=False):
    """A question to some seats, about a table of type `S`, answered by an `A`.

    A game's questions say `next`; all else follows from it (see `Form`). The fields of a question are public: what is
    secret stays in the state and is looked up by `next`.
    """

    RULE: ClassVar[str] = ""  # the paragraph that puts the question
    FIRST: ClassVar[bool] = False  # whoever speaks first is heard at once; else all answer, then all are heard
    SHOWS_WHO: ClassVar[bool] = False  # may the table see who has answered while others still think?
    WINDOW: ClassVar[bool] = False  # answers are published together, at a moment that does not depend on them
    RIDERS: ClassVar[bool] = False  # may a card of the "at any time" kind be played instead of an answer?
    VERBS: ClassVar[dict[Any, Any]] = {}  # first word -> the kind of action, where the answer begins with a verb
    SAYS: ClassVar[Any] = tuple  # the kind of action, where there is only one
    WORD: ClassVar[FieldKind] = NAME  # the kind of each word, where the answer is a plain tuple of words
    NAMED: ClassVar[bool] = False  # does that kind name its words, or is it a plain tuple of words?

    seats: Annotated[tuple[Seat, ...], NOT_SHOWN]

    def __init_subclass__(cls, **_: Any) -> None:
        """Learn the action types from `Ask[State, PlaceTile | EndTurn]`, so that they are written down once."""
        super().__init_subclass__()
        for base in getattr(cls, "__orig_bases__", ()):
            if isinstance(origin := get_origin(base), type) and issubclass(origin, Ask):
                said = get_args(base)[1]
                kinds = get_args(said) if isinstance(said, UnionType) else (said,)
                cls.SAYS, cls.NAMED = kinds[0], _names_words(kinds[0])
                cls.VERBS = {k.__struct_config__.tag: k for k in kinds if _names_words(k) and k.__struct_config__.tag}
                if len(cls.VERBS) < len(kinds) > 1:
                    raise TypeError(f"{cls.__name__}: several kinds of action are told apart by their verbs")

    def next(self, s: S, seat: Seat, said: Words, /) -> Choices | None:
        """What may follow a legal beginning: at least one word, or None when the form is full."""
        raise NotImplementedError

    def awaited(self, s: S, /) -> tuple[Seat, ...]:
        """Whom the table waits for, where whoever speaks first is heard: at least one, and as all can see."""
        return self.seats

    def lasts(self, s: S, /) -> int:
        """Where whoever speaks first is heard: minutes after which all who are waited for have said their default,
        counted over the whole talk; 0: without limit. Only a clock outside the rules can hold people to it.
        """
        return 0

    def consequences(self, s: S, seat: Seat, /) -> Consequences:
        """What answers would do, as far as the seat may know."""
        return ()

    def occasions(self, s: S, /) -> tuple[str, ...]:
        """The names under which an answer may be left beforehand, the most special first, as all can see.

        An order for an occasion answers every question that names it; without a name nothing can be ordered.
        """
        return ()

    def size(self, s: S, seat: Seat, said: Words, /) -> int | None:
        """How many whole answers begin like this, where a formula knows; None: count them."""
        return None

    def all_final(self, s: S, seat: Seat, said: Words, choices: Choices, /) -> bool:
        """Is each of these words known to be the last of an answer? So it is if a formula knows of no more answers."""
        return self.size(s, seat, said) == len(choices)

    def default(self, s: S, seat: Seat, /) -> Words | None:
        """The answer given for a seat whose clock ran out; None: the first choice of every field."""
        return None

    def why(self, s: S, seat: Seat, said: Words, word: Word, /) -> Refusal:
        """Why this word may not follow: a code and a paragraph, for a person who tries it."""
        return Refusal(NOT_OFFERED, self.RULE)

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        """What an observer sees of an answer once it has been heard; hidden words are `HIDDEN`."""
        return words

    @classmethod
    def read(cls, words: Words) -> A:
        """The answer as the game's own type. Only for words that the form allows."""
        answer: Any = words
        if cls.VERBS:
            answer = cls.VERBS[words[0]](*words[1:])
        elif cls.NAMED:
            answer = cls.SAYS(*words)
        return answer  # type: ignore[no-any-return]  # an A: `__init_subclass__` read it from the type argument

    @classmethod
    def field(cls, said: Words) -> str:
        """The name of the field to be filled next: what prompts and research codecs are keyed by."""
        if cls.VERBS:
            if not said:
                return "verb"
            kind, said = cls.VERBS[said[0]], said[1:]
        else:
            kind = cls.SAYS
        names: tuple[str, ...] = kind.__struct_fields__ if _names_words(kind) else ()
        return names[len(said)] if len(said) < len(names) else "word"


def _names_words(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Action)
