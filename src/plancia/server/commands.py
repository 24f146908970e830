"""Turns a client's command into a decision of the table. Only the person in a seat may speak for it."""

from __future__ import annotations

from plancia.engine import Seat
from plancia.records import Entry
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.deciding import RequestError, game_at, need
from plancia.server.decision import Decision, happens
from plancia.server.identity.names import is_scribbled
from plancia.server.table import Table

MOST_CHAT = 500  # characters


def carry_out(t: Table, user: str, command: p.Command) -> Decision:
    """What the table decides; raises `RequestError`."""
    if isinstance(command, p.Say):
        return say(t, user, command.text, command.team)
    if isinstance(command, p.Silence):
        return silence(t, user, command.seat, command.silent)
    seat: Seat | None = getattr(command, "seat", None)
    if seat is None:
        raise RequestError("no_such_command")
    need(seat in range(len(t.seats)), "no_such_seat")
    need(seat in t.seats_of(user), "not_your_seat")
    match command:
        case p.ComeBack():
            return deciding.come_back(game_at(t), seat)
        case p.Consent(agrees=agrees):
            return deciding.give_consent(game_at(t, "nothing_to_agree_to"), seat, agrees)
        case p.Resign():
            return deciding.resign(game_at(t), seat)
        case _:
            need(not t.seats[seat].bot, "a_bot_stands_in")
    match command:
        case p.Answer(question=question, words=words):
            return deciding.answer(game_at(t), Entry(seat, words), question, "person")
        case p.Undo():
            return deciding.undo(game_at(t), seat)
        case p.Request(what=what):
            need(what != "undo", "no_such_request")
            return deciding.ask_consent(game_at(t), seat, what)
        case p.MoreTime():
            return deciding.more_time(game_at(t, "no_window"), seat)
        case p.Order(occasion=occasion, answers=answers):
            return deciding.order(game_at(t), seat, occasion, answers)
        case p.ForTheAbsent(absent=absent, what=what):
            return deciding.for_the_absent(game_at(t), seat, absent, what)
        case _:
            raise RequestError("no_such_command")


def say(t: Table, user: str, text: str, seat: Seat | None = None) -> Decision:
    """Only players write in the chat. Everybody can read it, spectators too, except messages to a team."""
    text = " ".join(text.split())
    need(t.seats_of(user), "not_at_this_table")
    need(user not in t.silenced, "silenced")
    need(text, "nothing_said")
    need(len(text) <= MOST_CHAT, "too_long")
    need(text.isprintable() and not is_scribbled(text), "not_readable")
    if seat is None:
        return happens(e.Chatted(user=user, text=text))
    need(seat in t.seats_of(user), "not_your_seat")
    need(team := t.team_of(seat), "no_team")
    return happens(e.Chatted(user=user, text=text, team=team))


def silence(t: Table, user: str, seat: Seat, silent: bool) -> Decision:
    """The host moderates the chat. A silenced player keeps playing."""
    need(user == t.created.host, "only_the_host")
    other = person_in(t, seat)
    need(other != user, "not_for_oneself")
    return happens(e.Silenced(user=other, silent=silent)) if silent != (other in t.silenced) else Decision()


def person_in(t: Table, seat: Seat) -> str:
    """The user who sits there."""
    need(seat in range(len(t.seats)), "no_such_seat")
    need(t.seats[seat].user, "nobody_sits_there")
    return t.seats[seat].user
