"""The features of a golden record of Galactic Warlords, each with the decision that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.engine import Fact
from plancia.games.warlords import Options, State
from plancia.games.warlords.bombard import ChooseDestroyed
from plancia.games.warlords.edition.components import ABILITIES, ACTIONS, BONUSES, MANOEUVRES, SUPPORT_CARDS, TOKENS
from plancia.games.warlords.facts import (
    AbilityUsed,
    ActionPlayed,
    BlockadeSettled,
    BonusTaken,
    CardsExchanged,
    GameOver,
    GuardKilled,
    GuardSent,
    InvasionEnded,
    MarketCleared,
    MercenaryWounded,
    PlanetsExchanged,
    Recalled,
    ShipStayed,
    SupportCancelled,
    SupportShuffled,
    TakenCardReturned,
    TokenShown,
    TokenTakenBack,
    TroopsSent,
)
from plancia.games.warlords.invasion import ChooseLosses, Reroll
from plancia.records import Replay

SOURCES = {"mercenary": "action", "support": "card", "subterfuge": "borrowed"}
SWITCHES = [name for name in Options.__struct_fields__ if name != "edition"]
FEATURES = {
    "two players": "",
    "three players": "",
    "four players": "in teams",
    **{f"option {name}": "the game is played with it" for name in SWITCHES},
    "over: last_card": "the last mercenary was hired, and everybody had one more turn",
    "over: reputation": "a marker reached the last space",
    "over: four_of_a_kind": "four mercenaries with one mission",
    "a shared victory": "of a team",
    **{f"action {name}": "of the mercenary" for name in ACTIONS},
    **{f"card {name}": "a support card takes effect" for name in SUPPORT_CARDS if name != "blockade"},
    **{f"borrowed {name}": "by Subterfuge" for name in ACTIONS if name != "subterfuge"},
    **{f"ability {name}": "" for name in ABILITIES},
    **{f"manoeuvre {name}": "" for name in MANOEUVRES},
    **{f"bonus {name}": "" for name in BONUSES},
    **{f"token {name}": "is used" for name in TOKENS},
    "a token taken back": "unused",
    "a blockade": "cancels a support card",
    "a blockade against a blockade": "",
    "discards are shuffled": "",
    "a bombardment with an aircraft": "",
    "a choice of what a bombardment destroys": "",
    "a mercenary wounded": "",
    "a guard killed": "",
    "cards exchanged": "by Subterfuge",
    "a taken card returned": "",
    "an invasion won": "",
    "an invasion lost": "",
    "an invasion that nobody wins": "",
    "a guard sent": "without a manoeuvre",
    "a choice of losses": "",
    "a reroll": "",
    "a recall": "",
    "the market cleared": "",
    "a ship that stays": "",
    "team: cards": "",
    "team: planets": "",
    "team: troops": "",
}


def features_of(played: Replay) -> Iterator[tuple[int, str]]:
    """The features of a record, each with its decision; 0: the header."""
    yield from ((0, name) for name in _header(played.states[0]))
    for number in range(1, len(played.record.entries) + 1):
        before = played.states[number - 1]
        yield from ((number, name) for name in _asked(before))
        for fact in played.facts[number]:
            yield from ((number, name) for name in _of_fact(fact, before))


def _header(s: State) -> Iterator[str]:
    if s.seats < 4 or not s.options.free_for_all:
        yield {2: "two players", 3: "three players", 4: "four players"}[s.seats]
    yield from (f"option {name}" for name in SWITCHES if getattr(s.options, name))


def _asked(s: State) -> Iterator[str]:
    kinds = {ChooseDestroyed: "a choice of what a bombardment destroys", ChooseLosses: "a choice of losses"}
    if type(s.ask) in kinds:
        yield kinds[type(s.ask)]
    if isinstance(s.ask, Reroll):
        yield "a reroll"


def _of_fact(fact: Fact, before: State) -> Iterator[str]:
    match fact:
        case GameOver(reason=reason, places=places):
            yield f"over: {reason}"
            if places.count(1) > 1:
                yield "a shared victory"
        case ActionPlayed(action=action, source=source, cost=cost):
            yield f"{SOURCES[source]} {action}"
            if cost == "aircraft":
                yield "a bombardment with an aircraft"
        case AbilityUsed(ability=ability):
            yield f"ability {ability}"
        case GuardSent(manoeuvre=manoeuvre):
            yield f"manoeuvre {manoeuvre}" if manoeuvre else "a guard sent"
        case BonusTaken(bonus=bonus):
            yield f"bonus {bonus}"
        case TokenShown(token=token):
            yield f"token {token}"
        case BlockadeSettled(owner=int(), card="blockade"):
            yield "a blockade against a blockade"
        case InvasionEnded(invader=invader, winner=winner):
            how = "that nobody wins" if winner is None else "won" if winner == invader else "lost"
            yield f"an invasion {how}"
        case CardsExchanged(seat=seat, owner=owner):
            yield "team: cards" if before.box.mates[seat] == owner else "cards exchanged"
        case _:
            yield from _of_simple_fact(fact)


def _of_simple_fact(fact: Fact) -> Iterator[str]:
    """Facts that show one feature, whatever their values are."""
    names: dict[type[Fact], str] = {
        TokenTakenBack: "a token taken back",
        SupportCancelled: "a blockade",
        SupportShuffled: "discards are shuffled",
        MercenaryWounded: "a mercenary wounded",
        GuardKilled: "a guard killed",
        TakenCardReturned: "a taken card returned",
        Recalled: "a recall",
        MarketCleared: "the market cleared",
        ShipStayed: "a ship that stays",
        PlanetsExchanged: "team: planets",
        TroopsSent: "team: troops",
    }
    if type(fact) in names:
        yield names[type(fact)]
