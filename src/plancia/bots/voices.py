"""Short lines that bots say now and then.

A line depends only on a public fact, or on an offer or promise that the reader may know, and on who sits where. So it
reveals nothing and needs no message of its own, and all players read it in their own language, or mute it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plancia.bots.characters import CHARACTERS
from plancia.bots.evaluation import GAMES, part_of
from plancia.bots.evaluation.parts import Occasion
from plancia.deals import LedgerEntry, Offer
from plancia.engine import Disclosure, Fact, Seat

PLAIN = "plain"  # the voice of a bot without a character
DEALS = ("peace", "rival", "trade", "counter", "distrust", "broke")  # lines about deals
DECLINED = {"distrust": "distrust", "no_promises": "no-promises"}  # by reason; all others use the line "refuse"


OCCASIONS: dict[str, dict[str, Occasion]] = {game: part_of(game, "OCCASIONS", {}) for game in GAMES}
# The topic of an offer: the first of these kinds among its terms and promises.
DEAL_TOPICS: dict[str, dict[str, str]] = {game: part_of(game, "DEAL_TOPICS", {}) for game in GAMES}
SPOKEN = {  # the occasions for which each voice has a line
    PLAIN: ("won", "built", "victory", "accept", "refuse", "no-promises"),
    **dict.fromkeys(CHARACTERS, ("propose", "accept", "refuse", "leave", "gift", "won", "victory", *DEALS)),
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
    return line_of(bots, seat, occasion.name)


def spoken_about(game: str, offer: Offer, bots: Sequence[str]) -> tuple[Seat, str] | None:
    """The bot that gives a reason for an offer or for its answer, and the key of the line."""
    match offer.status:
        case "declined":
            return line_of(bots, offer.to, DECLINED.get(offer.reason, "refuse"))
        case "accepted":
            return line_of(bots, offer.to, "accept")
        case _ if offer.counters:
            return line_of(bots, offer.seat, "counter")
        case _:
            kinds = {type(part).__name__ for part in (*offer.terms, *offer.promises)}
            topic = next((topic for kind, topic in DEAL_TOPICS.get(game, {}).items() if kind in kinds), "")
            return line_of(bots, offer.seat, topic)


def spoken_of_promise(entry: LedgerEntry, bots: Sequence[str]) -> tuple[Seat, str] | None:
    """The line of a bot that has broken a promise."""
    return line_of(bots, entry.promise.seat, "broke") if entry.status == "broken" else None


def line_of(bots: Sequence[str], seat: Seat, name: str) -> tuple[Seat, str] | None:
    """The key of a line, if the seat has a bot whose voice has one."""
    voice = bots[seat].partition("-")[2] or PLAIN
    return (seat, f"voice-{voice}-{name}") if bots[seat] and name in SPOKEN.get(voice, ()) else None
