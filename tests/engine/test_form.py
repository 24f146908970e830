"""Forms: everything derived from the one definition of the next choices."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from plancia.engine import (
    Action,
    Ask,
    Bag,
    Choices,
    Form,
    IllegalAction,
    Question,
    Refusal,
    Seat,
    Sheet,
    Word,
    Words,
    notation,
    weight,
)
from plancia.engine.words import is_word
from tests.engine.toy import Done, Fields, Haggle, MakeOffer, State, market


class Dish(Action, frozen=True, gc=False):
    name: str
    spoons: int


class Order(Ask[Fields, Dish], frozen=True, kw_only=True, gc=False):
    """Soup needs one spoon, two or three; a Stew two; bread none."""

    SPOONS: ClassVar[dict[str, Choices]] = {"soup": range(1, 4), "Stew": (2,), "bread": (0,)}

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return tuple(self.SPOONS)
            case (dish,):
                return self.SPOONS[str(dish)]
            case _:
                return None


class SizedOrder(Order, frozen=True, kw_only=True, gc=False):
    """The same, with a formula for the number of answers; the default answer is bread."""

    def size(self, s: Fields, seat: Seat, prefix: Words, /) -> int | None:
        return None if prefix else 5

    def default(self, s: Fields, seat: Seat, /) -> Words | None:
        return ("bread", 0)


def asked(ask: Ask[Fields, Any]) -> Question[State]:
    """The question for seat 0."""
    return Question(replace(market(), ask=ask, answers=(None,), asked=7), 0)


ORDER = asked(Order(seats=(0,)))
HAGGLE = asked(Haggle(seats=(0, 1)))
ANSWERS: list[Words] = [("soup", 1), ("soup", 2), ("soup", 3), ("Stew", 2), ("bread", 0)]


class Spoons(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Three spoons or ten. The reason for a refusal is given only for numbers."""

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else (3, 10)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("too_few" if isinstance(word, int) and word < 3 else "no_number", "1.1")


@pytest.mark.parametrize("words", [(1,), ("1",)])
def test_a_number_is_refused_as_a_number(words: Words) -> None:
    """Typed, sent as a number or sent as text, the reason is the same; a prefix of a number is not accepted for it."""
    form = asked(Spoons(seats=(0,)))
    with pytest.raises(IllegalAction) as sent:
        form.check(words)
    with pytest.raises(IllegalAction) as typed:
        form.parse(notation(words))
    assert [(refused.value.code, refused.value.rule) for refused in (sent, typed)] == [("too_few", "1.1")] * 2
    assert typed.value.word == 1


@pytest.mark.parametrize("text", ["03", "+3", "٣", "3.0", "1e1", "--3"])
def test_a_number_is_written_the_usual_way(text: str) -> None:
    """Everything else is an ordinary word."""
    form = asked(Spoons(seats=(0,)))
    with pytest.raises(IllegalAction, match="no_number"):
        form.parse(text)


def test_legal_lists_every_whole_answer() -> None:
    """In the order of the choices, after any legal prefix."""
    assert list(ORDER) == ANSWERS
    assert list(ORDER.legal(("soup",))) == ANSWERS[:3]


def test_a_form_is_a_collection_of_answers() -> None:
    """It has a length and contains the legal answers."""
    assert len(ORDER) == 5
    assert ("soup", 3) in ORDER
    assert ("soup", 4) not in ORDER
    assert "soup" not in ORDER


def test_size_counts_what_begins_alike() -> None:
    """A formula is used if there is one; otherwise answers are counted."""
    sized = asked(SizedOrder(seats=(0,)))
    assert (ORDER.size(()), ORDER.size(("soup",)), ORDER.size(("soup", 1))) == (5, 3, 1)
    assert (sized.size(()), sized.size(("soup",))) == (5, 3)


def test_first_takes_the_first_choice_of_every_field() -> None:
    """This is also the default, unless the question defines another one."""
    assert ORDER.first() == ORDER.default() == ("soup", 1)
    assert asked(SizedOrder(seats=(0,))).default() == ("bread", 0)


@pytest.mark.parametrize(
    ("words", "code", "word", "at"),
    [
        (("cake", 1), "not_offered", "cake", 0),
        (("soup", 4), "not_offered", 4, 1),
        (("soup", "1"), "not_offered", "1", 1),
        (("soup",), "unfinished", None, 1),
        ((), "unfinished", None, 0),
        (("soup", 1, 1), "too_long", 1, 2),
        (("soup", True), "malformed", None, 0),
        (("soup", 1.0), "malformed", None, 0),
        (("soup", None), "malformed", None, 0),
        ((("soup",), 1), "malformed", None, 0),
        (["soup", 1], "malformed", None, 0),
        ("soup", "malformed", None, 0),
        (None, "malformed", None, 0),
    ],
)
def test_a_wrong_answer_is_refused_with_the_word_and_the_reason(words: Any, code: str, word: object, at: int) -> None:
    """True and 1.0 equal a legal 1, and a list looks like a tuple: all of them are malformed."""
    assert not ORDER.allows(words)
    with pytest.raises(IllegalAction) as refused:
        ORDER.check(words)
    assert (refused.value.code, refused.value.word, refused.value.at) == (code, word, at)


def test_a_question_says_why_with_its_paragraph() -> None:
    """Code and paragraph come from the question, and are in the message."""
    with pytest.raises(IllegalAction) as refused:
        asked(MakeOffer(seats=(0,))).check((4,))
    assert (refused.value.code, refused.value.rule) == ("too_dear", "2.1")
    assert str(refused.value) == "too_dear: 4 (§2.1)"


def test_sample_draws_every_field_evenly() -> None:
    """Bread is as likely as all soups together."""
    randbelow = Random(1).randrange
    drawn = Counter(ORDER.sample(randbelow)[0] for _ in range(3_000))
    assert chi_square(drawn, {"soup": 1_000, "Stew": 1_000, "bread": 1_000}) < 13.8  # 2 degrees, 1 in 1,000


@pytest.mark.parametrize("kind", [Order, SizedOrder])
def test_sample_evenly_draws_every_whole_answer_alike(kind: type[Order]) -> None:
    """Bread is as likely as one of the soups."""
    randbelow, question = Random(1).randrange, asked(kind(seats=(0,)))
    drawn = Counter(question.sample_evenly(randbelow) for _ in range(5_000))
    assert chi_square(drawn, dict.fromkeys(ANSWERS, 1_000)) < 18.5  # 4 degrees, 1 in 1,000


def chi_square(drawn: Counter[Any], expected: dict[Any, int]) -> float:
    assert drawn.keys() <= expected.keys()
    return sum((drawn[key] - n) ** 2 / n for key, n in expected.items())


def test_notation_can_be_written_and_read() -> None:
    """Words separated by spaces; letter case matters only if it must."""
    assert notation(("soup", 2)) == "soup 2"
    assert [ORDER.parse(notation(words)) for words in ANSWERS] == ANSWERS
    assert ORDER.parse("  STEW   2 ") == ("Stew", 2)


@pytest.mark.parametrize(
    ("text", "code", "at"), [("cake", "not_offered", 0), ("soup", "unfinished", 1), ("soup 1 1", "too_long", 2)]
)
def test_a_line_that_cannot_be_read_is_refused(text: str, code: str, at: int) -> None:
    """With the first wrong word."""
    with pytest.raises(IllegalAction) as refused:
        ORDER.parse(text)
    assert (refused.value.code, refused.value.at) == (code, at)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["soup", "Stew", "bread"]),
        ("s", ["soup", "Stew"]),
        ("S", ["soup", "Stew"]),
        ("soup", ["soup"]),
        ("soup ", ["1", "2", "3"]),
        ("soup 2", ["2"]),
        ("soup 2 ", []),
        ("cake ", []),
        ("x", []),
    ],
)
def test_a_line_is_completed(line: str, words: list[str]) -> None:
    """The words that could come next, or that complete the last one."""
    assert ORDER.complete(line) == words


def test_fields_are_named_by_the_action() -> None:
    """Prompts and codecs are keyed by these names."""
    assert [ORDER.field(prefix) for prefix in ((), ("soup",), ("soup", 1))] == ["name", "spoons", "word"]
    assert [HAGGLE.field(prefix) for prefix in ((), ("treat",), ("treat", 1), ("play",))] == [
        "verb",
        "seat",
        "coins",
        "rider",
    ]


def test_an_answer_is_read_as_the_games_own_type() -> None:
    """By its fields, by its verb, or as plain words."""
    assert Order.read(("soup", 1)) == Dish("soup", 1)
    assert Haggle.read(("treat", 1, 2)).__class__.__name__ == "Treat"


def test_several_kinds_of_action_need_verbs() -> None:
    """Otherwise the kind of an answer would be ambiguous."""
    with pytest.raises(TypeError, match="Muddle: several kinds of action need different verbs"):

        class Muddle(Ask[Fields, Dish | Done], frozen=True, kw_only=True, gc=False):
            pass


def test_a_sheet_is_the_same_form_on_paper() -> None:
    """It survives the wire, lists the same answers, and has the question's number, paragraph and default."""
    sheet = msgspec.json.decode(msgspec.json.encode(asked(SizedOrder(seats=(0,))).sheet()), type=Sheet)
    assert list(sheet) == ANSWERS
    assert (sheet.topic, sheet.number, sheet.default()) == ("SizedOrder", 7, ("bread", 0))
    assert [sheet.field(prefix) for prefix in ((), ("soup",))] == ["name", "spoons"]
    assert sheet.parse("stew 2") == ("Stew", 2)
    with pytest.raises(IllegalAction, match="not_offered"):
        sheet.check(("cake", 1))


@pytest.mark.parametrize(
    "words", [*ANSWERS, ("cake", 1), ("soup",), ("soup", 4), ("soup", 1, 1), ("soup", True), ["soup", 1], ()]
)
def test_a_sheet_accepts_what_the_question_accepts(words: Any) -> None:
    """And rejects the rest at the same word, for the same reason."""
    question = asked(Order(seats=(0,)))
    assert verdict(question.sheet(), words) == verdict(question, words)


def verdict(form: Form, words: Any) -> tuple[str, object, int | None] | None:
    """None: the answer is legal."""
    try:
        form.check(words)
    except IllegalAction as error:
        return error.code, error.word, error.at
    return None


def test_a_sheet_shares_equal_ends() -> None:
    """The choices for the amount do not depend on the person: both words lead to one node."""
    three = replace(market(3), ask=Haggle(seats=(0,)), answers=(None,))
    fields = [field for field, _ in Question(three, 0).sheet().nodes]
    assert sorted(fields) == ["", "coins", "rider", "rider", "seat", "verb"]


def test_chance_has_no_sheet() -> None:
    """The dealer never gets a form."""
    with pytest.raises(AssertionError, match="chance"):
        Question(replace(market(), ask=Order(seats=(-1,)), answers=(None,)), -1).sheet()


def test_a_rider_is_one_more_word() -> None:
    """It comes last and leads to its own form; without a coupon it is not offered."""
    assert HAGGLE.next(()) == ("done", "treat", "play")
    assert list(HAGGLE.legal(("play",))) == [("play", "coupon", 1), ("play", "coupon", 2), ("play", "coupon", 3)]
    poor = Question(replace(market(), coupons=(0, 0), ask=Haggle(seats=(0, 1)), answers=(None, None)), 0)
    assert poor.next(()) == ("done", "treat")


def test_a_rider_is_seen_by_all() -> None:
    """A rider is played openly, whatever the question hides."""
    assert HAGGLE.riding(("play",))
    assert not HAGGLE.riding(("done",))
    assert HAGGLE.seen(("play", "coupon", 1), None) == ("play", "coupon", 1)


BAG = Bag(("apple", "pear", "plum"), (3, 0, 1))


def test_a_bag_has_as_many_lots_as_pieces() -> None:
    """Each lot has its kind; a kind with no lots left is not a choice."""
    assert [BAG[lot] for lot in range(len(BAG))] == ["apple", "apple", "apple", "plum"]
    assert list(BAG) == ["apple", "plum"]
    assert "plum" in BAG
    assert "pear" not in BAG
    with pytest.raises(IndexError):
        BAG[4]


def test_weight_is_the_number_of_lots() -> None:
    """The odds are integers; without a bag every word has one lot."""
    assert [weight(BAG, kind) for kind in BAG.kinds] == [3, 0, 1]
    assert weight(("a", "b"), "a") == 1


def test_a_bag_is_drawn_with_its_odds() -> None:
    """Three apples to one plum."""
    randbelow = Random(1).randrange
    drawn = Counter(BAG[randbelow(len(BAG))] for _ in range(4_000))
    assert chi_square(drawn, {"apple": 3_000, "plum": 1_000}) < 10.8  # 1 degree, 1 in 1,000


@pytest.mark.parametrize(("word", "is_one"), [("a", True), (1, True), (True, False), (1.0, False), (None, False)])
def test_only_text_and_integers_are_words(word: object, is_one: bool) -> None:
    """Look-alikes of a legal 1 are not words."""
    assert is_word(word) is is_one
