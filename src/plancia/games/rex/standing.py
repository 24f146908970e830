"""Standing orders: answers that a seat may give in advance. They are checked when their moment comes."""

from __future__ import annotations

from collections.abc import Iterable

from plancia.engine import PASS, Choices, Form, Seat, Words
from plancia.games.rex.bidding import occasion, on_sale
from plancia.games.rex.cards import LOOK, TIMED, words_after
from plancia.games.rex.edition.box import DOUBLE_AGENT, INFORMANT, INTERFERENCE, INTERROGATION, NEGATOR, SOL
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.informant import NAMED, has_allies
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import OF_ALLIES, OWNER, PHASE, Power, Timing
from plancia.games.rex.view import PHASES, phase_of

BID = "bid"
ORDER_OF_PHASES = tuple(PHASES.values())


# ---- occasions -------------------------------------------------------------------------------------------------------
def moments(s: Fields, timings: Iterable[Timing] = Timing) -> tuple[str, ...]:
    """Moments of the round in which each comes next, and of any round."""
    return tuple(name for timing in timings for name in (f"{timing} {round_of(s, timing)}", timing.value))


def round_of(s: Fields, timing: Timing) -> int:
    """The round of the next such moment: a round is counted from its influence card on. §4.1"""
    phase = phase_of(s)
    if phase in ("", "influence"):
        return s.round + 1
    return s.round + (ORDER_OF_PHASES.index(PHASE[timing]) < ORDER_OF_PHASES.index(phase))


# ---- answers ---------------------------------------------------------------------------------------------------------
class Orders(Form):
    """An occasion, then a possible answer to its questions, as far as the seat may know."""

    __slots__ = ("offered", "s", "seat")

    def __init__(self, s: Fields, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.offered: dict[str, Choices] = {}  # the first words by timing: the same in the next round and in any

    def next(self, prefix: Words) -> Choices | None:
        if not prefix:
            sale = on_sale(self.s)
            bid = [occasion(self.s)] if sale is not None and self.seat in sale.bidders else []
            asked = [timing for timing in Timing if any(self.fits(card, timing) for card in TIMED[timing])]
            return (*bid, *moments(self.s, asked))
        name = str(prefix[0]).split()[0]
        if name == BID:
            return self.bids(prefix[1:])
        if len(prefix) > 1:
            return self.after(prefix[1:], name)
        if name not in self.offered:
            self.offered[name] = self.plays(Timing(name))
        return self.offered[name]

    def rests_on(self) -> object:
        s, sale = self.s, on_sale(self.s)
        bidding = sale is not None and self.seat in sale.bidders
        bid = (occasion(s), sale.high, s.influence[self.seat]) if sale is not None and bidding else ()
        coming = (s.round, phase_of(s), s.largest_alliance, s.alliances, s.shield_down, s.demolished)
        return bid, coming, self.seat, s.hands[self.seat], s.races, s.order, bool(s.traitor_deck)

    def bids(self, prefix: Words) -> Choices | None:
        """For a seat that has not passed, with the influence it has. §8.4"""
        sale, most = on_sale(self.s), self.s.influence[self.seat]
        assert sale is not None
        if not prefix:
            return (PASS, BID) if most > sale.high else (PASS,)
        return range(sale.high + 1, most + 1) if prefix == (BID,) else None

    def plays(self, timing: Timing) -> Choices:
        """Cards in hand for such a moment, and those for any time. §26.1 §26.2"""
        fitting = [card for card in dict.fromkeys(self.s.hands[self.seat]) if self.fits(card, timing)]
        return (PASS, *fitting, *([LOOK] if self.s.races[self.seat] == SOL and timing != Timing.BATTLE else []))

    def after(self, prefix: Words, timing: str) -> Choices | None:
        """The words after a card."""
        match prefix:
            case ("informant",):
                return tuple([power.value for power in self.nameable(Timing(timing))])
            case ("diplomatic-interference",):
                return tuple(other for other in self.s.order if other != self.seat)
            case ("graviton-negator",):
                return self.shielded()
            case _:
                return words_after(self.s, self.seat, prefix, None)

    def fits(self, card: str, timing: Timing) -> bool:
        if card == INFORMANT:
            return bool(self.nameable(timing))
        if card == NEGATOR and (self.s.shield_down or not self.shielded()):
            return False  # there is only one token. §16.14
        if card == INTERFERENCE and timing == Timing.CEASEFIRE:
            return self.s.largest_alliance > 1  # otherwise there are no alliances to prevent. §7.2
        if card in (DOUBLE_AGENT, INTERROGATION):
            return timing != Timing.BATTLE and (card == INTERROGATION or bool(self.s.traitor_deck))
        return card in TIMED[timing]

    def shielded(self) -> tuple[SpaceId, ...]:
        """Spaces where the seat might have a unit by then: never where everything is demolished. §16.14 §2.7"""
        box, demolished = self.s.box, self.s.demolished
        return tuple(box.ids[i] for i in sorted(box.shielded) if not demolished or i != box.power_south)

    def nameable(self, timing: Timing) -> list[Power]:
        """Advantages of others that are used at some moment of this kind. §17.3"""
        s = self.s
        return [
            power
            for power, _ in NAMED[timing]
            if OWNER[power] in s.races
            and OWNER[power] != s.races[self.seat]
            and (power not in OF_ALLIES or may_ally(s, OWNER[power]))
        ]

    def all_final(self, prefix: Words, choices: Choices) -> bool:
        """Most seats can only pass at most moments: nothing needs to be tried after that."""
        if len(prefix) == 1:
            return len(choices) == 1 and choices[0] == PASS
        return len(prefix) == 2 and prefix[1] in (INFORMANT, INTERFERENCE, NEGATOR, BID)

    def field(self, prefix: Words) -> str:
        return "word" if prefix else "occasion"


def may_ally(s: Fields, race: str) -> bool:
    """Does this race have allies, or could it find some? With three players nobody can. §7.2 §25.5"""
    return has_allies(s, race) or (s.largest_alliance > 1 and s.options.proposals > 0)
