"""A game in progress: takes answers, deals the draws, writes the log, and undoes decisions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from plancia.engine import CHANCE, Decision, Facts, Game, Position, Question, Seat, Undo, Words, undo
from plancia.records.dealer import Dealer
from plancia.records.record import Entry, Record, RulesUpdate, chosen, start_of

S = TypeVar("S", bound=Position)


def only_answer(state: Position, seat: Seat) -> Words | None:
    """The only answer that the seat can give. None: it has a choice, or it does not have to answer."""
    if state.ask is None or state.ask.FIRST:
        return None
    question, words = Question(state, seat), Words()
    while (choices := question.next(words)) is not None:
        if len(choices) > 1:
            return None
        words = (*words, *choices)
    return words


class Moment(Struct, frozen=True):
    """A decision, the states before and after it, and what happened."""

    entry: Entry
    before: Any
    after: Any
    facts: Facts


class GameSession(Generic[S]):
    """A game, its dealer, and all decisions so far."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        options: Any,
        seats: int,
        dealer: Dealer,
        names: tuple[str, ...] = (),
        deal: bool = True,
        position: str = "",
        rules: int | None = None,
        updates: tuple[RulesUpdate, ...] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.names = names
        self.rules = game.VERSION if rules is None else rules  # the version at the first decision
        self.updates = updates
        self.unplayed: tuple[Entry, ...] = ()  # decided with older rules, before an update with its own state
        self.earlier: tuple[Entry, ...] = ()  # decided before the first moment, if continued from a snapshot
        self.moments: list[Moment] = []
        self.draws = 0  # numbers spent, including those of draws that were undone
        self._only: tuple[S | None, dict[Seat, Words | None]] = (None, {})
        self._moves: tuple[S | None, tuple[Seat, ...], tuple[Seat, ...]] = (None, (), ())
        self.position = position  # the saved state that the game started from; empty: it started at the beginning
        self.state, self.opening = self._begin()
        if deal:  # False: all decisions, including draws, will be appended from a log
            self._deal()

    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may answer now; never chance, whose draws are dealt at once."""
        return self._to_move()[1]

    def awaited(self) -> tuple[Seat, ...]:
        """The seats among them that the table waits for."""
        return self._to_move()[2]

    def _to_move(self) -> tuple[S | None, tuple[Seat, ...], tuple[Seat, ...]]:
        """Both for the open question, computed once: a server needs them twenty times for an answer."""
        if self._moves[0] is not self.state:
            self._moves = (self.state, self.game.to_move(self.state), self.game.awaited(self.state))
        return self._moves

    def answer(self, seat: Seat, words: Words) -> Facts:
        """Take an answer and return its facts; a wrong answer raises `IllegalAction` and changes nothing."""
        self.game.question(self.state, seat).check(words)
        return self.answer_unchecked(seat, words)

    def answer_unchecked(self, seat: Seat, words: Words) -> Facts:
        """`answer` for words known to be legal."""
        moments = self.play((Entry(seat, words),))
        for moment in moments:
            self.add(moment)
        return tuple(fact for moment in moments for fact in moment.facts)

    def only_answer(self, seat: Seat) -> Words | None:
        """`only_answer` for the open question, computed once for each question."""
        if self._only[0] is not self.state:
            self._only = (self.state, {})
        if seat not in self._only[1]:
            self._only[1][seat] = only_answer(self.state, seat)
        return self._only[1][seat]

    def may_undo(self, seat: Seat) -> Undo | None:
        """Whether the seat's last decision can be undone; None: it has not decided anything yet."""
        at = self._last_of(seat)
        if at is None:
            return None
        return undo(seat, [Decision(moment.entry.seat, moment.facts) for moment in self.moments[at:]])

    def take_back(self, seat: Seat) -> None:
        """Undo the seat's last decision and everything after it. The caller has checked `may_undo`."""
        at = self._last_of(seat)
        assert at is not None, "there is nothing to undo"
        self.state = self.moments[at].before
        del self.moments[at:]

    def cut(self, decisions: int) -> None:
        """Undo all decisions after this number of them."""
        at = decisions - len(self.unplayed) - len(self.earlier)
        if at < len(self.moments):
            self.state = self.moments[at].before
            del self.moments[at:]

    def record(self, reveal: bool | None = None) -> Record:
        """The game so far. The dealer's secret is shown if the game is over, or if `reveal` is True."""
        result = self.game.result(self.state)
        shown = result is not None if reveal is None else reveal
        options = chosen(self.options)
        return Record(
            game=self.game.NAME,
            rules=self.rules,
            updates=self.updates,
            seats=self.seats,
            edition=options.pop("edition", ""),
            options=options,
            position=self.position,
            names=self.names,
            seal=self.dealer.seal,
            entropies=tuple(entropy.hex() for entropy in self.dealer.entropies),
            secret=self.dealer.secret.hex() if shown else "",
            result=result and result.recorded(),
            entries=self.entries(),
        )

    def entries(self) -> tuple[Entry, ...]:
        """All decisions so far."""
        return (*self.unplayed, *self.earlier, *(moment.entry for moment in self.moments))

    def continue_from(self, state: S, entries: tuple[Entry, ...], draws: int) -> None:
        """Continue from a snapshot: the state after these decisions, without replaying them."""
        start = start_of(self.rules, self.position, self.updates).after
        self.unplayed, self.earlier = entries[:start], entries[start:]
        self.state, self.draws, self.moments = state, draws, []

    def update(self, rules: int, with_state: bool) -> None:
        """From here on newer rules apply. With a state of its own, nothing before it can be replayed."""
        entries = self.entries()
        state = self.game.save(self.state).decode() if with_state else ""
        self.updates = (*self.updates, RulesUpdate(rules, len(entries), state))
        if with_state:
            self.continue_from(self.state, entries, self.draws)

    def replay_earlier(self) -> int:
        """Replay the earlier decisions after all, so that their facts can be shown; returns how many there were."""
        count, later, state, draws = len(self.earlier), self.moments, self.state, self.draws
        earlier, self.earlier, self.moments = self.earlier, (), []
        self.state, self.opening = self._begin()
        for entry in earlier:
            self.append(entry)
        self.moments, self.state, self.draws = [*self.moments, *later], state, draws
        return count

    def resume(self, entries: tuple[Entry, ...]) -> None:
        """Continue from earlier decisions, at a table where no seat has decided anything yet."""
        start = start_of(self.rules, self.position, self.updates).after
        self.unplayed, self.moments, self.draws = entries[:start], [], max((e.draw for e in entries), default=0)
        self.state, _ = self._begin()
        for entry in entries[start:]:
            self.append(entry)
        self._deal()

    def _begin(self) -> tuple[S, Facts]:
        """The state where play starts, and the facts of its set-up."""
        start = start_of(self.rules, self.position, self.updates)
        if not start.state:
            return self.game.begin(self.options, self.seats)
        return self.game.load(start.state.encode(), start.rules), ()

    def _last_of(self, seat: Seat) -> int | None:
        """The index of the seat's last decision. Forced answers do not count: they would only be given again."""
        own = (at for at in reversed(range(len(self.moments))) if self.moments[at].entry.seat == seat)
        return next((at for at in own if only_answer(self.moments[at].before, seat) is None), None)

    def append(self, entry: Entry) -> None:
        """Add an earlier decision or draw, as it is in the log."""
        self.add(self.work_out(entry))

    def work_out(self, entry: Entry) -> Moment:
        """What this decision does in the current state. Nothing changes before it is added."""
        return self._work_out(self.state, entry)

    def play(self, answers: Iterable[Entry] = ()) -> tuple[Moment, ...]:
        """What these legal answers do, one after the other, and the draws that follow. Nothing changes before each
        moment is added, so that an answer is worked out once and can be stored in between.
        """
        state, draws, moments = self.state, self.draws, list[Moment]()
        for answer in answers:
            moments.append(self._work_out(state, answer))
            state = moments[-1].after
        while self.game.to_move(state)[:1] == (CHANCE,):
            draws += 1
            words = Question(state, CHANCE).sample(self.dealer.draw(draws))
            moments.append(self._work_out(state, Entry(CHANCE, words, draws)))
            state = moments[-1].after
        return tuple(moments)

    def add(self, moment: Moment) -> None:
        """Take over a decision that has been worked out."""
        assert moment.before is self.state, "something else has happened in the meantime"
        self.draws = max(self.draws, moment.entry.draw)
        self.state = moment.after
        self.moments.append(moment)

    def _work_out(self, state: S, entry: Entry) -> Moment:
        after, facts = self.game.advance(state, entry.seat, entry.words)
        return Moment(entry, state, after, facts)

    def _deal(self) -> None:
        for moment in self.play():
            self.add(moment)
