# ---- levels of bots --------------------------------------------------------------------------------------------------
level-novice = Novice
level-novice-about = Sees the next point
level-regular = Regular
level-regular-about = Sees the whole board
level-expert = Expert
level-expert-about = Plans ahead
level-master = Master
level-master-about = Thinks whole turns through
level-random = Random
level-random-about = Any legal answer

# ---- characters in Rex -----------------------------------------------------------------------------------------------
character-diplomat = Diplomat
character-diplomat-about = Keeps alliances
character-merchant = Merchant
character-merchant-about = Bids high, gives to allies
character-warrior = Warrior
character-warrior-about = Attacks early and often
character-schemer = Schemer
character-schemer-about = Leaves when it pays

# ---- what decides between two answers: tigris ------------------------------------------------------------------------
term-tigris-leaders = your leaders
term-tigris-monuments = monuments
term-tigris-treasures = treasures within reach
term-tigris-revolts = safety from revolts
term-tigris-wars = wars to come
term-tigris-hand = the tiles in your hand
term-tigris-actions = actions left
term-tigris-rivals = holding your rivals back
term-tigris-rest = points

# ---- what decides between two answers: warlords ----------------------------------------------------------------------
term-warlords-planets = planets with their missions
term-warlords-majorities = majorities
term-warlords-forces = units ready for use
term-warlords-guards = guards
term-warlords-reputation = reputation
term-warlords-hand = the mercenaries in your hand
term-warlords-support = support cards or tokens
term-warlords-closing = who can end the game
term-warlords-actions = what is left of this turn
term-warlords-rivals = holding your rivals back
term-warlords-rest = power

# ---- what decides between two answers: rex ---------------------------------------------------------------------------
term-rex-strongholds = strongholds
term-rex-rivals = holding your rivals back
term-rex-units = units
term-rex-influence = influence
term-rex-cards = cards
term-rex-leaders = leaders
term-rex-fleet = safety from the fleet
term-rex-allies = your allies
term-rex-rest = the end of the game

# ---- lines of bots ---------------------------------------------------------------------------------------------------
voice-plain-won = That one goes to me.
voice-plain-built = This one will last.
voice-plain-victory = A good game.
voice-plain-accept = I accept.
voice-plain-refuse = Thank you, but it is not worth it to me.
voice-plain-no-promises = I make no promises, but thank you for asking.
voice-diplomat-propose = Together we are closer to winning than apart.
voice-diplomat-accept = You have my word.
voice-diplomat-refuse = It would not bring us closer. Another time.
voice-diplomat-leave = I am sorry. Peace has its limits.
voice-diplomat-gift = A friend should not go without.
voice-diplomat-won = I would have preferred to talk.
voice-diplomat-victory = Nobody wins a city alone.
voice-diplomat-peace = Let us not waste soldiers on each other.
voice-diplomat-rival = One of us is close to winning. We should not look away.
voice-diplomat-trade = A fair exchange keeps the peace.
voice-diplomat-counter = Gladly, if it is fair to both of us.
voice-diplomat-distrust = I would like to believe you. Your record says otherwise.
voice-diplomat-broke = I gave my word, and I am sorry.
voice-merchant-propose = Your strength and my purse: a fair bargain.
voice-merchant-accept = The terms suit me.
voice-merchant-refuse = There is too little in it for me.
voice-merchant-leave = I can win alone now. Business is business.
voice-merchant-gift = Spend it well. I expect something in return.
voice-merchant-won = That was worth its price.
voice-merchant-victory = A good investment.
voice-merchant-peace = War is bad for business.
voice-merchant-rival = If somebody else wins, we both lose our stake.
voice-merchant-trade = A price that suits us both.
voice-merchant-counter = Add a little, and we have a deal.
voice-merchant-distrust = You have no credit with me.
voice-merchant-broke = The price was too good.
voice-warrior-propose = You have soldiers. Stand beside me.
voice-warrior-accept = Good. Whom do we fight first?
voice-warrior-refuse = I am stronger alone.
voice-warrior-leave = I need nobody to finish this.
voice-warrior-gift = Buy soldiers with it.
voice-warrior-won = Who is next?
voice-warrior-victory = The city is ours.
voice-warrior-peace = Stay out of mine, and I stay out of yours.
voice-warrior-rival = There is our enemy. Strike when you can.
voice-warrior-trade = Fight for me, and you get your pay.
voice-warrior-counter = Not for nothing.
voice-warrior-distrust = You broke your word. I do not forget.
voice-warrior-broke = I do not like it, but this is war.
voice-schemer-propose = We want the same thing. For now.
voice-schemer-accept = Gladly. It brings me closer.
voice-schemer-refuse = You are of no use to me yet.
voice-schemer-leave = You have served your purpose.
voice-schemer-gift = Remember who gave you this.
voice-schemer-won = As planned.
voice-schemer-victory = You never asked what I wanted.
voice-schemer-peace = Look the other way for a while, and so will I.
voice-schemer-rival = It would be a pity if the wrong one won.
voice-schemer-trade = A small favour, well paid.
voice-schemer-counter = Almost. Sweeten it a little.
voice-schemer-distrust = I know that trick. I use it too.
voice-schemer-broke = You believed me? How kind.
