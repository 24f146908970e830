"""From a client's command to what the table decides. A seat is spoken for by its own person only."""

from __future__ import annotations

from plancia.engine import Seat
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.deciding import RequestError, need
from plancia.server.identity.names import is_scribbled
from plancia.server.table import Table

MOST_CHAT = 500  # characters


def carry_out(t: Table, user: str, command: p.Command) -> list[e.Event]:
    """The events that follow, or `RequestError`."""
    if isinstance(command, p.Say):
        return say(t, user, command.text, command.team)
    if isinstance(command, p.Silence):
        return silence(t, user, command.seat, command.silent)
    seat: Seat | None = getattr(command, "seat", None)
    need(seat is not None, "no_such_command")
    assert seat is not None
    need(seat in range(len(t.seats)), "no_such_seat")
    need(seat in t.seats_of(user), "not_your_seat")
    match command:
        case p.ComeBack():
            return deciding.come_back(t, seat)
        case p.Consent(agrees=agrees):
            return deciding.give_consent(t, seat, agrees)
        case p.Resign():
            return deciding.resign(t, seat)
        case _:
            need(not t.seats[seat].bot, "a_bot_stands_in")
    match command:
        case p.Answer(question=question, words=words):
            return deciding.answer(t, seat, words, question, "person")
        case p.Undo():
            return deciding.undo(t, seat)
        case p.Request(what=what):
            need(what != "undo", "no_such_request")
            return deciding.ask_consent(t, seat, what)
        case p.MoreTime():
            return deciding.more_time(t, seat)
        case p.Order(occasion=occasion, answers=answers):
            return deciding.order(t, seat, occasion, answers)
        case p.ForTheAbsent(absent=absent, what=what):
            return deciding.for_the_absent(t, seat, absent, what)
        case _:
            raise RequestError("no_such_command")


def say(t: Table, user: str, text: str, seat: Seat | None = None) -> list[e.Event]:
    """Chat is for those who sit at the table: everybody reads it, spectators too, unless it is said to a team."""
    text = " ".join(text.split())
    need(t.seats_of(user), "not_at_this_table")
    need(user not in t.silenced, "silenced")
    need(text, "nothing_said")
    need(len(text) <= MOST_CHAT, "too_long")
    need(text.isprintable() and not is_scribbled(text), "not_readable")
    if seat is None:
        return [e.Chatted(user=user, text=text)]
    need(seat in t.seats_of(user), "not_your_seat")
    need(team := t.team_of(seat), "no_team")
    return [e.Chatted(user=user, text=text, team=team)]


def silence(t: Table, user: str, seat: Seat, silent: bool) -> list[e.Event]:
    """The host sees to it that people can talk in peace; whoever is silenced plays on."""
    need(user == t.created.host, "only_the_host")
    other = person_in(t, seat)
    need(other != user, "not_for_oneself")
    return [e.Silenced(user=other, silent=silent)] if silent != (other in t.silenced) else []


def person_in(t: Table, seat: Seat) -> str:
    """The user who sits there."""
    need(seat in range(len(t.seats)), "no_such_seat")
    need(t.seats[seat].user, "nobody_sits_there")
    return t.seats[seat].user
