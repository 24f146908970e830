"""How much each thing counts. The unit is a point of power at the end of the game."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, gc=False):
    """The weights of the evaluation, each with the reason for it.

    The defaults are those of greedy-1, so they never change; a term that it does not know is 0 here. Tuned values are
    in `bots/weights`, by number of players.
    """

    rivalry: float = 0.8  # for the strongest rival, against my worth; less than 1, since I know my own plans better
    rest: float = 0.15  # the same for all other rivals together, with three or four players

    hold: tuple[float, ...] = (0.0, 0.7, 0.85, 0.95)  # the odds of holding a planet to the end, by its units
    planet: float = 0.8  # a planet can score with missions still to be played
    mission_to_come: float = 0.35  # a card in hand with the mission of a planet I hold: I may play it later
    majority_lead: float = 0.25  # of the majority's value, for each unit ahead, on top of having it
    majority_chase: float = 0.12  # of its value, for having units of the type at all

    ready: tuple[float, ...] = (0.0, 0.6, 1.15, 1.65, 2.1, 2.5, 2.9, 3.25, 3.6)  # by infantry on the Launch Pad
    infantry_coming: float = 0.3  # in Decon, on a mission or in the Medical Bay: usable in a turn or two
    infantry_in_reserve: float = 0.05
    tank: float = 1.0  # wins invasions
    aircraft: float = 1.2  # opens the whole galaxy, once
    unit_on_planet: float = 0.15  # in addition to the worth of the planet

    guard: float = 1.0  # as it scores
    half_ability: float = 0.5  # one guard of a colour whose ability has not been used
    exposed: float = 0.2  # of a mission's power: a mercenary without guard may be wounded

    reputation: float = 0.9  # each step brings the better bonuses closer, and breaks ties
    card: float = 0.5  # a mercenary in hand
    choice: float = 0.9  # each card in hand above three: more choice every turn
    card_infantry: float = 0.25  # for each infantry on it
    card_action: float = 0.35  # for each action, twice that for a Deploy
    card_circle: float = 0.6  # it completes a circle at an end of the row
    fourth: float = 2.0  # the last mercenary needed to end the game is available, for the player who is ahead
    support: tuple[float, ...] = (1.2, 0.6, 0.8, 1.6, 0.8)  # a support card in hand, by kind; Deploy Only wins a planet
    token: float = 1.0  # a recon token on the board: a future Deploy, if I get there
    scouted: float = 0.1  # a face-down planet that I have seen

    landing: float = 0.6  # of the best planet in reach, while a Deploy is still to come this turn
    action: float = 0.3  # any other action still to come this turn
    draw: float = 0.9  # a mercenary that is being drawn: an average one
    hit_from_afar: float = 0.3  # the dice of a bombardment that have not been rolled

    renown: float = 0.0  # of a step of reputation that an action of this turn will earn

    majority_sure: float = 0.5  # the part of a majority's value that counts early in the game
    own_planet: float = 0.2  # landing on a planet that is already mine
    landing_taken: float = 0.5  # landing on another player's planet, instead of the power of an empty one
    landing_majority: float = 0.25  # of the majority's value
    horizon: float = 3.0  # with fewer rounds left, future gains count less
    rounds_per_step: float = 2.0  # of reputation, to the end of the track
    last_rounds: float = 0.5  # when the next step is the last one
    guard_sent: float = 0.5  # the odds that a player sends a guard

    closing: float = 0.0  # a card on display with which a player could end the game and win
    closing_margin: float = 12.0  # with this much more power the player who ends the game is certain to win

    option: float = 0.0  # mercenaries in row and hand that let me end the game when I am ahead
    option_threat: float = 0.0  # the same for a rival, who moves before I do
    option_lead: float = 8.0  # power that rivals gain before my next turn: a lead of this much means even odds
    option_gain: float = 0.0  # power that I gain in my next turn: with a lead less by this much the odds are even too
    option_behind: float = 8.0  # a rival that is this far behind has even odds, since its turn comes first
    option_margin: float = 5.0  # this much more or less makes the result certain
    option_step: float = 0.5  # factor for each turn needed after the first
    option_missing: float = 0.35  # the odds of finding each missing card
    ending_doubt: float = 0.0  # in the turn that ends the game: a lead of this much, with gains to come, is certain

    victory: float = 60.0  # when the game is over, or ends with this turn, being ahead is nearly all that counts


# greedy-1 without its faults: it leaves the card that ends the game, does not know what holding it is worth, and does
# not see that an action earns a step of reputation. The last five values come from a regression of 1,100 games between
# two players. Tuning can start here, since these values never change either.
REPAIRED = Weights(
    closing=4.0,
    option=20.0,
    option_threat=40.0,
    ending_doubt=4.0,
    option_step=0.75,
    option_missing=0.5,
    renown=0.7,
    reputation=1.4,
    aircraft=1.8,
    rivalry=1.0,
    horizon=2.2,
    planet=0.6,
)
