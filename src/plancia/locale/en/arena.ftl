### `plancia arena`: contests between bots

terminal-command-arena = Find out which bot is stronger: the same deals from every side, with ratings and a report.

terminal-option-contestants = The bots, separated by commas: novice, regular, expert, master, mybot.py:MyBot, or exec: and the command of a program.
terminal-option-challenge = Play only against this bot; default: all against all.
terminal-option-deals = Number of deals for each pairing; every deal is played from both sides.
terminal-option-sprt = Stop a pairing early if its share of victories is clearly at most the first or at least the second value, for example 0.5,0.55.
terminal-option-worlds = Number of hidden worlds a bot may imagine for an answer.
terminal-option-think-seconds = Seconds a bot may think about an answer; default: no limit, and one minute for programs.
terminal-option-talk = When the bots may make deals: off, ceasefire or any.
terminal-option-results = Folder for the results; a contest in the same folder continues where it stopped.

terminal-arena-too-few = A contest needs at least two different bots.
terminal-arena-resumed = { $games ->
    [one] Continuing: { $games } game has already been played.
   *[other] Continuing: { $games } games have already been played.
}
terminal-arena-stopped = Stopped. The games so far are in { $folder }: the same command continues.
terminal-arena-no-ratings = There are no ratings, because openskill is not installed. To install it: { $command }
terminal-arena-no-parquet = There is no Parquet file, because polars is not installed. To install it: { $command }
terminal-arena-written = Results and { $report } are in { $folder }.
terminal-bad-results = The results cannot be continued: { $reason }.

## Tables and report

terminal-arena-title = Arena: { $game }, { $seats } players
terminal-arena-about = Games: { $games }. Every deal is played from both sides. Seed: { $seed }. Intervals: 95%. A shared victory counts as a fraction.
terminal-arena-bots = Bots
terminal-arena-pairings = Who beats whom
terminal-arena-promises = Deals and promises
terminal-arena-offers = Offers
terminal-arena-accepted = Accepted
terminal-arena-kept = Kept
terminal-arena-broken = Broken
terminal-arena-void = Void
terminal-arena-share-kept = Share kept
terminal-arena-by-seat = By seat
terminal-arena-by-role = By role
terminal-arena-lengths = Length and endings
terminal-arena-bot = Bot
terminal-arena-pairing = Pairing
terminal-arena-seat = Seat
terminal-arena-role = Role
terminal-arena-rating = Rating
terminal-arena-deals = Deals
terminal-arena-games = Games
terminal-arena-share = Share
terminal-arena-interval = 95% interval
terminal-arena-times = Time per decision
terminal-arena-time-most = 95 of 100
terminal-arena-time-longest = Longest
terminal-arena-ratio = LLR
terminal-arena-verdict = Test
terminal-arena-verdict-open = undecided
terminal-arena-length = Decisions per game; endings
terminal-arena-count = Number
terminal-arena-shortest = Shortest
terminal-arena-median = Median
terminal-arena-mean = Mean
terminal-arena-longest = Longest game

## Results files

results-not-results = { $file } is not a results file
results-other-version = { $file } was written by another version of plancia
results-other-contest = { $file } belongs to a contest with other bots, options, players or another seed
results-damaged = { $file } is damaged

# Datasets, and clusters.
terminal-command-dataset = Write games of bots as Parquet files: every observation, action and result.
terminal-option-dataset-out = Folder for the files; a dataset in the same folder is continued.
terminal-option-actions = What an action is: fields, or answers for whole answers of Tigris & Euphrates.
terminal-option-shard = Number of games in each file.
terminal-option-on = Where to play: ray for a Ray cluster on this machine, or the address of one, ray://host:10001.
terminal-dataset-written = The dataset in { $folder } is complete. Games: { $games }. Files: { $files }.
terminal-dataset-failed = The dataset cannot be written: { $reason }
terminal-needs-package = This needs { $package }. To install it: { $command }
terminal-no-such-cluster = No cluster called “{ $on }”: write ray, or an address such as ray://host:10001.
terminal-cluster-unreachable = The cluster at { $on } cannot be reached: { $reason }

# Tuning.
terminal-command-tune = Improve the weights of the bots by self-play; Ctrl-C stops, and the same command continues.
terminal-argument-tuned = The games to tune; default: all.
terminal-option-tuned-players = Number of players; default: all numbers, one after another.
terminal-option-steps = Number of steps. A step plays every deal from both sides; in a population it is one game.
terminal-option-tuned-deals = Number of deals in each step; each is played from both sides.
terminal-option-first = Start with the weights of greedy-1 and its faults repaired. They never change, so the run can be repeated.
terminal-option-tuned-bot = The bot that plays: greedy or planner. Both use the weights; planner is stronger and slower.
terminal-option-population = Give every seat weights of its own; needs fewer games where many play.
terminal-option-logs = Folder for the logs.
terminal-option-write = Write the weights of the log into the package, without playing on.
terminal-tune-no-weights = There are no weights for { $game }.
terminal-tune-bot = Unknown bot “{ $bot }”. Choose from: { $bots }.
terminal-tune-run = { $game }, { $players } players
terminal-tune-changed = { $game }, { $players } players: { $games } games. The weights that changed most:
terminal-tune-written = Written: { $file }
