"""How much each thing counts. The unit is a point in a colour that is needed as much as the others."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, gc=False):
    """The weights of the evaluation, each with the reason for it.

    The defaults are those of greedy-1, so they never change; a term that it does not know is 0 here. Tuned values are
    in `bots/weights`, by number of players.
    """

    rivalry: float = 0.9  # for the strongest rival, against my worth; less than 1, since I know my own plans better
    rest: float = 0.15  # the same for all other rivals together, with three or four players

    leader: float = 1.0  # a leader in place scores with every tile of its colour; placing it takes an action
    room: float = 0.12  # for each cell (up to four) where a tile of its colour can be placed without a war
    ready: float = 0.2  # for each tile of its colour in hand (up to two): points to come
    stand_in: float = 0.15  # a king also scores for a colour that has no leader in the kingdom
    supporter: float = 0.05  # a tile in a kingdom strengthens its leader for later wars

    monument: float = 0.7  # a point in every turn, but somebody may take the leader away
    monument_turns: float = 4.0  # nobody plans further ahead than that
    three_of_four: float = 0.5  # one tile short of a monument
    two_of_four: float = 0.1

    near_treasure: float = 0.55  # one tile joins it to my trader: most of a point of any colour
    far_treasure: float = 0.2  # two tiles
    own_treasure: float = 0.15  # the one left in the kingdom counts as soon as another is connected

    revolt: float = 0.5  # rivals have two actions and other plans too
    war: float = 0.4
    lost_supporter: float = 0.3  # a tile of mine that a lost war removes; the point it gives is the rival's
    spoils: float = 0.3  # a war that I would win, but the rival moves first

    hand: float = 0.5  # a tile in hand
    variety: float = 0.6  # the second tile of a colour is worth this much of the first, and so on
    unseen: float = 0.8  # a tile that will be drawn: a bit less than one of a colour I lack
    temple_in_hand: float = 0.1  # temples also decide revolts
    catastrophe: float = 0.7  # only two for a whole game
    tempo: float = 1.0  # an action still to come is about a point

    patience: float = 0.7  # how far ahead of the lowest a colour may be and still count, in the end
    patience_per_turn: float = 0.3  # added for every turn that is left
    patience_turns: float = 12.0  # but not beyond this many
    tiles_per_turn: float = 2.3  # what a turn takes from the bag: two, and a bit more for conflicts
    turns_per_treasure: float = 2.0  # a treasure is taken every two rounds or so
    last_turns: float = 0.5  # when the next treasure taken may end the game
    horizon: float = 4.0  # with fewer turns left, future gains count less

    even_attack: float = 0.4  # the odds of an attacker of equal strength: the defender wins ties
    attack_slope: float = 0.2  # added for every tile ahead, since nobody knows a hand exactly
    surest_attack: float = 0.95  # at most
    least_attack: float = 0.05  # at least
    usual_hand: tuple[float, ...] = (2.0, 1.4, 1.2, 1.2)  # tiles of each colour in an average hand of six
    from_board: float = 0.5  # factor for a rival who would have to move the leader from elsewhere on the board
    first_treasure: float = 0.5  # in a kingdom without a treasure the first one must stay, so a second one is needed

    price: float = 0.4  # of a tile added to a conflict: it would have scored a point in some later turn
    prize: float = 4.0  # of a conflict: the point, the rival's leader removed, the player's own kept

    after_swap: float = 0.0  # a swap is judged before the draw: the action left after it counts this much

    victory: float = 1000.0  # when the game is over nothing else counts


REPAIRED = Weights(after_swap=1.0)  # greedy-1 without its faults, where tuning can start: it never changes either


def numbers(weights: Weights) -> list[float]:
    """The weights in the order of the struct, which is that of the native rules."""
    found: list[float] = []
    for field in weights.__struct_fields__:
        value = getattr(weights, field)
        found += value if isinstance(value, tuple) else (value,)
    return found
