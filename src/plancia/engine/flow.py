"""Rules as procedures: named steps in the order of the rulebook, composed once for the races and options in play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from plancia.engine.ask import Ask
from plancia.engine.words import Seat

T = TypeVar("T")
A = TypeVar("A")


class Frame(Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """A procedure of the rulebook in progress: the name of its next step, and its local values, which are public."""

    at: str = ""  # the next step; "" before the first


F = TypeVar("F", bound=Frame)


class Goto(Struct, frozen=True, gc=False):
    """Continue at another step of this procedure, after a call to another procedure if there is one."""

    at: str
    call: Frame | None = None


Next: TypeAlias = "Ask[Any, Any] | Frame | Goto | None"  # a question, a call, a jump, or None: the next step
Answers: TypeAlias = Mapping[Seat, A]  # the answers to a question, by seat
FINISH = Goto("")  # leave this procedure


class Hearing(Generic[T, F]):
    """A step that hears the answers to the question of the step before it. It is skipped if nobody was asked."""

    def __init__(self, kind: type[Ask[Any, Any]], step: Callable[[T, F, Any], Next]) -> None:
        self.kind = kind
        self.step = step
        self.__name__ = step.__name__
        self.__doc__ = step.__doc__


Step: TypeAlias = Callable[[T, F], Next] | Hearing[T, F]


def hears(kind: type[Ask[Any, A]]) -> Callable[[Callable[[T, F, Answers[A]], Next]], Hearing[T, F]]:
    """Marks a step that hears the answers to a question of this kind."""

    def mark(step: Callable[[T, F, Answers[A]], Next]) -> Hearing[T, F]:
        return Hearing(kind, step)

    return mark


def goto(step: Callable[..., Next] | Hearing[Any, Any], after: Frame | None = None) -> Goto:
    """Jump to a step of the same procedure."""
    return Goto(step.__name__, after)


class Procedure(NamedTuple):
    """The steps of a frame type, in the order of the rulebook."""

    frame: type[Frame]
    steps: tuple[Any, ...]


def procedure(frame: type[F], *steps: Step[Any, F]) -> Procedure:
    """Declare the steps of a procedure."""
    return Procedure(frame, steps)


class Insert(Struct, frozen=True, kw_only=True):
    """Steps that a race or a variant adds to a procedure, or that replace another step.

    If there are several anchors, the first one in force counts. To define the order of two races, one names the other's
    step as its anchor.
    """

    by: str
    frame: type[Frame]
    steps: tuple[Any, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    instead_of: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(step.__name__ for step in self.steps)

    @property
    def anchors(self) -> tuple[str, ...]:
        return (self.instead_of,) if self.instead_of else (*self.before, *self.after)


class Entry(NamedTuple):
    """A step in force: what to call, the step after it, the question it hears, and the step that asked."""

    call: Any
    then: str
    hears: type[Ask[Any, Any]] | None
    asker: str


class FlowError(ValueError):
    """These procedures do not fit together."""


class Flow:
    """The steps of every procedure in force, for one set of races and options."""

    DONE: ClassVar[str] = ""

    def __init__(self, procedures: Iterable[Procedure], inserts: Iterable[Insert] = ()) -> None:
        self.steps: dict[type[Frame], dict[str, Any]] = {}
        self.order: dict[type[Frame], list[str]] = {}
        self.owner: dict[tuple[type[Frame], str], str] = {}
        self.replaced: dict[tuple[type[Frame], str], tuple[str, ...]] = {}  # a step -> the steps that replace it
        self.party: dict[tuple[type[Frame], str], str] = {}  # a step -> who added it; its replacements inherit it
        for frame, steps in procedures:
            if not steps:
                raise FlowError(f"{frame.__name__} has no steps")
            self.order[frame] = [step.__name__ for step in steps]
            self.steps[frame] = {step.__name__: step for step in steps}
            if len(self.steps[frame]) < len(steps):
                raise FlowError(f"{frame.__name__}: a step's name is its address, and one is used twice")
        for insert in _in_order(inserts):
            self._insert(insert)
        self.lines = {frame: self._line(frame) for frame in self.order}

    @property
    def frames(self) -> tuple[type[Frame], ...]:
        """Every type of frame, for the decoder."""
        return tuple(self.order)

    @property
    def asks(self) -> tuple[type[Ask[Any, Any]], ...]:
        """Every question that some step hears, for the decoder."""
        heard = (step.kind for steps in self.steps.values() for step in steps.values() if isinstance(step, Hearing))
        return tuple(dict.fromkeys(heard))

    def __str__(self) -> str:
        return "\n\n".join(
            "\n".join(
                [
                    frame.__name__,
                    *(f"  {name:32}{self.owner.get((frame, name), '')}".rstrip() for name in order),
                ]
            )
            for frame, order in self.order.items()
        )

    def in_force(self, frame: type[Frame], step: str) -> tuple[str, ...]:
        """The steps now at the place of this step: the step itself, or those that replace it."""
        names = self.replaced.get((frame, step))
        return (step,) if names is None else tuple(n for name in names for n in self.in_force(frame, name))

    def _insert(self, insert: Insert) -> None:
        if (frame := insert.frame) not in self.order:
            raise FlowError(f"{insert.by}: there is no procedure {frame.__name__}")
        steps = self.steps[frame]
        anchor = next((a for a in insert.anchors if a in steps), None)
        if anchor is None:
            raise FlowError(f"{insert.by}: {frame.__name__} has no step {' or '.join(insert.anchors)}")
        if clash := set(insert.names) & set(steps):
            raise FlowError(f"{insert.by}: {frame.__name__} has a step {clash.pop()} already")
        if insert.instead_of:
            party = self._replace(frame, anchor, insert)
        else:
            party = self._put_beside(frame, anchor, insert)
        steps |= {step.__name__: step for step in insert.steps}
        self.owner |= dict.fromkeys(((frame, name) for name in insert.names), insert.by)
        self.party |= dict.fromkeys(((frame, name) for name in insert.names), party)

    def _replace(self, frame: type[Frame], anchor: str, insert: Insert) -> str:
        if not insert.names:
            raise FlowError(f"{insert.by}: there are no steps to replace {anchor}")
        if other := self.replaced.get((frame, anchor)):
            rival = self.owner[frame, other[0]]
            raise FlowError(f"{frame.__name__}: {insert.by} and {rival} both replace {anchor}")
        at = self.order[frame].index(anchor)
        self.order[frame][at : at + 1] = insert.names
        self.replaced[frame, anchor] = insert.names
        return self.party.get((frame, anchor), "")

    def _put_beside(self, frame: type[Frame], anchor: str, insert: Insert) -> str:
        order, in_force = self.order[frame], self.in_force(frame, anchor)
        behind = anchor not in insert.before
        at = order.index(in_force[-1]) + 1 if behind else order.index(in_force[0])
        neighbour = order[at : at + 1] if behind else order[:at][-1:]
        other = self.party.get((frame, neighbour[0]), "") if neighbour else ""
        if other not in ("", insert.by):
            side = "after" if behind else "before"
            raise FlowError(f"{frame.__name__}: {insert.by} and {other} both come {side} {anchor}: which is first?")
        order[at:at] = insert.names
        return insert.by

    def _line(self, frame: type[Frame]) -> dict[str, Entry]:
        order, line = self.order[frame], {}
        for asker, name, then in zip(["", *order], order, [*order[1:], self.DONE], strict=False):
            step = self.steps[frame][name]
            if isinstance(step, Hearing):
                self._check_hearing(frame, asker, name, step)
                line[name] = Entry(step.step, then, step.kind, asker)
            else:
                line[name] = Entry(step, then, None, asker)
        line[""] = line[order[0]]
        # A jump to a step that has been replaced continues at its replacement.
        return line | {old: line[self.in_force(frame, old)[0]] for f, old in self.replaced if f is frame}

    def _check_hearing(self, frame: type[Frame], asker: str, name: str, step: Hearing[Any, Any]) -> None:
        if not asker:
            raise FlowError(f"{frame.__name__}: {name} hears, but no step before it could ask")
        if self.party.get((frame, asker), "") != self.party.get((frame, name), ""):
            raise FlowError(f"{frame.__name__}: {asker} is between a question and {name}, which hears the answers")
        if step.kind.RIDERS and isinstance(self.steps[frame][asker], Hearing):
            # After a rider the asking step runs again; a hearing step would have no answers.
            raise FlowError(f"{frame.__name__}: {asker} cannot hear and ask {step.kind.__name__}, which takes riders")


def _in_order(inserts: Iterable[Insert]) -> Sequence[Insert]:
    """Sort inserts so that each comes after the steps it names as anchors."""
    pending, ordered = list(inserts), []
    while pending:
        for insert in pending:
            to_come = {(i.frame, name) for i in pending if i is not insert for name in i.names}
            if not any((insert.frame, anchor) in to_come for anchor in insert.anchors):
                break
        else:
            raise FlowError(f"{' and '.join(i.by for i in pending)} name each other as anchors")
        pending.remove(insert)
        ordered.append(insert)
    return ordered
