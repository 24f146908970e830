### Habits: in what a player differs from the strongest bots. `mine`: the reader is this player.

web-habits = Habits
web-habits-yours = Your habits
web-habits-private = only you see this
web-habits-about = Compared with our strongest bots, in games with as many players.
web-habits-nothing = No finished games yet
web-profile-habits = Habits
web-profile-habits-about = In what you differ from our strongest bots, counted in your latest finished games.
web-no-not-shown = This player does not show that.

habits-few = { $game }: habits appear after { $needed } finished games. So far: { $games }.
habits-none = { $game }: no habit stands out in { $games } games.
habits-games = { $game }, { $games } games
habits-figures = { $own }, bots { $bots }

habit-tigris-wars = { $mine ->
    [yes] You start
   *[no] Starts
} { $more ->
    [yes] more
   *[no] fewer
} wars per game than our strongest bots.
habit-tigris-revolts = { $mine ->
    [yes] You start
   *[no] Starts
} { $more ->
    [yes] more
   *[no] fewer
} revolts per game than our strongest bots.
habit-tigris-monuments = { $mine ->
    [yes] You build
   *[no] Builds
} { $more ->
    [yes] more
   *[no] fewer
} monuments per game than our strongest bots.
habit-tigris-treasures = { $mine ->
    [yes] You take
   *[no] Takes
} { $more ->
    [yes] more
   *[no] fewer
} treasures per game than our strongest bots.
habit-tigris-catastrophes = { $mine ->
    [yes] You play
   *[no] Plays
} { $more ->
    [yes] more
   *[no] fewer
} catastrophes per game than our strongest bots.
habit-tigris-swaps = { $mine ->
    [yes] You exchange tiles
   *[no] Exchanges tiles
} { $more ->
    [yes] more
   *[no] less
} often per game than our strongest bots.
habit-tigris-leaders-moved = { $mine ->
    [yes] You move leaders on the board
   *[no] Moves leaders on the board
} { $more ->
    [yes] more
   *[no] less
} often per game than our strongest bots.

habit-rex-influence = { $mine ->
    [yes] You keep
   *[no] Keeps
} { $more ->
    [yes] more
   *[no] less
} influence from round to round than our strongest bots.
habit-rex-battles = { $mine ->
    [yes] You fight
   *[no] Fights
} { $more ->
    [yes] more
   *[no] fewer
} battles per round than our strongest bots.
habit-rex-cards = { $mine ->
    [yes] You buy
   *[no] Buys
} { $more ->
    [yes] more
   *[no] fewer
} cards per round than our strongest bots.
habit-rex-deployed = { $mine ->
    [yes] You deploy
   *[no] Deploys
} { $more ->
    [yes] more
   *[no] fewer
} units per round than our strongest bots.
habit-rex-moves = { $mine ->
    [yes] You move your units
   *[no] Moves units
} { $more ->
    [yes] more
   *[no] less
} often per round than our strongest bots.
habit-rex-lost = { $mine ->
    [yes] You lose
   *[no] Loses
} { $more ->
    [yes] more
   *[no] fewer
} units in battle per round than our strongest bots.

habit-warlords-invasions = { $mine ->
    [yes] You invade
   *[no] Invades
} { $more ->
    [yes] more
   *[no] fewer
} planets per game than our strongest bots.
habit-warlords-bombardments = { $mine ->
    [yes] You bombard planets
   *[no] Bombards planets
} { $more ->
    [yes] more
   *[no] less
} often per game than our strongest bots.
habit-warlords-wounded = { $mine ->
    [yes] You wound
   *[no] Wounds
} { $more ->
    [yes] more
   *[no] fewer
} mercenaries per game than our strongest bots.
habit-warlords-scouting = { $mine ->
    [yes] You scout
   *[no] Scouts
} { $more ->
    [yes] more
   *[no] fewer
} sectors per game than our strongest bots.
habit-warlords-hired = { $mine ->
    [yes] You hire
   *[no] Hires
} { $more ->
    [yes] more
   *[no] fewer
} mercenaries per game than our strongest bots.
habit-warlords-support = { $mine ->
    [yes] You play
   *[no] Plays
} { $more ->
    [yes] more
   *[no] fewer
} support cards per game than our strongest bots.
habit-warlords-travels = { $mine ->
    [yes] You move your mothership
   *[no] Moves the mothership
} { $more ->
    [yes] more
   *[no] less
} often per game than our strongest bots.
