"""Questions. A question is a form: a few fields in a row. The choices of a field depend on the words before it."""

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
    """An answer with named words. Kinds that begin with a verb have it as their `tag`."""


class Ask(Struct, Generic[S, A], frozen=True, tag=True, kw_only=True, gc=False):
    """A question to some seats, about a state of type `S`, answered by an `A`.

    A game's questions define `next`; everything else is derived from it (see `Form`). The fields of a question are
    public: secrets stay in the state, where `next` looks them up.
    """

    RULE: ClassVar[str] = ""  # the paragraph of the rules behind the question
    FIRST: ClassVar[bool] = False  # True: the first answer counts at once; False: all answer, then the game continues
    SHOWS_WHO: ClassVar[bool] = False  # may the table see who has answered while others still think?
    WINDOW: ClassVar[bool] = False  # answers are published together, at a moment that does not depend on them
    RIDERS: ClassVar[bool] = False  # may an "at any time" card be played instead of an answer?
    VERBS: ClassVar[dict[Any, Any]] = {}  # first word -> kind of action, if the answer begins with a verb
    SAYS: ClassVar[Any] = tuple  # the kind of action, if there is only one
    WORD: ClassVar[FieldKind] = NAME  # the kind of each word, if the answer is a plain tuple of words
    NAMED: ClassVar[bool] = False  # does that kind name its words, or is it a plain tuple of words?
    FIELDS: ClassVar[dict[Any, tuple[str, ...]]] = {}  # first word -> the names of all words, if it is a verb
    ANY: ClassVar[tuple[str, ...]] = ()  # the names of all words otherwise, and before the verb

    seats: Annotated[tuple[Seat, ...], NOT_SHOWN]

    def __init_subclass__(cls, **_: Any) -> None:
        """Read the action types from `Ask[State, PlaceTile | EndTurn]`, so that they are written down only once."""
        super().__init_subclass__()
        for base in getattr(cls, "__orig_bases__", ()):
            if isinstance(origin := get_origin(base), type) and issubclass(origin, Ask):
                answer = get_args(base)[1]
                kinds = get_args(answer) if isinstance(answer, UnionType) else (answer,)
                cls.SAYS, cls.NAMED = kinds[0], _names_words(kinds[0])
                cls.VERBS = {k.__struct_config__.tag: k for k in kinds if _names_words(k) and k.__struct_config__.tag}
                if len(cls.VERBS) < len(kinds) > 1:
                    raise TypeError(f"{cls.__name__}: several kinds of action need different verbs")
                cls.FIELDS = {verb: ("verb", *kind.__struct_fields__) for verb, kind in cls.VERBS.items()}
                cls.ANY = ("verb",) if cls.VERBS else cls.SAYS.__struct_fields__ if cls.NAMED else ()

    def next(self, s: S, seat: Seat, prefix: Words, /) -> Choices | None:
        """The choices for the next word after a legal prefix, at least one; None if the answer is complete."""
        raise NotImplementedError

    def awaited(self, s: S, /) -> tuple[Seat, ...]:
        """With `FIRST`: the seats that the table waits for, at least one, from public information only."""
        return self.seats

    def lasts(self, s: S, /) -> int:
        """With `FIRST`: after how many minutes the awaited seats give their default answers, counted over the whole
        talk. 0: no limit. The rules have no clock, so the table has to enforce it.
        """
        return 0

    def consequences(self, s: S, seat: Seat, /) -> Consequences:
        """What answers would do, as far as the seat may know."""
        return ()

    def occasions(self, s: S, /) -> tuple[str, ...]:
        """The occasions for which a standing order can answer this question, from specific to general; public.

        An order for an occasion answers every question that lists it. Without occasions no order is possible.
        """
        return ()

    def size(self, s: S, seat: Seat, prefix: Words, /) -> int | None:
        """How many complete answers begin with this prefix, if there is a formula; None: count them."""
        return None

    def all_final(self, s: S, seat: Seat, prefix: Words, choices: Choices, /) -> bool:
        """Does each of these words complete an answer? Yes, if the formula knows no more answers than words."""
        return self.size(s, seat, prefix) == len(choices)

    def default(self, s: S, seat: Seat, /) -> Words | None:
        """The answer for a seat whose clock has run out; None: the first choice of every field."""
        return None

    def why(self, s: S, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        """Why this word is not allowed here: a code and a paragraph, to explain it to a person."""
        return Refusal(NOT_OFFERED, self.RULE)

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        """What an observer sees of an answer after all are in; hidden words are `HIDDEN`."""
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
    def field(cls, prefix: Words) -> str:
        """The name of the field to fill next: the key for prompts and research codecs."""
        names = cls.FIELDS[prefix[0]] if prefix and cls.FIELDS else cls.ANY
        return names[len(prefix)] if len(prefix) < len(names) else "word"


def _names_words(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Action)
