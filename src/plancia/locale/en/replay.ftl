### Replays, forks, and the report of what went wrong.

web-nav-replays = Replays
web-nav-lesson = Lesson

web-replay = Replay
web-replays-about = Watch a game again, step by step, and play on from any position.
web-replays-none = No finished games yet
web-replays-none-about = Every game that is played to its end can be watched here.
web-replays-won = Won by { $names }
web-replays-won-by-you = You won
web-replay-open = Open a record
web-replay-drop = Drop a record file here
web-replay-drop-about = A file saved with “Save record”. It is not stored.
web-replay-another = Open another
web-replay-damaged = This record cannot be played
web-replay-damaged-line = Error in line { $line }.
web-replay-damaged-whole = The file as a whole is invalid.
web-replay-too-large = The file is too large to be a record.
web-replay-from-file = from a file
web-replay-going-on = This game is in progress. You see what you are allowed to know.
web-replay-won = won by { $names }
web-replay-copy = Copy link
web-replay-copied = Link copied. It opens this exact moment.
web-replay-not-copied = The link could not be copied. Copy it from the address bar.
web-replay-step = step { $step } of { $count }
web-replay-round = Round { $round }
web-replay-at = Round { $round }: { $what }
web-replay-start = The game begins
web-replay-first = Go to the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = Go to the end
web-replay-speed = Speed: { $speed } times
web-replay-timeline = Timeline
web-replay-keys = Arrow keys step, with Shift by rounds; space plays.
web-replay-eyes = Point of view
web-replay-eyes-table = Table
web-replay-eyes-all = All
web-replay-eyes-of-table = what everybody saw
web-replay-eyes-of-all = nothing is hidden
web-replay-eyes-of-seat = what { $name } knew then

web-fork = Play on from here
web-fork-about = A new table against bots. What { $name } could not know is dealt again.
web-fork-choose = A new table against bots. First choose whose seat you take.
web-fork-over = The game is over here. Go back a step to play on.
web-fork-as = Play on as { $name }
web-fork-here = Play on here
web-fork-bots = Bots
web-fork-seat = Seat
web-look-back = Look back

web-report-saved = Report saved. It contains only what you could see.

web-share = Share
web-share-copied = Replay link copied.
web-how-open = Open in the replay

web-no-damaged-record = The record is damaged.
web-no-no-such-step = This game has no such step.
web-no-game-was-over = The game was already over at this point.
web-no-cannot-go-on = This game cannot be continued from a position.
web-no-no-such-example = The rules have no such example.
web-no-no-lesson = There is no lesson for this game yet.
web-no-not-in-this-lesson = That is legal, but not what this step is about.
