"""A table with a game: in progress, paused or over."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from plancia.deals import Ledger, Step
from plancia.engine import CHANCE, NearEnd, Question, Seat, Sheet, Words
from plancia.games import negotiation
from plancia.records import Entry, GameSession, Moment, StandIn
from plancia.server import events as e
from plancia.server.clock import HOUR, MINUTE
from plancia.server.orders import Orders, answer_left, beat, still_standing
from plancia.server.seats import Consent, Phase
from plancia.server.table import Table
from plancia.server.windows import LONGEST_WINDOW, MORE_TIME, TICK, kind, lines_to_read, window_time

PATIENCE = 24 * HOUR  # without a clock: a person who does not answer for this long may have left for good


class GameTable(Table):
    """A table where the game has begun."""

    def __init__(self, lobby: Table, session: GameSession[Any]) -> None:
        vars(self).update(vars(lobby))  # a game takes over everything from its lobby
        self.phase = Phase.PLAYING
        self.session = session
        self.spent = 0  # numbers of questions that were undone: none is used twice
        self.window: int | None = None  # the number of the question whose window is open
        self.window_closes: int | None = None
        self.windows: dict[str, int] = {}  # by kind: the question in which the table saw the first one
        self.more_time: set[Seat] = set()  # seats that have asked for it in this window
        self.held: dict[Seat, Words] = {}  # answers in the window, secret until it closes
        self.orders: Orders = {}
        self.by_hand: int | None = None  # the question that was answered in advance while it was open
        self.consent: Consent | None = None
        self.out: set[Seat] = set()  # of time
        self.talk: int | None = None  # since when a talk with a time limit is open
        self.waiting: tuple[int, int] | None = None  # for answers to which question, and since when
        rules = negotiation(self.created.game) if self.created.talk != "off" else None
        self.deals: Ledger | None = Ledger(rules) if rules is not None else None
        self.places: tuple[int, ...] = ()
        self.reason = ""
        self.began = 0  # when
        self.stand_ins: list[StandIn] = []  # bots that answer for people; `until` is -1 while they do
        self.hinted: set[tuple[Seat, int]] = set()  # who got a hint for which question
        self.arrived: set[Seat] = set()  # players of a tournament who have come to the table
        self.times: list[int] = []  # of the latest decisions, if spectators see them minutes later
        self.near_end: tuple[Any, tuple[NearEnd, ...]] = (None, ())  # what may end the game soon, in that state
        self.sheets: tuple[Any, int, dict[tuple[Seat, bool], Sheet]] = (None, 0, {})  # of the open question

    @property
    def question(self) -> int:
        """The number of the open question. It never decreases, unlike the engine's: an answer reaches no other."""
        asked: int = self.session.state.asked
        return asked + self.spent

    def asked(self) -> tuple[Seat, ...]:
        """The seats that may answer now; none during a pause or before the game."""
        if not self.playing:
            return ()
        return self._not_held(self.session.to_move())

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the table waits for: in a free talk many may speak, and the table waits for few."""
        if not self.playing:
            return ()
        return self._not_held(self.session.awaited())

    def _not_held(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple([seat for seat in seats if seat not in self.held]) if self.held else seats

    def awaited_openly(self) -> tuple[Seat, ...]:
        """The same as far as everybody may know: it does not reveal who has answered a secret question."""
        if self.session.state.ask is None or not self.playing:
            return ()
        return tuple(self.session.state.ask.seats) if self.under_seal else self.awaited()

    def missing(self) -> tuple[tuple[Seat, int], ...]:
        """The people whose answer is missing, and when their time ends. Secret: it shows who has answered."""
        return tuple((seat, self.clocks.end(seat)) for seat in self.awaited() if self.in_person(seat))

    def open_question(self) -> tuple[str, int]:
        """The name of its type, and when it was asked; nothing and 0 during a pause or after the game."""
        ask = self.session.state.ask
        if ask is None or not self.playing or self.waiting is None:
            return "", 0
        return type(ask).__name__, self.waiting[1]

    @property
    def under_seal(self) -> bool:
        """Is a question open where nobody may see who has answered? Then nothing derived from it may reveal that."""
        ask = self.session.state.ask
        return ask is not None and not ask.SHOWS_WHO and not ask.FIRST and (ask.WINDOW or len(ask.seats) > 1)

    def next_alarm(self) -> int | None:
        """When the next timed event is due: a clock runs out, a window closes, an order is given, a vacation ends."""
        if not self.playing:
            return None
        ordered = None if self.answer_left() is None else self.order_due()
        ends = (ordered, self.window_closes, self.end_of_talk(), self.no_show_due())
        vacations = (holder.vacation for holder in self.seats if holder.vacation)
        alarms = (*ends, self.clocks.next_alarm(self.out), self._end_of_patience(), *vacations)
        return min((alarm for alarm in alarms if alarm is not None), default=None)

    def no_show_due(self) -> int | None:
        """When players of a tournament who have not come to the table lose; None: all are here."""
        return self.began + self.created.no_show if self.created.no_show and self.not_arrived() else None

    def not_arrived(self) -> tuple[Seat, ...]:
        """Players of a tournament who have not come to the table yet."""
        return tuple(seat for seat in self.persons() if seat not in self.arrived)

    def end_of_talk(self) -> int | None:
        """When the open talk ends; None: there is no talk, or it has no time limit."""
        if self.talk is None or not self.playing:
            return None
        state = self.session.state
        return self.talk + MINUTE * int(state.ask.lasts(state))

    def order_due(self) -> int:
        """When a standing order or the only answer is given: at once (0), but in live games after a random delay, so
        that the time of an answer reveals nothing.
        """
        if self.alone or not self.pace.live or self.waiting is None or self.by_hand == self.question:
            return 0
        return self.waiting[1] + beat(self.id, self.question)

    def answer_left(self) -> Entry | None:
        """An answer that needs no player. In a window it is already held."""
        if self.session.state.ask is None or self.window is not None:
            return None
        left = ((seat, self.answer_of(seat)) for seat in self.asked())
        return next((Entry(seat, words) for seat, words in left if words is not None), None)

    def answer_of(self, seat: Seat) -> Words | None:
        """To the open question, by a standing order or because there is no other."""
        return self.order_of(seat) or self._only_answer(seat)

    def order_of(self, seat: Seat) -> Words | None:
        """The answer the seat has left in advance; a replacement bot decides for itself."""
        return answer_left(self.orders, self.session.state, seat) if self.orders and self.in_person(seat) else None

    def _only_answer(self, seat: Seat) -> Words | None:
        """The only possible answer of a seat, if giving it automatically reveals nothing about its hand.

        Where days may pass, an answer at once would reveal that nobody was asked. There it is given only if it may be
        a standing order; otherwise the seat is asked. Bots at a table with people take their normal time.
        """
        state = self.session.state
        if not self.in_person(seat) and self.persons():
            return None
        if not self.pace.live and not self.alone and (state.ask.WINDOW or not state.ask.occasions(state)):
            return None
        return self.session.only_answer(seat)

    def out_of_time(self, now: int) -> tuple[Seat, ...]:
        """When the clock runs out; without a clock, when a player may be skipped."""
        end = self._end_of_patience()
        return self.clocks.out_of_time(now) if end is None or now < end else self._waited_for()

    def _end_of_patience(self) -> int | None:
        """When players who have not answered may be skipped although no clock runs; a window has its own time."""
        if self.pace.bank or self.window is not None or self.waiting is None or not self._waited_for():
            return None
        return self.waiting[1] + PATIENCE

    def _waited_for(self) -> tuple[Seat, ...]:
        """People whose answer is missing and who are not yet marked as late."""
        return tuple(seat for seat in self.awaited() if self.in_person(seat) and seat not in self.out)

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        teammates = self.game.teammates(self.session.state, seat)
        return tuple(sorted((seat, *teammates))) if teammates else ()

    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple(dict.fromkeys(team for seat in range(len(self.seats)) if (team := self.team_of(seat))))

    def is_missing(self, seat: Seat) -> bool:
        """Out of time, or gone for good: then the others decide how to continue."""
        return seat in self.out or (self.seats[seat].gone and not self.seats[seat].bot)

    @property
    def decisions(self) -> int:
        """How many there are so far, including draws. This is secret: it would reveal sealed answers."""
        return len(self.session.unplayed) + len(self.session.earlier) + len(self.session.moments)

    def sheet(self, seat: Seat, consequences: bool = True) -> Sheet:
        """The open question for this seat, built once. Bots do not need the consequences."""
        state, number = self.session.state, self.question
        if self.sheets[0] is not state.ask or self.sheets[1] != number:
            self.sheets = (state.ask, number, {})
        built = self.sheets[2]
        if (seat, consequences) not in built:
            built[seat, consequences] = replace(Question(state, seat).sheet(consequences), number=number)
        return built[seat, consequences]

    def lists(self, seat: Seat, words: Words) -> bool:
        """Is this answer on the sheet that the seat was sent? False: there is none any more, or the answer is wrong."""
        ask, number, built = self.sheets
        if ask is not self.session.state.ask or number != self.question:
            return False
        return any(words in sheet for (owner, _), sheet in built.items() if owner == seat)

    def answers_of(self, seat: Seat) -> tuple[Words, ...]:
        """All answers of the seat, as far as they can be replayed."""
        entries = (*self.session.earlier, *(moment.entry for moment in self.session.moments))
        return tuple(entry.words for entry in entries if entry.seat == seat)

    def moments_of(self, seat: Seat) -> list[Moment]:
        """The same with the states in which it was asked."""
        self.recall()
        return [moment for moment in self.session.moments if moment.entry.seat == seat]

    def recall(self) -> None:
        """Replay the decisions that a snapshot has left out, to list or undo them."""
        if self.session.earlier:
            self.session.replay_earlier()

    # ---- the fold
    def apply(self, event: e.Event, at: int) -> None:
        match event:
            case e.Held(seat=seat, words=words):
                self.held[seat] = words
                self._close_window_if_ready(at)
            case e.MoreTimeAsked(seat=seat):
                self.more_time.add(seat)
                if self.window_closes is not None:
                    self.window_closes += MORE_TIME
            case e.HintTaken(seat=seat):
                self.hinted.add((seat, self.question))
            case e.Ordered(seat=seat, occasion=occasion, answers=answers):
                self._order(seat, occasion, answers, at)
            case e.Dealt(note=note):
                assert self.deals is not None, "this table has no deals"
                self.deals.add(note, self.session.state)
            case e.TakenBack(seat=seat):
                self._take_back(seat, at)
            case e.ConsentAsked(what=what, seat=seat):
                self.consent = Consent(what=what, asked_by=seat, agreed={seat})
            case e.ConsentGiven(seat=seat):
                if self.consent is not None:
                    self.consent.agreed.add(seat)
            case e.ConsentRefused():
                self.consent = None
            case e.Paused():
                self.phase, self.consent, self.clocks = Phase.PAUSED, None, self.clocks.stop(at)
                self.window_closes = None  # it will be open for its whole time again
            case e.Resumed():
                self.phase, self.consent, self.waiting = Phase.PLAYING, None, None
                self.set_clocks(at)
            case e.RanOut(seat=seat):
                self.out.add(seat)
            case e.Arrived(seat=seat):
                self.arrived.add(seat)
            case e.HandedOver(seat=seat, bot=bot):
                if not self.seats[seat].away:
                    self.stand_ins.append(StandIn(seat, self.decisions, -1))
                self.seats[seat].bot, self.seats[seat].away = bot, True
                self.out.discard(seat)
                self.consent = None  # other people were asked
                self._drop_offers(seat)
                self.set_clocks(at)
            case e.CameBack(seat=seat):
                self.seats[seat].bot, self.seats[seat].away, self.waiting = "", False, None
                self.stand_ins = [
                    replace(one, until=self.decisions) if one.seat == seat and one.until < 0 else one
                    for one in self.stand_ins
                ]
                self.clocks = self.clocks.granted(seat)
                self.set_clocks(at)
            case e.Left(seat=seat):
                self.seats[seat].gone, self.consent = True, None
                self._drop_offers(seat)
                self.set_clocks(at)
            case e.VacationBegun(seat=seat, until=until):
                self.seats[seat].vacation = until
                self.clocks = self.clocks.pause(seat, at)
            case e.VacationEnded(seat=seat):
                self.seats[seat].vacation = 0
                self.clocks = self.clocks.unpause(seat, at)
            case e.Resigned(seat=seat):
                self.seats[seat].resigned = True
            case e.BotFailed(seat=seat, instead=instead):
                self.seats[seat].bot = instead
            case e.Aborted():
                self._end(Phase.ABORTED, at)
            case e.Finished(places=places, reason=reason):
                self.places, self.reason = places, reason
                self._end(Phase.OVER, at)
            case _:
                super().apply(event, at)

    def _end(self, phase: Phase, at: int) -> None:
        self.phase, self.consent, self.clocks = phase, None, self.clocks.stop(at)
        self.window, self.window_closes, self.held, self.out, self.waiting = None, None, {}, set(), None
        self.talk, self.orders = None, {}
        if self.deals is not None:
            self.deals.close(self.session.state)

    def _drop_offers(self, seat: Seat) -> None:
        if self.deals is not None:
            self.deals.drop(seat)

    def play(self, moment: Moment, at: int) -> None:
        """Apply an answer or a draw that is already computed."""
        entry = moment.entry
        self.session.add(moment)
        self._note_time(at)
        if self.deals is not None:
            self.deals.see(Step(entry.seat, entry.words, moment.before, moment.after, moment.facts))
        self.orders = still_standing(self.orders, self.game, self.session.state)
        self.held.pop(entry.seat, None)
        if self.consent is not None and self.consent.what == "undo" and self.in_person(entry.seat):
            self.consent = None  # the player is back
        self.set_clocks(at)

    def _note_time(self, at: int) -> None:
        """Times are kept as long as spectators have to wait."""
        if self.created.delay and self.created.delay_unit == "minutes":
            waits = at - MINUTE * self.created.delay
            self.times = [*(time for time in self.times if time > waits), at]

    def _take_back(self, seat: Seat, at: int) -> None:
        if self.session.may_undo(seat) is None:
            self.recall()
        last, decisions = self.question, self.decisions
        self.session.take_back(seat)
        self.stand_ins = [
            replace(one, after=min(one.after, self.decisions), until=min(one.until, self.decisions))
            for one in self.stand_ins
        ]
        self._take_back_deals()
        del self.times[max(0, len(self.times) - (decisions - self.decisions)) :]
        self.spent += last + 1 - self.question
        self.consent = None
        for occasion in self.session.state.ask.occasions(self.session.state):
            self.orders.pop((seat, occasion), None)  # a player who undoes an answer wants to think again
        self.set_clocks(at)

    def _take_back_deals(self) -> None:
        """The answers that carried out a deal are undone together."""
        if self.deals is None:
            return
        start = self.deals.start_of_deals(self.decisions)
        if start < self.decisions:
            self.recall()
            self.session.cut(start)
        self.deals.take_back(start)

    def set_clocks(self, at: int) -> None:
        """Start the clocks of the people who are awaited; a window opens with its question."""
        if self.session.to_move()[:1] == (CHANCE,):
            return  # chance takes no time
        if not self.playing:
            return  # nor does a pause
        self._run_clocks(at)
        if self.waiting is None or self.waiting[0] != self.question:
            self.waiting = (self.question, at)  # not with every answer: it would reveal when a sealed one was given
        ask = self.session.state.ask
        limited = ask is not None and ask.FIRST and ask.lasts(self.session.state)
        self.talk = (at if self.talk is None else self.talk) if limited else None
        if ask is None or not ask.WINDOW:
            self.window, self.window_closes, self.held = None, None, {}
            return
        if self.window != self.question:
            self.window, self.window_closes, self.more_time, self.held = self.question, None, set(), {}
            self.windows.setdefault(kind(ask), self.question)
        if self.window_closes is None or self.unhurried:
            self._hold_answers()
            first = self.windows[kind(ask)] == self.window
            limit = window_time(lines_to_read(self.session), first) if self.pace.live else LONGEST_WINDOW
            self.window_closes = None if self.unhurried else at + limit
            self._close_window_if_ready(at)

    def _run_clocks(self, at: int) -> None:
        """If answers are sealed, for all who are asked until all have answered; a window has its own time."""
        ask = self.session.state.ask
        waited_for = () if ask is None or ask.WINDOW else ask.seats if self.under_seal else self.session.awaited()
        thinking = tuple(seat for seat in waited_for if self.in_person(seat))
        have_answered = [seat for seat in thinking if seat not in self.session.to_move()]
        if not have_answered or thinking != self.clocks.running:
            self.clocks = self.clocks.run_for(thinking, at)
        for seat in have_answered:
            if seat not in self.clocks.rests:
                self.clocks = self.clocks.rest(seat, at)
        self.out &= set(thinking) - set(have_answered)

    # ---- windows
    def _hold_answers(self) -> None:
        """Answers that need no player; in a window they are held like any other."""
        left = {seat: self.answer_of(seat) for seat in self.asked()}
        self.held |= {seat: words for seat, words in left.items() if words is not None}

    def _order(self, seat: Seat, occasion: str, answers: tuple[Words, ...], at: int) -> None:
        """It counts at once: also in a window that is open, where nobody sees who has answered."""
        if not answers:
            self.orders.pop((seat, occasion), None)
            return
        self.orders[seat, occasion] = answers
        if seat in self.asked() and self.answer_of(seat) is not None:
            self.by_hand = self.question
        if self.window is not None and self.playing:
            self._hold_answers()
            self._close_window_if_ready(at)

    def _close_window_if_ready(self, at: int) -> None:
        """Close the window if all have answered: at once if it waited for that, at the next interval where days may
        pass, otherwise at its own time.
        """
        missing = [seat for seat in self.session.to_move() if seat not in self.held and not self.seats[seat].gone]
        if self.window is None or missing:
            return
        if self.unhurried:
            self.window_closes = at
        elif not self.pace.live:
            self.window_closes = (at // TICK + 1) * TICK
