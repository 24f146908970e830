### Tigris & Euphrates in the terminal. No square brackets in texts: the terminal would take them for markup.

terminal-tigris-example = tile red b3, or lay temple b3
terminal-tigris-forbidden = tile blue a1
terminal-tigris-thing = treasure
terminal-tigris-player = Player
terminal-tigris-leaders = At home
terminal-tigris-tiles = Tiles
terminal-tigris-left = In the bag: { $tiles } tiles. Treasures on the board: { $treasures }.
terminal-tigris-monuments = Monuments left: { $names }
terminal-tigris-reserve = Reserve: { $tiles }
terminal-tigris-points = Points
terminal-tigris-treasures = Treasures
terminal-tigris-totals = Totals, lowest first
terminal-tigris-legend =
    R B G K   temple, farm, market, settlement; ◆ a treasure on it
    (KL)      a leader: R priest, B farmer, G trader, K king,
              of the L lion, B bull, A archer, P potter
    ▟RB▙      a monument, here the red-blue one
    ╳╳╳╳      a catastrophe
    «R »      the tile under the unification marker
    ~~  ▫     river; a framed cell
