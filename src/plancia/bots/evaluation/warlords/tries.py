"""The answers worth trying, without those that no player would consider and those equal to another."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.engine import Form, Words
from plancia.games.warlords.actions import TakeAction
from plancia.games.warlords.deploy import DeployUnits
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.mothership import MayUseToken
from plancia.games.warlords.setup import GiveUpCards
from plancia.games.warlords.state import State

# Without resistance few units are enough; an aircraft lands only if it is needed as the Dropship.
SUPPLIES = (("i", "ii", "t"), ("ia",))
LANDINGS = (("i", "ii", "t", "it"), ("a", "ia"))
ASSAULTS = (("ii", "it", "iii", "iit", "itt", "t"), ("iia", "ita", "ia"))


def candidates(s: State, seat: int, question: Form) -> Iterator[Words]:
    """Every legal answer, but of the many ways to land only the sensible ones."""
    match s.ask:
        case GiveUpCards():
            yield from (words for words in question.legal() if words[0] < words[1])  # type: ignore[operator]  # two cards
        case DeployUnits():
            yield from _landings(s, seat, question, ())
        case MayUseToken():
            yield ("leave",)
            if "use" in (question.next(()) or ()):
                yield from _landings(s, seat, question, ("use",))
        case TakeAction():
            for verb in question.next(()) or ():
                answers = question.legal((verb,))
                yield from _exchanges(s, seat, answers) if verb == "exchange_planets" else answers
        case _:
            yield from question.legal()


def _landings(s: State, seat: int, question: Form, prefix: Words) -> Iterator[Words]:
    for planet in question.next(prefix) or ():
        owner = s.owners[s.box.planet_number[planet]]
        usual = LANDINGS if owner == NOBODY else SUPPLIES if owner == seat else ASSAULTS
        units = question.next((*prefix, planet)) or ()
        plain, by_air = ([word for word in some if word in units] for some in usual)
        for word in plain or by_air or list(units)[:1]:
            yield (*prefix, planet, word)


def _exchanges(s: State, seat: int, answers: Iterator[Words]) -> Iterator[Words]:
    """Exchanges after which both partners' planets fit their missions better."""
    mate, number, mission = s.box.mates[seat], s.box.planet_number, s.box.mission

    def serves(who: int, planet: str) -> int:
        kind = s.types[number[planet]]
        return sum(mission[card] == kind and card not in s.wounded for card in s.rows[who])

    for words in answers:
        own, other = str(words[1]), str(words[2])
        if serves(seat, other) + serves(mate, own) > serves(seat, own) + serves(mate, other):
            yield words
