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
