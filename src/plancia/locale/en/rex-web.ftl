### Rex in the browser.

## The city

web-rex-city = The city
web-rex-no-city = The city could not be loaded. Load the page again.
web-rex-sector = sector { $sector }
web-rex-fleet-at = The fleet, over sector { $sector }
web-rex-influence-here = { $count } influence
web-rex-under-fire = under bombardment
web-rex-demolished = demolished
web-rex-legal = can be chosen
web-rex-kind-mech = mechanized
web-rex-kind-down = face down
web-rex-icon-stronghold = stronghold
web-rex-icon-shield = shield
web-rex-icon-shield-down = shield destroyed
web-rex-icon-spaceport = spaceport
web-rex-controlled = Controlled by the { $race }
web-rex-round = Round
web-rex-round-phase = Round { $round } of 8{ $phase ->
    [none] { "" }
    [influence] , Influence phase
    [bidding] , Bidding phase
    [recruitment] , Recruitment phase
    [manoeuvre] , Manoeuvre phase
    [battle] , Battle phase
    [collection] , Collection phase
   *[bombardment] , Bombardment phase
}
web-rex-only-you = Only you see this
web-rex-next-sweep = Next bombardment: { $count }
web-rex-sweep-unknown = The next bombardment reaches 1 to 6 sectors. Darker red: more likely.
web-rex-next-influence = Next influence card
web-rex-round-influence = Influence, round { $round }
web-rex-reconstructed = Parts of this space are reconstructed.
web-rex-reconstructed-card = We wrote the text of this card ourselves: the original was not available.
web-rex-reconstructed-leaders = The names and strengths of these leaders are reconstructed.
web-rex-reconstructed-race = Some numbers of this race are reconstructed: the original was not available.

## Seats and race sheets

web-rex-races = Races
web-rex-race = Race
web-rex-first = first player
web-rex-allied = allied with
web-rex-allied-with = Allied with { $names }.
web-rex-open-sheet = Open the race sheet
web-rex-sheet = Sheet
web-rex-strongholds = { $count ->
    [one] one stronghold
   *[other] { $count } strongholds
}
web-rex-stronghold-count = Strongholds
web-rex-influence = Influence
web-rex-has-influence = { $count } influence
web-rex-hand-of = { $count } of at most { $most } cards
web-rex-cards = Cards
web-rex-card-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-rex-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
web-rex-res = res.
web-rex-reserve = In reserve
web-rex-reserve-drag = Drag units to a highlighted space, or click the space.
web-rex-lost = lost
web-rex-casualties = Casualties
web-rex-leaders = Leaders
web-rex-leader = Leader
web-rex-leader-free = free
web-rex-leader-bound = bound to { $space }
web-rex-leader-fallen = destroyed
web-rex-leader-own = your traitor
web-rex-leader-shown = betrayed
web-rex-pool = Pool { $count }
web-rex-deck = Deck { $count }, discards { $discards }
web-rex-powers = Advantages
web-rex-counts-now = now
web-rex-cancelled = cancelled
web-rex-nothing-now = Nothing special in this phase.
web-rex-no-races-yet = The races are being chosen.
web-rex-ally-card = For allies
web-rex-free-recruits = Free recruits
web-rex-range-lines = Range in lines
web-rex-traitors = Traitors
web-rex-known-cards = Cards you know about: { $cards }.
web-rex-in-rules = In the rules
web-rex-power-lazax-income = Other players pay you for strategy cards. You pay the pool.
web-rex-power-lazax-mechanized = Five of your units are mechanized. Each counts 2 on the dial, and 2 as a loss.
web-rex-power-lazax-recruit = You recruit one unit free, and at most one mechanized unit per round.
web-rex-power-sol-look = You may look at the next bombardment card at any time: you know how far the fleet will go.
web-rex-power-sol-range = Your group moves three lines instead of two.
web-rex-power-sol-deploy = You deploy for free, but only in sectors 13 to 17.
web-rex-power-sol-immunity = A Sol Offensive does not hurt your units, and you may move them elsewhere.
web-rex-power-sol-aim = After round 8 you win if the Palace and Mecatol Power South are each yours or nobody's.
web-rex-power-jol-nar-look = You see each card before anybody bids on it.
web-rex-power-jol-nar-forecast = At the start of the Manoeuvre phase you see the first influence card of the next round.
web-rex-power-jol-nar-question = Before the plans of your battle you ask about the leader, the dial or a card, and the answer is binding.
web-rex-power-letnev-traitors = You hold four traitors. Any of them wins a battle against that leader.
web-rex-power-letnev-card = You draw a free card with each card you buy.
web-rex-power-letnev-hand = You may hold eight cards.
web-rex-power-hacan-income = Other players pay you to deploy.
web-rex-power-hacan-half = You deploy at half price.
web-rex-power-hacan-move = Instead of deploying you may move units from one space to any other, for 1 each.
web-rex-power-hacan-aim = After round 8 you win if nobody has won and Sol has not reached its goal.
web-rex-power-xxcha-prediction = If the race you predicted wins in the round you predicted, you win instead, alone.
web-rex-power-xxcha-command = Before the plans of your battle you forbid your opponent one card.
web-rex-power-xxcha-turning = Before the battles you may turn your units face down in any spaces: then they do not fight.
web-rex-power-xxcha-council = When another player deploys, you may put one unit into the Galactic Council for free.
web-rex-gives-lazax = May give an ally influence before the bidding on a card.
web-rex-gives-sol = Allies are also immune to a Sol Offensive, and may reposition if Sol agrees.
web-rex-gives-jol-nar = May question an ally's opponent.
web-rex-gives-letnev = May reveal one of their traitors in an ally's battle.
web-rex-gives-hacan = Allies deploy at half price, or may move units anywhere instead if the Hacan agree.
web-rex-gives-xxcha = May forbid an ally's opponent a card.

## Cards

web-rex-copies = { $kind ->
    [attack] Attack card
    [defence] Defence card
   *[none] Scheme
}, { $count } of { $all } in the deck
web-rex-when-energy-rifle = Battle: cards take effect
web-rex-when-bio-weapon = Battle: cards take effect
web-rex-when-hylar-iii = Battle: cards take effect
web-rex-when-energy-shield = Battle: cards take effect
web-rex-when-bio-suit = Battle: cards take effect
web-rex-when-tactical-retreat = Battle: cards are open
web-rex-when-informant = Deploying, or an advantage
web-rex-when-double-agent = Any time outside battles
web-rex-when-new-recruits = Your recruitment
web-rex-when-diplomatic-interference = Bidding, or a ceasefire
web-rex-when-graviton-negator = Manoeuvre, or bombardment
web-rex-when-rapid-mobilization = After your movement
web-rex-when-tracking-beacon = Start of Influence
web-rex-when-fleet-sabotage = Before the bombardment
web-rex-when-interrogation = Any time outside battles
web-rex-rule-energy-rifle = Destroys the enemy leader unless an Energy Shield stops it. You receive the leader's strength in influence.
web-rex-rule-bio-weapon = Destroys the enemy leader unless a Bio-Suit stops it. You receive the leader's strength in influence.
web-rex-rule-hylar-iii = Destroys the enemy leader; nothing stops it. With any Energy Shield in the battle, everything explodes.
web-rex-rule-energy-shield = Stops the enemy's Energy Rifle. Never play it near a Hylar III.
web-rex-rule-bio-suit = Stops the enemy's Bio-Weapon.
web-rex-rule-tactical-retreat = Your units and your leader return to the reserve. The opponent wins.
web-rex-rule-informant = Deploy once more, paid to the pool. Or cancel an advantage just before it is used.
web-rex-rule-double-agent = Draw a traitor and add it to yours.
web-rex-rule-new-recruits = Up to five more units, or one leader, return to you for free.
web-rex-rule-diplomatic-interference = One player may not bid in this phase, or may not change alliances in this ceasefire.
web-rex-rule-graviton-negator = Destroy the shield of a space where you have a unit, for good.
web-rex-rule-rapid-mobilization = Make one more movement.
web-rex-rule-tracking-beacon = A Sol Offensive strikes. Not in round 1.
web-rex-rule-fleet-sabotage = Instead of a card, you move the fleet by 0 to 10 sectors.
web-rex-rule-interrogation = Ask a player about a card or a traitor. The answer is true, and everybody hears it.
web-rex-card-bombardment = { $count ->
    [one] Bombardment card: the fleet enters one sector
   *[other] Bombardment card: the fleet enters { $count } sectors
}
web-rex-card-sectors = { $count ->
    [one] sector
   *[other] sectors
}
web-rex-card-sector = sector { $sector }
web-rex-card-influence = { $count } influence
web-rex-rule-sol-offensive = All units and influence in the spaces of the last placement are lost. The Sol are spared.
web-rex-rule-temporary-ceasefire = Form or leave alliances and give influence, until everybody is ready. Then draw again.

## Your own cards, and how to answer

web-rex-your-leaders = { $race }, your leaders
web-rex-your-cards = Your cards
web-rex-no-cards = No cards in hand
web-rex-traitor-about = Your traitor: if an opponent sends this leader against you, you may reveal it and win.
web-rex-prediction = You predicted: { $race }, round { $round }
web-rex-outside = { $count ->
    [one] One more place to choose outside this part
   *[other] { $count } more places to choose outside this part
}
web-rex-places = Places to choose
web-rex-next = Continue
web-rex-do-move = { $price ->
    [0] Move { $count } to { $space }
   *[other] Move { $count } to { $space } for { $price }
}
web-rex-do-deploy = { $price ->
    [0] Deploy { $count } for free: { $space }
   *[other] Deploy { $count } for { $price }: { $space }
}
web-rex-do-place = Place { $count }: { $space }
web-rex-from-to = { $origin } → { $target }
web-rex-reserve-to = Reserve → { $target }
web-rex-all = All { $count }
web-rex-do-answer = Answer { $count }
web-rex-cost = Costs { $count } of your { $have } influence
web-rex-price = for { $count }
web-rex-look = Show the city
web-rex-open-auction = Go to the auction
web-rex-open-battle = Go to the battle
web-rex-open-ceasefire = Go to the ceasefire
web-rex-open-setup = Go to the set-up
web-rex-order = { $timing ->
    [influence] Never ask when the Influence phase begins
    [ceasefire] Never ask before a ceasefire
    [bidding] Never ask when the bidding begins
    [sale] Never ask when a card is sold
    [manoeuvre] Never ask when the Manoeuvre phase begins
    [deployment] Never ask before others deploy
    [battles] Never ask before the battles
    [battle] Never ask when a battle begins
   *[bombardment] Never ask before the bombardment
}
web-rex-order-round = Not again this round
web-rex-order-about = From now on you always pass here, even while you are away. You can change this in your standing orders.
web-rex-book = Standing orders
web-rex-book-open = { $count ->
    [0] Standing orders
    [one] One standing order
   *[other] { $count } standing orders
}
web-rex-book-about = At these moments all players are asked whether they play a card. Your choices here are saved and stay private; you can change them at any time. If a card cannot be played when the moment comes, you pass.
web-rex-book-when = { $timing ->
    [influence] The Influence phase begins
    [ceasefire] A ceasefire is drawn
    [bidding] The bidding begins
    [sale] A card is sold
    [manoeuvre] The Manoeuvre phase begins
    [deployment] Before a deployment
    [battles] Before the battles
    [battle] A battle begins
   *[bombardment] Before the bombardment
}
web-rex-book-ask = Ask me
web-rex-book-round = Pass in round { $round }
web-rex-book-pass = Always pass
web-rex-book-play = Play { $card }
web-rex-book-more = Details
web-rex-asked-anyway = You have no card for this moment. Everybody is asked, so that nobody learns who has one.
web-rex-act-on = { $act }: { $about }
web-rex-book-sectors = { $count ->
    [one] 1 sector
   *[other] { $count } sectors
}

## Auction

web-rex-auction = Auction, card { $number } of { $count }
web-rex-no-bid = Nobody has bid yet. The { $race } open.
web-rex-no-bid-yours = Nobody has bid yet. You open.
web-rex-leads = The { $race } lead with { $count }.
web-rex-jol-nar-saw = The Jol-Nar have seen it.
web-rex-bid-high = high bid { $count }
web-rex-bid-passed = passed
web-rex-bid-outbid = { $count }, outbid
web-rex-bid-barred = barred
web-rex-bid-full = full hand
web-rex-bid-broke = no influence
web-rex-bid-speaks = to bid
web-rex-bid-waits = waiting
web-rex-bid-out = out
web-rex-me-high = You lead with { $count }
web-rex-me-passed = You have passed on this card
web-rex-me-outbid = You were outbid at { $count }
web-rex-me-barred = You may not bid in this phase
web-rex-me-full = Your hand is full
web-rex-me-broke = You have no influence
web-rex-me-speaks = It is your turn
web-rex-me-waits = Wait for your turn
web-rex-me-out = You are not in this auction
web-rex-your-bid = Your bid: { $count } or more, or pass
web-rex-cannot-top = You cannot outbid this
web-rex-purse = You have { $influence } influence and { $cards } of { $most } cards.
web-rex-price-lazax = The Lazax receive the price.
web-rex-do-bid = Bid { $count }
web-rex-do-pass = Pass on this card
web-rex-raise = Raise for me up to
web-rex-raise-to = Raise for me up to { $count }
web-rex-pass-ahead = Pass when it is my turn
web-rex-standing-about = For this card only. It is saved while you are away, and nobody else sees it.
web-rex-on-offer = { $count ->
    [one] One card on offer
   *[other] { $count } cards on offer
}
web-rex-for = for { $count }
web-rex-now = now
web-rex-then = next
web-rex-last = last
web-rex-auction-ends = If everybody passes, the auction ends.
web-rex-here-may = Advantages in the auction
web-rex-auction-lazax = are paid for every card except their own
web-rex-auction-jol-nar = look at each card first
web-rex-auction-letnev = draw a free card with each card they buy, up to eight
web-rex-bids = Bids on this card
web-rex-bid-line = bid { $count }
web-rex-pass-line = passed
web-rex-thinks = thinking
web-rex-your-turn = your turn

## Battle

web-rex-step-report = Report
web-rex-step-command = Command and question
web-rex-step-plan = Secret plan
web-rex-step-cards = Cards
web-rex-step-retreat = Retreat
web-rex-step-traitor = Traitor
web-rex-step-result = Winner
web-rex-step-about-report = Both sides show how many units and cards they have.
web-rex-step-about-command = Before the plans the Xxcha may forbid a card, and the Jol-Nar may ask a question that must be answered.
web-rex-step-about-plan = Both sides secretly set strength, leader and slot. The plans are revealed at the same time.
web-rex-step-about-cards = The plans are revealed. Each side now secretly chooses the cards it announced.
web-rex-step-about-retreat = The cards are revealed. A player with a Tactical Retreat may leave before anything takes effect.
web-rex-step-about-traitor = Both sides are always asked whether they reveal a traitor.
web-rex-step-about-result = The winner settles losses and cards.
web-rex-report = Report
web-rex-strength = Strength: units you are ready to lose
web-rex-strength-short = strength
web-rex-of-units = of { $count }
web-rex-slot = Slot: the cards you promise to play
web-rex-slot-no-card = You have no card for this slot.
web-rex-no-leader = no leader
web-rex-forecast = If no leader is destroyed
web-rex-range = { $low } to { $high }
web-rex-tie-yours = You win a tie: you are earlier in order of play.
web-rex-tie-theirs = They win a tie: they are earlier in order of play.
web-rex-theirs-most = { $race } can reach at most { $most }: { $units } on the dial, and a leader of { $leader }.
web-rex-theirs-cards = { $count ->
    [0] No cards in hand: the slot can only be empty.
    [one] One card in hand: weapon, defence or neither.
   *[other] { $count } cards in hand: weapons, defences or neither.
}
web-rex-fits = fits the slot
web-rex-seal = Seal the plan
web-rex-choose-attack = Choose your attack card
web-rex-choose-defence = Choose your defence card
web-rex-dial = dial
web-rex-plays-none = plays no card
web-rex-ahead-hit = { $leader } is destroyed when the cards take effect. That leaves { $count }.
web-rex-ahead-explodes = Laser and shield are about to explode: both sides lose everything here.
web-rex-banned = Forbidden by Command: { $card }
web-rex-you-sealed = Your plan is sealed
web-rex-has-sealed = { $race }: plan sealed
web-rex-opens-together = Both plans are revealed at the same time. You cannot change yours any more.
web-rex-not-sealed = { $race }: plan not sealed yet.
web-rex-your-traitor = { $leader } is your traitor
web-rex-traitor-if = If this leader fights against you, you may reveal the traitor after the cards: you win at once and lose no units.
web-rex-traitor-now = This leader fights against you. After the cards you may reveal the traitor.
web-rex-battle-over = Battle: { $space }
web-rex-last-battle = Last battle
web-rex-who = { $name } ({ $race })
web-rex-you-as = You ({ $race })
web-rex-out-won = You win the battle: { $space }
web-rex-out-lost = You lose the battle: { $space }
web-rex-out-wins = { $player } wins the battle: { $space }
web-rex-out-nobody = Nobody wins the battle: { $space }
web-rex-out-strength = Winner by strength, { $more } to { $less }: { $player }.
web-rex-out-tie = A tie, { $more } to { $less }. The side earlier in order of play wins: { $player }.
web-rex-out-traitor = { $leader } worked for another race. Revealed by { $player }. Both plans are void.
web-rex-out-retreat = A Tactical Retreat ends the battle. Withdrawn to the reserve: { $player }.
web-rex-out-explosion = Laser and energy shield explode together: both armies and both leaders are destroyed.
web-rex-out-winner = winner
web-rex-out-again = See it again
web-rex-out-void = does not count
web-rex-out-stands = survives, adds { $count }
web-rex-out-paid = destroyed: { $count } influence to { $race }
web-rex-out-no-attack = no attack card
web-rex-out-no-defence = no defence card
web-rex-out-race-wins = { $race } wins
web-rex-out-both-lose = Both lose
web-rex-effect-stopped = stopped
web-rex-effect-hit = unopposed
web-rex-effect-explodes = explodes
web-rex-effect-void = no effect
web-rex-treason = Treason
web-rex-treason-void = { $race }: the plan is void
web-rex-treason-opened = Strength { $count }, { $things }: none of it counts.
web-rex-treason-shown = Revealed by { $player }
web-rex-treason-strength = { $race }, strength { $count }
web-rex-treason-card = Fights against you? Reveal the traitor: you win at once and lose no unit.
web-rex-out-loses = { $count ->
    [one] Loses one unit; { $left } left.
   *[other] Loses { $count } units; { $left } left.
}
web-rex-out-loses-all = { $count ->
    [one] Loses its only unit here.
   *[other] Loses all { $count } units here.
}
web-rex-out-loses-none = { $left ->
    [one] Loses no units; one left.
   *[other] Loses no units; { $left } left.
}
web-rex-out-withdrew = Units and leader return to the reserve.
web-rex-out-falls = The leader is lost: { $leader }.
web-rex-out-gains = Receives { $count } influence for the destroyed leader.
web-rex-out-discards = Discards: { $cards }.
web-rex-out-holds = Now controls { $space }: { $count } of { $most } strongholds.
web-rex-out-contested = { $space } is still contested: { $count } of { $most } strongholds.
web-rex-out-both = Both plans
web-rex-out-bombardment = The bombardment hit you
web-rex-out-offensive = The Sol Offensive hit you
web-rex-out-shield = A shield over your units was destroyed
web-rex-out-stronghold = You lost control of a stronghold
web-rex-out-alliance = Your alliance is broken
web-rex-out-entered = { $count ->
    [one] { $space }: { $player } enters with one unit. Nobody controls it until the battle.
   *[other] { $space }: { $player } enters with { $count } units. Nobody controls it until the battle.
}
web-rex-out-left = { $player } has left your alliance.
web-rex-keep-card = Keep { $card }
web-rex-discard-card = Discard { $card }

## Ceasefire

web-rex-truce = Ceasefire
web-rex-truce-ends = The talks end in
web-rex-truce-about = No fighting for now. Alliances and gifts are possible until the ceasefire ends, and then not before the next one.
web-rex-round-card = Round { $round }, influence card
web-rex-seats = Alliances
web-rex-ready-of = { $count } of { $most } ready
web-rex-is-ready = ready
web-rex-is-talking = talking
web-rex-key-allied = allied
web-rex-key-waits = proposed
web-rex-key-gift = gift
web-rex-alliance-of = { $count ->
    [3] Alliance of three
   *[other] Alliance of two
}
web-rex-from = from { $race }
web-rex-agreed = agreed
web-rex-you-decide = you decide
web-rex-needs = Together you would need { $count } strongholds; you have { $have }.
web-rex-deals = Deal sheet
web-rex-deals-about = Promises are not binding. The sheet keeps track of them.
web-rex-last-promise = last promise
web-rex-deals-alone = alone
web-rex-done-here = Done in this ceasefire
web-rex-talk-alone = Ceasefire: influence may be given.
web-rex-make-gift = Give influence
web-rex-gifts-left = { $count ->
    [one] { $count } gift left
   *[other] { $count } gifts left
}
web-rex-make-proposal = Make a proposal
web-rex-left = { $count } left
web-rex-tab-propose = Alliance
web-rex-tab-give = Gift
web-rex-tab-leave = Leave
web-rex-tab-deal = Deal
web-rex-word-so-far = Word so far
web-rex-gift-now = Gifts
web-rex-gave = gave
web-rex-got = got
web-rex-all-promises = All promises
web-rex-with = Partner
web-rex-do-propose = Propose an alliance to { $race }
web-rex-do-give = Give { $count } to { $race }, immediately and for good
web-rex-leave-about = You leave immediately, and nobody has to agree. If two allies remain, they stay allied.
web-rex-shares = Units of { $race } shared a space with yours when the ceasefire was drawn: no alliance this time.
web-rex-i-am-ready = I am ready
web-rex-you-are-ready = You are ready. Still talking: { $names }.
web-rex-talk-limit = { $count ->
    [one] The talks end after one minute.
   *[other] The talks end after { $count } minutes.
}

## Set-up

web-rex-setup-wait = Waiting for { $names }
web-rex-setup-choose-race = Which race do you lead?
web-rex-setup-keep-traitor = Which traitor do you keep?
web-rex-setup-set-fleet-dial = Where does the fleet start?
web-rex-setup-predict = Who will win, and when?
web-rex-setup-about-choose-race = Each race breaks the rules in its own way. Sol and Jol-Nar are good for a first game.
web-rex-setup-about-keep-traitor = A traitor is another player's leader who secretly works for you. If you keep one of your own leaders, that leader is safe from treason, but never wins you a battle.
web-rex-setup-about-set-fleet-dial = Two players each set a dial in secret. The difference of the two numbers is the starting sector; 0 and anything above 18 mean sector 1.
web-rex-setup-about-predict = If that race wins in that round, you win instead. Nobody else learns what you chose.
web-rex-more = More
web-rex-lead = Lead the { $race }
web-rex-own-leader = your own
web-rex-keep = Keep
web-rex-fleet-dial = Number on the dial
web-rex-set-dial = Set { $count }
web-rex-predict-race = Race
web-rex-predict-round = Round
web-rex-predict-first = Choose a race first
web-rex-do-predict = Predict { $race } in round { $round }

## The end

web-rex-you-win = You win as { $race }
web-rex-wins = { $name } wins as { $race }
web-rex-win-together = { $names } win together
web-rex-over-held = { $count } strongholds at the end of round { $round }: { $spaces }.
web-rex-prediction-was = The Xxcha had predicted { $race } in round { $round }.
web-rex-betrayed-with = { $name } showed { $card }.
web-rex-battles-won = Battles won
web-rex-battles-lost = Battles lost
web-rex-course = How the game went
web-rex-course-strongholds = Strongholds by round
web-rex-course-units = Units in the city
web-rex-course-influence = Influence
web-rex-battles = Battles
web-rex-battles-all = All { $count }
web-rex-battle-won = won
web-rex-battle-lost = lost
web-rex-battle-treason = Treason: { $leader }
web-rex-battle-retreat = A Tactical Retreat
web-rex-battle-explosion = Laser and energy shield explode
web-rex-battle-falls = { $count ->
    [one] { $leaders } is destroyed
   *[other] { $leaders } are destroyed
}
web-rex-battle-tie = A tie: the side earlier in order of play wins
web-rex-battle-plain = No leader is destroyed
web-rex-battle-units = units lost: { $first } and { $second }
web-rex-turn = Round { $round }{ $space ->
    [none] .
   *[other] , { $space }.
}

## What others are asked, while you wait

web-rex-doing-choose-race = Which race to lead.
web-rex-doing-keep-traitor = Which traitor to keep.
web-rex-doing-set-fleet-dial = A number for the starting sector of the fleet.
web-rex-doing-predict = Who will win, and in which round.
web-rex-doing-place-units = Where the first units of Sol are placed.
web-rex-doing-talk = Ceasefire: alliances and gifts.
web-rex-doing-answer-proposal = Whether to agree to the alliance.
web-rex-doing-allow-ally = Whether an ally may use an advantage.
web-rex-doing-reposition-units = Whether units leave the space that was hit.
web-rex-doing-give-to-ally = Whether to give an ally influence for this card.
web-rex-doing-make-bid = A bid for the card, or a pass.
web-rex-doing-play-card = All players who might have a card for this moment are asked. Nobody sees who has answered, and all answers are shown together.
web-rex-doing-discard-cards = Which cards to discard.
web-rex-doing-recruit = How many units to recruit, and which leader.
web-rex-doing-move-units = Which group moves, and where to.
web-rex-doing-deploy-units = Where to deploy units.
web-rex-doing-enter-council = Whether a unit enters the Galactic Council.
web-rex-doing-turn-units = Which units to turn over.
web-rex-doing-choose-battle = Which battle comes next.
web-rex-doing-give-command = Which card to forbid in this battle.
web-rex-doing-put-question = What to ask the opponent before the battle.
web-rex-doing-answer-question = The answer to the Jol-Nar, which is binding.
web-rex-doing-seal-plan = The secret plan: dial, leader and slot.
web-rex-doing-seal-cards = The cards for this battle.
web-rex-doing-may-retreat = Whether to retreat.
web-rex-doing-call-traitor = Whether to reveal a traitor.
web-rex-doing-choose-losses = Which units to lose.
web-rex-doing-keep-cards = Which of the cards played to keep.
web-rex-doing-share-or-reveal = Whether to share the victory.

## Replays

web-rex-mark-conflict = Conflict
web-rex-mark-treason = Treason
web-rex-mark-alliance = Alliance
web-rex-mark-bombardment = Bombardment

## What the number of players changes

web-rex-note-3 = With three players there are no alliances: everybody plays alone.

web-rex-answer-move = { rex-part-army }: { $origin } → { $target }
web-rex-answer-deploy = { rex-part-troops } → { $space }
web-rex-premove-move = { $count ->
    [one] { $count } unit from { $origin } to { $target }
   *[other] { $count } units from { $origin } to { $target }
}

## Examples in the rules

web-rex-example-traitor = Sol attacks with six units, but you hold the traitor card of their leader.
web-rex-example-bombardment = The card moves the fleet four sectors. Units in spaces without a shield are destroyed; those in shielded spaces survive.
web-rex-example-laser-and-shield = Sol plays the assault laser, and you play an energy shield. Together they explode.

## Questions

web-rex-ask-look = Do you look at the bombardment card?
web-rex-do-not-look = No

## Rules in short

web-rex-short-11-1 = Strength: the dial plus the leader, if the leader survives
web-rex-short-11-2 = Price: the winner loses as many units as the dial shows, the loser all
web-rex-short-11-3 = Tie: the player earlier in order of play wins
web-rex-short-11-4 = Traitor: it wins at once, whatever the strengths
web-rex-short-13-1 = When: at the end of each round the fleet moves as many sectors as its card says
web-rex-short-13-2 = What is lost: all units and influence in every sector it enters
web-rex-short-13-3 = Safe: spaces with a shield, and the sector it starts from
web-rex-short-16-1 = Attack: kills the enemy leader. The Energy Rifle is stopped by an Energy Shield, the Bio-Weapon by a Bio-Suit
web-rex-short-16-2 = Assault Laser: nothing stops it, but with an Energy Shield in play all explodes and both lose
web-rex-short-16-3 = After the battle: the loser discards, the winner may keep

## Deals

web-rex-talk-ceasefire = In ceasefires
web-rex-talk-ceasefire-table = Deals only in ceasefires
web-rex-deal-owed = Due now: { $amount } influence, by the end of the next ceasefire
web-rex-deal-until-talk = open until the ceasefire ends
web-rex-deal-gift = Influence
web-rex-deal-alliance = Alliance
web-rex-deal-pending = Gifts and alliances can be offered again when the proposal is answered.
web-rex-deal-until = Until the end of round
web-rex-deal-player = Player
web-rex-deal-space = Space
web-rex-deal-amount = Influence
web-rex-deal-most = At most
web-rex-deal-card = Card
web-rex-deal-leader = Leader
web-rex-deal-when = When
web-rex-deal-when-ceasefire = Another ceasefire begins
web-rex-deal-when-battle-won = They win a battle
web-rex-deal-when-space-held = They control a space

## Statistics on profiles

web-rex-stat-battles_won = Battles won
web-rex-stat-allied_wins = Victories in an alliance
web-rex-stat-treason = Traitors revealed
web-rex-stat-betrayed = Betrayed by a leader
web-rex-stat-parts = Races: games, won
