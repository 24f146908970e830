### Galactic Warlords in the browser.

## The chart

web-warlords-chart = The star chart
web-warlords-no-chart = The star chart could not be loaded. Load the page again.
web-warlords-lit = can be chosen
web-warlords-hint-landing = Pick a highlighted planet. Broken ring with blades: an invasion; +1: power at once.
web-warlords-hint-landing-safe = Pick a highlighted planet. +1: power at once.
web-warlords-hint-guard = A guard is one infantry from your Launch Pad: it protects both cards and is worth 1 power at the end.
web-warlords-hint-victim = Pick a highlighted mercenary or guard in the rows.
web-warlords-hint-ship = Pick a highlighted sector: your units land where your ship is.
web-warlords-hint-sector = Pick a highlighted sector on the chart.
web-warlords-hint-give-up = Keep those that fit together by mission and half-circle: in your row they give units, actions and power.
web-warlords-capacity = { $count } of { $of } places taken
web-warlords-seen-by-you = seen only by you
web-warlords-ship = { $player }'s mothership, in { $sector }
web-warlords-berths = { $count } of { $of } berths taken
web-warlords-token = { $token ->
    [none] { $player }'s recon token, face down, in { $sector }
   *[other] { $player }'s recon token, { $token }, in { $sector }
}
web-warlords-look = Back to the chart
web-warlords-open-invasion = Show the invasion
web-warlords-open-strike = Show the rows
web-warlords-open-subterfuge = Show the card
web-warlords-open-blockade = Show the support card
web-warlords-open-power = Where the power comes from
web-warlords-open-rivals = Other players' bases and rows

## The turn

web-warlords-phases = Phases of the turn
web-warlords-phase-recovery = Recovery
web-warlords-phase-recall = Recall
web-warlords-phase-mothership = Ship
web-warlords-phase-mercenary = Mercenary
web-warlords-phase-action = Action
web-warlords-phase-hire = Hire
web-warlords-your-turn = Your turn
web-warlords-turn-of = { $player }'s turn
web-warlords-last-turn = Last turn
web-warlords-last-round = { $count ->
    [one] Last round: one turn left
   *[other] Last round: { $count } turns left
}

## Base, row and hand

web-warlords-tabs = Your pieces and the table
web-warlords-tab-base = Base
web-warlords-tab-row = Row
web-warlords-tab-hand = Hand
web-warlords-tab-market = Market
web-warlords-tab-tracks = Tracks
web-warlords-tab-rivals = Rivals
web-warlords-take-up = Units that land
web-warlords-take-one = { $kind ->
    [i] Infantry
    [t] Tanks
   *[a] Aircraft
} landing: { $count }/{ $of }
web-warlords-next-turn = +{ $now } next turn
web-warlords-turn-after = +{ $then } the turn after
web-warlords-ability = { $ability }: { $used ->
    [yes] used
   *[no] { $count ->
        [0] no guard yet
        [one] one guard of two
       *[other] ready
    }
}
web-warlords-row = Command row
web-warlords-your-row = Your row
web-warlords-your-hand = Your hand
web-warlords-mercenaries = { $count ->
    [0] {""}
    [one] one mercenary
   *[other] { $count } mercenaries
}
web-warlords-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-warlords-hidden-left = { $count ->
    [one] { $count } card is hidden to the left: show it
   *[other] { $count } cards are hidden to the left: show them
}
web-warlords-hidden-right = { $count ->
    [one] { $count } card is hidden to the right: show it
   *[other] { $count } cards are hidden to the right: show them
}
web-warlords-empty-row = No mercenary yet.
web-warlords-hand = Hand
web-warlords-empty-hand = No mercenary in hand.
web-warlords-alike = { $count } of 4 { $kind }: a fourth ends the game
web-warlords-circle = Circle of { $ability } between { $left } and { $right }, { $guarded ->
    [yes] guarded.
    [open] not guarded yet.
   *[no] without a guard.
}
web-warlords-card = { $card }. { warlords-about-mercenary }
web-warlords-wounded = Wounded.
web-warlords-support-card = { $count ->
    [one] Support card { $card }.
   *[other] { $count } support cards { $card }.
}
web-warlords-brief-deploy = may attack
web-warlords-brief-deploy_only = cannot attack
web-warlords-action-card = Support card
web-warlords-action-exchange_cards = Swap cards
web-warlords-action-exchange_planets = Swap planets
web-warlords-action-send_troops = Send troops
web-warlords-action-end = End actions
web-warlords-with-mate = with your teammate
web-warlords-team-action = Team action

## Tracks and market

web-warlords-next-step = next step: { $action }
web-warlords-seat-n = seat { $count }
web-warlords-track = { $kind }: { $deploy } for deploying, { $majority } for the majority; { $players }
web-warlords-tie = tie
web-warlords-leads = leads
web-warlords-nobody = nobody
web-warlords-ends-short = ends of your row:
web-warlords-no-market = The market is empty.
web-warlords-deck = Deck of mercenaries: { $count }

## Players

web-warlords-your-mate = your teammate
web-warlords-team = team { $count }
web-warlords-team-sum = team { $count }
web-warlords-team-ours = your team
web-warlords-team-theirs = rivals
web-warlords-power-now = { $count } power now
web-warlords-best = Win { $planet }:
web-warlords-cards-in-hand = { $count ->
    [one] one mercenary
   *[other] { $count } mercenaries
}, { $support ->
    [one] one support card
   *[other] { $support } support cards
}
web-warlords-used = { $ability } used

## Consequences of an answer

web-warlords-plus-reputation = +1 reputation
web-warlords-odds = Odds
web-warlords-percent = you win { $count } %
web-warlords-bonus-power = +{ $count } power
web-warlords-more = { $count } more
web-warlords-do-it = Confirm

## Invasions

web-warlords-invasion = Invasion of { $planet }, { $kind }
web-warlords-round = Round { $count }
web-warlords-invades = { $you ->
    [yes] You invade
   *[no] { $player } invades
}
web-warlords-defends = { $you ->
    [yes] You defend
   *[no] { $player } defends
}
web-warlords-nobody-left = nobody left
web-warlords-no-dice = The dice have not been rolled yet.
web-warlords-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
web-warlords-idle-attack = Tank faces hit only with a tank.
web-warlords-idle-defence = Tank faces hit for an invader only.
web-warlords-devastation = Devastation
web-warlords-devastated = { $kind }: { $deploy } to deploy, { $majority } for the majority
web-warlords-prize = { $you ->
    [yes] If you win:
   *[no] If { $player } wins:
}
web-warlords-guard-came = A guard came to help.
web-warlords-standing = Outlook
web-warlords-standing-about = after this round, by what you lose
web-warlords-lose = Lose { $units }
web-warlords-then = then { $units } against { $count ->
    [0] nobody
   *[other] { $count }
}
web-warlords-both-fall = both fall { $count } %
web-warlords-holds-percent = { $player } holds { $count } %
web-warlords-against = { $invader }: { $mine }. { $defender }: { $theirs }.
web-warlords-lose-battle = { $you ->
    [yes] If you lose:
   *[no] If { $player } loses:
}
web-warlords-lose-infantry = infantry to the Medical Bay
web-warlords-lose-machines = tanks and aircraft to the reserve
web-warlords-lose-planet = { $kind } stays one step lower
web-warlords-rounds = Rounds
web-warlords-key = { $face ->
    [hit] hit
    [invader] hit, while a tank invades
   *[miss] miss
}
web-warlords-tank-lives = A tank invades: this face is a hit.
web-warlords-no-losses = no losses
web-warlords-loses = { $you ->
    [yes] You lose { $units }
   *[no] { $player } loses { $units }
}
web-warlords-results = Results
web-warlords-earlier = { $count ->
    [one] one earlier
   *[other] { $count } earlier
}

## Blockade and Subterfuge

web-warlords-plays = { $you ->
    [yes] You play { $card }
   *[no] { $player } plays { $card }
}
web-warlords-follows = If nobody answers
web-warlords-follows-first = { $card ->
    [subterfuge] { $free ->
        [yes] A mercenary is taken at random from an opponent's hand.
       *[no] { $you ->
            [yes] You pay 1 infantry and take a mercenary at random from an opponent's hand.
           *[no] { $player } pays 1 infantry and takes a mercenary at random from an opponent's hand.
        }
    }
    [assassinate] { $free ->
        [yes] It costs nothing.
       *[no] { $you ->
            [yes] You pay 1 infantry.
           *[no] { $player } pays 1 infantry.
        }
    }
    [recon] { $free ->
        [yes] The planets of an unexplored sector are looked at.
       *[no] { $you ->
            [yes] You pay 1 infantry and look at the planets of an unexplored sector.
           *[no] { $player } pays 1 infantry and looks at the planets of an unexplored sector.
        }
    }
   *[deploy_only] { $you ->
        [yes] You land one to three units on an empty planet or your own.
       *[no] { $player } lands one to three units on an empty planet or their own.
    }
}
web-warlords-follows-second = { $card ->
    [subterfuge] The card is kept and another one given for it, or one of its actions is used and it is given back.
    [assassinate] An unprotected mercenary is wounded, or a guard killed.
    [recon] A recon token may be left there, face down.
   *[deploy_only] An empty planet pays power at once. Nobody is attacked.
}
web-warlords-who-answers = Who may answer
web-warlords-who-played = played
web-warlords-who-chooses = choosing
web-warlords-who-then = then it happens, or not
web-warlords-window-pass = Let it happen
web-warlords-window-blockade = Play Blockade
web-warlords-cannot-block = You have no Blockade. Everybody is asked, so that nobody can tell who has one.
web-warlords-may-block = A Blockade would cancel it. If you pass, nobody sees it.
web-warlords-others-think = Other players may answer with a Blockade.
web-warlords-blockades = { $count ->
    [one] One Blockade
   *[other] { $count } Blockades
}: { $cancelled ->
    [yes] for now, the card is cancelled.
   *[no] for now, the card takes effect.
}
web-warlords-fold = Minimize
web-warlords-open-bombard = Show the bombardment
web-warlords-open-recon = Show the recon
web-warlords-bombards = { $you ->
    [yes] You bombard
   *[no] { $player } bombards
}
web-warlords-bombard-plain = One infantry is killed.
web-warlords-bombard-dice = One infantry is killed; then you roll two dice, and each hit destroys one more unit.
web-warlords-bombard-pay = First choose how to pay. You choose the target next.
web-warlords-bombard-wait = { $player } is choosing a target.
web-warlords-paid = { $kind ->
    [infantry] It costs one infantry.
   *[aircraft] It costs an aircraft, which returns to the reserve.
}
web-warlords-destroy = Destroy
web-warlords-recon-found = { $you ->
    [yes] You have looked at { $sector }
   *[no] { $player } has looked at { $sector }
}
web-warlords-recon-token = Only you see them. You may leave a token there, face down.
web-warlords-recon-unseen = Only the player who looked knows these planets.
web-warlords-order = Always pass
web-warlords-order-about = From now on you never answer a support card, even while you are away. You can change this beside your hand.
web-warlords-order-stands = You never answer support cards
web-warlords-order-again = Ask me again
web-warlords-took = { $you ->
    [yes] You have taken a card from { $owner }
   *[no] { $player } has taken a card from { $mine ->
        [yes] you
       *[no] { $owner }
    }
}
web-warlords-unseen = A card you cannot see
web-warlords-use-about = Everybody will see the card; then it returns to { $player }.
web-warlords-exchange-about = You keep it and give one of these in return. Nobody else sees them.

## Where power comes from

web-warlords-power-title = Where the power comes from
web-warlords-power-title-final = Where the power came from
web-warlords-if-now = If the game ended now
web-warlords-final = Final
web-warlords-source-gained = Gained
web-warlords-source-guards = Guards
web-warlords-source-majorities = Majorities
web-warlords-source-missions = Missions
web-warlords-about-gained = Already on the power track. You cannot lose it.
web-warlords-about-guards = 1 for each guard still in place
web-warlords-about-majorities = The player with the most units on planets of a type scores its value; in a tie nobody does.
web-warlords-about-majorities-shared = The players with the most units on planets of a type score its value, even in a tie.
web-warlords-about-missions = 2 for each planet you hold of its type, for every unwounded mercenary
web-warlords-why-before = Before the first turn shown here
web-warlords-why-deploy = Empty planets
web-warlords-why-reputation = Reputation
web-warlords-of = { $count } of { $of }
web-warlords-planet-type = Planet type
web-warlords-value = value
web-warlords-pays = scores
web-warlords-wounded-zero = wounded: 0
web-warlords-power-about = Power you have gained is safe. The rest is what you would score if the game ended now.
web-warlords-units-on-map = units on the map
web-warlords-holds = Planets held
web-warlords-changes = What would change it
web-warlords-change-take = Win { $thing }, { $kind }
web-warlords-change-lose = Lose { $thing }, { $kind }
web-warlords-change-wound = A wound for { $thing }
web-warlords-change-kill = A guard of { $kind } killed, to the right of { $thing }
web-warlords-changes-none = No single step would change it.
web-warlords-near = How close is the end
web-warlords-near-mercenaries = { $count ->
    [one] One mercenary left to hire
   *[other] { $count } mercenaries left to hire
}
web-warlords-near-reputation = Reputation: { $player } on { $count } of { $of }
web-warlords-near-alike = Four of a kind: { $player } has { $count } of { $kind }
web-warlords-course = Power by round
web-warlords-majority-of = { $tie ->
    [yes] { $kind }, tie
   *[no] { $kind }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
}
web-warlords-turn-n = Turn { $count }
web-warlords-has = { $you ->
    [yes] You have { $points }.
   *[no] { $name } has { $points }.
}
web-warlords-you-win = You win with { $points } power.
web-warlords-wins = { $name } wins with { $points } power.
web-warlords-team-wins = { $names } win with { $points } power together.

web-warlords-ask-playing-deed = Do you cancel { $card }?
web-warlords-ask-choose-losses = Click a ringed unit, or choose here. Units you lose: { $count }.
web-warlords-ask-may-use-ability = Two of your guards stand on circles of { $ability }.
web-warlords-ask-choose-victim-kill-card = Which guard do you kill?
web-warlords-ask-send-guard-card = Which guard do you send?

## Replays

web-warlords-mark-conflict = Conflict
web-warlords-mark-ability = Ability
web-warlords-mark-trigger = The end is near

## What the number of players changes

web-warlords-note-4 = Four players are two teams of two. Teammates sit opposite each other, and a team wins together.

## What others are thinking about, and what waits for you in "Your tables"

web-warlords-doing-give-up-cards = Which mercenaries to keep.
web-warlords-doing-may-recall = Whether to recall infantry.
web-warlords-doing-move-ship = Where the mothership goes.
web-warlords-doing-may-use-token = Whether to use the recon token.
web-warlords-doing-play-mercenary = Which mercenary to play.
web-warlords-doing-may-place-guard = Whether to guard the circle.
web-warlords-doing-take-action = An action, or the end of the actions.
web-warlords-doing-deploy-units = Where units land.
web-warlords-doing-choose-victim = Whom to wound or kill.
web-warlords-doing-choose-opponent = Which opponent to take a card from.
web-warlords-doing-use-taken-card = What to do with the card taken.
web-warlords-doing-choose-target = Which planet to bombard.
web-warlords-doing-choose-destroyed = Which units the hits destroy.
web-warlords-doing-scout-sector = Which sector to scout.
web-warlords-doing-may-place-token = Whether to leave a recon token.
web-warlords-doing-may-blockade = Whether to cancel a card.
web-warlords-doing-may-use-ability = Whether to use the ability.
web-warlords-doing-choose-planet = Which planet to destroy everything on.
web-warlords-doing-choose-bonus = What to take for the reputation.
web-warlords-doing-send-guard = Whether a guard comes to help.
web-warlords-doing-reroll = Which dice to roll again.
web-warlords-doing-choose-losses = Which units to lose.
web-warlords-doing-hire-mercenary = Which mercenary to hire.
web-warlords-doing-give-card = Which mercenary to give the teammate.

web-warlords-premove-play = { $side ->
    [left] { $card }, at the left end of your row
   *[right] { $card }, at the right end of your row
}

## Examples in the rules

web-warlords-example-circle = The right half of the new card meets the left half of your first card: same colour, so they form a circle. You put an infantry on it as a guard.
web-warlords-example-guard = An assassin kills the guard of your rival. The circle stays empty for the rest of the game.
web-warlords-example-invasion = Three units land on a planet that is held by two infantry. Both sides roll at the same time.

web-warlords-piece-infantry = infantry
web-warlords-piece-tank = tank
web-warlords-piece-aircraft = aircraft

## Rules in short

web-warlords-short-7-1 = Circle: two half-circles of one colour where two cards touch
web-warlords-short-7-2 = Guard: one infantry from the Launch Pad, now or never
web-warlords-short-7-3 = Two guards of a colour: you may use its ability at once
web-warlords-short-7-4 = Empty: a circle without its guard stays empty for good
web-warlords-short-14-1 = Dice: one for each unit, three at most
web-warlords-short-14-2 = Hits: two faces; the invader face too, for an invader with a tank
web-warlords-short-14-3 = Losses: both sides lose at the same time, until one has no units left
web-warlords-short-14-4 = Prize: the planet and one reputation for a victorious invader

## Statistics on profiles

web-warlords-stat-invasions_won = Invasions won
web-warlords-stat-circles = Guarded circles
web-warlords-stat-power = Power at the end
web-warlords-stat-guards_lost = Guards assassinated
web-warlords-stat-parts = How the games ended
web-warlords-stat-ending_four_of_a_kind = Four of a kind
web-warlords-stat-ending_reputation = Reputation track
web-warlords-stat-ending_last_card = Last card
