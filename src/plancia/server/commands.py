"""Turns a client's command into a decision of the table. Only the person in a seat may speak for it."""

from __future__ import annotations

from plancia.engine import Seat
from plancia.records import Entry
from plancia.server import dealing, deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.deciding import RequestError, game_at, need
from plancia.server.decision import Decision, happens
from plancia.server.spectating import clean_line
from plancia.server.table import Table


def carry_out(t: Table, user: str, command: p.Command) -> Decision:
    """What the table decides; raises `RequestError`."""
    if isinstance(command, p.Say):
        return say(t, user, command)
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
        case p.MakeOffer():
            return dealing.offer(game_at(t), command)
        case p.AcceptOffer(offer=offer):
            return dealing.accept(game_at(t), seat, offer)
        case p.DeclineOffer(offer=offer, reason=reason):
            return dealing.decline(game_at(t), seat, offer, reason)
        case p.WithdrawOffer(offer=offer):
            return dealing.withdraw(game_at(t), seat, offer)
        case _:
            raise RequestError("no_such_command")


def say(t: Table, user: str, command: p.Say) -> Decision:
    """Only players write in the chat. Everybody can read it, spectators too, except lines to a team or a player."""
    need(t.seats_of(user), "not_at_this_table")
    need(user not in t.silenced, "silenced")
    text = clean_line(command.text)
    return happens(e.Chatted(user=user, text=text, team=readers(t, user, command)))


def readers(t: Table, user: str, command: p.Say) -> tuple[Seat, ...]:
    """The seats that may read a line: a team, or two players; none: everybody may."""
    if command.to is not None:
        return two_players(t, user, command.seat, command.to)
    if command.team is None:
        return ()
    need(command.team in t.seats_of(user), "not_your_seat")
    need(team := t.team_of(command.team), "no_team")
    return team


def two_players(t: Table, user: str, seat: Seat | None, to: Seat) -> tuple[Seat, ...]:
    """The seats of a private chat. Before the game seats change hands, so there is none."""
    game_at(t, "game_has_not_begun")
    need(t.created.private_talk, "no_private_talk")
    own = t.seats_of(user)[0] if seat is None else seat
    need(own in t.seats_of(user), "not_your_seat")
    person_in(t, to)
    need(to != own, "not_for_oneself")
    return (min(own, to), max(own, to))


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
