"""What a table does when somebody wants something: the events that follow, or a refusal with a stable code. Pure."""

from __future__ import annotations

from plancia.engine import CHANCE, IllegalAction, Seat, Undo, Words
from plancia.records import seal
from plancia.server import events as e
from plancia.server.seats import Phase, TableSeat
from plancia.server.table import Table

RESIGNED = "resigned"  # the reason of an end that no rule of the game brings about
STAND_IN = "greedy"  # the bot that answers for somebody who is away
MOST_ORDERS = 32  # of one seat
MOST_ANSWERS = 100  # in an order
LONGEST_OCCASION = 40
LONGEST_ANSWER = 16  # words


class RequestError(Exception):
    """What was wanted is not possible; the code is stable, `rule` and `word` are there if the rules refuse it."""

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
def join(t: Table, user: str, seat: Seat | None = None, entropy: str = "") -> list[e.Event]:
    """Sit down: where one is invited, else on the seat named, else on the first that is free."""
    need(t.phase is Phase.OPEN, "table_not_open")
    free = [s for s, holder in enumerate(t.seats) if not holder.taken and holder.invited in ("", user)]
    free.sort(key=lambda s: t.seats[s].invited != user)
    if seat is not None:
        need(seat in range(len(t.seats)), "no_such_seat")
        need(seat in free, "seat_taken")
        free = [seat]
    need(free, "table_full")
    return [e.SeatTaken(seat=free[0], user=user, entropy=entropy)]


def leave(t: Table, user: str, seat: Seat) -> list[e.Event]:
    """Get up before the game begins; afterwards one resigns."""
    need(t.phase is Phase.OPEN, "game_has_begun")
    need(seat in t.seats_of(user), "not_your_seat")
    return [e.SeatFreed(seat=seat)]


def seat_bot(t: Table, user: str, seat: Seat, bot: str) -> list[e.Event]:
    need(t.phase is Phase.OPEN, "table_not_open")
    need(user == t.created.host, "only_the_host")
    need(seat in range(len(t.seats)) and not t.seats[seat].user, "seat_taken")
    return [] if t.seats[seat] == TableSeat(bot=bot) else [e.BotSeated(seat=seat, bot=bot)]


def plan_seat(t: Table, user: str, seat: Seat, plan: e.SeatPlan) -> list[e.Event]:
    """The host decides anew for whom a seat is; whoever sits there, person or bot, gets up."""
    need(t.phase is Phase.OPEN, "table_not_open")
    need(user == t.created.host, "only_the_host")
    need(seat in range(len(t.seats)), "no_such_seat")
    planned = TableSeat(bot=plan.bot, invited=plan.user)
    return [] if t.seats[seat] == planned else [e.SeatPlanned(seat=seat, plan=plan)]


def choose_colour(t: Table, user: str, seat: Seat, colour: str) -> list[e.Event]:
    """For one's own seat, before the game. What no person has is free: bots and empty seats take another one."""
    need(t.phase is Phase.OPEN, "table_not_open")
    need(seat in t.seats_of(user), "not_your_seat")
    need(colour in t.game.SEAT_COLOURS, "no_such_colour")
    need(colour not in [holder.colour for s, holder in enumerate(t.seats) if s != seat], "colour_taken")
    return [] if t.seats[seat].colour == colour else [e.ColourChosen(seat=seat, colour=colour)]


def start(t: Table, user: str) -> list[e.Event]:
    """When every seat is taken the host, or anybody at the table, begins."""
    need(t.phase is Phase.OPEN, "game_has_begun")
    need(user == t.created.host or t.seats_of(user), "not_at_this_table")
    need(all(holder.taken for holder in t.seats), "seats_are_free")
    return [e.Started(seal=seal(t.secret), entropies=tuple(holder.entropy for holder in t.seats))]


def rematch(t: Table, user: str, table: str) -> list[e.Event]:
    """The table where the same people meet again; the first one made counts."""
    need(t.phase in (Phase.OVER, Phase.ABORTED), "game_is_not_over")
    need(user == t.created.host or t.seats_of(user), "not_at_this_table")
    need(not t.rematch, "rematch_is_there_already")
    return [e.Rematched(table=table)]


# ---- the game --------------------------------------------------------------------------------------------------------
def answer(t: Table, seat: Seat, words: Words, number: int, by: str) -> list[e.Event]:
    """An answer and the draws that follow. `number` is that of the question, so that none hits a later one."""
    need(t.playing, "not_playing")
    assert t.session is not None
    state = t.session.state
    need(number == t.question, "stale_question")
    need(seat in t.asked(), "not_asked")
    need(by != "bot" or t.seats[seat].bot, "a_person_sits_here")
    try:
        t.game.question(state, seat).check(words)
    except IllegalAction as error:
        raise RequestError(error.code, error.rule, error.word) from error
    if state.ask.WINDOW and by != "window":
        return [e.Held(seat=seat, words=words)]
    return heard(t, {seat: words}, by)


def heard(t: Table, said: dict[Seat, Words], by: str) -> list[e.Event]:
    """Answers that take effect now, what chance says to them, and the end of the game if that is what they bring."""
    assert t.session is not None
    state, events = t.session.state, list[e.Event]()
    for seat, words in said.items():
        state, _ = t.session.advance(state, seat, words)
        events.append(e.Answered(seat=seat, words=words, by=by))
    return events + chance(t, state)


def chance(t: Table, state: object) -> list[e.Event]:
    """The draws that are due in this state; and how the game ended, if it has."""
    assert t.session is not None
    events = list[e.Event]()
    for entry in t.session.due_draws(state, t.session.draws):
        events.append(e.Drawn(draw=entry.draw, words=entry.words))
        state, _ = t.session.advance(state, CHANCE, entry.words)
    if (result := t.game.result(state)) is not None:
        events.append(e.Finished(places=with_resigned_last(t, result.places), reason=result.reason))
    return events


def with_resigned_last(t: Table, places: tuple[int, ...]) -> tuple[int, ...]:
    """Whoever resigned is behind everybody who did not."""
    keys = [(t.seats[seat].resigned, place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


# ---- taking back, pausing, giving up ---------------------------------------------------------------------------------
def undo(t: Table, seat: Seat) -> list[e.Event]:
    """By the engine's rule: free, with everybody's consent, or not at all."""
    need(t.playing, "not_playing")
    need(not t.under_seal, "answers_are_sealed")
    allowed = may_undo(t, seat)
    need(allowed is not None, "nothing_to_undo")
    need(allowed is not Undo.IMPOSSIBLE, "undo_secrets_were_shown")
    return [e.TakenBack(seat=seat)] if allowed is Undo.FREE else ask_consent(t, seat, "undo")


def may_undo(t: Table, seat: Seat) -> Undo | None:
    """Also of an answer from before the latest snapshot."""
    assert t.session is not None
    if t.session.may_undo(seat) is None:
        t.recall()
    return t.session.may_undo(seat)


def ask_consent(t: Table, seat: Seat, what: str) -> list[e.Event]:
    """Ask all other persons; with nobody to ask it is agreed at once."""
    need(what in ("undo", "pause", "resume", "abort"), "no_such_request")
    need(t.phase in (Phase.PLAYING, Phase.PAUSED), "not_playing")
    need((what == "resume") == (t.phase is Phase.PAUSED) or what == "abort", "not_now")
    need(t.consent is None, "another_request_is_open")
    others = [person for person in t.persons() if person not in t.seats_of(t.seats[seat].user)]
    asked = e.ConsentAsked(what=what, seat=seat)
    return [asked] if others else [asked, *granted(t, what, seat)]


def give_consent(t: Table, seat: Seat, agrees: bool) -> list[e.Event]:
    """Everybody has to agree; one refusal is enough to drop it, and whoever asked may think better of it."""
    need(t.consent is not None, "nothing_to_agree_to")
    need(seat in t.persons(), "not_asked")
    assert t.consent is not None
    if not agrees:
        return [e.ConsentRefused(seat=seat)]
    need(seat not in t.consent.agreed, "agreed_already")
    given = e.ConsentGiven(seat=seat)
    agreed = {user for s in (*t.consent.agreed, seat) if (user := t.seats[s].user)}
    missing = [person for person in t.persons() if t.seats[person].user not in agreed]
    return [given] if missing else [given, *granted(t, t.consent.what, t.consent.asked_by)]


def granted(t: Table, what: str, seat: Seat) -> list[e.Event]:
    match what:
        case "undo" if t.under_seal or may_undo(t, seat) in (None, Undo.IMPOSSIBLE):
            return [e.ConsentRefused(seat=seat)]  # a bot has answered in the meantime, and it is too late
        case "undo":
            return [e.TakenBack(seat=seat)]
        case "pause":
            return [e.Paused()]
        case "resume":
            return [e.Resumed()]
        case _:
            return [e.Aborted()]


def resign(t: Table, seat: Seat) -> list[e.Event]:
    """The seat is given up: a bot plays it on, and it will be ranked last. With one left the game is over."""
    need(t.playing or t.phase is Phase.PAUSED, "not_playing")
    need(not t.seats[seat].resigned, "resigned_already")
    left = [s for s, holder in enumerate(t.seats) if s != seat and not holder.resigned]
    events: list[e.Event] = [e.Resigned(seat=seat), e.HandedOver(seat=seat, bot=STAND_IN)]
    if len(left) == 1:
        places = tuple(1 if s == left[0] else 2 for s in range(len(t.seats)))
        events.append(e.Finished(places=places, reason=RESIGNED))
    return events


def left(t: Table, user: str) -> list[e.Event]:
    """Somebody does not exist any more: a seat is free again, or waits for what the others decide.

    A game that nobody is left to play ends, and so does a table that nobody is left to begin.
    """
    seats = [seat for seat in t.seats_of(user) if not t.seats[seat].gone]
    if t.phase is Phase.OPEN:
        freed = [e.SeatFreed(seat=seat) for seat in seats]
        deserted = user == t.created.host and not any(holder.user not in ("", user) for holder in t.seats)
        return [*freed, e.Aborted()] if deserted else list(freed)
    if t.phase not in (Phase.PLAYING, Phase.PAUSED) or not seats:
        return []
    others = [holder for holder in t.seats if holder.user not in ("", user) and not holder.gone and not holder.resigned]
    events: list[e.Event] = [e.Left(seat=seat) for seat in seats]
    return events if others else [*events, e.Aborted()]


def more_time(t: Table, seat: Seat) -> list[e.Event]:
    """Anybody who is asked in a window may have more time, once, holding a card or not."""
    need(t.window is not None and t.playing, "no_window")
    assert t.session is not None
    need(seat in t.session.state.ask.seats, "not_asked")
    need(seat not in t.more_time, "asked_already")
    return [e.MoreTimeAsked(seat=seat)]


def order(t: Table, seat: Seat, occasion: str, answers: tuple[Words, ...]) -> list[e.Event]:
    """A standing order. Whether the rules allow its answers is looked at when the question comes up."""
    need(t.phase in (Phase.PLAYING, Phase.PAUSED), "not_playing")
    assert t.session is not None
    need(0 < len(occasion) <= LONGEST_OCCASION and len(answers) <= MOST_ANSWERS, "too_long")
    need(all(len(words) <= LONGEST_ANSWER for words in answers), "too_long")
    need(not answers or t.game.may_come(t.session.state, occasion), "occasion_is_past")
    others = [other for owner, other in t.orders if owner == seat and other != occasion]
    need(not answers or len(others) < MOST_ORDERS, "too_many_orders")
    if t.orders.get((seat, occasion), ()) == answers:
        return []  # it stands already
    return [e.Ordered(seat=seat, occasion=occasion, answers=answers)]


# ---- time ------------------------------------------------------------------------------------------------------------
def alarm(t: Table, now: int) -> list[e.Event]:
    """What time brings: an order is due, a window closes, a talk is over, or somebody's clock has run out."""
    if not t.playing or t.session is None:
        return []
    if (left := t.answer_left()) is not None and now >= t.order_due():
        return heard(t, dict([left]), "only" if t.order_of(left[0]) is None else "order")
    if t.window_closes is not None and now >= t.window_closes:
        return close_window(t)
    if (end := t.end_of_talk()) is not None and now >= end:
        return end_talk(t)
    return [e.RanOut(seat=seat) for seat in t.out_of_time(now) if seat not in t.out]


def close_window(t: Table) -> list[e.Event]:
    """All answers are published together; who said nothing passes."""
    assert t.session is not None
    state = t.session.state
    said = {s: t.held.get(s) or t.game.question(state, s).default() for s in t.session.to_move()}
    return heard(t, said, "window")


def end_talk(t: Table) -> list[e.Event]:
    """The first of those who are waited for has said what silence says; the next one follows at once."""
    assert t.session is not None
    seat = t.session.awaited()[0]
    return heard(t, {seat: t.game.question(t.session.state, seat).default()}, "clock")


def for_the_absent(t: Table, seat: Seat, absent: Seat, what: str) -> list[e.Event]:
    """Somebody is out of time or gone, and another player decides: the default answer, or a bot from now on."""
    need(t.playing, "not_playing")
    need(seat != absent, "not_for_oneself")
    need(absent in range(len(t.seats)) and t.is_missing(absent), "not_out_of_time")
    need(what in ("default", "bot"), "no_such_request")
    if what == "bot":
        return [e.HandedOver(seat=absent, bot=STAND_IN)]
    need(absent in t.awaited() and t.window is None, "not_out_of_time")
    assert t.session is not None
    return heard(t, {absent: t.game.question(t.session.state, absent).default()}, "clock")


def come_back(t: Table, seat: Seat) -> list[e.Event]:
    """The person takes the seat over from the bot that stood in."""
    need(t.phase in (Phase.PLAYING, Phase.PAUSED), "not_playing")
    need(t.seats[seat].away and not t.seats[seat].resigned, "not_away")
    return [e.CameBack(seat=seat)]


def replace_bot(t: Table, seat: Seat, bot: str, instead: str, why: str) -> list[e.Event]:
    """A bot has failed; nothing changes if somebody else sits there by now."""
    need(t.seats[seat].bot == bot, "no_such_bot")
    return [e.BotFailed(seat=seat, bot=bot, instead=instead, why=why)]


def first_draws(t: Table) -> list[e.Event]:
    """What chance says before anybody has to decide."""
    assert t.session is not None
    return chance(t, t.session.state)
