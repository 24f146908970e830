"""Updates for each audience: small messages, numbered by audience, resumed without loss or duplicates."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from plancia.engine import Question, Sheet
from plancia.games.tigris.turn import TakeAction
from plancia.server import protocol as p
from plancia.server.protocol import Message, Past, Update
from plancia.server.updates import KEPT, Audience, messages_since, refresh
from tests.games.tigris.lively import lively
from tests.samples import samples
from tests.server.support import PEOPLE, Life

MOST = 8 * 1024  # bytes in one message
encode = msgspec.json.encode


class Reader:
    """A client: keeps the facts it receives, and nothing else."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen: int | None = None
        self.story: list[Any] = []
        self.view: bytes = b""
        self.question: bytes = b""

    def hears(self, messages: list[Message]) -> None:
        """Facts sent before an update belong to it."""
        past: list[Any] = []
        for message in messages:
            assert isinstance(message, (Past, Update))
            assert message.seat == self.seat
            assert len(encode(message)) <= MOST
            past += message.facts
            if isinstance(message, Update):
                self.story = past if message.fresh else self.story + past
                self.seen, self.view, self.question = message.number, encode(message.view), encode(message.question)
                past = []
        assert not past, "facts without an update that goes with them"


def up_to_date(life: Life, reader: Reader) -> bool:
    """Has it the same facts as a new client?"""
    audience, fresh = Audience(reader.seat), Reader(reader.seat)
    refresh(life.table, audience)
    fresh.hears(list(messages_since(life.table, audience, "", None)))
    return (reader.story, reader.view, reader.question) == (fresh.story, fresh.view, fresh.question)


def play_on(life: Life, random: Random) -> None:
    """An answer, or an undo."""
    (seat,) = life.table.awaited()
    other = 1 - seat
    if random.random() < 0.1 and life.table.session is not None:
        allowed = life.table.session.may_undo(other)
        if allowed is not None and allowed.value != "impossible":
            life.does(PEOPLE[other], p.Undo(id=0, seat=other))
            if life.table.consent is not None:
                life.does(PEOPLE[seat], p.Consent(id=0, seat=seat, agrees=True))
            return
    life.answers(seat, *lively(Question(life.state, seat), random.randrange))


@pytest.mark.parametrize("seed", range(4))
def test_a_client_that_reconnects_misses_nothing_and_gets_nothing_twice(seed: int) -> None:
    """One client is always connected, others come and go; they always know what a new client knows."""
    random = Random(f"back {seed}")
    life = Life("ann", "bob", stall_guard=True).start()
    seats = (None, 0, 1)
    audiences = {seat: Audience(seat) for seat in seats}
    faithful, fickle = ({seat: Reader(seat) for seat in seats} for _ in range(2))
    away = dict.fromkeys(seats, False)
    while life.table.playing:
        for seat, audience in audiences.items():
            before = audience.number
            if refresh(life.table, audience):
                messages = list(messages_since(life.table, audience, "", audience.number - 1))
                faithful[seat].hears(messages)
                if not away[seat]:
                    fickle[seat].hears(messages)
            assert audience.number - before in (0, 1)
            if random.random() < (0.03 if away[seat] else 0.2):
                away[seat] = not away[seat]
                if not away[seat]:
                    fickle[seat].hears(list(messages_since(life.table, audience, "", fickle[seat].seen)))
            if random.random() < 0.05:
                assert up_to_date(life, faithful[seat])
                assert away[seat] or up_to_date(life, fickle[seat])
        play_on(life, random)


def test_a_client_that_was_away_for_too_long_starts_again() -> None:
    """Only some updates are kept for clients that reconnect; after that they get all facts again."""
    random = Random("long")
    life = Life("ann", "bob").start()
    audience = Audience(None)
    while audience.number <= KEPT + 3:
        refresh(life.table, audience)
        (seat,) = life.table.awaited()
        life.answers(seat, *Question(life.state, seat).sample(random.randrange))
    fresh = [list(messages_since(life.table, audience, "", seen))[-1].fresh for seen in range(audience.number + 2)]  # type: ignore[attr-defined]
    first = audience.number - KEPT
    assert fresh == [seen < first or seen > audience.number for seen in range(audience.number + 2)]


def test_nothing_is_sent_if_nothing_has_changed() -> None:
    """Chat and requests do not change the game."""
    life = Life("ann", "bob").start()
    audience = Audience(0)
    assert refresh(life.table, audience)
    life.does("ann", p.Say(id=0, text="hello"))
    life.does("ann", p.Request(id=0, seat=0, what="abort"))
    assert not refresh(life.table, audience)


def test_every_audience_gets_the_announcement_of_the_end() -> None:
    """An update contains what the game announces, the same for seats and spectators."""
    random, seen = Random("near"), list[str]()
    life = Life("ann", "bob", stall_guard=True).start()
    while life.table.playing:
        near = life.table.game.near_end(life.table.game.view(life.state, None))
        if near and not seen:
            for seat in (None, 0, 1):
                audience = Audience(seat)
                refresh(life.table, audience)
                *_, update = messages_since(life.table, audience, "", None)
                assert isinstance(update, Update)
                assert update.near_end == near
            seen = [one.code for one in near]
        (seat,) = life.table.awaited()
        life.answers(seat, *lively(Question(life.state, seat), random.randrange))
    assert seen


def test_chat_does_not_rebuild_a_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is built once for each question and seat, whatever else happens at the table."""
    made = list[int]()
    sheet = Question.sheet

    def counted(question: Question[Any], consequences: bool = True) -> Sheet:
        made.append(question.seat)
        return sheet(question, consequences)

    monkeypatch.setattr(Question, "sheet", counted)
    life = Life("ann", "bob").start()
    audiences = [Audience(seat) for seat in (None, 0, 1)]
    (seat,) = life.table.awaited()
    for _ in range(3):
        for audience in audiences:
            refresh(life.table, audience)
        life.does("ann", p.Say(id=0, text="hello"))
    assert made == [seat]
    life.answers(seat)
    for audience in audiences:
        refresh(life.table, audience)
    assert len(made) == 2


def test_a_form_is_the_same_if_every_word_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a formula marks each word as the last one, trying word by word gives the same."""
    random, states = Random("plain"), list[tuple[Any, int]]()
    life = Life("ann", "bob", stall_guard=True).start()
    while life.table.playing:
        (seat,) = life.table.awaited()
        states.append((life.state, seat))
        life.answers(seat, *lively(Question(life.state, seat), random.randrange))
    quick = [Question(state, seat).sheet() for state, seat in states]
    monkeypatch.setattr(TakeAction, "size", lambda *_: None)
    assert [Question(state, seat).sheet() for state, seat in states] == quick


def test_in_a_pause_nobody_is_asked() -> None:
    """The question comes back with the game, under the same number."""
    life = Life("ann", "bot").start()
    life.bots_answer(Random(1))
    audience = Audience(0)
    refresh(life.table, audience)
    asked = audience.question
    life.does("ann", p.Request(id=0, seat=0, what="pause"))
    assert refresh(life.table, audience)
    assert audience.question is None
    life.does("ann", p.Request(id=0, seat=0, what="resume"))
    assert refresh(life.table, audience)
    assert audience.question == asked is not None


@pytest.mark.parametrize("chunk", samples(10))
def test_messages_of_a_hundred_games_are_small_and_lists_of_answers_complete(chunk: int) -> None:
    """No message of 100 random games is larger than 8 KB; the largest of each lists exactly the legal answers."""
    for number in range(10 * chunk, 10 * chunk + 10):
        random, seats = Random(f"size {number}"), 2 + number % 3
        life = Life(*PEOPLE[:seats], english=number % 2 > 0, stall_guard=True).start()
        audiences = [Audience(seat) for seat in range(seats)]
        largest, legal = b"", set[Any]()
        while life.table.playing:
            (seat,) = life.table.awaited()
            refresh(life.table, audiences[seat])
            for message in messages_since(life.table, audiences[seat], "0" * 16, audiences[seat].number - 1):
                if len(data := encode(message)) > len(largest):
                    largest, legal = data, set(Question(life.state, seat))
            life.answers(seat, *lively(Question(life.state, seat), random.randrange))
        assert len(largest) <= MOST
        question = msgspec.convert(msgspec.json.decode(largest)["question"], Sheet)
        assert set(question.legal()) == legal
        for audience in map(Audience, (None, *range(seats))):
            refresh(life.table, audience)
            Reader(audience.seat).hears(list(messages_since(life.table, audience, "", None)))


def test_a_question_is_prepared_once_for_each_seat() -> None:
    """With and without consequences; after an undo it is the same question with a new number."""
    life = Life("ann", "bob").start()
    (seat,) = life.table.awaited()
    sheet, plain = life.table.sheet(seat), life.table.sheet(seat, consequences=False)
    assert life.table.sheet(seat) is sheet
    assert life.table.sheet(seat, consequences=False) is plain
    tile = next(words for words in Question(life.state, seat) if words[0] == "tile")
    life.answers(seat, *tile)
    life.does(life.table.seats[seat].user, p.Undo(id=0, seat=seat))
    again = life.table.sheet(seat)
    assert (again.nodes, again.number) == (sheet.nodes, life.table.question)
    assert again.number > sheet.number


@pytest.mark.parametrize("number", samples(20, tested=2))
@pytest.mark.parametrize(("game", "seats"), [("tigris", 3), ("rex", 4), ("warlords", 4)])
def test_a_kept_question_is_always_the_one_that_the_rules_ask(game: str, seats: int, number: int) -> None:
    """The sheet of each seat lists what the rules allow now, after any answers of others, open or sealed."""
    life, random = Life(*PEOPLE[:seats], game=game).start(), Random(f"kept {number}")
    audiences = [Audience(seat) for seat in range(seats)]
    for _ in range(250):
        if not life.table.playing:
            break
        for seat, audience in enumerate(audiences):
            refresh(life.table, audience)
            if audience.question is not None:
                sheet = Question(life.state, seat).sheet()
                assert audience.question == msgspec.structs.replace(sheet, number=life.table.question)
        if awaited := life.table.awaited():
            seat = random.choice(awaited)
            life.answers(seat, *Question(life.state, seat).sample(random.randrange))
        else:
            life.waits(10_000)  # until the window closes


def test_a_question_stays_the_same_while_others_answer_it() -> None:
    """Their answers are sealed, so its form is not built again; the next question has a new one."""
    life = Life("ann", "bob", "cat", game="rex").start()
    random = Random("sealed")
    while len(life.table.awaited()) < 3:
        seat = life.table.awaited()[0]
        life.answers(seat, *Question(life.table.session.state, seat).sample(random.randrange))
    first, *_, last = life.table.awaited()
    audience = Audience(last)
    refresh(life.table, audience)
    sheet = audience.question
    assert sheet is not None
    life.answers(first)
    refresh(life.table, audience)
    assert audience.question is sheet
    assert sheet == life.table.sheet(last)
    for seat in life.table.awaited():
        life.answers(seat)
    refresh(life.table, audience)
    assert audience.question is not sheet
