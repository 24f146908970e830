### Editions of Rex: what is wrong with a file.

## What cannot be played

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

## What contradicts the printed game

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
