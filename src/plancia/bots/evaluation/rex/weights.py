"""How much things are worth beside each other. One influence is the measure."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, gc=False):
    """A player's sense of proportion.

    The defaults are those of greedy-1, so they never change; a term that it does not know is 0 here. Tuned values are
    in `bots/weights`, by number of players.
    """

    # ---- how well a seat stands
    stronghold: float = 9.0  # likely to be controlled at the end of the round
    next_to_win: float = 14.0  # for the one that is still missing
    win: float = 400.0  # as many as needed, if it is the end of the round
    enemy_stronghold: float = 2.5
    enemy_win: float = 60.0
    enemy_near: float = 20.0  # for the one that an enemy is still missing
    near: float = 1.5  # strongholds missing at which a side is near
    enough: float = 0.35  # as good as none missing, since odds are never sure
    last_round: float = 1.5  # in the end the most strongholds win, so they count more
    unit: float = 0.9  # on the board
    reserve: float = 0.9  # of a unit, for one in reserve
    casualty: float = 0.25  # may be recruited again
    influence: float = 1.0
    plenty: float = 12.0  # influence beyond this counts less
    beyond_plenty: float = 0.5
    card: float = 2.0
    leader: float = 1.5
    collected: float = 0.8  # influence lying where own units stand
    council: float = 0.3
    council_unit: float = 0.5  # of a unit, for one in the council
    lost_unit: float = 0.35  # of a unit, for one that would lose its battle
    hidden_unit: float = 0.75  # of a unit, for one of the Xxcha face down: it holds nothing, but no battle reaches it
    risk: float = 1.0  # of units that the fleet may destroy
    ally: float = 0.3  # what an ally owns

    # ---- battles
    card_force: float = 0.4  # a card in hand, up to three, as force in a battle
    first_in_order: float = 0.5  # a tie goes to the earlier in order of play
    force_scale: float = 2.5  # this much more force makes a battle nearly sure
    last_unit: float = 0.6  # the odds that the only unit of the winner is not on the dial
    armed: float = 0.3  # the odds that somebody with cards has a weapon that strikes
    bold: float = 0.5  # the odds that an opponent plays to win the battle; otherwise anything
    dial_unit: float = 0.9  # a unit that is left after a battle
    foe_unit: float = 0.54  # a unit that the foe loses
    space: float = 1.0  # a space without stronghold
    space_influence: float = 0.5  # and for each influence on it
    deserted: float = 0.2  # of the prize, if nobody is left to take it
    strike: float = 0.0  # the odds that a weapon of mine strikes, so that the foe's leader does not count

    # ---- bids
    bid_unknown: float = 4.0  # a card nobody has seen
    bid_weapon: float = 5.0  # also defences and New Recruits
    bid_hylar: float = 6.0
    bid_agent: float = 4.0
    bid_informant: float = 3.0  # also Retreat
    bid_other: float = 2.0
    bid_purse: float = 8.0  # the usual purse: with more a card may cost more
    bid_per_influence: float = 0.25
    bid_per_card: float = 0.5  # less for each card in hand
    ally_bids: float = 0.0  # so much less is a card worth while an ally has the highest bid

    # ---- where to go
    go_stronghold: float = 8.0
    go_influence: float = 0.8
    go_spaceport: float = 3.0
    go_foe: float = 0.5  # less for each strength of the foes there
    go_help: float = 2.0  # own units there in need of help
    rich: float = 9.0  # influence from which recruits are paid for
    few_leaders: float = 3.0  # with fewer one is recruited
    many_casualties: float = 4.0  # that make New Recruits worth its card
    sabotage: float = 5.0  # units that others must lose to make Fleet Sabotage worth its card
    own_loss: float = 3.0  # a unit of mine counts as so many of theirs

    # ---- alliances
    alliance_gain: float = 0.15  # how much nearer to winning an alliance must bring me
    alliance_danger: float = 0.75  # unless somebody else is that near


SELF_PLAY_OPTIONS = {"races": "lot"}  # weights have to suit every race
