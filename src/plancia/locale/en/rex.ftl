### Rex: Final Days of an Empire.

rex-title = Rex: Final Days of an Empire
rex-tagline = A city under fire, six races, alliances of convenience. Control three strongholds and the city is yours.

## Races

rex-name-lazax = Lazax
rex-name-sol = Sol
rex-name-jol-nar = Jol-Nar
rex-name-letnev = Letnev
rex-name-hacan = Hacan
rex-name-xxcha = Xxcha

## Spaces

rex-name-mpn = Mecatol Power North
rex-name-tar = Tarraguth Slums
rex-name-civ = Civilian Spaceport
rex-name-inc = Incarcerorum
rex-name-hol = Holonet Central
rex-name-low = Lower Markets
rex-name-sai = Sai Sallai
rex-name-ple = Pleasure District
rex-name-car = Hall of Cartography
rex-name-nob = Quarters of the Nobility
rex-name-adi = Adminus Imperialis
rex-name-sal = Sallab Slums
rex-name-fou = Foundry Ward
rex-name-mps = Mecatol Power South
rex-name-int = Imperial Intelligence HQ
rex-name-rec = Hall of Records
rex-name-sch = Scholara Imperialis
rex-name-iaf = IAF HQ
rex-name-gar = Garrison Ward
rex-name-mem = Memorial Gardens
rex-name-pal = Imperial Palace
rex-name-tra = Transit Hub
rex-name-adm = Adminus Mecatol
rex-name-vel = Vel Terro Residential
rex-name-emb = Embassy Quarters
rex-name-wes = Western Docks
rex-name-nav = Imperial Navy Base
rex-name-cou = Galactic Council

## Leaders

rex-name-lord-regent = Lord Regent
rex-name-imperial-commander = Imperial Commander
rex-name-high-chancellor = High Chancellor
rex-name-keeper-of-records = Keeper of Records
rex-name-palace-prefect = Palace Prefect
rex-name-fleet-admiral = Fleet Admiral
rex-name-field-general = Field General
rex-name-assault-colonel = Assault Colonel
rex-name-intelligence-major = Intelligence Major
rex-name-liaison-agent = Liaison Agent
rex-name-headmaster = Headmaster
rex-name-master-tactician = Master Tactician
rex-name-chief-engineer = Chief Engineer
rex-name-research-envoy = Research Envoy
rex-name-junior-adjunct = Junior Adjunct
rex-name-barons-champion = Baron's Champion
rex-name-iron-captain = Iron Captain
rex-name-spymaster = Spymaster
rex-name-guard-lieutenant = Guard Lieutenant
rex-name-overseer = Overseer
rex-name-emir = Emir
rex-name-caravan-master = Caravan Master
rex-name-quartermaster = Quartermaster
rex-name-broker = Broker
rex-name-trade-factor = Trade Factor
rex-name-ambassador = Ambassador
rex-name-elder-councillor = Elder Councillor
rex-name-voice-of-the-king = Voice of the King
rex-name-temple-guardian = Temple Guardian
rex-name-peace-envoy = Peace Envoy

## Cards

rex-name-energy-rifle = Energy Rifle
rex-name-bio-weapon = X-35 Bio-Weapon
rex-name-hylar-iii = Hylar III Assault Laser
rex-name-energy-shield = Magen Energy Shield
rex-name-bio-suit = Bio-Suit
rex-name-tactical-retreat = Tactical Retreat
rex-name-informant = Informant
rex-name-double-agent = Double Agent
rex-name-new-recruits = New Recruits
rex-name-diplomatic-interference = Diplomatic Interference
rex-name-graviton-negator = Graviton Negator
rex-name-rapid-mobilization = Rapid Mobilization
rex-name-tracking-beacon = Tracking Beacon
rex-name-fleet-sabotage = Fleet Sabotage
rex-name-interrogation = Interrogation
rex-name-sol-offensive = Sol Offensive
rex-name-temporary-ceasefire = Temporary Ceasefire
rex-name-path-of-peace = Path of Peace
rex-name-cautious-command = Cautious Command
rex-name-hoarded-favours = Hoarded Favours
rex-name-hidden-arsenal = Hidden Arsenal
rex-name-unbroken-ranks = Unbroken Ranks
rex-name-master-of-the-ports = Master of the Ports
rex-name-hand-on-the-throne = Hand on the Throne
rex-name-true-conqueror = True Conqueror
rex-name-none = —

## Advantages, as an Informant or an ally names them

rex-name-lazax-income = Lazax: income from cards sold
rex-name-lazax-gift = Lazax: gift to a bidding ally
rex-name-sol-look = Sol: look at the bombardment card
rex-name-sol-deployment = Sol: free deployment
rex-name-sol-range = Sol: range of three
rex-name-sol-immunity = Sol: immunity from the Offensive
rex-name-sol-allies = Sol: protection of allies from the Offensive
rex-name-jol-nar-look = Jol-Nar: look at the auctioned card
rex-name-jol-nar-forecast = Jol-Nar: look at the influence card
rex-name-jol-nar-question = Jol-Nar: question in battle
rex-name-letnev-card = Letnev: free card with a purchase
rex-name-letnev-hand = Letnev: hand of eight
rex-name-letnev-traitor = Letnev: traitor in an ally's battle
rex-name-hacan-income = Hacan: income from deployments
rex-name-hacan-discount = Hacan: half price
rex-name-hacan-move = Hacan: move instead of deploying
rex-name-hacan-ally = Hacan: half price and move for an ally
rex-name-xxcha-command = Xxcha: Command
rex-name-xxcha-turning = Xxcha: turning face down
rex-name-xxcha-council = Xxcha: unit for the Council

## What cards and races do, in short

rex-about-energy-rifle = Attack. Destroys the opposing leader unless a Magen Energy Shield is played; if it does, you receive influence equal to that leader's strength.
rex-about-bio-weapon = Attack. Destroys the opposing leader unless a Bio-Suit is played; if it does, you receive influence equal to that leader's strength.
rex-about-hylar-iii = Attack. Destroys the opposing leader; nothing stops it. With a Magen Energy Shield in the same battle everything explodes.
rex-about-energy-shield = Defence. Protects your leader from the Energy Rifle. Cannot be played together with a Hylar III.
rex-about-bio-suit = Defence. Protects your leader from the Bio-Weapon.
rex-about-tactical-retreat = In battle, after the cards are revealed: your units and your leader return to the reserve, and the opponent wins.
rex-about-informant = Make an extra deployment on your turn, paid to the pool; or cancel an advantage just before it is used.
rex-about-double-agent = Outside battles, at any time: draw a traitor and add it to yours.
rex-about-new-recruits = During your recruitment: up to five more units, or one leader, for free.
rex-about-diplomatic-interference = At the start of bidding: a player may not bid in this phase, and one card fewer is auctioned. In a ceasefire: a player may neither form nor leave alliances.
rex-about-graviton-negator = In your manoeuvre, or before the fleet moves: permanently destroy the shield of a space where you have a unit.
rex-about-rapid-mobilization = After your movement: make another one.
rex-about-tracking-beacon = At the start of the Influence phase, not in round 1: a Sol Offensive strikes.
rex-about-fleet-sabotage = Before the bombardment card is drawn: you move the fleet by 0 to 10 sectors instead.
rex-about-interrogation = Outside battles, at any time: ask a player about a card or a traitor. The answer must be true, and everybody hears it.
rex-about-path-of-peace = You have more face-up units in the Galactic Council than every other player.
rex-about-cautious-command = You have more units in reserve than each of your allies.
rex-about-hoarded-favours = You have at least 10 influence, and more than each ally.
rex-about-hidden-arsenal = You have at least three strategy cards, and more than each ally.
rex-about-unbroken-ranks = All five of your leaders are alive.
rex-about-master-of-the-ports = You control both spaceports.
rex-about-hand-on-the-throne = You control the Imperial Palace and another stronghold.
rex-about-true-conqueror = You alone control three strongholds or more.
rex-about-lazax = Other players pay you for strategy cards. Five of your units are mechanized and count 2 in battle.
rex-about-sol = You may look at the bombardment card, deploy for free in sectors 13 to 17, move three lines, and no Sol Offensive destroys your units. In round 8 you win if the Palace and Mecatol Power South are yours or nobody's.
rex-about-jol-nar = You see each card before it is auctioned and the next influence card, and in battle you make the opponent answer one question.
rex-about-letnev = You keep four traitors, start with two cards, hold up to eight, and draw a free card with each card you buy.
rex-about-hacan = You deploy at half price or move units anywhere instead, and other players pay you to deploy. If nobody else has won in round 8, you do.
rex-about-xxcha = You predict who wins and when, and win in their place. In battle you forbid a card; you may turn your units face down; when others deploy you may enter the Council.
rex-about-ally-lazax = The Lazax may give you influence before you bid on a card.
rex-about-ally-sol = A Sol Offensive does not destroy your units, and you may reposition them if Sol agrees.
rex-about-ally-jol-nar = The Jol-Nar may question your opponent.
rex-about-ally-letnev = The Letnev may reveal one of their traitors in your battle.
rex-about-ally-hacan = You deploy at half price, or may move units anywhere instead if the Hacan agree.
rex-about-ally-xxcha = The Xxcha may forbid your opponent a card.

## What is written in the picture of the city

rex-phase-influence = Influence
rex-phase-bidding = Bidding
rex-phase-recruitment = Recruitment
rex-phase-manoeuvre = Manoeuvre
rex-phase-battle = Battle
rex-phase-collection = Collection
rex-phase-bombardment = Bombardment
rex-drawn-round = Round
rex-drawn-first-player = first player
rex-drawn-allied-with = allied with
rex-drawn-casualties = lost
rex-drawn-fleet = fleet
rex-drawn-sector = sector

## Parts of other messages

rex-part-units = { $units ->
    [one] one unit
   *[other] { $units } units
}
rex-part-army = { $special ->
    [0] { rex-part-units }
   *[other] { $units ->
        [0] { $special ->
            [one] one mechanized or face-down unit
           *[other] { $special } mechanized or face-down units
        }
       *[other] { rex-part-units } and { $special ->
            [one] one mechanized or face-down
           *[other] { $special } mechanized or face-down
        }
    }
}
rex-part-troops = { $mechanized ->
    [0] { rex-part-units }
   *[other] { $units ->
        [0] { $mechanized ->
            [one] one mechanized unit
           *[other] { $mechanized } mechanized units
        }
       *[other] { rex-part-units } and { $mechanized ->
            [one] one mechanized
           *[other] { $mechanized } mechanized
        }
    }
}

## What happened: one line of the log each

rex-fact-lots-drawn = { $you ->
    [yes] Bombardment cards are drawn: { $numbers }. You have the lowest and go first.
   *[no] Bombardment cards are drawn: { $numbers }. { $player } has the lowest and goes first.
}
rex-fact-race-taken = { $you ->
    [yes] You lead the { $race }.
   *[no] { $player } leads the { $race }.
}
rex-fact-traitors-dealt = { $you ->
    [yes] Your traitors to choose from: { $leaders }.
   *[no] Traitors for { $player } to choose from: { $leaders }.
}
rex-fact-traitors-kept = Everyone has kept traitors: { $counts }. The other traitor cards return to the deck.
rex-fact-fleet-placed = The dials show { $dials }: the fleet starts over sector { $sector }.
rex-fact-betrayal-dealt = { $you ->
    [yes] Your betrayal card: { $card }.
   *[no] Betrayal card of { $player }: { $card }.
}
rex-fact-prediction-made = { $you ->
    [yes] You have made your prediction.
   *[no] { $player } has made a prediction.
}
rex-fact-phase-began = Round { $round }: { $phase ->
    [influence] Influence phase.
    [bidding] Bidding phase.
    [recruitment] Recruitment phase.
    [manoeuvre] Manoeuvre phase.
    [battle] Battle phase.
    [collection] Collection phase.
   *[bombardment] Bombardment phase.
}
rex-fact-first-player-passed = { $you ->
    [yes] You are first player now.
   *[no] { $player } is first player now.
}
rex-fact-influence-card-drawn = { $effect ->
    [yes] Influence card: { $card }.
   *[no] Influence card: { $card }, without effect.
}
rex-fact-influence-placed = { $space }: { $amount } influence is placed.
rex-fact-influence-lost = { $space }: { $amount } influence { $why ->
    [offensive] is lost to the Sol Offensive.
    [bombardment] is lost to the bombardment.
   *[shield] is lost with the shield.
}
rex-fact-influence-paid = { $why ->
    [gift] { $you ->
        [yes] You give { $receiver } { $amount } influence.
        [receiver] { $player } gives you { $amount } influence.
       *[other] { $player } gives { $receiver } { $amount } influence.
    }
   *[other] { $receiver ->
        [none] { $you ->
            [yes] You pay { $amount } to the pool
           *[other] { $player } pays { $amount } to the pool
        }
       *[other] { $you ->
            [yes] You pay { $amount } to { $receiver }
            [receiver] { $player } pays you { $amount }
           *[other] { $player } pays { $amount } to { $receiver }
        }
    } { $why ->
        [card] for a card.
        [recruits] for recruits.
        [deployment] for a deployment.
       *[move] for a move.
    }
}
rex-fact-influence-gained = { $you ->
    [yes] You receive
   *[no] { $player } receives
} { $amount } influence { $why ->
    [setup] to start with.
    [income] from the pool.
    [weapon] for the destroyed leader.
   *[collected] from { $space }.
}
rex-fact-space-struck = The Sol Offensive strikes: { $space }.
rex-fact-said-ready = { $you ->
    [yes] You are done talking.
   *[no] { $player } is done talking.
}
rex-fact-alliance-proposed = { $you ->
    [yes] You propose an alliance: { $members }.
   *[no] { $player } proposes an alliance: { $members }.
}
rex-fact-proposal-accepted = { $you ->
    [yes] You accept the alliance.
   *[no] { $player } accepts the alliance.
}
rex-fact-proposal-fell = { $withdrawn ->
    [yes] { $you ->
        [yes] You withdraw the proposal of an alliance.
       *[no] { $player } withdraws the proposal of an alliance.
    }
   *[no] { $you ->
        [yes] You refuse the alliance.
       *[no] { $player } refuses the alliance.
    }
}
rex-fact-alliance-formed = An alliance is formed: { $members }.
rex-fact-alliance-left = { $you ->
    [yes] You leave your alliance.
   *[no] { $player } leaves the alliance.
}
rex-fact-ceasefire-ended = The ceasefire is over.
rex-fact-consent-given = { $answer ->
    [no] { $you ->
        [yes] You do not let { $user } use an advantage ({ $power }).
        [user] { $player } does not let you use an advantage ({ $power }).
       *[no] { $player } does not let { $user } use an advantage ({ $power }).
    }
    [always] { $you ->
        [yes] You always let { $user } use an advantage ({ $power }).
        [user] { $player } always lets you use an advantage ({ $power }).
       *[no] { $player } always lets { $user } use an advantage ({ $power }).
    }
   *[other] { $you ->
        [yes] You let { $user } use an advantage ({ $power }).
        [user] { $player } lets you use an advantage ({ $power }).
       *[no] { $player } lets { $user } use an advantage ({ $power }).
    }
}
rex-fact-row-laid-out = { $cards ->
    [0] No strategy card is laid out.
    [one] One strategy card is laid out.
   *[other] { $cards } strategy cards are laid out.
}
rex-fact-card-offered = { $you ->
    [opener] A card is auctioned; you bid first.
   *[no] A card is auctioned; { $opener } bids first.
}
rex-fact-bid-made = { $amount ->
    [0] { $you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
   *[other] { $you ->
        [yes] You bid { $amount }.
       *[no] { $player } bids { $amount }.
    }
}
rex-fact-card-sold = { $you ->
    [yes] You buy the card for { $price }.
   *[no] { $player } buys the card for { $price }.
}
rex-fact-cards-returned = { $cards ->
    [one] Nobody bids: the card returns to the deck.
   *[other] Nobody bids: { $cards } cards return to the deck.
}
rex-fact-cards-drawn = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $count ->
    [one] a strategy card.
   *[other] { $count } strategy cards.
}
rex-fact-cards-seen = { $you ->
    [yes] In your hand: { $cards }.
   *[no] { $player } has: { $cards }.
}
rex-fact-traitor-drawn = { $you ->
    [yes] A new traitor for you: { $leader }.
   *[no] A new traitor for { $player }: { $leader }.
}
rex-fact-forecast-seen = The next influence card: { $card }.
rex-fact-bombardment-seen = The next bombardment card: { $value }.
rex-fact-looked = { $you ->
    [yes] You look at
   *[no] { $player } looks at
} { $at ->
    [card] the auctioned card.
    [influence] the next influence card.
   *[bombardment] the next bombardment card.
}
rex-fact-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
rex-fact-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
}
rex-fact-advantage-cancelled = { $you ->
    [yes] You cancel an advantage ({ $power }).
   *[no] { $player } cancels an advantage ({ $power }).
}
rex-fact-player-barred = { $moment ->
    [ceasefire] { $you ->
        [yes] You may neither form nor leave an alliance in this ceasefire.
       *[no] { $player } may neither form nor leave an alliance in this ceasefire.
    }
   *[bidding] { $you ->
        [yes] You may not bid in this phase.
       *[no] { $player } may not bid in this phase.
    }
}
rex-fact-interrogated = { $you ->
    [yes] You ask { $target }:
    [target] { $player } asks you:
   *[no] { $player } asks { $target }:
} { $topic ->
    [card] do you hold { $about }?
   *[traitor] is { $about } one of your traitors?
}
rex-fact-interrogation-answered = { $you ->
    [of] You answer
   *[no] { $of } answers
} { $topic ->
    [card] about the card { $about }:
   *[traitor] about the traitor { $about }:
} { $answer ->
    [yes] yes.
   *[no] no.
}
rex-fact-shield-destroyed = { $space }: the shield is permanently destroyed.
rex-fact-units-recruited = { $you ->
    [yes] You recruit { rex-part-troops }.
   *[no] { $player } recruits { rex-part-troops }.
}
rex-fact-leader-recruited = { $you ->
    [yes] You recruit a leader: { $leader }.
   *[no] { $player } recruits a leader: { $leader }.
}
rex-fact-units-moved = { $you ->
    [yes] You move
   *[no] { $player } moves
} { rex-part-army }: { $origin } → { $target }{ $why ->
    [move] .
    [hacan] , with the Hacan advantage.
   *[repositioned] , out of the space that was hit.
}
rex-fact-units-deployed = { $space }: { $why ->
    [setup] { $you ->
        [yes] you set up { rex-part-troops }.
       *[no] { $player } sets up { rex-part-troops }.
    }
    [council] { $you ->
        [yes] you enter with { rex-part-troops }.
       *[no] { $player } enters with { rex-part-troops }.
    }
    [informant] { $you ->
        [yes] you also deploy { rex-part-troops }.
       *[no] { $player } also deploys { rex-part-troops }.
    }
   *[deployment] { $you ->
        [yes] you deploy { rex-part-troops }.
       *[no] { $player } deploys { rex-part-troops }.
    }
}
rex-fact-units-turned = { $space }: { $down ->
    [yes] { $you ->
        [yes] you turn your units face down.
       *[no] { $player } turns the units face down.
    }
   *[no] { $you ->
        [yes] you turn your units face up.
       *[no] { $player } turns the units face up.
    }
}
rex-fact-units-lost = { $space }: { $you ->
    [yes] you lose
   *[no] { $player } loses
} { rex-part-army } { $why ->
    [battle] in the battle.
    [traitor] to the traitor.
    [explosion] in the explosion.
    [offensive] in the Sol Offensive.
    [bombardment] in the bombardment.
   *[shield] when the shield is destroyed.
}
rex-fact-units-withdrew = { $space }: { $you ->
    [yes] you retreat with { rex-part-army }.
   *[no] { $player } retreats with { rex-part-army }.
}
rex-fact-leader-destroyed = { $you ->
    [yes] You lose a leader: { $leader }.
   *[no] { $player } loses a leader: { $leader }.
}
rex-fact-battle-began = { $space }: battle between { $sides }; units { $units }, cards in hand { $cards }.
rex-fact-command-given = { $you ->
    [yes] You forbid { $target } a card: { $card }.
    [target] { $player } forbids you a card: { $card }.
   *[no] { $player } forbids { $target } a card: { $card }.
}
rex-fact-question-put = { $you ->
    [yes] You ask { $target }:
    [target] { $player } asks you:
   *[no] { $player } asks { $target }:
} { $topic ->
    [leader] which leader?
    [attack] which attack card?
    [defence] which defence card?
   *[dial] which number on the dial?
}
rex-fact-question-answered = { $you ->
    [of] You answer: { $value }.
   *[no] { $of } answers: { $value }.
}
rex-fact-plan-opened = { $you ->
    [of] Your plan:
   *[no] Plan of { $of }:
} dial { $dial }, leader { $leader }, { $slot ->
    [attack] attack slot.
    [defence] defence slot.
    [both] both slots.
   *[none] no card.
}
rex-fact-cards-opened = { $you ->
    [of] You play: { $cards }.
   *[no] { $of } plays: { $cards }.
}
rex-fact-traitor-revealed = { $you ->
    [of] You reveal a traitor: { $leader } betrays { $side }.
    [side] { $of } reveals a traitor: { $leader } betrays you.
   *[no] { $of } reveals a traitor: { $leader } betrays { $side }.
}
rex-fact-exploded = { $space }: laser and shield explode.
rex-fact-battle-decided = { $winner ->
    [none] Nobody wins the battle
   *[other] { $you ->
        [winner] You win the battle
       *[no] { $winner } wins the battle
    }
}{ $why ->
    [strength] , strengths { $strengths }.
    [retreat] : the other side has retreated.
    [traitor] { " " }with a traitor.
   *[explosion] : both sides are destroyed.
}
rex-fact-bombardment-drawn = Bombardment card: { $value }.
rex-fact-fleet-moved = The fleet moves from sector { $origin } to sector { $sector }{ $by ->
    [card] .
   *[sabotage] , sabotaged.
}
rex-fact-betrayal-shown = { $you ->
    [of] You show your betrayal card: { $card }.
   *[no] { $of } shows a betrayal card: { $card }.
}
rex-fact-shared-victory = { $you ->
    [yes] You show no card.
   *[no] { $player } shows no card.
}
rex-fact-prediction-shown = { $you ->
    [of] You predicted { $race }, round { $round }.
   *[no] { $of } predicted { $race }, round { $round }.
}
rex-fact-game-over = { $reason ->
    [strongholds] { rex-over-strongholds }
    [sol] { rex-over-sol }
    [hacan] { rex-over-hacan }
    [prediction] { rex-over-prediction }
    [betrayal] { rex-over-betrayal }
   *[most_strongholds] { rex-over-most_strongholds }
} { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
   *[other] The victory is shared: { $winners }.
}

## Why the game is over

rex-over-strongholds = The game is over: one side controls enough strongholds.
rex-over-sol = The game is over: the Imperial Palace and Mecatol Power South belong to Sol or to nobody.
rex-over-hacan = The game is over: nobody has won in eight rounds, so the Hacan win.
rex-over-prediction = The game is over: the Xxcha predicted it.
rex-over-betrayal = The game is over: the alliance had won, but a betrayal took its victory.
rex-over-most_strongholds = The game is over after eight rounds: the number of strongholds decides.

## What will soon end the game

rex-near-strongholds = One stronghold short of victory: { $players } ({ $held } of { $needed }).
rex-near-strongholds-held = Enough strongholds to win at the end of this round: { $players } ({ $held } of { $needed }).
rex-near-last-round = Round { $round } is the last. If nobody wins by strongholds, { $players } would win as things stand.

## Questions: what is going on, then what is asked

rex-ask-draw-lots = Everyone draws a bombardment card.
rex-ask-draw-lots-word = Which number?
rex-ask-choose-race = The races are chosen in order of play.
rex-ask-choose-race-race = Which race do you lead?
rex-ask-deal-races = Chance deals the races.
rex-ask-deal-races-word = Which race?
rex-ask-draw-traitors = { $count ->
    [one] Chance draws a traitor card.
   *[other] Chance draws { $count } traitor cards.
}
rex-ask-draw-traitors-word = Which leader?
rex-ask-keep-traitor = You are dealt four traitors and keep one.
rex-ask-keep-traitor-leader = Which one do you keep?
rex-ask-set-fleet-dial = Two dials decide where the fleet starts, yours and another player's: the sector is their difference.
rex-ask-set-fleet-dial-number = Which number do you set?
rex-ask-deal-betrayal = Chance deals a betrayal card.
rex-ask-deal-betrayal-word = Which card?
rex-ask-draw-cards = { $count ->
    [one] Chance draws a strategy card.
   *[other] Chance draws { $count } strategy cards.
}
rex-ask-draw-cards-word = Which card?
rex-ask-place-units = You still have { $left } units to place in sectors 13 to 17.
rex-ask-place-units-space = Where do you place units?
rex-ask-place-units-units = { $space }: how many units go there?
rex-ask-predict = You predict, in secret, who will win and when.
rex-ask-predict-race = Which race will win?
rex-ask-predict-round = In which round?
rex-ask-draw-influence = Chance draws an influence card.
rex-ask-draw-influence-word = Which card?
rex-ask-talk = Ceasefire: you may form or leave alliances and give influence.
rex-ask-talk-verb = What do you do in this ceasefire?
rex-ask-talk-propose-seat = Which player do you propose an alliance to?
rex-ask-talk-give-seat = Which player do you give influence to?
rex-ask-talk-give-amount = How much do you give?
rex-ask-answer-proposal = { $proposer } proposes an alliance.
rex-ask-answer-proposal-verb = Do you accept the alliance?
rex-ask-allow-ally = { $user } would like to use your advantage. { $power }.
rex-ask-allow-ally-answer = Do you let { $user } use it?
rex-ask-reposition-units = The Sol Offensive has hit { $space }. Your units there are immune and may leave.
rex-ask-reposition-units-verb = { $space }: do your units stay there?
rex-ask-reposition-units-reposition-target = Where do your units from { $space } go?
rex-ask-reposition-units-reposition-units = { $completes ->
    [yes] How many units?
   *[no] How many ordinary units?
}
rex-ask-reposition-units-reposition-special = How many mechanized or face-down units?
rex-ask-give-to-ally = A card is about to be auctioned. You may give an ally influence to bid with.
rex-ask-give-to-ally-verb = Do you give an ally influence for this card?
rex-ask-give-to-ally-give-seat = To which ally?
rex-ask-give-to-ally-give-amount = How much?
rex-ask-make-bid = { $high ->
    [0] Nobody has bid for this card yet.
   *[other] The highest bid for this card is { $high }.
}{ $bound ->
    [yes] { " " }You were given influence and must bid if you can.
   *[no] { "" }
}
rex-ask-make-bid-verb = Do you bid for this card?
rex-ask-make-bid-bid-amount = How much do you bid?
rex-ask-discard-cards = { $count ->
    [one] Your hand is too large: discard one card.
   *[other] Your hand is too large: discard { $count } cards.
}
rex-ask-discard-cards-word = Which card do you discard?
rex-ask-recruit = You may recruit up to five units and one leader.
rex-ask-recruit-units = How many units do you recruit?
rex-ask-recruit-leader = Which leader do you recruit?
rex-ask-recruit-mechanized = How many mechanized units?
rex-ask-move-units = Your movement: one group, up to { $lines } lines.
rex-ask-move-units-verb = Do you move a group?
rex-ask-move-units-move-origin = From which space?
rex-ask-move-units-move-target = { $origin }: where does the group go?
rex-ask-move-units-move-units = { $completes ->
    [yes] How many units?
   *[no] How many ordinary units?
}
rex-ask-move-units-move-special = How many mechanized or face-down units?
rex-ask-deploy-units = { $used ->
    [yes] You have made your normal deployment.
   *[no] { $able ->
        [yes] You may deploy units from your reserve into one space.
       *[no] You have no units to deploy, or no influence to pay for them.
    }
}
rex-ask-deploy-units-verb = { $able ->
    [yes] Do you deploy units?
   *[no] Do you end your deployment?
}
rex-ask-deploy-units-deploy-space = Into which space do you deploy?
rex-ask-deploy-units-deploy-units = { $completes ->
    [yes] How many units?
   *[no] How many ordinary units?
}
rex-ask-deploy-units-deploy-mechanized = How many mechanized units?
rex-ask-deploy-units-informant-space = Your Informant: into which space do you deploy?
rex-ask-deploy-units-informant-units = { $completes ->
    [yes] How many units?
   *[no] How many ordinary units?
}
rex-ask-deploy-units-informant-mechanized = How many mechanized units?
rex-ask-deploy-units-shift-origin = Instead of deploying: from which space do you move units?
rex-ask-deploy-units-shift-target = { $origin }: where do the units go?
rex-ask-deploy-units-shift-units = { $completes ->
    [yes] How many units?
   *[no] How many ordinary units?
}
rex-ask-deploy-units-shift-special = How many mechanized or face-down units?
rex-ask-enter-council = Another player has deployed: you may put a unit into the Galactic Council.
rex-ask-enter-council-answer = Do you put a unit into the Council?
rex-ask-turn-units = Before the first battle you may turn your units.
rex-ask-turn-units-verb = Do you turn any units over?
rex-ask-turn-units-down-space = Where do your units turn face down?
rex-ask-turn-units-up-space = Where do your units turn face up?
rex-ask-choose-battle = You choose the order of your battles.
rex-ask-choose-battle-space = Where do you fight next?
rex-ask-choose-battle-foe = { $space }: which opponent do you fight?
rex-ask-give-command = A battle begins. You may forbid your opponent a card.
rex-ask-give-command-card = Which card do you forbid?
rex-ask-put-question = A battle begins. You may ask your opponent one question.
rex-ask-put-question-topic = What do you ask your opponent?
rex-ask-answer-question = The Jol-Nar ask: { $topic ->
    [leader] which leader?
    [attack] which attack card?
    [defence] which defence card?
   *[dial] which number on the dial?
} Your answer is binding.
rex-ask-answer-question-value = What do you answer?
rex-ask-seal-plan = Battle: your plan stays secret until both are made.
rex-ask-seal-plan-dial = Which number on the dial? If you win, you lose that many units.
rex-ask-seal-plan-leader = Which leader?
rex-ask-seal-plan-slot = Which cards will you play?
rex-ask-seal-cards = The plans are revealed. Now choose the cards you announced.
rex-ask-seal-cards-word = Which card do you play?
rex-ask-may-retreat = The cards are revealed. A Tactical Retreat would end the battle.
rex-ask-may-retreat-verb = Do you stay in the battle?
rex-ask-call-traitor = The opposing leader is revealed. If that leader is your traitor, you win the battle at once.
rex-ask-call-traitor-verb = Do you reveal a traitor?
rex-ask-choose-losses = You have won and lose units worth { $due }. A mechanized unit counts 2.
rex-ask-choose-losses-mechanized = How many mechanized units do you lose?
rex-ask-keep-cards = You have won and may keep the cards you played, attack first.
rex-ask-keep-cards-first = Do you keep the first card?
rex-ask-keep-cards-second = Do you keep the second card?
rex-ask-draw-bombardment = Chance draws a bombardment card.
rex-ask-draw-bombardment-word = Which number?
rex-ask-share-or-reveal = { $above ->
    [0] Your alliance has won. You may share the victory, or betray it.
   *[other] A betrayal card of difficulty { $above } has been revealed.
}
rex-ask-share-or-reveal-verb = Do you share the victory?
rex-ask-play-card = { $timing ->
    [influence] The Influence phase begins.
    [ceasefire] A ceasefire has been drawn.
    [bidding] The Bidding phase begins.
    [sale] { $you ->
        [subject] You are buying a card.
       *[no] { $subject } is buying a card.
    }
    [manoeuvre] The Manoeuvre phase begins.
    [deployment] { $you ->
        [subject] You are about to deploy.
       *[no] { $subject } is about to deploy.
    }
    [battles] The Battle phase begins.
    [battle] A battle begins.
   *[bombardment] The Bombardment phase begins.
}
rex-ask-playing-card = Do you play a card?
rex-ask-playing-informant-power = Which advantage do you cancel?
rex-ask-playing-diplomatic-interference-target = Against which player?
rex-ask-playing-fleet-sabotage-sectors = By how many sectors does the fleet move?
rex-ask-playing-graviton-negator-space = Which shield do you destroy?
rex-ask-playing-interrogation-target = Which player do you question?
rex-ask-playing-interrogation-topic = About what?
rex-ask-playing-interrogation-about = Which one?
rex-ask-playing-new-recruits-kind = Units, or a leader?
rex-ask-playing-new-recruits-units = { $completes ->
    [yes] How many units?
   *[no] How many ordinary units?
}
rex-ask-playing-new-recruits-mechanized = How many mechanized units?
rex-ask-playing-new-recruits-leader = Which leader?

## Choices

rex-word-play = Play a card, or look
rex-word-playing-pass = No card
rex-word-playing-look = Look at the bombardment card
rex-word-playing-card = A strategy card
rex-word-playing-traitor = A traitor
rex-word-playing-units = Units
rex-word-playing-leader = A leader
rex-word-ready = Done
rex-word-propose = Propose an alliance
rex-word-give = Give influence
rex-word-leave = Leave the alliance
rex-word-accept = Accept
rex-word-refuse = Refuse
rex-word-withdraw = Withdraw the proposal
rex-word-allow-ally-no = No
rex-word-allow-ally-yes = Yes, this time
rex-word-allow-ally-always = Yes, always
rex-word-remain = Stay
rex-word-reposition = Reposition
rex-word-nothing = Give nothing
rex-word-pass = Pass
rex-word-bid = Bid
rex-word-recruit-none = No leader
rex-word-stay = Stay
rex-word-move = Move a group
rex-word-end = End deployment
rex-word-deploy = Deploy
rex-word-shift = Move units on the board instead
rex-word-informant = Use the Informant: deploy again
rex-word-enter-council-no = No
rex-word-enter-council-yes = Yes
rex-word-done = Done
rex-word-down = Face down
rex-word-up = Face up
rex-word-give-command-nothing = Forbid nothing
rex-word-put-question-nothing = Ask nothing
rex-word-put-question-leader = The leader
rex-word-put-question-attack = The attack card
rex-word-put-question-defence = The defence card
rex-word-put-question-dial = The number on the dial
rex-word-answer-question-none = None
rex-word-seal-plan-none = None
rex-word-seal-plan-attack = Attack
rex-word-seal-plan-defence = Defence
rex-word-seal-plan-both = Attack and defence
rex-word-retreat = Retreat
rex-word-silence = Reveal nothing
rex-word-traitor = Reveal the traitor
rex-word-keep-cards-keep = Keep
rex-word-keep-cards-discard = Discard
rex-word-share = Share the victory
rex-word-reveal = Reveal the card

## Consequences of an answer

rex-consequence-lines = { $count ->
    [one] One line away
   *[other] { $count } lines away
}
rex-consequence-meets = { $count ->
    [one] Battle: { $player } has one unit there
   *[other] Battle: { $player } has { $count } units there
}
rex-consequence-each = { $count ->
    [0] Free
   *[other] { $count } influence per unit
}
rex-consequence-pays = { $count ->
    [0] Free
   *[other] Costs { $count } influence
}
rex-consequence-hacan = Paid to { $player }
rex-consequence-risk = { $count ->
    [0] The next bombardment does not reach it
    [one] { $most ->
        [one] The next bombardment reaches it
       *[other] One of { $most } bombardment cards reaches it
    }
   *[other] { $count } of { $most } bombardment cards reach it
}

## Why an answer is refused; the rule number is added at the end

rex-no-race-taken = That race is already taken.
rex-no-no-such-race = There is no race “{ $word }”.
rex-no-not-another-race-in-play = Predict a race in play other than your own.
rex-no-no-such-round = There are eight rounds.
rex-no-under-bombardment = That space is under bombardment: units may not enter or leave it.
rex-no-demolished = That space is demolished: units may not enter it.
rex-no-space-is-closed = That space is under bombardment or demolished.
rex-no-outside-own-sectors = Sol may deploy only in sectors 13 to 17.
rex-no-ally-is-there = Units of an ally are there: only the Council can be shared.
rex-no-not-so-many-units = You do not have that many units there.
rex-no-allied-already = You are already allied with that player.
rex-no-alliance-too-large = The alliance would be too large for this number of players.
rex-no-barred-from-alliances = Diplomatic Interference prevents it in this ceasefire.
rex-no-shares-a-space = Your units shared a space with theirs when the ceasefire was drawn.
rex-no-no-proposals-left = You have no proposals left in this ceasefire.
rex-no-no-gifts-left = You have no gifts left in this ceasefire.
rex-no-nobody-to-ally-with = There is nobody you can ally with now.
rex-no-not-allied = You are not in an alliance.
rex-no-ready-already = You are already done.
rex-no-not-enough-influence = You do not have that much influence.
rex-no-not-to-this-player = You may give influence only to an ally who can bid.
rex-no-must-bid-after-gift = You were given influence for this card: bid if you can.
rex-no-bid-too-low = Your bid must be higher than the highest one.
rex-no-leader-too-dear = That leader costs more influence than you have left.
rex-no-leader-not-lost = You can recruit only leaders among your casualties.
rex-no-one-mechanized-a-round = You may recruit only one mechanized unit per round.
rex-no-too-many-recruits = You may recruit at most five units per round.
rex-no-cannot-recruit-so-many = You have not lost that many units, or cannot pay for them.
rex-no-nothing-can-move = None of your units can move.
rex-no-no-units-there = You have no units there.
rex-no-nowhere-to-go = Your units cannot go anywhere from there.
rex-no-too-far = That is too far, or the route is blocked.
rex-no-no-such-group = You have no such group there.
rex-no-deployed-already = You have already deployed this turn.
rex-no-nothing-to-deploy = You have no units in reserve, or no space you can pay for.
rex-no-no-such-move = You cannot make that move.
rex-no-cannot-pay = You do not have enough influence for that.
rex-no-no-informant = You have no Informant, or nothing to deploy.
rex-no-cannot-deploy-so-many = You do not have that many units in reserve, or cannot pay for them.
rex-no-both-sides-in-a-space = Some of your units there are face up and some face down: turn them the same way first.
rex-no-nothing-to-turn = There is nothing to turn that way.
rex-no-turned-already = You have already turned the units there.
rex-no-no-battle-there = You have no battle there.
rex-no-no-enemy-there = That player is not your enemy in this space.
rex-no-cannot-be-named = That card cannot be forbidden.
rex-no-not-a-legal-choice = Answer with something you can actually do.
rex-no-bound-by-answer = Your answer to the Jol-Nar is binding.
rex-no-leader-not-free = That leader is bound to another space this round.
rex-no-leader-needed = Choose one of your free leaders.
rex-no-no-leader-no-cards = You cannot play cards without a leader.
rex-no-no-card-for-slot = You have no card that you may play in this slot.
rex-no-forbidden-by-command = The Xxcha have forbidden this card in this battle.
rex-no-card-not-held = You do not have that card.
rex-no-no-such-card = There is no card “{ $word }”.
rex-no-no-such-traitor = That leader is not your traitor.
rex-no-card-cannot-be-shown = Its condition is not met, or its difficulty is too low.

## Options

rex-option-races = Races
rex-option-races-about = How players get them: chosen in order of play, dealt from those suggested for a first game, or all at random.
rex-option-races-chosen = Chosen
rex-option-races-suggested = Suggested
rex-option-races-lot = Random
rex-option-betrayal = Betrayal
rex-option-betrayal-about = Everyone has a secret card that may steal an alliance's victory.
rex-option-talk-minutes = Time for negotiation
rex-option-talk-minutes-about = A ceasefire ends after this many minutes; 0 means no limit.
rex-option-proposals = Proposals
rex-option-proposals-about = How many proposals each player may make in a ceasefire.
rex-option-gifts = Gifts
rex-option-gifts-about = How many times each player may give influence in a ceasefire.
rex-option-left-space-only = Left space only
rex-option-left-space-only-about = With three players a Sol Offensive hits only the left space.
rex-option-cheap-mechanized = Cheap mechanized unit
rex-option-cheap-mechanized-about = Recruiting a mechanized unit costs 1 influence.
rex-option-spaceport-in-turn = Spaceport on your turn
rex-option-spaceport-in-turn-about = Control of a spaceport is checked at the start of each player's turn.
rex-option-one-council-unit = One unit for the Council
rex-option-one-council-unit-about = The Xxcha may enter the Council only once per round.
rex-option-no-memory-aid = No memory aid
rex-option-no-memory-aid-about = Your log does not keep what you were shown.
rex-option-edition = Edition
rex-option-edition-about = Other component data than the built-in edition.
