"""An impossible record is rejected with the line and the reason."""

import pytest
from msgspec.structs import replace

from plancia.engine import CHANCE, Result, Words
from plancia.games.tigris import GAME
from plancia.records import Entry, Record, RecordError, Replay, read, write
from tests.records.games import (
    ENTROPIES,
    finished,
    left,
    lines_of,
    message_of,
    new_session,
    play_on,
    with_entry,
    with_words,
)


def impossible(record: Record) -> RecordError:
    """The error; the text itself is correct."""
    assert read(write(record)) == record
    with pytest.raises(RecordError) as caught:
        Replay(record)
    return caught.value


def test_states_and_facts_are_made_again() -> None:
    """A replay has every state and fact of the live game."""
    table = play_on(new_session("replay", 3), "replay", 30)
    played = Replay(table.record())
    assert played.states == [*(moment.before for moment in table.moments), table.state]
    assert played.facts == [table.opening, *(moment.facts for moment in table.moments)]
    assert len(played) == len(table.moments)


def test_the_result_is_made_again() -> None:
    """The replay of a finished game ends as recorded; that of an unfinished one has no result."""
    result = Replay(finished()).result()
    assert result is not None
    assert result.recorded() == finished().result
    assert Replay(left()).result() is None


@pytest.mark.parametrize("words", [("tile", "red", "a99"), ("dance",), (), ("end", "end"), ("tile",), (0,)])
def test_an_illegal_decision_is_refused(words: Words) -> None:
    """The error has the line, the decision, the seat, the words and the reason."""
    record = with_words(left(), 4, words)
    error = impossible(record)
    assert lines_of(record)[(error.line or 0) - 1].startswith("4 0")
    assert "decision 4 is against the rules: seat 0 says “" in message_of(error)


def test_the_rule_behind_a_refusal_is_named() -> None:
    """If a paragraph forbids the answer, the error cites it."""
    assert "(§5.1)" in message_of(impossible(with_words(left(), 4, ("dance",))))


@pytest.mark.parametrize("seat", [1, 2, 9])
def test_the_wrong_seat_is_refused(seat: int) -> None:
    """Only a seat that is asked may decide."""
    error = impossible(with_entry(left(), 4, seat=seat))
    assert message_of(error).endswith(f"decision 4 is against the rules: seat {seat} says “catastrophe i1”")
    assert error.line == 13


def test_chance_speaks_only_when_asked() -> None:
    """A draw in place of a seat's decision is rejected, and so is a seat in place of chance."""
    assert "chance says" in message_of(impossible(with_entry(left(), 4, seat=CHANCE, draw=4)))
    assert "seat 0 says" in message_of(impossible(with_entry(left(), 1, seat=0, draw=0)))


def test_an_impossible_draw_is_refused() -> None:
    """Chance draws tiles from the bag, and as many as are needed."""
    assert "decision 2 is against the rules: chance says “red”" in message_of(
        impossible(with_words(left(), 2, ("red",)))
    )
    assert "decision 2 is against the rules: chance says" in message_of(
        impossible(with_words(left(), 2, ("pink",) * 6))
    )


def test_a_decision_after_the_end_is_refused() -> None:
    """Nobody decides when the game is over."""
    record = replace(finished(), entries=(*finished().entries, Entry(0, ("end",))))
    error = impossible(record)
    assert message_of(error).endswith(f"the game was already over at decision {len(record.entries)}")
    assert lines_of(record)[(error.line or 0) - 1] == f"{len(record.entries)} 0 end"


def test_a_wrong_result_is_refused() -> None:
    """The result in the header must be that of the game."""
    assert finished().result is not None
    record = replace(finished(), result=Result((2, 1), "treasures"))
    error = impossible(record)
    assert "is not the result of the game" in message_of(error)
    assert lines_of(record)[(error.line or 0) - 1].startswith("result ")


def test_a_result_too_early_or_left_out_is_refused() -> None:
    """A game in progress has no result, and a finished one has one."""
    assert "is not the result of the game" in message_of(impossible(replace(left(), result=finished().result)))
    assert "is not the result of the game" in message_of(impossible(replace(finished(), result=None)))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "no game “chess”"),
        ({"rules": GAME.VERSION + 1}, f"version {GAME.VERSION + 1} of the rules"),
        ({"seats": 5, "names": ()}, "is for 2 to 4 players, not 5"),
        ({"edition": "my own"}, "only the built-in edition"),
        ({"options": {"english": 1}}, "invalid option value"),
        ({"options": {"englsh": True}}, "no option “englsh”"),
    ],
)
def test_a_header_that_these_rules_cannot_play_is_refused(change: dict[str, object], reason: str) -> None:
    """Another game, version, number of players, edition or option is rejected before anything is played."""
    assert reason in message_of(impossible(replace(left(), **change)))


def test_hidden_words_are_refused() -> None:
    """Hidden words cannot be played, even if the record does not say that it is redacted."""
    error = impossible(with_words(left(), 2, ("?",) * 6))
    assert "has hidden words, which are allowed only in a redacted record" in message_of(error)


def test_entropies_do_not_matter_to_a_replay() -> None:
    """The replay follows the log; `verify` checks the dealer."""
    assert Replay(replace(left(), entropies=tuple(e.hex() for e in ENTROPIES))).states == Replay(left()).states
