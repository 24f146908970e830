"""A table is defined by its journal: rebuilt from it, or from a snapshot and the rest, it is always the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from plancia.engine import Question
from plancia.records import Dealer
from plancia.server import deciding, snapshot
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR, SECOND
from plancia.server.deciding import RequestError
from plancia.server.decision import happens
from plancia.server.folding import fold
from plancia.server.game_table import GameTable
from plancia.server.seats import Phase
from plancia.server.table import Table
from plancia.server.updates import Audience, messages_since, refresh
from tests.server.support import NOW, SECRET, Life, everything, open_market

GAMES = [("tigris", 2), ("tigris", 4), ("market", 3), ("rex", 3)]
HAPPENS = {"tigris": "TakenBack", "market": "Held", "rex": "Answered"}
PACES = ("none", "quick", "daily")
WHATS = ("undo", "pause", "resume", "abort", "default", "bot", "nonsense")
OCCASIONS = ("sale", "nonsense")
ORDERS = ((), (("pass",),), (("whistle",), ("x", 1)))


class RandomLife(Life):
    """People make random requests, many of which are rejected."""

    def __init__(self, random: Random, game: str, seats: int) -> None:
        kinds = [random.choice(("ann", "bob", "cat", "open", "bot")) for _ in range(seats)]
        super().__init__(*kinds, game=game, pace=random.choice(PACES))
        self.random = random
        self.refused: Counter[str] = Counter()
        self.wanted: Counter[str] = Counter()

    def step(self) -> None:
        """One request is carried out or rejected."""
        try:
            if self.random.random() < 0.1:
                self.waits(self.random.choice((1, SECOND, 5 * SECOND, HOUR)))
            elif self.table.phase is Phase.OPEN:
                self.before_the_game()
            else:
                self.in_the_game()
        except RequestError as refused:
            self.refused[refused.code] += 1

    def before_the_game(self) -> None:
        t, user, seat = self.table, self.who(), self.random.randrange(-1, len(self.table.seats) + 1)
        if self.random.random() < 0.5 and all(chair.taken for chair in t.seats):
            self.start()
            return
        wishes = (
            lambda: deciding.join(t, user, None if seat < 0 else seat, "ab" * self.random.randrange(3)),
            lambda: deciding.leave(t, user, seat),
            lambda: deciding.seat_bot(t, user, seat, "greedy"),
            lambda: deciding.plan_seat(t, user, seat, e.SeatPlan(user=self.random.choice(("", "bob")))),
            lambda: deciding.choose_colour(t, user, seat, self.random.choice(("lion", "bull", "archer"))),
        )
        self.add(self.random.choice(wishes)())

    def in_the_game(self) -> None:
        if self.random.random() < 0.001:
            self.add(deciding.left(self.table, self.who()))
        awaited = self.table.awaited()
        bots = [seat for seat in awaited if self.table.seats[seat].bot]
        if bots and self.random.random() < 0.9:
            self.bot_answers(self.random.choice(bots), self.random)
        elif awaited and self.random.random() < 0.6:
            seat = self.random.choice(awaited)
            words = Question(self.state, seat).sample(self.random.randrange)
            self.wants(
                self.table.seats[seat].user, p.Answer(id=0, seat=seat, question=self.table.question, words=words)
            )
        else:
            self.wants(self.who(), self.anything())

    def wants(self, user: str, command: p.Command) -> None:
        self.wanted[type(command).__name__] += 1
        self.does(user, command)

    def who(self) -> str:
        return self.random.choice(("ann", "bob", "cat", "eve"))

    def anything(self) -> p.Command:
        pick, seat = self.random.choice, self.random.randrange(len(self.table.seats))
        question = self.table.question + pick((0, 0, -1, 1)) if isinstance(self.lobby, GameTable) else 0
        if self.random.random() < 0.004:
            return p.Resign(id=0, seat=seat)
        if self.random.random() < 0.02:
            return p.Silence(id=0, seat=seat, silent=self.random.random() < 0.5)
        return pick(
            (
                p.Answer(id=0, seat=seat, question=question, words=pick((("end",), ("pass",), (1,), ("nonsense",)))),
                p.Undo(id=0, seat=seat),
                p.Undo(id=0, seat=seat),
                p.Request(id=0, seat=seat, what=pick(("pause", "resume", "resume", "undo", "nonsense"))),
                p.Consent(id=0, seat=seat, agrees=self.random.random() < 0.8),
                p.Consent(id=0, seat=seat, agrees=self.random.random() < 0.8),
                p.MoreTime(id=0, seat=seat),
                p.Order(id=0, seat=seat, occasion=pick(OCCASIONS), answers=pick(ORDERS)),
                p.ForTheAbsent(id=0, seat=seat, absent=self.random.randrange(4), what=pick(WHATS)),
                p.ComeBack(id=0, seat=seat),
                p.Say(id=0, text=pick(("hello", "", "x" * 501))),
                p.Follow(id=0),
            )
        )


def copied(t: GameTable) -> GameTable:
    """As it comes out of a snapshot."""
    return restored(snapshot.take(t))


def restored(payload: bytes) -> GameTable:
    t = snapshot.restore("table", SECRET, payload)
    assert isinstance(t, GameTable)
    return t


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("kept", [2, snapshot.KEPT])
def test_every_history_is_the_same_after_a_replay(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, kept: int
) -> None:
    """After every event: one copy reads the journal, another is closed and opened again and again."""
    open_market(monkeypatch)
    monkeypatch.setattr(snapshot, "KEPT", kept)
    seen: Counter[str] = Counter()
    for seed in range(12):
        random = Random(f"{game} {seats} {seed}")
        life = RandomLife(random, game, seats)
        reader, sleeper, read = life.new_lobby(), life.new_lobby(), 1
        for _ in range(160):
            life.step()
            for at, event in life.journal[read:]:
                reader = fold(reader, msgspec.json.decode(event, type=e.AnyEvent), at)
                sleeper = fold(sleeper, msgspec.json.decode(event, type=e.AnyEvent), at)
                read += 1
            assert everything(reader) == everything(sleeper) == everything(life.table)
            assert reader.next_alarm() == sleeper.next_alarm() == life.table.next_alarm()
            if random.random() < 0.2 and isinstance(sleeper, GameTable):
                sleeper = copied(sleeper)
        seen += life.wanted + life.refused
        seen.update(type(event).__name__ for _, event in life.events(e.Event))
    assert seen[HAPPENS[game]]
    assert len(seen) > 30, "a life that is too quiet proves nothing"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_alarm_always_has_an_effect(monkeypatch: pytest.MonkeyPatch, game: str, seats: int) -> None:
    """Otherwise the table would never come to rest."""
    open_market(monkeypatch)
    for seed in range(6):
        random = Random(f"alarm {game} {seats} {seed}")
        life = RandomLife(random, game, seats)
        for _ in range(150):
            life.step()
            if (alarm := life.table.next_alarm()) is not None:
                assert deciding.alarm(life.table, max(alarm, life.now))


def messages(t: GameTable, seat: int | None) -> list[Any]:
    """Everything an audience receives when it connects."""
    audience = Audience(seat)
    refresh(t, audience)
    return [msgspec.to_builtins(message) for message in messages_since(t, audience, "epoch", None)]


def test_a_reopened_table_sends_all_facts() -> None:
    """Facts of decisions that the snapshot left out are sent, too, as if it had not been closed."""
    random = Random("story")
    life = Life("ann", "bot").start()
    for _ in range(80):
        life.bots_answer(random)
        if not life.table.playing:
            break
        life.answers(0, *Question(life.state, 0).sample(random.randrange))
    slept = copied(life.table)
    assert slept.session.earlier
    for seat in (None, 0, 1):
        assert messages(slept, seat) == messages(life.table, seat)


def test_an_answer_from_before_the_snapshot_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo does not depend on whether the table was closed."""
    monkeypatch.setattr(snapshot, "KEPT", 1)
    life = Life("ann", "bob").start()
    (seat,) = life.table.awaited()
    tile = next(words for words in Question(life.state, seat) if words[0] == "tile")
    life.answers(seat, *tile)
    before = life.state
    life.answers(seat, "end")
    life.answers(1 - seat, "end")
    payload, number = snapshot.take(life.table), len(life.journal)
    slept = restored(payload)
    assert len(slept.session.moments) == 1
    asked = happens(e.ConsentAsked(what="undo", seat=seat))
    assert deciding.undo(slept, seat) == deciding.undo(life.table, seat) == asked
    life.does(life.table.seats[seat].user, p.Undo(id=0, seat=seat))
    life.does(life.table.seats[1 - seat].user, p.Consent(id=0, seat=1 - seat, agrees=True))
    assert life.state == before
    assert everything(life.reopened(number, payload)) == everything(life.table)


def test_draws_follow_from_the_secret() -> None:
    """Each draw in the journal is the one of the secret; an undone draw is not used again."""
    random = Random("draws")
    life = RandomLife(random, "tigris", 2)
    while life.table.phase is not Phase.OVER and len(life.journal) < 400:
        life.step()
    drawn = [event for _, event in life.events(e.Drawn)]
    assert [event.draw for event in drawn] == list(range(1, len(drawn) + 1))
    (_, started), *_ = life.events(e.Started)
    dealer = Dealer(SECRET, tuple(map(bytes.fromhex, started.entropies)))
    t: Table = life.new_lobby()
    for at, payload in life.journal[1:]:
        event = msgspec.json.decode(payload, type=e.AnyEvent)
        if isinstance(event, e.Drawn):
            assert isinstance(t, GameTable)
            assert Question(t.session.state, -1).sample(dealer.draw(event.draw)) == event.words
        t = fold(t, event, at)


def test_a_journal_contains_only_events() -> None:
    """Anything else is an internal error."""
    for life in (Life("ann", "bob"), Life("ann", "bob").start()):
        with pytest.raises(TypeError, match="cannot happen in a"):
            fold(life.lobby, e.Event(), NOW)


def test_a_snapshot_of_other_rules_is_rejected() -> None:
    """The journal is read instead."""
    life = Life("ann", "bob").start()
    payload = snapshot.take(life.table)
    with pytest.raises(msgspec.ValidationError):
        snapshot.restore("table", SECRET, payload.replace(b'"bag":', b'"sack":'))
