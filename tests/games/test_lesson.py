"""Lessons: every step can be solved, every reaction can occur, and answers that make no sense are not offered."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from random import Random

import msgspec
import pytest

from plancia.engine import IllegalAction, Words
from plancia.games import NAMES
from plancia.games.lesson import OTHER, Lesson, Outcome, attempt, beginning, begins, lessons, matches
from plancia.games.rex.facts import BidMade
from plancia.locale import LANGUAGES, messages

STEPS = [pytest.param(name, step, id=f"{name}-{step.name}") for name in NAMES for step in lessons(name)]
PARTS = ("title", "about", "more", "task", "hint", "done")


MOST = 60  # answers that are tried for a first question, and again for all that follow it


def outcomes(name: str, step: Lesson) -> Iterator[Outcome]:
    """The outcomes of many answers, chosen evenly, and of those that can follow them."""
    draw, nothing = Random(1), tuple[Words, ...]()
    tried = [(nothing, attempt(name, step, nothing))]
    while tried:
        begun = [(answers, outcome.question) for answers, outcome in tried if outcome.question is not None]
        ways = [(*answers, words) for answers, question in begun for words in question.legal()]
        tried = [(answers, attempt(name, step, answers)) for answers in draw.sample(ways, min(MOST, len(ways)))]
        yield from (outcome for _, outcome in tried)


def step_of(game: str, name: str) -> Lesson:
    return next(step for step in lessons(game) if step.name == name)


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_what_is_shown_does_it(name: str, step: Lesson) -> None:
    """*Show me* reaches the goal, with its last answer and not before."""
    answers: tuple[Words, ...] = ()
    for line in step.show:
        outcome = attempt(name, step, answers)
        assert outcome.verdict == "open"
        assert outcome.question is not None
        answers = (*answers, outcome.question.parse(line))
    assert attempt(name, step, answers).verdict == "done"


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_every_reaction_can_be_met_and_no_other_is_needed(name: str, step: Lesson) -> None:
    """Every mistake gets an explanation written for it."""
    met = {outcome.reaction for outcome in outcomes(name, step) if outcome.verdict == "wrong"}
    assert met == {reaction.name for reaction in step.wrong}
    assert OTHER not in met


@pytest.mark.parametrize(("name", "step"), STEPS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_messages(name: str, step: Lesson, lang: str) -> None:
    """Title, text, task, hint and praise, and every reaction, in every language."""
    m = messages(lang)
    parts = (*PARTS, *(f"wrong-{reaction.name}" for reaction in step.wrong))
    assert [part for part in parts if not m.has(f"lesson-{name}-{step.name}-{part}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_belongs_to_a_missing_step(lang: str) -> None:
    """There are no unused messages."""
    from tests.locale.ftl import entries

    existing = {key for key in entries(lang) if key.startswith("lesson-")}
    known = {
        f"lesson-{name}-{step.name}-{part}"
        for name in NAMES
        for step in lessons(name)
        for part in (*PARTS, *(f"wrong-{reaction.name}" for reaction in step.wrong))
    }
    again = {f"lesson-{name}-{step.name}-again" for name in NAMES for step in lessons(name) if step.answers > 1}
    assert existing - again == known


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_only_what_makes_sense_is_offered(name: str, step: Lesson) -> None:
    """Every answer matches one of the patterns, and can be sent to a client and back."""
    outcome = attempt(name, step, ())
    assert outcome.question is not None
    patterns = [tuple(offer.split()) for offer in step.offers]
    assert all(any(matches(pattern, words) for pattern in patterns) for words in outcome.question.legal())
    assert msgspec.json.encode(outcome)


def test_the_rules_give_their_own_reasons() -> None:
    """An illegal answer is rejected with its paragraph; a legal one outside the lesson with a separate code."""
    step = step_of("tigris", "leader")
    with pytest.raises(IllegalAction) as refused:
        attempt("tigris", step, (("leader", "red", "a1"),))
    assert refused.value.rule == "6.4"
    with pytest.raises(IllegalAction) as outside:
        attempt("tigris", step, (("end",),))
    assert outside.value.code == "not_in_this_lesson"


def test_after_the_end_there_is_nothing_to_say() -> None:
    """A solved step accepts no more answers."""
    step = lessons("tigris")[0]
    with pytest.raises(IllegalAction) as refused:
        attempt("tigris", step, (("leader", "black", "h7"), ("leader", "red", "j7")))
    assert refused.value.code == "not_in_this_lesson"


def test_patterns() -> None:
    """A star is any word, a hash is any number, a bar separates alternatives."""
    assert matches(("tile", "*"), ("tile", "red"))
    assert not matches(("tile", "*"), ("tile",))
    assert begins(("#",), (3,))
    assert begins(("tile", "red|blue"), ("tile", "blue"))
    assert not begins(("tile", "red|blue"), ("tile", "green"))
    assert not begins(("#",), ("end",))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_lesson(name: str) -> None:
    """At least eight steps, and the first has its own position."""
    steps = lessons(name)
    assert len(steps) >= 8
    assert steps[0].words


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_every_paragraph_can_be_looked_up(name: str, step: Lesson) -> None:
    """The paragraph of a step is in the rules of the game."""
    rules = files(f"plancia.games.{name}").joinpath("rules", "en.md").read_text("utf-8")
    assert f"**{step.rule}**" in rules


def test_a_step_continues_where_the_one_before_ends() -> None:
    """What was bought in the first step is in hand in the second, with the same log."""
    state, facts = beginning("rex", step_of("rex", "pass"))
    assert state.hands[0] == ("energy-rifle", "energy-shield")
    assert BidMade(seat=0, amount=3) in facts


def test_others_give_the_first_legal_scripted_answer() -> None:
    """The Lazax bid 2 if they can, and otherwise pass."""
    auction = step_of("rex", "auction")
    assert attempt("rex", auction, (("bid", 1),)).facts[-2:] == (BidMade(seat=1, amount=2), BidMade(seat=2, amount=0))
    assert BidMade(seat=1, amount=0) in attempt("rex", auction, (("bid", 2),)).facts


def test_what_must_not_happen_spoils_it() -> None:
    """A battle that is won with losses does not solve the task."""
    outcome = attempt("rex", step_of("rex", "plan"), ((1, "headmaster", "attack"), ("energy-rifle",)))
    assert (outcome.verdict, outcome.reaction) == ("wrong", "dear")


def test_dice_are_always_the_same() -> None:
    """An invasion with three units always wins, one with a single aircraft always loses."""
    invasion = step_of("warlords", "invasion")
    assert attempt("warlords", invasion, (("deploy",), ("dorn1", "ita"), ("t",))).verdict == "done"
    assert attempt("warlords", invasion, (("deploy",), ("dorn1", "a"))).reaction == "lost"
