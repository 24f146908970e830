### The web app.

## The page as a whole

web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-mine = Your tables
web-nav-rules = Rules
web-skip = Skip to the content
web-language = Language
web-light = Light
web-dark = Dark
web-dark-about = The same table under a lamp.
web-guest = guest
web-guest-name = Guest { $number }
web-nobody = Who are you?
web-home = To the first page
web-close = Close
web-back = Back
web-all = All
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = The link is copied.
web-reload = Load again
web-try-again = Try again
web-opening = One moment …
web-broken = This page could not be loaded.
web-broken-about = The server may have been renewed in the meantime.
web-not-found = There is nothing here.
web-not-found-about = The address may be mistyped or out of date.
web-rule = Rule { $number }

## The first page

web-hello = What shall we play?
web-hello-about = With friends, with bots or with both. No account needed.
web-play-title = Play { $game } now
web-play-about = { $count ->
    [one] You and a bot. The first question comes in a few seconds.
   *[other] You and { $count } bots. The first question comes in a few seconds.
}
web-play-now = Play now
web-how-many-bots = How many bots
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-create = Create a table
web-create-short = Create
web-players-range = { $first } to { $last }
web-code = Code of a table
web-code-about = Join a table by its code
web-code-unknown = No table has this code.
web-code-unknown-about = Ask for it again: codes have six letters and digits.
web-join = Join
web-scan = Scan
web-scan-title = Scan a table’s QR code
web-scan-about = Hold the camera over the code on the other screen.
web-scan-cannot = This browser cannot read QR codes here. The camera app of your phone can; or type the six signs under the code.
web-scan-refused = The camera may not be used here. The camera app of your phone can read the code; or type the six signs under it.
web-scan-elsewhere = No table here has this code. It may belong to another server.
web-scan-code = Type the code
web-home-lesson = Learn it
web-home-lesson-about = In small steps
web-home-record = Open a record
web-home-record-about = Watch a game again
web-open-tables = Open tables
web-nobody-waits = Nobody waits now.
web-nobody-waits-about = Open a table and others will find it here.
web-nothing-to-watch = No public game goes on.
web-nothing-to-watch-about = Games at public tables can be watched here.
web-no-tables = You sit at no table.
web-no-tables-about = Games you play are kept here until they are over.
web-more-tables = More
web-wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
web-ended = Ended
web-to-table = To the table
web-as-guest = You play as a guest.
web-as-guest-about = Your games stay on this device.
web-status-open = waits for players
web-status-playing = goes on
web-status-paused = is paused
web-status-over = is over
web-status-aborted = was broken off

## A new table

web-create-about = Seats, clock and options, in plain words.
web-game = Game
web-seats = Seats
web-players-count = { $count } players
web-who-sits = Who takes seat { $seat }
web-kind-me = On this device
web-kind-open = Free, by link
web-kind-bot = Bot
web-another-here = One more, here
web-bot-name = A bot
web-bot-kind = How the bots play
web-bot-kind-about = Bots answer within a second or so.
web-bot-greedy = Greedy
web-bot-random = At random
web-bot-search = Searching
web-clock = Clock
web-options = Options
web-pace-none = No clock
web-pace-none-about = Take the time you like
web-pace-quick = Brisk
web-pace-quick-about = 10 min each, 15 s a move
web-pace-calm = An evening
web-pace-calm-about = 25 min each, 30 s a move
web-pace-daily = Every day
web-pace-daily-about = A day each, 4 h a move
web-pace-relaxed = Over days
web-pace-relaxed-about = 3 days each, 12 h a move
web-pace-slow = By post
web-pace-slow-about = 3 days each, 36 h a move
web-public = Anyone may join and watch
web-public-about = Watchers see what is public, never a hand.
web-private = Only with the link
web-hot-seat = Several people at this device; it is covered between turns.
web-undo-about = A move can be taken back until something new is seen.
web-create-open = Open the table?
web-create-open-about = You get a link and a code to send.
web-create-start = Everybody is here.
web-create-start-about = No seat is free: the game can begin.
web-own-edition = Own edition ({ $name })
web-edition-about = Cards, spaces and numbers of your own box, from a TOML file. Without one you play with the built-in data.
web-edition-choose = Choose a file
web-edition-another = Another file
web-edition-sound = { $count ->
    [0] “{ $file }” changes nothing.
    [one] “{ $file }” changes one record.
   *[other] “{ $file }” changes { $count } records.
}
web-edition-flawed = “{ $file }” cannot be played with:
web-edition-doubts = It can be played with, but is unlike what is known of the printed game:
web-edition-remove = Without this file
web-open-table = Open the table
web-start-now = Start now

## Waiting for players

web-lobby-title = The table is being laid
web-lobby-lead = { $free ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
web-lobby-waiting = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
web-lobby-waiting-about = Send the link, or let bots fill the seats.
web-lobby-ready = Everybody is here.
web-lobby-ready-about = Anyone at the table may begin.
web-fill-and-start = { $count ->
    [one] Fill with a bot and start
   *[other] Fill with bots and start
}
web-start = Start
web-leave = Get up
web-sit-down = Sit down
web-add-bot = Add a bot
web-free-seat = Free seat
web-free-seat-about = For whoever has the link
web-always-ready = Always ready
web-unseat = Ask { $name } to get up
web-your-colour = Your dynasty
web-colour-of = Dynasty of { $name }
web-here = Here
web-not-here = away
web-invite = Invite
web-invite-about = Scan it, or enter the code on the first page:
web-qr = QR code of this table
web-this-table = This table
web-join-here = Sit down with your phone
web-watch-here = Watch on your phone

## At the table

web-board = The board
web-rack = What you hold
web-players = Players
web-log = Log
web-log-empty = Nothing has happened yet.
web-on-the-table = On the table
web-facts = { $game }: what you may know
web-yes = yes
web-no = no
web-notes = Notes
web-notes-about = Only for you: notes stay in this browser.
web-earlier = Earlier
web-new-moves = New moves
web-chat = Chat
web-unread = There are new messages
web-chat-of = Chat of { $name }
web-chat-read = I read it
web-chat-allowed = allowed
web-say = Say something to the table
web-say-team = To { $names } alone
web-say-all = To the whole table
web-chat-to = Who reads it
web-chat-to-table = Table
web-chat-to-team = Team
web-command = Answer in notation
web-command-field = Notation
web-command-about = Type answers in the notation of the game. The slash key opens the field.
web-named-bot = { $name } (bot)
web-against = against { $names }
web-only-here = Nobody else can follow this link: the server answers this computer alone. To let others in, start it with
web-question = Question and answers
web-newcomer = Your first game? What is lit can be clicked; everything else is a button here.
web-newcomer-lesson = Take the lesson
web-newcomer-close = Got it
web-note-rex-3 = With three players there are no alliances: everybody plays alone.
web-note-warlords-4 = Four players are two teams of two. Team mates sit opposite each other, and a team wins together.
web-you = you
web-you-name = You
web-bot = bot
web-away = a bot stands in
web-resigned = gave up
web-seat = Seat { $seat }
web-at-home = { $leader }, at home
web-on-board = { $leader }, on { $cell }
web-points = Points
web-cell = { $cell }, { $what }
web-cell-legal = { $cell }, { $what }, legal
web-cell-land = empty land
web-cell-river = empty river
web-your-turn = Your turn
web-watching = you are watching
web-waiting = The table waits.
web-moment = One moment …
web-only-answer = Only one answer was possible: { $answer }.
web-catching-up = Look what has happened. A click on the board shows the end.
web-waiting-for = { $count ->
    [one] { $names } is thinking
   *[other] Still thinking: { $names }
}
web-paused = The game is paused.
web-sure = Sure?
web-place-at = Place at { $cell }
web-piece-to = { $piece } to { $cell }?
web-swap = { $count ->
    [one] Swap 1 tile
   *[other] Swap { $count } tiles
}
web-choose = Choose …
web-choose-this = Choose
web-number = How many
web-less = One less
web-more = One more
web-line-lost = The connection is lost. Trying again …
web-table-gone = It may have been cleared away, or the address is wrong.
web-undo = Undo
web-request = { $name } asks: { $what ->
    [undo] may the last move be taken back?
    [pause] may the game be paused?
    [resume] may the game go on?
   *[abort] may the game be broken off?
}
web-request-open = Waiting for the others
web-away-you = A bot plays for you.
web-come-back = Come back
web-out-of-time = { $name } is out of time.
web-window = Everybody may still answer.
web-minutes-left = { $count ->
    [0] Time is up
    [one] Less than a minute left
   *[other] Less than { $count } minutes left
}
web-more-time = More time
web-gone = { $name } has left for good.
web-usual-answer = Take the usual answer
web-bot-instead = Let a bot play on
web-agree = Agree
web-refuse = Refuse
web-settings = Settings
web-letters = Letters on pieces
web-letters-about = R, B, G, K in the corner of each piece.
web-turn = The board lies
web-turn-about = Upright it fills a phone.
web-turn-auto = as fits
web-turn-wide = wide
web-turn-tall = upright
web-notices = Tell me when it is my turn
web-notices-off = The browser allows no notices here.
web-whole-board = Whole board
web-asks = Ask before sending
web-asks-about = Where it hurts: wars, revolts, catastrophes, ending a turn early. A finger is asked each time.
web-asks-always = always
web-asks-risky = where it hurts
web-asks-never = never
web-held = Look what happened to you.
web-continue = Continue
web-next-you = Next: { $question }
web-next-more = Next: what happened since.
web-next-others = Next: the others play.
web-next-time = { $time } left
web-stays = What happens to you
web-stays-about = Your own battles and losses stay on screen until you continue, or for a few seconds.
web-stays-dismissed = until I continue
web-stays-seconds = { $count } s
web-sound = Sound
web-sound-about = Two soft notes when it is your turn.
web-notices-about = A notice from the browser while you look elsewhere.
web-notices-denied = The browser has been told not to show notices from here. Its own settings can change that.
web-report = Report a problem
web-screen = Shared screen
web-pause = Pause
web-resume = Go on
web-abort = Break off
web-resign = Give up
web-resign-sure = Give up: a bot plays on, and I come last
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-hours = { $count } h
web-pass-device = Pass the device to { $name }
web-pass-device-about = Nothing is shown until you uncover the table.
web-uncover = Show my tiles

## Conflicts

web-attacker = attacker
web-defender = defender
web-tie = a tie goes to the defender
web-not-yet = not known yet
web-fold = Fold away
web-revolt-show = Show the revolt
web-war-show = Show the war
web-revolt-red = Revolt of the priests
web-revolt-blue = Revolt of the farmers
web-revolt-green = Revolt of the traders
web-revolt-black = Revolt of the kings
web-war-red = War of the priests
web-war-blue = War of the farmers
web-war-green = War of the traders
web-war-black = War of the kings
web-if-wins = { $you ->
    [yes] If you win:
   *[no] If { $player } wins:
}
web-tigris-leaving = { $count ->
    [one] { $tiles } leaves
   *[other] { $tiles } leave
}
web-tigris-won = { $colour ->
    [red] { $count ->
        [one] one red point
       *[other] up to { $count } red points
    }
    [blue] { $count ->
        [one] one blue point
       *[other] { $count } blue points
    }
    [green] { $count ->
        [one] one green point
       *[other] { $count } green points
    }
   *[black] { $count ->
        [one] one black point
       *[other] { $count } black points
    }
} for { $you ->
    [yes] you
   *[no] { $player }
}
web-tigris-spared = Temples with a treasure on them or a leader beside them stay.

## Tigris & Euphrates

web-tigris-your-tiles = Your tiles
web-tigris-leaders = Leaders
web-tigris-catastrophes = Catastrophes
web-tigris-your-points = Your points; the lowest counts
web-tigris-points-red = Red
web-tigris-points-blue = Blue
web-tigris-points-green = Green
web-tigris-points-black = Black
web-tigris-in-hand = Tiles in hand
web-tigris-catastrophes-left = Catastrophes left
web-tigris-reserve = The reserve
web-tigris-bag = { $count } in the bag
web-tigris-treasures = { $count } of 10, ends at 2
web-tigris-treasures-about = Treasures on the board; with two left the game ends.
web-tigris-kingdom = kingdom
web-tigris-kingdoms = Kingdoms
web-tigris-no-kingdom = No leader stands on the board yet.
web-tigris-take-a-piece = First take a tile, a leader or a catastrophe from below.
web-tigris-counts = Each player counts the lowest colour.
web-tigris-lowest = lowest
web-tigris-took = { $count ->
    [0] No treasure
    [one] One treasure
   *[other] { $count } treasures
}
web-tigris-jokers = A treasure counts as any colour and went where it helps most. Equal lowest values: the second lowest decides.
web-tigris-course = The lowest colour, round by round
web-tigris-doing-take-action = An action, or the end of the turn.
web-tigris-doing-add-tiles = How many tiles to add to the conflict.
web-tigris-doing-pick-war = Which war comes first.
web-tigris-doing-build-monument = Whether to build a monument.
web-tigris-doing-leave-one-treasure = Which treasure stays.
web-tigris-doing-draw-from = Where the tile comes from.
web-tigris-land-region = No kingdom: no leader stands here

## The end

web-game-over = The game is over
web-wins = { $name } wins with { $points }
web-you-win = You win with { $points }
web-shared-win = Shared first place: { $names }
web-over-resigned = All others have given up.
web-aborted = The game was broken off.
web-aborted-about = Nobody has won, nobody has lost.
web-once-more = Once more?
web-rematch-about = The same people, everybody one seat on.
web-rematch-there = A table for the rematch is laid.
web-rematch = Rematch
web-to-rematch = To the rematch
web-save-record = Save record
web-last-position = The last position
web-result = Result
web-how-it-turned = How the game turned
web-round = Round { $round }.
web-peaceful = No conflict, no monument: a peaceful game.

## Rules

web-rules-about = In our own words. Every paragraph has its own address, the same in all languages.
web-search = Search
web-contents = Contents
web-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}

## Account

web-account = You
web-nobody-is = You have no name here yet. Playing gives you one.
web-guest-is = You are { $name }, a guest. Your games stay on this device.
web-account-is = You are { $name }, with an account.
web-name = Name
web-name-about = How the others see you at the table.
web-passphrase = Passphrase
web-make-account = Make an account
web-make-account-about = A name of your own and a passphrase of at least eight characters. No e-mail.
web-account-made = The account is made.
web-log-in = Log in
web-log-in-about = With the account you have.
web-logged-in = Welcome back.
web-log-out = Log out
web-logged-out = You are logged out.
web-recovery = Recovery code
web-recovery-about = Write it down: it brings you back when this device forgets you.
web-recovery-show = Show a new code
web-recovery-shown = Shown once only: write it down.
web-recovery-enter = A code you wrote down
web-recover = Come back
web-leave-here = Leave
web-leave-here-about = Deleting takes away your name, passphrase and keys, and everything you have said. Games stay, without your name.
web-delete = Delete me
web-delete-sure = Delete everything about me
web-keep = Keep
web-deleted = You are forgotten.
web-language-about = For this page, and for what the server writes to you.
web-passphrase-about = A new passphrase logs you out on all other devices.
web-passphrase-old = The old one
web-passphrase-new = The new one, at least eight characters
web-passphrase-changed = The passphrase is changed.
web-devices = Other devices
web-devices-about = Lost a phone, or logged in somewhere else? This device stays logged in; all others do not.
web-log-out-everywhere = Log out everywhere else
web-devices-done = All other devices are logged out.
web-tokens = Keys for programs
web-tokens-about = With a key a program plays in your name. It can never change your passphrase or make other keys.
web-token-label = What it is for
web-scope = It may
web-scope-bot = sit down and play
web-scope-play = open tables, play and talk
web-scope-account = also change my name and read my data
web-token-days = For
web-token-make = Make a key
web-token-revoke = Revoke
web-token-revoke-this = Revoke the key { $label }
web-token-until = until { $date }
web-token-for-good = without an end
web-data = Your data
web-data-about = All that this server keeps about you, in one file: your name, keys, tables, what you said and reported.
web-data-download = Download
web-banned = The operator of this server has banned you. You can download your data and delete your account.

## Reports to the operator

web-complaint = Report
web-complaint-line = Report this line of { $name }
web-complaint-about = Report { $name }
web-complaint-explained = The operator of this server will read it. Nobody at the table learns of it.
web-complaint-reason = Reason
web-complaint-insult = Insults or threats
web-complaint-spam = Spam
web-complaint-cheating = Cheating
web-complaint-name = An offensive name
web-complaint-other = Something else
web-complaint-comment = Anything to add?
web-complaint-send = Send the report
web-complaint-cancel = Do not send
web-complaint-sent = Thank you. The operator will look at it.

## What the server refuses; a game’s own refusals are told by the game

web-no-occasion-is-past = That moment has passed.
web-no-too-many-orders = These are too many standing orders.
web-no-other = That did not work ({ $code }).
web-no-no-connection = The server cannot be reached.
web-no-internal = Something went wrong in the server. Try again.
web-no-too-many = That was too much at once. Wait a moment.
web-no-busy = The server has too much to do right now. Try again in a moment.
web-no-took-too-long = That took too long, so it was stopped.
web-no-too-slow = The connection is too slow.
web-no-too-many-tables = You have too many tables that are not finished. Finish or leave some of them first.
web-no-too-many-sockets = You have too many tables open at once. Close some of them first.
web-no-table-is-full = So much has happened at this table that only the game itself can continue.
web-no-tokens-too-many = You have too many keys. Revoke some of them first.
web-no-links-too-many = You have made too many links. Wait ten minutes.
web-no-not-stored = It could not be stored, so nothing has changed. Try again.
web-no-wrong-origin = This page may not talk to this server.
web-no-not-found = There is nothing here.
web-no-not-signed-in = You need a name first.
web-no-no-such-table = There is no such table.
web-no-no-picture = This game has no picture of its board.
web-no-no-such-seat = There is no such seat.
web-no-seat-taken = The seat is taken.
web-no-a-person-sits-here = Somebody sits there.
web-no-table-full = Every seat is taken.
web-no-table-not-open = The game has begun already.
web-no-game-has-begun = The game has begun already.
web-no-game-has-not-begun = The game has not begun.
web-no-game-is-not-over = The game is not over.
web-no-seats-are-free = Some seats are still free.
web-no-only-the-host = Only whoever opened the table may do that.
web-no-not-at-this-table = You do not sit at this table.
web-no-not-your-seat = That is not your seat.
web-no-not-playing = No game is being played.
web-no-nothing-to-undo = You have done nothing that could be taken back.
web-no-undo-secrets-were-shown = That cannot be taken back: something hidden has been shown since.
web-no-another-request-is-open = Another request is still open.
web-no-a-bot-stands-in = A bot plays for you. Come back first.
web-no-silenced = The host has forbidden you to talk here.
web-no-banned = The operator of this server has banned you.
web-no-muted-by-operator = The operator of this server has forbidden you to talk.
web-no-not-in-scope = This key is not for that.
web-no-no-such-line = This line is not there any more.
web-no-reported-already = You have reported this already.
web-no-too-many-reports = Too many reports are waiting. Try again later.
web-no-no-team = You have no team here.
web-no-nobody-sits-there = Nobody sits there.
web-no-not-for-oneself = That is for the others to decide.
web-no-not-out-of-time = The player is there and has time left.
web-no-mutes-too-many = You do not read five hundred people already. Read some of them again first.
web-no-no-such-colour = There is no such colour.
web-no-colour-taken = Somebody has this colour already.
web-no-damaged-table = This table is damaged and cannot be opened. Tell whoever runs the server.
web-no-other-rules = This game was begun with other rules, and this version cannot continue it. It needs the version of plancia it was begun with.
web-no-nothing-said = Say something first.
web-no-rematch-is-there-already = The rematch is laid already.
web-no-name-taken = Somebody has this name already.
web-no-name-length = A name has 2 to 24 letters.
web-no-name-characters = The name has signs that cannot be shown.
web-no-passphrase-length = A passphrase has at least 8 characters.
web-no-passphrase-wrong = Name and passphrase do not belong together.
web-no-code-mistyped = The code is mistyped: one sign is wrong.
web-no-code-unknown = Nobody has this code.
