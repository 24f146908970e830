### The lesson of Tigris & Euphrates.

lesson-tigris-leader-title = A leader beside a temple
lesson-tigris-leader-about = Your dynasty has four leaders: a priest, a farmer, a trader and a king. On the board they rule kingdoms and earn you points.
lesson-tigris-leader-more = A leader goes on an empty land cell, always beside a temple. Tiles have no owner: any temple will do.
lesson-tigris-leader-task = Put any of your leaders beside a temple
lesson-tigris-leader-hint = Pick a leader from the rack, then choose a highlighted cell.
lesson-tigris-leader-done = Well placed. A leader and the temple beside it are already a kingdom.

lesson-tigris-points-title = Tiles and points
lesson-tigris-points-about = A tile connects to everything beside it. If that is a kingdom, the leader of the tile’s colour there scores one point of that colour for its owner.
lesson-tigris-points-more = Your trader is green and stands beside the temple on I7. Green tiles are markets.
lesson-tigris-points-task = Lay a market that earns your trader a point
lesson-tigris-points-hint = It must touch your trader’s kingdom.
lesson-tigris-points-done = One green point. You would have scored it even if another player had laid the market.
lesson-tigris-points-wrong-apart = This market touches no kingdom, so nobody scores. Lay it beside the trader, or beside the temple next to it.
lesson-tigris-points-wrong-colour = Your trader scores only for green tiles. You have no leader of this colour here, so nobody scores.

lesson-tigris-king-title = The king stands in
lesson-tigris-king-about = If a kingdom has no leader of the tile’s colour, the king scores the point instead. It still has the colour of the tile.
lesson-tigris-king-more = Farms are blue and go only on the river. All other tiles go on land.
lesson-tigris-king-task = Lay a farm so that your king scores a blue point
lesson-tigris-king-hint = Where does the river touch your kingdom?
lesson-tigris-king-done = One blue point without a farmer. If a farmer joins the kingdom, the farmer scores the blue points.
lesson-tigris-king-wrong-apart = This is the river, but the farm does not touch your kingdom. Look below the temple on I8.

lesson-tigris-turn-title = Two actions, six tiles
lesson-tigris-turn-about = On your turn you take up to two actions: place or move a leader, lay a tile, play a catastrophe, or swap tiles. Any two of them, in any order.
lesson-tigris-turn-more = At the end of your turn you draw from the bag until you have six tiles again. The other players do not see them.
lesson-tigris-turn-task = Take two actions
lesson-tigris-turn-hint = For example, a leader and then a tile.
lesson-tigris-turn-again = One action left. Take another one.
lesson-tigris-turn-done = Your turn is over, your hand is full again, and it is the next player’s turn.

lesson-tigris-revolt-title = Revolt
lesson-tigris-revolt-about = A kingdom can keep only one leader of each colour. Ishtar already has a priest in this one. If you add yours, the two fight at once.
lesson-tigris-revolt-more = Only temples count: those beside each priest, plus those added from the hand. The priest who was there first wins a tie.
lesson-tigris-revolt-task = Put your priest where two temples support it
lesson-tigris-revolt-hint = Look between the two kingdoms. You can also try a cell where you would lose.
lesson-tigris-revolt-done = Two temples to one. Ishtar’s priest goes home, and you score a red point.
lesson-tigris-revolt-wrong-apart = This cell does not touch Ishtar’s kingdom, so there is no revolt.
lesson-tigris-revolt-wrong-lost = One temple to one, and the priest who was there first wins a tie. Your priest goes home.

lesson-tigris-war-title = War
lesson-tigris-war-about = A tile that joins two kingdoms unites them. If both have a leader of the same colour, these two go to war.
lesson-tigris-war-more = Now each leader counts all tiles of its colour in its own kingdom, plus those added from the hand. Your trader has two markets. Ishtar’s has one, and Ishtar may have another in hand.
lesson-tigris-war-task = Unite the two kingdoms and win the war of the traders
lesson-tigris-war-hint = One cell lies between them. Then add as many tiles from your hand as you need.
lesson-tigris-war-done = Ishtar’s trader goes home and the market is lost. You score a green point for each.
lesson-tigris-war-wrong-apart = This tile does not unite the kingdoms. The cell between them is K7.
lesson-tigris-war-wrong-lost = Ishtar has added a market: two to two, and the defender wins a tie. Add at least one of yours.

lesson-tigris-treasure-title = Treasures
lesson-tigris-treasure-about = The temples on the board at the start hold treasures. When a kingdom with a trader has two or more treasures, the trader’s owner takes all but one.
lesson-tigris-treasure-more = At the end each treasure counts as one point of the colour you need most.
lesson-tigris-treasure-task = Join the temples on B2 and F3 in your trader’s kingdom
lesson-tigris-treasure-hint = The gap is on the river: a farm can close it.
lesson-tigris-treasure-done = The treasure on B2 is yours. The one on F3 stays there.
lesson-tigris-treasure-wrong-apart = The two temples are still apart. The gap is on the river, at D3.

lesson-tigris-monument-title = Monuments
lesson-tigris-monument-about = When four tiles of one colour form a square, you may turn them over and build a monument on them. Each monument has two colours, and one of them must be the colour of the square.
lesson-tigris-monument-more = At the end of your turn it scores one point for each of its colours if your leader of that colour is in its kingdom. Here you have the king and the priest.
lesson-tigris-monument-task = Complete the square, and build the monument that scores for both your king and your priest
lesson-tigris-monument-hint = Kings are black, priests are red.
lesson-tigris-monument-done = A black and a red point now, and again at the end of each of your turns.
lesson-tigris-monument-wrong-apart = This settlement does not complete the square. The missing cell is K7.
lesson-tigris-monument-wrong-declined = If you decline, this square can never hold a monument.
lesson-tigris-monument-wrong-colours = This one scores only for your king. You have no leader of its other colour here.

lesson-tigris-catastrophe-title = Catastrophes
lesson-tigris-catastrophe-about = Twice per game you may play a catastrophe on a cell. The tile there is destroyed, and the cell stays blocked for the rest of the game.
lesson-tigris-catastrophe-more = Kingdoms may split, and a leader with no temple beside it goes home. A catastrophe cannot hit leaders, treasures or monuments.
lesson-tigris-catastrophe-task = Send Ishtar’s king home
lesson-tigris-catastrophe-hint = The black leader needs a temple. Which one?
lesson-tigris-catastrophe-done = No temple, no king. Ishtar needs an action to place it again.
lesson-tigris-catastrophe-wrong-apart = The king still has a temple: the one on L7.

lesson-tigris-winning-title = Your weakest colour
lesson-tigris-winning-about = The game ends when at most two treasures are left, or when the bag runs out. Then only each player’s weakest colour counts, treasures included.
lesson-tigris-winning-more = This is the last action. Ishtar has 22 points and you have 16, but Ishtar has no black point and you have no green one. Each of you has four treasures to make up for it.
lesson-tigris-winning-task = Win the game
lesson-tigris-winning-hint = In which colour are you weakest?
lesson-tigris-winning-done = Your weakest colour has five points, Ishtar’s four: you win, with fewer points in total.
lesson-tigris-winning-wrong-apart = This tile scores nothing for you, so your weakest colour stays at four. Ishtar wins.
lesson-tigris-winning-wrong-strong = A point in a strong colour does not help: your weakest colour stays at four, and Ishtar wins on the second weakest.
