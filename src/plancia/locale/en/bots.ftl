# ---- levels of bots --------------------------------------------------------------------------------------------------
level-novice = Novice
level-novice-about = Sees the next point
level-regular = Regular
level-regular-about = Sees the whole board
level-expert = Expert
level-expert-about = Plans ahead
level-master = Master
level-master-about = Thinks whole turns through
level-random = At random
level-random-about = Any legal answer

# ---- what decides between two answers: tigris ------------------------------------------------------------------------
term-tigris-leaders = your leaders
term-tigris-monuments = monuments
term-tigris-treasures = treasures within reach
term-tigris-revolts = safety from revolts
term-tigris-wars = wars to come
term-tigris-hand = the tiles in your hand
term-tigris-actions = actions left
term-tigris-rivals = what your rivals have
term-tigris-rest = points

# ---- what decides between two answers: warlords ----------------------------------------------------------------------
term-warlords-planets = planets and their missions
term-warlords-majorities = majorities
term-warlords-forces = units ready for use
term-warlords-guards = guards
term-warlords-reputation = reputation
term-warlords-hand = the mercenaries in your hand
term-warlords-support = support cards and tokens
term-warlords-closing = who can end the game
term-warlords-actions = what is left of this turn
term-warlords-rivals = what your rivals have
term-warlords-rest = power

# ---- what decides between two answers: rex ---------------------------------------------------------------------------
term-rex-strongholds = strongholds
term-rex-rivals = what your rivals hold
term-rex-units = units
term-rex-influence = influence
term-rex-cards = cards
term-rex-leaders = leaders
term-rex-fleet = safety from the fleet
term-rex-allies = your allies
term-rex-rest = the end of the game
