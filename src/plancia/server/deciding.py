"""What a table does with a request: it returns a decision, or raises an error with a stable code. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from plancia.engine import CHANCE, IllegalAction, Seat, Undo, Words
from plancia.records import Entry, seal
from plancia.server import events as e
from plancia.server.decision import Decision, happens
from plancia.server.game_table import GameTable
from plancia.server.seats import Phase, TableSeat
from plancia.server.table import Table

RESIGNED = "resigned"  # the reason if a game ends outside its rules
STAND_IN = "expert"  # the level of the bot that plays for an absent player
MOST_ORDERS = 32  # of one seat
MOST_ANSWERS = 100  # in an order
LONGEST_OCCASION = 40
LONGEST_ANSWER = 16  # words


class RequestError(Exception):
    """The request is not possible. The code is stable; `rule` and `word` are set if the rules reject it."""

    def __init__(self, code: str, rule: str = "", word: str | int | None = None) -> None:
        self.code = code
        self.rule = rule
        self.word = word
        super().__init__(code, rule, word)

    def __str__(self) -> str:
        return self.code


def need(holds: object, code: str) -> None:
    if not holds:
        raise RequestError(code)


# ---- before the game -------------------------------------------------------------------------------------------------
def join(t: Table, user: str, seat: Seat | None = None, entropy: str = "") -> Decision:
    """Sit down: on the seat the user is invited to, else on the named seat, else on the first free one."""
    need(t.phase is Phase.OPEN, "table_not_open")
    need(not (t.created.rated and t.seats_of(user)), "one_seat_each")
    free = [s for s, holder in enumerate(t.seats) if not holder.taken and holder.invited in ("", user)]
    free.sort(key=lambda s: t.seats[s].invited != user)
    if seat is not None:
        need(seat in range(len(t.seats)), "no_such_seat")
        need(seat in free, "seat_taken")
        free = [seat]
    need(free, "table_full")
    return happens(e.SeatTaken(seat=free[0], user=user, entropy=entropy))


def leave(t: Table, user: str, seat: Seat) -> Decision:
    """Leave the seat before the game begins. Later, players resign."""
    need(t.phase is Phase.OPEN, "game_has_begun")
    need(seat in t.seats_of(user), "not_your_seat")
    return happens(e.SeatFreed(seat=seat))


def decline(t: Table, user: str) -> Decision:
    """Somebody who is invited does not come: their seats are free for everybody."""
    need(t.phase is Phase.OPEN, "table_not_open")
    return happens(*(event for event in _opened(t, user) if not t.seats[event.seat].taken))


def _opened(t: Table, user: str) -> list[e.SeatPlanned]:
    """The seats that are kept for this user, opened for everybody; a tournament has seated its players itself."""
    kept = (seat for seat, holder in enumerate(t.seats) if holder.invited == user and not t.created.tournament)
    return [e.SeatPlanned(seat=seat, plan=e.SeatPlan()) for seat in kept]


def seat_bot(t: Table, user: str, seat: Seat, bot: str) -> Decision:
    need(t.phase is Phase.OPEN, "table_not_open")
    need(user == t.created.host, "only_the_host")
    need(seat in range(len(t.seats)) and not t.seats[seat].user, "seat_taken")
    return Decision() if t.seats[seat] == TableSeat(bot=bot) else happens(e.BotSeated(seat=seat, bot=bot))


def plan_seat(t: Table, user: str, seat: Seat, plan: e.SeatPlan) -> Decision:
    """The host changes who a seat is for; the person or bot in it has to leave."""
    need(t.phase is Phase.OPEN, "table_not_open")
    need(user == t.created.host, "only_the_host")
    need(seat in range(len(t.seats)), "no_such_seat")
    planned = TableSeat(bot=plan.bot, invited=plan.user)
    return Decision() if t.seats[seat] == planned else happens(e.SeatPlanned(seat=seat, plan=plan))


def choose_colour(t: Table, user: str, seat: Seat, colour: str) -> Decision:
    """Choose a colour for a seat before the game. Colours of bots and empty seats are free: these take another one."""
    need(t.phase is Phase.OPEN, "table_not_open")
    need(seat in t.seats_of(user), "not_your_seat")
    need(colour in t.game.SEAT_COLOURS, "no_such_colour")
    need(colour not in [holder.colour for s, holder in enumerate(t.seats) if s != seat], "colour_taken")
    return Decision() if t.seats[seat].colour == colour else happens(e.ColourChosen(seat=seat, colour=colour))


def start(t: Table, user: str) -> Decision:
    """Once every seat is taken, any player at the table can start the game."""
    need(t.phase is Phase.OPEN, "game_has_begun")
    need(user == t.created.host or t.seats_of(user), "not_at_this_table")
    need(all(holder.taken for holder in t.seats), "seats_are_free")
    return happens(e.Started(seal=seal(t.secret), entropies=tuple(holder.entropy for holder in t.seats)))


def rematch(t: Table, user: str, table: str) -> Decision:
    """Register the table for the rematch; only the first one counts."""
    need(t.phase in (Phase.OVER, Phase.ABORTED), "game_is_not_over")
    need(user == t.created.host or t.seats_of(user), "not_at_this_table")
    need(not t.rematch, "rematch_is_there_already")
    return happens(e.Rematched(table=table))


# ---- the game --------------------------------------------------------------------------------------------------------
def game_at(t: Table, code: str = "not_playing") -> GameTable:
    """The table, if its game has begun."""
    if not isinstance(t, GameTable):
        raise RequestError(code)
    return t


def answer(t: GameTable, answer: Entry, number: int, by: str) -> Decision:
    """An answer and the draws that follow. `number` names the question: a late answer must not reach the next."""
    need(t.playing, "not_playing")
    state, seat = t.session.state, answer.seat
    need(number == t.question, "stale_question")
    need(seat in t.asked(), "not_asked")
    need(by != "bot" or t.seats[seat].bot, "a_person_sits_here")
    if not t.lists(seat, answer.words):  # a fifth of the time, but without a reason
        try:
            t.game.question(state, seat).check(answer.words)
        except IllegalAction as error:
            raise RequestError(error.code, error.rule, error.word) from error
    if state.ask.WINDOW and by != "window":
        return happens(e.Held(seat=seat, words=answer.words))
    return play(t, (answer,), by)


def play(t: GameTable, answers: Iterable[Entry], by: str) -> Decision:
    """Answers that take effect now, the draws that follow, and the end of the game if they end it."""
    moments = t.session.play(answers)
    events = [_event(moment.entry, by) for moment in moments]
    state = moments[-1].after if moments else t.session.state
    if (result := t.game.result(state)) is not None:
        events.append(e.Finished(places=with_resigned_last(t, result.places), reason=result.reason))
    return Decision(tuple(events), moments)


def _event(entry: Entry, by: str) -> e.Event:
    if entry.seat == CHANCE:
        return e.Drawn(draw=entry.draw, words=entry.words)
    return e.Answered(seat=entry.seat, words=entry.words, by=by)


def with_resigned_last(t: GameTable, places: tuple[int, ...]) -> tuple[int, ...]:
    """Players who resigned are ranked behind all others."""
    keys = [(t.seats[seat].resigned, place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


# ---- undo, pause, resignation ----------------------------------------------------------------------------------------
def undo(t: GameTable, seat: Seat) -> Decision:
    """By the engine's rule: free, with everybody's consent, or not at all."""
    need(t.playing, "not_playing")
    need(not t.created.rated, "rated_game")
    need(not t.created.tournament, "tournament_game")
    need(not t.under_seal, "answers_are_sealed")
    allowed = may_undo(t, seat)
    need(allowed is not None, "nothing_to_undo")
    need(allowed is not Undo.IMPOSSIBLE, "undo_secrets_were_shown")
    return happens(e.TakenBack(seat=seat)) if allowed is Undo.FREE else ask_consent(t, seat, "undo")


def may_undo(t: GameTable, seat: Seat) -> Undo | None:
    """Works for answers from before the latest snapshot, too."""
    if t.session.may_undo(seat) is None:
        t.recall()
    return t.session.may_undo(seat)


def ask_consent(t: GameTable, seat: Seat, what: str) -> Decision:
    """Ask all other people at the table. Without any, it is agreed at once."""
    need(what in ("undo", "pause", "resume", "abort"), "no_such_request")
    need(t.phase in (Phase.PLAYING, Phase.PAUSED), "not_playing")
    need((what == "resume") == (t.phase is Phase.PAUSED) or what == "abort", "not_now")
    need(not t.created.tournament or what == "resume", "tournament_game")
    need(t.consent is None, "another_request_is_open")
    others = [person for person in t.persons() if person not in t.seats_of(t.seats[seat].user)]
    asked = e.ConsentAsked(what=what, seat=seat)
    return happens(asked) if others else happens(asked, *granted(t, what, seat))


def give_consent(t: GameTable, seat: Seat, agrees: bool) -> Decision:
    """Everybody has to agree. One refusal rejects the request, and the person who asked may withdraw it."""
    if t.consent is None:
        raise RequestError("nothing_to_agree_to")
    need(seat in t.persons(), "not_asked")
    if not agrees:
        return happens(e.ConsentRefused(seat=seat))
    need(seat not in t.consent.agreed, "agreed_already")
    given = e.ConsentGiven(seat=seat)
    agreed = {user for s in (*t.consent.agreed, seat) if (user := t.seats[s].user)}
    missing = [person for person in t.persons() if t.seats[person].user not in agreed]
    return happens(given) if missing else happens(given, *granted(t, t.consent.what, t.consent.asked_by))


def granted(t: GameTable, what: str, seat: Seat) -> Decision:
    match what:
        case "undo" if t.under_seal or may_undo(t, seat) in (None, Undo.IMPOSSIBLE):
            return happens(e.ConsentRefused(seat=seat))  # a bot has answered in the meantime, and it is too late
        case "undo":
            return happens(e.TakenBack(seat=seat))
        case "pause":
            return happens(e.Paused())
        case "resume":
            return happens(e.Resumed())
        case _:
            return happens(e.Aborted())


def resign(t: GameTable, seat: Seat) -> Decision:
    """Resign: a bot takes over the seat, which will be ranked last. With one player left the game is over."""
    need(t.playing or t.phase is Phase.PAUSED, "not_playing")
    need(not t.seats[seat].resigned, "resigned_already")
    return give_up(t, (seat,))


def give_up(t: GameTable, seats: Sequence[Seat]) -> Decision:
    """Bots take over these seats, which will be ranked last. With at most one player left the game is over."""
    left = [s for s, holder in enumerate(t.seats) if s not in seats and not holder.resigned]
    events: list[e.Event] = []
    for seat in seats:
        events += (e.Resigned(seat=seat), e.HandedOver(seat=seat, bot=STAND_IN))
    if len(left) <= 1:
        places = tuple(1 if s in left or not left else 2 for s in range(len(t.seats)))
        events.append(e.Finished(places=places, reason=RESIGNED))
    return happens(*events)


def left(t: Table, user: str) -> Decision:
    """A deleted user leaves the table: the seat becomes free for everybody, or the others decide who plays it.

    A game without any people left ends, and so does a lobby without anybody to start it.
    """
    seats = [seat for seat in t.seats_of(user) if not t.seats[seat].gone]
    if t.phase is Phase.OPEN:
        freed = [*(e.SeatFreed(seat=seat) for seat in seats if t.seats[seat].invited != user), *_opened(t, user)]
        deserted = user == t.created.host and not any(holder.user not in ("", user) for holder in t.seats)
        return happens(*freed, e.Aborted()) if deserted else happens(*freed)
    if t.phase not in (Phase.PLAYING, Phase.PAUSED) or not seats:
        return Decision()
    others = [holder for holder in t.seats if holder.user not in ("", user) and not holder.gone and not holder.resigned]
    events: list[e.Event] = [e.Left(seat=seat) for seat in seats]
    return happens(*events) if others else happens(*events, e.Aborted())


def vacation(t: Table, user: str, until: int) -> Decision:
    """Stop the clock of a person until that time; 0: start it again. Nobody waits at a live table."""
    if not t.in_progress or t.pace.live:
        return Decision()
    seats = [seat for seat in t.seats_of(user) if t.seats[seat].vacation != until and not t.seats[seat].gone]
    begun = (e.VacationBegun(seat=seat, until=until) for seat in seats)
    return happens(*begun) if until else happens(*(e.VacationEnded(seat=seat) for seat in seats))


def take_hint(t: GameTable, seat: Seat) -> Decision:
    """Note that the seat got a hint, once for each question; it may have answered in the meantime."""
    known = (seat, t.question) in t.hinted
    return Decision() if known or not t.in_progress else happens(e.HintTaken(seat=seat))


def more_time(t: GameTable, seat: Seat) -> Decision:
    """Every player asked in a window may get more time, once, with or without a card."""
    need(t.window is not None and t.playing, "no_window")
    need(seat in t.session.state.ask.seats, "not_asked")
    need(seat not in t.more_time, "asked_already")
    return happens(e.MoreTimeAsked(seat=seat))


def order(t: GameTable, seat: Seat, occasion: str, answers: tuple[Words, ...]) -> Decision:
    """A standing order. Its answers are checked against the rules when the question comes up."""
    need(t.phase in (Phase.PLAYING, Phase.PAUSED), "not_playing")
    need(0 < len(occasion) <= LONGEST_OCCASION and len(answers) <= MOST_ANSWERS, "too_long")
    need(all(len(words) <= LONGEST_ANSWER for words in answers), "too_long")
    need(not answers or t.game.may_come(t.session.state, occasion), "occasion_is_past")
    others = [other for owner, other in t.orders if owner == seat and other != occasion]
    need(not answers or len(others) < MOST_ORDERS, "too_many_orders")
    if t.orders.get((seat, occasion), ()) == answers:
        return Decision()  # it is already set
    return happens(e.Ordered(seat=seat, occasion=occasion, answers=answers))


# ---- time ------------------------------------------------------------------------------------------------------------
def alarm(t: Table, now: int) -> Decision:
    """What happens at this time: a vacation ends, an order is due, a window closes, a talk is over, a player of a
    tournament has not appeared, or a clock has run out.
    """
    if not t.playing or not isinstance(t, GameTable):
        return Decision()
    if back := [seat for seat, holder in enumerate(t.seats) if 0 < holder.vacation <= now]:
        return happens(*(e.VacationEnded(seat=seat) for seat in back))
    if (left := t.answer_left()) is not None and now >= t.order_due():
        return play(t, (left,), "only" if t.order_of(left.seat) is None else "order")
    if t.window_closes is not None and now >= t.window_closes:
        return close_window(t)
    if (end := t.end_of_talk()) is not None and now >= end:
        return end_talk(t)
    if (due := t.no_show_due()) is not None and now >= due:
        return give_up(t, t.not_arrived())
    late = [seat for seat in t.out_of_time(now) if seat not in t.out]
    events: list[e.Event] = [e.RanOut(seat=seat) for seat in late]
    if t.created.tournament:  # nobody decides for absent players: a bot plays until they come back
        events += (e.HandedOver(seat=seat, bot=STAND_IN) for seat in late)
    return happens(*events)


def close_window(t: GameTable) -> Decision:
    """All answers are published together; seats without an answer pass."""
    state = t.session.state
    left = [Entry(s, t.held.get(s) or t.game.question(state, s).default()) for s in t.session.to_move()]
    return play(t, left, "window")


def end_talk(t: GameTable) -> Decision:
    """The first awaited seat gives its default answer; the next one follows at once."""
    seat = t.session.awaited()[0]
    return default_answer(t, seat)


def for_the_absent(t: GameTable, seat: Seat, absent: Seat, what: str) -> Decision:
    """Another player decides for a seat that is out of time or gone: its default answer, or a bot from now on."""
    need(t.playing, "not_playing")
    need(seat != absent, "not_for_oneself")
    need(absent in range(len(t.seats)) and t.is_missing(absent), "not_out_of_time")
    need(what in ("default", "bot"), "no_such_request")
    if what == "bot":
        return happens(e.HandedOver(seat=absent, bot=STAND_IN))
    need(absent in t.awaited() and t.window is None, "not_out_of_time")
    return default_answer(t, absent)


def default_answer(t: GameTable, seat: Seat) -> Decision:
    return play(t, (Entry(seat, t.game.question(t.session.state, seat).default()),), "clock")


def arrive(t: Table, seats: Sequence[Seat]) -> Decision:
    """Players of a tournament have come to the table: from now on they are not treated as missing."""
    if not isinstance(t, GameTable) or not t.created.no_show or not t.in_progress:
        return Decision()
    return happens(*(e.Arrived(seat=seat) for seat in seats if seat in t.not_arrived()))


def come_back(t: GameTable, seat: Seat) -> Decision:
    """The person takes the seat back from the bot that replaced them."""
    need(t.phase in (Phase.PLAYING, Phase.PAUSED), "not_playing")
    need(t.seats[seat].away and not t.seats[seat].resigned, "not_away")
    return happens(e.CameBack(seat=seat))


def replace_bot(t: GameTable, seat: Seat, bot: str, instead: str, why: str) -> Decision:
    """Replace a bot that has failed, unless its seat has changed hands."""
    need(t.seats[seat].bot == bot, "no_such_bot")
    return happens(e.BotFailed(seat=seat, bot=bot, instead=instead, why=why))


def first_draws(t: GameTable) -> Decision:
    """The draws that have to be made before the next decision."""
    return play(t, (), "")
