"""A game session and its record."""

from typing import Any

import pytest

from plancia.engine import CHANCE, Facts, IllegalAction, Undo, Words
from plancia.games.tigris import GAME, Options
from plancia.games.tigris.state import State
from plancia.records import Entry, GameSession, verify
from tests.records.games import dealer, finished, left, new_session, play_on


def say(table: GameSession[State], *lines: str) -> GameSession[State]:
    """Each line is the answer of the seat asked."""
    for line in lines:
        seat = table.to_move()[0]
        table.answer(seat, GAME.question(table.state, seat).parse(line))
    return table


def test_chance_is_dealt_at_once() -> None:
    """`to_move` never contains chance."""
    table = new_session()
    assert table.to_move() == (0,)
    assert [entry.draw for entry in table.entries()] == [1, 2, 3]


def test_a_wrong_answer_changes_nothing() -> None:
    """Neither the state nor the log."""
    table = new_session()
    before = table.state, table.record()
    for seat, words in [(0, ("dance",)), (1, ("end",)), (0, ()), (CHANCE, ("red",))]:
        with pytest.raises(IllegalAction):
            table.answer(seat, words)
    assert (table.state, table.record()) == before


def test_an_answer_returns_all_its_effects() -> None:
    """Draws that follow at once are returned together with the facts of the answer."""
    table = new_session()
    facts = table.answer(0, GAME.question(table.state, 0).parse("swap B"))
    assert [type(fact).__name__ for fact in facts] == ["TilesSwapped", "Drew", "DrewTiles"]


def test_an_answer_and_its_draws_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server plays an answer, stores it, and adds the moments: the rules run once for each."""
    table, played, advance = new_session(), list[object](), GAME.advance

    def noting(s: State, seat: int, words: Words) -> tuple[State, Facts]:
        played.append(words)
        return advance(s, seat, words)

    monkeypatch.setattr(GAME, "advance", noting)
    words = GAME.question(table.state, 0).parse("swap B")
    before = table.state
    moments = table.play((Entry(0, words),))
    assert table.state is before
    for moment in moments:
        table.add(moment)
    assert len(played) == len(moments) > 1
    assert table.state is moments[-1].after
    table.take_back(0)
    other = GAME.question(table.state, 0).parse("end")
    table.append(Entry(0, other))
    assert table.state == advance(table.moments[-1].before, 0, other)[0]


def test_the_secret_is_shown_when_the_game_is_over() -> None:
    """Not before, unless the caller asks for it."""
    assert new_session().record().secret == ""
    assert new_session().record(reveal=True).secret == dealer("records").secret.hex()
    assert finished().secret == dealer("records").secret.hex()
    assert new_session().record().seal == finished().seal == dealer("records").seal


def test_only_unusual_options_are_written() -> None:
    """A record contains only options that differ from their defaults."""
    assert new_session(english=True, open_tiles=False).record().options == {"english": True}


# ---- undo ------------------------------------------------------------------------------------------------------------
def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    """A seat that has not answered has nothing to undo."""
    assert new_session().may_undo(0) is None
    assert say(new_session(), "leader red b1").may_undo(1) is None


def test_an_answer_that_nobody_knows_of_is_free() -> None:
    """If no tile was drawn and nobody else has decided, the seat may change its answer."""
    table = new_session()
    before = table.state, table.record()
    say(table, "leader red b1")
    assert table.may_undo(0) is Undo.FREE
    table.take_back(0)
    assert (table.state, table.record()) == before
    assert say(table, "leader black b1").state.leaders[3]


def test_after_a_draw_the_others_must_consent() -> None:
    """A player who has seen new tiles knows more than before."""
    assert say(new_session(), "swap B").may_undo(0) is Undo.CONSENT


def test_after_another_decision_the_others_must_consent() -> None:
    """Another player has already reacted to it."""
    table = say(new_session(), "leader red b1", "end", "leader blue p1")
    assert table.may_undo(0) is Undo.CONSENT
    assert table.may_undo(1) is Undo.FREE


def test_after_another_seat_has_shown_its_tiles_it_is_impossible() -> None:
    """Tiles shown in a conflict cannot be hidden again."""
    table = say(new_session(), "leader black a2", "end", "leader black c2", "0")
    assert type(table.state.ask).__name__ == "AddTiles"
    assert table.may_undo(1) is Undo.FREE
    say(table, "0")
    assert table.may_undo(1) is Undo.IMPOSSIBLE


def test_the_number_of_an_undone_draw_is_spent() -> None:
    """The next draw has a higher number, draws other tiles, and the record can still be verified."""
    table = say(new_session(), "swap B")
    assert table.moments[-1].entry.draw == 4
    table.take_back(0)
    assert table.entries() == new_session().entries()
    say(table, "swap BK")
    assert table.moments[-1].entry.draw == 5
    checked = verify(table.record(reveal=True))
    assert (checked.decisions, checked.draws) == (5, 4)


def test_taking_back_takes_back_what_followed() -> None:
    """A later answer of another seat is undone too."""
    table = say(new_session(), "leader red b1")
    before = table.state
    say(table, "end", "leader blue p1")
    table.take_back(0)
    assert table.state == before
    assert table.to_move() == (0,)


# ---- going on --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("answers", [0, 1, 7, 40])
def test_a_resumed_game_continues_as_if_it_had_not_been_left(answers: int) -> None:
    """The dealer draws what it would have drawn: the whole record is the same."""
    early = play_on(new_session("resume"), "early", answers)
    resumed: GameSession[Any] = GameSession(GAME, Options(), 2, dealer("resume"), early.names)
    resumed.resume(early.entries())
    assert resumed.state == early.state
    assert resumed.moments == early.moments
    whole, again = play_on(early, "late"), play_on(resumed, "late")
    assert whole.record() == again.record()
    assert whole.moments == again.moments


def test_a_game_left_in_the_middle_of_a_draw_is_dealt_on() -> None:
    """Draws that were due when the game was left are made on return."""
    table = say(new_session(), "swap B")
    resumed: GameSession[Any] = GameSession(GAME, Options(), 2, dealer("records"), table.names, deal=False)
    resumed.resume(table.entries()[:-1])
    assert resumed.record() == table.record()


def test_a_snapshot_continues_without_playing_it_again() -> None:
    """From a state and its log the game continues as it would have."""
    early = play_on(new_session("snapshot"), "early", 20)
    table: GameSession[Any] = GameSession(GAME, Options(), 2, dealer("snapshot"), early.names, deal=False)
    table.continue_from(GAME.load(GAME.save(early.state)), early.entries(), early.draws)
    assert table.moments == []
    assert table.record() == early.record()
    assert play_on(table, "late").record() == play_on(early, "late").record()


def test_a_snapshot_can_be_replayed_from_the_beginning() -> None:
    """The moments before the snapshot are the same as in one uninterrupted session."""
    early = play_on(new_session("retell"), "early", 20)
    table: GameSession[Any] = GameSession(GAME, Options(), 2, dealer("retell"), early.names, deal=False)
    table.continue_from(early.state, early.entries(), early.draws)
    count = len(early.moments)
    play_on(table, "late", 5)
    play_on(early, "late", 5)
    assert table.replay_earlier() == count
    assert table.moments == early.moments
    assert (table.opening, table.state, table.draws) == (early.opening, early.state, early.draws)
    assert table.entries() == early.entries()
    assert table.earlier == ()


def test_a_replayed_game_spends_no_number_twice() -> None:
    """Numbers spent by undone draws stay spent when the game is replayed."""
    early = say(new_session(), "swap B")
    early.take_back(0)
    table: GameSession[Any] = GameSession(GAME, Options(), 2, dealer("records"), early.names, deal=False)
    table.continue_from(early.state, early.entries(), early.draws)
    table.replay_earlier()
    assert table.draws == 4
    say(table, "swap B")
    assert table.moments[-1].entry.draw == 5


def test_decisions_from_a_log_are_appended_unchanged() -> None:
    """Nothing is dealt at a table whose log contains everything."""
    table: GameSession[Any] = GameSession(GAME, Options(), 2, dealer("records"), deal=False)
    assert table.to_move() == (CHANCE,)
    for entry in left().entries:
        table.append(entry)
    assert table.entries() == left().entries
    assert table.draws == 6


def test_chance_has_a_number_and_seats_have_none() -> None:
    """A decision that mixes them up is rejected."""
    for seat, draw in [(CHANCE, 0), (0, 3)]:
        with pytest.raises(ValueError, match="chance has a draw number"):
            Entry(seat, ("end",), draw)
