### Tigris & Euphrates.

tigris-title = Tigris & Euphrates
tigris-tagline = Two rivers, four colours, a dynasty to lead. Only your weakest colour counts.

tigris-colour-lion = Lion
tigris-colour-bull = Bull
tigris-colour-archer = Archer
tigris-colour-potter = Potter

## Parts of other messages

tigris-part-a-tile = { $colour ->
    [red] a temple
    [blue] a farm
    [green] a market
   *[black] a settlement
}
tigris-part-the-tile = { $colour ->
    [red] the temple
    [blue] the farm
    [green] the market
   *[black] the settlement
}
tigris-part-tiles = { $colour ->
    [red] { $count ->
        [one] a temple
       *[other] { $count } temples
    }
    [blue] { $count ->
        [one] a farm
       *[other] { $count } farms
    }
    [green] { $count ->
        [one] a market
       *[other] { $count } markets
    }
   *[black] { $count ->
        [one] a settlement
       *[other] { $count } settlements
    }
}
tigris-part-leader = { $colour ->
    [red] priest
    [blue] farmer
    [green] trader
   *[black] king
}
tigris-part-leaders = { $colour ->
    [red] priests
    [blue] farmers
    [green] traders
   *[black] kings
}
tigris-part-points = { $colour ->
    [red] { $points ->
        [one] one red point
       *[other] { $points } red points
    }
    [blue] { $points ->
        [one] one blue point
       *[other] { $points } blue points
    }
    [green] { $points ->
        [one] one green point
       *[other] { $points } green points
    }
   *[black] { $points ->
        [one] one black point
       *[other] { $points } black points
    }
}

## What happened: one line of the log each

tigris-fact-first-player-drawn = { $you ->
    [yes] You are drawn as the starting player.
   *[no] { $player } is drawn as the starting player.
}
tigris-fact-turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }'s turn.
}
tigris-fact-turn-ended-early = { $you ->
    [yes] You end your turn.
   *[no] { $player } ends the turn.
}
tigris-fact-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [one] a tile
   *[other] { $count } tiles
} from the bag.
tigris-fact-drew-tiles = { $count ->
    [one] New tile
   *[other] New tiles
} { $you ->
    [yes] in your hand
   *[no] in { $player }'s hand
}: { $tiles }.
tigris-fact-reserve-shown = { $count ->
    [one] A new tile in the reserve: { $tiles }.
   *[other] { $count } new tiles in the reserve: { $tiles }.
}
tigris-fact-took-from-reserve = { $you ->
    [yes] You take
   *[no] { $player } takes
} { tigris-part-a-tile } from the reserve.
tigris-fact-leader-placed = { $origin ->
    [none] { $you ->
        [yes] You place your { tigris-part-leader } on { $cell }.
       *[no] { $player } places the { tigris-part-leader } on { $cell }.
    }
   *[other] { $you ->
        [yes] You move your { tigris-part-leader } from { $origin } to { $cell }.
       *[no] { $player } moves the { tigris-part-leader } from { $origin } to { $cell }.
    }
}
tigris-fact-leader-went-home = { $why ->
    [withdrawn] { $you ->
        [yes] You withdraw your { tigris-part-leader } from { $cell }.
       *[no] { $player } withdraws the { tigris-part-leader } from { $cell }.
    }
    [revolt] { $you ->
        [yes] You lose the revolt: your { tigris-part-leader } leaves { $cell } and goes home.
       *[no] { $player } loses the revolt: the { tigris-part-leader } leaves { $cell } and goes home.
    }
    [war] { $you ->
        [yes] You lose the war: your { tigris-part-leader } leaves { $cell } and goes home.
       *[no] { $player } loses the war: the { tigris-part-leader } leaves { $cell } and goes home.
    }
   *[no_temple] { $you ->
        [yes] Your { tigris-part-leader } on { $cell } no longer has a temple beside it and goes home.
       *[no] { $player }'s { tigris-part-leader } on { $cell } no longer has a temple beside it and goes home.
    }
}
tigris-fact-tile-laid = { $you ->
    [yes] You lay
   *[no] { $player } lays
} { tigris-part-a-tile } on { $cell }.
tigris-fact-scored = { $you ->
    [yes] You score
   *[no] { $player } scores
} { $why ->
    [tile] { tigris-part-points }.
    [revolt] { tigris-part-points } for the revolt.
    [war] { tigris-part-points } for the war.
   *[monument] { tigris-part-points } from a monument.
}
tigris-fact-tiles-swapped = { $you ->
    [yes] You swap
   *[no] { $player } swaps
} { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
tigris-fact-catastrophe-played = { $you ->
    [yes] You put
   *[no] { $player } puts
} a catastrophe on { $cell }{ $destroyed ->
    [none] .
    [red] , which destroys a temple.
    [blue] , which destroys a farm.
    [green] , which destroys a market.
   *[black] , which destroys a settlement.
}
tigris-fact-kingdoms-united = The tile on { $cell } unites two kingdoms.
tigris-fact-conflict-began = { $kind ->
    [revolt] Revolt
   *[war] War
} between { tigris-part-leaders }: { $you ->
    [attacker] you attack
   *[no] { $attacker } attacks
}, { $you ->
    [defender] you defend
   *[no] { $defender } defends
}; on the board { $attack } to { $defence }.
tigris-fact-tiles-added = { $count ->
    [0] { $you ->
        [yes] You add nothing.
       *[no] { $player } adds nothing.
    }
   *[other] { $you ->
        [yes] You add { tigris-part-tiles } from your hand.
       *[no] { $player } adds { tigris-part-tiles } from hand.
    }
}
tigris-fact-conflict-decided = { $you ->
    [winner] You win
   *[no] { $winner } wins
} { $kind ->
    [revolt] the revolt
   *[war] the war
} of the { tigris-part-leaders } against { $you ->
    [loser] you
   *[no] { $loser }
}, { $more } to { $less }{ $tie ->
    [yes] : the defender wins a tie.
   *[no] .
}
tigris-fact-tiles-lost = The war destroys { tigris-part-tiles }: { $cells }.
tigris-fact-monument-built = { $you ->
    [yes] You build
   *[no] { $player } builds
} the { $colours ->
    [red-blue] red-blue
    [red-green] red-green
    [red-black] red-black
    [blue-green] blue-green
    [blue-black] blue-black
   *[green-black] green-black
} monument on { $cell }.
tigris-fact-monument-declined = { $you ->
    [yes] You build no monument:
   *[no] { $player } builds no monument:
} { $count ->
    [one] the square on { $squares } can never hold one.
   *[other] the squares on { $squares } can never hold one.
}
tigris-fact-treasure-taken = { $you ->
    [yes] You take
   *[no] { $player } takes
} the treasure on { $cell }.
tigris-fact-game-over = { $reason ->
    [bag] { tigris-over-bag }
    [treasures] { tigris-over-treasures }
   *[stalled] { tigris-over-stalled }
} { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
   *[other] Shared first place: { $winners }.
}

## Why the game is over

tigris-over-bag = The game is over: the bag no longer holds enough tiles.
tigris-over-treasures = The game is over: no more than two treasures are left on the board.
tigris-over-stalled = The game is over: nobody has used a tile or a catastrophe for ten rounds.

## What will soon end the game

tigris-near-treasures = Three treasures are left on the board: if one more is taken, the game ends after that turn.
tigris-near-treasures-taken = { $count ->
    [0] No treasure is left on the board: the game ends after this turn.
    [one] One treasure is left on the board: the game ends after this turn.
   *[other] { $count } treasures are left on the board: the game ends after this turn.
}
tigris-near-bag = { $count ->
    [0] The bag is empty: the game ends as soon as a hand cannot be refilled.
    [one] One tile is left in the bag: the game ends as soon as a hand cannot be refilled.
   *[other] { $count } tiles are left in the bag: the game ends as soon as a hand cannot be refilled.
}

## Questions: what is going on, then what is asked

tigris-ask-take-action = { $left ->
    [one] You have one action left.
   *[other] You have { $left } actions left.
}
tigris-ask-take-action-verb = What do you do?
tigris-ask-take-action-tile-colour = Which tile do you lay?
tigris-ask-take-action-tile-cell = Where does { tigris-part-the-tile } go?
tigris-ask-take-action-leader-colour = Which leader do you place or move?
tigris-ask-take-action-leader-cell = Where does your { tigris-part-leader } go?
tigris-ask-take-action-withdraw-colour = Which leader do you withdraw?
tigris-ask-take-action-catastrophe-cell = Where does the catastrophe go?
tigris-ask-take-action-swap-tiles = Which tiles do you swap (R temple, B farm, G market, K settlement)?

tigris-ask-add-tiles = { $kind ->
    [revolt] Revolt:
   *[war] War:
} { $attacks ->
    [yes] you attack with { $strength } against { $against }, and the defender wins a tie.
   *[no] you defend with { $strength } against { $against }, and you win a tie.
}
tigris-ask-add-tiles-tiles = { $colour ->
    [red] How many temples do you add?
    [blue] How many farms do you add?
    [green] How many markets do you add?
   *[black] How many settlements do you add?
}

tigris-ask-pick-war = There is more than one war to fight.
tigris-ask-pick-war-colour = Which leaders fight next?

tigris-ask-build-monument = You may build a monument on { $squares }. If you decline, you cannot build there later.
tigris-ask-build-monument-verb = Do you build a monument?
tigris-ask-build-monument-build-cell = On which square? Give its top left cell.
tigris-ask-build-monument-build-monument = Which monument do you build?

tigris-ask-leave-one-treasure = Your trader takes all other treasures in the kingdom.
tigris-ask-leave-one-treasure-cell = Which treasure stays?

tigris-ask-draw-from = You draw a tile.
tigris-ask-draw-from-source = Do you take the tile from the reserve or from the bag?

tigris-ask-draw = { $count ->
    [one] Chance draws a tile from the bag.
   *[other] Chance draws { $count } tiles from the bag.
}
tigris-ask-draw-word = Which tile is drawn?

tigris-ask-show = { $count ->
    [one] Chance adds a tile to the reserve.
   *[other] Chance adds { $count } tiles to the reserve.
}
tigris-ask-show-word = Which tile is drawn?

tigris-ask-draw-lot = Chance draws the starting player.
tigris-ask-draw-lot-seat = Who goes first?

## Choices

tigris-word-tile = Lay a tile
tigris-word-leader = Place or move a leader
tigris-word-withdraw = Withdraw a leader
tigris-word-catastrophe = Play a catastrophe
tigris-word-swap = Swap tiles
tigris-word-end = End the turn

tigris-word-tile-red = Temple
tigris-word-tile-blue = Farm
tigris-word-tile-green = Market
tigris-word-tile-black = Settlement

tigris-word-leader-red = Priest
tigris-word-leader-blue = Farmer
tigris-word-leader-green = Trader
tigris-word-leader-black = King

tigris-word-withdraw-red = { tigris-word-leader-red }
tigris-word-withdraw-blue = { tigris-word-leader-blue }
tigris-word-withdraw-green = { tigris-word-leader-green }
tigris-word-withdraw-black = { tigris-word-leader-black }

tigris-word-add-tiles = { $count ->
    [0] Add nothing
   *[other] Add { tigris-part-tiles }
}

tigris-word-pick-war-red = Priests
tigris-word-pick-war-blue = Farmers
tigris-word-pick-war-green = Traders
tigris-word-pick-war-black = Kings

tigris-word-build = Build
tigris-word-decline = Decline
tigris-word-build-red-blue = Red-blue
tigris-word-build-red-green = Red-green
tigris-word-build-red-black = Red-black
tigris-word-build-blue-green = Blue-green
tigris-word-build-blue-black = Blue-black
tigris-word-build-green-black = Green-black

tigris-word-draw-from-bag = From the bag, unseen
tigris-word-draw-from-red = Temple from the reserve
tigris-word-draw-from-blue = Farm from the reserve
tigris-word-draw-from-green = Market from the reserve
tigris-word-draw-from-black = Settlement from the reserve

tigris-word-draw-red = { tigris-word-tile-red }
tigris-word-draw-blue = { tigris-word-tile-blue }
tigris-word-draw-green = { tigris-word-tile-green }
tigris-word-draw-black = { tigris-word-tile-black }

tigris-word-show-red = { tigris-word-tile-red }
tigris-word-show-blue = { tigris-word-tile-blue }
tigris-word-show-green = { tigris-word-tile-green }
tigris-word-show-black = { tigris-word-tile-black }

## Consequences of an answer

tigris-consequence-point = { $colour ->
    [red] One red point
    [blue] One blue point
    [green] One green point
   *[black] One black point
} for { $you ->
    [yes] you
   *[no] { $player }
}
tigris-consequence-war = { $colour ->
    [red] { web-tigris-war-red }
    [blue] { web-tigris-war-blue }
    [green] { web-tigris-war-green }
   *[black] { web-tigris-war-black }
}: { $you ->
    [attacker] you { $attack }, { $defender } { $defence }
    [defender] { $attacker } { $attack }, you { $defence }
   *[no] { $attacker } { $attack }, { $defender } { $defence }
}
tigris-consequence-revolt = Revolt against { $player }: { $attack } to { $defence }
tigris-consequence-unites = Joins two kingdoms without a war
tigris-consequence-monument = A monument can be built
tigris-consequence-treasure = { $you ->
    [yes] A treasure for you
   *[no] A treasure for { $player }
}
tigris-consequence-home = { $you ->
    [yes] Your { $colour ->
        [red] priest
        [blue] farmer
        [green] trader
       *[black] king
    } goes home
   *[no] { $player }'s { $colour ->
        [red] priest
        [blue] farmer
        [green] trader
       *[black] king
    } goes home
}
tigris-consequence-parts = Splits the kingdom
tigris-consequence-no-tile = Nobody scores
tigris-consequence-no-leader = No revolt here
tigris-consequence-no-catastrophe = No leader goes home

## Why an answer is refused; the rule number is added at the end

tigris-no-no-such-action = “{ $word }” is not an action: lay a tile, place, move or withdraw a leader, play a catastrophe, swap tiles, or end your turn.
tigris-no-no-such-cell = There is no cell “{ $word }”: columns run from A to P, rows from 1 to 11.
tigris-no-cell-taken = That cell is taken: choose an empty one.

tigris-no-no-tile-to-lay = You have no tile that can be laid.
tigris-no-no-such-colour = “{ $word }” is not a tile: there are temples (red), farms (blue), markets (green) and settlements (black).
tigris-no-tile-not-held = You do not have that tile in hand.
tigris-no-no-cell-for-tile = There is no cell left for that tile.
tigris-no-wrong-ground = Farms go only on river cells; temples, markets and settlements only on land.
tigris-no-tile-joins-three-kingdoms = The tile would join three or more kingdoms; two is the limit.

tigris-no-no-such-leader = “{ $word }” is not a leader: you have a priest (red), a farmer (blue), a trader (green) and a king (black).
tigris-no-no-cell-for-leader = There is no place for it: a leader needs an empty land cell beside a face-up temple, touching at most one kingdom.
tigris-no-no-leader-on-board = None of your leaders is on the board.
tigris-no-leader-at-home = That leader is not on the board, so it cannot be withdrawn.
tigris-no-stands-there-already = The leader is already there: choose another cell.
tigris-no-leader-on-river = Leaders go only on land.
tigris-no-no-temple-beside = A leader needs a face-up temple beside it, and that cell has none.
tigris-no-leader-joins-kingdoms = A leader may not join kingdoms: its cell may touch one at most.

tigris-no-no-catastrophe-left = You have no catastrophe left to play.
tigris-no-on-a-leader = A catastrophe cannot go on a leader: choose an empty cell or a face-up tile.
tigris-no-on-a-monument = A monument cannot be destroyed: choose an empty cell or a face-up tile.
tigris-no-on-a-treasure = A treasure protects its tile: choose an empty cell or a tile without one.
tigris-no-on-a-catastrophe = That cell already has a catastrophe.

tigris-no-no-tile-to-swap = A swap needs at least one tile from your hand; to do nothing, end your turn.
tigris-no-no-such-tiles = “{ $word }” is not a list of tiles: write one letter for each, R temple, B farm, G market, K settlement.
tigris-no-not-so-many-held = You do not have that many.
tigris-no-tiles-in-the-order-of-colours = Write the tiles in the order R, B, G, K.

tigris-no-conflict-is-fought-out = Leaders cannot be moved or withdrawn during a conflict.
tigris-no-not-a-number-of-tiles = Enter the number of tiles you add, 0 for none.
tigris-no-would-not-matter = In the English variant you may add tiles only to take the lead as attacker or to draw level as defender; you may always add none.
tigris-no-no-such-war = There is no such war: choose among the leaders in conflict.

tigris-no-build-or-decline = Build the monument or decline.
tigris-no-no-square = There is no completed square there.
tigris-no-square-declined-before = A monument on that square was declined earlier: it can never hold one.
tigris-no-no-such-monument = “{ $word }” is not a monument: there is one for each pair of colours, such as red-blue.
tigris-no-no-such-monument-left = That monument is already built, or does not have the colour of the square.

tigris-no-framed-treasures-go-first = Treasures on framed cells are taken first: leave one without a frame.
tigris-no-no-such-treasure = There is no treasure on that cell that you may leave.

tigris-no-bag-empty = The bag is empty: take a tile from the reserve.
tigris-no-not-in-reserve = The reserve has no tile of that colour.
tigris-no-no-such-source = Take a colour from the reserve, or draw from the bag.

## Options

tigris-option-english = English variant
tigris-option-english-about = In conflicts you may add tiles only where they matter: the attacker to take the lead, the defender to draw level.
tigris-option-open-tiles = Open-tile variant
tigris-option-open-tiles-about = Six tiles lie face up beside the board. You draw tiles one at a time, from these six or unseen from the bag.
tigris-option-open-scores = Open scores
tigris-option-open-scores-about = All points and treasures are visible throughout the game.
tigris-option-stall-guard = Stall guard
tigris-option-stall-guard-about = The game ends if nobody uses a tile or a catastrophe for ten rounds. Meant for simulations.

## What the drawn pieces are called

tigris-piece-board = { tigris-title }
tigris-piece-tile-red = temple
tigris-piece-tile-blue = farm
tigris-piece-tile-green = market
tigris-piece-tile-black = settlement
tigris-piece-tile-back = face-down tile
tigris-piece-leader-lion-red = priest of the lion
tigris-piece-leader-lion-blue = farmer of the lion
tigris-piece-leader-lion-green = trader of the lion
tigris-piece-leader-lion-black = king of the lion
tigris-piece-leader-bull-red = priest of the bull
tigris-piece-leader-bull-blue = farmer of the bull
tigris-piece-leader-bull-green = trader of the bull
tigris-piece-leader-bull-black = king of the bull
tigris-piece-leader-archer-red = priest of the archer
tigris-piece-leader-archer-blue = farmer of the archer
tigris-piece-leader-archer-green = trader of the archer
tigris-piece-leader-archer-black = king of the archer
tigris-piece-leader-potter-red = priest of the potter
tigris-piece-leader-potter-blue = farmer of the potter
tigris-piece-leader-potter-green = trader of the potter
tigris-piece-leader-potter-black = king of the potter
tigris-piece-monument-red-blue = red-blue monument
tigris-piece-monument-red-green = red-green monument
tigris-piece-monument-red-black = red-black monument
tigris-piece-monument-blue-green = blue-green monument
tigris-piece-monument-blue-black = blue-black monument
tigris-piece-monument-green-black = green-black monument
tigris-piece-treasure = treasure
tigris-piece-catastrophe = catastrophe
tigris-piece-unification = unification marker
