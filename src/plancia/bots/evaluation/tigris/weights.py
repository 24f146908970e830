"""How much each thing counts. The unit is a point in a colour that is wanted as much as the others."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, gc=False):
    """A player's sense of proportion, each number with the reason for it.

    The defaults are those of greedy-1, so they never change; a term that it does not know is 0 here. Tuned values are
    in `bots/weights`, by number of players.
    """

    rivalry: float = 0.9  # what the strongest rival has is not mine; less than 1, since my own plans go further
    rest: float = 0.15  # likewise for all the others together, at a table of three or four

    leader: float = 1.0  # a leader in place scores with every tile of its colour; placing it takes an action
    room: float = 0.12  # for each cell (up to four) where a tile of its colour can go in peace
    ready: float = 0.2  # for each tile of its colour in hand (up to two): points to come
    stand_in: float = 0.15  # a king also scores for a colour that has no leader in the kingdom
    supporter: float = 0.05  # a tile in a kingdom strengthens its leader for wars that nobody sees coming yet

    monument: float = 0.7  # a point in every turn, but somebody may take the leader away
    monument_turns: float = 4.0  # nobody plans further ahead than that
    three_of_four: float = 0.5  # one tile short of a monument
    two_of_four: float = 0.1

    near_treasure: float = 0.55  # one tile joins it to my trader: most of a point of any colour
    far_treasure: float = 0.2  # two tiles
    own_treasure: float = 0.15  # the one that stayed is already there when another comes

    revolt: float = 0.5  # rivals have two actions and other plans too
    war: float = 0.4
    lost_supporter: float = 0.3  # a tile of mine that a lost war removes; the point it gives is the rival's
    spoils: float = 0.3  # a war I would win is there to be begun, but the rival moves first

    hand: float = 0.5  # a tile in hand
    variety: float = 0.6  # the second tile of a colour is worth this much of the first, and so on
    unseen: float = 0.8  # a tile that will be drawn: a bit less than one of a colour I lack
    temple_in_hand: float = 0.1  # temples besides decide revolts
    catastrophe: float = 0.7  # two for a whole game: for something that counts
    tempo: float = 1.0  # an action still to come is about a point

    patience: float = 0.7  # how far ahead of the lowest a colour may be and still count, in the end
    patience_per_turn: float = 0.3  # and so much more for every turn that is left
    patience_turns: float = 12.0  # but not beyond this many
    tiles_per_turn: float = 2.3  # what a turn takes from the bag: two, and a bit more for conflicts
    turns_per_treasure: float = 2.0  # a treasure is taken every two rounds or so
    last_turns: float = 0.5  # when only one more treasure may be taken
    horizon: float = 4.0  # with fewer turns left, what is to come counts less

    even_attack: float = 0.4  # the odds of an attacker who is level: the defender wins ties
    attack_slope: float = 0.2  # and so much more for every tile ahead, since nobody knows a hand exactly
    surest_attack: float = 0.95  # but never more than this
    least_attack: float = 0.05  # or less than this
    usual_hand: tuple[float, ...] = (2.0, 1.4, 1.2, 1.2)  # of each colour in a hand of six, by the tiles in the box
    from_board: float = 0.5  # a rival who would have to move the leader for a revolt counts this much
    first_treasure: float = 0.5  # where none is left the first to come only stays, and another must follow

    price: float = 0.4  # of a tile added to a conflict: it would have scored a point in some later turn
    prize: float = 4.0  # of a conflict: the point, the rival's leader gone, one's own still there

    after_swap: float = 0.0  # a swap is judged before the draw: the action left after it counts this much

    victory: float = 1000.0  # when the game is over nothing else counts


def numbers(weights: Weights) -> list[float]:
    """The weights in the order of the struct, which is that of the native rules."""
    found: list[float] = []
    for field in weights.__struct_fields__:
        value = getattr(weights, field)
        found += value if isinstance(value, tuple) else (value,)
    return found
