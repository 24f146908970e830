"""Before a game and after it: seats, start, chat, rematch."""

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
def test_anybody_may_take_an_open_seat() -> None:
    """The first free one, or a named one."""
    life = Life("ann", "open", "open")
    life.add(deciding.join(life.table, "bob", 2))
    life.add(deciding.join(life.table, "cat", entropy="00ff"))
    assert [(chair.user, chair.entropy) for chair in life.table.seats] == [("ann", ""), ("cat", "00ff"), ("bob", "")]


def test_a_seat_is_reserved_for_an_invited_user() -> None:
    """For others the table is full; the invited user gets the seat without naming it."""
    life = Life("ann", "open", "bob")
    life.add(e.SeatFreed(seat=2))
    life.add(deciding.join(life.table, "cat"))
    assert code(lambda: deciding.join(life.table, "dan")) == "table_full"
    assert code(lambda: deciding.join(life.table, "dan", 2)) == "seat_taken"
    assert deciding.join(life.table, "bob") == happens(e.SeatTaken(seat=2, user="bob"))


def test_joining_is_rejected_for_a_reason() -> None:
    """A taken seat, an unknown one, a game in progress."""
    life = Life("ann", "open")
    assert code(lambda: deciding.join(life.table, "bob", 0)) == "seat_taken"
    assert code(lambda: deciding.join(life.table, "bob", 7)) == "no_such_seat"
    assert code(lambda: deciding.join(begun().table, "cat")) == "table_not_open"


def test_a_player_who_leaves_leaves_the_seat_unchanged() -> None:
    """Only their own seat, and only before the game."""
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


def test_the_host_changes_who_a_seat_is_for() -> None:
    """A person or a bot has to leave; the seat is open, reserved, or a bot's."""
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


def test_only_the_host_plans_seats_and_only_before_the_game() -> None:
    life = Life("ann", "open")
    assert code(lambda: deciding.plan_seat(life.table, "bob", 1, e.SeatPlan())) == "only_the_host"
    assert code(lambda: deciding.plan_seat(life.table, "ann", 2, e.SeatPlan())) == "no_such_seat"
    assert code(lambda: deciding.plan_seat(begun().table, "ann", 1, e.SeatPlan())) == "table_not_open"


def test_a_reserved_seat_stays_reserved_when_its_player_leaves() -> None:
    """Also if the host has reserved it later."""
    life = Life("ann", "open")
    life.add(deciding.plan_seat(life.table, "ann", 1, e.SeatPlan(user="bob")))
    life.add(deciding.join(life.table, "bob"))
    life.add(deciding.leave(life.table, "bob", 1))
    assert code(lambda: deciding.join(life.table, "cat")) == "table_full"


# ---- colours ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_every_seat_of_a_game_has_a_colour_of_its_own(name: str) -> None:
    """Or the game has no colours to choose from, because its seats differ in more than colour."""
    colours = game(name).SEAT_COLOURS
    assert len(set(colours)) == len(colours)
    assert not colours or len(colours) >= game(name).SEATS[-1]


def test_the_colours_of_tigris_are_those_on_the_board() -> None:
    assert GEOMETRY.dynasties == game("tigris").SEAT_COLOURS


def test_a_colour_is_chosen_from_those_that_no_person_has() -> None:
    """A bot or an empty seat takes another one instead."""
    life = Life("ann", "bob", "bot", "open")
    assert life.table.colours() == ("lion", "bull", "archer", "potter")
    life.add(deciding.choose_colour(life.table, "ann", 0, "archer"))
    assert life.table.colours() == ("archer", "bull", "lion", "potter")
    assert code(lambda: deciding.choose_colour(life.table, "ann", 0, "bull")) == "colour_taken"
    assert code(lambda: deciding.choose_colour(life.table, "ann", 1, "lion")) == "not_your_seat"
    assert code(lambda: deciding.choose_colour(life.table, "ann", 0, "unicorn")) == "no_such_colour"
    assert code(lambda: deciding.choose_colour(begun().table, "ann", 0, "archer")) == "table_not_open"


def test_people_keep_the_colour_they_started_with() -> None:
    """Even if others choose a colour later, or leave."""
    life = Life("ann", "bob", "open")
    life.add(deciding.choose_colour(life.table, "ann", 0, "archer"))
    life.add(deciding.join(life.table, "cat"))
    assert life.table.colours() == ("archer", "bull", "lion")
    life.add(deciding.leave(life.table, "ann", 0))
    assert life.table.colours() == ("archer", "bull", "lion")


def test_games_whose_seats_are_more_than_colours_offer_none() -> None:
    life = Life("ann", "bob", "cat", game="rex")
    assert life.table.colours() == ("", "", "")
    assert code(lambda: deciding.choose_colour(life.table, "ann", 0, "red")) == "no_such_colour"


# ---- start -----------------------------------------------------------------------------------------------------------
def test_a_game_begins_when_every_seat_is_taken() -> None:
    """Anybody at the table may start it; the dealer is bound to the secret before the first draw."""
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


# ---- chat and rematch ------------------------------------------------------------------------------------------------
def test_players_chat() -> None:
    """In lines, with normalised spaces; the last ones are kept."""
    life = Life("ann", "bob")
    assert life.does("ann", p.Say(id=1, text="  how \n are\tyou? ")) == [e.Chatted(user="ann", text="how are you?")]
    for number in range(300):
        life.does("bob", p.Say(id=1, text=f"line {number}"))
    assert [line.text for line in life.table.chat] == [f"line {number}" for number in range(100, 300)]


def test_invalid_chat() -> None:
    """Empty, too long, unreadable; and strangers cannot write."""
    life = Life("ann", "bob")
    assert refusal(life, "eve", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "ann", p.Say(id=1, text=" \n ")) == "nothing_said"
    assert refusal(life, "ann", p.Say(id=1, text="x" * 501)) == "too_long"
    assert refusal(life, "ann", p.Say(id=1, text="\x1b[2J")) == "not_readable"


def test_the_host_silences_a_player_who_keeps_playing() -> None:
    """And lets them write again; a second time changes nothing."""
    life = begun("ann", "bob")
    assert life.does("ann", p.Silence(id=1, seat=1, silent=True)) == [e.Silenced(user="bob", silent=True)]
    assert life.does("ann", p.Silence(id=1, seat=1, silent=True)) == []
    assert refusal(life, "bob", p.Say(id=1, text="hello")) == "silenced"
    one_answers(life)
    one_answers(life)
    life.does("ann", p.Say(id=1, text="hello"))
    life.does("ann", p.Silence(id=1, seat=1, silent=False))
    life.does("bob", p.Say(id=1, text="hello"))


def test_a_silenced_person_stays_silenced_on_another_seat() -> None:
    """The person is silenced, not the seat."""
    life = Life("ann", "bob", "open")
    life.does("ann", p.Silence(id=1, seat=1, silent=True))
    life.add(deciding.leave(life.table, "bob", 1))
    life.add(deciding.join(life.table, "bob", 2))
    assert refusal(life, "bob", p.Say(id=1, text="hello")) == "silenced"


def test_who_cannot_be_silenced() -> None:
    """The host, nobody, a bot; and only the host may do it."""
    life = Life("ann", "bob", "bot", "open")
    assert refusal(life, "bob", p.Silence(id=1, seat=0, silent=True)) == "only_the_host"
    assert refusal(life, "ann", p.Silence(id=1, seat=0, silent=True)) == "not_for_oneself"
    assert refusal(life, "ann", p.Silence(id=1, seat=4, silent=True)) == "no_such_seat"
    for seat in (2, 3):
        assert refusal(life, "ann", p.Silence(id=1, seat=seat, silent=True)) == "nobody_sits_there"


def test_there_is_one_rematch() -> None:
    """After the game, at the table that was created first."""
    life = begun()
    assert code(lambda: deciding.rematch(life.table, "ann", "next")) == "game_is_not_over"
    life.does("ann", p.Resign(id=1, seat=0))
    assert code(lambda: deciding.rematch(life.table, "eve", "next")) == "not_at_this_table"
    life.add(deciding.rematch(life.table, "bob", "next"))
    assert life.table.rematch == "next"
    assert code(lambda: deciding.rematch(life.table, "ann", "other")) == "rematch_is_there_already"
