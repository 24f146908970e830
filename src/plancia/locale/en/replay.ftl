### Replays, forks, and the report of what went wrong.

web-nav-replays = Replays
web-nav-lesson = Lesson

web-replay = Replay
web-replays-about = Watch a game again, step by step, and play on from any moment.
web-replays-mine = My games
web-replays-public = Public games
web-replays-none = No finished games yet
web-replays-none-about = Every game that is played to its end can be watched here.
web-replays-won = Won by { $names }
web-replays-won-by-you = You won
web-replay-open = Open a record
web-replay-drop = Drop a record file here
web-replay-drop-about = A file that was saved with “Save record”. It is only looked at, not kept.
web-replay-another = Open another
web-replay-damaged = This record cannot be played
web-replay-damaged-line = Something is wrong in line { $line }.
web-replay-damaged-whole = Something is wrong with the file as a whole.
web-replay-too-large = The file is too large to be a record.
web-replay-from-file = from a file
web-replay-going-on = This game goes on. You see what you could know.
web-replay-won = won by { $names }
web-replay-copy = Copy link
web-replay-copied = The link is copied. It opens this very moment.
web-replay-not-copied = The link could not be copied. It stands in the address bar.
web-replay-step = step { $step } of { $count }
web-replay-round = Round { $round }
web-replay-at = Round { $round }: { $what }
web-replay-start = The game begins
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-last = To the end
web-replay-speed = Speed: { $speed } times
web-replay-timeline = Timeline
web-replay-keys = Arrow keys step, with Shift by rounds; space plays.
web-replay-eyes = Who is looking?
web-replay-eyes-table = Table
web-replay-eyes-all = All
web-replay-eyes-of-table = what everybody saw
web-replay-eyes-of-all = nothing is hidden
web-replay-eyes-of-seat = what { $name } knew then
web-replay-hidden = hidden
web-replay-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
web-replay-mark-conflict = Conflict
web-replay-mark-monument = Monument
web-replay-mark-treasure = Treasure
web-replay-mark-catastrophe = Catastrophe
web-replay-mark-treason = Treason
web-replay-mark-alliance = Alliance
web-replay-mark-bombardment = Bombardment
web-replay-mark-ability = Ability
web-replay-mark-trigger = The end is near

web-fork = Play on from here
web-fork-about = A new table against bots. What { $name } could not know is dealt again.
web-fork-choose = A new table against bots. First choose whose seat you take.
web-fork-over = The game is over here: go back a step to play on.
web-fork-as = Play on as { $name }
web-fork-here = Play on here
web-fork-bots = Bots
web-fork-seat = Seat
web-look-back = Look back

web-report-saved = The report is saved. It holds nothing that you could not see.

web-share = Share
web-share-copied = The link to the replay is copied.
web-how-open = Open in the replay
web-chart-show = What the chart shows
web-chart-lowest = Lowest

web-no-damaged-record = The record is damaged.
web-no-no-such-step = There is no such moment in this game.
web-no-game-was-over = The game was over there already.
web-no-cannot-go-on = This game cannot be gone on with from a position.
web-no-no-lesson = There is no lesson for this game yet.
web-no-not-in-this-lesson = That is allowed, but not the matter of this step.
