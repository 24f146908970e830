"""Statistics of games, computed from their records."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from plancia.engine import CHANCE, Fact
from plancia.games.warlords import State
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.ending import scores
from plancia.games.warlords.facts import (
    AbilityUsed,
    ActionPlayed,
    BlockadeSettled,
    CardsExchanged,
    EndTriggered,
    FirstPlayerDrawn,
    GuardPlaced,
    GuardSent,
    InvasionEnded,
    MercenaryPlayed,
    PlanetsExchanged,
    PowerGained,
    ReputationGained,
    SupportPlayed,
    SupportSeen,
    TokenShown,
    TroopsSent,
    TurnBegan,
)
from plancia.games.warlords.reputation import ChooseBonus
from plancia.records import Replay, read

Happening = tuple[str, ...]  # the kind, and which one: ("action", "recon")
SOURCES = ("deploy", "reputation", "guards", "majorities", "missions")


class Study:
    """What happened in games of one kind, and how often."""

    def __init__(self) -> None:
        self.games = 0
        self.times: Counter[Happening] = Counter()
        self.won: defaultdict[Happening, float] = defaultdict(float)  # by winning seats; shared ones in parts
        self.lengths: dict[str, list[int]] = {"turns": [], "decisions": []}

    def add(self, text: str) -> None:
        """Add a game, given as its record."""
        played = Replay(read(text))
        result = played.result()
        assert result is not None
        shares = [(place == 1) / result.places.count(1) for place in result.places]
        self.games += 1
        self.times["end", result.reason] += 1
        for seat, happening, number in _all(played, result.reason):
            self.times[happening] += number
            self.won[happening] += shares[seat] * number
        began = [fact for facts in played.facts for fact in facts if isinstance(fact, TurnBegan)]
        self.lengths["turns"].append(len(began))
        self.lengths["decisions"].append(sum(entry.seat != CHANCE for entry in played.record.entries))


Found = tuple[int, Happening, int]  # the seat, the event, and how many times


def _all(played: Replay, end: str) -> Iterator[Found]:
    """Everything that is counted."""
    for facts in played.facts:
        for fact in facts:
            yield from _events(fact, played.states[0], end)
    yield from _chosen(played)
    yield from _final(played.states[-1])
    yield from _leaders(played.states[-1])


def _events(fact: Fact, s: State, end: str) -> Iterator[Found]:
    """The events of a fact. Events that depend on how the game ends are also counted by the end."""
    match fact:
        case FirstPlayerDrawn(seat=first):
            for seat in range(s.seats):
                place = str((seat - first) % s.seats + 1)
                yield seat, ("seat", place), 1
                yield seat, ("seat", place, end), 1
        case MercenaryPlayed(seat=seat, card=card):
            yield seat, ("mercenary", card), 1
            yield from ((seat, ("shown", action), 1) for action in s.box.cards[card].actions)
        case ActionPlayed(seat=seat, action=action, source=source, cost=cost):
            yield seat, ("action", source, action), 1
            if cost == "aircraft":
                yield seat, ("action", "aircraft", action), 1
        case GuardPlaced(seat=seat, ability=ability):
            yield seat, ("guard", ability), 1
        case AbilityUsed(seat=seat, ability=ability):
            yield seat, ("ability", ability), 1
        case GuardSent(seat=seat, manoeuvre=manoeuvre):
            yield seat, ("manoeuvre", manoeuvre or "none"), 1
        case SupportSeen(seat=seat, card=card):
            yield seat, ("drawn", card), 1
        case SupportPlayed(seat=seat, card=card):
            yield seat, ("support card", card), 1
        case BlockadeSettled(owner=int(owner)):
            yield owner, ("support card", "blockade"), 1
        case TokenShown(seat=seat, token=token):
            yield seat, ("token", token), 1
        case ReputationGained(seat=seat, space=space):
            yield seat, ("space", str(space)), 1
        case PowerGained(seat=seat, power=power, why=why):
            yield seat, ("power", why), power
        case InvasionEnded(invader=seat, winner=winner):
            yield seat, ("invasion", "won" if winner == seat else "drawn" if winner is None else "lost"), 1
        case EndTriggered(seat=seat, reason=reason) if reason == end:
            yield seat, ("trigger", end), 1
        case PlanetsExchanged(seat=seat):
            yield seat, ("team", "exchange_planets"), 1
        case TroopsSent(seat=seat):
            yield seat, ("team", "send_troops"), 1
        case CardsExchanged(seat=seat, owner=owner) if s.box.mates[seat] == owner:
            yield seat, ("team", "exchange_cards"), 1
        case _:
            pass


def _chosen(played: Replay) -> Iterator[Found]:
    """What the spaces of the reputation track offered, and what was taken."""
    for number, entry in enumerate(played.record.entries, 1):
        asked: Any = played.asked(number)
        if isinstance(asked, ChooseBonus):
            space = str(asked.space)
            for bonus in asked.next(played.states[number - 1], entry.seat, ()) or ():
                yield entry.seat, ("offered", space, str(bonus)), 1
            yield entry.seat, ("taken", space, str(entry.words[0])), 1


def _final(s: State) -> Iterator[Found]:
    """The scores of the last position. §18.1"""
    for seat, score in enumerate(scores(s)):
        for source in ("guards", "majorities", "missions"):
            yield seat, ("power", source), getattr(score, source)
        yield seat, ("player",), 1


def _leaders(s: State) -> Iterator[Found]:
    """The side that has more power from missions than every other, if there is one."""
    mates, missions = s.box.mates, [score.missions for score in scores(s)]
    sides = {seat: missions[seat] + (missions[mate] if mate != NOBODY else 0) for seat, mate in enumerate(mates)}
    best = [seat for seat, total in sides.items() if total == max(sides.values())]
    if all(seat == best[0] or mates[best[0]] == seat for seat in best):
        yield from ((seat, ("most missions",), 1) for seat in best)
