"""The value of a position for a seat: strongholds above all, then the means to win them."""

from __future__ import annotations

from collections.abc import Mapping

from plancia.bots.evaluation.rex.odds import holders, risk
from plancia.bots.evaluation.rex.weights import Weights
from plancia.engine import Seat
from plancia.games.rex.battles import BattlePhase
from plancia.games.rex.bombardment import BombardmentPhase
from plancia.games.rex.collection import Collection
from plancia.games.rex.edition.box import HACAN, XXCHA
from plancia.games.rex.edition.components import ROUNDS
from plancia.games.rex.manoeuvre import ManoeuvrePhase
from plancia.games.rex.state import Fields
from plancia.games.rex.victory import STRONGHOLDS_TO_WIN, Verdict

WON, LOST = 1e6, -1e6
AFTER_MOVES = (BattlePhase, Collection, BombardmentPhase, Verdict)  # the later phases of a round. §4.1


Control = Mapping[int, Mapping[Seat, float]]  # by stronghold and seat: the odds to control it


def evaluate(s: Fields, seat: Seat, w: Weights) -> float:
    """In influence, roughly."""
    if s.reason:
        return WON if seat in s.winners else LOST
    own = s.alliance_of(seat)
    others = {s.alliance_of(x) for x in range(s.seats) if x not in own}
    control = {space: holders(s, space, w) for space in s.box.strongholds}
    return (
        hopes(s, control, own, w.stronghold, w)
        - sum(hopes(s, control, side, w.enemy_stronghold, w, enemy=True) for side in others) / max(1, len(others))
        + sum(possessions(s, control, x, w) * (1.0 if x == seat else w.ally) for x in own)
    )


def hopes(s: Fields, control: Control, side: tuple[Seat, ...], each: float, w: Weights, enemy: bool = False) -> float:
    """Strongholds by the odds of holding them, and how close that is to winning. §14.2 §14.3"""
    held = expected(control, side)
    missing = STRONGHOLDS_TO_WIN[len(side)] - held
    near = max(0.0, w.near - missing) * (w.enemy_near if enemy else w.next_to_win)
    won = (w.enemy_win if enemy else w.win) if missing <= w.enough else 0.0
    if w.by_odds:
        won = (w.enemy_by_odds if enemy else w.by_odds) * victory(s, control, side, w)
        if s.round >= ROUNDS and (hacan := s.seat_of(HACAN)) is not None and hacan in side:
            others = {s.alliance_of(x) for x in range(s.seats) if x not in side}
            left = 1 - sum([victory(s, control, other, w) for other in others])
            won = (w.enemy_by_odds if enemy else w.by_odds) * max(0.0, left)
    last = w.last_round if s.round >= ROUNDS - 1 else 1.0  # §14.5
    return each * held * last + near + won


def chances(control: Control, side: tuple[Seat, ...]) -> list[float]:
    """By stronghold: the odds that a side controls it."""
    if len(side) == 1:
        return [odds.get(side[0], 0.0) for odds in control.values()]
    return [max([odds.get(seat, 0.0) for seat in side]) for odds in control.values()]


def expected(control: Control, side: tuple[Seat, ...]) -> float:
    """How many strongholds a side is likely to hold."""
    return sum(chances(control, side))


def victory(s: Fields, control: Control, side: tuple[Seat, ...], w: Weights) -> float:
    """The odds that a side wins at the end of this round: each player who still moves may prevent it. §14.2 §14.3"""
    needed = STRONGHOLDS_TO_WIN[len(side)]
    contested = [odds for odds in chances(control, side) if odds]
    if len(contested) < needed:
        return 0.0
    held = [1.0]  # by number of strongholds: the odds to hold so many, if battles are independent
    for one in contested:
        held = [a * (1 - one) + b * one for a, b in zip([*held, 0.0], [0.0, *held], strict=True)]
    won = sum(held[needed:])
    return won * w.unprevented ** sum([seat not in side for seat in still_to_move(s)])


def still_to_move(s: Fields) -> tuple[Seat, ...]:
    """The players whose turn to move has not begun in this round. §10.1"""
    for frame in s.stack:
        if isinstance(frame, ManoeuvrePhase):
            return frame.waiting
        if isinstance(frame, AFTER_MOVES):
            return ()
    return s.order


def possessions(s: Fields, control: Control, seat: Seat, w: Weights) -> float:
    """Influence, units and threats to them, cards, leaders."""
    on_board, council = 0.0, s.box.council
    for space, units in enumerate(s.units[seat]):
        if not units:
            continue
        if space == council:
            on_board += units * (w.unit * w.council_unit + w.council)
            continue
        stays = (control.get(space) or holders(s, space, w))[seat]
        safe = 1 - w.risk * risk(s, space)
        on_board += units * w.unit * (w.lost_unit + (1 - w.lost_unit) * stays) * safe
        on_board += w.collected * stays * safe * min(s.on_board[space], 2 * units)
    if s.races[seat] == XXCHA:  # face down they hold nothing, but are safe from battles
        on_board += w.hidden_unit * w.unit * sum(n * (1 - risk(s, space)) for space, n in enumerate(s.face_down) if n)
    return (
        on_board
        + w.unit * w.reserve * s.reserve[seat]
        + w.casualty * s.casualties[seat]
        + w.influence * min(s.influence[seat], w.plenty)
        + w.beyond_plenty * w.influence * max(0, s.influence[seat] - w.plenty)
        + w.card * len(s.hands[seat])
        + w.leader * len(s.leaders[seat])
    )
