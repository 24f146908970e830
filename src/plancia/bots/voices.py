"""Short lines that bots say at fitting moments.

A line follows from a fact that everybody sees and from who sits where, and from nothing else: so it reveals nothing,
needs no message of its own, and every reader has it in their own language, or mutes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from plancia.bots.characters import CHARACTERS
from plancia.engine import Disclosure, Fact, Seat

PLAIN = "plain"  # the voice of a bot without a character


class Occasion(Struct, frozen=True, omit_defaults=True):
    """A kind of fact that makes a bot speak."""

    name: str
    speaker: str = "seat"  # the field that names who speaks; of several seats the first bot
    when: dict[str, str | bool] = {}  # only if these fields have these values
    every: int = 1  # only one fact out of so many


OCCASIONS: dict[str, dict[str, Occasion]] = {
    "rex": {
        "AllianceProposed": Occasion("propose"),
        "ProposalAccepted": Occasion("accept"),
        "ProposalFell": Occasion("refuse", when={"withdrawn": False}),
        "AllianceLeft": Occasion("leave"),
        "InfluencePaid": Occasion("gift", when={"why": "gift"}),
        "BattleDecided": Occasion("won", "winner", every=2),
        "GameOver": Occasion("victory", "winners"),
    },
    "tigris": {
        "ConflictDecided": Occasion("won", "winner", every=3),
        "MonumentBuilt": Occasion("built"),
    },
    "warlords": {
        "InvasionEnded": Occasion("won", "winner", every=2),
    },
}
SPOKEN = {  # what each voice has a line for
    PLAIN: ("won", "built", "victory"),
    **dict.fromkeys(CHARACTERS, ("propose", "accept", "refuse", "leave", "gift", "won", "victory")),
}


def spoken(game: str, fact: Fact, bots: Sequence[str], number: int) -> tuple[Seat, str] | None:
    """Who speaks, and the key of the line. `bots` has a name for each seat with a bot; `number` counts the facts."""
    occasion = OCCASIONS.get(game, {}).get(type(fact).__name__)
    if occasion is None or isinstance(fact, Disclosure) or number % occasion.every:
        return None
    if any(getattr(fact, field) != value for field, value in occasion.when.items()):
        return None
    named: Any = getattr(fact, occasion.speaker)  # a seat, several, or nobody
    seats = named if isinstance(named, tuple) else () if named is None else (named,)
    seat = next((seat for seat in seats if bots[seat]), None)
    if seat is None:
        return None
    voice = bots[seat].partition("-")[2] or PLAIN
    return (seat, f"voice-{voice}-{occasion.name}") if occasion.name in SPOKEN.get(voice, ()) else None
