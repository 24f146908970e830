### The lesson of Tigris & Euphrates.

lesson-tigris-leader-title = A leader by a temple
lesson-tigris-leader-about = Your dynasty has four leaders: a priest, a farmer, a trader and a king. On the board they rule kingdoms and earn you points.
lesson-tigris-leader-more = A leader stands on an empty cell of land, and always beside a temple. Tiles have no owner: any temple will do.
lesson-tigris-leader-task = Put any of your leaders beside a temple
lesson-tigris-leader-hint = Take a leader from the rack, then choose a lit place.
lesson-tigris-leader-done = Well placed. A leader and the temple beside it are already a kingdom.

lesson-tigris-points-title = Tiles and points
lesson-tigris-points-about = A tile joins whatever lies beside it. If that is a kingdom, the owner of the leader of its colour there scores one point of that colour.
lesson-tigris-points-more = Your trader is green and stands beside the temple on I7. Green tiles are markets.
lesson-tigris-points-task = Lay a market that earns your trader a point
lesson-tigris-points-hint = It has to touch your trader’s kingdom.
lesson-tigris-points-done = One green point. It would have been yours even if somebody else had laid the market.
lesson-tigris-points-wrong-apart = This market touches no kingdom, so nobody scores. Lay it beside the trader, or beside the temple next to it.
lesson-tigris-points-wrong-colour = Your trader scores for green tiles only. For this colour you have no leader here, and nobody scores.

lesson-tigris-king-title = The king stands in
lesson-tigris-king-about = If a kingdom has no leader of the tile’s colour, the king takes the point. It still has the colour of the tile.
lesson-tigris-king-more = Farms are blue and lie only on the river. All other tiles lie on land.
lesson-tigris-king-task = Lay a farm so that your king scores a blue point
lesson-tigris-king-hint = Where does the river touch your kingdom?
lesson-tigris-king-done = One blue point without a farmer. Once a farmer comes, the blue points are the farmer’s.
lesson-tigris-king-wrong-apart = The river is right, but this farm does not touch your kingdom. Look below the temple on I8.

lesson-tigris-turn-title = Two actions, six tiles
lesson-tigris-turn-about = In your turn you take up to two actions: place or move a leader, lay a tile, play a catastrophe, or swap tiles. Any two of them, in any order.
lesson-tigris-turn-more = When the turn ends you draw from the bag until you hold six tiles again. The others do not see which.
lesson-tigris-turn-task = Take two actions
lesson-tigris-turn-hint = A leader and then a tile, for instance.
lesson-tigris-turn-again = One action left. Take another one.
lesson-tigris-turn-done = Your turn is over, your hand is full again, and it is the next player’s turn.

lesson-tigris-revolt-title = Revolt
lesson-tigris-revolt-about = A kingdom keeps one leader of each colour. Ishtar already has a priest in this one. If yours comes in, the two fight at once.
lesson-tigris-revolt-more = Only the temples beside each priest count, and then temples from the hand. A tie goes to the one who was there.
lesson-tigris-revolt-task = Put your priest where two temples support it
lesson-tigris-revolt-hint = Look between the two kingdoms. Try a place where you would lose, too.
lesson-tigris-revolt-done = Two temples to one. Ishtar’s priest goes home, and you score a red point.
lesson-tigris-revolt-wrong-apart = This place does not touch Ishtar’s kingdom, so there is no revolt.
lesson-tigris-revolt-wrong-lost = One temple to one, and a tie goes to the one who was there. Your priest goes home.

lesson-tigris-war-title = War
lesson-tigris-war-about = A tile that joins two kingdoms unites them. If both have a leader of one colour, these two go to war.
lesson-tigris-war-more = Now all tiles of their colour in their own kingdoms count, and then those from the hand. Your trader has two markets. Ishtar’s has one, and perhaps another in the hand.
lesson-tigris-war-task = Unite the two kingdoms and win the war of the traders
lesson-tigris-war-hint = One cell lies between them. Then add from your hand what it takes.
lesson-tigris-war-done = Ishtar’s trader goes home and the market is lost. Each of them brings you a green point.
lesson-tigris-war-wrong-apart = This tile does not unite the kingdoms. The cell between them is K7.
lesson-tigris-war-wrong-lost = Ishtar has added a market: two to two, and the defender wins a tie. Add at least one of yours.

lesson-tigris-treasure-title = Treasures
lesson-tigris-treasure-about = The temples that are there from the start carry treasures. When a kingdom with a trader holds two or more of them, the trader’s owner takes all but one.
lesson-tigris-treasure-more = At the end each treasure counts as one point of the colour you need most.
lesson-tigris-treasure-task = Join the temples on B2 and F3 in your trader’s kingdom
lesson-tigris-treasure-hint = The gap is on the river: a farm can close it.
lesson-tigris-treasure-done = The treasure of B2 is yours. The one of F3 stays where it is.
lesson-tigris-treasure-wrong-apart = The two temples are still apart. The gap is on the river, at D3.

lesson-tigris-monument-title = Monuments
lesson-tigris-monument-about = Four tiles of one colour in a square may be turned over to carry a monument. Each monument has two colours, and one of them is that of the square.
lesson-tigris-monument-more = At the end of your turn it pays one point for each of its colours of which you have the leader in its kingdom. Here you have the king and the priest.
lesson-tigris-monument-task = Complete the square, and build what pays both your king and your priest
lesson-tigris-monument-hint = Kings are black, priests are red.
lesson-tigris-monument-done = A black and a red point now, and again at the end of each of your turns.
lesson-tigris-monument-wrong-apart = This settlement does not complete the square. The missing cell is K7.
lesson-tigris-monument-wrong-declined = Whoever declines gives the square up for good: it will never carry a monument.
lesson-tigris-monument-wrong-colours = This one pays only your king. You have no leader of its other colour here.

lesson-tigris-catastrophe-title = Catastrophes
lesson-tigris-catastrophe-about = Twice in a game you may strike a cell with a catastrophe. The tile on it is lost, and nothing can ever lie there again.
lesson-tigris-catastrophe-more = Kingdoms may fall apart, and a leader without a temple beside it goes home. Leaders, treasures and monuments cannot be struck.
lesson-tigris-catastrophe-task = Send Ishtar’s king home
lesson-tigris-catastrophe-hint = The black leader needs a temple. Which one?
lesson-tigris-catastrophe-done = No temple, no king. To bring it back Ishtar needs an action.
lesson-tigris-catastrophe-wrong-apart = The king still has a temple: the one on L7.

lesson-tigris-winning-title = Your weakest colour
lesson-tigris-winning-about = The game ends when no more than two treasures are left, or when the bag runs out. Then only the weakest colour of each player counts, treasures included.
lesson-tigris-winning-more = This is the last action. Ishtar has 22 points to your 16, but not a single black one. You have no green, and each of you has four treasures to make up for it.
lesson-tigris-winning-task = Win the game
lesson-tigris-winning-hint = In which colour are you weakest?
lesson-tigris-winning-done = Your weakest colour counts five, Ishtar’s four: you win, with fewer points in all.
lesson-tigris-winning-wrong-apart = This tile brings you nothing, and your weakest colour stays at four. Ishtar wins.
lesson-tigris-winning-wrong-strong = A point where you are strong does not help: your weakest colour stays at four, and Ishtar wins by the second weakest.
