### Editions of Galactic Warlords: what is wrong with a file.

## What cannot be played

edition-missing-number = this number is missing from the track
edition-no-name = it has no name
edition-wrong-marks = { $found } cards have the mark for two players, not { $wanted }
edition-action-twice = { $actions } appears twice
edition-no-action = a card must have at least one action
edition-wrong-markers = with the recon tokens there are { $found }, not { $wanted }
edition-too-few-markers = { $markers } are too few for { $places } places and a remainder
edition-wrong-faces = the die has { $found } faces, not { $wanted }
edition-no-face = no face shows { $face }
edition-wrong-core = { $found ->
    [one] one planet lies
   *[other] { $found } planets lie
} in the core, not { $wanted }
edition-planets-and-places = there are { $planets } planets for { $places } places
edition-too-few-for-hands = { $cards } cards are too few for the opening hands
edition-too-few-for-market = { $cards } cards are left, too few for a market and a deck
edition-wrong-position = its place is { $place }; give it another name instead
edition-wrong-outer = all sectors except the core must be outer sectors
edition-adjacent-to-itself = a sector cannot be adjacent to itself
edition-neighbour-twice = a neighbour is named twice
edition-one-way = { $other } is adjacent to it, but not the other way round
edition-out-of-reach = { $names } cannot be reached
edition-wrong-row = exactly the middle row must be revealed
edition-short-track = a track must have at least two positions
edition-no-spaces = a track must have at least one space
edition-poor-majority = the majority must be worth more than deploying
edition-falling-track = deploying must not be worth less than before, and the majority must be worth more
edition-wrong-slot = place { $place } cannot follow place { $before }
edition-wrong-end = only the last space may end the game, and it must
edition-offer-twice = the same thing is offered twice
edition-too-many-begin = more than { $count } start at the base

## What contradicts the printed game

edition-known-units = a mercenary has { $first } or { $last } units, not { $found }
edition-known-actions = a mercenary has { $first } or { $last } actions, not { $found }
edition-known-name = one of them is called “{ $name }”
edition-known-steps = the marker at place { $place } counts for { $steps } steps, not { $found }
edition-known-majority = the majority is worth { $power } power here, not { $found }
edition-known-deployment = deploying is worth { $power } power here, not { $found }
