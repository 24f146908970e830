### The lesson of Rex: a first round as the Jol-Nar, and two moments of later rounds.

lesson-rex-auction-title = A hidden card
lesson-rex-auction-about = You lead the Jol-Nar, and a round begins. First the strategy cards are sold, face down, to whoever bids most. Only you may look at a card before it is sold.
lesson-rex-auction-more = This one is an Energy Rifle: in a battle it fells the enemy’s leader. You open with at least 1, and each bid must top the last. What you pay goes to the Lazax.
lesson-rex-auction-task = Buy the Energy Rifle
lesson-rex-auction-hint = Bid, and if somebody tops you, bid again. You have 10 influence.
lesson-rex-auction-done = The Rifle is yours, and nobody else knows what you have bought.
lesson-rex-auction-wrong-passed = Whoever passes is out for this card: the Lazax take the Rifle for 2. It is worth 3 to you.

lesson-rex-pass-title = Let it go
lesson-rex-pass-about = The next card is New Recruits, which brings fallen units back. Nobody has fallen yet, and the Lazax already bid 4.
lesson-rex-pass-more = Influence is also what you deploy units with. What you spend here is missing in the city.
lesson-rex-pass-task = Pass on this card
lesson-rex-pass-hint = To know what a card is worth is your advantage: let others pay for the wrong one.
lesson-rex-pass-done = The Lazax pay 4 for a card that is no use to them yet. Your 7 influence are for units.
lesson-rex-pass-wrong-bought = You have paid for a card that you cannot use now. Keep your influence for units, and pass.

lesson-rex-move-title = One group moves
lesson-rex-move-about = In your turn of the Manoeuvre phase one group of yours moves: any number of units from one space to one other. It goes two lines far, and four if you control a spaceport. You do.
lesson-rex-move-more = Ten influence lie in Holonet Central. At the end of the round each unit there collects up to 2. Your Civilian Spaceport is a stronghold: do not leave it empty.
lesson-rex-move-task = Move five of your ten units to Holonet Central
lesson-rex-move-hint = Choose your units, then Holonet Central, then how many.
lesson-rex-move-done = Five units are enough for all ten influence, and five guard the Spaceport.
lesson-rex-move-wrong-stayed = Nobody collects from home. Ten influence lie next door, in Holonet Central.
lesson-rex-move-wrong-all = Now the Spaceport is empty: anyone may take this stronghold. Move five, and five stay.
lesson-rex-move-wrong-count = Each unit collects 2, and ten lie there. Five are just enough.
lesson-rex-move-wrong-apart = No influence lies there. It lies in Holonet Central, right beside your Spaceport.

lesson-rex-deploy-title = Units from the reserve
lesson-rex-deploy-about = After your move you may deploy: units from your reserve into one space, anywhere. Each costs 1 influence, or 2 where an enemy stands.
lesson-rex-deploy-more = Whoever controls three strongholds at the end of a round wins. The Imperial Navy Base is one, and it is empty.
lesson-rex-deploy-task = Deploy three units in the Imperial Navy Base
lesson-rex-deploy-hint = Choose the Navy Base on the board or in the list. The price stands beside it.
lesson-rex-deploy-done = Three influence for a second stronghold. The others have seen it too.
lesson-rex-deploy-wrong-ended = Your reserve is of no use while it waits. The Navy Base is a stronghold, and it is free.
lesson-rex-deploy-wrong-count = Take three: fewer are soon beaten there, and of what is left you will need some.
lesson-rex-deploy-wrong-enemy = Where an enemy stands a unit costs double, and you would have to fight. The Navy Base is empty.
lesson-rex-deploy-wrong-apart = This space is no new stronghold for you. The Navy Base is one, and it is empty.

lesson-rex-question-title = Battle, and a question
lesson-rex-question-about = The Lazax have deployed three units in the Navy Base, and Sol has moved six into Holonet Central. Enemies in one space must fight. First comes the Navy Base: three of yours against three.
lesson-rex-question-more = The Jol-Nar may ask for one thing before the plans are made: leader, attack card, defence card or dial. The answer binds. A Magen Energy Shield would stop your Rifle.
lesson-rex-question-task = Ask the Lazax for their defence card
lesson-rex-question-hint = What would spoil the Rifle?
lesson-rex-question-done = None: the Lazax may not play any defence in this battle. Nothing stops your Rifle.
lesson-rex-question-wrong-nothing = The question is free. Not to ask gives your best advantage away.
lesson-rex-question-wrong-topic = Good to know, but the Rifle decides here. Ask for what could stop it: the defence card.

lesson-rex-plan-title = The sealed plan
lesson-rex-plan-about = Both sides seal a number, a leader and a slot for cards. Number and leader together are your strength. The loser loses all units there, the winner as many as the number says.
lesson-rex-plan-more = The Rifle destroys their leader before strengths are compared. Then the Lazax have at most 3. How little is enough for you?
lesson-rex-plan-task = Win, and lose no unit
lesson-rex-plan-hint = Set the dial to 0, send a strong leader, and choose the slot for an attack card.
lesson-rex-plan-done = Won without losing a unit. Their Lord Regent has fallen, and that brings you 6 influence. As the winner you keep the Rifle.
lesson-rex-plan-wrong-lost = The Lazax are stronger, and all your units there are lost. Announce the attack card: without their leader they have only 3.
lesson-rex-plan-wrong-dear = Won, but the number on the dial is what the winner loses. Your leader alone is enough: set it to 0.

lesson-rex-leader-title = A name that you know
lesson-rex-leader-about = Now Holonet Central: your five against six of Sol. By strength this would be dear. But at the start of the game everybody has secretly kept a traitor, a leader of somebody else.
lesson-rex-leader-more = Yours is Sol’s Field General. The dashed box beside your leaders shows what only you may know.
lesson-rex-leader-task = Ask Sol who leads them
lesson-rex-leader-hint = The answer must be true, and must be kept.
lesson-rex-leader-done = The Field General. Sol has to send the very leader you have bought.
lesson-rex-leader-wrong-nothing = Then Sol is free to send anybody. Ask for the leader, while you may.
lesson-rex-leader-wrong-topic = That does not tell you whether your traitor is there. Ask for the leader.

lesson-rex-traitor-title = Treason
lesson-rex-traitor-about = A traitor wins the battle, whatever the strengths. The enemy’s leader and all their units there are lost; you lose nothing, and no card takes effect.
lesson-rex-traitor-more = You still need a plan, and any will do. The leader who fought in the Navy Base is bound there for this round.
lesson-rex-traitor-task = Seal a plan, then reveal your traitor
lesson-rex-traitor-hint = Spare your strong leaders and cards, then say: traitor.
lesson-rex-traitor-done = Six units of Sol and their General are gone. At once your five collect the ten influence.
lesson-rex-traitor-wrong-silent = Without the traitor strength decides, and Sol has more. Reveal it: that is what you kept it for.
lesson-rex-traitor-wrong-dear = Won by strength, but at the price on your dial. The traitor would have cost you nothing.

lesson-rex-bombardment-title = Under fire
lesson-rex-bombardment-about = Every round ends with the fleet. It moves on by 1 to 6 sectors and fires on each it enters. Units and influence there are destroyed, except in spaces with a shield.
lesson-rex-bombardment-more = The next round: the fleet stands in sector 1. Your five units in Holonet Central are in sector 3 and have no shield.
lesson-rex-bombardment-task = Bring your units out of the fire
lesson-rex-bombardment-hint = A shield, or a space that the fleet cannot reach with six. No group may cross the sector where the fleet is.
lesson-rex-bombardment-done = The fleet sweeps five sectors and hits none of yours. Only Sol knows beforehand how far it will go.
lesson-rex-bombardment-wrong-swept = The fleet has swept the sectors 2 to 6, and whoever stood there without a shield is lost. Your Civilian Spaceport has a shield, and so have the Quarters of the Nobility.

lesson-rex-winning-title = Three strongholds
lesson-rex-winning-about = Victory is looked at when the round is over. Alone you need three strongholds; allies need four, or five if they are three. Nobody may have units in them but you.
lesson-rex-winning-more = You have the Civilian Spaceport and the Navy Base. Sol sits in the Palace, and Adminus Imperialis is empty.
lesson-rex-winning-task = Win in this round
lesson-rex-winning-hint = Move or deploy, and keep what you have.
lesson-rex-winning-done = Three strongholds at the end of the round: the city is yours.
lesson-rex-winning-wrong-left = You take one and leave one: the stronghold you came from is empty now. Leave at least one unit there.
lesson-rex-winning-wrong-battle = Where Sol stands you have to fight first. Adminus Imperialis stands empty.
lesson-rex-winning-wrong-missed = The round is over, and you control two strongholds. The third would have been Adminus Imperialis.
