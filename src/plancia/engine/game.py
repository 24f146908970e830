"""What every game offers. Server, bots, arena and research need nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Annotated, Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from plancia.engine import play
from plancia.engine.ask import Ask
from plancia.engine.consequences import Consequence
from plancia.engine.facts import Fact, Facts
from plancia.engine.fields import NAME, FieldKind
from plancia.engine.form import Form, Question
from plancia.engine.illegal import NOT_ASKED, IllegalAction
from plancia.engine.position import Position
from plancia.engine.rules import Rules
from plancia.engine.saved import load, save
from plancia.engine.words import CHANCE, RandBelow, Seat, Word, Words

S = TypeVar("S", bound=Position)  # the game's State
K = TypeVar("K", bound=Struct)
V = TypeVar("V", bound=Struct)  # its View
Opt = TypeVar("Opt", bound=Struct)  # its Options

SavedState = dict[str, Any]  # a saved state as plain values, maybe written by older rules
Migration = Callable[[SavedState], SavedState]


class NoMigration(ValueError):
    """Our rules cannot continue a state that was saved by these rules."""

    def __init__(self, game: str, rules: int, ours: int) -> None:
        super().__init__(f"a state of {game} saved by version {rules} of its rules cannot be read by version {ours}")


class Result(Struct, frozen=True, gc=False):
    """How a game ended: the place of every seat (1 is best; seats may share a place) and the reason."""

    places: tuple[int, ...]
    reason: str
    totals: tuple[tuple[int, ...], ...] = ()  # by seat: the numbers that were compared, the most important first

    def recorded(self) -> Result:
        """What a record stores: the totals can be computed from the game."""
        return Result(self.places, self.reason)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class NearEnd(Struct, frozen=True, gc=False):
    """Something public that may soon end the game: a stable code, the seats concerned, and values for the message."""

    code: str
    seats: tuple[Seat, ...] = ()
    values: dict[str, Annotated[Word, NAME]] = {}


class Game(Rules, Generic[S, V, Opt]):
    """The rules of one game. All methods are pure: they take a state and return a new one."""

    NAME: ClassVar[str]
    VERSION: ClassVar[int]  # of the rules: raised when the same log would lead to another state
    # By older version: turns a state saved by it into one of the next version. Games in progress survive an update this
    # way, so every new version needs one.
    MIGRATIONS: ClassVar[Mapping[int, Migration]] = {}
    PUBLISHED: ClassVar[bool] = False  # is it sold in a box? Then the terminal shows that this version is unofficial
    SEATS: ClassVar[range]
    MINUTES: ClassVar[tuple[int, int] | None] = None  # how long a game with people usually takes, at least and at most
    SEAT_COLOURS: ClassVar[tuple[str, ...]] = ()  # by seat, if it is only a colour: people may choose another
    STATE: type[S]
    OPTIONS: type[Opt]
    OPTION_CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {}  # for options that are words: the possible values
    COMPONENTS: ClassVar[Mapping[str, type[Struct]]] = {}  # the tables of its data, and the type of their records
    # The words about a card played in a window or instead of an answer: the fields after a beginning ("": no word yet).
    PLAYED: ClassVar[Mapping[str, Mapping[str, FieldKind]]] = {}
    BOUNDED: ClassVar[dict[str, Any]] = {}  # options with which every game ends: simulations use them

    def begin(self, options: Opt, seats: int) -> tuple[S, Facts]:
        """A new game, run up to the first question."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> V:
        """What one seat (None: a spectator) may know: the only way to show a state to anyone."""
        raise NotImplementedError

    def imagine(self, view: V, randbelow: RandBelow) -> S:
        """A full state consistent with a view; the odds are those of chance, given what the rules prove."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """None while the game is in progress."""
        raise NotImplementedError

    def position(self, text: str) -> S:
        """The state written in one line of notation; raises `ValueError`."""
        raise ValueError(f"{self.NAME} has no notation for positions")

    def position_text(self, s: S) -> str:
        """The state in one line of notation."""
        raise ValueError(f"{self.NAME} has no notation for positions")

    def near_end(self, view: V) -> tuple[NearEnd, ...]:
        """Who is one step from winning and what may end the game soon, from public information; () after the end."""
        return ()

    def roles(self, s: S) -> tuple[str, ...]:
        """By seat: what it plays, if seats differ; () if they are all alike."""
        return ()

    def statistics(self, s: S, facts: Iterable[Fact]) -> tuple[Counter[str], ...]:
        """By seat: what it did in a game that is over, in numbers that can be added up over games; () if the game keeps
        no statistics. `facts` are the public ones.
        """
        return ()

    def teammates(self, s: S, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose together with this seat, for the whole game; () if all play for themselves."""
        return ()

    def check(self, s: S, options: Opt, seats: int) -> None:
        """Raise `ValueError` if a saved state from outside is not possible at a table with these options and seats.

        A game that does not define this cannot be continued from a position.
        """
        raise ValueError(f"{self.NAME} cannot be continued from a position")

    def may_come(self, s: S, occasion: str) -> bool:
        """May a later question still list this occasion, as far as is public? If not, its orders are deleted."""
        return True

    def may_order(self, s: S, seat: Seat) -> Form | None:
        """The standing orders this seat may give, as far as it may know: an occasion, then a complete answer that could
        be given to it; None: no orders are possible.
        """
        return None

    def svg(self, view: V, marked: Collection[str] = ()) -> str:
        """The board as a self-contained picture, drawn from a view and so without secrets; "": there is none.

        Of the words in `marked` those that are places on the board are marked there.
        """
        return ""

    def thumbnail(self, view: V) -> str:
        """A picture for lists of tables: the board alone, without what players have beside it."""
        return self.svg(view)

    def art(self, name: str) -> str:
        """A drawing of this name for the web app, such as the ground under the pieces; empty: there is none."""
        return ""

    def to_move(self, s: S) -> tuple[Seat, ...]:
        """The seats that may answer now, including `CHANCE`; none when the game is over."""
        return play.to_move(s)

    def awaited(self, s: S) -> tuple[Seat, ...]:
        """The seats among them that the table waits for."""
        return play.awaited(s)

    def ask(self, s: S, seat: Seat) -> Ask[S, object]:
        """The open question."""
        if seat not in play.to_move(s):
            raise IllegalAction(NOT_ASKED)
        ask: Ask[S, object] = s.ask
        return ask

    def question(self, s: S, seat: Seat) -> Question[S]:
        """The open question for this seat: it lists, checks, samples and parses answers."""
        self.ask(s, seat)
        return Question(s, seat)

    def apply(self, s: S, seat: Seat, words: Words, to: int | None = None) -> tuple[S, Facts]:
        """The state after an answer; raises `IllegalAction`."""
        return play.apply(s, seat, words, to)

    def advance(self, s: S, seat: Seat, words: Words) -> tuple[S, Facts]:
        """`apply` for an answer known to be legal."""
        return play.advance(s, seat, words)

    def successors(self, s: S, seat: Seat, answers: Iterable[Words]) -> Iterator[S]:
        """The states after each of these legal answers, without facts, one at a time: for bots that search."""
        return play.successors(s, seat, answers)

    def resolve_chance(self, s: S, randbelow: RandBelow) -> tuple[S, Facts]:
        """The state after all draws that are due, and their facts: a player has to decide now, or the game is over."""
        happened: Facts = ()
        while play.to_move(s)[:1] == (CHANCE,):
            s, facts = play.advance(s, CHANCE, Question(s, CHANCE).sample(randbelow))
            happened += facts
        return s, happened

    def question_kinds(self) -> tuple[type[Ask[Any, Any]], ...]:
        """Every kind of question that the game can ask, with all options."""
        return tuple(dict.fromkeys(ask for flow in self.flows() for ask in flow.asks))

    def fact_kinds(self) -> tuple[type[Fact], ...]:
        """Every kind of fact that the game can report."""
        return self._own(Fact)

    def consequence_kinds(self) -> tuple[type[Consequence], ...]:
        """Every kind of consequence that the game can announce."""
        return self._own(Consequence)

    def _own(self, base: type[K]) -> tuple[type[K], ...]:
        package = type(self).__module__.rpartition(".")[0]
        return tuple(kind for kind in _kinds(base) if kind.__module__.startswith(f"{package}."))

    def save(self, s: S) -> bytes:
        return save(s)

    def load(self, data: bytes, rules: int | None = None) -> S:
        """A saved state. `rules` is the version that saved it, if not ours; raises `NoMigration` or `ValueError`."""
        if rules is not None and rules != self.VERSION:
            data = msgspec.json.encode(self.migrate(msgspec.json.decode(data, type=SavedState), rules))
        return load(data, self.STATE)

    def can_migrate(self, rules: int) -> bool:
        """Can states saved by that version of the rules be migrated to ours?"""
        return rules <= self.VERSION and all(version in self.MIGRATIONS for version in range(rules, self.VERSION))

    def migrate(self, saved: SavedState, rules: int) -> SavedState:
        """A state saved by that version of the rules, as ours would have saved it."""
        if not self.can_migrate(rules):
            raise NoMigration(self.NAME, rules, self.VERSION)
        for version in range(rules, self.VERSION):
            saved = self.MIGRATIONS[version](saved)
        return saved


def _kinds(base: type[K]) -> Iterator[type[K]]:
    """Every class derived from this one."""
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)
