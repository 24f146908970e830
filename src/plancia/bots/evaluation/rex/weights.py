"""How much each thing counts. The unit is one influence."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, gc=False):
    """The weights of the evaluation.

    The defaults are those of greedy-1, so they never change; a term that it does not know is 0 here. Tuned values are
    in `bots/weights`, by number of players.
    """

    # ---- the position of a seat
    stronghold: float = 9.0  # likely to be controlled at the end of the round
    next_to_win: float = 14.0  # for the last stronghold that it needs
    win: float = 400.0  # as many as needed, if it is the end of the round
    enemy_stronghold: float = 2.5
    enemy_win: float = 60.0
    enemy_near: float = 20.0  # for the last stronghold that an enemy needs
    near: float = 1.5  # a side that needs at most this many more strongholds is close to winning
    enough: float = 0.35  # if it needs less than this it counts as winning, since odds are never certain
    by_odds: float = 0.0  # instead of `win`: a sure victory at the end of the round, weighed by its odds
    enemy_by_odds: float = 0.0  # the same for an enemy
    unprevented: float = 1.0  # the odds that a player who has yet to move lets another win
    stakes: float = 0.0  # 1: a battle is worth what it changes in the whole position
    last_round: float = 1.5  # after the last round the most strongholds win, so they count more
    unit: float = 0.9  # on the board
    reserve: float = 0.9  # of a unit, for one in reserve
    casualty: float = 0.25  # may be recruited again
    influence: float = 1.0
    plenty: float = 12.0  # influence beyond this counts less
    beyond_plenty: float = 0.5
    card: float = 2.0
    leader: float = 1.5
    collected: float = 0.8  # influence in a space with own units
    council: float = 0.3
    council_unit: float = 0.5  # of a unit, for one in the council
    lost_unit: float = 0.35  # of a unit, for one that would lose its battle
    hidden_unit: float = 0.75  # of a unit, for one of the Xxcha face down: it holds nothing, but no battle reaches it
    risk: float = 1.0  # of units that the fleet may destroy
    ally: float = 0.3  # what an ally owns

    # ---- battles
    card_force: float = 0.4  # a card in hand, up to three, as force in a battle
    first_in_order: float = 0.5  # the earlier in order of play wins ties
    force_scale: float = 2.5  # with this much more force a battle is nearly won
    last_unit: float = 0.6  # the odds that the only unit of the winner is not on the dial
    armed: float = 0.3  # the odds that a player with cards has a weapon that kills the leader
    bold: float = 0.5  # the odds that an opponent plays to win the battle; otherwise it plays at random
    dial_unit: float = 0.9  # a unit that is left after a battle
    foe_unit: float = 0.54  # a unit that the foe loses
    space: float = 1.0  # a space without stronghold
    space_influence: float = 0.5  # and for each influence on it
    deserted: float = 0.2  # of the prize, if no unit is left to hold the space
    strike: float = 0.0  # the odds that a weapon of mine kills the foe's leader

    foretold: float = 0.0  # 1: the Xxcha predict who wins most often, and when

    # ---- bids
    bid_unknown: float = 4.0  # a card nobody has seen
    bid_weapon: float = 5.0  # also defences and New Recruits
    bid_hylar: float = 6.0
    bid_agent: float = 4.0
    bid_informant: float = 3.0  # also Retreat
    bid_other: float = 2.0
    bid_purse: float = 8.0  # the usual influence: with more, a card may cost more
    bid_per_influence: float = 0.25
    bid_per_card: float = 0.5  # less for each card in hand
    ally_bids: float = 0.0  # a card is worth this much less while an ally has the highest bid

    # ---- where to go
    go_stronghold: float = 8.0
    go_influence: float = 0.8
    go_spaceport: float = 3.0
    go_foe: float = 0.5  # subtracted for each strength of the foes there
    go_help: float = 2.0  # own units there need help
    rich: float = 9.0  # with this much influence it pays for recruits
    few_leaders: float = 3.0  # with fewer it recruits a leader
    many_casualties: float = 4.0  # that make New Recruits worth playing
    sabotage: float = 5.0  # units that others must lose to make Fleet Sabotage worth playing
    own_loss: float = 3.0  # a unit of mine counts as this many of theirs

    # ---- alliances
    alliance_gain: float = 0.15  # how much closer to winning an alliance must bring me
    alliance_danger: float = 0.75  # unless another player is this close


SELF_PLAY_OPTIONS = {"races": "lot"}  # weights have to suit every race
REPAIRED = Weights(strike=0.5, ally_bids=20.0)  # greedy-1 without its faults, where tuning can start: never changes
