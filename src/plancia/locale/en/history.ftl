### Finished games, ratings and profiles.

web-nav-games = My games
web-nav-played = Games
web-next-table = Next table
web-in-progress = In progress

## The list

web-history-none = No finished games yet
web-history-none-about = Your finished games appear here, with their replays.
web-history-no-match = No game matches.
web-history-show = Show this game of { $game }
web-history-column-position = Last position
web-history-column-result = Result
web-history-column-opponents = Opponents
web-history-column-played = Played
web-history-column-length = Length
web-history-column-rating = Rating
web-history-replay = Replay
web-history-export = Export record
web-history-export-all = Export all
web-history-share = Share
web-history-copied = Link copied.
web-history-shared = You share the victory: { $names }.
web-history-came = You came { $place }.
web-history-result = Result
web-history-opponents = Opponents
web-history-played = Played
web-from-to-of = { $first } to { $last } of { $all }
web-page-back = Previous page
web-page-next = Next page
web-place-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-of-players = of { $count }
web-tigris-score-short = score { $count }
web-rex-score-short = { $count ->
    [one] 1 stronghold
   *[other] { $count } strongholds
}
web-warlords-score-short = power { $count }
web-took-minutes = { $count } min
web-took-hours = { $hours } h { $minutes } min
web-took-days = { $count } days
web-percent = { $count } %

## Totals

web-sum-games = { $count ->
    [one] game
   *[other] games
}
web-sum-won = { $count ->
    [one] won
   *[other] won
}
web-sum-people = with people
web-sum-bots = against bots

## Filters

web-filter = Filters
web-filter-all = All
web-filter-result = Any result
web-filter-result-won = Won
web-filter-result-lost = Lost
web-filter-company = People and bots
web-filter-company-people = With people
web-filter-company-bots = Bots only
web-filter-always = Any time
web-filter-days = { $count ->
    [365] Last year
   *[other] Last { $count } days
}
web-filter-text = Opponent or code
web-history-with = with { $names }
web-history-chance = your winning chance in %
web-history-costliest = Your costliest decision lowered it from { $from } % to { $to } %.
web-filter-clear = Show all games

## Ratings

web-rated = Rated
web-rated-about = Changes the ratings of all players. Everyone needs an account, and moves cannot be undone.
web-rated-needs-account = Changes the ratings of all players. You need an account for that.
web-rated-short = Rated: the result counts, and nothing can be undone.
web-rated-game = rated
web-not-rated = not rated
web-ladder-people = with people
web-ladder-bots = with bots
web-in-30-days = in 30 days
web-rating-curve = Rating in { $game } over time
web-left-games = games left early: { $left } of { $count }
web-left-none = { $count ->
    [one] finished 1 game
   *[other] finished all { $count } games
}
web-rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
web-rated-won = { $count } % won
web-rating-top = top { $count } %
web-rating-best = best { $rating }
web-provisional-about = The question mark means that this number is still uncertain: it settles after about twenty games.

## Profiles

web-your-profile = Your profile
web-joined = Joined in { $month }
web-view-as-others = View as others
web-view-as-me = View as myself
web-edit-profile = Edit profile
web-edit-profile-about = Choose what everybody can see here. By default, only you can.
web-profile-ratings = Ratings
web-profile-ratings-about = Your ratings and their curves. You also appear on the leaderboards.
web-profile-games = Latest games
web-profile-games-about = Games at public tables, with their replays.
web-profile-bots = Results against bots
web-profile-bots-about = How many games you have won against each level.
web-profile-statistics = Statistics
web-profile-statistics-about = What you did in the games you played to the end: wars, battles, races, endings.
web-profile-promises = Promises
web-profile-promises-about = How many promises you have kept and broken in games with other people. Private promises do not count.
web-promises-record = Promises
web-promises-kept-of = { $kept } kept, { $broken } broken
web-promises-none = None so far
web-profile-private = This player keeps their profile private.
web-no-ratings = No rated games yet
web-no-ratings-about = You can make a game rated when you create a table.
web-against-bots = Against bots
web-won-of = { $won } of { $games }
web-statistics-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $won ->
    [one] 1 won
   *[other] { $won } won
}
web-statistics-won = { $count ->
    [one] 1 won
   *[other] { $count } won
}
web-per-game = per game
web-recent-games = Latest games

## Leaderboards

web-leaders = Leaderboards
web-no-leaders = Nobody is on this list yet
web-no-leaders-about = Players appear here when their rating is settled and visible on their profile.

## Friends

web-friends = Friends
web-friends-waiting = { $count ->
    [one] Friends: 1 invitation
   *[other] Friends: { $count } invitations
}
web-friends-need-account = You need an account to add friends. It also keeps your name and your games.
web-friends-online = { $online } of { $count } online
web-friend-name = Name of a player
web-add = Add
web-add-friend = Add friend
web-friend-asked = { $name } has to accept first.
web-friend-not-yet = has not answered yet
web-no-friends = No friends yet. Type the name of somebody you play with.
web-online = online
web-plays = plays { $game }
web-offline = offline
web-remove = Remove
web-unfriend-sure = { $name } will no longer be in your list, nor you in theirs. You can ask again at any time.
web-accept-request = Accept request
web-request-sent = Request sent
web-unfriend = Remove { $name } from your friends
web-withdraw = Withdraw
web-invitations = Invitations
web-no-invitations = No invitations.
web-invited-by = { $name } invites you to { $game }.
web-you-invited = You invited { $name } to { $game }.
web-wants-to-be-friends = { $name } sent you a friend request.
web-accept = Accept
web-decline = Decline
web-played-together = You have played together
web-games-together = { $count ->
    [one] 1 game together
   *[other] { $count } games together
}
web-privacy = Privacy
web-who-sees-profile = Who can see your profile
web-data-download-mine = Download my data
web-show-online = Show when you are online
web-show-online-about = To friends only, with the public table where you play.
web-strangers-invite = Strangers may invite you
web-strangers-invite-about = Otherwise only friends can.
web-blocked = Blocked
web-block = Block
web-blocked-now = { $name } is blocked. You can undo this on the Friends page.
web-unblock = Unblock
web-kind-friend = Friend
web-which-friend = Friend for seat { $seat }
