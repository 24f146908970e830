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
web-voices = Lines of bots
web-voices-about = They say something now and then, in the log.
web-says = { $name }: “{ $line }”
web-guest = guest
web-guest-name = Guest { $number }
web-nobody = Who are you?
web-home = Home
web-close = Close
web-back = Back
web-all = All
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = The link is copied.
web-reload = Reload
web-try-again = Try again
web-opening = One moment …
web-broken = This page could not be loaded.
web-broken-about = The server may have been updated.
web-incomplete = Part of this page could not be loaded. Perhaps the connection is gone, or the server was updated.
web-not-found = Page not found.
web-not-found-about = The address may be mistyped or out of date.
web-rule = Rule { $number }

## The first page

web-hello = What shall we play?
web-hello-about = With friends, with bots or with both. No account needed.
web-play-title = Play { $game }
web-play-about = { $count ->
    [one] You and a bot. Starts right away.
   *[other] You and { $count } bots. Starts right away.
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
web-scan-cannot = This browser cannot read QR codes. Use the camera app of your phone, or type the six characters below the code.
web-scan-refused = The browser may not use the camera. Use the camera app of your phone, or type the six characters below the code.
web-scan-elsewhere = No table here has this code. It may belong to another server.
web-scan-code = Type the code
web-no-board = No board in the browser: you play this game with buttons and lists.
web-home-lesson = Learn it
web-home-lesson-about = In small steps
web-home-create-about = Choose seats, clock and options
web-home-record = Open a record
web-home-record-about = Watch a game again
web-open-tables = Open tables
web-nobody-waits = No open tables.
web-nobody-waits-about = Open a table and others will find it here.
web-nothing-to-watch = No public games in progress.
web-nothing-to-watch-about = Games at public tables can be watched here.
web-more-tables = More
web-wait-for-you = { $count ->
    [one] one is waiting for you
   *[other] { $count } are waiting for you
}
web-ended = Finished
web-to-table = Go to table
web-as-guest = You play as a guest.
web-as-guest-about = Your games stay on this device.
web-status-open = waiting for players
web-status-playing = in progress
web-status-paused = paused
web-status-over = finished
web-status-aborted = abandoned

## A new table

web-create-about = Seats, clock and options, in plain words.
web-game = Game
web-seats = Seats
web-players-count = { $count } players
web-who-sits = Who takes seat { $seat }
web-kind-me = On this device
web-kind-open = Open, by link
web-kind-bot = Bot
web-another-here = Another person on this device
web-level = Level of the bots
web-clock = Clock
web-options = Options
web-pace-none = No clock
web-pace-none-about = Take all the time you like
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
web-public-seats = Anyone may join
web-public-about = Watchers see what is public, never a hand.
web-private = Only with the link
web-hot-seat = Several people at this device; it is covered between turns.
web-undo-about = You can undo a move until something new is revealed.
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
web-edition-flawed = “{ $file }” cannot be used:
web-edition-doubts = You can play with it, but it differs from what is known of the printed game:
web-edition-remove = Remove this file
web-open-table = Open the table
web-start-now = Start now

## Waiting for players

web-lobby-title = Waiting for players
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
web-lobby-ready = Ready to start.
web-lobby-ready-about = Anyone at the table can start.
web-fill-and-start = { $count ->
    [one] Fill with a bot and start
   *[other] Fill with bots and start
}
web-start = Start
web-leave = Leave seat
web-sit-down = Sit down
web-add-bot = Add a bot
web-free-seat = Free seat
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-free-seat-about = For anyone with the link
web-seat-invited = Invited, not here yet
web-unseat = Remove { $name }
web-your-colour = Your colour
web-colour-of = Colour of { $name }
web-here = Here
web-not-here = away
web-invite = Invite
web-invite-about = Scan it, or enter the code on the home page:
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
web-facts = { $game }: what you can see
web-yes = yes
web-no = no
web-notes = Notes
web-notes-about = Only for you: notes stay in this browser.
web-earlier = Earlier
web-new-moves = New moves
web-chat = Chat
web-unread = There are new messages
web-chat-of = Messages from { $name }
web-chat-read = shown to me
web-chat-allowed = allowed at this table
web-say = Say something to the table
web-say-team = To { $names } alone
web-say-all = To the whole table
web-chat-to = Send to
web-chat-to-table = Table
web-chat-to-team = Team
web-command = Answer in notation
web-command-field = Notation
web-command-about = Type answers in the notation of the game. The slash key opens the field.
web-named-bot = { $name } (bot)
web-against = against { $names }
web-only-here = Only this computer can open this link. To let others join, start the server with
web-question = Question and answers
web-newcomer = Your first game? Click a highlighted place or piece, or one of the buttons below.
web-newcomer-lesson = Take the lesson
web-newcomer-close = Got it
web-you = you
web-you-name = You
web-bot = bot
web-away = a bot is playing
web-resigned = resigned
web-seat = Seat { $seat }
web-cell = { $cell }, { $what }
web-cell-legal = { $cell }, { $what }, legal
web-your-turn = Your turn
web-watching = you are watching
web-waiting = Waiting …
web-moment = One moment …
web-only-answer = Only one answer was possible: { $answer }.
web-catching-up = See what happened. Click the board to skip ahead.
web-waiting-for = { $count ->
    [one] { $names } is thinking
   *[other] Still thinking: { $names }
}
web-paused = The game is paused.
web-sure = Sure?
web-choose = Choose …
web-choose-this = Choose
web-number = How many
web-less = One less
web-more = One more
web-line-lost = Connection lost. Reconnecting …
web-table-gone = It may have been deleted, or the address is wrong.
web-undo = Undo
web-request = { $what ->
    [undo] { $name } asks to undo the last move.
    [pause] { $name } asks to pause the game.
    [resume] { $name } asks to resume the game.
   *[abort] { $name } asks to abandon the game.
}
web-request-open = Waiting for the others
web-away-you = A bot is playing for you.
web-come-back = I am back
web-out-of-time = { $name } is out of time.
web-window = Everybody may still answer.
web-minutes-left = { $count ->
    [0] Time is up
    [one] Less than a minute left
   *[other] Less than { $count } minutes left
}
web-more-time = More time
web-gone = { $name } has left the game.
web-usual-answer = Use the default answer
web-bot-instead = Let a bot take over
web-agree = Agree
web-refuse = Decline
web-settings = Settings
web-settings-table = At the table
web-notices = Notify me when it is my turn
web-notices-off = This browser does not allow notifications here.
web-whole-board = Whole board
web-asks = Ask before sending
web-asks-about = Before risky moves. Always on touch screens.
web-asks-always = always
web-asks-risky = risky moves
web-asks-never = never
web-held = See what happened to you.
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
web-sound-about = Wood, clay, cloth and a bell: pieces, conflicts, dice, bids, and your turn.
web-sound-off = off
web-sound-of-pieces = Pieces and dice
web-sound-of-turn = My turn and the end
web-sound-of-chat = Chat
web-notices-about = A browser notification while you look elsewhere.
web-notices-denied = The browser blocks notifications from this site. You can change that in its settings.
web-report = Report a problem
web-screen = Shared screen
web-pause = Pause
web-resume = Resume
web-abort = Abandon game
web-resign = Resign
web-resign-sure = Resign: a bot takes over, and I come last
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-hours = { $count } h
web-pass-device = Pass the device to { $name }
web-pass-device-about = Nothing is shown until you uncover the table.
web-uncover = Uncover the table

## The end

web-game-over = The game is over
web-finale = { $you ->
    [yes] { $count ->
        [one] You win
       *[other] You win together: { $players }
    }
   *[no] { $count ->
        [one] { $players } wins
       *[other] { $players } win
    }
}
web-shared-win = Shared first place: { $names }
web-over-resigned = Everyone else has resigned.
web-aborted = The game was abandoned.
web-aborted-about = Nobody wins, nobody loses.
web-once-more = Play again?
web-rematch-about = The same players, each one seat further on.
web-rematch-there = A table for the rematch is open.
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-save-record = Save record
web-last-position = The last position
web-result = Result
web-how-it-turned = Turning points
web-round = Round { $round }.
web-peaceful = No turning points.

## Rules

web-rules-about = In our own words. Every paragraph has its own address, the same in all languages.
web-search = Search
web-contents = Contents
web-rules-game = Game
web-rules-rather = Rather play it?
web-rules-lesson = The lesson takes ten minutes.
web-rules-learn = Learn
web-rules-short = In short
web-rules-beside = This chapter
web-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}

## Account

web-account = You
web-nobody-is = You have no name here yet. You get one when you play.
web-guest-is = You are { $name }, a guest. Your games stay on this device.
web-account-is = You are { $name }, with an account.
web-name = Name
web-name-about = How the others see you at the table.
web-passphrase = Passphrase
web-make-account = Create an account
web-make-account-about = A name and a passphrase of at least eight characters. No e-mail needed.
web-account-made = Account created.
web-log-in = Log in
web-log-in-about = With an existing account.
web-logged-in = Welcome back.
web-log-out = Log out
web-logged-out = You are logged out.
web-recovery = Recovery code
web-recovery-about = Write it down: it lets you back in if this device loses your login.
web-recovery-stranger = If you wrote one down, it lets you back in without a passphrase.
web-recovery-show = Show a new code
web-recovery-shown = Shown once only: write it down.
web-recovery-enter = Enter your recovery code
web-recover = Recover
web-leave-here = Delete account
web-leave-here-about = This deletes your name, passphrase, keys and messages. Your games stay, without your name.
web-delete = Delete my account
web-delete-sure = Delete everything about me
web-keep = Cancel
web-deleted = Your account has been deleted.
web-language-about = For this site, and for messages from the server.
web-passphrase-about = A new passphrase logs you out on all other devices.
web-passphrase-old = Current passphrase
web-passphrase-new = New passphrase, at least eight characters
web-passphrase-changed = Passphrase changed.
web-devices = Other devices
web-devices-about = Lost a phone, or logged in somewhere else? Only this device stays logged in.
web-log-out-everywhere = Log out everywhere else
web-devices-done = All other devices are logged out.
web-tokens = Keys for programs
web-tokens-about = A program with a key plays in your name. It can never change your passphrase or create keys.
web-token-label = Purpose
web-scope = Allowed to
web-scope-bot = sit down and play
web-scope-play = open tables, play and talk
web-scope-account = also change my name and read my data
web-token-days = Valid for
web-token-make = Create a key
web-token-revoke = Revoke
web-token-revoke-this = Revoke the key { $label }
web-token-until = until { $date }
web-token-for-good = does not expire
web-data = Your data
web-data-about = Everything this server stores about you, in one file: name, keys, tables, messages and reports.
web-data-download = Download
web-banned = The operator of this server has banned you. You can download your data and delete your account.

## Reports to the operator

web-complaint = Report
web-complaint-line = Report this line of { $name }
web-complaint-about = Report { $name }
web-complaint-explained = The operator of this server will read it. Nobody at the table will know.
web-complaint-reason = Reason
web-complaint-insult = Insults or threats
web-complaint-spam = Spam
web-complaint-cheating = Cheating
web-complaint-name = An offensive name
web-complaint-other = Something else
web-complaint-comment = Anything to add?
web-complaint-send = Send the report
web-complaint-cancel = Cancel
web-complaint-sent = Thank you. The operator will look at it.

## What the server refuses; the refusals of a game are in its own file

web-no-occasion-is-past = That moment has passed.
web-no-too-many-orders = Too many standing orders.
web-no-other = That did not work ({ $code }).
web-no-no-connection = Cannot reach the server.
web-no-internal = Something went wrong on the server. Try again.
web-no-too-many = Too many requests. Wait a moment.
web-no-busy = The server has too much to do right now. Try again in a moment.
web-no-took-too-long = That took too long, so it was stopped.
web-no-too-slow = The connection is too slow.
web-no-too-many-tables = You have too many tables that are not finished. Finish or leave some of them first.
web-no-too-many-sockets = You have too many tables open at once. Close some of them first.
web-no-table-is-full = This table has reached its limit: only the game itself can continue.
web-no-tokens-too-many = You have too many keys. Revoke some of them first.
web-no-links-too-many = You have made too many links. Wait ten minutes.
web-no-not-stored = It could not be saved, so nothing has changed. Try again.
web-no-wrong-origin = This page may not use this server.
web-no-not-found = Not found.
web-no-not-signed-in = You need a name first.
web-no-account-needed = You need an account for that.
web-no-rated-game = This game is rated: moves cannot be undone.
web-no-edition-not-rated = Games with other data cannot be rated.
web-no-one-seat-each = In a rated game everybody has one seat.
web-no-nobody-to-rate = A rated game needs at least one person.
web-no-no-such-player = There is no player with this name.
web-no-no-such-friend = This person is not your friend.
web-no-no-such-invitation = This invitation no longer exists.
web-no-not-blocked = You have not blocked this person.
web-no-not-with-these = You cannot sit down at this table.
web-no-too-many-friends = There are too many people on this list. Remove some of them first.
web-no-no-such-table = This table does not exist.
web-no-no-picture = This game has no picture of its board.
web-no-no-such-seat = This seat does not exist.
web-no-seat-taken = The seat is taken.
web-no-a-person-sits-here = Someone sits there.
web-no-table-full = Every seat is taken.
web-no-table-not-open = The game has already started.
web-no-game-has-begun = The game has already started.
web-no-game-has-not-begun = The game has not started yet.
web-no-game-is-not-over = The game is not over.
web-no-seats-are-free = Some seats are still free.
web-no-only-the-host = Only the host can do that.
web-no-not-at-this-table = You are not at this table.
web-no-not-your-seat = That is not your seat.
web-no-not-playing = No game is in progress.
web-no-nothing-to-undo = You have nothing to undo.
web-no-undo-secrets-were-shown = You cannot undo this: hidden information has been revealed since.
web-no-another-request-is-open = Another request is still open.
web-no-a-bot-stands-in = A bot is playing for you. Take over again first.
web-no-silenced = The host has muted you at this table.
web-no-banned = The operator of this server has banned you.
web-no-muted-by-operator = The operator of this server has muted you.
web-no-not-in-scope = This key does not allow that.
web-no-no-such-line = This message no longer exists.
web-no-reported-already = You have already reported this.
web-no-too-many-reports = Too many reports are waiting. Try again later.
web-no-no-team = You have no team here.
web-no-no-deals = Deals are not possible at this table.
web-no-no-private-talk = Private talk is not allowed at this table.
web-no-no-such-offer = This offer is no longer open.
web-no-nothing-offered = Add a promise, a gift or an alliance first.
web-no-offered-already = You have already offered that.
web-no-too-many-offers = You cannot make any more offers in this round.
web-no-no-such-promise = This promise does not fit the deal.
web-no-impossible-promise = This promise is not possible now.
web-no-nobody-sits-there = Nobody sits there.
web-no-not-for-oneself = The others decide that.
web-no-not-out-of-time = This player is here and has time left.
web-no-mutes-too-many = You have already muted 500 people. Unmute some of them first.
web-no-no-such-colour = This colour does not exist.
web-no-colour-taken = Someone already has this colour.
web-no-damaged-table = This table is damaged and cannot be opened. Tell the operator of this server.
web-no-other-rules = This game started with other rules, and this version cannot continue it. Use the version of plancia that it started with.
web-no-nothing-said = Write something first.
web-no-rematch-is-there-already = A rematch table is already open.
web-no-name-taken = This name is taken.
web-no-name-length = A name has 2 to 24 letters.
web-no-name-characters = The name contains characters that cannot be displayed.
web-no-passphrase-length = A passphrase has at least 8 characters.
web-no-passphrase-wrong = Wrong name or passphrase.
web-no-code-mistyped = The code contains a typo: one character is wrong.
web-no-code-unknown = Nobody has this code.

## Lengths, waiting times, and the usual table

web-length-minutes-range = { $first } to { $last } min
web-length-minutes = about { $count } min
web-length-hours = about { $count } h
web-asked-since = since { $time }
web-usual-save = Save as my usual
web-usual-saved = Saved. You can use it for your next table.
web-usual = Your usual: { $game }, { $players }, { $pace }.
web-usual-use = Use it
web-which-bot = Bot for seat { $seat }
web-which-character = Character for seat { $seat }
