### Tigris & Euphrates in the browser.

## Questions that the browser words differently

web-tigris-ask-take-action-swap-tiles = Which tiles do you swap?
web-tigris-ask-build-monument-build-cell = On which square do you build?

## How a question is answered on the page

web-tigris-hint-act = Pick a tile, a leader or a catastrophe from the rack, then click a highlighted cell.
web-tigris-hint-swap = Click the tiles in the rack that you want to swap.
web-tigris-hint-war = Click a highlighted leader, or answer here.
web-tigris-hint-square = Click a highlighted square, or answer here.
web-tigris-hint-treasure = Click a highlighted treasure, or answer here.

web-tigris-stays = { $cell } stays
web-tigris-stays-tip = stays: { $take }
web-tigris-yours = { $cell }: yours
web-tigris-you-take = { $count ->
    [one] you take the one on { $cells }
   *[other] you take { $cells }
}

## Before an answer is sent

web-tigris-sure-catastrophe = Catastrophe on { $cell }?
web-tigris-sure-end = End your turn now?
web-tigris-sure-swap = { $count ->
    [one] Swap this tile?
   *[other] Swap these { $count } tiles?
}
web-tigris-sure-withdraw = { $colour ->
    [red] Withdraw your priest?
    [blue] Withdraw your farmer?
    [green] Withdraw your trader?
   *[black] Withdraw your king?
}
web-tigris-sure-decline = Never build a monument here?

## At the table

web-tigris-your-colour = Your dynasty
web-tigris-colour-of = Dynasty of { $name }
web-tigris-at-home = { $leader }, at home
web-tigris-on-board = { $leader }, on { $cell }
web-tigris-points = Points
web-tigris-cell-land = empty land
web-tigris-cell-river = empty river
web-tigris-place-at = Place at { $cell }
web-tigris-piece-to = { $piece } to { $cell }?
web-tigris-let-go = Let go: { $piece } to { $cell }
web-tigris-let-go-else = Anywhere else it returns to the rack.
web-tigris-premove-to = { $piece } to { $cell }
web-tigris-premove-withdraw = { $leader }: withdraw
web-tigris-swap = { $count ->
    [one] Swap 1 tile
   *[other] Swap { $count } tiles
}
web-tigris-letters = Letters on pieces
web-tigris-letters-about = R, B, G, K in the corner of each piece.
web-tigris-turn = Board orientation
web-tigris-turn-about = Portrait fills a phone.
web-tigris-turn-auto = automatic
web-tigris-turn-wide = landscape
web-tigris-turn-tall = portrait
web-tigris-uncover = Show my tiles
web-tigris-attacker = attacker
web-tigris-defender = defender
web-tigris-tie = a tie goes to the defender
web-tigris-not-yet = not known yet
web-tigris-fold = Hide
web-tigris-revolt-show = Show the revolt
web-tigris-war-show = Show the war
web-tigris-revolt-red = Revolt of the priests
web-tigris-revolt-blue = Revolt of the farmers
web-tigris-revolt-green = Revolt of the traders
web-tigris-revolt-black = Revolt of the kings
web-tigris-war-red = War of the priests
web-tigris-war-blue = War of the farmers
web-tigris-war-green = War of the traders
web-tigris-war-black = War of the kings
web-tigris-if-wins = { $you ->
    [yes] If you win:
   *[no] If { $player } wins:
}
web-tigris-leaving = { $count ->
    [one] { $tiles } leaves
   *[other] { $tiles } leave
}
web-tigris-won = { $colour ->
    [red] { $count ->
        [one] one red point
       *[other] up to { $count } red points
    }
    [blue] { $count ->
        [one] one blue point
       *[other] { $count } blue points
    }
    [green] { $count ->
        [one] one green point
       *[other] { $count } green points
    }
   *[black] { $count ->
        [one] one black point
       *[other] { $count } black points
    }
} for { $you ->
    [yes] you
   *[no] { $player }
}
web-tigris-spared = Temples with a treasure on them or a leader beside them stay.
web-tigris-your-tiles = Your tiles
web-tigris-leaders = Leaders
web-tigris-catastrophes = Catastrophes
web-tigris-your-points = Your points; the lowest counts
web-tigris-points-red = Red
web-tigris-points-blue = Blue
web-tigris-points-green = Green
web-tigris-points-black = Black
web-tigris-in-hand = Tiles in hand
web-tigris-catastrophes-left = Catastrophes left
web-tigris-reserve = The reserve
web-tigris-bag = { $count } in the bag
web-tigris-treasures = { $count } of 10, ends at 2
web-tigris-treasures-about = Treasures on the board; with two left the game ends.
web-tigris-kingdom = kingdom
web-tigris-kingdoms = Kingdoms
web-tigris-no-kingdom = No leader stands on the board yet.
web-tigris-take-a-piece = First take a tile, a leader or a catastrophe from below.
web-tigris-counts = Each player counts the lowest colour.
web-tigris-lowest = lowest
web-tigris-took = { $count ->
    [0] No treasure
    [one] One treasure
   *[other] { $count } treasures
}
web-tigris-jokers = Treasures count as any colour and have gone where they help most. If the lowest values are equal, the second lowest decide.
web-tigris-course = The lowest colour, round by round
web-tigris-doing-take-action = An action, or the end of the turn.
web-tigris-doing-add-tiles = How many tiles to add to the conflict.
web-tigris-doing-pick-war = Which war comes first.
web-tigris-doing-build-monument = Whether to build a monument.
web-tigris-doing-leave-one-treasure = Which treasure stays.
web-tigris-doing-draw-from = Where the tile comes from.
web-tigris-land-region = No kingdom: no leader stands here
web-tigris-wins = { $name } wins with { $points }
web-tigris-you-win = You win with { $points }
web-tigris-peaceful = No conflict, no monument: a peaceful game.

## Replays

web-tigris-mark-conflict = Conflict
web-tigris-hidden = hidden
web-tigris-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
web-tigris-mark-monument = Monument
web-tigris-mark-treasure = Treasure
web-tigris-mark-catastrophe = Catastrophe
web-tigris-chart-show = What the chart shows
web-tigris-chart-lowest = Lowest

## Examples in the rules

web-tigris-example-revolt = You place your king on H6, where another king rules. Temples decide: two beside you, one beside your rival.
web-tigris-example-war = Your settlement on H6 joins two kingdoms, and each has a trader. Markets decide: two on each side, and tiles from hand.
web-tigris-example-catastrophe = A catastrophe on G6 destroys a temple. Leaders who have no temple beside them any more go home.

## Rules in short

web-tigris-short-8-1 = Who fights: two leaders of one colour in one kingdom
web-tigris-short-8-2 = What counts: temples beside each leader, then temples from hand
web-tigris-short-8-3 = Tie: the defender wins
web-tigris-short-8-4 = Prize: one red point for the winner; the loser’s leader goes home
web-tigris-short-9-1 = Who fights: two leaders of one colour, in kingdoms joined by a tile
web-tigris-short-9-2 = What counts: tiles of that colour on each side, then tiles from hand
web-tigris-short-9-3 = Tie: the defender wins
web-tigris-short-9-4 = Prize: one point for the leader, one for each tile that leaves the board
web-tigris-short-12-1 = How many: two for each player, for the whole game
web-tigris-short-12-2 = Where: on an empty cell or on a tile without a treasure, never on a leader or a monument
web-tigris-short-12-3 = Effect: the tile is gone, the cell stays closed, and kingdoms may split

## Statistics on profiles

web-tigris-stat-wars_won = Wars won
web-tigris-stat-revolts_won = Revolts won
web-tigris-stat-monuments = Monuments
web-tigris-stat-parts = Weakest colour at the end
