"""Procedures: steps in order, calls and jumps, inserted and replaced steps, and procedures that do not fit together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from plancia.engine import (
    FINISH,
    Answers,
    Ask,
    Choices,
    Fact,
    Flow,
    FlowError,
    Frame,
    Insert,
    Next,
    Position,
    Procedure,
    Question,
    Rules,
    Seat,
    Verbs,
    Words,
    apply,
    goto,
    hears,
    procedure,
    start,
)


class Fields(Position, gc=False):
    trail: tuple[str, ...]  # the steps taken

    def rules(self) -> Rules:
        return WALKING


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # frozen from not frozen: sound, as it adds nothing
    pass


class Draft(Fields, Verbs, gc=False):
    facts: list[Fact]


class Walking(Rules):
    DRAFT = Draft
    now: Flow  # of the test that runs

    def flow(self, s: Fields, /) -> Flow:
        return self.now


WALKING = Walking()


class Walk(Frame, frozen=True, kw_only=True, gc=False):
    miles: int = 0


class Detour(Frame, frozen=True, kw_only=True, gc=False):
    pass


class Way(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else ("left", "right")


class EasyWay(Way, frozen=True, kw_only=True, gc=False):
    RIDERS = True


class OtherWay(Way, frozen=True, kw_only=True, gc=False):
    pass


Step = Callable[[Draft, Any], Next]


def step(name: str, then: Next = None) -> Step:
    """A step that adds its name to the trail."""

    def take(t: Draft, f: Frame) -> Next:
        t.trail = (*t.trail, name)
        return then

    take.__name__ = name
    return take


def hearing(name: str, kind: type[Way] = Way, then: Next = None) -> Any:
    """A step that adds the answers to the trail."""

    def hear(t: Draft, f: Frame, answers: Answers[Words]) -> Next:
        t.trail = (*t.trail, *(f"{name} {seat} {words[0]}" for seat, words in answers.items()))
        return then

    hear.__name__ = name
    return hears(kind)(hear)


def walk(monkeypatch: pytest.MonkeyPatch, *procedures: Procedure, inserts: tuple[Insert, ...] = ()) -> State:
    """Run the first procedure until somebody has to decide."""
    monkeypatch.setattr(WALKING, "now", Flow(procedures, inserts), raising=False)
    return start(State((), None, (), 0, ()), procedures[0].frame())[0]


ABC = procedure(Walk, step("a"), step("b"), step("c"))
ASKS, ASKS_AGAIN = step("asks", Way(seats=(0,))), step("asks_again", Way(seats=(0,)))


# ---- in order


def test_steps_are_taken_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last one the stack is empty."""
    s = walk(monkeypatch, ABC)
    assert (s.trail, s.stack, s.ask) == (("a", "b", "c"), (), None)


def test_a_step_calls_a_procedure_and_continues_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caller's frame waits on the stack."""
    s = walk(monkeypatch, procedure(Walk, step("a", Detour()), step("b")), procedure(Detour, step("d"), step("e")))
    assert s.trail == ("a", "d", "e", "b")


def test_a_last_step_that_calls_leaves_no_frame_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Procedures that call each other forever do not fill the stack."""
    turns = procedure(Walk, step("a", Detour())), procedure(Detour, ASKS, hearing("h", then=Walk()))
    s = walk(monkeypatch, *turns)
    assert [type(frame) for frame in s.stack] == [Detour]
    assert [type(frame) for frame in apply(s, 0, ("left",))[0].stack] == [Detour]


def test_a_step_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps in between are skipped; a call on the way comes first."""
    c = step("c")
    s = walk(monkeypatch, procedure(Walk, step("a", goto(c)), step("b"), c))
    assert s.trail == ("a", "c")
    s = walk(
        monkeypatch, procedure(Walk, step("a", goto(c, after=Detour())), step("b"), c), procedure(Detour, step("d"))
    )
    assert s.trail == ("a", "d", "c")


def test_a_step_ends_its_procedure(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no other one."""
    s = walk(
        monkeypatch, procedure(Walk, step("a", Detour()), step("b")), procedure(Detour, step("d", FINISH), step("e"))
    )
    assert s.trail == ("a", "d", "b")


def test_a_step_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames that wait on the stack are dropped."""

    def over(t: Draft, f: Detour) -> Next:
        t.end_game()
        return None

    s = walk(monkeypatch, procedure(Walk, step("a", Detour()), step("b")), procedure(Detour, over, step("e")))
    assert (s.trail, s.stack) == (("a",), ())


def test_a_frame_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next step finds the stored values; an older frame is stale."""

    def count(t: Draft, f: Walk) -> Next:
        t.remember(t.remember(f, miles=1), miles=2)
        with pytest.raises(AssertionError, match="already replaced"):
            t.remember(f, miles=3)
        return None

    def tell(t: Draft, f: Walk) -> Next:
        t.trail = (str(f.miles), type(t.frame(Walk)).__name__)
        with pytest.raises(AssertionError, match="Walk is running, not Detour"):
            t.frame(Detour)
        return None

    assert walk(monkeypatch, procedure(Walk, count, tell)).trail == ("2", "Walk")


# ---- questions


def test_the_step_after_a_question_hears_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """By seat, and in the game's own type."""
    s = walk(monkeypatch, procedure(Walk, step("a", Way(seats=(0, 1))), hearing("h"), step("b")))
    s, _ = apply(s, 1, ("right",))
    s, _ = apply(s, 0, ("left",))
    assert s.trail == ("a", "h 0 left", "h 1 right", "b")


def test_a_hearing_step_is_passed_over_if_nobody_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question to no seat is no question."""
    s = walk(monkeypatch, procedure(Walk, step("a", Way(seats=())), hearing("h"), step("b")))
    assert s.trail == ("a", "b")


def test_a_hearing_step_may_ask_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the step after it hears the answers."""
    s = walk(monkeypatch, procedure(Walk, ASKS, hearing("h", then=OtherWay(seats=(1,))), hearing("i", OtherWay)))
    s, _ = apply(s, 0, ("left",))
    s, _ = apply(s, 1, ("right",))
    assert s.trail == ("asks", "h 0 left", "i 1 right")


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ((ASKS,), "a question needs a step that hears"),
        ((ASKS, step("b")), "b does not hear Way"),
        ((ASKS, hearing("h", OtherWay)), "h does not hear Way"),
    ],
)
def test_a_question_that_nobody_hears_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch, steps: tuple[Step, ...], message: str
) -> None:
    """The error is found when the question is asked, not when it is answered."""
    with pytest.raises(AssertionError, match=message):
        walk(monkeypatch, procedure(Walk, *steps))


def test_riders_go_with_questions_that_are_heard_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that several seats must answer takes none."""
    s = walk(monkeypatch, procedure(Walk, step("a", EasyWay(seats=(0, 1))), hearing("h", EasyWay)))
    s, _ = apply(s, 0, ("left",))
    with pytest.raises(AssertionError, match="one answer at a time"):
        apply(s, 1, ("left",))


def test_a_table_without_riders_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that could take one is like any other."""
    s = walk(monkeypatch, procedure(Walk, step("a", EasyWay(seats=(0,))), hearing("h", EasyWay)))
    assert list(Question(s, 0)) == [("left",), ("right",)]
    assert apply(s, 0, ("left",))[0].trail == ("a", "h 0 left")


# ---- inserted and replaced steps


def insert(by: str, *names: str, **where: Any) -> Insert:
    return Insert(by=by, frame=Walk, steps=tuple(map(step, names)), **where)


X_BEFORE, Y_BEFORE = insert("x", "x1", before=("b",)), insert("y", "y1", before=("b",))
X_AFTER, Y_AFTER = insert("x", "x1", after=("b",)), insert("y", "y1", after=("b",))
X_INSTEAD, Y_INSTEAD = insert("x", "x1", "x2", instead_of="b"), insert("y", "y1", instead_of="b")


@pytest.mark.parametrize(
    ("inserts", "order"),
    [
        ([X_BEFORE], "a x1 b c"),
        ([X_AFTER], "a b x1 c"),
        ([X_INSTEAD], "a x1 x2 c"),
        ([insert("x", "x1", before=("a",))], "x1 a b c"),
        ([insert("x", "x1", after=("c",))], "a b c x1"),
        ([insert("x", "x1", before=("z", "b"))], "a x1 b c"),
        ([X_BEFORE, Y_AFTER], "a x1 b y1 c"),
        ([Y_BEFORE, insert("x", "x1", before=("y1", "b"))], "a x1 y1 b c"),
        ([Y_BEFORE, insert("x", "x1", after=("y1",))], "a y1 x1 b c"),
        ([X_INSTEAD, Y_BEFORE], "a y1 x1 x2 c"),
        ([X_INSTEAD, Y_AFTER], "a x1 x2 y1 c"),
        ([X_INSTEAD, insert("y", "y1", before=("c",))], "a x1 x2 y1 c"),
        ([X_INSTEAD, insert("y", "y1", instead_of="x1")], "a y1 x2 c"),
        ([X_INSTEAD, insert("y", "y1", instead_of="x2"), insert("z", "z1", after=("b",))], "a x1 y1 z1 c"),
    ],
)
def test_steps_find_their_place_however_they_are_listed(inserts: list[Insert], order: str) -> None:
    """Beside a step, beside a step of another race, in place of one, or beside its replacement."""
    assert Flow([ABC], inserts).order[Walk] == Flow([ABC], inserts[::-1]).order[Walk] == order.split()


def test_steps_of_one_owner_stand_as_they_are_listed() -> None:
    """Their order does not depend on others."""
    assert Flow([ABC], [X_BEFORE, insert("x", "x2", before=("b",))]).order[Walk] == ["a", "x1", "x2", "b", "c"]


def test_a_jump_to_a_replaced_step_finds_its_replacement(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name remains an address."""
    c = step("c")
    steps = procedure(Walk, step("a", goto(c)), step("b"), c)
    assert walk(monkeypatch, steps, inserts=(insert("x", "x1", "x2", instead_of="c"),)).trail == ("a", "x1", "x2")


def test_a_step_that_hears_or_asks_may_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question and the step that hears it stay together."""
    inserts = (
        Insert(by="x", frame=Walk, steps=(hearing("x1"),), instead_of="h"),
        Insert(by="y", frame=Walk, steps=(step("y1", Way(seats=(1,))),), instead_of="asks"),
    )
    s = walk(monkeypatch, procedure(Walk, ASKS, hearing("h")), inserts=inserts)
    assert apply(s, 1, ("left",))[0].trail == ("y1", "x1 1 left")


ASKING = procedure(Walk, step("a"), ASKS, hearing("h"), step("b"))


@pytest.mark.parametrize(
    ("steps", "inserts", "message"),
    [
        (procedure(Walk, step("a"), step("a")), [], "a step's name is its address, and one is used twice"),
        (procedure(Walk), [], "Walk has no steps"),
        (procedure(Walk, hearing("h")), [], "h hears, but no step before it could ask"),
        (ABC, [insert("x", "x1")], "x: Walk has no step"),
        (ABC, [insert("x", "x1", before=("z",))], "x: Walk has no step z"),
        (ABC, [insert("x", "x1", before=("y",), after=("z",))], "x: Walk has no step y or z"),
        (ABC, [Insert(by="x", frame=Detour, steps=(step("d"),), after=("a",))], "x: there is no procedure Detour"),
        (ABC, [insert("x", "c", before=("b",))], "x: Walk has a step c already"),
        (ABC, [insert("x", "b", instead_of="b")], "x: Walk has a step b already"),
        (ABC, [insert("x", instead_of="b")], "x: there are no steps to replace b"),
        (ABC, [X_BEFORE, Y_BEFORE], "y and x both come before b: which is first?"),
        (ABC, [X_AFTER, Y_AFTER], "y and x both come after b: which is first?"),
        (ABC, [insert("x", "x1", after=("a",)), Y_BEFORE], "y and x both come before b: which is first?"),
        (ABC, [X_INSTEAD, Y_INSTEAD], "y and x both replace b"),
        (ABC, [insert("x", "x1", before=("y1",)), insert("y", "y1", before=("x1",))], "x and y name each other"),
        (ASKING, [insert("x", "x1", after=("asks",))], "x1 is between a question and h"),
        (ASKING, [insert("x", "x1", before=("h",))], "x1 is between a question and h"),
        (procedure(Walk, ASKS, hearing("h"), hearing("i", EasyWay)), [], "h cannot hear and ask EasyWay"),
    ],
)
def test_what_does_not_fit_together_is_refused(steps: Procedure, inserts: list[Insert], message: str) -> None:
    """When the procedures are composed, before anybody plays."""
    with pytest.raises(FlowError) as refused:
        Flow([steps], inserts)
    assert message in str(refused.value)


# ---- what is in force


def test_a_flow_knows_its_frames_and_questions() -> None:
    """For the decoder: every frame type, and every question that some step hears, once."""
    flow = Flow([procedure(Walk, ASKS, hearing("h"), ASKS_AGAIN, hearing("i")), procedure(Detour, step("d"))])
    assert (flow.frames, flow.asks) == ((Walk, Detour), (Way,))


def test_a_flow_can_be_printed() -> None:
    """In order, with the owner of each inserted step."""
    flow = Flow([ABC, procedure(Detour, step("d"))], [insert("x", "x1", before=("b",))])
    assert str(flow) == f"Walk\n  a\n  {'x1':32}x\n  b\n  c\n\nDetour\n  d"


def test_a_hearing_step_keeps_its_name_and_docstring() -> None:
    """Both are cited from the rules."""

    @hears(Way)
    def turn(t: Draft, f: Walk, answers: Answers[Words]) -> Next:
        """Choose a way."""
        return None

    assert (turn.__name__, turn.__doc__, turn.kind) == ("turn", "Choose a way.", Way)
