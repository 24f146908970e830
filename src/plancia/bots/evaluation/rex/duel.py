"""A battle as a two-player game: the worth of every plan against every possible plan of the foe."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from operator import mul
from time import monotonic

from msgspec.structs import replace

from plancia.bots.evaluation.rex.weights import Weights
from plancia.bots.evaluation.rex.worth import evaluate
from plancia.bots.matrix import Duel, mixed
from plancia.engine import Seat, Words
from plancia.games.rex.edition.box import ATTACK, DEFENCE, NONE, SLOTS, STOPPED_BY
from plancia.games.rex.plans import Battle, dials, free_leaders, playable, slots
from plancia.games.rex.state import State, put

MOST_DIALS = 9  # for a large army: evenly spread, with the highest two
Side = tuple[int, str]  # dial and leader


class Duellist:
    """One side of a battle in one world, with the hand it has there."""

    def __init__(self, s: State, f: Battle, seat: Seat, w: Weights) -> None:
        self.s, self.w, self.seat = s, w, seat
        self.units = s.strength(seat, s.box.at[f.space])
        self.is_first = f.sides[0] == seat
        self.plans = plans(s, f, seat)
        self.weapons = {str(card) for card in playable(s.box.icon, f, s.hands[seat], seat, ATTACK)}
        self.defences = {str(card) for card in playable(s.box.icon, f, s.hands[seat], seat, DEFENCE)}
        self.traitors = s.traitors[seat]
        self.prize = prize(s, f, seat, w)

    def strikes(self, foe: Duellist) -> float:
        """The odds that a weapon kills the foe's leader: each side chooses one card without knowing the other's."""
        if not self.weapons:
            return 0.0
        open_ = [weapon for weapon in self.weapons if STOPPED_BY.get(weapon) not in foe.defences]
        if open_:
            return 1.0 if len(open_) == len(self.weapons) else 0.75
        return 0.5 if len(foe.defences) > 1 else 0.0

    def worth(self, side: Side, foe: Duellist, other: Side, struck: float, strikes: float) -> float:
        """The worth of this plan against that one: the space, the units that are left, leaders."""
        (dial, leader), (foe_dial, foe_leader) = side, other
        betrays, betrayed = foe_leader in self.traitors, leader in foe.traitors
        if betrays or betrayed:
            won = self.prize if betrays and not betrayed else 0.0
            return won - self.w.leader * betrayed + foe.w.leader * betrays
        own, against = self.s.box.strength.get(leader, 0), self.s.box.strength.get(foe_leader, 0)
        wins = 0.0
        for lives, mine in ((1 - struck, own), (struck, 0)):
            for survives, theirs in ((1 - strikes, against), (strikes, 0)):
                if dial + mine + self.is_first > foe_dial + theirs:
                    wins += lives * survives
        left = self.units - dial
        gain = (self.prize if left > 0 else self.w.deserted * self.prize) - self.w.unit * dial
        return wins * gain - struck * self.w.leader + strikes * against


def plan_odds(worlds: Sequence[State], seat: Seat, w: Weights, until: float = inf) -> list[tuple[float, Words]]:
    """My mixed strategy: an equilibrium over the worlds, or over fewer of them if time runs short."""
    duels: list[Duel] = []
    began = now = monotonic()
    for s in worlds:
        if duels and now + (now - began) / len(duels) > until:
            break
        duels.append(duel(s, seat, w))
        now = monotonic()
    s = worlds[0]
    f = s.frame(Battle)
    slot = max(map(str, slots(s, f, seat)), key=lambda slot: (len(SLOTS[slot]), slot))
    return [
        (odds, (dial, leader, NONE if leader == NONE else slot))
        for odds, (dial, leader) in zip(mixed(duels, until=until), plans(s, f, seat), strict=True)
    ]


def plan_worths(worlds: Sequence[State], seat: Seat, answers: Sequence[Words], w: Weights) -> list[float]:
    """What my plans are worth on average over the worlds, if the foe mixes its plans well in each of them."""
    found = [0.0] * len(answers)
    for s in worlds:
        me, foe, strikes, struck = duellists(s, seat, w)
        both = duel(s, seat, w)
        odds = mixed([Duel(both.theirs, both.mine)])
        for at, (dial, leader, *_) in enumerate(answers):
            side = int(dial), str(leader)
            worths = (me.worth(side, foe, other, struck, strikes) for other in foe.plans)
            found[at] += sum(map(mul, odds, worths)) / len(worlds)
    return found


def duellists(s: State, seat: Seat, w: Weights) -> tuple[Duellist, Duellist, float, float]:
    """Both sides in one world, and the odds that each loses its leader to a weapon: the foe's, then mine."""
    f = s.frame(Battle)
    me, foe = Duellist(s, f, seat, w), Duellist(s, f, f.foe(seat), w)
    return me, foe, me.strikes(foe), foe.strikes(me)


def duel(s: State, seat: Seat, w: Weights) -> Duel:
    """Every pair of plans in one world."""
    me, foe, strikes, struck = duellists(s, seat, w)
    return Duel(
        [[me.worth(side, foe, other, struck, strikes) for other in foe.plans] for side in me.plans],
        [[foe.worth(other, me, side, strikes, struck) for side in me.plans] for other in foe.plans],
    )


def plans(s: State, f: Battle, seat: Seat) -> list[Side]:
    """The dials and leaders that a side considers. It plays all the cards it can: the winner keeps them. §11.17"""
    leaders = few(s, f, seat)
    return [(dial, leader) for dial in some([int(n) for n in dials(s, f, seat)]) for leader in leaders]


def some(values: list[int]) -> list[int]:
    """All of them if there are few, otherwise an even selection."""
    if len(values) <= MOST_DIALS:
        return values
    spread = {round(at * values[-1] / (MOST_DIALS - 2)) for at in range(MOST_DIALS - 1)}
    return sorted(spread | {values[-1] - 1})


def few(s: State, f: Battle, seat: Seat) -> list[str]:
    """The two strongest leaders, and the weakest, which costs least to lose."""
    found = sorted(map(str, free_leaders(s, f, seat)), key=lambda leader: -s.box.strength.get(leader, 0))
    return list(dict.fromkeys((*found[:2], found[-1])))


def prize(s: State, f: Battle, seat: Seat, w: Weights) -> float:
    """The worth of a victory without losses to a seat, compared with a defeat."""
    space, foe = s.box.at[f.space], f.foe(seat)
    won = replace(s, units=put(s.units, foe, put(s.units[foe], space, 0)))
    lost = replace(s, units=put(s.units, seat, put(s.units[seat], space, 0)))
    return evaluate(won, seat, w) - evaluate(lost, seat, w)
