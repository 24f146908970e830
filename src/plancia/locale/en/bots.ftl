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
