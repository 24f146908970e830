"""The record as text: what is written is what is read."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from plancia.engine import CHANCE, Result, Word, Words
from plancia.games.editions import digest
from plancia.games.warlords import GAME as WARLORDS
from plancia.games.warlords import Options
from plancia.games.warlords.edition.loading import pack
from plancia.records import (
    Entry,
    GameSession,
    Record,
    RecordError,
    Replay,
    StandIn,
    dealer_from_seed,
    read,
    verify,
    write,
)
from tests.records.games import finished, left, lines_of, new_session, signed

FEW = st.integers(1, 6)
CHARACTERS = st.characters(exclude_categories=["Cs"])  # lone surrogates cannot be written
TEXTS = st.text(CHARACTERS, max_size=12)
ONE_LINE = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=12)
HEX = st.binary(max_size=16).map(bytes.hex)
SCALARS = st.none() | st.booleans() | st.integers(-(10**30), 10**30) | TEXTS
VALUES = SCALARS | st.lists(SCALARS, max_size=3)


def is_word(text: str) -> bool:
    return text.split() == [text] and not text.lstrip("-").isdecimal()


WORDS: st.SearchStrategy[Word] = st.one_of(
    st.text(CHARACTERS, min_size=1, max_size=8).filter(is_word),
    st.sampled_from(("tile", "red", "f7", "?", "??", "RRG", "chance/1", "end", "-", "0x1")),
    st.integers(-(10**18) + 1, 10**18 - 1),
)
ANSWERS: st.SearchStrategy[Words] = st.lists(WORDS, max_size=5).map(tuple)
ENTRIES = st.one_of(
    st.builds(Entry, st.integers(0, 9), ANSWERS),
    st.builds(Entry, st.just(CHANCE), ANSWERS, st.integers(1, 10**9 - 1)),
)


@st.composite
def records(draw: Any) -> Record:
    """Any record that can be written, possible or not."""
    seats = draw(FEW)
    places = st.lists(FEW, min_size=seats, max_size=seats).map(tuple)
    eyes = ["", "spectator", *map(str, range(seats))]
    return Record(
        game=draw(st.from_regex(r"[a-z]{1,12}", fullmatch=True)),
        rules=draw(st.integers(1, 10**9 - 1)),
        seats=seats,
        options=draw(st.dictionaries(TEXTS, VALUES, max_size=3)),
        edition=draw(ONE_LINE),
        names=draw(st.just(()) | st.lists(TEXTS, min_size=seats, max_size=seats).map(tuple)),
        seal=draw(HEX),
        entropies=draw(st.lists(HEX, max_size=seats).map(tuple)),
        secret=draw(HEX),
        seen_by=draw(st.sampled_from(eyes)),
        result=draw(st.none() | st.builds(Result, places, TEXTS)),
        entries=draw(st.lists(ENTRIES, max_size=12).map(tuple)),
    )


@given(records())
def test_reading_undoes_writing(record: Record) -> None:
    """Any record is read as it was written, and written the same again."""
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_survives(seats: int) -> None:
    """A complete game, with everything in its header, survives as text."""
    record = finished("text", seats, english=True)
    assert read(write(record)) == record


def test_a_table_before_the_first_answer_survives() -> None:
    """A record without any decision of a seat survives too."""
    record = new_session().record()
    assert read(write(record)) == record


def test_it_is_meant_to_be_read() -> None:
    """Header, an empty line, numbered decisions and the end are as documented."""
    lines = lines_of(left(answers=2))
    assert lines[:6] == [
        "plancia record 1",
        "game tigris",
        "rules 1",
        "seats 2",
        'names ["player 0","player 1"]',
        "seal cda297b30133dbf19059c11d1d4278362da62b9864bb474592eb9ca21b98dff6",
    ]
    assert lines[8] == ""
    assert lines[9].split()[:2] == ["1", "chance/1"]
    assert lines[12].split()[:2] == ["4", lines[9].split()[2]]
    assert lines[-1].split()[:2] == ["end", str(len(lines) - 10)]


def test_the_documented_record_is_one() -> None:
    """The example in the documentation can be read and verified."""
    page = (Path(__file__).parent.parent.parent / "docs" / "records.md").read_text("utf-8")
    example = page.split("```\n")[1]
    assert verify(read(example)).sealed


EDITION = pack("[wounds.token]\ncopies = 9")


def with_edition(**header: Any) -> Record:
    """A game of Galactic Warlords that has just started; its component data are in the header, or elsewhere."""
    table: GameSession[Any] = GameSession(
        WARLORDS, Options(edition=EDITION, free_support=True), 2, dealer_from_seed("edition")
    )
    return replace(table.record(reveal=True), **header)


def test_an_edition_has_a_header_of_its_own() -> None:
    """After its fingerprint, which is the same as anywhere else; the game is replayed with it."""
    record = with_edition()
    (line,) = [line for line in lines_of(record) if line.startswith("edition ")]
    assert line == f'edition {digest(EDITION)} {{"wounds":{{"token":{{"copies":9}}}}}}'
    assert 'options {"free_support":true}' in lines_of(record)
    assert read(write(record)) == record
    assert Replay(read(write(record))).states[0].options == Options(edition=EDITION, free_support=True)


def test_another_edition_than_its_fingerprint_says() -> None:
    """Other data are detected, even with a correct check sum."""
    lines = [line.replace('"copies":9', '"copies":7') for line in lines_of(with_edition())]
    with pytest.raises(RecordError) as caught:
        read(signed(lines))
    assert (caught.value.code, caught.value.line) == ("other_fingerprint", 6)


def test_older_records_have_the_edition_among_their_options() -> None:
    """They are read, replayed and written as before, but not with an edition in the header too."""
    record = with_edition(edition="", options={"free_support": True, "edition": EDITION})
    assert read(write(record)) == record
    assert Replay(record).states[0] == Replay(with_edition()).states[0]
    with pytest.raises(RecordError, match="edition_twice"):
        Replay(with_edition(options={"edition": EDITION}))


def test_other_ends_of_lines_are_accepted() -> None:
    """A record that went through mail or a Windows editor is the same record."""
    record = left()
    assert read(write(record).replace("\n", "\r\n")) == record


def test_a_mark_at_the_beginning_is_accepted() -> None:
    """The byte order mark that some editors add changes nothing."""
    record = left()
    assert read("\ufeff" + write(record)) == record


@pytest.mark.parametrize("word", ["", "two words", "a\tb", "a\u2028b", "12", "-3", "0", 10**18, True])
def test_what_would_be_read_otherwise_is_not_written(word: Word) -> None:
    """The writer rejects a word that would be read as another one."""
    record = Record(game="tigris", rules=1, seats=2, entries=(Entry(0, (word,)),))
    with pytest.raises(ValueError, match=r"is not one word|would be read as another word"):
        write(record)


@pytest.mark.parametrize("word", ["1_000", "+1", "01", "٣", "１", "1.0", "1e3", "0x10", "9" * 30])
def test_only_plain_numbers_are_numbers(word: str) -> None:
    """Digits of other scripts, signs and dots form a word, not a number, and are read as such."""
    record = Record(game="tigris", rules=1, seats=2, entries=(Entry(0, (word,)),))
    assert read(write(record)).entries[0].words == (word,)


def test_how_a_game_ended_outside_its_rules_and_who_took_hints() -> None:
    """A resignation, hints and stand-ins are read as they were written; they must fit the number of seats."""
    record = replace(left(), ended=Result((2, 1), "resigned"), hints=(3, 0), stand_ins=(StandIn(1, 3, 9),))
    assert read(write(record)) == record
    assert verify(record).decisions == len(record.entries)
    wrong = [(StandIn(seat, after, until),) for seat, after, until in ((2, 0, 1), (-1, 0, 1), (0, 3, 3), (0, -1, 2))]
    damaged: list[dict[str, Any]] = [{"ended": Result((1,), "resigned")}, {"hints": (3,)}, {"hints": (3, -1)}]
    for changes in (*damaged, *({"stand_ins": found} for found in wrong)):
        with pytest.raises(RecordError, match="header_does_not_fit"):
            read(write(replace(record, **changes)))


def test_a_game_ends_once() -> None:
    """By its rules or outside them."""
    with pytest.raises(RecordError, match="wrong_result"):
        verify(replace(finished(), ended=Result((2, 1), "resigned")))
