### The lesson of Galactic Warlords: the first two turns of a game for two, and the last turn of another.

lesson-warlords-ship-title = Your mothership
lesson-warlords-ship-about = You are a warlord, and this is your first turn. Power wins, and most of it comes from planets. Your units land where your mothership is.
lesson-warlords-ship-more = It begins in a sector whose planets lie open: Jyss, the Core or Dorn. The Core has three planets, and every other sector is next to it.
lesson-warlords-ship-task = Place your mothership in the Core
lesson-warlords-ship-hint = Choose the sector in the middle of the chart.
lesson-warlords-ship-done = Three planets lie below you, all of them empty.
lesson-warlords-ship-wrong-edge = That is allowed, but only two planets lie here, and only three sectors are next to it. Choose the Core.

lesson-warlords-mercenary-title = The first mercenary
lesson-warlords-mercenary-about = Each turn you play one mercenary into your row. It brings infantry to your Launch Pad and gives you its actions for this turn.
lesson-warlords-mercenary-more = It also has a mission, one of the six planet types. At the end each mercenary of your row brings 2 power for every planet of its mission that you control.
lesson-warlords-mercenary-task = Play Vessa Tarn, whose mission lies in the Core
lesson-warlords-mercenary-hint = It is the card with the yellow mission, Altora.
lesson-warlords-mercenary-done = Three infantry stand on your Launch Pad, and you may Deploy.
lesson-warlords-mercenary-wrong-mission = No planet of this mission lies where your ship is. That of Vessa Tarn does: Altora, the yellow one.

lesson-warlords-deploy-title = A planet of your own
lesson-warlords-deploy-about = Deploy puts one to three units from your Launch Pad on one planet in the sector of your ship.
lesson-warlords-deploy-more = An empty planet pays power at once, by the track of its type. It is yours as long as one of your units stays there.
lesson-warlords-deploy-task = Deploy two infantry on Altora, Core 1
lesson-warlords-deploy-hint = Choose Deploy, then the yellow planet, then two infantry.
lesson-warlords-deploy-done = One power at once, and the mission of Vessa Tarn would bring 2 more at the end.
lesson-warlords-deploy-wrong-ended = Your units stand idle at the base. Deploy, and take Altora.
lesson-warlords-deploy-wrong-count = Take two: one keeps the planet, the other can be called back when you need it.
lesson-warlords-deploy-wrong-apart = This planet pays too, but it is not the mission of Vessa Tarn. That is Altora, the yellow one.

lesson-warlords-hire-title = Hire for the next turn
lesson-warlords-hire-about = A turn ends with a new mercenary: one of the four in the market, or the top card of the deck, unseen.
lesson-warlords-hire-more = Each card has half a circle on either edge. Where two halves of one colour meet there is a circle, and a circle may have a guard. The left half of Vessa Tarn is green.
lesson-warlords-hire-task = Hire the card that fits to the left of Vessa Tarn
lesson-warlords-hire-hint = Look for a green half on the right edge of a card: Ashka Null.
lesson-warlords-hire-done = Ashka Null fits, and has the mission Altora too.
lesson-warlords-hire-wrong-deck = Unseen, and with two players the whole market leaves the game. The card you want lies open.
lesson-warlords-hire-wrong-circle = The right half of this card is not green: it makes no circle with Vessa Tarn. That of Ashka Null does.

lesson-warlords-recall-title = Home again
lesson-warlords-recall-about = Ishtar has taken a planet in Dorn. Your second turn begins with recovery: the infantry that waited in Decon is back on your Launch Pad. What you spend takes two turns to come back.
lesson-warlords-recall-more = Then you may recall infantry from your planets and use it in this very turn. But an empty planet belongs to nobody.
lesson-warlords-recall-task = Recall one infantry from Core 1
lesson-warlords-recall-hint = One is enough to keep a planet.
lesson-warlords-recall-done = One keeps Altora, the other is free for something new.
lesson-warlords-recall-wrong-all = Now nobody holds Altora, and its mission brings you nothing. Leave one there.
lesson-warlords-recall-wrong-none = That is allowed, but you are short of infantry, and one is enough to keep Altora. Recall the other.

lesson-warlords-explore-title = Into the unknown
lesson-warlords-explore-about = From the second turn on the ship moves to an adjacent sector. If the planets there lie face down, they are revealed, and the markers of their types move up.
lesson-warlords-explore-more = The higher a marker, the more its type is worth: at once for landing on an empty planet, and at the end for whoever has most units on planets of the type.
lesson-warlords-explore-task = Move into an unexplored sector
lesson-warlords-explore-hint = From the Core all are within reach. Jyss and Dorn are known.
lesson-warlords-explore-done = Two planets more on the chart, and the markers of their types have moved.
lesson-warlords-explore-wrong-known = These planets lie open already, and nothing is revealed. Choose an unexplored sector.

lesson-warlords-circle-title = A circle and a guard
lesson-warlords-circle-about = A card goes to the left or the right end of your row. On the left of Vessa Tarn the green halves meet, and Ashka Null completes a circle.
lesson-warlords-circle-more = At this moment, and never again, you may put an infantry on it as a guard. It protects both mercenaries and is worth 1 power at the end. With two guards of one colour you may use its ability, once in the game: green draws two support cards.
lesson-warlords-circle-task = Complete the circle and guard it
lesson-warlords-circle-hint = Ashka Null, on the left. Then put the guard there.
lesson-warlords-circle-done = Nobody can wound these two while the guard stands.
lesson-warlords-circle-wrong-declined = This was the only moment: now the circle stays empty for ever.
lesson-warlords-circle-wrong-side = Here a yellow half meets a blue one: no circle. Play the card on the left.
lesson-warlords-circle-wrong-card = This card completes no circle. Ashka Null does, on the left.

lesson-warlords-reputation-title = Reputation
lesson-warlords-reputation-about = Ashka Null has three actions: Deploy, Deploy Only and Support. You may use all of them, each once, in any order.
lesson-warlords-reputation-more = Your next marker on the reputation track shows one of them. If your mercenary carries out that action, you move one space up and take something that the space offers.
lesson-warlords-reputation-task = Use the action that your marker shows
lesson-warlords-reputation-hint = It is Support, and costs one infantry. Then choose a bonus.
lesson-warlords-reputation-done = One space up with its bonus, and a support card for later.
lesson-warlords-reputation-wrong-marker = That is allowed, but it brings no reputation now: your marker shows Support.

lesson-warlords-invasion-title = Invasion
lesson-warlords-invasion-about = Ishtar has two infantry on Fellerian, Dorn 1. Your ship is elsewhere, but with an aircraft among them your units land in any sector. Where an opponent stands, they invade.
lesson-warlords-invasion-more = Both sides roll a die for each unit. A hit destroys a unit; if you have a tank there, your invader faces are hits as well. Nobody retreats.
lesson-warlords-invasion-task = Take Dorn 1 from Ishtar
lesson-warlords-invasion-hint = Deploy an infantry, a tank and an aircraft. Then say what you lose.
lesson-warlords-invasion-done = Fellerian is yours, and a won invasion brings reputation. But its marker has fallen: war makes planets poorer.
lesson-warlords-invasion-wrong-lost = You were too few, and Ishtar keeps the planet. Three units roll three dice, and a tank makes more hits of them.
lesson-warlords-invasion-wrong-apart = Nobody is there to be fought. Choose Dorn 1, with an aircraft among your units.

lesson-warlords-power-title = Where power comes from
lesson-warlords-power-about = The last turn of another game. At the end all is counted: the power you have gained, 1 for each guard, the majority on each planet type, and 2 for each planet of each mission in your row.
lesson-warlords-power-more = You have 17, Ishtar has 25. Both your mercenaries have the mission Altora, and there you and Ishtar have equally many units: so nobody has the majority.
lesson-warlords-power-task = Win the game with one Deploy
lesson-warlords-power-hint = Which planet counts more than once?
lesson-warlords-power-done = One at once, five for the majority, four for two missions: 27 to 25, and you win.
lesson-warlords-power-wrong-missed = 22 to 25: Praxis pays and brings a majority, but it is no mission of yours. Altora would have counted three times.
