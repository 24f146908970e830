### The lesson of Galactic Warlords: the first two turns of a game for two, and the last turn of another.

lesson-warlords-ship-title = Your mothership
lesson-warlords-ship-about = You are a warlord, and this is your first turn. The player with the most power wins, and most power comes from planets. Your units land where your mothership is.
lesson-warlords-ship-more = It starts in a sector with revealed planets: Jyss, the Core or Dorn. The Core has three planets, and it is adjacent to every other sector.
lesson-warlords-ship-task = Place your mothership in the Core
lesson-warlords-ship-hint = Choose the sector in the middle of the chart.
lesson-warlords-ship-done = There are three planets here, all of them empty.
lesson-warlords-ship-wrong-edge = That is allowed, but this sector has only two planets and three neighbours. Choose the Core.

lesson-warlords-mercenary-title = The first mercenary
lesson-warlords-mercenary-about = Each turn you play one mercenary into your row. It adds infantry to your Launch Pad and gives you its actions for this turn.
lesson-warlords-mercenary-more = It also has a mission, one of the six planet types. At the end of the game each mercenary in your row scores 2 power for every planet of its mission that you control.
lesson-warlords-mercenary-task = Play Vessa Tarn, whose mission is in the Core
lesson-warlords-mercenary-hint = It is the card with the yellow mission, Altora.
lesson-warlords-mercenary-done = You have three infantry on your Launch Pad, and you may Deploy.
lesson-warlords-mercenary-wrong-mission = There is no planet of this mission where your ship is. Vessa Tarn’s mission is here: Altora, the yellow one.

lesson-warlords-deploy-title = Your first planet
lesson-warlords-deploy-about = Deploy moves one to three units from your Launch Pad to one planet in the sector of your ship.
lesson-warlords-deploy-more = An empty planet scores power at once; the track of its type shows how much. You control it as long as one of your units stays there.
lesson-warlords-deploy-task = Deploy two infantry on Altora, Core 1
lesson-warlords-deploy-hint = Choose Deploy, then the yellow planet, then two infantry.
lesson-warlords-deploy-done = One power at once, and Vessa Tarn’s mission would score 2 more at the end.
lesson-warlords-deploy-wrong-ended = Your units are still at the base. Deploy, and take Altora.
lesson-warlords-deploy-wrong-count = Take two: one holds the planet, and you can recall the other when you need it.
lesson-warlords-deploy-wrong-apart = This planet scores too, but it is not Vessa Tarn’s mission. That is Altora, the yellow one.

lesson-warlords-hire-title = Hire for the next turn
lesson-warlords-hire-about = At the end of your turn you hire a new mercenary: one of the four in the market, or the top card of the deck, unseen.
lesson-warlords-hire-more = Each card has a half-circle on its left and right edge. Two halves of the same colour form a circle, and you can place a guard on it. The left half of Vessa Tarn is green.
lesson-warlords-hire-task = Hire the card that fits to the left of Vessa Tarn
lesson-warlords-hire-hint = Look for a green half on the right edge of a card: Ashka Null.
lesson-warlords-hire-done = Ashka Null fits, and has the mission Altora too.
lesson-warlords-hire-wrong-deck = You cannot see that card, and with two players the whole market leaves the game. The card you want is face up.
lesson-warlords-hire-wrong-circle = The right half of this card is not green: it forms no circle with Vessa Tarn. Ashka Null’s does.

lesson-warlords-recall-title = Recall
lesson-warlords-recall-about = Ishtar has taken a planet in Dorn. Your second turn begins with recovery: the infantry in Decon is back on your Launch Pad. Infantry you spend takes two turns to come back.
lesson-warlords-recall-more = Then you may recall infantry from your planets and use it this turn. But nobody controls an empty planet.
lesson-warlords-recall-task = Recall one infantry from Core 1
lesson-warlords-recall-hint = One is enough to hold a planet.
lesson-warlords-recall-done = One holds Altora, and the other is free for something new.
lesson-warlords-recall-wrong-all = Now nobody holds Altora, and its mission scores nothing. Leave one there.
lesson-warlords-recall-wrong-none = That is allowed, but you are short of infantry, and one is enough to hold Altora. Recall the other.

lesson-warlords-explore-title = Into the unknown
lesson-warlords-explore-about = From your second turn on, the ship moves to an adjacent sector. If the planets there are face down, they are revealed, and the markers of their types move up.
lesson-warlords-explore-more = The higher a marker, the more its type is worth: at once when you land on an empty planet, and at the end for the player with the most units on planets of that type.
lesson-warlords-explore-task = Move into an unexplored sector
lesson-warlords-explore-hint = Every sector is in reach from the Core. Jyss and Dorn are already explored.
lesson-warlords-explore-done = Two more planets are revealed, and the markers of their types have moved up.
lesson-warlords-explore-wrong-known = These planets are already face up, so nothing is revealed. Choose an unexplored sector.

lesson-warlords-circle-title = A circle and a guard
lesson-warlords-circle-about = You play a card at the left or right end of your row. To the left of Vessa Tarn the green halves meet, and Ashka Null completes a circle.
lesson-warlords-circle-more = Only now may you put an infantry on it as a guard. It protects both mercenaries and is worth 1 power at the end. With two guards of one colour you may use its ability, once per game: green draws two support cards.
lesson-warlords-circle-task = Complete the circle and guard it
lesson-warlords-circle-hint = Ashka Null, on the left. Then put the guard there.
lesson-warlords-circle-done = Nobody can wound these two as long as the guard is there.
lesson-warlords-circle-wrong-declined = That was your only chance: now the circle stays empty for the rest of the game.
lesson-warlords-circle-wrong-side = Here a yellow half meets a blue one: no circle. Play the card on the left.
lesson-warlords-circle-wrong-card = This card completes no circle. Ashka Null does, on the left.

lesson-warlords-reputation-title = Reputation
lesson-warlords-reputation-about = Ashka Null has three actions: Deploy, Deploy Only and Support. You may use all of them, each once, in any order.
lesson-warlords-reputation-more = Your next marker on the reputation track shows one of them. When your mercenary takes that action, you move up one space and choose a bonus of that space.
lesson-warlords-reputation-task = Use the action that your marker shows
lesson-warlords-reputation-hint = It is Support, and it costs one infantry. Then choose a bonus.
lesson-warlords-reputation-done = One space up with a bonus, and a support card for later.
lesson-warlords-reputation-wrong-marker = That is allowed, but it gains no reputation now: your marker shows Support.

lesson-warlords-invasion-title = Invasion
lesson-warlords-invasion-about = Ishtar has two infantry on Fellerian, Dorn 1. Your ship is elsewhere, but if one of your units is an aircraft, they can land in any sector. On an opponent’s planet they invade.
lesson-warlords-invasion-more = Both sides roll one die per unit. A hit destroys a unit; if you have a tank there, your invader faces are hits as well. Nobody can retreat.
lesson-warlords-invasion-task = Take Dorn 1 from Ishtar
lesson-warlords-invasion-hint = Deploy an infantry, a tank and an aircraft. Then choose your losses.
lesson-warlords-invasion-done = Fellerian is yours, and you gain reputation for the invasion you won. But its marker has moved down: war makes planets poorer.
lesson-warlords-invasion-wrong-lost = You had too few units, and Ishtar keeps the planet. Three units roll three dice, and with a tank more of them hit.
lesson-warlords-invasion-wrong-apart = There is nobody to fight. Choose Dorn 1, with an aircraft among your units.

lesson-warlords-power-title = Where power comes from
lesson-warlords-power-about = The last turn of another game. At the end you add up the power you have gained, 1 for each guard, the majority on each planet type, and 2 for each planet of each mission in your row.
lesson-warlords-power-more = You have 17, Ishtar has 25. Both your mercenaries have the mission Altora, where you and Ishtar have the same number of units: nobody has the majority.
lesson-warlords-power-task = Win the game with one Deploy
lesson-warlords-power-hint = Which planet counts more than once?
lesson-warlords-power-done = One at once, five for the majority, four for two missions: 27 to 25, and you win.
lesson-warlords-power-wrong-missed = 22 to 25: Praxis scores, and it gives you a majority, but it is not one of your missions. Altora would have counted three times.
