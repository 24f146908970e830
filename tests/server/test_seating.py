"""Before a game and after it: who sits where, who begins, who talks, who meets again."""

from __future__ import annotations

import pytest

from plancia.games import NAMES, game
from plancia.games.tigris.drawing.geometry import GEOMETRY
from plancia.records import seal
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.decision import happens
from tests.server.support import SECRET, Life, begun, code, one_answers, refusal


# ---- before the game -------------------------------------------------------------------------------------------------
def test_an_open_seat_is_for_anybody() -> None:
    """The first one that is free, or the one named."""
    life = Life("ann", "open", "open")
    life.add(deciding.join(life.table, "bob", 2))
    life.add(deciding.join(life.table, "cat", entropy="00ff"))
    assert [(chair.user, chair.entropy) for chair in life.table.seats] == [("ann", ""), ("cat", "00ff"), ("bob", "")]


def test_a_seat_is_kept_for_whoever_is_invited() -> None:
    """Others find the table full; the guest finds the seat without naming it."""
    life = Life("ann", "open", "bob")
    life.add(e.SeatFreed(seat=2))
    life.add(deciding.join(life.table, "cat"))
    assert code(lambda: deciding.join(life.table, "dan")) == "table_full"
    assert code(lambda: deciding.join(life.table, "dan", 2)) == "seat_taken"
    assert deciding.join(life.table, "bob") == happens(e.SeatTaken(seat=2, user="bob"))


def test_joining_is_refused_for_a_reason() -> None:
    """A seat that is taken, one that does not exist, a game that has begun."""
    life = Life("ann", "open")
    assert code(lambda: deciding.join(life.table, "bob", 0)) == "seat_taken"
    assert code(lambda: deciding.join(life.table, "bob", 7)) == "no_such_seat"
    assert code(lambda: deciding.join(begun().table, "cat")) == "table_not_open"


def test_who_gets_up_leaves_the_seat_as_it_was() -> None:
    """Only from one's own seat, and only before the game."""
    life = Life("ann", "open")
    life.add(deciding.join(life.table, "bob"))
    assert code(lambda: deciding.leave(life.table, "ann", 1)) == "not_your_seat"
    life.add(deciding.leave(life.table, "bob", 1))
    assert not life.table.seats[1].taken
    assert code(lambda: deciding.leave(begun().table, "ann", 0)) == "game_has_begun"


def test_the_host_seats_bots() -> None:
    """On any seat without a person."""
    life = Life("ann", "open", "bot")
    assert code(lambda: deciding.seat_bot(life.table, "bob", 1, "greedy")) == "only_the_host"
    assert code(lambda: deciding.seat_bot(life.table, "ann", 0, "greedy")) == "seat_taken"
    assert code(lambda: deciding.seat_bot(life.table, "ann", 9, "greedy")) == "seat_taken"
    for seat in (1, 2):
        life.add(deciding.seat_bot(life.table, "ann", seat, "greedy"))
    assert [chair.bot for chair in life.table.seats] == ["", "greedy", "greedy"]
    assert code(lambda: deciding.seat_bot(begun().table, "ann", 1, "greedy")) == "table_not_open"


def test_the_host_decides_anew_for_whom_a_seat_is() -> None:
    """A person or a bot gets up; the seat is open, kept for somebody, or a bot's."""
    life = Life("ann", "open", "bot")
    life.add(deciding.join(life.table, "bob", 1, "00"))
    plans = (e.SeatPlan(bot="greedy"), e.SeatPlan(user="cat"))
    for seat, plan in enumerate(plans, 1):
        life.add(deciding.plan_seat(life.table, "ann", seat, plan))
    assert [(c.user, c.bot, c.invited, c.entropy) for c in life.table.seats[1:]] == [
        ("", "greedy", "", ""),
        ("", "", "cat", ""),
    ]
    assert code(lambda: deciding.join(life.table, "bob")) == "table_full"
    life.add(deciding.join(life.table, "cat"))
    life.add(deciding.plan_seat(life.table, "ann", 2, e.SeatPlan()))
    assert deciding.join(life.table, "bob") == happens(e.SeatTaken(seat=2, user="bob"))


def test_a_seat_is_planned_by_the_host_and_before_the_game() -> None:
    life = Life("ann", "open")
    assert code(lambda: deciding.plan_seat(life.table, "bob", 1, e.SeatPlan())) == "only_the_host"
    assert code(lambda: deciding.plan_seat(life.table, "ann", 2, e.SeatPlan())) == "no_such_seat"
    assert code(lambda: deciding.plan_seat(begun().table, "ann", 1, e.SeatPlan())) == "table_not_open"


def test_who_gets_up_from_a_seat_that_was_kept_for_them_finds_it_kept() -> None:
    """Also if the host has decided so later."""
    life = Life("ann", "open")
    life.add(deciding.plan_seat(life.table, "ann", 1, e.SeatPlan(user="bob")))
    life.add(deciding.join(life.table, "bob"))
    life.add(deciding.leave(life.table, "bob", 1))
    assert code(lambda: deciding.join(life.table, "cat")) == "table_full"


# ---- colours ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_every_seat_of_a_game_has_a_colour_of_its_own(name: str) -> None:
    """Or the game has none to choose from, because a seat is more than a colour there."""
    colours = game(name).SEAT_COLOURS
    assert len(set(colours)) == len(colours)
    assert not colours or len(colours) >= game(name).SEATS[-1]


def test_the_colours_of_tigris_are_those_on_the_board() -> None:
    assert GEOMETRY.dynasties == game("tigris").SEAT_COLOURS


def test_a_colour_is_chosen_among_those_that_no_person_has() -> None:
    """A bot or an empty seat takes another one instead."""
    life = Life("ann", "bob", "bot", "open")
    assert life.table.colours() == ("lion", "bull", "archer", "potter")
    life.add(deciding.choose_colour(life.table, "ann", 0, "archer"))
    assert life.table.colours() == ("archer", "bull", "lion", "potter")
    assert code(lambda: deciding.choose_colour(life.table, "ann", 0, "bull")) == "colour_taken"
    assert code(lambda: deciding.choose_colour(life.table, "ann", 1, "lion")) == "not_your_seat"
    assert code(lambda: deciding.choose_colour(life.table, "ann", 0, "unicorn")) == "no_such_colour"
    assert code(lambda: deciding.choose_colour(begun().table, "ann", 0, "archer")) == "table_not_open"


def test_people_keep_the_colour_they_sat_down_with() -> None:
    """Whatever others choose later, and whoever gets up."""
    life = Life("ann", "bob", "open")
    life.add(deciding.choose_colour(life.table, "ann", 0, "archer"))
    life.add(deciding.join(life.table, "cat"))
    assert life.table.colours() == ("archer", "bull", "lion")
    life.add(deciding.leave(life.table, "ann", 0))
    assert life.table.colours() == ("archer", "bull", "lion")


def test_where_a_seat_is_more_than_a_colour_there_is_none() -> None:
    life = Life("ann", "bob", "cat", game="rex")
    assert life.table.colours() == ("", "", "")
    assert code(lambda: deciding.choose_colour(life.table, "ann", 0, "red")) == "no_such_colour"


# ---- beginning -------------------------------------------------------------------------------------------------------
def test_a_game_begins_when_every_seat_is_taken() -> None:
    """Anybody at the table may begin; the dealer is bound to the secret before the first draw."""
    life = Life("ann", "open")
    assert code(lambda: deciding.start(life.table, "ann")) == "seats_are_free"
    life.add(deciding.join(life.table, "bob", entropy="beef"))
    assert code(lambda: deciding.start(life.table, "cat")) == "not_at_this_table"
    assert deciding.start(life.table, "bob") == happens(e.Started(seal=seal(SECRET), entropies=("", "beef")))
    assert code(lambda: deciding.start(begun().table, "ann")) == "game_has_begun"


def test_entropy_of_the_seats_changes_what_is_drawn() -> None:
    """The same secret deals other tiles."""
    drawn = []
    for entropy in ("", "01"):
        life = Life("ann", "open")
        life.add(deciding.join(life.table, "bob", entropy=entropy))
        drawn.append(life.start().state.hands)
    assert drawn[0] != drawn[1]


# ---- talk and meeting again ------------------------------------------------------------------------------------------
def test_people_at_the_table_talk() -> None:
    """In lines, with blanks put in order; the last ones are kept."""
    life = Life("ann", "bob")
    assert life.does("ann", p.Say(id=1, text="  how \n are\tyou? ")) == [e.Chatted(user="ann", text="how are you?")]
    for number in range(300):
        life.does("bob", p.Say(id=1, text=f"line {number}"))
    assert [line.text for line in life.table.chat] == [f"line {number}" for number in range(100, 300)]


def test_what_cannot_be_said() -> None:
    """Nothing, too much, what cannot be read; and strangers say nothing."""
    life = Life("ann", "bob")
    assert refusal(life, "eve", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "ann", p.Say(id=1, text=" \n ")) == "nothing_said"
    assert refusal(life, "ann", p.Say(id=1, text="x" * 501)) == "too_long"
    assert refusal(life, "ann", p.Say(id=1, text="\x1b[2J")) == "not_readable"


def test_the_host_silences_somebody_who_plays_on() -> None:
    """And lets them talk again; a second time changes nothing."""
    life = begun("ann", "bob")
    assert life.does("ann", p.Silence(id=1, seat=1, silent=True)) == [e.Silenced(user="bob", silent=True)]
    assert life.does("ann", p.Silence(id=1, seat=1, silent=True)) == []
    assert refusal(life, "bob", p.Say(id=1, text="hello")) == "silenced"
    one_answers(life)
    one_answers(life)
    life.does("ann", p.Say(id=1, text="hello"))
    life.does("ann", p.Silence(id=1, seat=1, silent=False))
    life.does("bob", p.Say(id=1, text="hello"))


def test_whoever_is_silenced_stays_so_on_another_seat() -> None:
    """It is the person who is not to talk."""
    life = Life("ann", "bob", "open")
    life.does("ann", p.Silence(id=1, seat=1, silent=True))
    life.add(deciding.leave(life.table, "bob", 1))
    life.add(deciding.join(life.table, "bob", 2))
    assert refusal(life, "bob", p.Say(id=1, text="hello")) == "silenced"


def test_who_cannot_be_silenced() -> None:
    """Oneself, nobody, a bot; and only the host does it."""
    life = Life("ann", "bob", "bot", "open")
    assert refusal(life, "bob", p.Silence(id=1, seat=0, silent=True)) == "only_the_host"
    assert refusal(life, "ann", p.Silence(id=1, seat=0, silent=True)) == "not_for_oneself"
    assert refusal(life, "ann", p.Silence(id=1, seat=4, silent=True)) == "no_such_seat"
    for seat in (2, 3):
        assert refusal(life, "ann", p.Silence(id=1, seat=seat, silent=True)) == "nobody_sits_there"


def test_the_same_people_meet_again_once() -> None:
    """After the game, at the table that was made first."""
    life = begun()
    assert code(lambda: deciding.rematch(life.table, "ann", "next")) == "game_is_not_over"
    life.does("ann", p.Resign(id=1, seat=0))
    assert code(lambda: deciding.rematch(life.table, "eve", "next")) == "not_at_this_table"
    life.add(deciding.rematch(life.table, "bob", "next"))
    assert life.table.rematch == "next"
    assert code(lambda: deciding.rematch(life.table, "ann", "other")) == "rematch_is_there_already"
