"""The worth of promises and gifts to a player of Rex, in influence. Your own promises cost something."""

from __future__ import annotations

from typing import Any

from plancia.bots.evaluation.rex.odds import force, holders, leaders_free, logistic
from plancia.bots.evaluation.rex.table import nearness
from plancia.bots.evaluation.rex.weights import Weights
from plancia.engine import Seat
from plancia.games.rex.battles import BattlePhase
from plancia.games.rex.bombardment import BombardmentPhase
from plancia.games.rex.collection import Collection
from plancia.games.rex.deals.deadlines import current_round
from plancia.games.rex.deals.money import BidLimit, PassNextCard, PayWhen, SupportBattle
from plancia.games.rex.deals.negotiation import Alliance, Gift
from plancia.games.rex.deals.peace import KeepAlliance, LeaveSpace, NoAttack, StayOut
from plancia.games.rex.deals.rivals import DenyVictory
from plancia.games.rex.deals.truth import HoldsCard, HoldsTraitor
from plancia.games.rex.manoeuvre import Manoeuvre, ManoeuvrePhase, controls_port, range_of
from plancia.games.rex.prices import most_deployed
from plancia.games.rex.state import Fields

LATE = (BattlePhase, Collection, BombardmentPhase)  # phases after the last movement of a round
LIKELY = 0.5  # the odds that a possible attack is made
LATER = 0.5  # factor for each later round
NEVER = -1000.0  # for a promise that nobody should make
CLAIM, SECRET = 1.0, -2.0  # to learn a secret, and to reveal one
DANGER = 8.0  # to stop a player who is about to win
HALFWAY = 0.5
ALLIANCE = 12.0  # for going from no chance of winning to certain victory
CHEAPER, DEARER = 0.6, -0.2  # of the price of a card, if somebody else or I may not bid for it
BATTLE_WON, FOUGHT, CEASEFIRE = 0.35, 0.3, 0.25  # the odds of events that a payment waits for


def worth(s: Fields, me: Seat, part: Any, w: Weights) -> float:
    """The worth of a promise or a term to this seat if it is kept; negative if it costs something."""
    match part:
        case Gift(receiver=receiver, amount=amount):
            return w.influence * (amount if receiver == me else -amount)
        case Alliance(members=members):
            return ALLIANCE * gain(s, me, members, w)
        case NoAttack() | StayOut() | LeaveSpace():
            lasting = 1 + LATER * (part.until - current_round(s))
            return lasting * _peace(s, me, part, w)
        case KeepAlliance(seat=by, ally=ally):
            return -1.0 if by == me else 1.0 if ally == me else 0.0
        case PayWhen() | SupportBattle():
            paid = w.influence * part.amount * happens(s, part, w) * min(1.0, s.influence[part.seat] / part.amount)
            return -paid if part.seat == me else paid if part.receiver == me else 0.0
        case PassNextCard(seat=by):
            return _bids(s, me, by, 1.0, w) / 2
        case BidLimit(seat=by, most=most):
            return _bids(s, me, by, max(0.0, 1 - most / max(1.0, w.bid_unknown)), w)
        case HoldsCard(seat=by, card=card):
            return CLAIM if by != me else SECRET if card in s.hands[me] else NEVER
        case HoldsTraitor(seat=by, leader=leader):
            return CLAIM if by != me else SECRET if leader in s.traitors[me] else NEVER
        case DenyVictory():
            return _denial(s, me, part, w)
        case _:
            return 0.0


# ---- the city --------------------------------------------------------------------------------------------------------
def _peace(s: Fields, me: Seat, part: NoAttack | StayOut | LeaveSpace, w: Weights) -> float:
    """The worth, in this round, of a promise not to attack or to keep out of a space."""
    match part:
        case NoAttack(seat=by, target=on) if by == me:
            return -LIKELY * max((chance(s, me, on, space, w) for space in held(s, on)), default=0.0)
        case NoAttack(seat=by, target=on):
            return threat(s, by, me, w) if on == me else 0.0
        case StayOut(seat=by, space=name) if by == me:
            space = s.box.at[name]
            foe = next((x for x in s.enemies_at(me, space) if s.units[x][space]), None)
            return -LIKELY * (prize(s, space, w) if foe is None else chance(s, me, foe, space, w))
        case StayOut(seat=by, space=name):
            space = s.box.at[name]
            return LIKELY * (danger(s, by, me, space, w) if s.units[me][space] else prize(s, space, w) / 4)
        case _:
            by, space = part.seat, s.box.at[part.space]
            stays = holders(s, space, w).get(by, 0.0)
            return -stays * prize(s, space, w) if by == me else stays * prize(s, space, w) / 2


def held(s: Fields, seat: Seat) -> list[int]:
    """The player's spaces where a battle can be fought."""
    return [space for space, units in enumerate(s.units[seat]) if units and space != s.box.council]


def prize(s: Fields, space: int, w: Weights) -> float:
    return w.stronghold if space in s.box.strongholds else w.space + w.space_influence * s.on_board[space]


def attackers(s: Fields, by: Seat, space: int) -> int:
    """The units that this player could bring to a space in one turn."""
    if not may_attack(s, by) or not s.is_open(space) or s.beside_ally(by, space):
        return 0
    deployed = most_deployed(s, by, space, informant=False)
    lines = range_of(s, by, controls_port(s, by))
    groups = (
        units
        for origin, units in enumerate(s.units[by])
        if units and origin != space and space in s.box.reach(origin, lines, s.fleet, s.demolished)
    )
    return deployed + max(groups, default=0)


def may_attack(s: Fields, seat: Seat) -> bool:
    """Can this player still move units in this round?"""
    for frame in s.stack:
        if isinstance(frame, ManoeuvrePhase):
            return seat in frame.waiting or any(isinstance(x, Manoeuvre) and x.seat == seat for x in s.stack)
    return not any(isinstance(frame, LATE) for frame in s.stack)


def odds_of(s: Fields, by: Seat, on: Seat, space: int, w: Weights) -> float:
    """The odds that an attack on this space succeeds."""
    units = attackers(s, by, space)
    if not units:
        return 0.0
    own = units - 1 + leaders_free(s, by, space)[0] + w.card_force * min(3, len(s.hands[by]))
    return logistic((own - force(s, on, space, w)) / w.force_scale)


def danger(s: Fields, by: Seat, on: Seat, space: int, w: Weights) -> float:
    """The expected loss of a player if another one attacks this space."""
    return odds_of(s, by, on, space, w) * (prize(s, space, w) + w.unit * s.units[on][space] / 2)


def threat(s: Fields, by: Seat, on: Seat, w: Weights) -> float:
    """The expected loss of a player from the worst attack of another one."""
    return LIKELY * max((danger(s, by, on, space, w) for space in held(s, on)), default=0.0)


def chance(s: Fields, by: Seat, on: Seat, space: int, w: Weights) -> float:
    """The expected gain of an attack on this space."""
    odds, units = odds_of(s, by, on, space, w), min(attackers(s, by, space), s.units[on][space] + 3)
    return max(0.0, odds * (prize(s, space, w) + w.foe_unit * s.units[on][space]) - (1 - odds) * w.unit * units)


# ---- everything else -------------------------------------------------------------------------------------------------
def happens(s: Fields, part: PayWhen | SupportBattle, w: Weights) -> float:
    """The odds that a payment becomes due."""
    if isinstance(part, SupportBattle):
        space = s.box.at[part.space]
        contested = s.units[part.receiver][space] and s.enemies_at(part.receiver, space)
        return 0.9 if contested else FOUGHT
    match part.when:
        case "battle_won":
            return BATTLE_WON
        case "space_held":
            assert part.space is not None, "the promise is possible"
            return max(0.1, holders(s, s.box.at[part.space], w).get(part.receiver, 0.0))
        case _:
            return min(1.0, CEASEFIRE * (1 + part.until - current_round(s)))


def _bids(s: Fields, me: Seat, by: Seat, limit: float, w: Weights) -> float:
    """Cards are cheaper if another player bids less; but a player who may not bid gets none."""
    if not s.has_room(me) or s.influence[me] < 2 or not s.has_room(by):
        return 0.0
    return limit * w.bid_unknown * (DEARER if by == me else CHEAPER)


def menace(s: Fields, seat: Seat, w: Weights) -> float:
    """How close to winning the side of a player is, from 0 (halfway or less) to 1."""
    return max(0.0, min(1.0, nearness(s, s.alliance_of(seat), w)) - HALFWAY) / (1 - HALFWAY)


def _denial(s: Fields, me: Seat, part: DenyVictory, w: Weights) -> float:
    """Two players together are more likely to stop a third one."""
    if s.one_side(me, part.rival):
        return NEVER if part.seat == me else -DANGER
    effort = LIKELY if part.seat == me else 0.0
    return DANGER * menace(s, part.rival, w) * LIKELY - effort


def gain(s: Fields, me: Seat, members: tuple[Seat, ...], w: Weights) -> float:
    """How much closer to winning the seat is in this alliance, including all current allies of its members."""
    together = tuple(sorted({x for member in members for x in s.alliance_of(member)}))
    return nearness(s, together, w) - nearness(s, s.alliance_of(me), w)
