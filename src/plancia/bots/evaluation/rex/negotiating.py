"""A character's answers in a ceasefire of Rex: its choice of allies, and when it gives, leaves and betrays."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from plancia.bots.characters import Character
from plancia.bots.evaluation.rex.table import nearness, rider
from plancia.bots.evaluation.rex.weights import Weights
from plancia.engine import Form, Seat, Words
from plancia.games.rex.betrayal import ShareOrReveal
from plancia.games.rex.ceasefire import AnswerProposal, Ceasefire, Talk
from plancia.games.rex.state import Fields, State
from plancia.games.rex.victory import STRONGHOLDS_TO_WIN

POOR = 4  # an ally with at most this much influence gets a gift
HALFWAY = 0.5  # of the way to winning: below this it never betrays an ally
GIFT = 3  # influence given at once, but at most a third of the giver's


def negotiate(
    c: Character,
    broke: Mapping[Seat, int],
    s: State,
    seat: Seat,
    question: Form,
    w: Weights,
    asked: Collection[Seat] = (),
) -> Words | None:
    """The answer in a ceasefire, or when a victory may be shared; None for other questions.

    `asked` are players who already have an offer from it: it does not ask them again.
    """
    match s.ask:
        case Talk():
            choices = [str(word) for word in question.next(()) or ()]
            cards = list(question.next(("play",)) or ()) if "play" in choices else []
            played = rider(s, seat, cards, question, w)  # a card worth playing comes first
            return played or talk(c, broke, s, seat, choices, question, w, asked)
        case AnswerProposal(proposer=proposer) if proposer != seat:
            members = s.frame(Ceasefire).members
            return ("accept",) if wants(c, broke, s, seat, members, w) else ("refuse",)
        case ShareOrReveal() if c.betrays_at is not None:
            return ("reveal",) if "reveal" in (question.next(()) or ()) else ("share",)
        case _:
            return None


def talk(
    c: Character,
    broke: Mapping[Seat, int],
    s: Fields,
    seat: Seat,
    choices: Sequence[str],
    question: Form,
    w: Weights,
    asked: Collection[Seat] = (),
) -> Words:
    """Leave, look for a partner once, give once, and be ready."""
    f = s.frame(Ceasefire)
    if "leave" in choices and leaves(c, s, seat, w):
        return ("leave",)
    if "propose" in choices and f.left[seat] == s.options.proposals:
        others = [int(word) for word in question.next(("propose",)) or () if word not in asked]
        united = {other: (*s.alliance_of(seat), *s.alliance_of(other)) for other in others}
        best = max(others, key=lambda other: appeal(c, broke, s, other, united[other], w), default=None)
        if best is not None and wants(c, broke, s, seat, united[best], w):
            return ("propose", best)
    if "give" in choices and f.gifts[seat] == s.options.gifts and (gift := present(c, s, seat)) is not None:
        return gift
    return ("ready",)


def leaves(c: Character, s: Fields, seat: Seat, w: Weights) -> bool:
    """Does it leave? Yes if it can win alone; a disloyal character also leaves allies that help it little."""
    if s.strongholds(seat) >= STRONGHOLDS_TO_WIN[1]:
        return c.leaves
    alone = nearness(s, (seat,), w)
    return c.betrays_at is not None and alone > HALFWAY and alone >= c.betrays_at * nearness(s, s.alliance_of(seat), w)


def wants(c: Character, broke: Mapping[Seat, int], s: Fields, seat: Seat, together: Sequence[Seat], w: Weights) -> bool:
    """Is it closer to winning together, or is another player about to win? Never with players who left too often."""
    others = [x for x in together if x != seat]
    if any(broke.get(x, 0) > c.forgives for x in others):
        return False
    danger = max((nearness(s, s.alliance_of(x), w) for x in range(s.seats) if x not in together), default=0.0)
    gain = nearness(s, tuple(together), w) - nearness(s, s.alliance_of(seat), w)
    return gain > (c.gain if danger < w.alliance_danger else 0.0)


def appeal(
    c: Character, broke: Mapping[Seat, int], s: Fields, other: Seat, together: tuple[Seat, ...], w: Weights
) -> float:
    """How much it would like this partner."""
    units = sum(s.units[other])
    likes = c.rich * s.influence[other] + c.strong * units + c.near * nearness(s, s.alliance_of(other), w)
    return nearness(s, together, w) + likes - broke.get(other, 0)


def present(c: Character, s: Fields, seat: Seat) -> Words | None:
    """A gift of influence for the poorest ally; None: it gives nothing."""
    allies = [x for x in s.alliance_of(seat) if x != seat]
    if not c.gives_from or not allies or s.influence[seat] < c.gives_from:
        return None
    poorest = min(allies, key=lambda x: s.influence[x])
    return ("give", poorest, min(GIFT, s.influence[seat] // 3)) if s.influence[poorest] <= POOR else None
