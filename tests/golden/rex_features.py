"""The features of a golden record of Rex, each with the decision that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.engine import Fact
from plancia.games.rex import Options, State
from plancia.games.rex.edition.box import INFORMANT, RACES, box
from plancia.games.rex.factions.lazax import ChooseLosses
from plancia.games.rex.factions.letnev import DiscardCards
from plancia.games.rex.facts import (
    AdvantageCancelled,
    AllianceFormed,
    AllianceLeft,
    BattleDecided,
    BetrayalShown,
    CardPlayed,
    CardsOpened,
    CardsReturned,
    CommandGiven,
    ConsentGiven,
    FleetMoved,
    GameOver,
    InfluenceCardDrawn,
    InfluencePaid,
    InterrogationAnswered,
    LeaderRecruited,
    Looked,
    PlayerBarred,
    QuestionAnswered,
    ShieldDestroyed,
    UnitsDeployed,
    UnitsLost,
    UnitsMoved,
    UnitsRecruited,
    UnitsTurned,
)
from plancia.games.rex.timings import Power
from plancia.records import Replay

COUNTS = {3: "three players", 4: "four players", 5: "five players", 6: "six players"}
SWITCHES = [name for name in Options.__struct_fields__ if getattr(Options(), name) is False]
REASONS = ("strongholds", "sol", "hacan", "prediction", "most_strongholds", "betrayal")
FEATURES = {
    **dict.fromkeys(COUNTS.values(), ""),
    **{f"option {name}": "the game is played with it" for name in SWITCHES},
    **{f"races {way}": "how they are found" for way in ("chosen", "suggested", "lot")},
    **{f"race {race}": "is in play" for race in RACES},
    **{f"over: {reason}": "" for reason in REASONS},
    "a shared victory": "of allies, or of those who tie",
    **{f"card {card}": "is played, alone or in a battle" for card in box("").copies},
    **{f"cancelled {power.value}": "by an Informant" for power in Power},
    "an alliance of two": "",
    "an alliance of three": "",
    "an alliance left": "",
    "barred from bidding": "",
    "barred from alliances": "",
    "a gift": "in a ceasefire",
    "a gift of the Lazax": "to an ally who bids",
    "Lazax are paid": "for a card",
    "Hacan are paid": "for a deployment",
    "the move of the Hacan": "",
    "an extra deployment": "by an Informant",
    "a unit for the Council": "",
    "consent given": "",
    "consent refused": "",
    "standing consent": "",
    "Sol repositioned": "after an Offensive",
    "an Offensive without effect": "",
    "a ceasefire without effect": "",
    "cards returned": "nobody wanted them",
    "a mechanized unit recruited": "",
    "a leader recruited": "",
    "a choice of losses": "of mechanized units",
    "units turned down": "",
    "units turned up": "",
    "a command": "",
    "a question answered": "",
    "a battle by strength": "",
    "a tie in battle": "the earlier in order of play wins",
    "a retreat": "",
    "a traitor": "",
    "an explosion": "",
    "a card kept out of hand": "the Letnev discard down to four",
    "a shield destroyed": "",
    "units lost to the fleet": "",
    "the fleet sabotaged": "",
    "Sol looks": "at the bombardment card",
    "Jol-Nar look ahead": "at the influence card",
    "an interrogation answered yes": "",
    "an interrogation answered no": "",
    "a betrayal card shown": "",
}


def features_of(played: Replay) -> Iterator[tuple[int, str]]:
    """The features of a record, each with its decision; 0: the header."""
    yield from ((0, name) for name in _header(played.states[0]))
    yield from ((0, f"race {race}") for race in played.states[-1].races)
    for number in range(1, len(played.states)):
        before, facts = played.states[number - 1], played.facts[number]
        if isinstance(before.ask, ChooseLosses):
            yield number, "a choice of losses"
        if isinstance(before.ask, DiscardCards):
            yield number, "a card kept out of hand"
        for fact in facts:
            yield from ((number, name) for name in _of_fact(fact, before, played.states[number]))


def _header(s: State) -> Iterator[str]:
    yield COUNTS[s.seats]
    yield from (f"option {name}" for name in SWITCHES if getattr(s.options, name))
    yield f"races {s.options.races}"


def _of_fact(fact: Fact, before: State, after: State) -> Iterator[str]:
    yield from _of_cards(fact)
    yield from _of_units(fact)
    yield from _of_battles(fact)
    match fact:
        case GameOver(reason=reason, winners=winners):
            yield f"over: {reason}"
            if len(winners) > 1:
                yield "a shared victory"
        case AllianceFormed(members=members):
            yield "an alliance of two" if len(members) == 2 else "an alliance of three"
        case AllianceLeft():
            yield "an alliance left"
        case PlayerBarred(moment=moment):
            yield "barred from bidding" if moment == "bidding" else "barred from alliances"
        case ConsentGiven(answer=answer):
            yield {"yes": "consent given", "no": "consent refused", "always": "standing consent"}[answer]
        case InfluencePaid(why="gift"):
            yield "a gift" if type(before.ask).__name__ == "Talk" else "a gift of the Lazax"
        case InfluencePaid(why="card", receiver=int()):
            yield "Lazax are paid"
        case InfluencePaid(why="deployment", receiver=int()):
            yield "Hacan are paid"
        case BetrayalShown():
            yield "a betrayal card shown"
        case _:
            pass


def _of_cards(fact: Fact) -> Iterator[str]:
    match fact:
        case CardPlayed(card=card):
            yield f"card {card}"
        case CardsOpened(cards=cards):
            yield from (f"card {card}" for card in cards)
        case AdvantageCancelled(power=power):
            yield f"cancelled {power}"
        case InfluenceCardDrawn(card="sol-offensive", effect=False):
            yield "an Offensive without effect"
        case InfluenceCardDrawn(card="temporary-ceasefire", effect=False):
            yield "a ceasefire without effect"
        case CardsReturned():
            yield "cards returned"
        case Looked(at="bombardment"):
            yield "Sol looks"
        case Looked(at="influence"):
            yield "Jol-Nar look ahead"
        case InterrogationAnswered(answer=answer):
            yield f"an interrogation answered {'yes' if answer else 'no'}"
        case ShieldDestroyed():
            yield "a shield destroyed"
        case FleetMoved(by="sabotage"):
            yield "the fleet sabotaged"
        case _:
            pass


def _of_units(fact: Fact) -> Iterator[str]:
    match fact:
        case UnitsMoved(why="hacan"):
            yield "the move of the Hacan"
        case UnitsMoved(why="repositioned"):
            yield "Sol repositioned"
        case UnitsDeployed(why="informant"):
            yield from ("an extra deployment", f"card {INFORMANT}")
        case UnitsDeployed(why="council"):
            yield "a unit for the Council"
        case UnitsRecruited(mechanized=int(n)) if n:
            yield "a mechanized unit recruited"
        case LeaderRecruited():
            yield "a leader recruited"
        case UnitsTurned(down=down):
            yield f"units turned {'down' if down else 'up'}"
        case UnitsLost(why="bombardment"):
            yield "units lost to the fleet"
        case _:
            pass


def _of_battles(fact: Fact) -> Iterator[str]:
    match fact:
        case CommandGiven():
            yield "a command"
        case QuestionAnswered():
            yield "a question answered"
        case BattleDecided(why=why, strengths=strengths):
            name = {"strength": "a battle by strength", "retreat": "a retreat", "traitor": "a traitor"}
            yield name.get(why, "an explosion")
            if strengths is not None and strengths[0] == strengths[1]:
                yield "a tie in battle"
        case _:
            pass
