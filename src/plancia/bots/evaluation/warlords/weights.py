"""How much each thing counts. The unit is a point of power at the end of the game."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, gc=False):
    """A player's sense of proportion, each number with the reason for it.

    The defaults are those of greedy-1, so they never change; a term that it does not know is 0 here. Tuned values are
    in `bots/weights`, by number of players.
    """

    rivalry: float = 0.8  # what the strongest rival has is not mine; less than 1, since my own plans go further
    rest: float = 0.15  # likewise for all the others together, at a table of three or four

    hold: tuple[float, ...] = (0.0, 0.7, 0.85, 0.95)  # the odds to hold a planet to the end, by its units
    planet: float = 0.8  # a planet is a place for missions still to be played
    mission_to_come: float = 0.35  # a card in hand with the mission of a planet I hold: it may lie in the row one day
    majority_lead: float = 0.25  # of the majority's value, for each unit ahead, on top of having it
    majority_chase: float = 0.12  # of its value, for having units of the type at all

    ready: tuple[float, ...] = (0.0, 0.6, 1.15, 1.65, 2.1, 2.5, 2.9, 3.25, 3.6)  # so much infantry on the Launch Pad
    infantry_coming: float = 0.3  # in Decon, on a mission, in the Medical Bay: a turn or two later
    infantry_in_reserve: float = 0.05
    tank: float = 1.0  # wins invasions
    aircraft: float = 1.2  # opens the whole galaxy, once
    unit_on_planet: float = 0.15  # over and above what it holds

    guard: float = 1.0  # as it scores
    half_ability: float = 0.5  # one guard of a colour whose ability is still to be used
    exposed: float = 0.2  # of a mission's power: a mercenary without guard may be wounded

    reputation: float = 0.9  # a step made is a bonus nearer to the good ones, and breaks ties
    card: float = 0.5  # a mercenary in hand
    choice: float = 0.9  # each card in hand above three: more to choose from, turn after turn
    card_infantry: float = 0.25  # for each infantry it brings
    card_action: float = 0.35  # for each action, twice that for a Deploy
    card_circle: float = 0.6  # it completes a circle at an end of the row
    fourth: float = 2.0  # the last mercenary that is missing to end the game lies at hand, for whoever is ahead
    support: tuple[float, ...] = (1.2, 0.6, 0.8, 1.6, 0.8)  # a support card in hand, by kind: Deploy Only is a planet
    token: float = 1.0  # a recon token laid: a Deploy to come, if I get there
    scouted: float = 0.1  # a planet face down that I have seen

    landing: float = 0.6  # of the best planet in reach, while a Deploy is still to come this turn
    action: float = 0.3  # any other action still to come this turn
    draw: float = 0.9  # a mercenary that is being drawn: an average one
    hit_from_afar: float = 0.3  # the dice of a bombardment that have not been rolled

    renown: float = 0.0  # of a step of reputation that an action of this turn will bring

    majority_sure: float = 0.5  # of a majority's value that can be relied on while much of the game is to come
    own_planet: float = 0.2  # landing on a planet that is mine already
    landing_taken: float = 0.5  # landing on a planet of somebody else, in place of the power of an empty one
    landing_majority: float = 0.25  # of the majority's value
    horizon: float = 3.0  # with fewer rounds left, what is to come counts less
    rounds_per_step: float = 2.0  # of reputation, to the end of the track
    last_rounds: float = 0.5  # when the next step is the last one
    guard_sent: float = 0.5  # the odds that somebody sends a guard

    closing: float = 0.0  # a card on display that lets somebody end the game and win it
    closing_margin: float = 12.0  # so much power ahead makes the one who ends it the winner

    option: float = 0.0  # mercenaries in row and hand that let me end the game when I am ahead
    option_threat: float = 0.0  # likewise for a rival, who moves before I do
    option_lead: float = 8.0  # of power: what a turn changes, so that so much ahead is level
    option_margin: float = 5.0  # so much more or less than that makes it sure
    option_step: float = 0.5  # for each turn that it takes, beyond the first
    option_missing: float = 0.35  # the odds to find a card that is missing, for each of them
    ending_doubt: float = 0.0  # in the turn that ends the game: so much power ahead, with what it still holds, is sure

    victory: float = 60.0  # when the game is over, or ends with this turn, being ahead is nearly all that counts
