"""A form filled in field by field. Everything is derived from one definition, `next(words so far) -> choices`:
legality, lists, samples, defaults, notation, completion and the wire form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

from msgspec import Struct

from plancia.engine.ask import Ask
from plancia.engine.consequences import AnyConsequence, Consequence
from plancia.engine.illegal import MALFORMED, NOT_OFFERED, TOO_LONG, UNFINISHED, IllegalAction, Refusal
from plancia.engine.position import Position
from plancia.engine.words import CHANCE, Choices, RandBelow, Seat, Word, Words, is_word, number

SHOWN = 8  # choices in the repr of a question
RIDER = "play"  # the first word of a card that is played instead of an answer

S = TypeVar("S", bound=Position)


class Form:
    """What the live question and its copy on the wire share. Laws: no dead ends; a complete answer has no next word."""

    __slots__ = ()

    def next(self, prefix: Words) -> Choices | None:
        """The choices for the next word after a legal prefix; None if the answer is complete."""
        raise NotImplementedError

    def field(self, prefix: Words) -> str:
        """The name of the field to fill next."""
        raise NotImplementedError

    def default(self) -> Words:
        """The answer for a seat whose clock has run out."""
        return self.first()

    def why(self, prefix: Words, word: Word) -> Refusal:
        """Why this word is not allowed here."""
        return Refusal(NOT_OFFERED)

    def meant(self, token: Word) -> Word:
        """The word as it was meant, offered or not: numbers may arrive as text."""
        value = number(token) if isinstance(token, str) else token
        return token if value is None else value

    def rests_on(self) -> object:
        """A value that determines the whole form: forms of one kind with equal values are equal. None: unknown."""
        return None

    def size(self, prefix: Words) -> int:
        """How many complete answers begin with this prefix."""
        choices = self.next(prefix)
        return 1 if choices is None else sum(self.size((*prefix, word)) for word in choices)

    def all_final(self, prefix: Words, choices: Choices) -> bool:
        """Does each of these words complete an answer? False: unknown, try them."""
        return False

    def __len__(self) -> int:
        return self.size(())

    def __iter__(self) -> Iterator[Words]:
        return self.legal()

    def __contains__(self, words: object) -> bool:
        return isinstance(words, tuple) and self.allows(words)

    def legal(self, prefix: Words = ()) -> Iterator[Words]:
        """Every complete answer that begins with this prefix, lazily."""
        begun = [prefix]  # a stack, the next prefix last; nested generators would take half as long again
        while begun:
            prefix = begun.pop()
            choices = self.next(prefix)
            if choices is None:
                yield prefix
            elif self.all_final(prefix, choices):
                yield from [(*prefix, word) for word in choices]
            else:
                begun += [(*prefix, word) for word in choices][::-1]

    def allows(self, words: Words) -> bool:
        """Is this a complete, legal answer?"""
        try:
            self.check(words)
        except IllegalAction:
            return False
        return True

    def check(self, words: Words) -> None:
        """Raise `IllegalAction` unless this is a complete, legal answer; the error has the word and the reason."""
        if type(words) is not tuple or not all(map(is_word, words)):
            raise IllegalAction(MALFORMED)
        for at, word in enumerate(words):
            choices = self.next(words[:at])
            if choices is None:
                raise IllegalAction(TOO_LONG, word, at)
            if word not in choices:
                raise IllegalAction(self.why(words[:at], word), word, at)
        if self.next(words) is not None:
            raise IllegalAction(UNFINISHED, None, len(words))

    def sample(self, randbelow: RandBelow) -> Words:
        """A legal answer; each *field* is drawn evenly, and for chance by its weights."""
        words: Words = ()
        while (choices := self.next(words)) is not None:
            words = (*words, choices[randbelow(len(choices))])
        return words

    def sample_evenly(self, randbelow: RandBelow) -> Words:
        """A legal answer; each *complete answer* is equally likely."""
        words: Words = ()
        size = self.size(words)
        left = randbelow(size)
        while (choices := self.next(words)) is not None:
            if size == len(choices):  # each word is one complete answer, since there are no dead ends
                word, left, size = choices[left], 0, 1
            else:
                for word in choices:
                    size = self.size((*words, word))
                    if left < size:
                        break
                    left -= size
            words = (*words, word)
        return words

    def first(self) -> Words:
        """The first choice of every field."""
        words: Words = ()
        while (choices := self.next(words)) is not None:
            words = (*words, next(iter(choices)))
        return words

    def parse(self, text: str) -> Words:
        """The answer written in this line of notation. Letter case does not matter where it makes no difference."""
        words: Words = ()
        for at, token in enumerate(text.split()):
            choices = self.next(words)
            if choices is None:
                raise IllegalAction(TOO_LONG, self.meant(token), at)
            word = match(choices, token)
            if word is None:
                meant = self.meant(token)
                raise IllegalAction(self.why(words, meant), meant, at)
            words = (*words, word)
        if self.next(words) is not None:
            raise IllegalAction(UNFINISHED, None, len(words))
        return words

    def complete(self, text: str) -> list[str]:
        """The words that could come next in this line, or that complete the last one."""
        tokens = text.split()
        begun = tokens.pop() if tokens and not text[-1].isspace() else ""
        words: Words = ()
        for token in tokens:
            choices = self.next(words)
            word = None if choices is None else match(choices, token)
            if word is None:
                return []
            words = (*words, word)
        return [str(w) for w in self.next(words) or () if str(w).casefold().startswith(begun.casefold())]


def match(choices: Choices, token: str) -> Word | None:
    """The choice that is written like this."""
    if token in choices:
        return token
    return next((word for word in choices if str(word).casefold() == token.casefold()), None)


def notation(words: Words) -> str:
    """An answer as a line of text."""
    return " ".join(map(str, words))


class Question(Form, Generic[S]):
    """The open question for one seat, on a live state."""

    __slots__ = ("ask", "s", "seat")

    def __init__(self, s: S, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.ask: Ask[Any, Any] = s.ask

    def __repr__(self) -> str:
        words = tuple(islice(iter(self.next(()) or ()), SHOWN + 1))
        more = ", …" if len(words) > SHOWN else ""
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<{self.topic} for {who}: {self.field(())} {', '.join(map(str, words[:SHOWN]))}{more}>"

    @property
    def topic(self) -> str:
        """The kind of question, by name."""
        return type(self.ask).__name__

    def next(self, prefix: Words) -> Choices | None:
        if not self.ask.RIDERS:
            return self.ask.next(self.s, self.seat, prefix)
        if self.riding(prefix):
            return self.s.rules().riders(self.s, self.seat, prefix[1:])
        choices = self.ask.next(self.s, self.seat, prefix)
        return (*(choices or ()), RIDER) if not prefix and self.s.rules().riders(self.s, self.seat, ()) else choices

    def sample_evenly(self, randbelow: RandBelow) -> Words:
        return self.sample(randbelow) if self.seat == CHANCE else super().sample_evenly(randbelow)

    def field(self, prefix: Words) -> str:
        return "rider" if self.riding(prefix) else self.ask.field(prefix)

    def default(self) -> Words:
        return self.ask.default(self.s, self.seat) or self.first()

    def why(self, prefix: Words, word: Word) -> Refusal:
        return (
            Refusal(NOT_OFFERED) if self.riding(prefix) else self.ask.why(self.s, self.seat, prefix, self.meant(word))
        )

    def meant(self, token: Word) -> Word:
        word = super().meant(token)
        return self.s.spelled(word) if isinstance(word, str) else word

    def riding(self, words: Words) -> bool:
        """Is this a card played instead of an answer, or the beginning of one?"""
        return self.ask.RIDERS and words[:1] == (RIDER,)

    def seen(self, words: Words, by: Seat | None) -> Words:
        """What an observer (None: a spectator) sees of this answer after all are in. Riders are played openly."""
        return words if self.riding(words) else self.ask.seen(self.seat, words, by)

    def size(self, prefix: Words) -> int:
        rides = self.ask.RIDERS and prefix[:1] in ((), (RIDER,))  # the question does not count its riders
        size = None if rides else self.ask.size(self.s, self.seat, prefix)
        return super().size(prefix) if size is None else size

    def all_final(self, prefix: Words, choices: Choices) -> bool:
        """Saves trying hundreds of words: halves the time for the moves of Rex and the sheet of a turn of Tigris."""
        rides = self.ask.RIDERS and prefix[:1] in ((), (RIDER,))
        return not rides and self.ask.all_final(self.s, self.seat, prefix, choices)

    def sheet(self, consequences: bool = True) -> Sheet:
        """The same form without the state, for clients and bots. It is faster without consequences."""
        assert self.seat != CHANCE, "chance needs no sheet"
        start, nodes = compile_form(self)
        return Sheet(
            topic=self.topic,
            rule=self.ask.RULE,
            number=self.s.asked,
            start=start,
            nodes=nodes,
            preset=self.default(),
            brings=self.consequences() if consequences else (),
        )

    def consequences(self) -> tuple[Grouped, ...]:
        """What answers would do, grouped to save space: many do the same and begin with the same words."""
        words: dict[tuple[Consequence, Words], list[Word]] = {}
        for prefix, what in self.ask.consequences(self.s, self.seat):
            words.setdefault((what, prefix[:-1]), []).append(prefix[-1])
        beginnings: dict[tuple[Consequence, tuple[Word, ...]], list[Words]] = {}
        for (what, prefix), last in words.items():
            beginnings.setdefault((what, tuple(last)), []).append(prefix)
        found: dict[tuple[Words, ...], list[tuple[Consequence, tuple[Word, ...]]]] = {}
        for what_after, begun in beginnings.items():
            found.setdefault(tuple(begun), []).append(what_after)
        return tuple((begun, tuple(after)) for begun, after in found.items())


Then = tuple[tuple[Word, ...], int]  # these words lead to that node
Grouped = tuple[tuple[Words, ...], tuple[tuple[AnyConsequence, tuple[Word, ...]], ...]]
# Answers that begin with one of the first, followed by one of the words, have this consequence.
Nodes = tuple[tuple[str, tuple[Then, ...]], ...]


def compile_form(form: Form) -> tuple[int, Nodes]:
    """A form as a list of nodes, and the index of the first; equal nodes are shared."""
    nodes: dict[tuple[str, tuple[Then, ...]], int] = {("", ()): 0}

    def node(prefix: Words) -> int:
        choices = form.next(prefix)
        if choices is None:
            return 0
        if form.all_final(prefix, choices):
            return nodes.setdefault((form.field(prefix), ((tuple(choices), 0),)), len(nodes))
        groups: list[tuple[list[Word], int]] = []
        for word in choices:
            then = node((*prefix, word))
            if groups and groups[-1][1] == then:
                groups[-1][0].append(word)
            else:
                groups.append(([word], then))
        key = (form.field(prefix), tuple((tuple(words), then) for words, then in groups))
        return nodes.setdefault(key, len(nodes))

    return node(()), tuple(nodes)


class Sheet(Struct, Form, frozen=True, gc=False):
    """A form on paper: nodes of (field, words that lead to a node). Node 0 is the complete answer."""

    topic: str
    rule: str
    number: int  # of the question: an answer may refer to it
    start: int
    nodes: Nodes
    preset: Words
    brings: tuple[Grouped, ...] = ()

    def consequences(self) -> Iterator[tuple[Words, Any]]:
        """One by one: the answer or its prefix, and what it would do."""
        for beginnings, groups in self.brings:
            for what, words in groups:
                yield from (((*prefix, word), what) for prefix in beginnings for word in words)

    def _node(self, prefix: Sequence[Word]) -> int:
        at = self.start
        for word in prefix:
            at = next(then for words, then in self.nodes[at][1] if word in words)
        return at

    def check(self, words: Words) -> None:
        """Legal answers are found without listing any words."""
        if not self._leads_to_the_end(words):
            super().check(words)

    def _leads_to_the_end(self, words: Words) -> bool:
        """Does each of these words lead to a node, and the last one to the complete answer?"""
        if type(words) is not tuple or not all(map(is_word, words)):
            return False
        at: int | None = self.start
        for word in words:
            if at is not None:
                at = next((then for among, then in self.nodes[at][1] if word in among), None)
        return at == 0

    def next(self, prefix: Words) -> Choices | None:
        at = self._node(prefix)
        return tuple(word for words, _ in self.nodes[at][1] for word in words) if at else None

    def field(self, prefix: Words) -> str:
        return self.nodes[self._node(prefix)][0]

    def default(self) -> Words:
        return self.preset

    def why(self, prefix: Words, word: Word) -> Refusal:
        return Refusal(NOT_OFFERED, self.rule)
