"""Two worlds that differ only in hidden tiles send the same bytes, in the same number and order."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator, Iterable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from plancia.deals import LedgerEntry, Offer
from plancia.engine import CHANCE, PASS, Question, Seat, Words
from plancia.records import Entry, GameSession, Moment
from plancia.server import protocol as p
from plancia.server.deciding import RequestError
from plancia.server.game_table import GameTable
from plancia.server.live import LiveTable
from tests.engine.toy import WHISTLE
from tests.games.tigris.lively import lively
from tests.server.live.house import Ear, House, answers, does, open_house
from tests.server.support import SECRET, open_market

pytestmark = pytest.mark.anyio
SENT = (p.TableNews, p.Update, p.Past, p.Deals, Offer, LedgerEntry, p.ChatLine, p.Muted)
MOST = 3_000  # answers that are searched for one that looks the same


class Parted(RequestError):
    """The bag of the second world lacks what the observer drew in the first."""


class Twins:
    """The same table in two worlds. Draws the observer cannot see are different in the second."""

    def __init__(self, houses: tuple[House, House], tables: tuple[LiveTable, LiveTable], seats: int) -> None:
        self.houses = houses
        self.tables = tables
        self.ears = {user: (Ear(user), Ear(user)) for user in ("ann", "")}
        self.seats = seats
        self.decisions = self.apart = 0

    def states(self) -> tuple[Any, Any]:
        a, b = (live.game.session.state for live in self.tables)
        return a, b

    async def listen(self) -> None:
        for user, ears in self.ears.items():
            for live, ear in zip(self.tables, ears, strict=True):
                await live.follow(ear, watch=not user)

    def compare(self, user: str) -> None:
        one, other = self.ears[user]
        assert one.data == other.data
        for ear in (one, other):
            ear.take()


def alike(a: Any, b: Any, who: Seat, words: Words, seat: Seat | None, random: Random) -> Words | None:
    """Words for the second world that look the same to the observer as these in the first."""
    there, shown = Question(b, who), Question(a, who).seen(words, seat)
    if shown == words:
        return words if there.allows(words) else None
    for _ in range(8):
        if there.seen(guess := there.sample(random.randrange), seat) == shown:
            return guess
    return next((other for other in islice(there, MOST) if there.seen(other, seat) == shown), None)


def played(session: GameSession[Any], state: Any, entry: Entry) -> Moment:
    return Moment(entry, state, *session.game.advance(state, entry.seat, entry.words))


@contextlib.asynccontextmanager
async def two_worlds(
    monkeypatch: pytest.MonkeyPatch, empty: Path, folder: Path, seat: Seat | None, random: Random, seats: int
) -> AsyncIterator[Twins]:
    """Both begin with the same secret; draws the observer cannot see are different in the second."""
    monkeypatch.setattr("plancia.server.hub.new_id", lambda: "f" * 32)
    monkeypatch.setattr("plancia.server.hub.token_bytes", lambda _: SECRET)
    monkeypatch.setattr("plancia.server.sending.token_hex", lambda _: "e" * 16)
    monkeypatch.setattr("plancia.server.cursors.cursor", lambda *_: "c" * 12)  # salted: it is never the same
    drawn: dict[int, tuple[Any, Words]] = {}
    second: list[LiveTable] = []
    usual = GameSession.play

    def play(session: GameSession[Any], answers: Iterable[Entry] = ()) -> tuple[Moment, ...]:
        if not second or not isinstance(second[0].table, GameTable) or second[0].table.session is not session:
            moments = usual(session, answers)
            drawn.update({moment.entry.draw: (moment.before, moment.entry.words) for moment in moments})
            return moments
        state, draw, moments_ = session.state, session.draws, list[Moment]()
        for answer in answers:
            moments_.append(played(session, state, answer))
            state = moments_[-1].after
        while session.game.to_move(state)[:1] == (CHANCE,):
            draw += 1
            words = alike(drawn[draw][0], state, CHANCE, drawn[draw][1], seat, random)
            if words is None:
                raise Parted("")
            moments_.append(played(session, state, Entry(CHANCE, words, draw)))
            state = moments_[-1].after
        return tuple(moments_)

    monkeypatch.setattr(GameSession, "play", play)
    files = [str(shutil.copy(empty, folder / f"{n}.sqlite")) for n in range(2)]
    async with open_house(files[0]) as one, open_house(files[1]) as other:
        people = ("ann", "bob", "cat")[:seats]
        first = await one.table(*people, stall_guard=True)
        opened = other.hub.open

        async def remembered(table: str) -> LiveTable:
            live = await opened(table)
            second[:] = [live]
            return live

        other.hub.open = remembered  # type: ignore[method-assign]
        twin = await other.table(*people, stall_guard=True)
        yield Twins((one, other), (first, twin), seats)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("observer", ["ann", ""])
async def test_hidden_information_changes_no_byte(
    monkeypatch: pytest.MonkeyPatch, empty_database: Path, tmp_path: Path, observer: str, seats: int
) -> None:
    """A player or a spectator receives the same in both worlds, until a decision reveals which one it is."""
    seat = 0 if observer else None
    decisions = apart = 0
    for seed in range(4):
        random = Random(f"worlds {observer} {seats} {seed}")
        (folder := tmp_path / str(seed)).mkdir()
        async with two_worlds(monkeypatch, empty_database, folder, seat, random, seats) as twins:
            await twins.listen()
            twins.compare(observer)
            while twins.tables[0].table.playing and decisions < 50 * (seed + 1):
                a, b = twins.states()
                (who,) = twins.tables[0].table.awaited()
                assert twins.tables[1].table.awaited() == (who,)
                tries = (lively(Question(a, who), random.randrange) for _ in range(8))
                pairs = ((words, alike(a, b, who, words, seat, random)) for words in tries)
                words, there = next((pair for pair in pairs if pair[1] is not None), ((), None))
                if there is None:
                    break
                decisions, apart = decisions + 1, apart + (a != b)
                await refusals_are_the_same(twins, observer, random)
                await answers(twins.tables[0], who, *words)
                try:
                    await answers(twins.tables[1], who, *there)
                except Parted:
                    break
                if told_apart(twins, seat):
                    break
                for house in twins.houses:
                    house.clock.now += 1 + who
                twins.compare(observer)
        monkeypatch.undo()
    assert decisions > 60
    assert apart > decisions / 2


def told_apart(twins: Twins, seat: Seat | None) -> bool:
    """Has a different secret been revealed? Then the worlds may differ."""
    a, b = (
        [fact for moment in live.game.session.moments[-12:] for fact in moment.facts if fact.heard_by(seat)]
        for live in twins.tables
    )
    return a != b


async def refusals_are_the_same(twins: Twins, observer: str, random: Random) -> None:
    """Errors never reveal which world it is."""
    question = twins.tables[0].game.question
    word = random.choice(("tile", "leader", "end", "swap", "add", 1, "red", "nonsense"))
    wrong = (word, random.choice(("red", "blue", 0, 9)), "z9")
    commands = [
        p.Answer(id=1, seat=0, question=question, words=wrong),
        p.Answer(id=2, seat=1, question=question, words=wrong),
        p.MoreTime(id=3, seat=0),
        p.ComeBack(id=4, seat=0),
    ]
    for command in commands:
        refused = []
        for live in twins.tables:
            try:
                await does(live, observer, command)
            except RequestError as error:
                refused.append((error.code, error.rule, error.word))
        assert len(refused) == 2
        assert refused[0] == refused[1]


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_in_a_window_no_byte_reveals_cards_or_times_of_answers(
    monkeypatch: pytest.MonkeyPatch, empty_database: Path, tmp_path: Path, pace: str
) -> None:
    """Bob and Cat have whistles or not, answer early or late, or have orders: Ann and spectators receive the same."""
    open_market(monkeypatch)
    monkeypatch.setattr("plancia.server.hub.new_id", lambda: "f" * 32)
    monkeypatch.setattr("plancia.server.hub.token_bytes", lambda _: SECRET)
    monkeypatch.setattr("plancia.server.sending.token_hex", lambda _: "e" * 16)
    monkeypatch.setattr("plancia.server.cursors.cursor", lambda *_: "c" * 12)  # salted: it is never the same
    received: list[dict[str, bytes]] = []
    for number, (cards, first, second) in enumerate(
        [((False, True, True), 100, 700), ((False, False, False), 3_000, 200), ((False, True, False), 1, 1)]
    ):
        file = shutil.copy(empty_database, tmp_path / f"{number}.sqlite")
        async with open_house(str(file)) as house:
            live = await house.table("ann", "bob", "cat", game="market", pace=pace, whistles=cards)
            ears = {"ann": Ear("ann"), "": Ear()}
            for ear in ears.values():
                await live.follow(ear)
            if number == 2:
                await does(live, "cat", p.Order(id=1, seat=2, occasion="sale", answers=((PASS,),)))
            for seat, coins in ((0, 3), (1, 0), (2, 0)):
                await answers(live, seat, coins)
            began = house.clock.now
            for seat, at in sorted(((1, first), (2, second)), key=lambda pair: pair[1]):
                if seat in live.table.awaited():
                    await house.waits(live, began + at - house.clock.now)
                    await answers(live, seat, PASS)
            await house.waits(live, began + 60_000 - house.clock.now)  # longer than the first window of its kind
            assert live.game.window is None
            await does(live, "ann", p.Say(id=1, text="well"))
            received.append({user: ear.data for user, ear in ears.items()})
    assert received[0] == received[1] == received[2]
    assert WHISTLE.encode() not in received[0][""].replace(b'"whistles":[', b"").replace(b'"whistled":', b"")


def test_messages_contain_only_known_fields() -> None:
    """No message has room for a secret: all fields are listed here, so that new ones get reviewed."""
    fields = {kind.__name__: kind.__struct_fields__ for kind in SENT}
    assert fields == {
        "TableNews": (
            *("table", "game", "phase", "rated", "chairs", "awaited", "running", "now", "window_closes", "talk_ends"),
            *("request", "asked_by", "agreed", "places", "reason", "rematch", "teams", "seal", "watching", "talk"),
            *("private_talk", "name", "spectators", "delay", "delay_unit", "tournament", "hints"),
        ),
        "Update": (
            *("epoch", "seat", "number", "view", "near_end", "facts", "fresh", "question", "awaited", "orders"),
            "may_order",
        ),
        "Past": ("seat", "facts"),
        "Deals": ("seat", "fresh", "offers", "promises", "may_deal", "left"),
        "Offer": (
            "id",
            "seat",
            "to",
            "private",
            "counters",
            "terms",
            "promises",
            "round",
            "expires",
            "status",
            "reason",
        ),
        "LedgerEntry": ("id", "offer", "to", "private", "promise", "round", "status", "decided", "fact", "owed"),
        "ChatLine": ("at", "name", "text", "team", "spectators"),
        "Muted": ("seats",),
    }
    assert msgspec.json.encode(p.Done(id=1)) == b'{"type":"Done","id":1}'
