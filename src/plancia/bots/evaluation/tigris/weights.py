"""How much each thing counts. The unit is a point in a colour that is wanted as much as the others."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, gc=False):
    """A player's sense of proportion, each number with the reason for it."""

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

    victory: float = 1000.0  # when the game is over nothing else counts
