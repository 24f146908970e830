"""A record as one seat saw the game: it contains nothing hidden."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.engine import CHANCE, HIDDEN, Seat, Words
from plancia.games import rex
from plancia.games.tigris import GAME
from plancia.games.tigris.components import COLOURS
from plancia.games.tigris.draw import Draw, Show
from plancia.records import (
    Entry,
    GameSession,
    Record,
    RecordError,
    Replay,
    dealer_from_seed,
    read,
    redact,
    verify,
    write,
)
from tests.games.rex.table import phase, position
from tests.records.games import dealer, finished, half_sealed, left, play_on

EYES = [0, 1, 2, None]
GAMES = [finished("redaction", 3), finished("redaction", 3, open_tiles=True)]


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("record", GAMES, ids=["blind", "open tiles"])
def test_nothing_of_the_dealer_is_left(record: Record, seat: Seat | None) -> None:
    """Neither the secret nor any entropy is in the text: they would reveal every draw."""
    text = write(redact(record, seat))
    assert record.secret not in text
    assert all(entropy not in text for entropy in record.entropies if entropy)
    assert "\nsecret " not in text
    assert "\nentropies " not in text
    assert f"\nseal {record.seal}\n" in text


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("record", GAMES, ids=["blind", "open tiles"])
def test_it_can_be_read_again(record: Record, seat: Seat | None) -> None:
    """A redacted record is a record: it names the seat, and keeps every decision."""
    redacted = redact(record, seat)
    assert read(write(redacted)) == redacted
    assert redacted.seen_by == ("spectator" if seat is None else str(seat))
    assert [entry.seat for entry in redacted.entries] == [entry.seat for entry in record.entries]
    assert redacted.result == record.result


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("record", GAMES, ids=["blind", "open tiles"])
def test_only_colours_that_the_view_shows_are_left(record: Record, seat: Seat | None) -> None:
    """Of every draw a seat sees only the tiles that its own view shows as new; of others' tiles nothing."""
    played, redacted = Replay(record), redact(record, seat)
    for number, entry in enumerate(redacted.entries, 1):
        if entry.seat != CHANCE or not isinstance(played.asked(number), Draw | Show):
            continue
        before, after = GAME.view(played.states[number - 1], seat), GAME.view(played.states[number], seat)
        own = Counter(after_tiles(after)) - Counter(after_tiles(before))
        assert Counter(word for word in entry.words if word != HIDDEN) == own


def after_tiles(view: Any) -> list[str]:
    """The tiles that a view shows in hand and in the reserve."""
    shown = zip(COLOURS, view.hand or (0,) * 4, view.reserve, strict=True)
    return [colour for colour, held, reserve in shown for _ in range(held + reserve)]


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("record", GAMES, ids=["blind", "open tiles"])
def test_swapped_tiles_are_known_to_their_owner_only(record: Record, seat: Seat | None) -> None:
    """Others see how many tiles were swapped, but not which."""
    swaps = [
        (entry, shown)
        for entry, shown in zip(record.entries, redact(record, seat).entries, strict=True)
        if entry.words[0] == "swap"
    ]
    assert swaps
    for entry, shown in swaps:
        hidden = "?" * len(str(entry.words[1]))
        assert shown.words == (entry.words if entry.seat == seat else ("swap", hidden))


def test_games_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    """Whatever another seat was dealt and swapped, the redacted text is the same, byte for byte."""
    texts = set()
    for hand, away in (("red red red blue blue green", "RR"), ("black green blue black green black", "GG")):
        entries = (
            Entry(CHANCE, (0,), 1),
            Entry(CHANCE, tuple(hand.split()), 2),
            Entry(CHANCE, ("red", "red", "blue", "green", "black", "black"), 3),
            Entry(0, ("swap", away)),
            Entry(CHANCE, tuple(hand.split())[:2], 4),
            Entry(0, ("end",)),
        )
        record = Record(game="tigris", rules=GAME.VERSION, seats=2, entries=entries, seal="00" * 32)
        texts |= {("1", write(redact(record, 1))), ("spectator", write(redact(record, None)))}
    assert sorted(eyes for eyes, _ in texts) == ["1", "spectator"]


@pytest.mark.parametrize("seat", EYES)
def test_it_cannot_be_played_again(seat: Seat | None) -> None:
    """A replay, a check or a second redaction is rejected with a clear reason."""
    redacted = redact(GAMES[0], seat)
    for use in (Replay, verify, lambda record: redact(record, 0)):
        with pytest.raises(RecordError, match="redacted"):
            use(redacted)


def test_an_impossible_record_is_not_redacted() -> None:
    """Only a replay shows what is hidden."""
    with pytest.raises(RecordError, match=r"illegal_decision: .*number=1, seat=-1"):
        redact(replace(left(), entries=left().entries[1:]), 0)


def test_an_answer_that_was_not_heard_yet_is_left_out() -> None:
    """While others still think, nobody learns what a seat has answered, nor that it has answered."""
    table = half_sealed()
    speaker = table.moments[-1].entry.seat
    record = table.record(reveal=True)
    for seat in (0, 1, 2, None):
        kept = len(redact(record, seat).entries)
        assert kept == len(record.entries) - (seat != speaker)


def test_a_card_that_was_offered_and_kept_is_not_named() -> None:
    """Two seats offer a card in a window: everybody sees the one played; other answers are hidden, even a pass."""
    hands = {"sol": "graviton-negator", "lazax": "fleet-sabotage", "letnev": "bio-suit"}
    state = phase(position("sol lazax letnev", hands=hands, units={"sol": "PAL 2"}), "bombardment").s
    laid = rex.GAME.save(state).decode()
    table: GameSession[Any] = GameSession(rex.GAME, state.options, 3, dealer("window", 3), position=laid)
    assert table.to_move() == (0, 1, 2)
    offers: list[Words] = [("graviton-negator", "PAL"), ("fleet-sabotage", 1), ("pass",)]
    for seat, words in enumerate(offers):
        table.answer(seat, words)
    record = table.record(reveal=True)
    seen = {eyes: [entry.words for entry in redact(record, eyes).entries[:3]] for eyes in (0, 1, 2, None)}
    hidden = ("?",)
    assert seen == {
        0: [offers[0], hidden, hidden],
        1: [offers[0], offers[1], hidden],
        2: [offers[0], hidden, offers[2]],
        None: [offers[0], hidden, hidden],
    }


def test_answers_that_were_heard_are_kept() -> None:
    """In a game without sealed answers nothing is left out, wherever it was left."""
    table = play_on(GameSession(GAME, GAME.OPTIONS(), 2, dealer_from_seed("kept")), "kept", 1)
    assert len(redact(table.record(), None).entries) == len(table.moments)
