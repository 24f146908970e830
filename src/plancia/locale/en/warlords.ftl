### Galactic Warlords: Battle for Dominion.

warlords-title = Galactic Warlords
warlords-tagline = Torn star charts, hired guns, planets worth a war. The warlord with the most power rules the galaxy.

## Parts of other messages

warlords-part-numbered = { $name } { $number }
warlords-part-units = { $kind ->
    [infantry] { $count ->
        [one] one infantry
       *[other] { $count } infantry
    }
    [tank] { $count ->
        [one] a tank
       *[other] { $count } tanks
    }
   *[aircraft] { $count ->
        [one] an aircraft
       *[other] { $count } aircraft
    }
}
warlords-part-dice = { $kind ->
    [hit] { $count ->
        [one] a hit
       *[other] { $count } hits
    }
    [invader] { $count ->
        [one] an invader
       *[other] { $count } invaders
    }
   *[miss] { $count ->
        [one] a miss
       *[other] { $count } misses
    }
}

## What things are called

warlords-name-core = the Core
warlords-name-ultara = Ultara
warlords-name-vessk = Vessk
warlords-name-hiran = Hiran
warlords-name-dorn = Dorn
warlords-name-rohn = Rohn
warlords-name-kaleth = Kaleth
warlords-name-ommar = Ommar
warlords-name-jyss = Jyss
warlords-name-core1 = Core 1
warlords-name-core2 = Core 2
warlords-name-core3 = Core 3
warlords-name-core4 = Core 4
warlords-name-core5 = Core 5

warlords-name-yellow = Altora
warlords-name-blue = Remmen
warlords-name-white = Oku'Nar
warlords-name-green = Fellerian
warlords-name-red = Praxis
warlords-name-purple = Kiithos

warlords-name-deploy = Deploy
warlords-name-deploy-only = Deploy Only
warlords-name-assassinate = Assassinate
warlords-name-subterfuge = Subterfuge
warlords-name-bombard = Bombard
warlords-name-support = Support
warlords-name-recon = Recon
warlords-name-blockade = Blockade

warlords-name-heavy-assault = Heavy Assault
warlords-name-orbital-bombardment = Orbital Bombardment
warlords-name-call-support = Call Support
warlords-name-covert-ops = Covert Ops

warlords-name-tactical-drop = Tactical Drop
warlords-name-tactical-invade = Tactical Invade

warlords-name-hit = hit
warlords-name-invader = invader
warlords-name-miss = miss

warlords-name-m01 = Vessa Tarn
warlords-name-m02 = Korr Ombelt
warlords-name-m03 = Sister Quill
warlords-name-m04 = Drego Vance
warlords-name-m05 = Ashka Null
warlords-name-m06 = Old Marrow
warlords-name-m07 = Lyra Voss-9
warlords-name-m08 = Tobin Crake
warlords-name-m09 = Zeb Hallow
warlords-name-m10 = Mirren Day
warlords-name-m11 = Captain Oss
warlords-name-m12 = Nyx Calder
warlords-name-m13 = Brakka the Loud
warlords-name-m14 = Ilo Prane
warlords-name-m15 = Sable Wren
warlords-name-m16 = Jorun Keth
warlords-name-m17 = Hex Adaire
warlords-name-m18 = Two-Coin Pell
warlords-name-m19 = Marshal Irix
warlords-name-m20 = Dusk Ferro
warlords-name-m21 = Gant Orrin
warlords-name-m22 = Rook Salazar
warlords-name-m23 = Thessa Vyle
warlords-name-m24 = Umber Jax
warlords-name-m25 = Corvin Ash
warlords-name-m26 = Petra Nine
warlords-name-m27 = Skarn Dool
warlords-name-m28 = Wick Tolliver
warlords-name-m29 = Yara Blackwake
warlords-name-m30 = Emmet Sorrow
warlords-name-m31 = Fenn Karrow
warlords-name-m32 = Graves Lund
warlords-name-m33 = Halis Mote
warlords-name-m34 = Inka Straad
warlords-name-m35 = Jessik Rail
warlords-name-m36 = Kade Umbra
warlords-name-m37 = Loam Petrosk
warlords-name-m38 = Mother Static
warlords-name-m39 = Nolan Fyre
warlords-name-m40 = Orsa Quint

## What cards, actions and abilities do

warlords-about-mercenary = Mission { $mission }. { $actions }. Recruits { $units }. Left half { $left }, right half { $right }.
warlords-about-deploy = Moves one to three units from your Launch Pad to one planet in the sector of your mothership; with an aircraft among them, anywhere. You gain power for an empty planet and invade an opponent's.
warlords-about-deploy-only = Lands one to three units on an empty planet or your own. Cannot invade.
warlords-about-assassinate = Wounds an unprotected mercenary or kills a guard.
warlords-about-subterfuge = Takes a random card from an opponent's hand, to exchange it or to use one of its actions.
warlords-about-bombard = Kills one of an opponent's infantry on any planet. With an aircraft, two dice may destroy more.
warlords-about-support = Draws a support card.
warlords-about-recon = Looks at the planets of an unexplored sector; you may leave a recon token there.
warlords-about-blockade = Cancels a support card that another player plays.
warlords-about-heavy-assault = Wounds an unprotected mercenary, even an only one, or kills a guard. Once per game.
warlords-about-orbital-bombardment = Destroys all units on one planet, yours included. Once per game.
warlords-about-call-support = Draws two support cards. Once per game.
warlords-about-covert-ops = A Deploy to any face-up planet without mothership or aircraft. May invade. Once per game.
warlords-about-tactical-drop = When your mothership enters its sector: immediately land units there, on an empty planet or your own.
warlords-about-tactical-invade = When your mothership enters its sector: immediately land units there; you may invade.

## What happened: one line of the log each

warlords-fact-first-player-drawn = { $you ->
    [yes] You are drawn as the starting player.
   *[no] { $player } is drawn as the starting player.
}
warlords-fact-planets-revealed = Revealed in { $sector }: { $types }.
warlords-fact-markers-laid = The markers of the reputation track: { $actions }.
warlords-fact-cards-given-up = Everybody has put two mercenaries back into the deck.
warlords-fact-mercenaries-drawn = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [one] a mercenary
   *[other] { $count } mercenaries
} from the deck.
warlords-fact-mercenaries-seen = { $you ->
    [yes] You have drawn
   *[no] { $player } has drawn
} { $cards }.
warlords-fact-support-drawn = { $you ->
    [yes] You draw a support card.
   *[no] { $player } draws a support card.
}
warlords-fact-support-seen = { $you ->
    [yes] You have drawn the support card { $card }.
   *[no] { $player } has drawn the support card { $card }.
}
warlords-fact-support-shuffled = { $count ->
    [one] The discarded support card becomes the new deck.
   *[other] The { $count } discarded support cards are shuffled and become the new deck.
}
warlords-fact-market-filled = New in the market: { $cards }.
warlords-fact-market-cleared = The market is cleared: { $cards } leave the game.
warlords-fact-mercenary-hired = { $you ->
    [yes] You hire { $card } from the market.
   *[no] { $player } hires { $card } from the market.
}
warlords-fact-turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }'s turn.
}
warlords-fact-recovered = Recovery: { $ready } infantry to { $you ->
    [yes] your
   *[no] { $player }'s
} Launch Pad, { $decon } to Decon.
warlords-fact-recalled = { $you ->
    [yes] You recall
   *[no] { $player } recalls
} { $count ->
    [one] one infantry
   *[other] { $count } infantry
} from { $planet }.
warlords-fact-ship-moved = { $origin ->
    [none] { $you ->
        [yes] You place your mothership in { $sector }.
       *[no] { $player } places the mothership in { $sector }.
    }
   *[other] { $you ->
        [yes] You move your mothership from { $origin } to { $sector }.
       *[no] { $player } moves the mothership from { $origin } to { $sector }.
    }
}
warlords-fact-ship-stayed = { $you ->
    [yes] Your mothership stays in { $sector }.
   *[no] { $player }'s mothership stays in { $sector }.
}
warlords-fact-token-shown = { $you ->
    [yes] You use
   *[no] { $player } uses
} a recon token in { $sector }: { $token }.
warlords-fact-token-taken-back = { $you ->
    [yes] You take
   *[no] { $player } takes
} back the recon token from { $sector }.
warlords-fact-mercenary-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card } { $side ->
    [left] at the left end of the row.
    [right] at the right end of the row.
   *[first] as the first card of the row.
}
warlords-fact-recruited = { $count ->
    [0] { $you ->
        [yes] Your reserve has no recruits left.
       *[no] { $player }'s reserve has no recruits left.
    }
   *[other] { $you ->
        [yes] You recruit { $units }.
       *[no] { $player } recruits { $units }.
    }
}
warlords-fact-guard-placed = { $you ->
    [yes] You place
   *[no] { $player } places
} a guard between { $cards } ({ $ability }).
warlords-fact-ability-used = { $you ->
    [yes] You use { $ability }.
   *[no] { $player } uses { $ability }.
}
warlords-fact-action-played = { $you ->
    [yes] You take the action
   *[no] { $player } takes the action
} { $action }{ $source ->
    [mercenary] {""}
    [support] , with a support card
   *[subterfuge] , with the card just taken
}{ $cost ->
    [infantry] ; it costs one infantry.
    [aircraft] ; it costs an aircraft.
   *[none] .
}
warlords-fact-units-deployed = { $you ->
    [yes] You deploy { $units } on { $planet }.
   *[no] { $player } deploys { $units } on { $planet }.
}
warlords-fact-power-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
} { $power } power { $why ->
    [deploy] for the empty planet.
   *[reputation] for reputation.
}
warlords-fact-mercenary-wounded = { $you ->
    [yes] You wound { $owner }'s mercenary { $card }.
    [owner] { $player } wounds your mercenary { $card }.
   *[no] { $player } wounds { $owner }'s mercenary { $card }.
}
warlords-fact-guard-killed = { $you ->
    [yes] You kill { $owner }'s guard
    [owner] { $player } kills your guard
   *[no] { $player } kills { $owner }'s guard
} between { $cards } ({ $ability }).
warlords-fact-card-taken = { $you ->
    [yes] You take a mercenary from { $owner }'s hand.
    [owner] { $player } takes a mercenary from your hand.
   *[no] { $player } takes a mercenary from { $owner }'s hand.
}
warlords-fact-taken-card-seen = { $you ->
    [yes] You have taken { $card } from { $owner }.
    [owner] { $player } has taken your { $card }.
   *[no] { $player } has taken { $card } from { $owner }.
}
warlords-fact-cards-exchanged = { $you ->
    [yes] You exchange a mercenary with { $owner }.
    [owner] { $player } exchanges a mercenary with you.
   *[no] { $player } exchanges a mercenary with { $owner }.
}
warlords-fact-exchange-seen = { $you ->
    [yes] You give { $card } to { $owner }.
    [owner] { $player } gives you { $card }.
   *[no] { $player } gives { $card } to { $owner }.
}
warlords-fact-taken-card-shown = { $you ->
    [yes] You show { $owner }'s { $card }, to use one of its actions.
    [owner] { $player } shows your { $card }, to use one of its actions.
   *[no] { $player } shows { $owner }'s { $card }, to use one of its actions.
}
warlords-fact-taken-card-returned = { $you ->
    [yes] You give { $owner } the card back.
    [owner] { $player } gives you the card back.
   *[no] { $player } gives { $owner } the card back.
}
warlords-fact-planet-bombarded = { $you ->
    [yes] You bombard { $planet }.
   *[no] { $player } bombards { $planet }.
}
warlords-fact-dice-rolled = { $you ->
    [yes] You roll: { $dice }.
   *[no] { $player } rolls: { $dice }.
}
warlords-fact-units-lost = { $you ->
    [yes] You lose { $units } on { $planet }.
   *[no] { $player } loses { $units } on { $planet }.
}
warlords-fact-sector-scouted = { $you ->
    [yes] You look at the planets of { $sector }.
   *[no] { $player } looks at the planets of { $sector }.
}
warlords-fact-planets-seen = { $you ->
    [yes] You have seen: { $types } ({ $planets }).
   *[no] { $player } has seen: { $types } ({ $planets }).
}
warlords-fact-token-placed = { $you ->
    [yes] You leave a recon token in { $sector }.
   *[no] { $player } leaves a recon token in { $sector }.
}
warlords-fact-support-played = { $you ->
    [yes] You play the support card { $card }.
   *[no] { $player } plays the support card { $card }.
}
warlords-fact-blockade-settled = { $owner ->
    [none] Nobody answers { $card } with a Blockade.
   *[other] { $you ->
        [owner] You answer { $card } with a Blockade.
       *[no] { $owner } answers { $card } with a Blockade.
    }
}
warlords-fact-support-cancelled = { $you ->
    [yes] Your { $card } is cancelled.
   *[no] { $player }'s { $card } is cancelled.
}
warlords-fact-reputation-gained = { $you ->
    [yes] Your reputation rises to { $space }.
   *[no] { $player }'s reputation rises to { $space }.
}
warlords-fact-bonus-taken = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} { $bonus ->
    [infantry] one infantry.
    [repair_tank] a tank from the reserve.
    [mercenary] a mercenary.
    [support] a support card.
   *[recover] a recovery.
}
warlords-fact-invasion-began = { $you ->
    [invader] You invade { $planet } with { $units }. { $defender } has { $against } there.
    [defender] { $invader } invades { $planet } with { $units }. You have { $against } there.
   *[no] { $invader } invades { $planet } with { $units }. { $defender } has { $against } there.
}
warlords-fact-track-fell = Devastation: the marker of { $planet_type } moves down to position { $position }.
warlords-fact-guard-sent = { $you ->
    [yes] You send
   *[no] { $player } sends
} the guard between { $cards } to { $planet }{ $manoeuvre ->
    [efficient_aim] , with Efficient Aim.
    [fortify] , with Fortify.
    [reinforcements] , with Reinforcements.
    [first_strike] , with First Strike.
   *[none] .
}
warlords-fact-invasion-ended = { $winner ->
    [none] { $you ->
        [invader] You and { $defender } fight to the last unit: nobody is left on { $planet }.
        [defender] You and { $invader } fight to the last unit: nobody is left on { $planet }.
       *[no] { $invader } and { $defender } fight to the last unit: nobody is left on { $planet }.
    }
   *[other] { $you ->
        [winner] You win the battle of { $planet }.
        [invader] { $winner } wins the battle of { $planet } against you.
        [defender] { $winner } wins the battle of { $planet } against you.
       *[no] { $winner } wins the battle of { $planet } ({ $invader } against { $defender }).
    }
}
warlords-fact-planets-exchanged = { $you ->
    [yes] You exchange planets with { $mate }: { $planets }.
    [mate] { $player } exchanges planets with you: { $planets }.
   *[no] { $player } and { $mate } exchange planets: { $planets }.
}
warlords-fact-troops-sent = { $count ->
    [one] { $you ->
        [yes] You send { $mate } one infantry.
        [mate] { $player } sends you one infantry.
       *[no] { $player } sends { $mate } one infantry.
    }
   *[other] { $you ->
        [yes] You send { $mate } { $count } infantry.
        [mate] { $player } sends you { $count } infantry.
       *[no] { $player } sends { $mate } { $count } infantry.
    }
}
warlords-fact-end-triggered = { $reason ->
    [last_card] { $you ->
        [yes] You have taken the last mercenary: everybody gets one more turn.
       *[no] { $player } has taken the last mercenary: everybody gets one more turn.
    }
    [reputation] { $you ->
        [yes] You have reached the end of the reputation track: the game ends after this turn.
       *[no] { $player } has reached the end of the reputation track: the game ends after this turn.
    }
   *[four_of_a_kind] { $you ->
        [yes] You have four mercenaries with the same mission: the game ends after this turn.
       *[no] { $player } has four mercenaries with the same mission: the game ends after this turn.
    }
}
warlords-fact-game-over = { $reason ->
    [last_card] { warlords-over-last_card }
    [reputation] { warlords-over-reputation }
   *[four_of_a_kind] { warlords-over-four_of_a_kind }
} Final power: { $power }. { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
   *[other] { $you ->
        [yes] You are among the winners: { $winners }.
       *[no] The winners are { $winners }.
    }
}

## Why the game is over

warlords-over-last_card = The game is over: the last mercenary has been hired and the last round played.
warlords-over-reputation = The game is over: a player has reached the end of the reputation track.
warlords-over-four_of_a_kind = The game is over: a row has four mercenaries with the same mission.

## What will soon end the game

warlords-near-last-turn = The game ends after this turn.
warlords-near-last-round = { $count ->
    [one] The last mercenary is taken: this is the last turn.
   *[other] The last mercenary is taken: { $count } turns are left, this one included.
}
warlords-near-four-of-a-kind = One card short of four mercenaries with the same mission, which end the game: { $players } ({ $planet }).
warlords-near-reputation = One step from the end of the reputation track, which ends the game: { $players }.
warlords-near-last-card = The next hire may take the last mercenary. Then everybody gets one more turn.

## Questions: what is going on, then what is asked

warlords-ask-give-up-cards = You were dealt five mercenaries and keep three; the other two go back into the deck.
warlords-ask-give-up-cards-card = Which mercenary do you give up first?
warlords-ask-give-up-cards-other = Which other mercenary do you give up?

warlords-ask-may-recall = Recall: you may return infantry from planets to your Launch Pad.
warlords-ask-may-recall-verb = Do you recall infantry from your planets?
warlords-ask-may-recall-recall-planet = From which planet do you recall infantry?
warlords-ask-may-recall-recall-count = How many infantry do you recall from { $planet }?

warlords-ask-move-ship = Your mothership moves every turn.
warlords-ask-move-ship-sector = To which sector does your mothership go?

warlords-ask-may-use-token = Your recon token is in this sector. It returns to you this turn, used or not.
warlords-ask-may-use-token-verb = Do you use your recon token now?
warlords-ask-may-use-token-use-planet = On which planet do you deploy?
warlords-ask-may-use-token-use-units = Which units land on { $planet }?

warlords-ask-play-mercenary = A mercenary joins your row and gives you recruits and actions.
warlords-ask-play-mercenary-card = Which mercenary do you play?
warlords-ask-play-mercenary-side = At which end of your row do you play { $card }?

warlords-ask-may-place-guard = You have completed a circle of { $ability }. You can guard it now or never.
warlords-ask-may-place-guard-verb = Do you place a guard on this circle?

warlords-ask-take-action = { $count ->
    [0] Your mercenary has no actions left.
    [one] Your mercenary has one action left: { $left }.
   *[other] Your mercenary has { $count } actions left: { $left }.
}{ $team ->
    [yes] { " " }You may also take a team action.
   *[no] {""}
}
warlords-ask-take-action-verb = Which action do you take?
warlords-ask-take-action-bombard-cost = How do you pay for the bombardment?
warlords-ask-take-action-card-card = Which support card do you play?
warlords-ask-take-action-exchange-planets-own = Which planet do you give away?
warlords-ask-take-action-exchange-planets-other = Which planet do you get for { $own }?
warlords-ask-take-action-send-troops-count = How many infantry do you send your teammate?

warlords-ask-deploy-units = { $way ->
    [deploy] Deploy: one to three units land on one planet and may attack.
    [borrowed_deploy] Deploy with a borrowed card: one to three units land on one planet but cannot attack.
    [covert_ops] Covert Ops: one to three units land on any planet in the galaxy and may attack.
   *[deploy_only] Deploy Only: one to three units land on an empty planet or your own.
}
warlords-ask-deploy-units-planet = On which planet do your units land?
warlords-ask-deploy-units-units = Which units land on { $planet }?

warlords-ask-choose-victim = { $heavy ->
    [yes] Heavy Assault: wound an unprotected mercenary or kill a guard.
   *[no] Assassinate: wound an unprotected mercenary or kill a guard.
}
warlords-ask-choose-victim-verb = Do you wound a mercenary or kill a guard?
warlords-ask-choose-victim-wound-card = Which mercenary do you wound?
warlords-ask-choose-victim-kill-card = Which guard do you kill? Name the mercenary to its left.

warlords-ask-choose-opponent = Subterfuge: you take a random mercenary. Then you keep it and give another one in return, or use one of its actions and give it back.
warlords-ask-choose-opponent-owner = From whose hand do you take a mercenary?

warlords-ask-use-taken-card = You have { $owner }'s card. Exchange it for one of yours, or use one of its actions and give it back.
warlords-ask-use-taken-card-verb = What do you do with { $owner }'s card?
warlords-ask-use-taken-card-exchange-card = Which of your mercenaries do you give { $owner } for it?
warlords-ask-use-taken-card-use-action = Which action of { $owner }'s card do you use?
warlords-ask-use-taken-card-use-cost = How do you pay for { $action }?

warlords-ask-choose-target = Bombard: kill one infantry on an opponent's planet.
warlords-ask-choose-target-planet = Which planet do you bombard?

warlords-ask-choose-destroyed = Your hits destroy { $count } of { $units } on the planet.
warlords-ask-choose-destroyed-units = Which units do your hits destroy?

warlords-ask-scout-sector = Recon: you look at the planets of an unexplored sector.
warlords-ask-scout-sector-sector = Which unexplored sector do you look at?

warlords-ask-may-place-token = You may leave a recon token there, face down. When your mothership enters the sector, you may land units there at once.
warlords-ask-may-place-token-token = Which recon token do you leave in { $sector }?

warlords-ask-may-blockade = { $owner } plays { $card }. A Blockade cancels it.
warlords-ask-playing-deed = What do you play?
warlords-ask-playing-exchange-planets-own = Which planet do you give away?
warlords-ask-playing-exchange-planets-other = Which planet do you get for { $own }?
warlords-ask-playing-send-troops-count = How many infantry do you send?

warlords-ask-may-use-ability = You have two guards on circles of { $ability }. You may use the ability once per game.
warlords-ask-may-use-ability-verb = Do you use { $ability } now?

warlords-ask-choose-planet = Orbital Bombardment: everything on one planet is destroyed.
warlords-ask-choose-planet-planet = On which planet do you destroy everything?

warlords-ask-choose-bonus = You are on space { $space } of the reputation track.
warlords-ask-choose-bonus-bonus = What do you take for your reputation?
warlords-ask-choose-bonus-card = Which mercenary do you take from the market?

warlords-ask-send-guard = You are outnumbered on { $planet }. One of your guards may come to help.
warlords-ask-send-guard-card = Which guard do you send? Name the mercenary to its left.

warlords-ask-reroll = Efficient Aim: you have rolled { $dice }.
warlords-ask-reroll-dice = Which dice do you roll again?

warlords-ask-choose-losses = You lose { $count } of { $units }.
warlords-ask-choose-losses-units = Which of your units do you lose?

warlords-ask-hire-mercenary = { $last ->
    [yes] The game ends after this turn. You still hire a mercenary, but the card does not count.
   *[no] You hire a mercenary.
}
warlords-ask-hire-mercenary-verb = Do you hire from the market, or unseen from the deck?
warlords-ask-hire-mercenary-market-card = Which mercenary do you hire?

warlords-ask-give-card = You and your teammate exchange a mercenary.
warlords-ask-give-card-card = Which mercenary do you give your teammate?

warlords-ask-draw-lot = Chance draws the starting player.
warlords-ask-draw-lot-seat = Who goes first?
warlords-ask-mix-planets = Chance draws the planets of this game.
warlords-ask-mix-planets-word = Which type comes next?
warlords-ask-lay-markers = Chance lays the markers of the reputation track.
warlords-ask-lay-markers-word = Which action comes next?
warlords-ask-draw-mercenaries = { $count ->
    [one] Chance draws a mercenary.
   *[other] Chance draws { $count } mercenaries.
}
warlords-ask-draw-mercenaries-word = Which one comes next?
warlords-ask-draw-planets = Chance reveals planets: { $planets }.
warlords-ask-draw-planets-word = Which type comes next?
warlords-ask-take-card = Chance takes a card from { $owner }'s hand.
warlords-ask-take-card-word = Which one?
warlords-ask-roll-dice = Chance rolls the dice.
warlords-ask-roll-dice-word = What does the next die show?
warlords-ask-draw-support = Chance draws a support card.
warlords-ask-draw-support-word = Which one?

## Choices

warlords-word-recall = Recall infantry
warlords-word-done = Continue
warlords-word-use = Use it
warlords-word-leave = Leave it
warlords-word-guard = Place a guard
warlords-word-decline = Decline
warlords-word-deploy = Deploy
warlords-word-deploy-only = Deploy Only
warlords-word-assassinate = Assassinate
warlords-word-subterfuge = Subterfuge
warlords-word-bombard = Bombard
warlords-word-support = Support: draw a card
warlords-word-recon = Recon
warlords-word-card = Play a support card
warlords-word-exchange-cards = Team: exchange cards
warlords-word-exchange-planets = Team: exchange planets
warlords-word-send-troops = Team: send troops
warlords-word-end = End the action phase
warlords-word-wound = Wound a mercenary
warlords-word-kill = Kill a guard
warlords-word-exchange = Exchange it
warlords-word-return = Give it back
warlords-word-market = From the market
warlords-word-deck = From the deck, unseen

warlords-word-play-mercenary-left = Left end
warlords-word-play-mercenary-right = Right end
warlords-word-bombard-infantry = Infantry: kill one infantry
warlords-word-bombard-aircraft = An aircraft: kill one infantry and roll two dice
warlords-word-use-infantry = Infantry
warlords-word-use-aircraft = An aircraft
warlords-word-use-none = Nothing
warlords-word-may-place-token-none = No token
warlords-word-playing-blockade = Blockade
warlords-word-playing-pass = Pass
warlords-word-playing-exchange-cards = Team: exchange cards
warlords-word-playing-exchange-planets = Team: exchange planets
warlords-word-playing-send-troops = Team: send troops
warlords-word-play = Act for your team
warlords-word-choose-bonus-infantry = One infantry
warlords-word-choose-bonus-repair-tank = A tank from the reserve
warlords-word-choose-bonus-mercenary = A mercenary
warlords-word-choose-bonus-support = A support card
warlords-word-choose-bonus-recover = Recover your infantry
warlords-word-choose-bonus-power = Power
warlords-word-choose-bonus-nothing = Nothing
warlords-word-send-guard-decline = Send nobody
warlords-word-reroll-keep = Keep them all

## Consequences of an answer

warlords-consequence-power = { $count ->
    [0] An empty planet, no power
   *[other] An empty planet: +{ $count } power
}
warlords-consequence-reinforces = Reinforces your own planet
warlords-consequence-invades = { $count ->
    [one] Invasion: { $player } has one unit there
   *[other] Invasion: { $player } has { $count } units there
}
warlords-consequence-guards = { $player } may send a guard, which lowers your odds
warlords-consequence-odds = Chance of winning: { $count }%
warlords-consequence-circle = { $side ->
    [left] Completes a circle of { $ability } at the left end
   *[right] Completes a circle of { $ability } at the right end
}
warlords-consequence-opens = A guard there unlocks { $ability }
warlords-consequence-fourth = The fourth { $planet }: the game ends after this turn
warlords-consequence-reveals = { $count ->
    [one] Reveals a planet
   *[other] Reveals { $count } planets
}
warlords-consequence-token = Your token is there: { $token }
warlords-consequence-cost = { $kind ->
    [infantry] costs one infantry
   *[aircraft] costs an aircraft
}
warlords-consequence-reputation = Reputation rises to { $space }
warlords-consequence-takes = { $count ->
    [0] costs them nothing for now
   *[other] would cost them { $count } power if the game ended now
}
warlords-consequence-clears = The market leaves the game
warlords-consequence-manoeuvre = { $manoeuvre ->
    [efficient_aim] Efficient Aim: the defender may roll dice again, in the first round.
    [fortify] Fortify: one more die for the defender, in the first round.
    [reinforcements] Reinforcements: the invader faces hit for the defender too, in the first round.
   *[first_strike] First Strike: one die fewer for the invader, in the first round.
}

## Why an answer is refused; the rule number is added at the end

warlords-no-no-such-answer = “{ $word }” is not an answer to this question.
warlords-no-no-such-action = “{ $word }” is not an action.
warlords-no-no-such-sector = There is no sector “{ $word }”.
warlords-no-no-such-planet = There is no planet “{ $word }”.
warlords-no-no-such-side = A mercenary goes to the left or the right end of the row.
warlords-no-no-such-cost = Pay for a bombardment with infantry or an aircraft from the Launch Pad.
warlords-no-no-such-token = “{ $word }” is not a recon token: there are Tactical Drop and Tactical Invade.
warlords-no-no-such-dice = You did not roll these dice.
warlords-no-no-such-support-card = You do not have that support card.
warlords-no-no-such-exchange = You can exchange planets only with your teammate, between two adjacent sectors.
warlords-no-sector-is-full = There is no room for another mothership in that sector.
warlords-no-not-revealed = On your first turn the mothership must go to a sector with revealed planets.
warlords-no-ship-must-move = The mothership must move.
warlords-no-too-far = That sector is not adjacent, and you have no recon token there.
warlords-no-not-in-your-hand = That mercenary is not in your hand.
warlords-no-no-infantry-there = You have no infantry on that planet.
warlords-no-only-infantry-is-recalled = Tanks and aircraft cannot be recalled.
warlords-no-not-so-many-there = You do not have that many infantry there.
warlords-no-nothing-to-deploy-on = There is nothing to deploy, or no planet to deploy on.
warlords-no-face-down = That planet is face down: nobody can deploy on it.
warlords-no-may-not-invade = Your units may not invade this time: choose an empty planet or your own.
warlords-no-planet-of-a-mate = Your teammate holds that planet.
warlords-no-planet-is-full = A planet holds three units at most.
warlords-no-too-far-to-deploy = Without an aircraft among the units the planet must be in the sector of your mothership; Deploy Only reaches farther, but only to empty planets.
warlords-no-needs-a-dropship = Units can land in another sector only with an aircraft among them.
warlords-no-not-these-units = These units are not on your Launch Pad, or there are too many for that planet.
warlords-no-cannot-pay = You cannot pay for it with the units on your Launch Pad.
warlords-no-nothing-to-act-on = That action has no possible target.
warlords-no-action-done = You have already taken that action.
warlords-no-not-on-your-mercenary = The mercenary you played does not have that action.
warlords-no-no-card-to-play = You have no support card that you can play now.
warlords-no-one-support-card-a-turn = You may play only one support card per turn.
warlords-no-card-without-effect = You cannot use or pay for that card now.
warlords-no-blockade-only-answers = A Blockade can only answer another player's support card.
warlords-no-only-blockade-answers = Only a Blockade can answer a support card.
warlords-no-no-blockade = You have no Blockade.
warlords-no-no-team-action = No team action is possible now.
warlords-no-not-so-many-troops = Send at least one infantry, and no more than there are on your Launch Pad and in your teammate's reserve.
warlords-no-nobody-to-strike = There is no possible target.
warlords-no-no-guard-to-kill = No opponent has a guard there.
warlords-no-no-opponents-mercenary = No opponent has that mercenary in their row.
warlords-no-wounded-already = That mercenary is already wounded.
warlords-no-protected = A guard protects that mercenary.
warlords-no-only-mercenary = An opponent's only mercenary cannot be wounded.
warlords-no-no-card-to-take = That opponent has no mercenary in hand.
warlords-no-not-an-opponent = Choose an opponent.
warlords-no-no-second-subterfuge = A card taken by Subterfuge cannot be used for another Subterfuge.
warlords-no-not-on-that-card = The card you took does not have that action.
warlords-no-nothing-to-exchange = You have no other mercenary to give in return.
warlords-no-no-action-to-use = You cannot use or pay for any of its actions now.
warlords-no-may-not-be-returned = You may give the card back only if you can neither exchange nor use it.
warlords-no-no-hostile-infantry = No opponent has infantry on that planet.
warlords-no-not-these-units-there = Choose as many units on that planet as your hits destroy.
warlords-no-explored-already = That sector is already explored.
warlords-no-token-not-at-hand = You do not have that token.
warlords-no-no-units-there = There are no units on that planet.
warlords-no-bonus-not-offered = Your space does not offer that.
warlords-no-bonus-not-possible = That is not possible now.
warlords-no-not-in-market = That mercenary is not in the market.
warlords-no-no-guard-there = You have no guard there.
warlords-no-not-these-losses = Choose as many of your units there as you lose.
warlords-no-no-card-there = There is no card to take there.

## Options

warlords-option-ship-may-stay = Ship may stay
warlords-option-ship-may-stay-about = The mothership does not have to move.
warlords-option-square-galaxy = Square galaxy
warlords-option-square-galaxy-about = The four corner sectors are not adjacent to the Core.
warlords-option-bombard-dice = Dice in every bombardment
warlords-option-bombard-dice-about = Two dice are rolled after every bombardment, even if it was paid for with infantry.
warlords-option-shared-majorities = Shared majorities
warlords-option-shared-majorities-about = All players who tie for the most units on a planet type gain its full value.
warlords-option-free-support = Free support
warlords-option-free-support-about = Actions on support cards cost no infantry.
warlords-option-free-for-all = Free for all
warlords-option-free-for-all-about = Four players without teams.
warlords-option-early-last-round = Early last round
warlords-option-early-last-round-about = The last round begins as soon as the deck is empty.
warlords-option-market-bonus = Mercenary from the market
warlords-option-market-bonus-about = For the bonus Mercenary you take a card of your choice from the market.
warlords-option-team-any-time = Team action at any time
warlords-option-team-any-time-about = One team action in any phase of your turn, not only among your actions.
warlords-option-unlimited-units = More than three units
warlords-option-unlimited-units-about = A planet may hold any number of units. A Deploy still lands at most three.
warlords-option-edition = Edition
warlords-option-edition-about = Other component data than the built-in edition, from a file.

## What is written on the drawn table

warlords-piece-board = { warlords-title }
warlords-piece-sector-core = The Core
warlords-piece-sector-ultara = { warlords-name-ultara }
warlords-piece-sector-vessk = { warlords-name-vessk }
warlords-piece-sector-hiran = { warlords-name-hiran }
warlords-piece-sector-dorn = { warlords-name-dorn }
warlords-piece-sector-rohn = { warlords-name-rohn }
warlords-piece-sector-kaleth = { warlords-name-kaleth }
warlords-piece-sector-ommar = { warlords-name-ommar }
warlords-piece-sector-jyss = { warlords-name-jyss }
warlords-piece-planet-yellow = { warlords-name-yellow }
warlords-piece-planet-blue = { warlords-name-blue }
warlords-piece-planet-white = { warlords-name-white }
warlords-piece-planet-green = { warlords-name-green }
warlords-piece-planet-red = { warlords-name-red }
warlords-piece-planet-purple = { warlords-name-purple }
warlords-piece-planet-hidden = face-down planet
warlords-piece-mercenary-m01 = { warlords-name-m01 }
warlords-piece-mercenary-m02 = { warlords-name-m02 }
warlords-piece-mercenary-m03 = { warlords-name-m03 }
warlords-piece-mercenary-m04 = { warlords-name-m04 }
warlords-piece-mercenary-m05 = { warlords-name-m05 }
warlords-piece-mercenary-m06 = { warlords-name-m06 }
warlords-piece-mercenary-m07 = { warlords-name-m07 }
warlords-piece-mercenary-m08 = { warlords-name-m08 }
warlords-piece-mercenary-m09 = { warlords-name-m09 }
warlords-piece-mercenary-m10 = { warlords-name-m10 }
warlords-piece-mercenary-m11 = { warlords-name-m11 }
warlords-piece-mercenary-m12 = { warlords-name-m12 }
warlords-piece-mercenary-m13 = { warlords-name-m13 }
warlords-piece-mercenary-m14 = { warlords-name-m14 }
warlords-piece-mercenary-m15 = { warlords-name-m15 }
warlords-piece-mercenary-m16 = { warlords-name-m16 }
warlords-piece-mercenary-m17 = { warlords-name-m17 }
warlords-piece-mercenary-m18 = { warlords-name-m18 }
warlords-piece-mercenary-m19 = { warlords-name-m19 }
warlords-piece-mercenary-m20 = { warlords-name-m20 }
warlords-piece-mercenary-m21 = { warlords-name-m21 }
warlords-piece-mercenary-m22 = { warlords-name-m22 }
warlords-piece-mercenary-m23 = { warlords-name-m23 }
warlords-piece-mercenary-m24 = { warlords-name-m24 }
warlords-piece-mercenary-m25 = { warlords-name-m25 }
warlords-piece-mercenary-m26 = { warlords-name-m26 }
warlords-piece-mercenary-m27 = { warlords-name-m27 }
warlords-piece-mercenary-m28 = { warlords-name-m28 }
warlords-piece-mercenary-m29 = { warlords-name-m29 }
warlords-piece-mercenary-m30 = { warlords-name-m30 }
warlords-piece-mercenary-m31 = { warlords-name-m31 }
warlords-piece-mercenary-m32 = { warlords-name-m32 }
warlords-piece-mercenary-m33 = { warlords-name-m33 }
warlords-piece-mercenary-m34 = { warlords-name-m34 }
warlords-piece-mercenary-m35 = { warlords-name-m35 }
warlords-piece-mercenary-m36 = { warlords-name-m36 }
warlords-piece-mercenary-m37 = { warlords-name-m37 }
warlords-piece-mercenary-m38 = { warlords-name-m38 }
warlords-piece-mercenary-m39 = { warlords-name-m39 }
warlords-piece-mercenary-m40 = { warlords-name-m40 }
warlords-piece-support-assassinate = { warlords-name-assassinate }
warlords-piece-support-recon = { warlords-name-recon }
warlords-piece-support-subterfuge = { warlords-name-subterfuge }
warlords-piece-support-deploy_only = { warlords-name-deploy-only }
warlords-piece-support-blockade = { warlords-name-blockade }
warlords-piece-space-mission = Mission
warlords-piece-space-medical = Medical Bay
warlords-piece-space-decon = Decon
warlords-piece-space-pad = Launch Pad
warlords-piece-space-reserve = Reserve
warlords-piece-track-reputation = Reputation
warlords-piece-track-planets = Planets
warlords-piece-track-deploy = deploy
warlords-piece-track-majority = majority
warlords-piece-market = Market
warlords-piece-hand = Hand
warlords-piece-deck = Deck
