# What is wrong with an edition file, or contradicts what we know about the printed game. Each follows the name of
# a record, as in “spaces.LOW: has no icon”, so it begins in lower case and has no full stop.
# Words of the file stay as they are.

edition-in-record = { $record }: { $reason }

## The file

edition-not-toml = this is not a valid TOML file: error in line { $line }
edition-not-an-edition = this is not an edition
edition-too-long = an edition may have at most { $most } characters
edition-not-a-table = this must be a table of records, not { $found }
edition-no-such-table = there is no such table; the tables are { $tables }
edition-not-a-record = a record has fields, or is false to remove it; not { $found }
edition-no-such-record = no such record; the records are { $names }
edition-nothing-to-take-away = there is no such record to remove
edition-needed = this record cannot be removed
edition-no-such-field = there is no field “{ $field }”; the fields are { $fields }
edition-missing-field = the field “{ $field }” is missing
edition-not-a-number = “{ $field }” must be a whole number, not { $found }
edition-too-small = “{ $field }” must be at least { $least }, not { $found }
edition-out-of-range = { $field } { $found } is not between { $first } and { $last }
edition-not-a-text = “{ $field }” must be a text, not { $found }
edition-not-true-or-false = “{ $field }” must be true or false, not { $found }
edition-not-one-of = “{ $field }” must be one of { $choices }, not { $found }
edition-not-some-of = “{ $field }” must be a list of some of { $choices }, not { $found }
edition-not-numbers = “{ $field }” must be a list of whole numbers, not { $found }
edition-not-texts = “{ $field }” must be a list of texts, not { $found }
edition-not-by-language = “{ $field }” must map languages ({ $choices }) to texts, not { $found }
edition-unknown = there is no { $names }

## Of several games

edition-wrong-number = there are { $found }, not { $wanted }
edition-wrong-copies = { $found ->
    [one] one copy
   *[other] { $found } copies
}, not { $wanted }
edition-name-twice = another one is also called “{ $name }”
edition-two-alike = two have the same { $field ->
    [code] code
    [colour] colour
   *[manoeuvre] manoeuvre
}

## Rex: what cannot be played

edition-no-icon = has no icon
edition-weak-spaceport = a spaceport must be a stronghold too
edition-council-alone = the Council must be in no sector, and every other space in one
edition-wrong-icons = { $found } have the icon { $icon }, not { $wanted }
edition-empty-sector = sector { $sector } has no space
edition-line-to-nowhere = line to { $other }: there is no such space
edition-line-to-itself = line to { $other }: a line must lead to another space
edition-line-twice = line to { $other }: it appears twice
edition-line-one-way = line to { $other }: it is missing on the other side
edition-city-in-parts = the lines do not connect all spaces
edition-no-influence-icon = { $space } does not have the influence icon
edition-on-several-cards = { $space } is on { $times } cards
edition-on-no-card = has the influence icon, but is on no placement card
edition-wrong-deck = the deck has { $found ->
    [one] one card
   *[other] { $found } cards
}, not { $wanted }
edition-too-few-placements = { $found ->
    [one] one card is
   *[other] { $found } cards are
} too few for { $rounds } rounds
edition-wrong-values = { $value } on { $times ->
    [one] one card
   *[other] { $times } cards
}; values are different, from 1 to { $last }
edition-difficulty-twice = difficulty { $difficulty } is on { $times } cards
edition-no-such-race = there is no race “{ $race }”
edition-wrong-leaders = has { $found ->
    [one] one leader
   *[other] { $found } leaders
}, not { $wanted }
edition-wrong-units = has { $found ->
    [one] one unit
   *[other] { $found } units
}, not { $wanted }
edition-wrong-mechanized = has { $found ->
    [one] one mechanized unit
   *[other] { $found } mechanized units
}, not { $wanted }
edition-wrong-ally-cards = has { $found ->
    [one] one ally card
   *[other] { $found } ally cards
}, not { $wanted }
edition-cannot-begin = { $units } units cannot start on the board
edition-wrong-zone = must choose where to start, in two or more sectors
edition-wrong-home = must start in a space, and there is none called “{ $space }”
edition-wrong-traitors = must keep one traitor or all { $dealt }, not { $found }
edition-wrong-cards = { $cards ->
    [one] one card does
   *[other] { $cards } cards do
} not fit a hand of { $hand }
edition-hands-too-large = hands this large leave none of the { $cards } strategy cards to auction
edition-too-much-influence = together they start with more influence than there is
edition-worth-of-influence = influence tokens must have a value, and no other tokens may

## Rex: what contradicts the printed game

edition-known-sector-1 = sector 1 holds MPN and TAR, not { $found }
edition-known-sector = lies in sector { $sector }, not { $found }
edition-known-sectors = lies in sector { $first } to { $last }, not { $found }
edition-known-outside = lies outside the sectors { $first } to { $last }
edition-known-shield = has a shield
edition-known-unshielded = has no shield
edition-known-distance = is { $lines } lines from { $other }, not { $found }
edition-known-nearness = is at most { $lines } lines from { $other }, not { $found }
edition-known-way-round = is at most { $lines } lines from { $other } while sector { $sector } is closed
edition-known-reach = some space of the sectors { $first } to { $last } is within { $lines } lines
edition-known-card = one card has { $left } on the left and { $right } on the right
edition-known-amounts = the amounts are { $left } and { $right }
edition-known-strength = { $found ->
    [one] one leader has
   *[other] { $found } leaders have
} the strength { $strength }
edition-sector-cuts = closing sector { $sector } splits the city in two
edition-space-cuts = closing it splits the city in two
edition-one-sector = both spaces lie in sector { $sector }

## Galactic Warlords: what cannot be played

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

## Galactic Warlords: what contradicts the printed game

edition-known-units = a mercenary has { $first } or { $last } units, not { $found }
edition-known-actions = a mercenary has { $first } or { $last } actions, not { $found }
edition-known-name = one of them is called “{ $name }”
edition-known-steps = the marker at place { $place } counts for { $steps } steps, not { $found }
edition-known-majority = the majority is worth { $power } power here, not { $found }
edition-known-deployment = deploying is worth { $power } power here, not { $found }
