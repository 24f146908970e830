### Galactic Warlords: what cards, icons and tracks mean; shown on hover, with the focus and on a long press.

web-warlords-x-close = Esc or a click beside it closes it.
web-warlords-x-close-sheet = A tap closes it.
web-warlords-x-made = Reconstructed: the original was not available to us, so these values are ours.
web-warlords-x-made-short = Reconstructed

## Mercenaries

web-warlords-x-where = { $where ->
    [market] in the market
    [hand] in your hand
    [row] in your row
   *[rival] in the row of { $player }
}
web-warlords-x-price = { $either ->
    [yes] 1 infantry or aircraft
   *[no] 1 infantry
}
web-warlords-x-mission = Mission: { $kind }
web-warlords-x-mission-about = 2 power at the end for each { $kind } planet you hold.
web-warlords-x-mission-held = You hold { $count }:
web-warlords-x-mission-wounded = Wounded: its mission scores nothing.
web-warlords-x-half = { $side ->
    [left] Left half: { $ability }
   *[right] Right half: { $ability }
}
web-warlords-x-half-fits = { $side ->
    [left] Fits the right end of your row: it closes a circle, and you may place a guard on it.
   *[right] Fits the left end of your row: it closes a circle, and you may place a guard on it.
}
web-warlords-x-half-unfit = { $side ->
    [left] Does not fit the right end of your row.
   *[right] Does not fit the left end of your row.
}
web-warlords-x-recruits = When you play it: from the reserve to the Launch Pad.
web-warlords-x-two = Also with two players
web-warlords-x-two-about = Cards without this mark are left out of a game of two.

## Support cards

web-warlords-x-when-support = one per turn
web-warlords-x-when-blockade = when another player plays one
web-warlords-x-in-hand = { $count } in hand.
web-warlords-x-costs = Costs { $price }.
web-warlords-x-copies = { $count } in the deck.

## Circles

web-warlords-x-circle = circle of { $left } and { $right }
web-warlords-x-second = With a second guard of this colour:
web-warlords-x-defence = A guard who leaves it to defend a planet of its mercenaries' missions:
web-warlords-x-defence-of = A guard who leaves it to defend { $kinds }:

## Tracks

web-warlords-x-space = Space { $count }
web-warlords-x-space-start = everybody starts here
web-warlords-x-space-take = { $count ->
    [one] you may take this
   *[other] take one of these { $count }, or nothing
}
web-warlords-x-offer = { $offer ->
    [infantry] 1 infantry, from the reserve to the Launch Pad
    [repair_tank] 1 tank, from the reserve to the Launch Pad
    [mercenary] 1 mercenary from the deck
    [support] 1 support card
    [recover] a recovery for your infantry
   *[power] { $count } power
}
web-warlords-x-space-how = You get there with { $action } from the card you play, or by winning an invasion.
web-warlords-x-space-ends = The game ends after the turn in which a player gets there.
web-warlords-x-space-here = Here now: { $players }.
web-warlords-x-marker = action marker
web-warlords-x-marker-about = If your next step is below it, this action of the card you play moves you one space up.
web-warlords-x-track-deploy = power for landing on an empty planet of this type
web-warlords-x-track-majority = power at the end for the most units on planets of this type
web-warlords-x-track-lead = Most units: { $players }
web-warlords-x-track-moves = The marker moves up when a planet of the type is revealed, and down when one is invaded.

## Players

web-warlords-x-power = { $count } power if the game ended now
web-warlords-x-pad = on the Launch Pad, ready to use
web-warlords-x-hand = { $count ->
    [one] 1 mercenary in hand
   *[other] { $count } mercenaries in hand
}
web-warlords-x-supports = { $count ->
    [one] 1 support card in hand
   *[other] { $count } support cards in hand
}
web-warlords-x-reputation = reputation { $count } of { $of }
web-warlords-x-row = Each mercenary shows its mission. A figure between two is a guard, a dot is an empty circle.

## Base

web-warlords-x-base-mission = Infantry you have spent. At your next recovery it goes to Decon.
web-warlords-x-base-medical = Infantry that was killed. At your next recovery it goes to Decon.
web-warlords-x-base-decon = At your next recovery these units go to the Launch Pad.
web-warlords-x-base-pad = Units you can use now. All others have to get here first.
web-warlords-x-base-reserve = Not in play. Mercenaries recruit infantry from here; destroyed tanks and aircraft return here.

## Phases

web-warlords-x-phase-recovery = Decon goes to the Launch Pad; then Mission and Medical Bay go to Decon.
web-warlords-x-phase-recall = You may take infantry from your planets back to the Launch Pad.
web-warlords-x-phase-mothership = Your mothership moves to an adjacent sector, or to one of your recon tokens.
web-warlords-x-phase-mercenary = You play a card at one end of your row. It recruits infantry, and may close a circle.
web-warlords-x-phase-action = You use the actions of the card you played, in any order, and may play one support card.
web-warlords-x-phase-hire = You take a mercenary from the market, or the top card of the deck.

## Dice

web-warlords-x-die = { $face ->
    [hit] The other side loses a unit.
    [invader] A hit for an invader who has a tank. For the defender it is a miss.
   *[miss] Nothing happens.
}
web-warlords-x-dice = Battle dice

## Deck and tokens

web-warlords-x-deck = { $two ->
    [yes] The top card is taken unseen, and then the whole market is replaced.
   *[no] The top card is taken unseen.
}
web-warlords-x-token = A recon token, face down: only its owner knows which one it is, and may use it on arrival.
