### Learning from games: reviews and puzzles in the terminal.

terminal-command-review = Review a finished game: its turning points, judged by what the player knew.
terminal-command-puzzle = Find puzzles, list them, or try one.
terminal-command-puzzle-find = Find puzzles in games between bots.
terminal-command-puzzle-list = List the puzzles, the easiest first.
terminal-command-puzzle-try = Try a puzzle.
terminal-option-review-seat = the seat, from 0; without it, the first person
terminal-option-review-html = write one HTML page instead
terminal-option-review-seconds = stop judging after this many seconds
terminal-option-puzzle-clear = how much better the best answer must be, in percent
terminal-option-puzzle-out = write the puzzles into this file, as JSON
terminal-option-puzzle-from = use the puzzles in this file, written by “plancia puzzle find --out”
terminal-option-puzzle-id = this puzzle
terminal-cannot-analyse = This cannot be analysed: { $reason }.
terminal-review-working = Reviewing …
terminal-review-progress = Reviewing: { $percent } %
terminal-review-written = The review is in { $file }.
terminal-review-title = Review: { $game }, { $player }
terminal-review-known = Judged by what the player knew then.
terminal-review-sampled = The game is long: { $seen } of { $own } decisions were reviewed.
terminal-review-chances = Winning chance
terminal-review-curve = Winning chance over time: { $blocks }
terminal-review-sum = Even start { $start } %, luck { $luck }, others { $others }, decisions { $decisions }: result { $result } %.
terminal-review-qualities = { $count ->
    [one] One decision was judged
   *[other] { $count } decisions were judged
}. Best: { $best }, within 1 %: { $fine }, small losses: { $small }, costly: { $costly }.
terminal-review-none = No decision cost much.
terminal-review-decision = { $place }. Decision { $number } of { $of }: −{ $loss } %
terminal-review-played = Played: { $answer } ({ $chance } %)
terminal-review-better = Better: { $answer } ({ $chance } %)
terminal-review-also = Also good: { $answer } ({ $chance } %)
terminal-why-further = Its advantage shows only later.
terminal-no-such-puzzle = There is no puzzle “{ $id }”.
terminal-puzzle-found = { $id }: { $theme }, rating { $rating }
terminal-puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
terminal-puzzle-task = You are { $player }. What is best? (rating { $rating })
terminal-puzzle-right = Solved. This would happen:
terminal-puzzle-wrong = Not this one. This would happen:
terminal-puzzle-answer = { $answer }: { $chance } %

terminal-command-habits = Compare a player's habits with those of the strongest bots.
terminal-argument-records = files with game records
terminal-option-habits-player = the name of the player; without it, the first person of each game
terminal-habits-no-player = “{ $name }” does not play in these games.
