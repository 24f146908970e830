"""Damage is rejected with the line and a reason; no input can crash the reader."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from plancia.records import Record, RecordError, read, write
from tests.records.games import finished, left, lines_of, message_of, signed

TEXT = write(left(answers=6))
LINES = TEXT.removesuffix("\n").split("\n")
GAP = LINES.index("")


def refused(text: str) -> RecordError:
    """The error, which always has a line of the text and a reason."""
    with pytest.raises(RecordError) as caught:
        read(text)
    error = caught.value
    assert error.line is not None
    assert 1 <= error.line <= text.count("\n") + 1
    assert message_of(error).startswith(f"line {error.line}: ")
    return error


def read_or_refusal(text: str) -> Record | RecordError:
    try:
        return read(text)
    except RecordError as error:
        return error


# ---- by accident -----------------------------------------------------------------------------------------------------
def test_a_text_that_is_cut_off_is_refused() -> None:
    """However much is missing at the end, it is detected."""
    for length in range(len(TEXT)):
        refused(TEXT[:length])


def test_a_text_that_begins_late_is_refused() -> None:
    """However much is missing at the beginning, it is detected."""
    for length in range(1, len(TEXT)):
        refused(TEXT[length:])


@given(st.integers(0, len(TEXT) - 1), st.characters(exclude_categories=["Cs"]))
def test_a_changed_character_is_noticed(at: int, character: str) -> None:
    """One changed character anywhere is enough."""
    assume(character != TEXT[at])
    refused(TEXT[:at] + character + TEXT[at + 1 :])


@given(st.integers(0, len(TEXT)), st.sampled_from([*" 0aA\n\t\r", "\u00a0", "\u2028"]))
def test_an_added_character_is_noticed(at: int, character: str) -> None:
    """A character added anywhere is detected, unless it only changes the line ends."""
    assume((character, TEXT[at : at + 1]) != ("\r", "\n"))
    refused(TEXT[:at] + character + TEXT[at:])


@given(st.integers(0, len(TEXT) - 1))
def test_a_missing_character_is_noticed(at: int) -> None:
    """A character removed anywhere is detected."""
    refused(TEXT[:at] + TEXT[at + 1 :])


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_missing_line_is_noticed(at: int) -> None:
    """A removed line is detected, whichever it is."""
    refused("\n".join([*LINES[:at], *LINES[at + 1 :]]) + "\n")


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_doubled_line_is_noticed(at: int) -> None:
    """A duplicate line is detected, whichever it is."""
    refused("\n".join([*LINES[: at + 1], *LINES[at:]]) + "\n")


@pytest.mark.parametrize("at", range(len(LINES) - 1))
def test_exchanged_lines_are_noticed(at: int) -> None:
    """Two swapped lines are detected, whichever they are."""
    refused("\n".join([*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]]) + "\n")


@pytest.mark.parametrize("more", ["\n", "x", " ", TEXT, "end 0 0\n"])
def test_more_than_a_record_is_refused(more: str) -> None:
    """Nothing may follow the end."""
    refused(TEXT + more)


# ---- on purpose: the check sum is correct
# -----------------------------------------------------------------------------
def changed(line: str, at: int) -> str:
    return signed([*LINES[:at], line, *LINES[at + 1 :]])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("2 0 end", "decision 1 is expected here"),
        ("0 0 end", "decision 1 is expected here"),
        ("01 0 end", "decision 1 is expected here"),
        ("١ 0 end", "decision 1 is expected here"),
        ("9999999999999999999999 0 end", "decision 1 is expected here"),
        ("1", "no decision to make here"),
        ("1 ", "no decision to make here"),
        ("1  0 end", "neither a seat nor chance"),
        ("1 0  end", "separated by one space"),
        ("1 0 end ", "separated by one space"),
        ("1 0 a\tb", "not a single word"),
        ("1 0 a\u3000b", "not a single word"),
        ("1 -1 end", "neither a seat nor chance"),
        ("1 12 end", "neither a seat nor chance"),
        ("1 ٣ end", "neither a seat nor chance"),
        ("1 me end", "neither a seat nor chance"),
        ("1 chance 0", "neither a seat nor chance"),
        ("1 chance/ 0", "a draw needs a number"),
        ("1 chance/0 0", "a draw needs a number"),
        ("1 chance/-1 0", "a draw needs a number"),
        ("1 chance/1.0 0", "a draw needs a number"),
        ("1 chance/٣ 0", "a draw needs a number"),
        ("1 chance/" + "9" * 5000 + " 0", "a draw needs a number"),
        ("1 chance/1 -0", "not the standard notation"),
    ],
)
def test_a_wrong_decision_is_refused(line: str, reason: str) -> None:
    """Numbers, seats and draws can be written in only one way, and the error has the line."""
    error = refused(changed(line, GAP + 1))
    assert reason in message_of(error)
    assert error.line == GAP + 2


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("weather fine", "is not one of the headers"),
        ("Rules 1", "is not one of the headers"),
        ("options", "is not one of the headers"),
        ("options ", "is not one of the headers"),
        (" options {}", "is not one of the headers"),
        ("game tigris", "given twice"),
        ("options {", "“options” cannot be read"),
        ("options []", "“options” cannot be read"),
        ("options NaN", "“options” cannot be read"),
        ('options {"a":1e999}', "“options” cannot be read"),
        ('options {"a":' + "1" * 5000 + "}", "“options” cannot be read"),
        ('options {"a":' + "[" * 100_000, "“options” cannot be read"),
        ("options {}", "not the standard notation"),
        ('options { "english":true}', "not the standard notation"),
        ('options {"a":1,"a":1}', "not the standard notation"),
        ("edition 5", "does not match its fingerprint"),
        ("entropies {}", "“entropies” cannot be read"),
        ("entropies [5]", "“entropies” cannot be read"),
        ("seen_by 2", "“seen_by” does not fit"),
        ("seen_by -1", "“seen_by” does not fit"),
        ("seen_by everybody", "“seen_by” does not fit"),
        ("result 5", "“result” cannot be read"),
        ("result null", "“result” cannot be read"),
        ('result {"places":[1,2]}', "“result” cannot be read"),
        ('result {"places":["1","2"],"reason":"bag"}', "“result” cannot be read"),
        ('result {"places":[1,2,3],"reason":"bag"}', "“result” does not fit"),
        ('result {"places":[1,2],"reason":"bag","more":1}', "not the standard notation"),
    ],
)
def test_a_wrong_header_is_refused(header: str, reason: str) -> None:
    """An unknown header, a duplicate one, or a value of the wrong type is rejected with its line."""
    error = refused(signed(["plancia record 1", "game tigris", "rules 1", "seats 2", header, "", "end"]))
    assert reason in message_of(error)
    assert error.line == 5


@pytest.mark.parametrize("key", ["rules", "seats"])
@pytest.mark.parametrize("value", ["0", "-1", "1.0", "01", "+1", "two", "٢", "[2]", "9" * 5000])
def test_a_wrong_number_in_the_header_is_refused(key: str, value: str) -> None:
    """Version and seats are plain positive numbers."""
    lines = [f"{key} {value}" if line.startswith(f"{key} ") else line for line in LINES]
    error = refused(signed(lines))
    assert f"“{key}” cannot be read" in message_of(error)


@pytest.mark.parametrize("key", ["game", "rules", "seats"])
def test_a_missing_header_is_refused(key: str) -> None:
    """Without game, version and seats there is nothing to replay."""
    error = refused(signed([line for line in LINES if not line.startswith(f"{key} ")]))
    assert f"the header “{key}” is missing" in message_of(error)


def test_names_must_be_those_of_the_seats() -> None:
    """One name for each seat, or none."""
    lines = ['names ["only one"]' if line.startswith("names ") else line for line in LINES]
    assert "“names” does not fit 2 seats" in message_of(refused(signed(lines)))


def test_options_nested_at_the_edge_are_refused() -> None:
    """However deeply options are nested, they are read or rejected, without a stack overflow."""
    for depth in range(900, 1100, 7):
        nested = '{"a":' + "[" * depth + "]" * depth + "}"
        text = signed(["plancia record 1", "game tigris", "rules 1", "seats 2", f"options {nested}", "", "end"])
        outcome = read_or_refusal(text)
        assert isinstance(outcome, Record) or outcome.line == 5


@pytest.mark.parametrize(
    "text",
    ["", "\n", "\ufeff", "\x00\x01\x02", "plancia record 1", "plancia record 2\n", "{}", "end 0 0\n", "\ud800\n"],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    """An empty text, bytes, or another kind of file is recognised at once."""
    assert refused(text).line in (1, 2)


def test_half_a_character_is_refused() -> None:
    """Invalid Unicode is rejected with its line."""
    assert refused(TEXT.replace("player 1", "\udc80")).line == 5


# ---- random input ----------------------------------------------------------------------------------------------------
SCRAPS = st.one_of(
    st.text(max_size=20),
    st.sampled_from([*LINES, *lines_of(finished())[:12], "", "end", "end 0 0"]),
    st.builds(
        "{} {}".format,
        st.sampled_from(
            ("game", "rules", "seats", "options", "names", "seal", "secret", "seen_by", "result", "1", "2")
        ),
        st.text(max_size=12) | st.sampled_from(("{}", "[]", "0", "1", "2", "null", '""', '["a","b"]', "0 tile red a1")),
    ),
)


@given(st.text() | st.lists(SCRAPS, max_size=12).map("\n".join) | st.lists(SCRAPS, min_size=1, max_size=12).map(signed))
def test_no_text_crashes_the_reader(text: str) -> None:
    """Any text is either a record, which is written as it was read, or rejected with a line and a reason."""
    match read_or_refusal(text):
        case Record() as record:
            assert write(record) == text.removeprefix("\ufeff").replace("\r\n", "\n")
        case error:
            assert message_of(error)
            assert error.line is not None
