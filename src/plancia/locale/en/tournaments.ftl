### Tournaments, watching, and options of tables that belong to people.

## Names, spectators and tables that open again

web-table-name = Name of the table
web-table-name-hint = For example: Thursday evening
web-watchers = Spectators
web-watchers-about = They see public information, never a hand.
web-watchers-live = Live
web-watchers-delayed = Delayed
web-watchers-none = Nobody
web-delay-unit-decisions = decisions
web-delay-unit-minutes = minutes
web-delay = Delay
web-delay-about = Spectators see the game with this delay, in decisions or minutes. When it is over they see all of it.
web-recurs = Open again
web-recurs-about = With the same players and options; everybody moves one seat. Players are invited each time.
web-recurs-no = No
web-recurs-weekly = Every week
web-recurs-after = After the game
web-recurs-stop = Do not open this table again
web-recurs-stopped = This table will not open again.
web-no-spectators-short = No spectators
web-delayed-short = { $unit ->
    [minutes] { $count ->
        [one] Spectators see it one minute later
       *[other] Spectators see it { $count } minutes later
    }
   *[other] { $count ->
        [one] Spectators see it one decision later
       *[other] Spectators see it { $count } decisions later
    }
}
web-you-see-delayed = { $unit ->
    [minutes] { $count ->
        [one] You see the game as it was one minute ago.
       *[other] You see the game as it was { $count } minutes ago.
    }
   *[other] { $count ->
        [one] You see the game as it was one decision ago.
       *[other] You see the game as it was { $count } decisions ago.
    }
}
web-gallery = Spectators' chat
web-gallery-about = Players cannot read this.
web-say-gallery = Write to the other spectators
web-gallery-needs-name = You need a name to write here.

## Watching

web-featured = Live now
web-featured-watching = { $count ->
    [0] Live now
    [one] Live now, one person watching
   *[other] Live now, { $count } people watching
}

## Tournaments

web-nav-tournaments = Tournaments
web-tournament = Tournament
web-tournaments-about = Several rounds, one winner. Bots can complete the tables.
web-tournament-new = New tournament
web-tournaments-open = Open and in progress
web-tournaments-mine = Mine
web-tournaments-over = Finished
web-tournaments-none = No tournaments yet
web-tournaments-none-about = Create one and send the link to the players.
web-tournaments-none-mine = You are not in a tournament
web-tournaments-none-over = No tournament has finished yet
web-tournament-format = Format
web-format-swiss = Swiss
web-format-round_robin = Round robin
web-format-knockout = Knock-out
web-format-groups = Groups
web-format-swiss-about = Everybody plays in every round, against players with about the same points. Players may join late.
web-format-round_robin-about = Everybody plays everybody, as far as the tables allow.
web-format-knockout-about = The best of each table reach the next round, until one table is left.
web-format-groups-about = Everybody plays everybody in small groups. The best of each group advance to a knock-out.
web-format-rounds = { $count ->
    [0] { $format }
    [one] { $format }, one round
   *[other] { $format }, { $count } rounds
}
web-tournament-name = Name
web-tournament-seats = Players at each table
web-tournament-rounds = Rounds
web-tournament-rounds-usual = Default
web-tournament-duplicate = Duplicate
web-tournament-duplicate-about = All tables get the same draws, and you score against the players in your seat at other tables.
web-tournament-duplicate-not = Only in Swiss and round robin.
web-tournament-most = At most
web-tournament-bots = Bots complete the tables
web-tournament-bots-about = They play where people are missing.
web-tournament-fill = Fill with bots up to
web-tournament-no-show = Missing players lose after
web-tournament-pause = Break between rounds
web-tournament-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-tournament-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-tournament-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-tournament-no-pause = None
web-tournament-starts = Starts
web-tournament-starts-host = When I start it
web-tournament-starts-time = At a fixed time
web-tournament-time = Date and time
web-tournament-public = In the list of tournaments
web-tournament-public-about = Otherwise only people with the link find it.
web-tournament-create = Create the tournament
web-tournament-create-about = Then send its link. You start it when everybody has joined.
web-tournament-needs-account = You need an account to play in tournaments.
web-tournament-join = Join
web-tournament-join-late = Join from the next round on
web-tournament-join-sure = You may have to play against somebody you have blocked, or who has blocked you. This format cannot keep you apart.
web-tournament-join-anyway = Join anyway
web-tournament-withdraw = Withdraw
web-tournament-withdraw-sure = Withdraw from the tournament? You will resign your game in progress.
web-tournament-start = Start the tournament
web-tournament-start-about = No more players can join, except in Swiss tournaments.
web-tournament-cancel = Cancel the tournament
web-tournament-cancel-sure = Cancel the tournament? Games in progress end without a result.
web-tournament-status-open = Waiting for players
web-tournament-status-playing = In progress
web-tournament-status-over = Finished
web-tournament-status-cancelled = Cancelled
web-tournament-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-tournament-of-most = { $count } of at most { $most } players
web-tournament-needs = At least { $count } players are needed.
web-tournament-tables-of = Tables of { $count }
web-tournament-starts-at = Starts { $time }
web-tournament-by = by { $name }
web-tournament-rated = Rated
web-tournament-round = Round { $number }
web-tournament-round-live = { $done } of { $count } tables finished
web-tournament-round-mine = you: { $points }
web-tournament-round-over = finished
web-tournament-round-next = { $time }
web-tournament-round-later = to come
web-tournament-standings = Standings
web-tournament-entered = Players
web-tournament-counts-live = includes finished tables of round { $number }
web-tournament-player = Player
web-tournament-place = Place
web-tournament-rating = Rating
web-tournament-points = Points
web-tournament-tie-break = Tie-break
web-tournament-withdrawn = withdrawn
web-tournament-bot = { $level } { $number }
web-tournament-deleted = Deleted player
web-tournament-bye = bye
web-tournament-explain = 2 points for each player you beat at your table, 1 for a tie.
web-tournament-explain-duplicate = 2 points for each player you beat in your seat, 1 for a tie.
web-tournament-explain-bye-2 = A bye counts as a win.
web-tournament-explain-bye-more = A bye counts as a second place.
web-tournament-explain-bye-duplicate = A bye counts as a tie with everybody.
web-tournament-tie-opponents = Equal points: the points of all your opponents decide, then the tables you won. The tie-break shows both numbers.
web-tournament-tie-rounds = The round you reached counts first, then the players you beat at your last table, then the points, then the tables you won. The tie-break shows the round, those players and those tables.
web-tournament-no-show-explain = Players who do not appear within { $time } lose, and a bot plays for them. A bot also takes over when the clock has run out.
web-tournament-tables = Round { $number }, tables
web-tournament-table = Table { $number }
web-tournament-group = Group { $name }
web-tournament-live = live
web-tournament-done = done
web-tournament-hidden = hidden until the round is over
web-tournament-hidden-about = All tables get the same draws, so nobody can see another table before the round is over.
web-tournament-play = Play
web-tournament-mine = Your table in round { $number }
web-tournament-mine-place = { $place ->
    [1] You won.
    [2] You came second.
    [3] You came third.
   *[other] You came { $place }th.
}
web-tournament-mine-absent = You did not play to the end, so you get no points.
web-tournament-mine-wait = Your game is in progress.
web-tournament-mine-bye = You have a bye in this round.
web-tournament-in-seat = In your seat, round { $number }
web-tournament-in-seat-table = table { $number }
web-tournament-absent = absent
web-tournament-in-seat-playing = table { $number }, playing
web-tournament-share = Share
web-tournament-copied = The link has been copied.
web-tournament-winner = { $name } won the tournament.
web-tournament-winners = Shared first place: { $names }.
web-tournament-next = The next round starts { $time }.
web-tournament-soon = in a moment
web-tournament-all = All { $count }
web-tournament-fewer = Show fewer

## Errors

web-no-no-spectators = Only the players of this table can see it.
web-no-round-in-progress = You can see this table when its round is over: all tables of the round get the same draws.
web-no-spectators-wait = Spectators can step through this game when it is over.
web-no-players-do-not-write-here = Only spectators write here.
web-no-tournament-game = Games of a tournament cannot be paused, ended or undone.
web-no-no-such-tournament = This tournament does not exist.
web-no-joined-already = You have already joined.
web-no-not-in-tournament = You are not in this tournament.
web-no-entries-are-closed = No more players can join.
web-no-not-with-host = You cannot join this tournament.
web-no-meets-blocked = You may have to play against somebody you have blocked, or who has blocked you.
web-no-tournament-is-over = This tournament is over.
web-no-too-few-players = There are too few players.
web-no-too-many-tournaments = There are too many unfinished tournaments.
web-no-bad-tournament = These settings are invalid.
web-no-no-duplicate = Duplicate is possible only in Swiss and round robin.
web-no-bad-delay = This delay is invalid.
web-no-title-length = A name must have 2 to 40 characters.
web-no-title-characters = The name contains characters that cannot be displayed.
