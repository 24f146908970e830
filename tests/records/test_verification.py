"""Wrong draws are detected."""

import pytest
from msgspec.structs import replace

from plancia.engine import CHANCE
from plancia.records import Record, RecordError, Verified, verify
from plancia.records.text import first_decision_line
from tests.records.games import finished, left, message_of, with_entry, with_words


def caught(record: Record) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify(record)
    return error.value


def last_draw(record: Record) -> int:
    """The number of the last decision by chance."""
    return max(number for number, entry in enumerate(record.entries, 1) if entry.seat == CHANCE)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("option", ["stall_guard", "open_tiles"])
def test_an_honest_game_passes(seats: int, option: str) -> None:
    """Every decision is replayed, every draw computed again, and the seal fits."""
    record = finished("verify", seats, **{option: True})
    draws = sum(entry.seat == CHANCE for entry in record.entries)
    assert verify(record) == Verified(len(record.entries), draws, True)


def test_an_unfinished_game_can_be_verified() -> None:
    """As far as it was played, if the secret is shown."""
    assert verify(left()).draws == 6


def test_without_the_secret_no_draw_is_derived() -> None:
    """Then only the decisions are replayed, and the result says so."""
    assert verify(replace(left(), secret="")) == Verified(len(left().entries), 0, False)


def test_without_a_seal_nothing_binds_the_dealer() -> None:
    """Draws can be computed, but the secret could have been chosen afterwards."""
    assert verify(replace(left(), seal="")) == Verified(len(left().entries), 6, False)


def test_a_changed_draw_is_found() -> None:
    """The error has the line and both draws."""
    number = last_draw(left())
    assert left().entries[number - 1].words == ("red",)
    error = caught(with_words(left(), number, ("black",)))
    assert message_of(error).endswith(f"at decision {number} the secret draws “red”, not “black”")
    assert error.line == first_decision_line(left()) + number - 1


def test_tiles_drawn_in_another_order_are_found() -> None:
    """A draw is the sequence that the secret gives."""
    words = left().entries[1].words
    error = caught(with_words(left(), 2, (*words[1:], words[0])))
    assert "at decision 2 the secret draws" in message_of(error)


def test_a_changed_secret_is_found() -> None:
    """By the seal, and without a seal by the first draw that differs."""
    other = replace(left(), secret="00" * 32)
    assert "does not match the seal" in message_of(caught(other))
    assert "the secret draws" in message_of(caught(replace(other, seal="")))


def test_a_wrong_seal_is_found() -> None:
    """Even if every draw follows from the secret."""
    assert "does not match the seal" in message_of(caught(replace(left(), seal="00" * 32)))


@pytest.mark.parametrize("entropies", [(), ("6865616473",), ("7461696c73", "6865616473"), ("6865616473", "00")])
def test_changed_entropies_are_found(entropies: tuple[str, ...]) -> None:
    """The dealer cannot remove, swap or replace the entropies of the seats."""
    assert "the secret draws" in message_of(caught(replace(left(), entropies=entropies)))


def test_a_draw_number_counts_once() -> None:
    """A number that was used cannot be used again."""
    number = last_draw(left())
    error = caught(with_entry(left(), number, draw=5))
    assert message_of(error).endswith(f"at decision {number} draw 5 was already used")
    assert error.line == first_decision_line(left()) + number - 1


def test_another_draw_number_is_found() -> None:
    """A draw with one number cannot be passed off as another."""
    assert "at decision 3 the secret draws" in message_of(caught(with_entry(left(), 3, draw=4)))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": "hello"}, "hexadecimal"),
        ({"secret": "٣٣"}, "hexadecimal"),
        ({"entropies": ("x",)}, "hexadecimal"),
        ({"secret": "00"}, "the secret has 1 bytes instead of 32"),
        ({"secret": "00" * 33}, "the secret has 33 bytes instead of 32"),
    ],
)
def test_a_secret_that_cannot_be_one_is_refused(change: dict[str, object], reason: str) -> None:
    """Secrets have a fixed length, and are written in hexadecimal digits."""
    assert reason in message_of(caught(replace(left(), **change)))
