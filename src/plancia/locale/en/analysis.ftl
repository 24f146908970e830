### Learning from games: reviews, hints and puzzles.

web-nav-puzzles = Puzzles
web-review = Review
web-review-of = Review this game
web-review-working = Reviewing: { $percent } %
web-review-working-about = Every decision is judged again by what this player knew. You can leave the page; the review continues.
web-review-seat = Seat
web-review-decision = Decision { $place } of { $count }
web-review-you-played = You played
web-review-played = { $name } played
web-review-better = Better
web-review-also = Also good
web-review-known = Judged by what you knew then.
web-review-known-of = Judged by what { $name } knew then.
web-review-why = Better in { $terms }.
web-review-why-further = Its advantage shows only later.
web-review-again = Try again from here
web-review-again-about = A new table against bots at this point. What you could not know is dealt again.
web-review-none = No decision cost much
web-review-none-about = All judged answers were the best or close to it.
web-review-chances = Winning chance
web-review-chances-about = From { $first } % to { $last } %.
web-review-previous = Previous decision
web-review-next = Next decision
web-review-costliest = Costliest decisions
web-review-of-decisions = of { $count }
web-review-luck = Luck and skill
web-review-luck-sum = Even start { $start } %, result { $result } %.
web-review-part-luck = Luck
web-review-part-others = Others
web-review-part-decisions = Decisions
web-review-quality = { $count ->
    [one] One decision
   *[other] { $count } decisions
}
web-review-quality-about = { $good ->
    [0] None was
    [one] One was
   *[other] { $good } were
} the best answer or within 1 % of it.
web-review-best = best
web-review-fine = within 1 %
web-review-small = small loss
web-review-costly = costly
web-review-sampled = Long game: { $seen } of { $own } decisions were reviewed.
web-review-percent = { $percent } %

web-hint = Hint
web-hint-hide = Hide hint
web-hint-chance = winning chance
web-hint-honest = Hints use only what you can see. The record of the game lists how many you took.
web-hints = Hints
web-hints-about = Players may ask for good answers. Everybody sees this, and the record lists how many hints each player took. Not in rated games.
web-replay-hints = Hints taken: { $list }
web-hints-table = Hints are allowed

web-puzzle = Puzzle
web-puzzle-daily = Puzzle of the day
web-puzzle-solve = Solve
web-puzzle-task = What is best here?
web-puzzle-about = { $game }, { $players } players. Find the one answer that is clearly best.
web-puzzle-side = You play this side.
web-puzzle-rating-of = Rating { $rating }
web-puzzle-solved = Solved
web-puzzle-failed = Not this one
web-puzzle-chance = Winning chance { $mine } %, with the best answer { $best } %.
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-play = Play on
web-puzzle-next = Next puzzle
web-puzzle-answers = Answers
web-puzzle-answers-of = { $count ->
    [one] of one player
   *[other] of { $count } players
}
web-puzzle-yours = Yours.
web-puzzle-rating = Your puzzle rating
web-puzzle-you = you
web-puzzle-this = this puzzle
web-puzzle-days = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
web-puzzle-sign-in = Solve puzzles as a guest or with an account to get a rating.
web-puzzle-none = There are no puzzles yet
web-puzzle-happened = What would happen
web-puzzle-theme = Theme: { $theme }

web-puzzles-all = All puzzles
web-puzzles-difficulty = Difficulty
web-puzzles-difficulty-about = Compared with your puzzle rating.
web-puzzles-easier = Easier
web-puzzles-normal = My level
web-puzzles-harder = Harder
web-puzzles-count = { $count ->
    [one] The only puzzle
   *[other] One of { $count } puzzles
}
web-puzzles-themes = Themes

web-no-no-such-puzzle = This puzzle does not exist.
web-no-no-hints-here = This table has no hints.
web-no-hints-not-rated = Rated tables have no hints.
web-no-not-over-yet = The game is not over yet.
web-no-cannot-analyse = This game cannot be reviewed.

analysis-no-evaluation = the bots have no evaluation for { $game }
analysis-no-curve = there are no winning chances for { $game } with { $seats } players
analysis-not-finished = the game is not finished
analysis-other-rules = it was played with version { $rules } of the rules; the current version is { $ours }
analysis-no-such-seat = there is no seat { $seat }

hint-favour = In its favour: { $terms }.
hint-equal = About as good as the first.
hint-best-equal = The next one is about as good.
hint-behind = The first one is better if you look further ahead.
hint-uncompared = What a strong bot does here, without comparing chances.
puzzle-why = The best answer is better in { $terms }.

review-resigned = The game ended by resignation. Its result is the winning chance at that moment.
review-replaced = { $count ->
    [one] A bot made one decision for this player, which does not count here.
   *[other] A bot made { $count } decisions for this player, which do not count here.
}
review-why-secret = Better on average, against everything the opponent may well have chosen.
review-won-back = Chances that were won back and lost again count each time.
review-left-out = Not judged: { $list }.
review-left-out-bids = { $count ->
    [one] one bid
   *[other] { $count } bids
}
review-left-out-talks = { $count ->
    [one] one talk
   *[other] { $count } talks
}
review-left-out-battle-cards = { $count ->
    [one] one choice of cards in battle
   *[other] { $count } choices of cards in battle
}
review-left-out-cards = { $count ->
    [one] one chance to play a card
   *[other] { $count } chances to play a card
}
review-left-out-other = { $count ->
    [one] one choice where the bots see a single good answer
   *[other] { $count } choices where the bots see a single good answer
}
