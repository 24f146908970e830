"""Before a game and after it: who sits where, who begins, who talks, who meets again."""

from __future__ import annotations

from plancia.records import seal
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from tests.server.support import SECRET, Life, begun, code, refusal


# ---- before the game -------------------------------------------------------------------------------------------------
def test_an_open_seat_is_for_anybody() -> None:
    """The first one that is free, or the one named."""
    life = Life("ann", "open", "open")
    life.add(*deciding.join(life.table, "bob", 2))
    life.add(*deciding.join(life.table, "cat", entropy="00ff"))
    assert [(chair.user, chair.entropy) for chair in life.table.chairs] == [("ann", ""), ("cat", "00ff"), ("bob", "")]


def test_a_seat_is_kept_for_whoever_is_invited() -> None:
    """Others find the table full; the guest finds the seat without naming it."""
    life = Life("ann", "open", "bob")
    life.add(e.SeatFreed(seat=2), *deciding.join(life.table, "cat"))
    assert code(lambda: deciding.join(life.table, "dan")) == "table_full"
    assert code(lambda: deciding.join(life.table, "dan", 2)) == "seat_taken"
    assert deciding.join(life.table, "bob") == [e.SeatTaken(seat=2, user="bob")]


def test_joining_is_refused_for_a_reason() -> None:
    """A seat that is taken, one that does not exist, a game that has begun."""
    life = Life("ann", "open")
    assert code(lambda: deciding.join(life.table, "bob", 0)) == "seat_taken"
    assert code(lambda: deciding.join(life.table, "bob", 7)) == "no_such_seat"
    assert code(lambda: deciding.join(begun().table, "cat")) == "table_not_open"


def test_who_gets_up_leaves_the_seat_as_it_was() -> None:
    """Only from one's own seat, and only before the game."""
    life = Life("ann", "open")
    life.add(*deciding.join(life.table, "bob"))
    assert code(lambda: deciding.leave(life.table, "ann", 1)) == "not_your_seat"
    life.add(*deciding.leave(life.table, "bob", 1))
    assert not life.table.chairs[1].taken
    assert code(lambda: deciding.leave(begun().table, "ann", 0)) == "game_has_begun"


def test_the_host_seats_bots() -> None:
    """On any seat without a person."""
    life = Life("ann", "open", "bot")
    assert code(lambda: deciding.seat_bot(life.table, "bob", 1, "greedy")) == "only_the_host"
    assert code(lambda: deciding.seat_bot(life.table, "ann", 0, "greedy")) == "seat_taken"
    assert code(lambda: deciding.seat_bot(life.table, "ann", 9, "greedy")) == "seat_taken"
    for seat in (1, 2):
        life.add(*deciding.seat_bot(life.table, "ann", seat, "greedy"))
    assert [chair.bot for chair in life.table.chairs] == ["", "greedy", "greedy"]
    assert code(lambda: deciding.seat_bot(begun().table, "ann", 1, "greedy")) == "table_not_open"


def test_a_game_begins_when_every_seat_is_taken() -> None:
    """Anybody at the table may begin; the dealer is bound to the secret before the first draw."""
    life = Life("ann", "open")
    assert code(lambda: deciding.start(life.table, "ann")) == "seats_are_free"
    life.add(*deciding.join(life.table, "bob", entropy="beef"))
    assert code(lambda: deciding.start(life.table, "cat")) == "not_at_this_table"
    assert deciding.start(life.table, "bob") == [e.Started(seal=seal(SECRET), entropies=("", "beef"))]
    assert code(lambda: deciding.start(begun().table, "ann")) == "game_has_begun"


def test_entropy_of_the_seats_changes_what_is_drawn() -> None:
    """The same secret deals other tiles."""
    drawn = []
    for entropy in ("", "01"):
        life = Life("ann", "open")
        life.add(*deciding.join(life.table, "bob", entropy=entropy))
        drawn.append(life.start().state.hands)
    assert drawn[0] != drawn[1]


# ---- talk and meeting again ------------------------------------------------------------------------------------------
def test_people_at_the_table_talk() -> None:
    """In lines, with blanks put in order; the last ones are kept."""
    life = Life("ann", "bob")
    assert life.does("ann", p.Say(id=1, text="  how \n are\tyou? ")) == [e.Chatted(user="ann", text="how are you?")]
    for number in range(300):
        life.does("bob", p.Say(id=1, text=f"line {number}"))
    assert [text for _, _, text in life.table.chat] == [f"line {number}" for number in range(100, 300)]


def test_what_cannot_be_said() -> None:
    """Nothing, too much, what cannot be read; and strangers say nothing."""
    life = Life("ann", "bob")
    assert refusal(life, "eve", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "ann", p.Say(id=1, text=" \n ")) == "nothing_said"
    assert refusal(life, "ann", p.Say(id=1, text="x" * 501)) == "too_long"
    assert refusal(life, "ann", p.Say(id=1, text="\x1b[2J")) == "not_readable"


def test_the_same_people_meet_again_once() -> None:
    """After the game, at the table that was made first."""
    life = begun()
    assert code(lambda: deciding.rematch(life.table, "ann", "next")) == "game_is_not_over"
    life.does("ann", p.Resign(id=1, seat=0))
    assert code(lambda: deciding.rematch(life.table, "eve", "next")) == "not_at_this_table"
    life.add(*deciding.rematch(life.table, "bob", "next"))
    assert life.table.rematch == "next"
    assert code(lambda: deciding.rematch(life.table, "ann", "other")) == "rematch_is_there_already"
