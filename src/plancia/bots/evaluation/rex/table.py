"""Everything except battles: bids, recruits, moves, deployments, alliances, cards out of turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor

from plancia.bots.evaluation.rex.odds import holders
from plancia.bots.evaluation.rex.weights import Weights
from plancia.bots.evaluation.rex.worth import expected
from plancia.engine import PASS, Form, Seat, Word, Words
from plancia.games.rex.bidding import Bidding
from plancia.games.rex.cards import LOOK
from plancia.games.rex.ceasefire import Ceasefire
from plancia.games.rex.edition.box import (
    BIO_SUIT,
    BIO_WEAPON,
    DOUBLE_AGENT,
    ENERGY_RIFLE,
    ENERGY_SHIELD,
    HACAN,
    HYLAR,
    INFORMANT,
    JOL_NAR,
    LAZAX,
    LETNEV,
    NEW_RECRUITS,
    NONE,
    RETREAT,
    SABOTAGE,
    SOL,
)
from plancia.games.rex.recruitment import dead_leaders, recruitable
from plancia.games.rex.state import Fields
from plancia.games.rex.victory import STRONGHOLDS_TO_WIN

PRICES = dict.fromkeys((ENERGY_RIFLE, BIO_WEAPON, ENERGY_SHIELD, BIO_SUIT, NEW_RECRUITS), "bid_weapon")  # the weight
PRICES |= {HYLAR: "bid_hylar", DOUBLE_AGENT: "bid_agent", INFORMANT: "bid_informant", RETREAT: "bid_informant"}
MOST_TARGETS, FEW_TARGETS = 10, 4


def worth_of(card: str, w: Weights) -> float:
    """The worth of a card to its buyer."""
    price: float = getattr(w, PRICES.get(card, "bid_other"))
    return price


# The likeliest winner first, and the round in which it wins most often: in 80 games of greedy-1 the Letnev won 13 in
# round 1, the Lazax 8 and Sol 7 in round 4, the Jol-Nar 5 in round 1, the Hacan 9 in round 8 (their own victory).
ENDINGS = ((LETNEV, 1), (HACAN, 8), (LAZAX, 4), (SOL, 4), (JOL_NAR, 1))


def prediction(choices: Sequence[Word]) -> Words:
    """The Xxcha predict the ending that is most frequent in play between bots. §23.1"""
    return next(ending for ending in ENDINGS if ending[0] in choices)


# ---- cards -----------------------------------------------------------------------------------------------------------
def rider(s: Fields, seat: Seat, choices: Sequence[Word], question: Form, w: Weights) -> Words | None:
    """A card worth playing with an answer: another traitor, Sol's look, free recruits."""
    for card in (LOOK, DOUBLE_AGENT):
        if card in choices:
            return ("play", card)
    if NEW_RECRUITS in choices and recruitable(s, seat).size >= w.many_casualties:
        words: Words = ("play", NEW_RECRUITS, "units")
        while numbers := question.next(words):
            words = (*words, max(int(n) for n in numbers))
        return words
    return None


def bid(s: Fields, seat: Seat, choices: Sequence[Word], question: Form, w: Weights) -> Words:
    """One more than the highest bid, as long as the card is worth it; the Jol-Nar know which card it is. §8.4 §20.1"""
    f = s.frame(Bidding)
    seen = s.on_offer if s.races[seat] == JOL_NAR else ""
    worth = worth_of(seen, w) if seen else w.bid_unknown
    worth += floor((s.influence[seat] - w.bid_purse) * w.bid_per_influence) - floor(len(s.hands[seat]) * w.bid_per_card)
    if f.buyer is not None and f.buyer != seat and s.one_side(seat, f.buyer):
        worth -= w.ally_bids
    if "bid" not in choices or ("pass" in choices and f.high + 1 > worth):
        return ("pass",)
    return ("bid", min(int(n) for n in question.next(("bid",)) or ()))


def out_of_turn(s: Fields, seat: Seat, choices: Sequence[Word], w: Weights) -> Words:
    """Fleet Sabotage if it hits others much more than us; otherwise pass."""
    if SABOTAGE in choices:
        best = max(range(11), key=lambda sectors: harvest(s, seat, sectors, w))
        if harvest(s, seat, best, w) >= w.sabotage:
            return (SABOTAGE, best)
    return (PASS,)


def harvest(s: Fields, seat: Seat, sectors: int, w: Weights) -> float:
    """The units that others would lose on average, minus our own, which count several times."""
    own = s.alliance_of(seat)
    lost = [0] * s.seats
    for step in range(1, sectors + 1):
        for space in s.box.in_sector[(s.fleet + step - 1) % 18 + 1]:
            if not s.is_shielded(space):
                lost = [n + s.units[x][space] for x, n in enumerate(lost)]
    return sum(n for x, n in enumerate(lost) if x not in own) - w.own_loss * sum(lost[x] for x in own)


def discards(s: Fields, seat: Seat, question: Form, w: Weights) -> Words:
    """The least useful first."""
    words: Words = ()
    while choices := question.next(words):
        words = (*words, min(map(str, choices), key=lambda card: (worth_of(card, w), card)))
    return words


# ---- units -----------------------------------------------------------------------------------------------------------
def recruits(s: Fields, seat: Seat, question: Form, w: Weights) -> Iterator[Words]:
    """Free recruits; all that we can pay for if we are rich; a leader if few are left."""
    units = [int(word) for word in question.next(()) or () if isinstance(word, int)]
    free = s.box.races[s.races[seat]].free_recruits
    few = len(s.leaders[seat]) < w.few_leaders and dead_leaders(s, seat)
    gratis = min(max(units), free)
    for n in dict.fromkeys((gratis, max(units) if s.influence[seat] > w.rich else gratis)):
        leaders = [str(word) for word in question.next((n,)) or ()]
        best = max(leaders, key=lambda leader: s.box.strength.get(leader, 0)) if few else NONE
        last = question.next((n, best))
        yield (n, best) if last is None else (n, best, max(int(m) for m in last))


def moves(s: Fields, seat: Seat, question: Form, verb: str, w: Weights, brief: bool = False) -> Iterator[Words]:
    """From every group to the spaces that matter: all units, all except one, or half."""
    for origin in question.next((verb,)) or ():
        targets = [str(word) for word in question.next((verb, origin)) or ()]
        for target in worthwhile(s, seat, targets, w, brief):
            yield from amounts(question, (verb, origin, target), brief)


def deployments(s: Fields, seat: Seat, question: Form, verb: str, w: Weights, brief: bool = False) -> Iterator[Words]:
    """Into the spaces that matter: all units we can pay for, half of them, or two."""
    for space in worthwhile(s, seat, [str(word) for word in question.next((verb,)) or ()], w, brief):
        yield from amounts(question, (verb, space), brief)


def amounts(question: Form, words: Words, brief: bool = False) -> Iterator[Words]:
    """Some numbers of units, with as many special ones as allowed, or none."""
    numbers = [int(word) for word in question.next(words) or ()]
    most = max(numbers)
    some = (most, (most + 1) // 2) if brief else (most, most - 1, (most + 1) // 2, 2)
    for units in dict.fromkeys(n for n in some if n in numbers):
        special = question.next((*words, units))
        if special is None:
            yield (*words, units)
        else:
            yield from ((*words, units, n) for n in {int(special[0]), int(special[-1])})


def worthwhile(s: Fields, seat: Seat, spaces: Sequence[str], w: Weights, brief: bool = False) -> list[str]:
    """Strongholds, influence, and own units that need help; no spaces where the fleet may strike."""
    found = sorted(spaces, key=lambda space: -attraction(s, seat, s.box.at[space], w))
    return found[: FEW_TARGETS if brief else MOST_TARGETS]


def attraction(s: Fields, seat: Seat, space: int, w: Weights) -> float:
    if space == s.box.council:
        return 0.0
    foes = sum(s.strength(foe, space) for foe in s.enemies_at(seat, space))
    prize = w.go_stronghold if space in s.box.strongholds else 0.0
    prize += w.go_influence * s.on_board[space] + (w.go_spaceport if space in s.box.spaceports else 0.0)
    return prize - w.go_foe * foes + (w.go_help if s.units[seat][space] and foes else 0.0)


# ---- alliances -------------------------------------------------------------------------------------------------------
def nearness(s: Fields, side: tuple[Seat, ...], w: Weights) -> float:
    """The expected strongholds of a side, as a fraction of the number it needs to win. §14.2 §14.3"""
    control = {space: holders(s, space, w) for space in s.box.strongholds}
    return expected(control, side) / STRONGHOLDS_TO_WIN[len(side)]


def talk(s: Fields, seat: Seat, choices: Sequence[Word], question: Form, w: Weights) -> Words:
    """Leave allies if we can win alone; propose an alliance once if it brings us closer to winning."""
    f = s.frame(Ceasefire)
    if "leave" in choices and s.strongholds(seat) >= STRONGHOLDS_TO_WIN[1]:
        return ("leave",)
    if "propose" in choices and f.left[seat] == s.options.proposals:
        partners = [int(word) for word in question.next(("propose",)) or ()]
        united = {other: (*s.alliance_of(seat), *s.alliance_of(other)) for other in partners}
        best = max(partners, key=lambda other: nearness(s, united[other], w))
        if is_better_off(s, seat, united[best], w):
            return ("propose", best)
    return ("ready",)


def is_better_off(s: Fields, seat: Seat, together: tuple[Seat, ...], w: Weights) -> bool:
    """Are they closer to winning together, or is another player about to win? §7.2"""
    own = s.alliance_of(seat)
    danger = max((nearness(s, s.alliance_of(x), w) for x in range(s.seats) if x not in together), default=0.0)
    return nearness(s, together, w) > nearness(s, own, w) + (w.alliance_gain if danger < w.alliance_danger else 0.0)


def proposal(s: Fields, seat: Seat, w: Weights) -> Words:
    return ("accept",) if is_better_off(s, seat, s.frame(Ceasefire).members, w) else ("refuse",)
