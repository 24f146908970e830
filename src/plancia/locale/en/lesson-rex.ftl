### The lesson of Rex: a first round as the Jol-Nar, and two moments of later rounds.

lesson-rex-auction-title = A hidden card
lesson-rex-auction-about = You lead the Jol-Nar, and a round begins. First the strategy cards are auctioned face down to the highest bidder. Only you may look at a card before it is sold.
lesson-rex-auction-more = This one is an Energy Rifle: in a battle it destroys the enemy’s leader. You open with at least 1, and each bid must be higher than the last. The Lazax receive what you pay.
lesson-rex-auction-task = Buy the Energy Rifle
lesson-rex-auction-hint = Bid, and if somebody outbids you, bid again. You have 10 influence.
lesson-rex-auction-done = The Rifle is yours, and nobody else knows what you have bought.
lesson-rex-auction-wrong-passed = If you pass, you are out of the bidding for this card: the Lazax take the Rifle for 2. It is worth 3 to you.

lesson-rex-pass-title = Let it go
lesson-rex-pass-about = The next card is New Recruits, which returns lost units to your reserve. Nobody has lost any yet, and the Lazax already bid 4.
lesson-rex-pass-more = You also need influence to deploy units. If you spend it here, you will miss it in the city.
lesson-rex-pass-task = Pass on this card
lesson-rex-pass-hint = Knowing what a card is worth is your advantage: let others pay for the wrong one.
lesson-rex-pass-done = The Lazax pay 4 for a card that is no use to them yet. You keep your 7 influence for units.
lesson-rex-pass-wrong-bought = You have paid for a card that you cannot use now. Keep your influence for units, and pass.

lesson-rex-move-title = One group moves
lesson-rex-move-about = On your turn in the Manoeuvre phase you move one group: any number of units from one space to another. It may move up to two lines, or four if you control a spaceport. You do.
lesson-rex-move-more = There are ten influence in Holonet Central. At the end of the round each unit there collects up to 2. Your Civilian Spaceport is a stronghold: do not leave it empty.
lesson-rex-move-task = Move five of your ten units to Holonet Central
lesson-rex-move-hint = Choose your units, then Holonet Central, then how many.
lesson-rex-move-done = Five units are enough for all ten influence, and five guard the Spaceport.
lesson-rex-move-wrong-stayed = Units at home collect nothing. There are ten influence next door, in Holonet Central.
lesson-rex-move-wrong-all = Now the Spaceport is empty: anyone may take this stronghold. Move five and leave five.
lesson-rex-move-wrong-count = Each unit collects 2, and there are ten. Five units are just enough.
lesson-rex-move-wrong-apart = There is no influence there. It is in Holonet Central, right beside your Spaceport.

lesson-rex-deploy-title = Units from the reserve
lesson-rex-deploy-about = After your move you may deploy units from your reserve to one space, anywhere. Each costs 1 influence, or 2 if an enemy is there.
lesson-rex-deploy-more = A player who controls three strongholds at the end of a round wins. The Imperial Navy Base is one, and it is empty.
lesson-rex-deploy-task = Deploy three units in the Imperial Navy Base
lesson-rex-deploy-hint = Choose the Navy Base on the board or in the list. The price is shown beside it.
lesson-rex-deploy-done = Three influence for a second stronghold. The others have seen it too.
lesson-rex-deploy-wrong-ended = Units in your reserve are no use. The Navy Base is a stronghold, and it is free.
lesson-rex-deploy-wrong-count = Deploy three: fewer would soon be beaten there, and you will need some of your influence later.
lesson-rex-deploy-wrong-enemy = Where there is an enemy, a unit costs double and you would have to fight. The Navy Base is empty.
lesson-rex-deploy-wrong-apart = This space is not a new stronghold for you. The Navy Base is one, and it is empty.

lesson-rex-question-title = Battle, and a question
lesson-rex-question-about = The Lazax have deployed three units in the Navy Base, and Sol has moved six into Holonet Central. Enemies in one space must fight. First comes the Navy Base: three of yours against three.
lesson-rex-question-more = Before plans are made, the Jol-Nar may ask about one thing: leader, attack card, defence card or dial. The answer is binding. A Magen Energy Shield would stop your Rifle.
lesson-rex-question-task = Ask the Lazax about their defence card
lesson-rex-question-hint = What could stop the Rifle?
lesson-rex-question-done = None: the Lazax may not play any defence in this battle. Nothing stops your Rifle.
lesson-rex-question-wrong-nothing = The question is free. If you do not ask, you give away your best advantage.
lesson-rex-question-wrong-topic = Good to know, but the Rifle decides here. Ask about the one thing that could stop it: the defence card.

lesson-rex-plan-title = The sealed plan
lesson-rex-plan-about = Both sides secretly set a number, a leader and a slot for cards. Number and leader together are your strength. The loser loses all units there, the winner as many as the number on the dial.
lesson-rex-plan-more = The Rifle destroys their leader before strengths are compared. Then the Lazax have at most 3. How little is enough for you?
lesson-rex-plan-task = Win without losing a unit
lesson-rex-plan-hint = Set the dial to 0, send a strong leader, and choose the slot for an attack card.
lesson-rex-plan-done = You won without losing a unit. Their Lord Regent is destroyed, and you receive 6 influence for that. As the winner you keep the Rifle.
lesson-rex-plan-wrong-lost = The Lazax are stronger, and all your units there are lost. Announce the attack card: without their leader they have only 3.
lesson-rex-plan-wrong-dear = You won, but the winner loses as many units as the number on the dial. Your leader alone is enough: set it to 0.

lesson-rex-leader-title = A name you know
lesson-rex-leader-about = Now Holonet Central: your five units against six of Sol. Winning by strength would cost a lot. But at the start of the game every player secretly kept a traitor: another player’s leader.
lesson-rex-leader-more = Yours is Sol’s Field General. The dashed box beside your leaders shows what only you know.
lesson-rex-leader-task = Ask Sol for their leader
lesson-rex-leader-hint = The answer must be true, and it is binding.
lesson-rex-leader-done = The Field General. Sol has to send the very leader who works for you.
lesson-rex-leader-wrong-nothing = Now Sol is free to send any leader. Ask for the leader while you can.
lesson-rex-leader-wrong-topic = That does not tell you whether your traitor is there. Ask for the leader.

lesson-rex-traitor-title = Treason
lesson-rex-traitor-about = A traitor wins you the battle, no matter the strengths. The enemy loses the leader and all units there; you lose nothing, and no card takes effect.
lesson-rex-traitor-more = You still need a plan, and any plan will do. The leader who fought in the Navy Base cannot fight elsewhere this round.
lesson-rex-traitor-task = Seal a plan, then reveal your traitor
lesson-rex-traitor-hint = Save your strong leaders and cards, then reveal the traitor.
lesson-rex-traitor-done = Six units of Sol and their General are gone. Your five units collect the ten influence right away.
lesson-rex-traitor-wrong-silent = Without the traitor strength decides, and Sol has more. Reveal the traitor: that is what you kept it for.
lesson-rex-traitor-wrong-dear = You won by strength, but lost as many units as you dialled. The traitor would have cost you nothing.

lesson-rex-bombardment-title = Under fire
lesson-rex-bombardment-about = Every round ends with the fleet. It moves 1 to 6 sectors and fires on each sector it enters. Units and influence there are destroyed, except in spaces with a shield.
lesson-rex-bombardment-more = The next round: the fleet is over sector 1. Your five units in Holonet Central are in sector 3 and have no shield.
lesson-rex-bombardment-task = Move your units out of the fire
lesson-rex-bombardment-hint = Find a shield, or a space more than six sectors ahead of the fleet. No group may cross the sector where the fleet is.
lesson-rex-bombardment-done = The fleet moves five sectors and hits none of your units. Only Sol knows in advance how far it will go.
lesson-rex-bombardment-wrong-swept = The fleet has bombarded sectors 2 to 6, and all units there without a shield are lost. Your Civilian Spaceport has a shield, and so do the Quarters of the Nobility.

lesson-rex-winning-title = Three strongholds
lesson-rex-winning-about = The game checks for a winner at the end of each round. Alone you need three strongholds; two allies need four, three allies five. Only your side may have units in them.
lesson-rex-winning-more = You have the Civilian Spaceport and the Navy Base. Sol is in the Palace, and Adminus Imperialis is empty.
lesson-rex-winning-task = Win this round
lesson-rex-winning-hint = Move or deploy, and keep what you have.
lesson-rex-winning-done = Three strongholds at the end of the round: the city is yours.
lesson-rex-winning-wrong-left = You take one and leave one: the stronghold you came from is empty now. Leave at least one unit there.
lesson-rex-winning-wrong-battle = You would have to fight Sol there first. Adminus Imperialis is empty.
lesson-rex-winning-wrong-missed = The round is over, and you control two strongholds. The third would have been Adminus Imperialis.
