"""The laws find what they should find: each test makes one error on purpose."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest
from msgspec.structs import replace

from plancia.engine import (
    CHANCE,
    HIDDEN,
    Ask,
    Bag,
    Choices,
    Consequence,
    Consequences,
    Facts,
    IllegalAction,
    Refusal,
    Result,
    Seat,
    Words,
    laws,
)
from plancia.engine.laws import LawBroken
from tests.engine.small import Options
from tests.engine.toy import TOY, Fields, State, Toy, market

randbelow = Random(1).randrange


def test_a_game_that_keeps_the_laws_passes() -> None:
    """Every law, on every state of eight games with two and with three seats."""
    for n in range(8):
        played = laws.check_game(TOY, Options(), 2 + n % 2, randbelow, longest=5)
        assert len(played.happened) == len(played.log) + 1


# ---- questions


class Odd(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """A question of one field with these choices."""

    CHOICES: ClassVar[Choices] = ("a", "b")

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else self.CHOICES


class DeadEnd(Odd, frozen=True, kw_only=True, gc=False):
    CHOICES = ()


class Twice(Odd, frozen=True, kw_only=True, gc=False):
    CHOICES = ("a", "a")


class Ambiguous(Odd, frozen=True, kw_only=True, gc=False):
    CHOICES = ("1", 1)


class Unspeakable(Odd, frozen=True, kw_only=True, gc=False):
    CHOICES = ("a b",)


class NoWord(Odd, frozen=True, kw_only=True, gc=False):
    CHOICES = (None,)


class Uneven(Odd, frozen=True, kw_only=True, gc=False):
    CHOICES = Bag(("a", "b"), (1, 2))


class Whatever(tuple[str, ...]):
    def __contains__(self, word: object) -> bool:
        return True


class Everything(Odd, frozen=True, kw_only=True, gc=False):
    CHOICES = Whatever(("a",))


class Miscounted(Odd, frozen=True, kw_only=True, gc=False):
    def size(self, s: Fields, seat: Seat, prefix: Words, /) -> int | None:
        return 3 if not prefix else 1


class Forgetful(Odd, frozen=True, kw_only=True, gc=False):
    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return (HIDDEN,)


class Late(Odd, frozen=True, kw_only=True, gc=False):
    def default(self, s: Fields, seat: Seat, /) -> Words | None:
        return ("c",)


class Luck(Consequence, frozen=True, gc=False):
    pass


class Prophet(Odd, frozen=True, kw_only=True, gc=False):
    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return [(("c",), Luck())]


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (DeadEnd, "there are no dead ends"),
        (Twice, "no two choices are written alike"),
        (Ambiguous, "no two choices are written alike"),
        (Unspeakable, "a word can be written down"),
        (NoWord, "choices are words"),
        (Uneven, "without chance they are even"),
        (Everything, "nonsense is no choice"),
        (Miscounted, "the size is the number of answers"),
        (Forgetful, "a seat sees its own words"),
        (Late, "what is listed is allowed"),
        (Prophet, "a consequence is of an answer that can be given"),
    ],
)
def test_a_question_that_is_not_a_form_is_found(kind: type[Odd], law: str) -> None:
    """Whatever is wrong with its choices."""
    with pytest.raises(LawBroken, match=law):
        laws.check_question(TOY, asked(kind(seats=(0,))), 0, randbelow)


def asked(ask: Odd) -> State:
    return replace(market(), ask=ask, answers=(None,))


def test_a_bag_is_a_good_choice_for_chance() -> None:
    """Its lots may have different odds."""
    laws.check_question(TOY, asked(Uneven(seats=(CHANCE,))), CHANCE, randbelow)


# ---- games


class Stubborn(Toy):
    """Rejects answers that it has offered."""

    def apply(self, s: State, seat: Seat, words: Words, to: int | None = None) -> tuple[State, Facts]:
        raise IllegalAction(Refusal("never"))


class Lenient(Toy):
    """Treats everything as the first answer."""

    def apply(self, s: State, seat: Seat, words: Words, to: int | None = None) -> tuple[State, Facts]:
        return self.advance(s, seat, self.question(s, seat).first())


class Careless(Toy):
    """Loses a coin when a state is loaded."""

    def load(self, data: bytes, rules: int | None = None) -> State:
        s = super().load(data)
        return replace(s, coins=(s.coins[0] - 1, *s.coins[1:]))


class Hasty(Toy):
    """Gives a coin to the first seat that answers."""

    def apply(self, s: State, seat: Seat, words: Words, to: int | None = None) -> tuple[State, Facts]:
        then, facts = super().apply(s, seat, words, to)
        early = s.answers.count(None) == len(s.answers)
        return replace(then, coins=(then.coins[0] + seat * early, *then.coins[1:])), facts


class Moody(Toy):
    """Starts differently every time."""

    days = 0

    def begin(self, options: Options, seats: int) -> tuple[State, Facts]:
        s, facts = super().begin(options, seats)
        self.days += 1
        return replace(s, coins=(self.days, *s.coins[1:])), facts


class Undecided(Toy):
    """Is over, and has no result."""

    def result(self, s: State) -> Result | None:
        return None


OFFERS = TOY.apply(TOY.begin(Options(), 2)[0], CHANCE, ("apple",))[0]


@pytest.mark.parametrize(
    ("game", "law"),
    [(Stubborn(), "what is listed is accepted"), (Lenient(), "an answer is allowed if and only if it is accepted")],
)
def test_a_game_that_accepts_other_answers_than_it_lists_is_found(game: Toy, law: str) -> None:
    """Too few or too many."""
    with pytest.raises(LawBroken, match=law):
        laws.check_question(game, OFFERS, 0, randbelow)


def test_a_table_that_changes_on_the_shelf_is_found() -> None:
    """A loaded state must equal the saved one."""
    with pytest.raises(LawBroken, match="what is loaded is what was saved"):
        laws.check_saved(Careless(), OFFERS)


def test_answers_that_do_not_commute_are_found() -> None:
    """It must not matter who was faster."""
    with pytest.raises(LawBroken, match="simultaneous answers commute"):
        laws.check_commute(Hasty(), OFFERS, randbelow)


def test_a_single_answer_has_nothing_to_commute_with() -> None:
    """The law reports that it does not apply."""
    assert not laws.check_commute(TOY, TOY.begin(Options(), 2)[0], randbelow)


def test_a_log_that_leads_elsewhere_is_found() -> None:
    """A game must start in the same way every time."""
    game = Moody()
    played = laws.random_game(game, Options(), 2, randbelow)
    with pytest.raises((LawBroken, IllegalAction)):
        laws.check_replay(game, Options(), 2, played)


def test_a_game_without_an_end_is_found() -> None:
    """The number of decisions is limited."""
    with pytest.raises(LawBroken, match="every game ends"):
        laws.random_game(TOY, Options(), 2, randbelow, longest=3)


def test_a_game_without_a_result_is_found() -> None:
    """When nobody is asked any more there must be a result."""
    with pytest.raises(LawBroken, match="a game that is over has a result"):
        laws.random_game(Undecided(), Options(), 2, randbelow)
